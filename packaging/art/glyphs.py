# SPDX-License-Identifier: GPL-3.0-or-later
"""The project's own letters, digits and suit signs as SVG paths. Cap height 100, left edge 0; drawn, not taken from a
font."""

STROKE = 17

# name: (width, [(how, path)]), where how is "f" for filled (even-odd) or "s" for stroked with STROKE.
GLYPHS = {
    "A": (80, [("f", "M0 100 30 0H50L80 100H61L54 77H26L19 100ZM31 61H49L40 29Z")]),
    "0": (68, [("s", "M34 8.5C50 8.5 59.500 24 59.500 50C59.500 76 50 91.500 34 91.500C18 91.500 8.500 76 8.500 50"
                     "C8.500 24 18 8.500 34 8.500Z")]),
    "1": (40, [("f", "M20 0H38V100H19V23L3 32V13Z")]),
    "2": (70, [("s", "M9.500 32C9.500 17 20 8.500 34.500 8.500C49.500 8.500 59.500 17 59.500 30"
                     "C59.500 43 51 51 40 61L12 87.500V91.500H65")]),
    "3": (70, [("s", "M9 28C12 15 21 8.500 33.500 8.500C48 8.500 57 16.500 57 27.500C57 39.500 48 47 34 47H26"),
               ("s", "M34 47C51 47 60.500 55.500 60.500 69C60.500 83 50 91.500 34 91.500C20 91.500 11 84.500 8 72")]),
    "4": (76, [("f", "M42 0H62V63H75V79H62V100H44V79H0V63ZM44 26L19 63H44Z")]),
    "5": (70, [("s", "M59 8.500H17L13.500 50C19 43 27 39.500 35 39.500C51 39.500 61 50 61 65"
                     "C61 81 50 91.500 34 91.500C20 91.500 11 85 8 73")]),
    "6": (70, [("s", "M57 21C52 12.500 45 8.500 37 8.500C18 8.500 9 26 9 55C9 79 19 91.500 35.500 91.500"
                     "C51 91.500 61 81.500 61 66.500C61 51.500 51 42 36.500 42C22 42 11.500 51 9.500 63")]),
    "7": (68, [("f", "M1 0H67V15L34 100H13L46 17H1Z")]),
    "8": (70, [("s", "M35 8.500C49 8.500 57.500 16 57.500 27.500C57.500 39 49 46.500 35 46.500"
                     "C21 46.500 12.500 39 12.500 27.500C12.500 16 21 8.500 35 8.500Z"),
               ("s", "M35 46.500C51 46.500 61 55 61 69C61 83 51 91.500 35 91.500C19 91.500 9 83 9 69"
                     "C9 55 19 46.500 35 46.500Z")]),
    "9": (70, [("s", "M13 79C18 87.500 25 91.500 33 91.500C52 91.500 61 74 61 45C61 21 51 8.500 34.500 8.500"
                     "C19 8.500 9 18.500 9 33.500C9 48.500 19 58 33.500 58C48 58 58.500 49 60.500 37")]),
    "J": (58, [("s", "M49.500 0V64C49.500 82 42 91.500 28.500 91.500C15 91.500 8 83 8 67"), ("s", "M24 8.500H50")]),
    "Q": (80, [("s", "M39 8.500C58 8.500 69.500 24 69.500 50C69.500 76 58 91.500 39 91.500"
                     "C20 91.500 8.500 76 8.500 50C8.500 24 20 8.500 39 8.500Z"),
               ("s", "M43 66L76 101")]),
    "K": (78, [("f", "M0 0H19V100H0ZM53 0H76L19 69V41ZM28 50L43 36L79 100H56Z")]),
    "M": (92, [("f", "M0 100V0H22L46 55L70 0H92V100H74V40L53 86H39L18 40V100Z")]),
    ".": (20, [("f", "M0 80H20V100H0Z")]),
}

SUITS = {
    "H": "M0 47C-9 33-47 12-47-17C-47-34-36-45-22-45C-11-45-3-39 0-28C3-39 11-45 22-45C36-45 47-34 47-17"
         "C47 12 9 33 0 47Z",
    "D": "M0-50C9-31 22-13 39 0C22 13 9 31 0 50C-9 31-22 13-39 0C-22-13-9-31 0-50Z",
    "S": "M0-50C8-33 46-10 46 15C46 29 36 37 25 37C16 37 9 33 4 25C5 37 9 45 17 50H-17C-9 45-5 37-4 25"
         "C-9 33-16 37-25 37C-36 37-46 29-46 15C-46-10-8-33 0-50Z",
    "C": "M-13-8A22 22 0 1 1 13-8C11-5 8-1 7 2C10-2 15-7 24-7A22 22 0 1 1 5 20C5 35 9 44 17 50H-17C-9 44-5 35-5 20"
         "A22 22 0 1 1-24-7C-15-7-10-2-7 2C-8-1-11-5-13-8Z",
}


def number(value):
    """A coordinate without superfluous digits."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def glyph(name, x, y, height, colour, squeeze=1.0):
    """One glyph with its top left corner at (x, y)."""
    scale = height / 100
    parts = []
    for how, path in GLYPHS[name][1]:
        if how == "f":
            parts.append(f'<path fill="{colour}" fill-rule="evenodd" d="{path}"/>')
        else:
            parts.append(f'<path fill="none" stroke="{colour}" stroke-width="{STROKE}" stroke-linejoin="miter" '
                         f'd="{path}"/>')
    return (f'<g transform="translate({number(x)} {number(y)}) scale({number(scale * squeeze)} '
            f'{number(scale)})">{"".join(parts)}</g>')


def text_width(text, height, gap=10, squeeze=1.0):
    scale = height / 100 * squeeze
    return sum(GLYPHS[c][0] for c in text) * scale + gap * scale * (len(text) - 1)


def text(string, centre_x, top, height, colour, gap=10, squeeze=1.0):
    """A line of glyphs centred on `centre_x`."""
    x = centre_x - text_width(string, height, gap, squeeze) / 2
    parts = []
    for c in string:
        parts.append(glyph(c, x, top, height, colour, squeeze))
        x += (GLYPHS[c][0] + gap) * height / 100 * squeeze
    return "".join(parts)


def suit(name, x, y, size, colour, turned=False):
    """A suit sign centred on (x, y), `size` high."""
    scale = number(size / 100)
    flip = f"-{scale}" if turned else scale
    return f'<path fill="{colour}" transform="translate({number(x)} {number(y)}) scale({flip})" d="{SUITS[name]}"/>'
