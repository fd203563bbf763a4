#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a program's man page from its own --help: make_man.py PROGRAM VERSION DATE OUT.gz.

The help has parts ("Commands:", "Options:", "Arguments:"). An entry consists of two spaces, its name, two or more
spaces and its description, which may continue on lines that are indented further. If the program has commands, the help
of each is read too."""
import gzip
import os
import pathlib
import re
import subprocess
import sys


def help_of(program, *command):
    english = {**os.environ, "LC_ALL": "C"} # the headings are matched in English
    asked = subprocess.run([program, *command, "--help"], capture_output=True, text=True, check=True, env=english)
    return asked.stdout.splitlines()


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def parts(lines):
    """The lines of usage and description, and each part's name with its entries."""
    head, found = [], []
    for line in lines:
        entry = re.match(r"  (\S.*?)(?: {2,}(.*))?$", line)
        if re.fullmatch(r"\w+:", line):
            found.append((line[:-1], []))
        elif found and entry and not line.startswith("   "):
            found[-1][1].append([entry[1], entry[2] or ""])
        elif found and line.startswith("   ") and found[-1][1]:
            name, told = found[-1][1][-1]
            # After a name that fills its column the text starts after one space: that line counts as part of the name.
            found[-1][1][-1] = [name, (told + " " + line.strip()).strip()]
        elif line.strip():
            (found[-1][1] if found else head).append(["", line.strip()] if found else line.strip())
    return head, found


def entries(of):
    for name, told in of:
        if name:
            yield f".TP\n\\fB{escaped(name)}\\fR\n{escaped(told)}"
        else:
            yield f".PP\n{escaped(told)}"


def page(program, version, date):
    name = pathlib.Path(program).name
    head, found = parts(help_of(program))
    usage = head[0].removeprefix("Usage: ").removeprefix(program).removeprefix(name).strip()
    about = " ".join(head[1:]) or "Open Shoe, a blackjack room, on the command line"
    yield f'.TH {name.upper()} 6 "{date}" "Open Shoe {version}" "Games"'
    yield f".SH NAME\n{escaped(name)} \\- {escaped(about.rstrip('.'))}"
    yield f".SH SYNOPSIS\n.B {escaped(name)}\n{escaped(usage)}"
    for title, of in found:
        if title != "Examples":
            yield f".SH {title.upper()}"
            yield from entries(of)
    commands = next((of for title, of in found if title == "Commands"), [])
    for command, _ in commands:
        if not command:
            continue
        lines, told = parts(help_of(program, *command.split()))
        yield f".SH {escaped(command.upper())}\n.B {escaped(lines[0].removeprefix('Usage: '))}"
        yield f".PP\n{escaped(' '.join(lines[1:]))}"
        for _, of in told:
            yield from entries(of)
    for title, of in found: # where man pages have them: at the end
        if title == "Examples":
            yield f".SH {title.upper()}"
            yield from entries(of)


program, version, date, out = sys.argv[1:]
text = ("\n".join(page(program, version, date)) + "\n").encode()
with open(out, "wb") as file, gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
    packed.write(text)
