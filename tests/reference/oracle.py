#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a scripted game from the written rules alone, to be compared with `openshoe-cli play FILE --json`.

This is a second reading of the rules, not a translation of the engine: it shares no code with it, and no data except
the rule-set files. It reads valid scenarios; it knows only the errors that the game itself brings about (an exhausted
shoe, an unknown player) and leaves checking the format to the program.

    oracle.py SCENARIO|- [--set KEY=VALUE]...      prints the result without its `events`; exit 2 on invalid input
"""
import json
import os
import sys
from fractions import Fraction

from cards import (GOLD, InputError, Shoe, amount, cents, make_shoe, natural, parse_card, points, ratio,
                   settle_side, value, winnings)

PLAY_ACTIONS = ("hit", "stand", "double", "split", "surrender")
ACTIONS = PLAY_ACTIONS + ("insurance", "even-money", "decline", "follow-double", "follow-split")
STEP = 2
SILENCE = object()
VARIANTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources", "variants")


# The keys that change play, each with values for generate.py to try.
VALUES = {
    "decks": [1, 2, 4, 6, 8],
    "pack": ["full", "full", "spanish"],
    "shuffle.burn": ["none", "first-card-value"],
    "table.order": ["ascending", "descending"],
    "table.dealerFirstCard": ["up", "down"],
    "table.seats": [1, 2, 3, 5, 7],
    "dealer.hitsSoft17": [True, False],
    "dealer.secondCard": ["dealt", "dealt", "after-players"],
    "dealer.open": [False, False, True],
    "dealer.peek": [True, False],
    "dealer.hint": ["none", "class"],
    "dealer.exposeTwoGold": [True, False],
    "dealer.standsOn": [17, 17, 18, 19, 20, 21],
    "dealer.blackjackTakes": ["all", "original", "original-and-busted", "busted-plus-one"],
    "dealer.ties": ["push", "push", "dealer", "dealer-not-blackjacks", "player-on-21",
                    "push-not-blackjacks", "player-always-on-21", "player-always-on-21"],
    "dealer.push22": ["none", "gold-initial", "gold-any", "all"],
    "blackjackPays": ["3:2", "6:5", "1:1", "2:1", "7:5"],
    "suitedBlackjack.pays": ["1:1", "2:1", "2:1", "5:3", "6:5"],
    "suitedBlackjack.suit": ["any", "any", "spades", "hearts", "diamonds", "clubs"],
    "insurance.pays": ["2:1", "3:1", "5:2"],
    "insurance.offered": [True, True, False],
    "insurance.withBlackjack": [True, False],
    "evenMoney.on": [[], ["ace"], ["ten"], ["ace", "ten"]],
    "double.on": ["any-two", "9-11", "10-11"],
    "double.afterSplit": [True, False],
    "double.cards": ["two", "any", "any"],
    "double.less": [True, True, False],
    "double.rescue": [True, True, False],
    "double.free": ["none", "9-11", "9-11", "10-11", "any-two"],
    "double.times": [1, 2, 3, 3],
    "split.hands": [1, 2, 3, 4, 4],
    "split.pairs": ["value", "rank"],
    "split.aces": ["one-card", "free", "hit"],
    "split.aceHands": [3, 4],
    "split.free": ["none", "not-tens", "not-tens", "all"],
    "split.resplitAces": [True, False],
    "surrender.when": ["none", "late", "early", "early"],
    "surrender.against": ["any", "any", "2-9", "10-ace"],
    "surrender.cards": ["two", "any", "any"],
    "surrender.void": [True, True, False],
    "charlie.cards": ["none", "five", "five", "six", "seven"],
    "charlie.wins": ["at-once", "at-end", "unless-21"],
    "bonus.fiveCards": ["1:1", "3:2", "2:1", "7:3"],
    "bonus.sixCards": ["1:1", "2:1", "3:1"],
    "bonus.sevenCards": ["1:1", "3:1", "3:2"],
    "bonus.mixed678": ["1:1", "3:2", "2:1", "1:2"],
    "bonus.suited678": ["1:1", "2:1", "5:1"],
    "bonus.spades678": ["1:1", "3:1", "6:5"],
    "bonus.mixed777": ["1:1", "3:2", "3:1"],
    "bonus.suited777": ["1:1", "2:1", "9:1"],
    "bonus.spades777": ["1:1", "3:1", "4:1"],
}

# Where the wording allows two readings, the one the project chose; the other is kept to see what depends on it.
READINGS = {
    # An early action for the very hand whose turn it is: "not-your-turn" or "not-offered".
    "early-too-late": "not-your-turn",
    # While a follow is asked, is the hand that still waits for its last card (a double, split aces) unfinished?
    "waiting-hand-unfinished": True,
    # An early action that the rules don't offer, on a hand that isn't being asked: "not-offered" or "not-your-turn".
    "early-against-rules": "not-offered",
    # Does `decline` answer the question for an early surrender before the peek?
    "decline-surrender": True,
    # An early action for a hand that is complete as dealt (blackjack): "not-your-turn" or "not-offered".
    "early-complete": "not-your-turn",
    # An early action that can't be one (in a game without `table.behind`, or insurance, an answer, a follow) when no
    # question is open: "not-offered" or "not-your-turn".
    "early-impossible": "not-offered",
    # Does `insurance` for an even-money question still to come, or `follow-double` for the follow of a split still to
    # come (or the other way round), answer a later question?
    "later-by-name": True,
    # Can such an answer also be for the question about an early surrender before the peek?
    "later-surrender-question": True,
    # Can a surrender be registered early if it is asked before the peek, and does it then answer that question?
    "early-registered-before-peek": False,
    # Is a Charlie that wins at once also paid at once, so that a later hand may be doubled with the money?
    "charlie-paid-at-once": False,
}


# ---------------------------------------------------------------- the table between rounds

class Sitter:
    """A person's seats in a game where seats are held; `idle` is true in the round after one without a stake."""

    def __init__(self):
        self.seats = []
        self.fresh = True
        self.idle = False


