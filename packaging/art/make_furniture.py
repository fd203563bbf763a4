#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what stands on the table: the shoe, the discard tray, the dealer's chip rack, all seen from above."""
from make_chips import CHIPS
from picture import arc, resources, svg

WOOD, WOOD_LIGHT, WOOD_DARK = "#33251c", "#5b4433", "#1e1510"
METAL, METAL_LIGHT = "#b8934c", "#e0c07c"
CARD, CARD_EDGE = "#fdfbf5", "#c9c2b2"


def box(x, y, w, h, r, fill, stroke="none", width=0):
    return (f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{width}"/>')


def shoe():
    """Its mouth is on the left; cards stand on edge in it, and the next one shows at the mouth. 160 × 120."""
    art = box(6, 6, 148, 108, 12, WOOD_DARK) + box(6, 4, 148, 106, 12, WOOD) + box(9, 7, 142, 4, 2, WOOD_LIGHT)
    # The well, and the edges of the remaining cards
    art += box(46, 18, 96, 80, 4, "#120d0a")
    for i in range(22):
        art += box(62 + i * 3.4, 22, 2.4, 72, .8, CARD if i % 2 else "#e9e4d6")
    # The weight behind the cards
    art += box(133, 20, 8, 76, 2, METAL) + box(134.5, 22, 1.5, 72, .7, METAL_LIGHT)
    # The slope down to the mouth, the next card lying on it
    art += f'<path fill="{WOOD_LIGHT}" d="M10 16L58 20V96L10 100Z"/>'
    art += f'<path fill="{CARD}" stroke="{CARD_EDGE}" stroke-width=".8" d="M14 24L58 26V90L14 92Z"/>'
    art += '<path fill="#2a2419" d="M18 28.500L56 30V86L18 87.500Z"/>'
    art += arc(37, 58, 9, 200, 340, "#c9a35a", 2) + arc(37, 58, 16, 200, 340, "#c9a35a", 1.6)
    art += arc(37, 58, 9, 20, 160, "#c9a35a", 2) + arc(37, 58, 16, 20, 160, "#c9a35a", 1.6)
    # The lip with its notch for the thumb
    art += f'<path fill="{METAL}" d="M6 14L13 15V46A12 12 0 0 1 13 70V101L6 102Z"/>'
    art += f'<path fill="{METAL_LIGHT}" d="M6 14L8.500 14.300V101.700L6 102Z"/>'
    return svg(art, 160, 120)


def tray():
    """The empty discard tray; the window adds the cards. 120 × 150, cards at (20, 16), 80 × 112."""
    art = '<rect x="6" y="4" width="108" height="142" rx="10" fill="#000" fill-opacity=".28"/>'
    art += '<rect x="8" y="4" width="104" height="138" rx="9" fill="#fff" fill-opacity=".10"/>'
    art += ('<rect x="9" y="5" width="102" height="136" rx="8" fill="none" stroke="#ffffff" stroke-opacity=".30" '
            'stroke-width="1.6"/>')
    art += (f'<path fill="none" stroke="{METAL}" stroke-width="3" stroke-linecap="round" '
            'd="M16 22V16Q16 12 20 12H26M104 22V16Q104 12 100 12H94M16 124V130Q16 134 20 134H26M104 124V130Q104 134 '
            '100 134H94"/>')
    return svg(art, 120, 150)


def rack():
    """Rows of chips on edge in a wooden tray. 300 × 64."""
    art = box(2, 4, 296, 60, 10, WOOD_DARK) + box(2, 2, 296, 58, 10, WOOD) + box(6, 5, 288, 3, 1.5, WOOD_LIGHT)
    values = ["1000", "500", "100", "25", "5", "1"]
    for i, value in enumerate(values):
        x = 10 + i * 47.2
        _, body, dark, spots, dark_spots, _, _ = CHIPS[value]
        art += box(round(x, 1), 12, 44, 42, 4, "#120d0a")
        for j in range(10):
            cx = round(x + 2 + j * 4.05, 2)
            art += box(cx, 14, 3.7, 38, 1.4, body) + box(cx, 46, 3.7, 6, 1.4, dark)
            art += box(cx, 20 + (j % 3) * 1.5, 3.7, 5, .6, spots) + box(cx, 33 + (j % 2) * 2, 3.7, 5, .6, spots)
    return svg(art, 300, 64)


def main():
    folder = resources() / "table"
    folder.mkdir(parents=True, exist_ok=True)
    for name, art in (("shoe", shoe()), ("tray", tray()), ("rack", rack())):
        (folder / f"{name}.svg").write_text(art)


if __name__ == "__main__":
    main()
