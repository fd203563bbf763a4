# SPDX-License-Identifier: GPL-3.0-or-later
"""Money, cards, the fair shuffle and the side bets, as the oracle reads them in the rules."""
import hashlib
import hmac
import re
from fractions import Fraction

RANKS = "A23456789TJQK"
SUITS = "SHDC"
TENS = "TJQK"
GOLD = "ATJQK"


class InputError(Exception):
    """The scenario can't be played as written (exit code 2)."""


# ---------------------------------------------------------------- money and cards

def cents(text):
    if not isinstance(text, str) or not re.fullmatch(r"\d{1,13}(\.\d{1,2})?", text):
        raise InputError("not an amount: %r" % (text,))
    whole, _, part = text.partition(".")
    return int(whole) * 100 + int((part + "00")[:2])


def amount(value):
    return "%d.%02d" % divmod(value, 100)


def parse_card(text):
    text = text.upper().replace("10", "T")
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise InputError("not a card: %r" % text)
    return text


def points(card):
    return 11 if card[0] == "A" else 10 if card[0] in TENS else int(card[0])


def value(cards):
    """The total, and whether an ace counts as 11 in it."""
    total = sum(1 if c[0] == "A" else points(c) for c in cards)
    if total <= 11 and any(c[0] == "A" for c in cards):
        return total + 10, True
    return total, False


def natural(cards):
    return len(cards) == 2 and sorted(points(c) for c in cards) == [10, 11]


def ratio(text):
    a, b = text.split(":")
    return int(a), int(b)


def winnings(stake, pays):
    a, b = ratio(pays)
    return stake * a // b


# ---------------------------------------------------------------- the shoe

def shuffled(decks, seed, client, number):
    cards = [r + s for _ in range(decks) for s in SUITS for r in RANKS]

    def words():
        block = 0
        while True:
            digest = hmac.new(seed, ("%s:%d:%d" % (client, number, block)).encode("utf-8"), hashlib.sha256).digest()
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at:at + 4], "big")
            block += 1

    source = words()
    for k in range(len(cards) - 1, 0, -1):
        bound = k + 1
        limit = (1 << 32) // bound * bound
        word = next(source)
        while word >= limit:
            word = next(source)
        j = word % bound
        cards[k], cards[j] = cards[j], cards[k]
    return cards


class Shoe:
    def __init__(self, cards):
        self.cards = cards
        self.at = 0

    def draw(self):
        if self.at >= len(self.cards):
            raise InputError("the shoe has too few cards")
        self.at += 1
        return self.cards[self.at - 1]


def make_shoe(rules, spec):
    if isinstance(spec, str):
        return Shoe([parse_card(c) for c in spec.split()])
    seed = bytes.fromhex(spec["seed"])
    shoe = Shoe(shuffled(rules["decks"], seed, spec.get("clientSeed", ""), spec.get("number", 1)))
    if rules["shuffle"].get("burn") == "first-card-value":
        shown = shoe.draw()
        shoe.at += 1 if shown[0] == "A" else points(shown)
    return shoe


# ---------------------------------------------------------------- side bets

# The outcomes of each kind of bet.
BETS = {
    "pairs": ["mixed", "colored", "perfect", "suited-trips"],
    "poker3": ["flush", "straight", "three-of-a-kind", "straight-flush", "suited-three-of-a-kind"],
    "dealer-match": ["match", "suited-match"],
    "lucky": ["total-19", "total-20", "total-21", "suited-21", "6-7-8", "7-7-7", "suited-6-7-8", "suited-7-7-7"],
    "dealer-bust": ["dealer-bust"] + ["dealer-bust-%d" % n for n in range(3, 9)],
}
BETS["combination"] = [name for kind in ("pairs", "poker3", "dealer-match", "lucky") for name in BETS[kind]]


