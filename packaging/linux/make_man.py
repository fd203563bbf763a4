#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a program's man page out of what its own --help says: make_man.py PROGRAM VERSION DATE OUT.gz.

The help is in parts ("Commands:", "Options:", "Arguments:"), an entry of which is two spaces, what it is called, two
spaces or more, and what it does, which may go on in lines that begin further right. A program with commands is asked
for the help of each."""
import gzip
import os
import pathlib
import re
import subprocess
import sys


def help_of(program, *command):
    english = {**os.environ, "LC_ALL": "C"} # its own headings are looked for
    asked = subprocess.run([program, *command, "--help"], capture_output=True, text=True, check=True, env=english)
    return asked.stdout.splitlines()


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def parts(lines):
    """Usage and description first, then each part's name and its entries."""
    head, found = [], []
    for line in lines:
        entry = re.match(r"  (\S.*?)(?: {2,}(.*))?$", line)
        if re.fullmatch(r"\w+:", line):
            found.append((line[:-1], []))
        elif found and entry and not line.startswith("   "):
            found[-1][1].append([entry[1], entry[2] or ""])
        elif found and line.startswith("   ") and found[-1][1]:
            name, told = found[-1][1][-1]
            # A name that fills its column has its first line of text after a single space.
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


program, version, date, out = sys.argv[1:]
text = ("\n".join(page(program, version, date)) + "\n").encode()
with open(out, "wb") as file, gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
    packed.write(text)
