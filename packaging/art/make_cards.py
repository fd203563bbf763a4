#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the deck: 52 faces, three backs, shadows. Standard library only; writes resources/cards and the chip shadow.

One set of faces serves both decks: for four colours the image provider replaces the clubs' black and diamonds' red.
SVG Tiny 1.2 throughout (QtSvg): no filters, clips, masks, classes or fonts.
"""
import math

from courts import BLACK, GOLD, PAPER, RED, Ink, half, sash
from glyphs import suit, text, text_width
from picture import arc, png, resources, smooth, svg

WIDTH, HEIGHT = 250, 350
RADIUS = 15
LEFT, MIDDLE, RIGHT = 87, 125, 163
TOP, BOTTOM = 62, 288
PIP = 46

# The classical pip layout: (column, height as a share of the way from the top row to the bottom row).
PLACES = {
    "2": [("m", 0), ("m", 1)],
    "3": [("m", 0), ("m", .5), ("m", 1)],
    "4": [("l", 0), ("r", 0), ("l", 1), ("r", 1)],
    "5": [("l", 0), ("r", 0), ("m", .5), ("l", 1), ("r", 1)],
    "6": [("l", 0), ("r", 0), ("l", .5), ("r", .5), ("l", 1), ("r", 1)],
    "7": [("l", 0), ("r", 0), ("m", .25), ("l", .5), ("r", .5), ("l", 1), ("r", 1)],
    "8": [("l", 0), ("r", 0), ("m", .25), ("l", .5), ("r", .5), ("m", .75), ("l", 1), ("r", 1)],
    "9": [("l", 0), ("r", 0), ("l", 1 / 3), ("r", 1 / 3), ("m", .5), ("l", 2 / 3), ("r", 2 / 3), ("l", 1), ("r", 1)],
    "T": [("l", 0), ("r", 0), ("m", 1 / 6), ("l", 1 / 3), ("r", 1 / 3), ("l", 2 / 3), ("r", 2 / 3), ("m", 5 / 6),
          ("l", 1), ("r", 1)],
}


def stock():
    return (f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="{RADIUS}" fill="{PAPER}" '
            f'stroke="#b9b2a3" stroke-width="1"/>')


def twice(half_art):
    """A drawing and the same drawing upside down."""
    return (f'<defs><g id="h">{half_art}</g></defs><use xlink:href="#h"/>'
            f'<use xlink:href="#h" transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"/>')


def index(rank, sign, colour):
    name = "10" if rank == "T" else rank
    squeeze = {"T": .72, "K": .88, "Q": .88}.get(rank, 1.0)
    high, centre = 52, 31
    width = text_width(name, high, 6, squeeze)
    return text(name, max(centre, 9 + width / 2), 15, high, colour, 6, squeeze) + suit(sign, centre, 90, 36, colour)


def pips(rank, sign, colour):
    columns = {"l": LEFT, "m": MIDDLE, "r": RIGHT}
    parts = []
    for column, share in PLACES[rank]:
        y = TOP + share * (BOTTOM - TOP)
        parts.append(suit(sign, columns[column], y, PIP, colour, turned=share > .5))
    return "".join(parts)


def ace(sign, colour):
    if sign != "S":
        return suit(sign, MIDDLE, 175, 134 if sign == "D" else 116, colour)
    # The project's emblem: arcs of an open shoe, inside the spade.
    art = suit("S", MIDDLE, 172, 168, colour)
    for radius in (14, 24, 34):
        art += arc(MIDDLE, 196, radius, 205, 335, PAPER if radius != 24 else GOLD, 4)
    art += f'<circle cx="{MIDDLE}" cy="194" r="4.5" fill="{GOLD}"/>'
    return art


def face(rank, sign):
    colour = RED if sign in "HD" else BLACK
    body = stock()
    if rank == "A":
        body += twice(index(rank, sign, colour)) + ace(sign, colour)
    elif rank in PLACES:
        body += twice(index(rank, sign, colour)) + pips(rank, sign, colour)
    else:
        ink = Ink(sign)
        figure = f'<g transform="translate(125 175)">{half(rank + sign)}</g>'
        body += twice(figure)
        body += f'<g transform="translate(125 175)">{sash(ink, rank)}</g>'
        # Whatever sticks out of the frame is covered in the card's own colour, so no clipping is needed.
        body += (f'<path fill="{PAPER}" fill-rule="evenodd" d="M8 8H242V342H8ZM54 22V328H196V22Z"/>'
                 f'<rect x="54" y="22" width="142" height="306" rx="3" fill="none" stroke="{colour}" '
                 f'stroke-width="2"/>')
        corner = index(rank, sign, colour)
        body += corner + f'<g transform="rotate(180 125 175)">{corner}</g>'
    return svg(body, WIDTH, HEIGHT)


BACKS = {
    # name: (ground, arcs, fine arcs, border line)
    "brass": ("#2a2419", "#c9a35a", "#7d6534", "#c9a35a"),
    "midnight": ("#17304f", "#8fb0d6", "#3f638f", "#d7e3f1"),
    "claret": ("#561a28", "#d99aa4", "#8d3c4c", "#f0d9d6"),
}


def back(name):
    ground, strong, fine, line = BACKS[name]
    x0, y0, x1, y1 = 13, 13, 237, 337
    body = stock() + f'<rect x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}" rx="8" fill="{ground}"/>'
    # An open shoe from above: arcs fan out from the mouth at the middle of each short side.
    fan = ""
    for i in range(1, 14):
        radius = 13 * i
        fan += fan_arc(125, y1, radius, x0, x1, y0, 175, strong if i % 3 == 0 else fine, 3.4 if i % 3 == 0 else 1.8)
    body += (f'<defs><g id="h">{fan}</g></defs><use xlink:href="#h"/><use xlink:href="#h" transform="rotate(180 125 '
             f'175)"/>')
    body += f'<circle cx="125" cy="175" r="30" fill="{ground}" stroke="{strong}" stroke-width="3"/>'
    for radius in (8, 15, 22):
        body += arc(125, 175, radius, 200, 340, strong, 2.6) + arc(125, 175, radius, 20, 160, strong, 2.6)
    body += (f'<path fill="{PAPER}" fill-rule="evenodd" d="M4 15V335Q4 346 15 346H235Q246 346 246 335V15Q246 4 235 '
             f'4H15Q4 4 4 15Z'
             f'M21 13H229Q237 13 237 21V329Q237 337 229 337H21Q13 337 13 329V21Q13 13 21 13Z"/>')
    body += f'<rect x="17" y="17" width="216" height="316" rx="6" fill="none" stroke="{line}" stroke-width="1.6"/>'
    return svg(body, WIDTH, HEIGHT)


def fan_arc(cx, cy, radius, x0, x1, y0, middle, colour, width):
    """The part of an upper semicircle that is inside x0 … x1 and below the card's middle."""
    start = 180.0
    if radius > cx - x0:
        start = 180 + math.degrees(math.acos((cx - x0) / radius))
    if cy - radius * math.sin(math.radians(start - 180)) < middle:
        return ""
    if cy - radius >= middle:
        return arc(cx, cy, radius, start, 540 - start, colour, width)
    top = 180 + math.degrees(math.asin((cy - middle) / radius))
    return arc(cx, cy, radius, start, top, colour, width) + arc(cx, cy, radius, 540 - top, 540 - start, colour, width)


def soft_rectangle(size=64, margin=24):
    """A blurred rectangle to be stretched as nine patches."""
    half_side, corner = size / 2 - margin / 2, 10

    def alpha(x, y):
        dx, dy = abs(x + .5 - size / 2) - (half_side - corner), abs(y + .5 - size / 2) - (half_side - corner)
        distance = math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner
        return 0, smooth(.5 - distance / margin)

    return png(size, size, alpha)


def soft_disc(size=96):
    def alpha(x, y):
        distance = math.hypot(x + .5 - size / 2, y + .5 - size / 2) / (size / 2)
        return 0, smooth((1 - distance) / .36)

    return png(size, size, alpha)


def main():
    root = resources()
    cards = root / "cards"
    cards.mkdir(parents=True, exist_ok=True)
    (root / "chips").mkdir(exist_ok=True)
    for sign in "SHDC":
        for rank in "A23456789TJQK":
            (cards / f"{rank}{sign}.svg").write_text(face(rank, sign))
    for name in BACKS:
        (cards / f"back-{name}.svg").write_text(back(name))
    (cards / "shadow.png").write_bytes(soft_rectangle())
    (root / "chips" / "shadow.png").write_bytes(soft_disc())


if __name__ == "__main__":
    main()
