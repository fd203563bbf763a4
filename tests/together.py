#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the tests of several builds into one queue for ctest.

  together.py [--turn K/N] FOLDER BUILD[=LABELS] …

Writes a FOLDER for `ctest --test-dir FOLDER` that has every test of each BUILD folder, or those with a label that the
regular expression LABELS fits, as asan/tst_bounds and dev/tst_bounds. Tests that wait, for a window or a disk, then run
beside tests that compute, and the processors run out of work only once, not at the end of each build's tests. A test of
the window or its models, which waits most of the time, takes one place of ctest's -j, any other takes three. Tests that
no cost puts first run in the order of the BUILDs.

--turn: of the tests declared IN_TURN, each function with rows of data runs only every Nth row, from the Kth on, and at
least one; functions without rows run as always. Turns 1/N to N/N have all rows between them.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys


WAITING = {"qml", "models", "app"}
IN_TURN = "in-turn"


def quoted(value):
    return f"[==[{';'.join(map(str, value)) if isinstance(value, list) else value}]==]"


def tests_of(build, labels):
    told = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], capture_output=True, text=True)
    if told.returncode != 0:
        sys.exit(f"together.py: {build}: ctest finds no tests there\n{told.stdout}{told.stderr}".rstrip())
    for test in json.loads(told.stdout)["tests"]:
        properties = {each["name"]: each["value"] for each in test.get("properties", [])}
        if labels and not any(re.search(labels, label) for label in properties.get("LABELS", [])):
            continue
        if "command" not in test:
            sys.exit(f"together.py: {build}: {test['name']}: its program is not built")
        yield test["name"], test["command"], properties


def rows_of(name, command, properties):
    """The test class's functions, in order, with the names of their rows."""
    environment = dict(each.split("=", 1) for each in properties.get("ENVIRONMENT", []))
    told = subprocess.run([*command, "-datatags"], capture_output=True, text=True, env=os.environ | environment)
    if told.returncode != 0:
        sys.exit(f"together.py: {name}: its rows can't be listed\n{told.stdout}{told.stderr}".rstrip())
    functions = {}
    for line in told.stdout.splitlines():
        function, _, row = line.partition(" ")[2].partition(" ")
        functions.setdefault(function, []).extend([row] if row else [])
    return functions


def turn_of(rows, turn):
    """Those of the rows whose turn it is."""
    k, n = turn
    return rows[k - 1::n] or rows[(k - 1) % len(rows):][:1]


def in_turn(tests, turn):
    """The tests, with what is run of each in this turn; a test that is a single row may not be among them."""
    listed = {}
    for name, command, properties in tests:
        if IN_TURN not in properties.get("LABELS", []):
            yield name, command, properties
            continue
        # The program, the class in it if there are several, and functions or a row, if not all are meant.
        own = [word for word in command[1:] if not word.startswith("tst_")]
        program = command[:len(command) - len(own)]
        key = tuple(program)
        if key not in listed:
            listed[key] = rows_of(name, program, properties)
        functions = listed[key]
        if len(own) == 1 and ":" in own[0]:
            function, _, row = own[0].partition(":")
            if row in turn_of(functions[function], turn):
                yield name, command, properties
            continue
        chosen = []
        for function in own or functions:
            rows = functions[function]
            chosen += [f"{function}:{row}" for row in turn_of(rows, turn)] if rows else [function]
        yield name, program + chosen, properties


def a_turn(text):
    fits = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if not fits or int(fits[1]) > int(fits[2]):
        raise argparse.ArgumentTypeError(f"{text}: K/N is needed, with K from 1 to N, such as 2/3")
    return int(fits[1]), int(fits[2])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turn", type=a_turn, default=(1, 1), metavar="K/N")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("builds", nargs="+", metavar="BUILD[=LABELS]")
    told = parser.parse_args()
    lines = []
    for which in told.builds:
        build, _, labels = which.partition("=")
        before = len(lines)
        tests = tests_of(build, labels)
        for name, command, properties in tests if told.turn == (1, 1) else in_turn(tests, told.turn):
            name = quoted(f"{pathlib.Path(build).name}/{name}")  # a test may be in several builds
            lines.append(f"add_test({name} {' '.join(map(quoted, command))})\n")
            properties["PROCESSORS"] = 1 if WAITING & set(properties.get("LABELS", [])) else 3
            settings = " ".join(f"{key} {quoted(value)}" for key, value in properties.items())
            lines.append(f"set_tests_properties({name} PROPERTIES {settings})\n" if settings else "")
        if len(lines) == before:
            sys.exit(f"together.py: {which}: no test fits")
    told.folder.mkdir(parents=True, exist_ok=True)
    (told.folder / "CTestTestfile.cmake").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