def side_outcomes(kind, two, up):
    """All outcomes that the cards satisfy, best first; for dealer-match one list for each matching card."""
    three = two + [up]
    ranks = [c[0] for c in three]
    suits = {c[1] for c in three}
    if kind == "pairs":
        if two[0][0] != two[1][0]:
            return []
        found = []
        if two[0] == two[1]:
            if up == two[0]:
                found.append("suited-trips")
            found.append("perfect")
        if (two[0][1] in "HD") == (two[1][1] in "HD"):
            found.append("colored")
        else:
            found.append("mixed")
        return found
    if kind == "poker3":
        at = sorted(RANKS.index(r) for r in ranks)
        straight = at[1] == at[0] + 1 and at[2] == at[1] + 1 or at == [0, 11, 12]
        trips = len(set(ranks)) == 1
        flush = len(suits) == 1
        tests = (("suited-three-of-a-kind", trips and flush), ("straight-flush", straight and flush),
                 ("three-of-a-kind", trips), ("straight", straight), ("flush", flush))
        return [name for name, holds in tests if holds]
    if kind == "lucky":
        low = sum(1 if r == "A" else 10 if r in TENS else int(r) for r in ranks)
        totals = {low + 10 * n for n in range(ranks.count("A") + 1)}
        suited = len(suits) == 1
        run, sevens = sorted(ranks) == ["6", "7", "8"], ranks == ["7", "7", "7"]
        tests = (("suited-7-7-7", sevens and suited), ("suited-6-7-8", run and suited), ("7-7-7", sevens),
                 ("6-7-8", run), ("suited-21", 21 in totals and suited), ("total-21", 21 in totals),
                 ("total-20", 20 in totals), ("total-19", 19 in totals))
        return [name for name, holds in tests if holds]
    raise InputError("unknown kind of side bet: %s" % kind)


def waits(table):
    """Whether the bet is decided by the dealer's finished hand rather than by the first cards."""
    return table["kind"] == "dealer-bust"


def settle_waiting(table, dealer, stake):
    """(returned, result) of a bet on the dealer's finished hand: a bust with this many cards, otherwise any bust."""
    pays = table["pays"]
    if value(dealer)[0] > 21:
        for name in ("dealer-bust-%d" % min(len(dealer), 8), "dealer-bust"):
            if name in pays:
                return stake + winnings(stake, pays[name]), name
    return 0, "lose"


def settle_side(table, two, up, stake):
    """(returned, result) of a side bet on the first cards."""
    pays = table["pays"]
    if table["kind"] == "combination":
        held = [name for kind in ("pairs", "poker3", "lucky") for name in side_outcomes(kind, two, up)]
        if two[0] == two[1]:
            held += ["colored", "mixed"]        # a special outcome is the plainer one too
        elif "colored" in held:
            held.append("mixed")
        for card in two:
            if card[0] == up[0]:
                held += ["suited-match", "match"] if card[1] == up[1] else ["match"]
        ranked = ["mixed", "colored", "perfect", "suited-trips", "flush", "straight", "three-of-a-kind",
                  "straight-flush",
                  "suited-three-of-a-kind", "match", "suited-match", "total-19", "total-20", "total-21", "suited-21",
                  "6-7-8", "7-7-7", "suited-6-7-8", "suited-7-7-7"]
        paid = [name for name in ranked if name in held and name in pays]
        if not paid:
            return 0, "lose"
        best = max(paid, key=lambda name: Fraction(*map(int, pays[name].split(":"))))   # the first of equals
        return stake + winnings(stake, pays[best]), best
    if table["kind"] == "dealer-match":
        hits = []
        for card in two:
            if card[0] == up[0]:
                name = "suited-match" if card[1] == up[1] else "match"
                if name in pays:
                    hits.append(name)
        if not hits:
            return 0, "lose"
        return stake + sum(winnings(stake, pays[name]) for name in hits), "+".join(hits)
    for name in side_outcomes(table["kind"], two, up):
        if name in pays:
            return stake + winnings(stake, pays[name]), name
    return 0, "lose"
