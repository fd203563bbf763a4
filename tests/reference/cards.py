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

def shuffled(decks, seed, client, number, pack="full"):
    cards = [r + s for _ in range(decks) for s in SUITS for r in RANKS if pack == "full" or r != "T"]

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
    shoe = Shoe(shuffled(rules["decks"], seed, spec.get("clientSeed", ""), spec.get("number", 1),
                         rules.get("pack", "full")))
    if rules["shuffle"].get("burn") == "first-card-value":
        shown = shoe.draw()
        shoe.at += 1 if shown[0] == "A" else points(shown)
    return shoe


# ---------------------------------------------------------------- side bets

# The outcomes of each kind of bet, best last.
BETS = {
    "pairs": ["mixed", "colored", "perfect", "suited-trips"],
    "poker3": ["pair", "flush", "straight", "three-of-a-kind", "straight-flush", "suited-three-of-a-kind"],
    "dealer-match": ["match", "suited-match"],
    "lucky": ["total-19", "total-20", "total-21", "suited-21", "6-7-8", "7-7-7", "suited-6-7-8", "suited-7-7-7"],
    "dealer-bust": (["dealer-bust"] + ["dealer-bust-by-%d" % n for n in (10, 9, 8, 7, 6)] +
                    ["dealer-bust-%d" % n for n in range(3, 9)] +
                    ["dealer-bust-3-by-%d" % n for n in (10, 9, 8, 7, 6)] +
                    ["dealer-bust-7-blackjack", "dealer-bust-8-blackjack"]),
    "over-under": ["under-13", "over-13", "exactly-13"],
    "twenty": ["twenty", "twenty-suited", "twenty-ranked", "twenty-matched", "queens", "queens-of-hearts",
               "queens-blackjack", "queens-of-hearts-blackjack"],
    "royal-match": ["suited-cards", "royal-match"],
    "blackjack": ["player-blackjack", "suited-blackjack", "ace-jack-suited"],
    "dealer-total": ["dealer-%d" % n for n in range(17, 22)] + ["dealer-blackjack", "dealer-22"],
    "bad-beat": ["twenty-to-21", "twenty-to-blackjack", "blackjack-to-blackjack"],
    "dealer-cards": ["dealer-suited", "dealer-pair", "dealer-colored", "dealer-perfect", "dealer-royal-match"],
    "both-hands": ["both-same-total", "both-suited", "both-twenty", "both-pairs", "both-suited-blackjacks",
                   "both-perfect", "both-royal-match", "same-suited-blackjack"],
}
RANKED = [name for names in BETS.values() for name in names]    # among equally paid ones the first counts
BETS["combination"] = list(RANKED)


def of_two(two):
    """What a hand's first two cards make."""
    made = set()
    (rank, suit), (other, suit2) = two
    if rank == other:
        made.add("mixed")
        if (suit in "HD") == (suit2 in "HD"):
            made.add("colored")
        if suit == suit2:
            made.add("perfect")
    low = points(two[0]) + points(two[1])
    low -= 10 * (rank == "A") + 10 * (other == "A")      # here an ace is 1
    made.add("under-13" if low < 13 else "over-13" if low > 13 else "exactly-13")
    if suit == suit2:
        made.add("suited-cards")
        if {rank, other} == {"K", "Q"}:
            made.add("royal-match")
    if value(two)[0] == 20:
        made.add("twenty")
        if suit == suit2:
            made.add("twenty-suited")
        if rank == other:
            made.add("twenty-ranked")
            if suit == suit2:
                made.add("twenty-matched")
            if rank == "Q":
                made.add("queens")
                if suit == suit2 == "H":
                    made.add("queens-of-hearts")
    if natural(two):
        made.add("player-blackjack")
        if suit == suit2:
            made.add("suited-blackjack")
            if "J" in (rank, other):
                made.add("ace-jack-suited")
    return made


def of_three(two, up):
    """What they make with the dealer's up card."""
    three = two + [up]
    ranks = [c[0] for c in three]
    suited = len({c[1] for c in three}) == 1
    alike = len(set(ranks))
    at = sorted(RANKS.index(r) for r in ranks)
    straight = at[1] == at[0] + 1 and at[2] == at[1] + 1 or at == [0, 11, 12]
    low = sum(1 if r == "A" else 10 if r in TENS else int(r) for r in ranks)
    totals = {low + 10 * n for n in range(ranks.count("A") + 1)}
    run, sevens = sorted(ranks) == ["6", "7", "8"], ranks == ["7", "7", "7"]
    tests = (("suited-trips", alike == 1 and suited), ("pair", alike < 3), ("flush", suited), ("straight", straight),
             ("three-of-a-kind", alike == 1), ("straight-flush", straight and suited),
             ("suited-three-of-a-kind", alike == 1 and suited), ("total-19", 19 in totals), ("total-20", 20 in totals),
             ("total-21", 21 in totals), ("suited-21", 21 in totals and suited), ("6-7-8", run), ("7-7-7", sevens),
             ("suited-6-7-8", run and suited), ("suited-7-7-7", sevens and suited),
             ("match", up[0] in ranks[:2]), ("suited-match", up in two))
    return {name for name, holds in tests if holds}


