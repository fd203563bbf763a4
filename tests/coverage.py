#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints which lines of each floor the tests reached.

    tests/coverage.py BUILD [--least engine=95,storage=95] [--show engine]

BUILD is a folder built with the coverage preset in which the tests have been run. Counts the lines that gcov calls
executable in every source and header under src/, without exceptions; a line counts as reached if any object file's copy
of it was. Prints one row per floor, and the lines not reached in the floors named by --show (all: every floor). Exits
with 1 if a floor is below its least.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def lines_of(note):
    """{(file, line): count} for one object file."""
    # If there are no counts (the program never ran), the notes file alone still names the lines.
    done = subprocess.run(["gcov", "--json-format", "--stdout", str(note)], cwd=note.parent, capture_output=True,
                          text=True, check=True)
    found = collections.Counter()
    for document in done.stdout.splitlines():
        read = json.loads(document)
        for file in read["files"]:
            path = pathlib.Path(os.path.normpath(os.path.join(read["current_working_directory"], file["file"])))
            if not path.is_relative_to(ROOT / "src"):
                continue
            for line in file["lines"]:
                found[str(path.relative_to(ROOT / "src")), line["line_number"]] += line["count"]
    return found


def ranges(numbers):
    """[3, 4, 5, 9] as "3-5 9"."""
    words = []
    for number in sorted(numbers):
        if words and words[-1][1] == number - 1:
            words[-1][1] = number
        else:
            words.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in words)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--least", default="", help="floor=percent, …")
    parser.add_argument("--show", default="", help="floors, or all")
    options = parser.parse_args()
    least = {floor: float(percent) for floor, percent in (part.split("=") for part in options.least.split(",") if part)}

    notes = [path for path in options.build.resolve().rglob("*.gcno") if "mocs_compilation" not in path.name
             and "qrc_" not in path.name]
    if not notes:
        sys.exit(f"{options.build}: nothing here was compiled for coverage")
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lines_of, notes):
            counts.update(found)

    files = collections.defaultdict(dict)
    for (name, line), count in counts.items():
        files[name][line] = count
    floors = collections.defaultdict(list)
    for name in sorted(files):
        floors[name.split("/")[0]].append(name)
    low = []
    print(f"{'floor':10} {'lines':>6} {'reached':>8}")
    for floor, names in sorted(floors.items()):
        total = sum(len(files[name]) for name in names)
        reached = sum(1 for name in names for count in files[name].values() if count)
        percent = 100 * reached / total
        needed = least.get(floor)
        low += [floor] if needed is not None and percent < needed else []
        print(f"{floor:10} {total:6} {percent:7.1f} %" + (f"   (at least {needed:g})" if needed is not None else ""))
    low += [floor for floor in least if floor not in floors]
    show = set(floors) if options.show == "all" else set(options.show.split(",")) | set(low)
    for floor in sorted(show & set(floors)):
        for name in floors[floor]:
            missed = [line for line, count in files[name].items() if not count]
            if missed:
                print(f"{name}: {ranges(missed)}")
    if low:
        print("below what is asked for:", ", ".join(low))
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