class Hand:
    def __init__(self, cards, split=False):
        self.cards = cards
        self.split = split
        self.aces = False        # from split aces that get only one card
        self.undoubled = False   # from split aces that may be hit, but not doubled
        self.doubled = False
        self.doubles = 0         # how often
        self.surrendered = False
        self.done = False

    @property
    def total(self):
        return value(self.cards)[0]

    @property
    def blackjack(self):
        return not self.split and natural(self.cards)

    @property
    def bust(self):
        return self.total > 21

    def pair(self):
        return len(self.cards) == 2 and points(self.cards[0]) == points(self.cards[1])


class Play:
    def __init__(self, player, seat, hand, kind, stake, house=0, **more):
        self.player = player
        self.seat = seat         # a Seat
        self.hand = hand         # a Hand
        self.kind = kind
        self.stake = stake       # what the player has put there
        self.first = stake       # … before the hand was doubled
        self.house = house       # the house's marker
        self.returned = 0
        self.result = None
        self.credited = 0
        self.more = more
        self.two = []            # the hand's first two cards, for a side bet

    @property
    def all(self):
        return self.stake + self.house


class Seat:
    def __init__(self, number, player):
        self.number = number
        self.player = player
        self.main = 0
        self.behind = {}         # player -> stake, in order of the first stake
        self.side = {}           # (player, bet) -> stake
        self.hands = []          # in playing order, which is that of their numbers
        self.begun = False
        self.registered = None

    def hand(self, number):
        return self.hands[number - 1] if number <= len(self.hands) else None


class Question:
    def __init__(self, kind, player, seat, hand, play=None):
        self.kind = kind
        self.player = player
        self.seat = seat         # a Seat
        self.hand = hand         # a Hand
        self.play = play

    def names(self, action):
        number = self.seat.hands.index(self.hand) + 1
        return (self.player, self.seat.number, number) == (action["player"], action["seat"], action["hand"])


