#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes CHANGELOG.md in the format of Debian's packages: make_changelog.py CHANGELOG.md OUT.gz."""
import datetime
import gzip
import pathlib
import re
import sys
import textwrap

source, out = sys.argv[1:]
pages = []
for version, date, text in re.findall(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)\n+(.*?)(?=\n## |\Z)",
                                      pathlib.Path(source).read_text(), re.M | re.S):
    items = "\n".join(textwrap.fill(" ".join(item.split()), 78, initial_indent="  * ", subsequent_indent="    ")
                      for item in re.split(r"^- ", text, flags=re.M) if item.strip())
    day = datetime.datetime.fromisoformat(date).strftime("%a, %d %b %Y 12:00:00 +0000")
    pages.append(f"openshoe ({version}) unstable; urgency=medium\n\n{items}\n\n"
                 f" -- The Open Shoe maintainers <maintainers@openshoe.example>  {day}\n")
if not pages:
    sys.exit(f"{source}: no '## VERSION (YYYY-MM-DD)' in it")
with open(out, "wb") as file, gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
    packed.write("\n".join(pages).encode())
