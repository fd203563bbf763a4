#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes scenarios that are valid to read and nasty to play; the same seed gives the same scenario.

    generate.py SEED          prints {"scenario": …, "set": [[KEY, VALUE], …]}

Bets and actions are chosen while the oracle plays along, so that most of them answer a question and go deep into a
round; the others are wrong in every way the rules name.
"""
import json
import random
import sys

import oracle
from cards import BETS, RANKS, SUITS, TENS, amount

NAMES = ["ann", "bob", "cy", "dee", "eve", "fay", "Gus", "hal", "ida", "p10", "p2", "żaba"]
LATER = {"pack": "full", "dealer.secondCard": "dealt", "dealer.open": False, "charlie.cards": "none",
         "charlie.wins": "at-once",
         "double.cards": "two"}                      # where a file doesn't say
BONUSES = [key for key in oracle.VALUES if key.startswith("bonus.")]
BLACKJACKS = ["dealer.blackjackTakes", "surrender.void", "double.rescue"]   # of the dealer's decide these
GAMES = ["boxes", "classic", "deluxe", "down-under", "premium", "rundown"]


def rule_changes(rng, rules, always):
    """A consistent set of changes, as (key, value); those of `always` are among them."""
    live = rules["table"]["behind"]
    keys = rng.sample(sorted(oracle.VALUES), rng.randint(1, 8))
    changes = {key: rng.choice(oracle.VALUES[key]) for key in keys}
    if rng.random() < 0.25:                      # long splits
        changes.update({"split.hands": rng.choice([3, 4, 4]), "split.resplitAces": rng.random() < 0.6,
                        "split.aces": rng.choice(["one-card", "free", "hit"]),
                        "split.aceHands": rng.choice([3, 4])})
    if rng.random() < 0.35:                      # hands of many cards
        for key in ("charlie.cards", "charlie.wins", "double.cards"):
            changes[key] = rng.choice(oracle.VALUES[key])
        for key in rng.sample(BONUSES, rng.choice([0, 0, 1, 3, 9])):
            changes[key] = rng.choice(oracle.VALUES[key])
        if rng.random() < 0.5:
            changes["dealer.ties"] = rng.choice(["push", "player-on-21", "player-always-on-21"])
    for key in always:
        changes[key] = rng.choice(oracle.VALUES[key])
    if rng.random() < 0.1:                       # the smallest amounts: they can't be halved or paid exactly
        changes["limits"] = [dict(row, min="0.02", max=rng.choice(["1.00", "0.10"])) for row in rules["limits"]]
    if rng.random() < 0.12:
        changes["table.behind"] = not live
        if not live:
            changes["table.seats"] = rng.choice([2, 3, 7])
    if rng.random() < 0.3:
        changes["sideBets"] = [side_bet(rng, rules, kind) for kind in rng.sample(sorted(BETS), rng.randint(1, 6))]

    def now(key):
        if key in changes:
            return changes[key]
        at = rules
        for name in key.split("."):
            at = at.get(name, {})
        return LATER.get(key) if at == {} else at

    seats = now("table.seats")
    if now("table.seatsPerPlayer") > seats or rng.random() < 0.15:
        changes["table.seatsPerPlayer"] = rng.randint(1, min(seats, 3))
    if now("split.hands") == 1:
        changes["double.afterSplit"] = False
    if now("split.hands") < 3 and now("split.resplitAces"):
        changes["split.resplitAces"] = False
    if now("charlie.cards") != "none" and now("charlie.wins") == "at-once" and \
            (not now("dealer.peek") or now("dealer.secondCard") == "after-players") and \
            now("dealer.blackjackTakes") != "all":           # what it wins can't be given back
        changes.update([rng.choice([("charlie.wins", "at-end"), ("charlie.wins", "unless-21"),
                                    ("dealer.blackjackTakes", "all")])])
    if now("table.company") and not now("table.behind"):
        changes["table.company"] = False
    return sorted(changes.items())


def side_bet(rng, rules, kind):
    limits = [{"currency": row["currency"], "min": "1.00", "max": "100.00"} for row in rules["limits"]]
    pays = {name: "%d:1" % (at + 2) for at, name in enumerate(BETS[kind])}
    if rng.random() < 0.2:
        pays = {name: "%d:%d" % (2 * at + 3, rng.choice([2, 3])) for at, name in enumerate(BETS[kind])}
    if kind == "combination":                    # any of them, paid in any order
        names = rng.sample(BETS[kind], rng.randint(2, 12))
        pays = {name: "%d:1" % rng.randint(1, 30) for name in names}
    elif rng.random() < 0.5:                     # some of them
        pays = {name: pays[name] for name in rng.sample(BETS[kind], rng.randint(1, len(BETS[kind])))}
    return {"id": "own-" + kind, "name": "Own " + kind, "kind": kind, "pays": pays, "limits": limits}


class Maker:
    def __init__(self, seed, always):
        self.rng = random.Random(seed)
        rng = self.rng
        variant = rng.choice(GAMES + ["deluxe", "deluxe", "deluxe"])
        rules = oracle.load_rules(variant)
        self.changes = rule_changes(rng, rules, always) if rng.random() < 0.5 or always else []
        self.rules = oracle.load_rules(variant, self.changes)
        self.live = self.rules["table"]["behind"]
        hands = self.rules["split"]["hands"]
        self.splitting = hands > 1 and rng.random() < (0.2 if hands < 3 else 0.7)
        row = rng.choice(self.rules["limits"])
        self.low, self.high = oracle.cents(row["min"]), oracle.cents(row["max"])
        changed = dict(self.changes)
        self.bonus = any(key in changed for key in BONUSES)
        self.blackjacks = any(key in changed for key in BLACKJACKS)
        self.long = ("charlie.cards" in changed or self.bonus) and rng.random() < 0.7
        self.scenario = {"variant": variant, "currency": row["currency"], "players": self.players(), "rounds": []}
        if row is self.rules["limits"][0] and rng.random() < 0.1:
            del self.scenario["currency"]
        self.game = oracle.Game(self.rules, self.scenario)

    # ---------------------------------------------------------------- people and money

    def players(self):
        rng = self.rng
        names = rng.sample(NAMES, rng.choice([1, 2, 3, 3, 4, 6]) if self.live else 1)
        rich = rng.random() < (0.4 if self.long else 0.8 if self.splitting or not self.live else 0.5)
        return [dict({"id": name, "balance": amount(self.balance(rich))}, **self.trial()) for name in names]

    def trial(self):
        roll = self.rng.random()
        return {"trial": True} if roll < 0.15 else {"trial": False} if roll < 0.2 else {}

    def balance(self, rich):
        rng, low = self.rng, self.low
        if rich:
            return low * rng.choice([100, 1000, 3000])
        return rng.choice([0, low - 1, low, low + 1, 2 * low, 3 * low // 2, 4 * low, 7 * low + 3, 20 * low, 60 * low,
                           low * rng.randint(1, 40) + rng.choice([0, 0, 1, 2, 50])])

    def stake(self, player, low, high):
        rng = self.rng
        wallet = self.game.wallet[player]
        small = low + 2 * rng.randint(0, 10) * rng.choice([1, 10, 50])
        roll = rng.random()
        if roll < 0.62:
            return small
        return rng.choice([0, 1, 2, 3, low - 2, low - 1, small + 1, high, high + 2, high + 1, high - low // 2 * 2,
                           max(0, wallet), max(0, wallet) + 1, max(0, wallet) + 2, wallet // 2 // 2 * 2,
                           wallet // 2 // 2 * 2 + 2, wallet * 2 // 3 // 2 * 2, low * 2])

    # ---------------------------------------------------------------- bets

    def place(self, entry):
        """Sometimes leaves out what may be left out."""
        rng = self.rng
        entry = {key: entry[key] for key in entry if entry[key] is not None}
        if len(self.scenario["players"]) == 1 and rng.random() < 0.5:
            entry.pop("player", None)
        if self.rules["table"]["seats"] == 1 and rng.random() < 0.7:
            entry.pop("seat", None)
        if entry.get("hand") == 1 and rng.random() < 0.8:
            del entry["hand"]
        return entry

    def text(self, value):
        words = amount(value)
        roll = self.rng.random()
        if roll < 0.05 and words.endswith(".00"):
            return words[:-3]
        if roll < 0.1 and words.endswith("0"):
            return words[:-1]
        return words

    def bet(self):
        rng, game = self.rng, self.game
        player = rng.choice([p["id"] for p in self.scenario["players"]])
        seats = self.rules["table"]["seats"]
        held = [n for n, s in game.seats.items() if s.player == player]
        others = [n for n, s in game.seats.items() if s.player != player]
        anywhere = rng.randint(1, seats)
        side = 4 if self.rules["sideBets"] else 0.3
        kind = rng.choices(["main", "behind", "side"], [5, 4, side] if self.live else [4, 0.3, side])[0]
        if kind == "main":
            roll = rng.random()
            pool = held if held and roll < 0.45 else others if others and roll < 0.52 else [anywhere]
            seat = rng.choice(pool)
            value = self.stake(player, self.low, self.high)
            if self.live and held and seat not in held and rng.random() < 0.8:
                value = game.seats[held[0]].main
            return self.place({"player": player, "seat": seat, "main": self.text(value)})
        if kind == "behind":
            pool = others if others and rng.random() < 0.8 else held if held and rng.random() < 0.5 else [anywhere]
            value = self.stake(player, self.low, self.high)
            return self.place({"player": player, "seat": rng.choice(pool), "behind": self.text(value)})
        tables = self.rules["sideBets"]
        pool = sorted(game.seats) if game.seats and rng.random() < 0.85 else [anywhere]
        if not tables or rng.random() < 0.06:
            name, low, high = rng.choice(["pair", "trilux", "poker", "lucky", "nothing"]), 100, 10000
        else:
            table = rng.choice(tables)
            name = table["id"]
            low, high = game.limits_of(table["limits"]) or (100, 10000)
        value = low + 2 * rng.randint(0, 50) if rng.random() < 0.5 else self.stake(player, low, high)
        return self.place({"player": player, "seat": rng.choice(pool), "side": name, "stake": self.text(value)})

    def fair_bet(self):
        """A main play that is likely to be accepted."""
        rng, game = self.rng, self.game
        player = rng.choice([p["id"] for p in self.scenario["players"]])
        held = [n for n, s in game.seats.items() if s.player == player]
        open_ = [n for n in range(1, self.rules["table"]["seats"] + 1) if n not in game.seats]
        value = self.low + 2 * rng.randint(0, 5) * rng.choice([1, 10, 50])
        if self.live and held:
            if rng.random() < 0.5 and open_:
                same = self.text(game.seats[held[0]].main)
                return self.place({"player": player, "seat": rng.choice(open_), "main": same})
            return self.place({"player": player, "seat": rng.choice(held), "main": self.text(value)})
        return self.place({"player": player, "seat": rng.choice(open_ or [1]), "main": self.text(value)})

    def bets(self):
        """Chooses the bets one by one while the oracle takes them."""
        rng, game = self.rng, self.game
        count = rng.choice([0, 1, 2, 4, 6, 9, 14]) if self.live else rng.choice([0, 1, 1, 2, 3, 5, 8])
        made = []
        game.start_betting()
        for at in range(count):
            entry = self.bet() if at >= 3 or rng.random() < 0.3 else self.fair_bet()
            made.append(entry)
            game.bet(game.complete(entry))
        return made

    # ---------------------------------------------------------------- cards

    def card(self, ranks=RANKS, suits=SUITS):
        return self.rng.choice(ranks) + self.rng.choice(suits)

    def two(self, mood):
        rng = self.rng
        roll = rng.random()
        if mood == "aces" and self.splitting and roll < 0.8:
            return [self.card("A"), self.card("A")]
        if mood == "straight" and roll < 0.9:
            suit = rng.choice(SUITS + "SSS")
            return [rng.choice("678") + (suit if rng.random() < 0.8 else rng.choice(SUITS)) for _ in range(2)]
        if mood == "twos":
            return [self.card("2"), self.card("2223")]
        if mood == "pairs" or roll < 0.22:
            rank = rng.choice("AA88TQ7" + RANKS)
            second = rng.choice("TJQK") if rank in "TJQK" and rng.random() < 0.5 else rank
            suit = rng.choice(SUITS)
            return [rank + suit, second + (suit if rng.random() < 0.3 else rng.choice(SUITS))]
        if roll < 0.4:
            pair = [self.card("A"), self.card("TJQK")]
            rng.shuffle(pair)
            return pair
        if roll < 0.55:
            return [self.card("2345"), self.card("23456")]
        if roll < 0.65:
            return [self.card("567"), self.card("456")]
        if roll < 0.76:
            suit = rng.choice(SUITS)
            return rng.choice([["6" + suit, "7" + suit], ["7" + suit, "7" + suit], ["8" + suit, "6" + suit],
                               ["5" + suit, "6" + suit], ["Q" + suit, "K" + suit], ["A" + suit, "2" + suit],
                               ["QH", "QH"], ["Q" + suit, "QH"], ["A" + suit, "9" + suit], ["A" + suit, "J" + suit],
                               ["A" + suit, rng.choice(TENS) + rng.choice(SUITS)],
                               ["4" + suit, "9" + rng.choice(SUITS)]])
        return [self.card(), self.card()]

    def three(self, mood):
        """An up card and two cards that some side bet pays."""
        rng = self.rng
        ranks = rng.choice(["678", "777", "A23", "QKA", "JQK", "55T", "9AA", "A28", "568", "479", "KKK", "22K", "AAA",
                            "A9K", rng.choice(RANKS) * 3])
        suit = rng.choice(SUITS)
        cards = [r + (suit if mood == "suited" or rng.random() < 0.4 else rng.choice(SUITS)) for r in ranks]
        rng.shuffle(cards)
        return cards[0], cards[1:]

    def shoe(self):
        """A scripted order for the seats that are dealt in, biased by a mood."""
        rng = self.rng
        mood = rng.choice(["any", "any", "pairs", "aces", "small", "match", "suited"])
        if self.splitting and rng.random() < 0.7:
            mood = "pairs"
            if self.rules["split"]["resplitAces"] and rng.random() < 0.5:
                mood = "aces"
        elif self.long and rng.random() < 0.7:
            mood = rng.choice(["small", "small", "twos"])
        if self.bonus and rng.random() < 0.5:
            mood = "straight"
        seats = len(self.game.order)
        hands = [self.two(mood) for _ in range(seats)]
        up = self.card(rng.choice([RANKS, "A", "A", "TJQK", "23456", "78"]))
        hole = self.card(rng.choice([RANKS, "TJQK", "A", "6", "23456"]))
        if self.long and rng.random() < 0.2 or self.blackjacks and rng.random() < 0.25:
            up, hole = self.card("TJQK"), self.card("A")
        if hands and mood in ("match", "suited") and rng.random() < 0.8:
            up, hands[0] = self.three(mood)
        elif hands and rng.random() < 0.2:
            up = rng.choice(hands[0]) if rng.random() < 0.6 else hands[0][0][0] + rng.choice(SUITS)
        if hands and rng.random() < 0.1 and hands[0][0][1] == hands[0][1][1]:
            up = rng.choice("678A35") + hands[0][0][1]
        dealer = [up, hole] if self.rules["table"]["dealerFirstCard"] == "up" else [hole, up]
        cards = [h[0] for h in hands] + dealer[:1] + [h[1] for h in hands]
        if self.rules["dealer"].get("secondCard", "dealt") == "dealt" or rng.random() < 0.5:
            cards += dealer[1:]                      # where it comes later, it is the next card drawn
        last = hands[0][0][0] if hands else "8"
        if self.long and self.splitting:
            last += "A23"
        pools = {"any": RANKS, "pairs": RANKS + last * rng.choice([4, 9, 20]), "aces": "AAAA" + RANKS,
                 "small": "A2345A23456", "twos": "22222223", "match": RANKS, "suited": RANKS,
                 "straight": "6786787" + RANKS}
        suits = SUITS + "SSSSSS" if mood == "straight" else SUITS
        cards += [self.card(pools[mood], suits) for _ in range(rng.choice([60, 120]))]
        return cards

    def write_shoe(self, cards):
        rng = self.rng
        style = rng.random()
        words = []
        for card in cards:
            if style < 0.1 and card[0] == "T":
                card = "10" + card[1]
            words.append(card.lower() if style < 0.05 else card)
        return " ".join(words)

    # ---------------------------------------------------------------- actions

    def wise(self):
        """An action that answers the question."""
        rng, game = self.rng, self.game
        q = game.question
        seat, hand = q.seat, q.hand
        base = {"player": q.player, "seat": seat.number, "hand": seat.hands.index(hand) + 1}
        if q.kind == "play":
            able = [do for do in ("double", "split", "surrender", "hit", "stand")
                    if game.offered(seat, hand, do) != "not-offered"]
            weights = {"split": 40 if self.splitting else 9, "double": 3, "surrender": 1.2, "hit": 3, "stand": 2}
            if self.long:
                weights.update(hit=20, stand=1, double=6 if len(hand.cards) > 2 else 2)
            do = rng.choices(able, [weights[a] for a in able])[0] if rng.random() < 0.9 \
                else rng.choice(oracle.ACTIONS)
            return dict(base, do=do)
        if q.kind in ("insurance", "even-money"):
            do = rng.choices([q.kind, "decline", "insurance", "even-money", "hit", "double"],
                             [6, 4, 0.5, 0.5, 0.6, 0.5])[0]
            return dict(base, do=do)
        if q.kind == "surrender":
            return dict(base, do=rng.choice(["surrender", "surrender", "decline", "hit", "stand", "split"]))
        wrong = rng.choice(["decline", "follow-split", "follow-double"])
        return dict(base, do=q.kind if rng.random() < 0.75 else wrong)

    def jump(self):
        """An action for a hand or question other than the one asked."""
        rng, game = self.rng, self.game
        targets = [(s.player, s.number, at + 1) for s in game.order for at in range(len(s.hands))]
        player, seat, hand = rng.choice(targets)
        if game.queue[1:] and rng.random() < 0.6:
            q = rng.choice(game.queue[1:])
            return {"player": q.player, "seat": q.seat.number, "hand": q.seat.hands.index(q.hand) + 1,
                    "do": rng.choice([q.kind, q.kind, "decline"])}
        do = rng.choice(["hit", "stand", "stand", "double", "split"])
        return {"player": player, "seat": seat, "hand": hand, "do": do}

    def wild(self):
        rng = self.rng
        return {"player": rng.choice([p["id"] for p in self.scenario["players"]]),
                "seat": rng.randint(1, self.rules["table"]["seats"]), "hand": rng.choice([1, 1, 1, 2, 3, 4]),
                "do": rng.choice(oracle.ACTIONS)}

    def early(self):
        rng, game = self.rng, self.game
        seat = rng.choice(game.order)
        do = rng.choice(["hit", "stand", "double", "double", "split", "split", "surrender"])
        if seat.hands[0].pair() and rng.random() < 0.6:
            do = "split"
        action = {"player": seat.player, "seat": seat.number, "hand": 1, "do": do, "early": True}
        if rng.random() < 0.1:
            action.update(self.wild())
        return action

    def actions(self):
        rng, game = self.rng, self.game
        made = []
        patience = rng.choice([0.0, 0.01, 0.03, 0.25])
        jumpy, silly = rng.choice([0.0, 0.05, 0.15]), rng.choice([0.0, 0.03, 0.15])
        ahead = rng.choice([0.0, 0.1, 0.4]) if self.live else rng.choice([0.0, 0.0, 0.02])
        while game.question and len(made) < 60 and rng.random() >= patience:
            roll = rng.random()
            if roll < ahead:
                action = self.early()
            elif roll < ahead + jumpy:
                action = self.jump()
            elif roll < ahead + jumpy + silly:
                action = self.wild()
            else:
                action = self.wise()
                if rng.random() < 0.03:
                    action["early"] = rng.random() < 0.3
            action = self.place(action)
            made.append(action)
            game.act(len(made) - 1, action)
        while rng.random() < 0.15 and game.order:
            made.append(self.place(rng.choice([self.wild, self.jump])()))
        return made

    # ---------------------------------------------------------------- the whole

    def round(self, first):
        """Adds a round; returns false if the shoe ran out in it."""
        rng, game = self.rng, self.game
        script = {}
        before = dict(game.wallet), json.dumps({p: (s.seats, s.idle) for p, s in game.sitters.items()})
        bets = self.bets()
        self.rewind(before)
        if first or rng.random() < 0.75:
            script["shoe"] = None
        script["bets"] = bets
        game.open_round(bets)
        if "shoe" in script:
            if rng.random() < 0.15:
                script["shoe"] = {"seed": "%064x" % rng.getrandbits(256)}
                if rng.random() < 0.6:
                    script["shoe"]["clientSeed"] = rng.choice(["", "example", "żółw", "a b", "7"])
                if rng.random() < 0.6:
                    script["shoe"]["number"] = rng.choice([1, 2, 7, 1000])
                game.shoe = oracle.make_shoe(self.rules, script["shoe"])
            else:
                game.shoe = oracle.Shoe(self.shoe())
                script["shoe"] = self.write_shoe(game.shoe.cards)
        self.scenario["rounds"].append(script)
        start = game.shoe.at
        try:
            game.start_play()
            script["actions"] = self.actions()
            game.close_round()
        except oracle.InputError:
            script.setdefault("actions", [])
            return False
        if rng.random() < 0.005 and isinstance(script.get("shoe"), str) and game.drawn:
            script["shoe"] = self.write_shoe(game.shoe.cards[start:start + game.drawn - 1])
            return False
        return True

    def rewind(self, before):
        wallet, sitters = before
        self.game.wallet = dict(wallet)
        self.game.sitters = {}
        for player, (seats, idle) in json.loads(sitters).items():
            sitter = self.game.sitters[player] = oracle.Sitter()
            sitter.seats, sitter.idle, sitter.fresh = seats, idle, False

    def spoil(self):
        """Makes one thing in the scenario wrong, so that it must be refused as a whole."""
        rng = self.rng
        entries = [e for script in self.scenario["rounds"] for e in script["bets"] + script["actions"]]
        entry = rng.choice(entries) if entries else {}
        key = rng.choice(sorted(entry) or ["player"])
        wrong = {"player": "nobody", "seat": rng.choice([0, 8]), "hand": rng.choice([0, 5]), "do": "wait",
                 "early": 1, "side": 3}.get(key)
        entry[key] = wrong if wrong is not None else rng.choice(["1.234", "-1", "", ".5", "1e2", "1,00", 5])
        if not entries:
            self.scenario["currency"] = "shells"

    def make(self):
        for at in range(self.rng.choice([1, 1, 2, 3, 5, 8])):
            if not self.round(at == 0):
                break
        if self.rng.random() < 0.01:
            self.spoil()
        for script in self.scenario["rounds"]:
            for key in ("bets", "actions"):
                if not script[key] and self.rng.random() < 0.05:
                    del script[key]
        return self.scenario, self.changes


def make(seed, always=()):
    """The scenario and its rule changes; with `always` each scenario changes these keys."""
    return Maker(seed, always).make()


if __name__ == "__main__":
    result = make(sys.argv[1] if len(sys.argv) > 1 else "1")
    print(json.dumps({"scenario": result[0], "set": result[1]}, indent=1, ensure_ascii=False))
