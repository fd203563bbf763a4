# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles changed sources beside a build folder's own objects, relinks its tests and runs them."""
import concurrent.futures
import os
import pathlib
import re
import resource
import shlex
import subprocess

from mutants import ROOT

# The quickest to notice something first.
ENGINE_TESTS = ["tst_clauses", "tst_sidebets", "tst_dealerbust", "tst_staking", "tst_questions", "tst_commands",
                "tst_values", "tst_fold", "tst_grounds", "tst_properties"]
# A floor's changes must be noticed by its own tests.
TESTS = {"engine": ENGINE_TESTS, "base": ENGINE_TESTS, "session": ["tst_betslip"]}
# The program that a test is part of, if its floor has a single one.
PROGRAMS = {test: "tests_engine" for test in ENGINE_TESTS} | {"tst_rulesjson": "tests_formats"}
SWITCHES = ROOT / "tests/mutation/switches.h"


def tests_of(name):
    tests = TESTS[name.split("/")[0]]
    return sorted(tests, key=lambda test: test != "tst_fold") if name == "engine/fold.cpp" else tests


def programs_of(tests):
    return list(dict.fromkeys(PROGRAMS.get(test, test) for test in tests))


class Bench:
    """Knows how the build folder compiles and links."""

    def __init__(self, build, tests, jobs):
        self.build = pathlib.Path(build).resolve()
        self.jobs = jobs
        self.links, self.compiles, self.sources = {}, {}, {}
        for program in programs_of(tests):
            lines = subprocess.run(["ninja", "-C", str(self.build), "-t", "commands", f"bin/{program}"], check=True,
                                   capture_output=True, text=True).stdout.splitlines()
            waiting = subprocess.run(["ninja", "-C", str(self.build), "-n", f"bin/{program}"], check=True,
                                     capture_output=True, text=True).stdout
            if re.search(r"^\[\d+/\d+\] (Building|Linking)", waiting, re.M):
                raise SystemExit(f"{self.build}: build {program} first")
            self.links[program] = lines[-1].removeprefix(": && ").removesuffix(" && :")
            self.sources[program] = []
            for line in lines:
                found = re.search(r" -c (\S+\.cpp)$", line)
                if not found or " -o " not in line or not pathlib.Path(found.group(1)).is_relative_to(ROOT):
                    continue
                source = pathlib.Path(found.group(1)).relative_to(ROOT)
                self.compiles[source] = line
                if source.parts[0] == "tests":
                    self.sources[program].append(source)

    def command(self, source, path, target, include, options):
        command = [word for word in shlex.split(self.compiles[source]) if not word.endswith("ccache")]
        for option in ("-MD", "-MT", "-MF"):
            if option in command:
                at = command.index(option)
                del command[at:at + (1 if option == "-MD" else 2)]
        command[command.index("-o") + 1] = str(target)
        command[command.index("-c") + 1] = str(path)
        command = [word for word in command if not re.match(r"-(O|g|W)", word)]
        return command[:1] + ["-I", str(include)] + command[1:] + ["-O0", "-w", "-D_GLIBCXX_ASSERTIONS", *options]

    def compile(self, source, path, target, include, options=()):
        """The compiler's errors; None if it compiles."""
        target.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(self.command(source, path, target, include, options), cwd=self.build, capture_output=True,
                              text=True)
        return None if done.returncode == 0 else done.stderr

    def build_tests(self, folder, changed, tests, options=(), also=()):
        """Links the tests in `folder` with the files of `changed` (which are in folder/src) instead of the tree's. A
        changed header affects every object file of its floor and of those above that the tests are made of. Yields each
        test as soon as it is linked; nothing if it doesn't compile."""
        sources = {pathlib.Path("src") / name for name in changed if name.endswith(".cpp")} | set(also)
        if any(name.endswith(".h") for name in changed):
            floors = ("base", "engine", "formats")
            sources |= {source for source in self.compiles if source.parts[0] == "src" and source.parts[1] in floors}
            sources |= {source for program in programs_of(tests) for source in self.sources[program]}
        objects = {source: folder / "objects" / f"{source}.o" for source in sources}

        def one(source):
            own = folder / source
            return self.compile(source, own if own.exists() else ROOT / source, objects[source], folder / "src",
                                options)

        with concurrent.futures.ThreadPoolExecutor(self.jobs if len(sources) > 1 else 1) as pool:
            if any(error is not None for error in pool.map(one, sorted(sources))):
                return
        archives = {}
        for floor in {source.parts[1] for source in sources if source.parts[0] == "src"}:
            original = self.build / "src" / floor / f"libopenshoe_{floor}.a"
            archives[original.name] = folder / original.name
            archives[original.name].write_bytes(original.read_bytes())
            members = [str(path) for source, path in objects.items() if source.parts[:2] == ("src", floor)]
            subprocess.run(["ar", "r", str(archives[original.name])] + members, check=True, capture_output=True)
        for program in programs_of(tests):
            self.link(program, folder, archives, {source.name + ".o": objects[source]
                                                  for source in self.sources[program] if source in objects})
            for test in tests:
                if PROGRAMS.get(test) == program:
                    (folder / test).symlink_to(program)
                if program in (test, PROGRAMS.get(test)):
                    yield test

    def link(self, program, folder, archives, objects):
        words = shlex.split(self.links[program])
        words[words.index("-o") + 1] = str(folder / program)
        words = [str(archives.get(os.path.basename(word)) or objects.get(os.path.basename(word)) or word)
                 for word in words]
        done = subprocess.run(words[:1] + ["-fuse-ld=gold"] + words[1:], cwd=self.build, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)


def notices(program, commands, active=-2, seconds=5):
    """Whether the test fails, crashes or doesn't end within this many seconds of processor time."""
    def bounded():
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", OPENSHOE_COMMANDS=str(commands),
                       OPENSHOE_MUTANT=str(active), QTEST_DISABLE_STACK_DUMP="1")
    try:
        return subprocess.run([str(program), "-maxwarnings", "10", "-nocrashhandler"], env=environment,
                              stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, timeout=600, preexec_fn=bounded).returncode != 0
    except subprocess.TimeoutExpired:
        return True
