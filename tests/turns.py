#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that together.py leaves nothing out: between them, the turns run every row of every test, and each runs all
that has no rows."""
import collections
import itertools
import pathlib
import stat
import sys
import tempfile

import together

# What a test program says for -datatags. Names of rows have blanks, colons and more in them.
TOLD = """ATest rounds classic
ATest rounds deluxe, six people
ATest rounds a: b
ATest rounds 4
ATest rounds 5
ATest alone
ATest few this
ATest few that one
BTest single lobby
BTest single rules
BTest single table
"""


def rows_run(command, functions):
    """The rows, as (function, row), that a test with this command runs; the row is empty for a function without."""
    for word in command[1:]:
        function, _, row = word.partition(":")
        for each in [row] if row else functions[function] or [""]:
            yield function, each


def main():
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program"
        program.write_text(f"#!/bin/sh\ncat <<'END'\n{TOLD}END\n", encoding="utf-8")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        long = {"LABELS": ["qml", together.IN_TURN]}
        functions = together.rows_of("program", [str(program)], {})
        expected = {(function, row) for function, rows in functions.items() for row in rows or [""]}
        if len(expected) != len(TOLD.splitlines()):
            problems.append(f"of {len(TOLD.splitlines())} lines these are understood: {sorted(expected)}")
        a = [function for function in functions if function != "single"]
        tests = [("a", [str(program), *a], long),
                 *((f"b_{row}", [str(program), f"single:{row}"], long) for row in functions["single"]),
                 ("whole", ["other", "rounds"], {"LABELS": ["qml"]})]
        for n in range(1, 9):
            times = collections.Counter()
            for k in range(1, n + 1):
                run = list(together.in_turn(iter(tests), (k, n)))
                if ("whole", ["other", "rounds"], {"LABELS": ["qml"]}) not in run:
                    problems.append(f"turn {k}/{n}: a test that isn't in turn isn't run whole")
                rows = list(itertools.chain.from_iterable(rows_run(command, functions)
                                                          for name, command, _ in run if name != "whole"))
                times.update(rows)
                for function in functions:
                    if not any(name == function for name, _ in rows):
                        problems.append(f"turn {k}/{n}: nothing of {function} is run")
            for row in sorted(expected - times.keys()):
                problems.append(f"turns of {n}: {row} is never run")
            for (function, row), count in times.items():
                if row and count > 1 and len(functions[function]) >= n:
                    problems.append(f"turns of {n}: {function}:{row} is run {count} times")
    print("\n".join(problems))
    return 1 if problems else 0


sys.exit(main())
