#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one comparison, sign, constant or factor of the engine at a time and sees whether a test notices.

    tests/mutation/mutate.py --build build/dev [--only settlement] [--sample 12 --seed 1] [--list]

The build folder must hold built tests (TESTS below) made with Ninja. Almost all changes are put
into one build, each behind a switch (switches.h), and chosen when the tests run; what can't be switched (array sizes, case
labels, headers) is compiled one at a time. All of it happens in a folder of its own; the sources are not touched.
Prints the survivors that tests/mutation/equivalent.txt does not explain, and exits with 1 if there is one.
"""
import argparse
import dataclasses
import os
import pathlib
import random
import re
import resource
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = [f"engine/{name}" for name in ("settlement.cpp", "settling.cpp", "questions.cpp", "betting.cpp", "round.cpp",
                                       "cards.cpp", "script.cpp", "cards.h")] + ["base/money.cpp"]
TESTS = ["tst_clauses", "tst_commands", "tst_questions", "tst_values", "tst_properties"]  # the quickest to tell first

RULES = [(re.compile(pattern), replacements) for pattern, replacements in [
    (r"(?<= )==(?= )", ["!="]),
    (r"(?<= )!=(?= )", ["=="]),
    (r"(?<= )<(?= )", ["<=", ">="]),
    (r"(?<= )<=(?= )", ["<", ">"]),
    (r"(?<= )>(?= )", [">=", "<="]),
    (r"(?<= )>=(?= )", [">", "<"]),
    (r"(?<= )&&(?= )", ["||"]),
    (r"(?<= )\|\|(?= )", ["&&"]),
    (r"(?<=[ (])!(?=[A-Za-z(])", [""]),
    (r"(?<=[\w)\]] )\+(?= )", ["-"]),
    (r"(?<=[\w)\]] )-(?= )", ["+"]),
    (r"(?<=[\w)\]] )\*(?= )", ["/"]),
    (r"(?<=[\w)\]] )/(?= )", ["*"]),
    (r"(?<=[\w)\]] )%(?= )", ["*"]),
    (r"\+=", ["-="]),
    (r"-=", ["+="]),
    (r"(?<![\w.'])\d+(?![\w.'])", ["+1", "-1"]),
    (r"\btrue\b", ["false"]),
    (r"\bfalse\b", ["true"]),
    (r"\.half\(\)", [""]),
]]
LOOP = re.compile(r"\bfor \(\w+ \w+ = 0; ")  # where counting loops start is no rule of the game


@dataclasses.dataclass(frozen=True)
class Mutant:
    name: str
    line: int
    column: int
    what: str
    shown: str
    at: int
    end: int
    was: str
    becomes: str

    def text(self):
        text = (ROOT / "src" / self.name).read_text()
        return text[:self.at] + self.becomes + text[self.end:]


def blanked(text):
    """The text with comments, string and character literals and preprocessor lines replaced by spaces."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<![0-9])\'(?:\\.|[^\'\\\n])\'|^[ \t]*#[^\n]*', re.S | re.M)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def mutants():
    """Every change, in the order of the sources."""
    for name in FILES:
        text = (ROOT / "src" / name).read_text()
        code = blanked(text)
        starts = [0] + [match.end() for match in re.finditer("\n", code)]
        for number, start in enumerate(starts, 1):
            line = code[start:code.find("\n", start) if "\n" in code[start:] else len(code)]
            if "static_assert" in line or line.startswith("inline constexpr") or "using " in line:
                continue
            loop = LOOP.search(line)
            for pattern, replacements in RULES:
                for match in pattern.finditer(line):
                    if loop and loop.start() <= match.start() < loop.end():
                        continue
                    for replacement in replacements:
                        if replacement in ("+1", "-1"):
                            value = int(match.group()) + int(replacement)
                            if value < 0:
                                continue
                            replacement = str(value)
                        at, end = start + match.start(), start + match.end()
                        shown = text[start:text.find("\n", start)].strip()
                        what = f"{match.group()} -> {replacement or 'nothing'}"
                        yield Mutant(name, number, match.start() + 1, what, shown, at, end, match.group(), replacement)


