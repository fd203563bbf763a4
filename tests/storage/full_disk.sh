#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A file system that is really full or read-only: full_disk.sh BUILD-FOLDER. Mounts a small one in memory, plays on it
# with 0, 4, 8, … KiB left, frees space and continues; then makes it read-only. If it may not mount, it says so and
# exits without an error.
set -eu
build=${1:?the folder the program was built in}
place=$(mktemp -d)
trap 'umount "$place" 2>/dev/null || :; rmdir "$place"' EXIT
mount -t tmpfs -o size=2m tmpfs "$place" 2>/dev/null || { echo "skipped: no file system may be mounted here"; exit 0; }
cli=$build/bin/openshoe-cli
# Plays until that many steps have been reported or a step is refused: player GAME CURRENCY SEED STEPS.
player() { "$build/bin/killplayer" "$place/data" "$1" "$2" "$3" | head -n "$4"; }
refused=0
rounds=0
for room in $(seq 0 4 240); do
    rm -rf "$place"/*
    # A player with this seed, stopped after some steps; then the disk is filled except for the given space.
    player classic gold "$room" 30 >/dev/null 2>&1
    free=$(($(df --output=avail -k "$place" | tail -1) - room))
    [ "$free" -le 0 ] || dd if=/dev/zero of="$place/filler" bs=1024 count="$free" 2>/dev/null || :
    player rundown usd "$room" 300 >"$place.told" 2>"$place.words"
    last=$(grep -a '^stored [1-9]' "$place.told" | tail -1 || :)
    if [ -s "$place.words" ]; then
        refused=$((refused + 1))
        grep -qE 'disk is full|free some space|check' "$place.words" || {
            echo "room $room: unclear:"
            cat "$place.words"
            exit 1
        }
    fi
    rm -f "$place/filler"
    # With space again, everything confirmed is there, and the store checks out.
    player boxes coin "$room" 20 >/dev/null 2>&1
    "$cli" history check --data "$place/data" >"$place.words" || { echo "room $room:"; cat "$place.words"; exit 1; }
    if [ -n "$last" ]; then
        set -- $last
        events=$("$cli" history show "$2" --json --data "$place/data" 2>/dev/null | grep -c '"type"' || :)
        [ "$4" = 0 ] || [ "$events" -gt 0 ] || { echo "room $room: round $2 is lost"; exit 1; }
    fi
    rounds=$((rounds + 1))
done
mount -o remount,ro "$place"
if timeout 5 "$build/bin/killplayer" "$place/data" classic gold 1 >/dev/null 2>"$place.words"; then exit 1; fi
grep -q "can't be written" "$place.words" || { cat "$place.words"; exit 1; }
"$cli" history check --data "$place/data" >/dev/null
rm -f "$place.told" "$place.words"
echo "$rounds disks filled, $refused refusals, then read-only: nothing lost, every record right"
