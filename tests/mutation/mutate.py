#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one thing in the rules at a time and checks whether a test notices.

    tests/mutation/mutate.py --build build/dev [--only settlement] [--sample 40 --seed 1] [--list]
    tests/mutation/mutate.py --build build/dev --data          the numbers and words of the six rule-set files

The build folder must be a Ninja build with built tests (bench.py). All changes are put into one build, each behind a
switch (switches.h), and chosen when the tests run; what can't be switched is compiled as a change of its own.
Everything happens in a temporary folder; the sources are not touched.
Prints the survivors that equivalent.txt does not explain, and exits with 1 if there is one or if an explained one is
noticed.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import random
import re
import resource
import sys
import tempfile

from bench import SWITCHES, Bench, notices, tests_of
from data import DATA_TESTS, data_changes, try_data
from mutants import SOURCES, Finder, switched

FILES = [f"engine/{name}" for name in ("settlement.cpp", "settling.cpp", "sidebets.cpp", "staking.cpp",
                                       "questions.cpp", "betting.cpp", "round.cpp", "cards.cpp", "script.cpp",
                                       "rules.cpp", "state.cpp", "fold.cpp", "cards.h", "state.h")]
FILES += ["base/money.cpp", "base/money.h", "session/round/betslip.cpp"]
EXPLAINED = pathlib.Path(__file__).with_name("equivalent.txt")


class Switched:
    """One build with every change that can be switched."""

    def __init__(self, bench, chosen, folder, commands):
        self.folder, self.commands = folder, commands
        self.numbers = {}
        changed = {}
        for name in sorted({m.name for m in chosen}):
            changed[name] = self.accepted(bench, name,
                                          [(number, m) for number, m in enumerate(chosen) if m.name == name])
        tests = sorted({test for name in changed for test in tests_of(name)})
        if list(bench.build_tests(folder, changed, tests, ("-include", str(SWITCHES)))) != tests:
            raise RuntimeError("the switches don't compile together")
        self.seconds = {}
        for test in tests:
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            if notices(folder / test, commands, seconds=60):
                raise RuntimeError(f"{test} fails with no change at all")
            self.seconds[test] = 2 + int(4 * (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before))

    def accepted(self, bench, name, numbered):
        """Writes the file with its switches; a line that the compiler refuses keeps its original text."""
        path = self.folder / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = set()
        sources = [source for source in bench.compiles if str(source) == f"src/{name}"]
        for _ in range(30):
            taken = [(number, m) for number, m in numbered if m.line not in kept and m.group[0] != "single"]
            path.write_text(switched((SOURCES / name).read_text(), taken))
            probe = path
            if not sources:  # a header: any file that includes it
                probe = self.folder / "probe.cpp"
                probe.write_text(f'#include "{name}"\n')
            source = sources[0] if sources else pathlib.Path("src/engine/round.cpp")
            errors = bench.compile(source, probe, self.folder / "probe.o", self.folder / "src",
                                   ("-include", str(SWITCHES)))
            if errors is None:
                self.numbers |= {m: number for number, m in taken}
                return path
            refused = {int(line) for line in re.findall(rf"{re.escape(name)}:(\d+):", errors)} - kept
            if not refused:
                raise RuntimeError(errors)
            kept |= refused
        raise RuntimeError(f"{name} can't be switched")

    def verdict(self, m):
        return next((test for test in tests_of(m.name)
                     if notices(self.folder / test, self.commands, self.numbers[m], self.seconds[test])), "")


def try_alone(bench, m, commands):
    """The test that notices the change compiled alone, "does not compile", or "" for a survivor."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as scratch:
        folder = pathlib.Path(scratch)
        path = folder / "src" / m.name
        path.parent.mkdir(parents=True)
        path.write_text(m.text())
        compiles = False
        for test in bench.build_tests(folder, {m.name: path}, tests_of(m.name)):
            compiles = True
            if notices(folder / test, commands):
                return test
        return "" if compiles else "does not compile"


def explained(path=EXPLAINED):
    """{key: reason}"""
    found = {}
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            words, reason = line.split(" # ", 1)
            found[tuple(part.strip() for part in words.split(" ## "))] = reason
    return found


def judge(bench, chosen, options):
    """Yields (mutant, verdict): the test that notices, "does not compile", or "" for a survivor."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        try:
            together = Switched(bench, chosen, pathlib.Path(scratch), options.commands)
        except RuntimeError as error:
            raise SystemExit(str(error)[-4000:]) from error
        print(f"{len(together.numbers)} changes in one build, {len(chosen) - len(together.numbers)} compiled alone",
              flush=True)

        def verdict(m):
            found = together.verdict(m) if m in together.numbers else ""
            # A survivor is tried again: a switch in a constant expression, such as a table's, does nothing.
            return found or try_alone(bench, m, options.commands)

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            yield from zip(chosen, pool.map(verdict, chosen))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build/dev")
    parser.add_argument("--only", default="", help="mutants whose file:line: contains this")
    parser.add_argument("--sample", type=int, default=0, help="so many, picked by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--commands", type=int, default=4000, help="random commands a game in tst_properties")
    parser.add_argument("--again", type=pathlib.Path, help="a --log: only what survived there")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--log", help="a file for every mutant's verdict")
    parser.add_argument("--data", action="store_true")
    parser.add_argument("--explained", type=pathlib.Path, default=EXPLAINED)
    options = parser.parse_args()

    if options.data:
        every = data_changes()
    else:
        finders = [Finder(name) for name in FILES]
        every = [m for finder in finders for m in finder.found]
        passed = sum((collections.Counter(finder.passed) for finder in finders), collections.Counter())
        print(len(every), "changes; passed by:", ", ".join(f"{count} {reason}" for reason, count in passed.items()),
              flush=True)
    chosen = [m for m in every if options.only in f"{m.name}:{m.line}:"]
    if options.again:
        survived = {line.split(" | ")[1] for line in options.again.read_text().splitlines()
                    if line.startswith("SURVIVES")}
        chosen = [m for m in chosen if str(m) in survived]
    if options.sample:
        chosen = random.Random(options.seed).sample(chosen, min(options.sample, len(chosen)))
    if options.list:
        for m in chosen:
            print(m, f"# line {m.line}, column {m.column}")
        return 0

    known = explained(options.explained)
    tests = DATA_TESTS if options.data else sorted({test for m in chosen for test in tests_of(m.name)})
    bench = Bench(options.build, tests, options.jobs)
    counts = collections.Counter()
    failures = 0
    log = open(options.log, "w") if options.log else None
    for m, verdict in try_data(bench, chosen, options) if options.data else judge(bench, chosen, options):
        if log:
            print(verdict or "SURVIVES", "|", m, f"| line {m.line}, column {m.column}", file=log, flush=True)
        if verdict and m.key() in known:
            print(f"noticed by {verdict}, though explained as equal: {m}", flush=True)
            failures += 1
        if not verdict and m.key() not in known:
            print(f"{m} # line {m.line}, column {m.column}", flush=True)
            failures += 1
        counts[verdict or ("survives, explained" if m.key() in known else "SURVIVES")] += 1
    gone = known.keys() - {m.key() for m in every} if not options.data else ()
    for key in sorted(gone):
        print("explained, but no such change:", " ## ".join(key))
    print(", ".join(f"{verdict}: {count}" for verdict, count in sorted(counts.items())), f"of {len(chosen)} changes")
    return 1 if failures or gone else 0


if __name__ == "__main__":
    sys.exit(main())
