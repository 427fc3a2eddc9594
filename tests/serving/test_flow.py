"""Whoever says too much is listened to more slowly, and never lost."""

from __future__ import annotations

from companion.serving.flow import Flow


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_passes_at_once() -> None:
    flow = Flow(a_second=10, burst=5, clock=Clock())
    assert [flow.wait_s() for _ in range(5)] == [0] * 5


def test_what_goes_beyond_it_waits_for_its_share_of_a_second() -> None:
    flow = Flow(a_second=10, burst=5, clock=Clock())
    for _ in range(5):
        flow.wait_s()
    assert [round(flow.wait_s(), 3) for _ in range(3)] == [0.1, 0.2, 0.3]


def test_silence_makes_up_for_it() -> None:
    clock = Clock()
    flow = Flow(a_second=10, burst=5, clock=clock)
    for _ in range(10):
        flow.wait_s()
    clock.now += 60
    assert [flow.wait_s() for _ in range(5)] == [0] * 5
