#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's icon: an ace of spades coming out of the arcs of an open shoe, on felt. 128 × 128."""
from picture import arc, resources, svg

FELT, FELT_DARK, BRASS, CARD, CARD_EDGE, INK = "#0f5b45", "#0a4030", "#c9a35a", "#fdfbf5", "#c9c2b2", "#1b1d22"


def spade(x, y, size):
    """A spade with its tip at (x, y), `size` high."""
    s = size / 40
    return (f'<path fill="{INK}" d="M{x} {y}C{x - 3 * s:.2f} {y + 9 * s:.2f} {x - 17 * s:.2f} {y + 15 * s:.2f} '
            f'{x - 17 * s:.2f} {y + 25 * s:.2f}C{x - 17 * s:.2f} {y + 32 * s:.2f} {x - 8 * s:.2f} {y + 35 * s:.2f} '
            f'{x - 2.5 * s:.2f} {y + 29 * s:.2f}C{x - 3 * s:.2f} {y + 34 * s:.2f} {x - 5 * s:.2f} {y + 38 * s:.2f} '
            f'{x - 8 * s:.2f} {y + 40 * s:.2f}H{x + 8 * s:.2f}C{x + 5 * s:.2f} {y + 38 * s:.2f} {x + 3 * s:.2f} '
            f'{y + 34 * s:.2f} {x + 2.5 * s:.2f} {y + 29 * s:.2f}C{x + 8 * s:.2f} {y + 35 * s:.2f} {x + 17 * s:.2f} '
            f'{y + 32 * s:.2f} {x + 17 * s:.2f} {y + 25 * s:.2f}C{x + 17 * s:.2f} {y + 15 * s:.2f} {x + 3 * s:.2f} '
            f'{y + 9 * s:.2f} {x} {y}Z"/>')


def icon():
    art = f'<rect x="4" y="4" width="120" height="120" rx="26" fill="{FELT_DARK}"/>'
    art += f'<rect x="4" y="4" width="120" height="117" rx="26" fill="{FELT}"/>'
    for radius, width in ((33, 3), (43, 2.6), (53, 2.2)):
        art += arc(64, 76, radius, 195, 345, BRASS, width)
    art += f'<g transform="rotate(-9 64 72)"><rect x="37" y="36" width="54" height="76" rx="7" fill="{CARD_EDGE}"/>'
    art += f'<rect x="37" y="35" width="54" height="75.500" rx="7" fill="{CARD}"/>{spade(64, 48, 50)}</g>'
    return svg(art, 128, 128)


folder = resources() / "app"
folder.mkdir(parents=True, exist_ok=True)
(folder / "openshoe.svg").write_text(icon())
