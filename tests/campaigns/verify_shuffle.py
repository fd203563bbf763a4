#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the shoes of a database with nothing but Python: it follows the published description of the method and uses
no line of the program.

    verify_shuffle.py DATABASE                            a player's own (a copy, or with the program closed)
    verify_shuffle.py --play KILLPLAYER --shoes 1000      shoes of all six games, played now by a headless player

For each shoe, SHA-256 of the seed must be the commitment. For each of its rounds, the cards that left the shoe, taken
from the stored events, must be the shuffle's from the round's first card on, and the rounds of a shoe must follow each
other without a gap. With --play, one seed, one commitment and one client seed are changed afterwards, and each change
must be noticed.
"""
import argparse
import hashlib
import hmac
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import zlib

SUITS = "SHDC"
RANKS = "A23456789TJQK"
GAMES = [("deluxe", "coin"), ("boxes", "coin"), ("rundown", "usd"), ("down-under", "usd"), ("classic", "gold"),
         ("premium", "sweeps")]
# Indexes in the list of event kinds, and the meaning of their fields (src/engine/events.h).
CARD_BURNED, CARD_DEALT = 8, 9


def order(seed, client_seed, number, decks):
    """The cards of a shoe, as indexes into a new deck: published method, steps 1 to 3."""
    cards = [card for _ in range(decks) for card in range(52)]
    block, words = 0, []

    def word():
        nonlocal block, words
        if not words:
            message = client_seed + b":%d:%d" % (number, block)
            digest = hmac.new(seed, message, hashlib.sha256).digest()
            words = [int.from_bytes(digest[i:i + 4], "big") for i in range(0, 32, 4)]
            block += 1
        return words.pop(0)

    for k in range(len(cards) - 1, 0, -1):
        bound = k + 1
        drawn = word()
        while drawn >= 2**32 // bound * bound:
            drawn = word()
        j = drawn % bound
        cards[k], cards[j] = cards[j], cards[k]
    return cards


def cbor(data, at):
    """One value of plain CBOR (integers, texts, lists) and where it ends."""
    kind, size = data[at] >> 5, data[at] & 31
    at += 1
    if size >= 24:
        length = 1 << (size - 24)
        size = int.from_bytes(data[at:at + length], "big")
        at += length
    if kind == 0:
        return size, at
    if kind == 1:
        return -1 - size, at
    if kind == 3:
        return data[at:at + size].decode(), at + size
    if kind == 4:
        values = []
        for _ in range(size):
            value, at = cbor(data, at)
            values.append(value)
        return values, at
    raise ValueError(f"kind {kind}")


def events_of(blob):
    """The events of a stored log: a version byte, then CBOR, compressed if smaller (version 2, with its size)."""
    plain = zlib.decompress(blob[5:]) if blob[0] == 2 else blob[1:]
    events, end = cbor(plain, 0)
    if end != len(plain):
        raise ValueError("something stands behind the events")
    return events


def drawn_cards(blob):
    """The cards that left the shoe in a stored log; fields missing at an event's end have their defaults, 0 or 1."""
    cards = []
    for event in events_of(blob):
        if event[0] == CARD_BURNED:
            cards.append((event[1:2] or [0])[0])
        elif event[0] == CARD_DEALT:
            cards.append((event[3:4] or [0])[0])
    return cards


def name(card):
    return RANKS[card % 13] + SUITS[card // 13]


def verify(path):
    """(shoes, rounds, cards, problems) of a database."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    shoes = rounds = cards = 0
    problems = []
    for shoe, number, seed, commitment, client_seed, decks in database.execute(
            "SELECT id, number, seed, commitment, client_seed, decks FROM shoes ORDER BY id"):
        shoes += 1
        if hashlib.sha256(seed).digest() != commitment:
            problems.append(f"shoe {shoe}: the commitment is not the seed's SHA-256")
            continue
        expected = order(seed, client_seed.encode(), number, decks)
        next_card = 0
        for round_id, first, blob in database.execute(
                "SELECT rounds.id, first_card, events FROM rounds JOIN logs ON logs.round = rounds.id "
                "WHERE shoe = ? ORDER BY rounds.id",
                (shoe,)):
            rounds += 1
            drawn = drawn_cards(blob)
            cards += len(drawn)
            if first != next_card:
                problems.append(f"round {round_id}: begins at card {first + 1} of shoe {shoe}, "
                                f"the one before ended at {next_card}")
            for i, card in enumerate(drawn):
                if first + i >= len(expected) or expected[first + i] != card:
                    problems.append(f"round {round_id}: card {first + i + 1} of shoe {shoe} is {name(card)} in the "
                                    "log, not by the shuffle")
                    break
            next_card = first + len(drawn)
    database.close()
    return shoes, rounds, cards, problems


def count_shoes(path):
    try:
        database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        count = database.execute("SELECT count(*) FROM shoes").fetchone()[0]
        database.close()
        return count
    except sqlite3.Error:
        return 0


def database_in(folder):
    found = sorted(folder.glob("*.db")) + sorted(folder.glob("*.sqlite"))
    return found[0] if found else folder / "none.db"


def play(player, wanted, folder):
    """Has the headless player play all six games until there are this many shoes; kills it as a crash would."""
    for place, (variant, currency) in enumerate(GAMES):
        # A sixth of the shoes each, but fewer of those that last for many rounds.
        share = wanted // 60 if place < 2 else (wanted - 2 * (wanted // 60)) // 4 + 1
        goal = count_shoes(database_in(folder)) + max(share, 2)
        process = subprocess.Popen([player, str(folder), variant, currency, str(place)], stdout=subprocess.DEVNULL)
        try:
            while count_shoes(database_in(folder)) < goal:
                if process.poll() is not None:
                    sys.exit(f"the player ended by itself in {variant}")
                time.sleep(0.05)
        finally:
            process.kill()
            process.wait()
    # Whoever opens the store next finishes the last round and checkpoints the file.
    database = sqlite3.connect(database_in(folder))
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def tampered(path):
    """How many of three changes are noticed."""
    noticed = 0
    for change in ("UPDATE shoes SET seed = randomblob(32) WHERE id = 2",
                   "UPDATE shoes SET commitment = zeroblob(32) WHERE id = 3",
                   "UPDATE shoes SET client_seed = client_seed || 'x' WHERE id = "
                   "(SELECT shoe FROM rounds JOIN logs ON round = id WHERE cards > 3 LIMIT 1)"):
        copy = path.with_suffix(".changed")
        shutil.copy(path, copy)
        database = sqlite3.connect(copy)
        changed = database.execute(change).rowcount
        database.commit()
        database.close()
        noticed += changed == 1 and bool(verify(copy)[3])
        copy.unlink()
    return noticed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database", nargs="?", type=pathlib.Path)
    parser.add_argument("--play", metavar="KILLPLAYER")
    parser.add_argument("--shoes", type=int, default=1000)
    options = parser.parse_args()
    if bool(options.database) == bool(options.play):
        parser.error("a DATABASE or --play")
    with tempfile.TemporaryDirectory() as scratch:
        path = options.database
        if options.play:
            play(options.play, options.shoes, pathlib.Path(scratch))
            path = database_in(pathlib.Path(scratch))
        shoes, rounds, cards, problems = verify(path)
        print(f"{shoes} shoes, {rounds} rounds, {cards} cards, {len(problems)} problems")
        print("\n".join(problems[:20]))
        if problems or not shoes or not cards:
            return 1
        if options.play:
            noticed = tampered(path)
            print(f"{noticed} of 3 changes noticed")
            return 0 if noticed == 3 else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
