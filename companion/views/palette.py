"""Blackcurrant and custard: the colours, light and dark, and what a seat looks like."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """Colour by role; ``on_x`` is what stands on ``x``."""

    surface: str
    card: str
    container: str
    high: str
    on_surface: str
    on_variant: str
    outline: str
    outline_variant: str
    primary: str
    on_primary: str
    primary_container: str
    on_primary_container: str
    secondary: str
    on_secondary: str
    secondary_container: str
    on_secondary_container: str
    tertiary: str
    on_tertiary: str
    tertiary_container: str
    on_tertiary_container: str
    leaving: str
    on_leaving: str
    leaving_container: str
    on_leaving_container: str
    error: str
    on_error: str
    error_container: str
    on_error_container: str
    blueberry_container: str
    on_blueberry_container: str
    hero: str
    hero_high: str
    on_hero: str = "#FFF3F5"
    on_hero_variant: str = "#EBC8D5"
    hero_accent: str = "#FFCB5F"
    on_hero_accent: str = "#2C1A00"


LIGHT = Palette(
    surface="#FFF6EE",
    card="#FFFFFF",
    container="#FBE8DA",
    high="#F3DAC8",
    on_surface="#2B1120",
    on_variant="#654653",
    outline="#866572",
    outline_variant="#E8D2C6",
    primary="#AD1049",
    on_primary="#FFFFFF",
    primary_container="#FFD8E2",
    on_primary_container="#46001C",
    secondary="#3C6A2A",
    on_secondary="#FFFFFF",
    secondary_container="#D6EEBD",
    on_secondary_container="#12280A",
    tertiary="#785000",
    on_tertiary="#FFFFFF",
    tertiary_container="#FFD780",
    on_tertiary_container="#2C1A00",
    leaving="#A63A00",
    on_leaving="#FFFFFF",
    leaving_container="#FFCBAA",
    on_leaving_container="#3B1400",
    error="#B3261E",
    on_error="#FFFFFF",
    error_container="#FFDAD5",
    on_error_container="#410003",
    blueberry_container="#DCE4FF",
    on_blueberry_container="#0F1F57",
    hero="#3F1130",
    hero_high="#5C2549",
)
DARK = Palette(
    surface="#190D15",
    card="#281A23",
    container="#35252F",
    high="#44323D",
    on_surface="#FCEBF0",
    on_variant="#DCC0CB",
    outline="#A48894",
    outline_variant="#523E49",
    primary="#FFB0C6",
    on_primary="#5D0027",
    primary_container="#86103D",
    on_primary_container="#FFD9E3",
    secondary="#B7DD96",
    on_secondary="#163608",
    secondary_container="#2F531B",
    on_secondary_container="#D6EEBD",
    tertiary="#FFCB5F",
    on_tertiary="#412B00",
    tertiary_container="#5C4100",
    on_tertiary_container="#FFDFA6",
    leaving="#FFB68A",
    on_leaving="#4F1E00",
    leaving_container="#7A3208",
    on_leaving_container="#FFDCC8",
    error="#FFB4AB",
    on_error="#690005",
    error_container="#8C1D18",
    on_error_container="#FFDAD5",
    blueberry_container="#2B3B78",
    on_blueberry_container="#DCE4FF",
    hero="#4C1838",
    hero_high="#682C50",
)


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat is told by colour, shape, monogram and name together."""

    colour: str
    fill: str
    monogram: str
    shape: str


SEATS = (
    SeatLook("Blueberry", "#234C9F", "#FFFFFF", "circle"),
    SeatLook("Apricot", "#F48B3F", "#2B1120", "triangle"),
    SeatLook("Matcha", "#0C7460", "#FFFFFF", "square"),
    SeatLook("Lemon", "#F8D24C", "#2B1120", "diamond"),
    SeatLook("Damson", "#6E2150", "#FFFFFF", "hexagon"),
    SeatLook("Icing", "#A9D3F5", "#2B1120", "scallop"),
)
