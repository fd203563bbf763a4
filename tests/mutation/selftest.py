#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that mutate.py can be trusted: it finds what can be changed, notices wrong changes, and not equivalent ones.

    tests/mutation/selftest.py --build build/dev
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

import mutants
from bench import Bench, tests_of
from mutate import EXPLAINED, Switched, explained, try_alone
from mutants import Finder

EXAMPLE = """
enum class Way : int { Up, Down };
int pay(bool won, int stake, Way way) {
    if (won && stake > 0)
        return way == Way::Up ? stake * 2 : 0;
    stake += 1;
    note(stake);
    return -1;
}
"""
FOUND = ["> -> >=", "> -> <=", "== -> !=", "* -> /", "+= -> -=", "&& -> ||", "won -> true", "stake > 0 -> true",
         "if (…) -> true", "if (…) -> false",
         "… ? -> true", "… ? -> false", "0 -> 1", "2 -> 3", "2 -> 1", "0 -> 1", "1 -> 2", "1 -> 0", "1 -> 2", "1 -> 0",
         "Up -> Down",
         "statement -> nothing", "statement -> nothing"]


def finds():
    with tempfile.TemporaryDirectory() as scratch:
        (pathlib.Path(scratch) / "engine").mkdir()
        (pathlib.Path(scratch) / "engine/example.cpp").write_text(EXAMPLE)
        before, mutants.SOURCES = mutants.SOURCES, pathlib.Path(scratch)
        try:
            found = sorted(m.what for m in Finder("engine/example.cpp").found)
        finally:
            mutants.SOURCES = before
    assert found == sorted(FOUND), f"found {found}"


def chosen_ones():
    """A change that must be noticed, and one of the same file that is explained as equivalent."""
    found = Finder("engine/questions.cpp").found
    wrong = next(m for m in found if m.what == "rules.insurance.offered -> true")
    known = explained()
    equal = next(m for m in found if m.key() in known and m.group[0] == "logic")
    return wrong, equal


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    options = parser.parse_args()
    finds()
    wrong, equal = chosen_ones()
    bench = Bench(options.build, tests_of(wrong.name), 2)
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        together = Switched(bench, [wrong, equal], pathlib.Path(scratch), 1000)
        assert together.verdict(wrong) == "tst_clauses", "a hand that beats the dealer's loses, and no test notices"
        assert together.verdict(equal) == "", f"noticed, though equal: {equal}"
    # The same changes compiled alone.
    assert try_alone(bench, wrong, 1000) == "tst_clauses"
    assert try_alone(bench, equal, 1000) == ""
    # And the script's own verdict: an equivalent change that nobody explained is a survivor, and fails the run.
    with tempfile.NamedTemporaryFile("w") as nothing:
        run = [sys.executable, str(EXPLAINED.with_name("mutate.py")), "--build", options.build, "--commands", "1000",
               "--only", f"{equal.name}:{equal.line}:"]
        assert subprocess.run([*run, "--explained", nothing.name], capture_output=True).returncode == 1
    print("what is wrong is noticed, what is equal survives")


if __name__ == "__main__":
    main()