class Bench:
    """Knows how the build folder compiles and links."""

    def __init__(self, build):
        self.build = pathlib.Path(build).resolve()
        self.links = {}
        self.compiles = {}
        for test in TESTS:
            lines = subprocess.run(["ninja", "-C", str(self.build), "-t", "commands", f"bin/{test}"], check=True,
                                   capture_output=True, text=True).stdout.splitlines()
            self.links[test] = lines[-1].removeprefix(": && ").removesuffix(" && :")
            for line in lines:
                found = re.search(r" -c (\S+\.cpp)$", line)
                if found and " -o " in line:
                    source = pathlib.Path(found.group(1))
                    self.compiles[(test if "tests" in source.parts else "", "/".join(source.parts[-2:]))] = line

    def command(self, key, source, target, include):
        command = shlex.split(self.compiles[key])
        command = [word for word in command if not word.endswith("ccache")]
        for option in ("-MD", "-MT", "-MF"):
            if option in command:
                at = command.index(option)
                del command[at:at + (1 if option == "-MD" else 2)]
        command[command.index("-o") + 1] = str(target)
        command[command.index("-c") + 1] = str(source)
        command = [word for word in command if not re.match(r"-(O|g|W)", word)] + ["-O0", "-w", "-D_GLIBCXX_ASSERTIONS"]
        if include:
            command[1:1] = ["-I", str(include)]
        return command

    def compile(self, key, source, target, include=None):
        return subprocess.run(self.command(key, source, target, include), cwd=self.build, capture_output=True).returncode == 0

    def errors(self, key, source, target):
        """What the compiler says against it; nothing where it compiles."""
        done = subprocess.run(self.command(key, source, target, None), cwd=self.build, capture_output=True, text=True)
        return None if done.returncode == 0 else done.stderr

    def link(self, test, folder, archives, objects):
        words = shlex.split(self.links[test])
        words[words.index("-o") + 1] = str(folder / test)
        swapped = []
        for word in words:
            name = os.path.basename(word)
            if word.endswith(".a") and name in archives:
                word = str(archives[name])
            elif word.endswith(".cpp.o") and name in objects:
                word = str(objects[name])
            swapped.append(word)
        swapped.insert(1, "-fuse-ld=gold")
        done = subprocess.run(swapped, cwd=self.build, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)

    def archive(self, folder, floor, changed):
        """The floor's library with these object files in place of its own."""
        original = self.build / "src" / floor / f"libopenshoe_{floor}.a"
        copy = folder / original.name
        copy.write_bytes(original.read_bytes())
        subprocess.run(["ar", "r", str(copy)] + [str(path) for path in changed], check=True, capture_output=True)
        return {original.name: copy}


def bounded():
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (6, 6))  # many times what a test takes; a loop without end is noticed so


def notices(program, commands, active=-1):
    """Whether the test fails, crashes or does not end."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", OPENSHOE_COMMANDS=str(commands), OPENSHOE_MUTANT=str(active))
    try:
        return subprocess.run([str(program), "-maxwarnings", "10"], env=environment, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, timeout=300, preexec_fn=bounded).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def try_mutant(bench, mutant, commands):
    """The name of the test that notices, "does not compile", or "" for a survivor."""
    name = mutant.name
    with tempfile.TemporaryDirectory(prefix="mutant-") as scratch:
        folder = pathlib.Path(scratch)
        source = folder / "src" / name
        source.parent.mkdir(parents=True)
        source.write_text(mutant.text())
        floor = name.split("/")[0]
        if name.endswith(".h"):
            return try_header(bench, folder, commands)
        target = folder / (source.name + ".o")
        if not bench.compile(("", name), source, target):
            return "does not compile"
        return run_tests(bench, folder, bench.archive(folder, floor, [target]), {}, TESTS, commands)


def run_tests(bench, folder, archives, objects, tests, commands):
    for test in tests:
        bench.link(test, folder, archives, objects)
        if notices(folder / test, commands):
            return test
    return ""


def try_header(bench, folder, commands):
    """A header is in every object file: first the values' test alone, then the engine and the clauses with it."""
    def compiled(key, original):
        target = folder / (original.name + ".o")
        return target if bench.compile(key, original, target, folder / "src") else None

    objects = {}
    for test in ("tst_values", "tst_clauses"):
        target = compiled((test, f"engine/{test}.cpp"), ROOT / "tests/engine" / f"{test}.cpp")
        if not target:
            return "does not compile"
        objects[target.name] = target
        archives = {}
        if test == "tst_clauses":
            sources = [key for key in bench.compiles if not key[0] and key[1].startswith("engine/")]
            engine = [compiled(key, ROOT / "src" / key[1]) for key in sources if (ROOT / "src" / key[1]).exists()]
            archives = bench.archive(folder, "engine", engine)
        found = run_tests(bench, folder, archives, objects, [test], commands)
        if found:
            return found
    return ""


OPERATORS = {"==": "EQ", "!=": "NE", "<": "LT", "<=": "LE", ">": "GT", ">=": "GE", "+": "ADD", "-": "SUB", "*": "MUL", "/": "DIV",
             "%": "MOD"}
# Where a constant must be one for the compiler too.
FIXED = re.compile(r"constexpr|\bcase \d|std::array<|\[\d+\] =")


