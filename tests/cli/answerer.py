# SPDX-License-Identifier: GPL-3.0-or-later
"""openshoe-cli as a process that answers one call after the other (made_up.cpp): under the sanitizers, starting a
process and searching it for leaks takes longer than most calls."""
import json
import os
import subprocess


class Answerer:
    def __init__(self, program):
        self.program, self.process = program, None

    def call(self, arguments):
        """(exit code, standard output, standard error). A call that ends the process has that as its exit code, which
        is never 0, and the next call starts another process."""
        if self.process is None:
            self.process = subprocess.Popen([self.program, "--answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            text=True, encoding="utf-8", env=dict(os.environ, OPENSHOE_SPEAK="en"))
        self.process.stdin.write(json.dumps([str(argument) for argument in arguments]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            return self.close() or -1, "", "no answer"
        answer = json.loads(line)
        return answer["code"], answer["out"], answer["err"]

    def close(self):
        """The process's exit code: other than 0 if something was wrong at its end, such as a leak."""
        if self.process is None:
            return 0
        self.process.communicate()
        code, self.process = self.process.returncode, None
        return code
