# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by all drawing scripts: the SVG frame, arcs, PNG bytes."""
import math
import pathlib
import struct
import sys
import zlib

from glyphs import number


def resources():
    """The folder to write to: the first argument, or the repository's resources."""
    return pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2] / "resources"


def svg(body, width, height):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
            f'baseProfile="tiny" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n')


def polar(cx, cy, radius, degrees):
    angle = math.radians(degrees)
    return f"{number(cx + radius * math.cos(angle))} {number(cy + radius * math.sin(angle))}"


def arc(cx, cy, radius, start, end, colour, width):
    """An arc; `start` and `end` are in degrees, clockwise from three o'clock."""
    large = 1 if end - start > 180 else 0
    return (f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" d="M{polar(cx, cy, radius, start)}'
            f'A{number(radius)} {number(radius)} 0 {large} 1 {polar(cx, cy, radius, end)}"/>')


def sector(cx, cy, inner, outer, start, end, colour):
    """A segment of a ring."""
    return (f'<path fill="{colour}" d="M{polar(cx, cy, outer, start)}A{outer} {outer} 0 0 1 {polar(cx, cy, outer, end)}'
            f'L{polar(cx, cy, inner, end)}A{inner} {inner} 0 0 0 {polar(cx, cy, inner, start)}Z"/>')


def png(width, height, pixel):
    """The bytes of an RGBA picture; `pixel(x, y)` returns (grey 0 … 255, alpha 0 … 1)."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            grey, alpha = pixel(x, y)
            rows += bytes((grey, grey, grey, max(0, min(255, round(255 * alpha)))))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b""))


def smooth(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)