class Game:
    def __init__(self, rules, scenario):
        self.rules = rules
        self.table = rules["table"]
        self.live = bool(self.table["behind"])
        self.players = scenario["players"]
        if not self.live and len(self.players) != 1:
            raise InputError("this game has exactly one player")
        self.wallet = {p["id"]: cents(p["balance"]) for p in self.players}
        if len(self.wallet) != len(self.players):
            raise InputError("two players of one name")
        self.trial = {p["id"]: bool(p.get("trial", False)) for p in self.players}
        self.currency = scenario.get("currency", rules["limits"][0]["currency"])
        self.limits = self.limits_of(rules["limits"])
        if self.limits is None:
            raise InputError("the game isn't played in %s" % self.currency)
        self.sitters = {}
        self.shoe = None
        self.asked = []          # kinds of questions, to count what was covered

    def limits_of(self, rows):
        for row in rows:
            if row["currency"] == self.currency:
                return cents(row["min"]), cents(row["max"])
        return None

    # -------------------------------------------------- names

    def complete(self, entry):
        """The entry with player, seat and hand filled in and checked."""
        entry = dict(entry)
        if "player" not in entry and len(self.players) == 1:
            entry["player"] = self.players[0]["id"]
        if "seat" not in entry and self.table["seats"] == 1:
            entry["seat"] = 1
        entry.setdefault("hand", 1)
        if not isinstance(entry.get("early", False), bool) or not isinstance(entry.get("side", ""), str):
            raise InputError("not of the right type")
        if entry.get("player") not in self.wallet:
            raise InputError("unknown player: %r" % entry.get("player"))
        if entry.get("seat") not in range(1, self.table["seats"] + 1):
            raise InputError("unknown seat: %r" % entry.get("seat"))
        if entry["hand"] not in range(1, 5):
            raise InputError("unknown hand: %r" % entry["hand"])
        return entry

    # -------------------------------------------------- betting

    def start_betting(self):
        self.seats = {}
        self.left = []
        if not self.live:
            self.sitters = {}
        for player, sitter in list(self.sitters.items()):
            if self.wallet[player] < self.limits[0] * len(sitter.seats):
                self.leave(player, "cannot-cover")
        for player, sitter in self.sitters.items():
            sitter.fresh = False
            for number in sitter.seats:
                self.seats[number] = Seat(number, player)

    def leave(self, player, reason):
        for number in self.sitters.pop(player).seats:
            self.left.append({"player": player, "seat": number, "reason": reason})

    def sit(self, player, number):
        self.sitters.setdefault(player, Sitter()).seats.append(number)
        self.seats[number] = Seat(number, player)

    def bet(self, entry):
        """None, or the reason for refusing the bet."""
        player, number = entry["player"], entry["seat"]
        seat = self.seats.get(number)
        if "main" in entry:
            return self.bet_main(player, number, seat, cents(entry["main"]))
        if "behind" in entry:
            stake = cents(entry["behind"])
            if not self.live:
                return "behind-not-offered"
            if seat and seat.player == player:
                return "behind-own-seat"
            if not seat:
                return "seat-empty"
            reason = self.amount_reason(player, seat.behind.get(player, 0), stake, stake, self.limits)
            if not reason:
                seat.behind[player] = seat.behind.get(player, 0) + stake
                self.wallet[player] -= stake
            return reason
        stake = cents(entry["stake"])
        table = next((t for t in self.rules["sideBets"] if t["id"] == entry["side"]), None)
        limits = self.limits_of(table["limits"]) if table else None
        if limits is None:
            return "side-bet-not-offered"
        if not seat:
            return "seat-empty"
        key = (player, table["id"])
        reason = self.amount_reason(player, seat.side.get(key, 0), stake, stake, limits)
        if not reason:
            seat.side[key] = seat.side.get(key, 0) + stake
            self.wallet[player] -= stake
        return reason

    def amount_reason(self, player, before, each, named, limits):
        """`each` is the amount that would be added to the place, `named` the amount the bet gave."""
        if each == 0 or before + each < limits[0]:
            return "below-minimum"
        if before + each > limits[1]:
            return "above-maximum"
        if named % STEP:
            return "bad-step"
        if self.wallet[player] < named:
            return "insufficient-balance"
        return None

    def bet_main(self, player, number, seat, stake):
        if seat and seat.player != player:
            return "seat-taken"
        sitter = self.sitters.get(player)
        held = list(sitter.seats) if sitter else []
        if not seat:
            if len(held) >= self.table["seatsPerPlayer"]:
                return "seat-limit"
            if self.live and held and self.seats[held[0]].main != stake:
                return "unequal-stakes"
            if self.live and self.trial[player]:
                return "trial-not-seated"
            reason = self.amount_reason(player, 0, stake, stake, self.limits)
            if not reason or (self.live and not held):
                self.sit(player, number)
            if not reason:
                self.seats[number].main = stake
                self.wallet[player] -= stake
            return reason
        places = held if self.live else [number]
        each = stake
        if stake <= self.wallet[player] < stake * len(places):
            each = stake // len(places) // STEP * STEP
        reason = self.amount_reason(player, seat.main, each, stake, self.limits)
        if not reason:
            for place in places:
                self.seats[place].main += each
                self.wallet[player] -= each
        return reason

    def end_betting(self):
        for player, sitter in list(self.sitters.items()):
            if self.seats[sitter.seats[0]].main:
                sitter.idle = False
            elif sitter.fresh:
                self.leave(player, "no-stake")
            elif sitter.idle:
                self.leave(player, "idle")
            else:
                sitter.idle = True
        for seat in self.seats.values():
            if not seat.main:
                for player, stake in seat.behind.items():
                    self.wallet[player] += stake
                for (player, _), stake in seat.side.items():
                    self.wallet[player] += stake
        self.left.sort(key=lambda row: row["seat"])
        dealt = [self.seats[n] for n in sorted(self.seats) if self.seats[n].main]
        self.order = dealt if self.table["order"] == "ascending" else dealt[::-1]

    # -------------------------------------------------- dealing and side bets

    def draw(self):
        if self.shoe is None:
            raise InputError("there is no shoe to go on in")
        self.drawn += 1
        return self.shoe.draw()

    def deal(self):
        for seat in self.order:
            seat.hands = [Hand([self.draw()])]
        self.dealer = [self.draw()]
        for seat in self.order:
            seat.hands[0].cards.append(self.draw())
        self.late = self.rules["dealer"].get("secondCard", "dealt") == "after-players"
        self.open = self.rules["dealer"].get("open", False) and not self.late
        if self.late:
            self.up = self.dealer[0]
        else:
            self.dealer.append(self.draw())
            self.up = self.dealer[0 if self.open or self.table["dealerFirstCard"] == "up" else 1]
            self.dealer_blackjack = natural(self.dealer)
        for seat in self.order:
            hand = seat.hands[0]
            hand.done = hand.blackjack
            self.plays.append(Play(seat.player, seat, hand, "main", seat.main))
            for player, stake in seat.behind.items():
                self.plays.append(Play(player, seat, hand, "behind", stake))
            for (player, bet), stake in seat.side.items():
                play = Play(player, seat, hand, "side", stake, bet=bet)
                table = next(t for t in self.rules["sideBets"] if t["id"] == bet)
                play.two = list(hand.cards)
                decided = settle_side(table, hand.cards, self.up, stake)
                if decided:
                    play.returned, play.result = decided
                    self.credit(play)
                self.plays.append(play)

    def credit(self, play):
        self.wallet[play.player] += play.returned - play.credited
        play.credited = play.returned

    # -------------------------------------------------- what is offered

    def main_on(self, hand):
        return next(p for p in self.plays if p.hand is hand and p.kind == "main")

    def offered(self, seat, hand, do):
        """None if the rules offer the action on this hand and the wallet covers it, otherwise the reason against it."""
        rules = self.rules
        two = len(hand.cards) == 2
        if hand.done:
            return "not-offered"
        if do == "stand":
            return None
        low, high = self.doubled_totals()
        if hand.doubled:                             # its card is dealt: surrendered or doubled again, nothing else
            if do == "surrender":
                return None if self.rescues() else "not-offered"
            if do != "double" or not self.redoubles(hand) or not low <= hand.total <= high:
                return "not-offered"
            cost = self.double_cost(seat.player, self.main_on(hand).all)
            return "insufficient-balance" if self.wallet[seat.player] < cost else None
        if do == "hit":
            return "not-offered" if hand.aces else None
        if do == "surrender":
            when = rules["surrender"]["when"]
            fits = self.open or self.up_allows_surrender()
            early_gone = when == "early" and self.peeked
            dealt = two and not hand.split
            counts = dealt and not early_gone or not dealt and self.surrenders_later() and not hand.aces
            counts = counts and self.main_on(hand).stake > 0
            return None if when != "none" and fits and counts else "not-offered"
        if do == "double":
            counts = two or rules["double"].get("cards", "two") == "any"
            if not counts or hand.aces or hand.undoubled or not low <= hand.total <= high:
                return "not-offered"
            if hand.split and not rules["double"]["afterSplit"]:
                return "not-offered"
        elif do == "split":
            if not self.may_split(seat, hand):
                return "not-offered"
        else:
            return "not-offered"
        if self.free(hand, do):
            return None
        stake = self.main_on(hand).all
        cost = self.double_cost(seat.player, stake) if do == "double" else stake
        return "insufficient-balance" if self.wallet[seat.player] < cost else None

    def double_cost(self, player, stake):
        """Where doubles for less are allowed: all that is left, if it is something."""
        left = self.wallet[player] // 2 * 2          # stakes are multiples of 0.02
        return left if self.rules["double"].get("less", False) and 0 < left < stake else stake

    def free(self, hand, do):
        """Whether the house stakes this double or split, so that nobody pays for it."""
        which = self.rules[do].get("free", "none")
        total, soft = value(hand.cards)
        if do == "split":
            return which == "all" or which == "not-tens" and points(hand.cards[0]) != 10
        least = {"none": 99, "9-11": 9, "10-11": 10, "any-two": 0}[which]
        return len(hand.cards) == 2 and total >= least and (which == "any-two" or total <= 11 and not soft)

    def on(self, hand):
        """The plays on a hand, its owner's first."""
        return [p for kind in ("main", "behind") for p in self.plays if p.hand is hand and p.kind == kind]

    def peeks(self):
        return self.rules["dealer"]["peek"] and not self.late and not self.open

    def found_late(self):
        """Whether a dealer's blackjack comes to light only after the hands have been played."""
        return not self.peeks() and not self.open

    def takes(self):
        """What a dealer's blackjack takes; all where it ends the round before any stake is raised."""
        return self.rules["dealer"].get("blackjackTakes", "all") if self.found_late() else "all"

    def takes_all(self):
        return self.takes() == "all"

    def rescues(self):
        """Whether a double may be surrendered: not where a late blackjack takes no more than the first stake."""
        return self.rules["double"].get("rescue", False) and self.takes() != "original"

    def always_wins(self, hand):
        """Whether the hand, of 21, wins whatever the dealer has or gets."""
        always = self.rules["dealer"].get("ties", "push") == "player-always-on-21" and self.takes() != "original"
        return always and hand.total == 21 and not hand.blackjack

    def void_surrender(self, hand):
        """Whether a blackjack that the dealer turns out to have takes all of this surrendered hand."""
        return hand.surrendered and not hand.doubled and self.found_late() and \
            self.rules["surrender"]["when"] == "late" and self.rules["surrender"].get("void", False)

    def doubled_totals(self):
        return {"any-two": (0, 21), "9-11": (9, 11), "10-11": (10, 11)}[self.rules["double"]["on"]]

    def redoubles(self, hand):
        """Whether a doubled hand may be doubled once more, as far as its total allows; only where it may be rescued."""
        staked_by_house = self.main_on(hand).house > 0
        return hand.doubles < self.rules["double"].get("times", 1) and self.takes_all() and not staked_by_house

    def surrenders_later(self):
        """Whether a hand may be surrendered that isn't the one dealt: late, and where a blackjack takes all."""
        late = self.rules["surrender"]["when"] == "late" or self.open
        return self.rules["surrender"].get("cards", "two") == "any" and late and self.takes_all()

    def surrender_before_peek(self):
        early = self.rules["surrender"]["when"] == "early"
        return self.peeks() and points(self.up) >= 10 and early and self.up_allows_surrender()

    def up_allows_surrender(self):
        high = points(self.up) >= 10
        return {"any": True, "2-9": not high, "10-ace": high}[self.rules["surrender"]["against"]]

    def may_split(self, seat, hand):
        if self.rules["split"].get("pairs") == "rank" and hand.cards[0][:-1] != hand.cards[-1][:-1]:
            return False
        if not hand.pair() or len(seat.hands) >= self.rules["split"]["hands"]:
            return False
        if not hand.split or hand.cards[0][0] != "A":
            return True
        rules = self.rules["split"]
        return rules["resplitAces"] and len(seat.hands) < rules.get("aceHands", 4)

    def charlie(self, hand):
        """Whether the hand has so many cards, without being bust, that it ends and wins."""
        cards = {"none": None, "five": 5, "six": 6, "seven": 7}[self.rules.get("charlie", {}).get("cards", "none")]
        return cards is not None and len(hand.cards) >= cards and not hand.bust

    def bonus(self, hand):
        """The best of what a hand of 21 is paid by its cards; 1:1 for every other hand and after a double."""
        rules = self.rules.get("bonus", {})
        if hand.doubled or hand.total != 21:
            return "1:1"
        names = [name for name, least in (("fiveCards", 5), ("sixCards", 6), ("sevenCards", 7))
                 if len(hand.cards) >= least]
        ranks = "".join(sorted(card[0] for card in hand.cards))
        suits = {card[1] for card in hand.cards}
        if ranks in ("678", "777"):
            names += ["mixed" + ranks] + ["suited" + ranks] * (len(suits) == 1) + ["spades" + ranks] * (suits == {"S"})
        return max(["1:1"] + [rules[name] for name in names if name in rules], key=lambda pays: Fraction(*ratio(pays)))

    def paid_blackjack(self, hand):
        """What a blackjack pays; more if its two cards have the right suit, and that is more."""
        plain, suited = self.rules["blackjackPays"], self.rules.get("suitedBlackjack", {})
        pays, suit = suited.get("pays", "1:1"), suited.get("suit", "any")
        suits = {card[-1] for card in hand.cards}
        fits = len(suits) == 1 and (suit == "any" or suits == {suit[0].upper()})
        better = Fraction(*ratio(pays)) > max(1, Fraction(*ratio(plain)))
        return pays if fits and better else plain

    def charlie_wins(self):
        return self.rules["charlie"].get("wins", "at-once")

    # -------------------------------------------------- the round as a line of questions

    def flow(self):
        """Yields each question in turn and is sent the answer or SILENCE."""
        rules = self.rules
        self.deal()
        up_points = points(self.up)
        self.queue = []
        for seat in self.order if not self.open else ():     # what everybody sees can't be insured against
            hand = seat.hands[0]
            for play in [p for p in self.plays if p.hand is hand and p.kind in ("main", "behind")]:
                blackjack = hand.blackjack
                even_on = {11: "ace", 10: "ten"}.get(up_points)
                if blackjack and even_on in rules["evenMoney"]["on"]:
                    self.queue.append(Question("even-money", play.player, seat, hand, play))
                elif up_points == 11 and rules["insurance"]["offered"] and \
                        (not blackjack or rules["insurance"]["withBlackjack"]):
                    self.queue.append(Question("insurance", play.player, seat, hand, play))
        if self.surrender_before_peek():
            self.ahead = [Question("surrender", s.player, s, s.hands[0]) for s in self.order if not s.hands[0].done]
        while self.queue:
            question = self.queue[0]
            answer = yield question
            self.queue.pop(0)
            play = question.play
            if answer == "insurance":
                stake = play.stake // 2
                self.wallet[play.player] -= stake
                self.plays.append(Play(play.player, play.seat, play.hand, "insurance", stake, on=play.kind))
            elif answer == "even-money":
                play.returned, play.result = 2 * play.stake, "even-money"
                self.credit(play)
        while self.ahead:
            question = self.ahead.pop(0)
            seat, hand = question.seat, question.hand
            if seat.registered == "surrender" and READINGS["early-registered-before-peek"]:
                answer = seat.registered
            else:
                answer = yield question
            if answer == "surrender":
                hand.surrendered = hand.done = True
        if self.peeks() and up_points >= 10:
            self.peeked = True
            if self.dealer_blackjack:
                return
        if self.open and self.dealer_blackjack:
            return
        for seat in self.order:
            at = 0
            while at < len(seat.hands):
                yield from self.play_hand(seat, seat.hands[at])
                if READINGS["charlie-paid-at-once"]:
                    self.pay_charlie(seat.hands[at])
                at += 1

    def pay_charlie(self, hand):
        if self.charlie(hand) and self.charlie_wins() == "at-once":
            for play in [p for p in self.plays if p.hand is hand and p.kind in ("main", "behind")]:
                play.returned, play.result = play.stake + play.all, "win"
                self.credit(play)

    def play_hand(self, seat, hand):
        while not hand.done:
            seat.begun = True
            if seat.registered:
                answer, seat.registered = seat.registered, None
                against = self.offered(seat, hand, answer)
                if against == "insufficient-balance":
                    answer = "hit" if answer == "double" or hand.total <= 11 else "stand"
                elif against:
                    continue
            else:
                answer = yield Question("play", seat.player, seat, hand)
            if answer is SILENCE:
                while hand.total <= 11 and not hand.doubled and not self.charlie(hand):
                    hand.cards.append(self.draw())
                hand.done = True
            elif answer == "stand":
                hand.done = True
            elif answer == "hit":
                hand.cards.append(self.draw())
                hand.done = hand.total >= 21 or self.charlie(hand)
            elif answer == "surrender":
                hand.surrendered = hand.done = True
            elif answer == "double":
                yield from self.double(seat, hand)
            elif answer == "split":
                yield from self.split(seat, hand)

    def follow(self, kind, seat, hand):
        """Asks those who bet behind this hand; returns the plays that follow, already paid for."""
        followed = []
        riders = [p for p in self.plays if p.hand is hand and p.kind == "behind"]
        self.queue = [Question(kind, p.player, seat, hand, p) for p in riders]
        self.waiting = [hand] if kind == "follow-double" else [hand, seat.hands[seat.hands.index(hand) + 1]]
        while self.queue:
            question = self.queue[0]
            answer = yield question
            self.queue.pop(0)
            if answer == kind:
                stake = question.play.all
                more = self.double_cost(question.player, stake) if kind == "follow-double" else stake
                self.wallet[question.player] -= more
                followed.append((question.play, more))
        self.waiting = []
        return followed

    def double(self, seat, hand):
        if self.free(hand, "double"):            # for everybody, and for good
            for play in self.on(hand):
                play.house += play.all
            hand.doubled = hand.done = True
            hand.cards.append(self.draw())
            return
        main = self.main_on(hand)
        cost = self.double_cost(seat.player, main.all)
        self.wallet[seat.player] -= cost
        hand.doubled = hand.done = True
        hand.doubles += 1
        followed = yield from self.follow("follow-double", seat, hand)
        for play, more in [(main, cost)] + followed:
            play.stake += more
        hand.cards.append(self.draw())
        low, high = self.doubled_totals()
        again = self.redoubles(hand) and low <= hand.total <= high
        hand.done = not (self.rescues() or again) or hand.total >= 21 or self.charlie(hand)

    def split(self, seat, hand):
        main, free = self.main_on(hand), self.free(hand, "split")
        if not free:
            self.wallet[seat.player] -= main.all
        new = Hand([hand.cards.pop()], True)
        hand.split = True
        aces = self.rules["split"]["aces"] if hand.cards[0][0] == "A" else "free"
        one_card = aces == "one-card"
        hand.aces = new.aces = one_card
        hand.undoubled = new.undoubled = aces == "hit"
        resplit = one_card and self.rules["split"]["resplitAces"]
        hand.done = new.done = one_card and not resplit
        seat.hands.insert(seat.hands.index(hand) + 1, new)
        if free:
            for play in self.on(hand):
                self.plays.append(Play(play.player, seat, new, play.kind, 0, play.all))
        else:
            followed = yield from self.follow("follow-split", seat, hand)
            for play, more in [(main, main.all)] + followed:
                self.plays.append(Play(play.player, seat, new, play.kind, more))
        hand.cards.append(self.draw())
        new.cards.append(self.draw())
        for each in seat.hands:
            if each.aces:
                each.done = not self.may_split(seat, each)
            elif each is hand or each is new:
                each.done = each.total == 21

    # -------------------------------------------------- the action list

    def later(self, action):
        """Whether the action is for something after the question now asked."""
        if action["do"] in PLAY_ACTIONS:
            seat = self.seats.get(action["seat"])
            hand = seat.hand(action["hand"]) if seat and seat.main and seat.player == action["player"] else None
            waits = READINGS["waiting-hand-unfinished"] and any(h is hand for h in self.waiting)
            return bool(hand and (waits or not hand.done))
        asking, following = ("insurance", "even-money"), ("follow-double", "follow-split")
        kinds = asking if action["do"] == "decline" else (action["do"],)
        if READINGS["later-by-name"]:
            kinds = following if action["do"] in following else asking
        to_come = self.queue[1:] + (self.ahead if READINGS["later-surrender-question"] and kinds == asking else [])
        return any(q.names(action) and (q.kind in kinds or q.kind == "surrender") for q in to_come)

    def register(self, action):
        """An early action: None, or the reason against it."""
        seat = self.seats.get(action["seat"])
        if not seat or not seat.main or seat.player != action["player"] or action["hand"] != 1:
            return READINGS["early-too-late"] if self.question.names(action) else "not-your-turn"
        exact, hand, do = self.question.names(action), seat.hands[0], action["do"]
        if seat.begun or hand.done:
            if exact:
                return READINGS["early-too-late"]
            return "not-your-turn" if seat.begun else READINGS["early-complete"]
        against = self.offered(seat, hand, do)
        if do == "surrender" and self.surrender_before_peek() and not READINGS["early-registered-before-peek"]:
            against = "not-offered"
        if against == "not-offered" and not exact:
            return READINGS["early-against-rules"]
        if not against:
            seat.registered = do
        return against

    def answer(self, action):
        """Handles one action of the list; None, or the reason for refusing it."""
        while True:
            question = self.question
            if action.get("early") and (not self.live or action["do"] not in PLAY_ACTIONS):
                return "not-offered" if question else READINGS["early-impossible"]
            if question is None:
                return "not-your-turn"
            if action.get("early"):
                return self.register(action)
            do = action["do"]
            if question.names(action):
                seat, hand = question.seat, question.hand
                if question.kind == "play" and do in PLAY_ACTIONS:
                    against = self.offered(seat, hand, do)
                    if not against:
                        self.advance(do)
                    return against
                if question.kind == do:
                    if do == "insurance" and self.wallet[question.player] < question.play.stake // 2 or \
                            do == "follow-split" and self.wallet[question.player] < question.play.all or \
                            do == "follow-double" and self.wallet[question.player] < \
                            self.double_cost(question.player, question.play.all):
                        return "insufficient-balance"
                    self.advance(do)
                    return None
                if do == "decline" and question.kind in ("insurance", "even-money") + \
                        ("surrender",) * READINGS["decline-surrender"]:
                    self.advance(SILENCE)
                    return None
                own = seat.player == action["player"]
                if question.kind in ("insurance", "surrender") and do in PLAY_ACTIONS and own and not hand.done:
                    self.advance(SILENCE)
                    continue
                return "not-offered"
            if not self.later(action):
                return "not-your-turn"
            self.advance(SILENCE)

    def advance(self, answer):
        try:
            self.question = self.line.send(answer)
            self.asked.append(self.question.kind)
        except StopIteration:
            self.question = None

    # -------------------------------------------------- dealer and settlement

    def finish(self):
        if self.late and self.second_card_matters():
            self.dealer.append(self.draw())
            self.dealer_blackjack = natural(self.dealer)
        for play in self.plays:
            if play.kind == "side" and play.result is None:     # the dealer draws for no bet that is decided
                hole = next(card for at, card in enumerate(self.dealer[:2]) if at != self.dealer.index(self.up))
                table = next(t for t in self.rules["sideBets"] if t["id"] == play.more["bet"])
                play.returned, play.result = (settle_side(table, play.two, self.up, play.stake, hole=hole) or
                                              (play.returned, None))
        waiting = any(p.kind == "side" and p.result is None for p in self.plays)
        if waiting or any(self.depends(hand) for seat in self.order for hand in seat.hands):
            while True:
                total, soft = value(self.dealer)
                least = self.rules["dealer"].get("standsOn", 17)
                hits_soft = self.rules["dealer"]["hitsSoft17"] and least < 21
                if total > least or total == least and not (soft and hits_soft):
                    break
                self.dealer.append(self.draw())
        for play in self.plays:
            if play.kind == "insurance":
                won = self.dealer_blackjack
                play.result = "win" if won else "lose"
                play.returned = play.stake + winnings(play.stake, self.rules["insurance"]["pays"]) if won else 0
            elif play.result is None and play.kind == "side":
                table = next(t for t in self.rules["sideBets"] if t["id"] == play.more["bet"])
                play.returned, play.result = settle_side(table, play.two, self.up, play.stake, self.dealer, hole)
            elif play.result is None:
                play.result, play.returned = self.settled(play)
            self.credit(play)

    def settled(self, play):
        result = self.result(play.hand)
        returned = {"surrender": play.stake // 2, "push": play.stake,
                    "win": play.stake + winnings(play.all, self.bonus(play.hand)),
                    "blackjack": play.stake + winnings(play.stake, self.paid_blackjack(play.hand))}.get(result, 0)
        back = self.spared(play)
        if back:
            return "push" if back == play.stake else result, back
        return result, returned

    def second_card_matters(self):
        """Whether anything on the table may still end in two ways: by the dealer's total, or by a blackjack."""
        open_plays = [p for p in self.plays if p.result is None]
        if any(p.kind in ("insurance", "side") or self.depends(p.hand) for p in open_plays):
            return True
        if points(self.up) < 10:
            return False
        without = [self.settled(p) for p in open_plays]
        self.dealer.append("KS" if self.up[0] == "A" else "AS")
        self.dealer_blackjack = True
        with_one = [self.settled(p) for p in open_plays]
        self.dealer.pop()
        self.dealer_blackjack = False
        return without != with_one

    def depends(self, hand):
        """Whether the hand's result may depend on cards that the dealer has yet to draw."""
        if hand.bust or hand.surrendered or hand.blackjack:
            return False
        if Fraction(*ratio(self.bonus(hand))) > 1 or self.always_wins(hand):
            return False
        return not self.charlie(hand) or self.charlie_wins() == "unless-21"

    def result(self, hand):
        dealer = value(self.dealer)[0]
        if hand.surrendered:
            return "lose" if self.dealer_blackjack and self.void_surrender(hand) else "surrender"
        if hand.bust:
            return "bust"
        ties = self.rules["dealer"].get("ties", "push")
        if hand.blackjack:
            return "push" if self.dealer_blackjack and ties in ("push", "dealer") else "blackjack"
        if self.always_wins(hand):
            return "win"
        if self.charlie(hand):
            stopped_by = {"at-once": False, "at-end": self.dealer_blackjack, "unless-21": dealer == 21}
            if not stopped_by[self.charlie_wins()]:
                return "win"
        if self.dealer_blackjack:
            return "lose"
        if Fraction(*ratio(self.bonus(hand))) > 1:
            return "win"
        push22 = self.rules["dealer"]["push22"]
        if dealer == 22 and push22 != "none":
            if push22 == "all":
                return "push"
            gold = sum(c[0] in GOLD for c in hand.cards)
            if push22 == "gold-initial":
                golden = gold == 2 and len(hand.cards) == 2 and not hand.split
            else:
                golden = gold == 2
            return "win" if golden or hand.total == 21 else "push"
        if dealer > 21 or hand.total > dealer:
            return "win"
        if hand.total < dealer:
            return "lose"
        if ties in ("player-on-21", "player-always-on-21"):
            return "win" if dealer == 21 else "push"
        return "push" if ties in ("push", "push-not-blackjacks") else "lose"

    def spared(self, play):
        """What a dealer's blackjack gives back of a play on a hand without one; nothing if it was found by the peek."""
        hand, takes = play.hand, self.takes()
        if not self.dealer_blackjack or hand.blackjack or hand.surrendered or self.always_wins(hand) or takes == "all":
            return 0
        first = play.first
        if takes == "original":      # only what was staked before the cards, which lies on the first hand
            return play.stake - (first if hand is play.seat.hands[0] else 0)
        if hand.bust:
            return 0
        if takes == "original-and-busted":
            return play.stake - first
        mine = [h for h in play.seat.hands if not h.bust and not h.surrendered and not self.always_wins(h) and any(
            p.hand is h and p.player == play.player and p.kind == play.kind for p in self.plays)]
        return play.stake - (first if mine[0] is hand else 0)

    # -------------------------------------------------- a round

    def open_round(self, bets):
        """Takes the bets; `order` then holds the seats that are dealt in."""
        self.plays, self.drawn, self.dealer, self.queue, self.refused = [], 0, [], [], []
        self.dealer_blackjack = self.peeked = False
        self.question = None
        self.waiting = []        # hands that wait for their card while a follow is asked
        self.ahead = []          # questions for an early surrender before the peek that are still to come
        self.start_betting()
        for index, entry in enumerate(bets):
            reason = self.bet(self.complete(entry))
            if reason:
                self.refused.append({"list": "bets", "index": index, "reason": reason})
        self.end_betting()

    def start_play(self):
        """Deals; `question` is then the first question, or None."""
        if self.order:
            self.line = self.flow()
            self.advance(None)

    def act(self, index, action):
        reason = self.answer(self.complete(action))
        if reason:
            self.refused.append({"list": "actions", "index": index, "reason": reason})
        return reason

    def close_round(self):
        while self.question:
            self.advance(SILENCE)
        if self.order:
            self.finish()
        return self.report(self.refused)

    def round(self, script):
        if "shoe" in script:
            self.shoe = make_shoe(self.rules, script["shoe"])
        for entry in script.get("bets", []):
            cents(entry[next(key for key in ("main", "behind", "stake") if key in entry)])
        for action in script.get("actions", []):
            if self.complete(action)["do"] not in ACTIONS:
                raise InputError("unknown action: %r" % action["do"])
        self.open_round(script.get("bets", []))
        self.start_play()
        for index, action in enumerate(script.get("actions", [])):
            self.act(index, action)
        return self.close_round()

    def report(self, refused):
        total, soft = value(self.dealer)
        bets = [t["id"] for t in self.rules["sideBets"]]
        kinds = ("main", "behind", "insurance", "side")
        self.plays.sort(key=lambda p: (p.seat.number, p.seat.hands.index(p.hand), kinds.index(p.kind), p.player,
                                       bets.index(p.more["bet"]) if "bet" in p.more else 0))
        seats = []
        for seat in sorted(self.order, key=lambda s: s.number):
            hands = []
            for number, hand in enumerate(seat.hands, 1):
                points_, soft_ = value(hand.cards)
                hands.append({"hand": number, "cards": hand.cards, "total": points_, "soft": soft_,
                              "blackjack": hand.blackjack, "bust": points_ > 21, "doubled": hand.doubled,
                              "split": hand.split, "surrendered": hand.surrendered})
                if hand.doubles > 1:
                    hands[-1]["doubles"] = hand.doubles
            seats.append({"seat": seat.number, "player": seat.player, "hands": hands})
        plays = [dict({"player": p.player, "seat": p.seat.number, "hand": p.seat.hands.index(p.hand) + 1,
                       "kind": p.kind}, **p.more,
                      stake=amount(p.stake), returned=amount(p.returned), result=p.result,
                      **({"house": amount(p.house)} if p.house else {})) for p in self.plays]
        return {"dealer": {"cards": self.dealer, "total": total, "soft": soft, "blackjack": natural(self.dealer),
                           "bust": total > 21},
                "seats": seats, "plays": plays, "refused": refused, "left": self.left,
                "balances": {p: amount(w) for p, w in self.wallet.items()},
                "wagered": amount(sum(p.stake for p in self.plays)),
                "returned": amount(sum(p.returned for p in self.plays)), "drawn": self.drawn}