def switch(group):
    """The text that stands for an operator or constant with all its changes: [(number, mutant), …]."""
    numbers = [number for number, _ in group]
    first, was = numbers[0], group[0][1].was
    second = numbers[1] if len(numbers) > 1 else -1
    if was in ("&&", "||"):
        kind = "true" if was == "&&" else "false"
        return f"&& mutation::set<{first}, {kind}>() || mutation::get<{first}, {kind}>() &&"
    if was == "!":
        return f"mutation::Not<{first}>{{}} ->* "
    if was == "+=":
        return f"+= mutation::Plus<{first}>{{}} +="
    if was == "-=":
        return f"-= mutation::Minus<{first}>{{}} -="
    if was in ("true", "false"):
        return f"mutation::truth({was}, {first})"
    if was.isdigit():
        return f"mutation::number({was}, {first}, {second})"
    changes = [OPERATORS[mutant.becomes] for _, mutant in group] + ["NE"]
    return f"{was} mutation::Infix<mutation::{OPERATORS[was]}, mutation::{changes[0]}, mutation::{changes[1]}, {first}, {second}>{{}} {was}"


class Switched:
    """One build with every change that can be switched."""

    def __init__(self, bench, chosen, folder):
        self.bench, self.folder = bench, folder
        self.numbers = {}
        archives = {}
        for floor in ("engine", "base"):
            changed = [self.compile(name, [(number, mutant) for number, mutant in enumerate(chosen) if mutant.name == name])
                       for name in sorted({m.name for m in chosen}) if name.startswith(floor) and name.endswith(".cpp")]
            if changed:
                archives |= bench.archive(folder, floor, changed)
        for test in TESTS:
            bench.link(test, folder, archives, {})
            if notices(folder / test, 4000):
                raise RuntimeError(f"{test} fails with no change at all")

    def compile(self, name, numbered):
        """Compiles the file with its switches; where the compiler refuses a line, that line keeps its words."""
        source = ROOT / "src" / name
        text = source.read_text()
        lines = text.split("\n")
        target = self.folder / (source.name + ".o")
        kept = {m.line for _, m in numbered if FIXED.search(lines[m.line - 1])}
        for _ in range(20):
            groups = {}
            for number, mutant in numbered:
                if mutant.line not in kept and mutant.was != ".half()":
                    groups.setdefault((mutant.at, mutant.end), []).append((number, mutant))
            changed = text
            for (at, end), group in sorted(groups.items(), reverse=True):
                changed = changed[:at] + switch(group) + changed[end:]
            written = self.folder / source.name
            written.write_text(f'#include "{ROOT}/tests/mutation/switches.h"\n#line 1 "{source.name}"\n' + changed)
            errors = self.bench.errors(("", name), written, target)
            if errors is None:
                self.numbers |= {mutant: number for group in groups.values() for number, mutant in group}
                return target
            refused = {int(line) for line in re.findall(rf"{re.escape(source.name)}:(\d+):", errors)}
            if not refused - kept:
                raise RuntimeError(errors)
            kept |= refused
        raise RuntimeError(f"{name} can't be switched")

    def verdict(self, mutant, commands):
        for test in TESTS:
            if notices(self.folder / test, commands, self.numbers[mutant]):
                return test
        return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build/dev")
    parser.add_argument("--only", default="", help="mutants whose file:line contains this")
    parser.add_argument("--sample", type=int, default=0, help="so many, picked by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commands", type=int, default=4000, help="random commands a game in tst_properties")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()

    every = list(mutants())
    chosen = [m for m in every if options.only in f"{m.name}:{m.line}:"]
    if options.sample:
        chosen = random.Random(options.seed).sample(chosen, min(options.sample, len(chosen)))
    if options.list:
        for m in chosen:
            print(f"{m.name}:{m.line}:{m.column}  {m.what}   {m.shown}")
        print(len(chosen), "mutants")
        return 0

    equivalent = set()
    for line in (ROOT / "tests/mutation/equivalent.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            equivalent.add(tuple(part.strip() for part in line.split(" # ")[0].split(" ## ")))
    bench = Bench(options.build)
    counts = {}
    unexplained = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        switched = Switched(bench, chosen, pathlib.Path(scratch))
        for m in chosen:
            verdict = switched.verdict(m, options.commands) if m in switched.numbers else try_mutant(bench, m, options.commands)
            if not verdict:
                explained = (m.name, m.what, m.shown) in equivalent
                verdict = "survive, explained" if explained else "SURVIVE"
                if not explained:
                    unexplained += 1
                    print(f"{m.name} ## {m.what} ## {m.shown} # line {m.line}, column {m.column}", flush=True)
            counts[verdict] = counts.get(verdict, 0) + 1
    print(", ".join(f"{verdict}: {count}" for verdict, count in sorted(counts.items())), f"of {len(chosen)} mutants")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