def of_dealer(dealer):
    """What the dealer's finished hand makes."""
    total = value(dealer)[0]
    made = {"dealer-%d" % total} if 17 <= total <= 22 else set()
    if natural(dealer):
        made.add("dealer-blackjack")
    if total > 21:
        count, last = len(dealer), dealer[-1]
        by = 10 if last[0] in TENS else points(last)
        made |= {"dealer-bust", "dealer-bust-%d" % min(count, 8), "dealer-bust-by-%d" % by}
        if count == 3:
            made.add("dealer-bust-3-by-%d" % by)
    return made


# What a hand's first two cards and the dealer's finished hand make together: (name, the hand's part, the dealer's).
BOTH = [("queens-blackjack", "queens", "dealer-blackjack"),
        ("queens-of-hearts-blackjack", "queens-of-hearts", "dealer-blackjack"),
        ("dealer-bust-7-blackjack", "player-blackjack", "dealer-bust-7"),
        ("dealer-bust-8-blackjack", "player-blackjack", "dealer-bust-8"),
        ("twenty-to-21", "twenty", "dealer-21"), ("twenty-to-blackjack", "twenty", "dealer-blackjack"),
        ("blackjack-to-blackjack", "player-blackjack", "dealer-blackjack")]
# What the dealer's first two cards make, as a hand's would; the same of both hands.
OF_HOLE = [("dealer-suited", "suited-cards"), ("dealer-pair", "mixed"), ("dealer-colored", "colored"),
           ("dealer-perfect", "perfect"), ("dealer-royal-match", "royal-match")]
OF_BOTH_HANDS = [("both-suited", "suited-cards"), ("both-twenty", "twenty"), ("both-pairs", "mixed"),
                 ("both-suited-blackjacks", "suited-blackjack"), ("both-perfect", "perfect"),
                 ("both-royal-match", "royal-match"), ("same-suited-blackjack", "suited-blackjack")]
OF_DEALER = set(BETS["dealer-bust"] + BETS["dealer-total"]) - {name for name, _, _ in BOTH}


def best_of(table, names):
    """The outcome that is paid, of those made; None if none is listed."""
    listed = [name for name in RANKED if name in names and name in table["pays"]]
    if not listed:
        return None
    if table["kind"] != "combination":
        return listed[-1]
    return max(listed, key=lambda name: Fraction(*map(int, table["pays"][name].split(":"))))   # the first of equals


def of_first_two(two, theirs):
    """What the dealer's first two cards make, alone and with the hand's."""
    hand, dealers = of_two(two), of_two(theirs)
    made = {name for name, like in OF_HOLE if like in dealers}
    made |= {name for name, like in OF_BOTH_HANDS if like in hand and like in dealers}
    if sorted(two) != sorted(theirs):
        made.discard("same-suited-blackjack")
    if value(two)[0] == value(theirs)[0]:
        made.add("both-same-total")
    return made


def settle_side(table, two, up, stake, dealer=None, hole=None):
    """(returned, result) of a side bet; None while the hole card, or the dealer's hand, isn't known and may still
    decide it. Whoever knows the dealer's hand knows the hole card."""
    pays = table["pays"]
    if table["kind"] == "dealer-match":
        hits = []
        for card in two:
            name = best_of(table, ["suited-match", "match"] if card == up else ["match"] if card[0] == up[0] else [])
            hits += [name] if name else []
        if not hits:
            return 0, "lose"
        return stake + sum(winnings(stake, pays[name]) for name in hits), "+".join(hits)
    hand = of_two(two)
    made = hand | of_three(two, up)
    if hole is not None:
        made |= of_first_two(two, [up, hole])
    if dealer is None:
        later = OF_DEALER | {name for name, needs, _ in BOTH if needs in hand}
        if hole is None:
            later |= {"both-same-total"} | {name for name, _ in OF_HOLE}
            later |= {name for name, needs in OF_BOTH_HANDS if needs in hand}
        if best_of(table, made) != best_of(table, made | later):
            return None
    else:
        end = of_dealer(dealer)
        made |= end | {name for name, needs, ends in BOTH if needs in hand and ends in end}
    best = best_of(table, made)
    return (stake + winnings(stake, pays[best]), best) if best else (0, "lose")