# ---------------------------------------------------------------- the program

def load_rules(variant, changes=(), base="."):
    path = os.path.join(VARIANTS, variant + ".json")
    if not os.path.exists(path):
        path = os.path.join(base, variant)
    if not os.path.exists(path):
        raise InputError("unknown variant: %s" % variant)
    with open(path, encoding="utf-8") as file:
        rules = json.load(file)
    for key, new in changes:
        at = rules
        *parents, last = key.split(".")
        for name in parents:
            at = at.setdefault(name, {})
        at[last] = new
    return rules


def parse_change(text):
    key, _, word = text.partition("=")
    try:
        return key, json.loads(word)
    except ValueError:
        return key, word


def play(scenario, changes=(), base=".", seen=None):
    """The result document; `seen`, a list, receives the kinds of all questions asked."""
    rules = load_rules(scenario["variant"], changes, base)
    game = Game(rules, scenario)
    rounds = [game.round(script) for script in scenario["rounds"]]
    if seen is not None:
        seen.extend(game.asked)
    return {"variant": rules["id"], "rounds": rounds}


def main(arguments):
    changes, files = [], []
    rest = iter(arguments)
    for word in rest:
        if word == "--set":
            changes.append(parse_change(next(rest)))
        elif word != "--json":
            files.append(word)
    try:
        with (sys.stdin if files[0] == "-" else open(files[0], encoding="utf-8")) as file:
            scenario = json.load(file)
        print(json.dumps(play(scenario, changes), indent=1))
    except InputError as error:
        print("oracle: %s" % error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
