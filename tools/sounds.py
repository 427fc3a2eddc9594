"""Makes the app's five short sounds from sine waves: `python -m tools.sounds`."""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050  # samples a second
FOLDER = Path(__file__).resolve().parent.parent / "companion" / "assets" / "sounds"

Tone = Callable[[float], float]
"""Loudness from -1 to 1 at a moment in seconds."""


def ring(pitch: float, fade: float, *overtones: float) -> Tone:
    """A struck note: Hz, how fast it fades (1/s), and overtones as multiples of the pitch."""

    def at(moment: float) -> float:
        parts = [math.sin(2 * math.pi * pitch * over * moment) for over in (1.0, *overtones)]
        return math.exp(-fade * moment) * sum(parts) / len(parts)

    return at


def after(start: float, tone: Tone) -> Tone:
    """A tone that begins later, in seconds."""
    return lambda moment: tone(moment - start) if moment >= start else 0.0


def together(*tones: Tone) -> Tone:
    """Several tones at once."""
    return lambda moment: sum(tone(moment) for tone in tones) / len(tones)


# Seconds, all under 0.6, and the tone.
SOUNDS: dict[str, tuple[float, Tone]] = {
    "tap": (0.08, ring(520, 60)),
    "bell": (0.55, ring(1760, 7, 2.76, 5.4)),
    "door": (0.35, together(ring(140, 12, 1.5), after(0.12, ring(90, 14)))),
    "tick": (0.1, ring(2200, 50)),
    "timer": (0.58, together(*(after(0.14 * n, ring(1480, 14, 2)) for n in range(4)))),
}


def write(name: str, seconds: float, tone: Tone) -> None:
    """One sound as a mono WAV file, faded in and out so that nothing clicks."""
    count = int(seconds * RATE)
    edge = RATE // 200
    frames = bytearray()
    for sample in range(count):
        soft = min(1.0, sample / edge, (count - sample) / edge)
        loud = max(-1.0, min(1.0, tone(sample / RATE) * soft * 0.8))
        frames += struct.pack("<h", int(loud * 32_767))
    FOLDER.mkdir(parents=True, exist_ok=True)
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(frames))


def main() -> None:
    for name, (seconds, tone) in SOUNDS.items():
        write(name, seconds, tone)


if __name__ == "__main__":
    main()
