#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what packaging/progress.py tells of a build, by a clock of its own."""
import io
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "packaging"))
import progress  # noqa: E402

GROUP = "Building CXX object src/models/CMakeFiles/openshoe_models.dir/Unity/unity_3_cxx.cxx.o"
SMALL = "Generating .rcc/qmlcache/openshoe_qml_table_ActionBar_qml.cpp"


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Progress(unittest.TestCase):
    def setUp(self):
        self.now = 0.0
        progress.time.monotonic = lambda: self.now

    def told(self, steps, seconds, out, whole):
        """What is told of these steps, which take so many seconds for a unit of weight."""
        teller = progress.Teller(whole, out)
        for number, step in enumerate(steps, 1):
            self.now += seconds * progress.weight(step)
            teller.step(number, len(steps), step)
        return out.getvalue()

    def test_weighs_what_compiles(self):
        command = "/usr/bin/c++ -DX -o %s -c %s"
        self.assertEqual(progress.weight(GROUP), progress.HEAVY)
        self.assertEqual(progress.weight(command % ("src/a.dir/Unity/unity_0_cxx.cxx.o", "unity_0_cxx.cxx")),
                         progress.HEAVY)
        self.assertEqual(progress.weight(SMALL), 1)
        self.assertEqual(progress.weight(command % ("qml/a.dir/qmlcache_loader.cpp.o", "loader.cpp")), 1)

    def test_knows_what_is_left_whatever_comes_first(self):
        for steps in ([GROUP] * 10 + [SMALL] * 90, [SMALL] * 90 + [GROUP] * 10):
            total = sum(map(progress.weight, steps))
            out = io.StringIO()
            lines = self.told(steps, 300 / total, out, (len(steps), total)).splitlines()
            self.assertRegex(lines[0], r"^building \d+ of 100(, about [45] minutes left)?$")
            self.assertTrue(any(line.endswith("about 2 minutes left") for line in lines), lines)
            self.assertEqual(lines[-1], "building 100 of 100")
            self.assertLessEqual(len(lines), 12)

    def test_a_small_rebuild_is_told_by_its_steps(self):
        out = Terminal()
        text = self.told([GROUP] * 4, 4, out, (800, 2000))
        self.assertIn("building 1 of 4, about 6 minutes left", text)
        self.assertTrue(text.endswith("building 4 of 4".ljust(len("building 3 of 4, about 2 minutes left")) + "\n"))

    def test_what_ninja_does_for_itself_is_no_step(self):
        out = io.StringIO()
        teller = progress.Teller((800, 2000), out)
        teller.step(0, 2, "Re-checking globbed directories...")
        teller.step(1, 2, "Re-running CMake...")
        self.assertEqual(out.getvalue(), "")
        teller.step(1, 800, SMALL)
        self.assertEqual(out.getvalue(), "building 1 of 800\n")

    def test_passes_on_what_a_compiler_says(self):
        out = Terminal()
        teller = progress.Teller((3, 3), out)
        teller.step(1, 3, SMALL)
        teller.other("a.cpp:1:2: warning: unused\n")
        self.assertTrue(out.getvalue().endswith("\ra.cpp:1:2: warning: unused\n"), out.getvalue())


if __name__ == "__main__":
    unittest.main()
