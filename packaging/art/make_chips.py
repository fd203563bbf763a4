#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the chips: a flat disc with edge spots, its rim showing below, its denomination legible at 28 pixels."""
import math

from glyphs import text, text_width
from picture import arc, resources, sector, svg

INLAY = "#fdfbf5"
STEP = 11  # Theme.chipStep × 100

# file: (caption, body, dark body, spots, dark spots, ink, pattern)
CHIPS = {
    "0.1": (".10", "#8a969c", "#616b70", "#fdfbf5", "#bdb9ae", "#39434a", "six"),
    "0.5": (".50", "#4f9cc4", "#356f8e", "#fdfbf5", "#bdb9ae", "#1d4d68", "six"),
    "1": ("1", "#efeade", "#b5ae9d", "#3c6aa8", "#294a77", "#23262b", "six"),
    "2.5": ("2.5", "#dd7f9b", "#a2556d", "#fdfbf5", "#bdb9ae", "#8a3650", "six"),
    "5": ("5", "#b8323c", "#7e2028", "#fdfbf5", "#bdb9ae", "#8d1f29", "six"),
    "25": ("25", "#1f7d4f", "#135435", "#fdfbf5", "#bdb9ae", "#125736", "six"),
    "100": ("100", "#282b32", "#131519", "#fdfbf5", "#bdb9ae", "#1d2025", "six"),
    "500": ("500", "#68459a", "#452c69", "#fdfbf5", "#bdb9ae", "#472b73", "six"),
    "1000": ("1K", "#dd7c22", "#9a5414", "#fdfbf5", "#bdb9ae", "#8c4406", "six"),
    "5000": ("5K", "#1d5d91", "#123d61", "#e2b557", "#a07d36", "#123f66", "pairs"),
    "25000": ("25K", "#b5487b", "#7c2f53", "#e2b557", "#a07d36", "#7d2450", "pairs"),
    "100000": ("100K", "#6d4a2d", "#452e1b", "#e2b557", "#a07d36", "#4f3119", "pairs"),
    "1000000": ("1M", "#d3a848", "#957431", "#1d2025", "#0e1013", "#4f3a0c", "pairs"),
    "0": ("*", "#2fa8a0", "#1d6f69", "#2fa8a0", "#1d6f69", "#1d6f69", "six"),  # what the house stakes: no denomination
}


def spots(pattern, cy, inner, outer, colour):
    art = ""
    for i in range(6):
        middle = i * 60 + 30
        if pattern == "six":
            art += sector(50, cy, inner, outer, middle - 11, middle + 11, colour)
        else:
            art += sector(50, cy, inner, outer, middle - 14, middle - 3, colour)
            art += sector(50, cy, inner, outer, middle + 3, middle + 14, colour)
    return art


def star(cx, cy, radius, colour):
    points = ""
    for i in range(10):
        angle, reach = math.radians(i * 36 - 90), radius if i % 2 == 0 else radius * .42
        points += f"{'L' if i else 'M'}{cx + reach * math.cos(angle):.2f} {cy + reach * math.sin(angle):.2f}"
    return f'<path fill="{colour}" d="{points}Z"/>'


def chip(caption, body, dark, spot, dark_spot, ink, pattern):
    low, top, radius = 50 + STEP, 50, 49.5
    art = f'<circle cx="50" cy="{low}" r="{radius}" fill="{dark}"/>' + spots(pattern, low, 30, radius, dark_spot)
    # The straight part of the rim, between the lower and the upper disc.
    art += f'<path fill="{dark}" d="M.5 50V{low}H12V50ZM99.500 50V{low}H88V50Z"/>'
    art += f'<circle cx="50" cy="{top}" r="{radius}" fill="{body}"/>' + spots(pattern, top, 39, radius, spot)
    art += f'<circle cx="50" cy="{top}" r="{radius - .6}" fill="none" stroke="{dark}" stroke-width="1.2"/>'
    art += f'<circle cx="50" cy="{top}" r="37.500" fill="none" stroke="{spot}" stroke-width="1.4"/>'
    art += f'<circle cx="50" cy="{top}" r="34" fill="{INLAY}"/>'
    art += arc(50, top, 34, 180, 360, dark, 1)
    if caption == "*":
        return svg(art + star(50, top, 25, ink), 100, 100 + STEP)
    high, squeeze = {1: (44, 1), 2: (39, .92), 3: (33, .86), 4: (29, .72)}[len(caption)]
    if caption.startswith("."):
        high, squeeze = 35, .92
    widest = 59
    while text_width(caption, high, 8, squeeze) > widest:
        high -= .5
    art += text(caption, 50, top - high / 2, high, ink, 8, squeeze)
    return svg(art, 100, 100 + STEP)


def main():
    folder = resources() / "chips"
    folder.mkdir(parents=True, exist_ok=True)
    for name, parts in CHIPS.items():
        (folder / f"{name}.svg").write_text(chip(*parts))


if __name__ == "__main__":
    main()
