// SPDX-License-Identifier: GPL-3.0-or-later
// The edge alone, what each rule is worth, rules without effect, and the odds of side bets that are data.
#include "analysis/compare.h"
#include "analysis/kept_play.h"
#include "analysis/rule_costs.h"
#include "engine/round.h"
#include "engine/settlement.h"
#include "games.h"
#include "testprogram.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>

using namespace openshoe;
using analysis::Analyser;
using engine::Card;
using engine::RuleSet;
using engine::SideBet;
using engine::SideBetKind;
using engine::SideOutcome;
using tests::gameWith;
using tests::sixGames;

namespace {

QString compared(double ours, double expected) {
    return QString("%1, expected %2").arg(ours, 0, 'g', 17).arg(expected, 0, 'g', 17);
}

/// How often each outcome occurs when every order of these cards is played through the engine by the silence rule.
std::map<QString, double> playedOut(const RuleSet& rules, std::vector<Card> shoe) {
    const auto byIndex = [](Card a, Card b) { return a.index() < b.index(); };
    std::ranges::sort(shoe, byIndex);
    std::map<QString, double> often;
    double orders = 0;
    do {
        engine::TableState state;
        state.currency = rules.limits.front().currency;
        state.players.push_back({.id = "ann", .balance = base::Money::minor(100'000)});
        const auto give = [&](const engine::Command& command) {
            engine::Events events;
            if (engine::applyTo(rules, state, command, shoe, events))
                qFatal("the shoe is too short for this test");
        };
        const base::Money one = base::Money::minor(100);
        const engine::SeatNumber seat{1};
        give(engine::OpenRound{});
        give(engine::PlaceStake{
            .player = {0}, .seat = seat, .kind = engine::StakeKind::Main, .sideBet = -1, .amount = one});
        give(engine::PlaceStake{
            .player = {0}, .seat = seat, .kind = engine::StakeKind::Side, .sideBet = 0, .amount = one});
        give(engine::Deal{});
        while (state.phase != engine::Phase::Over)
            give(engine::Silence{});
        const auto* play = state.find(engine::StakeKind::Side, {0}, seat);
        // The figures don't tell two matches apart by which of the cards made which.
        const bool two = play->second != SideOutcome::None;
        const SideOutcome first = two ? std::min(play->outcome, play->second) : play->outcome;
        const SideOutcome second = two ? std::max(play->outcome, play->second) : play->second;
        often[QString::fromStdString(engine::sideResultName(first, second))] += 1;
        orders += 1;
    } while (std::next_permutation(shoe.begin(), shoe.end(), byIndex));
    for (auto& [outcome, number] : often)
        number /= orders;
    return often;
}

SideBet betOn(SideBetKind kind) {
    SideBet bet{.id = "bet", .kind = kind, .limits = {{"coin", base::Money::minor(100), base::Money::minor(100'00)}}};
    int pays = 1;
    for (const SideOutcome outcome : outcomesOf(kind)) {
        if (outcome != SideOutcome::Exactly13) // or there would be nothing that loses
            bet.pays.push_back({outcome, base::Odds{pays++, 1}});
    }
    return bet;
}

RuleSet smallGame(const SideBet& bet, const QStringList& changes = {}) {
    RuleSet rules = gameWith("premium", changes);
    rules.limits = bet.limits;
    rules.sideBets = {bet};
    return rules;
}

std::vector<Card> cardsOf(const QString& text) {
    std::vector<Card> cards;
    for (const QString& word : text.split(' '))
        cards.push_back(*Card::parse(word.toStdString()));
    return cards;
}

} // namespace

class TestEdges : public QObject {
    Q_OBJECT

private slots:
    void theEdgeIsThatOfTheWholeAnalysis() {
        Analyser quick;
        for (const QString& game : sixGames()) {
            for (const QStringList& changes : {QStringList{},
                                               {"decks=2"},
                                               {"blackjackPays=6:5"},
                                               {"split.hands=4"},
                                               {"surrender.when=early"},
                                               {"insurance.offered=false"}}) {
                const RuleSet rules = gameWith(game, changes);
                const auto whole = Analyser().analyse(rules);
                for (int again = 0; again < 2; ++again) {
                    const auto edge = quick.edge(rules);
                    QVERIFY(edge);
                    QCOMPARE(edge->expectation, whole->expectation);
                    QCOMPARE(edge->averageStake, whole->averageStake);
                    QVERIFY(edge->byUp == whole->byUp && edge->insurance == whole->insurance &&
                            edge->evenMoney == whole->evenMoney);
                }
            }
        }
        QVERIFY(!quick.edge(gameWith("premium", {"decks=3"}), [] { return true; }));
    }

    // Roughly is near enough to tell which rule costs more. The measure is the edge itself, one rule at a time.
    void roughCostsAreNearTheTrueOnes() {
        using analysis::Trait;
        const struct {
            Trait trait;
            QStringList cheap;
            QStringList values;
        } traits[]{
            {Trait::BlackjackPays,
             {"blackjackPays=3:2"},
             {"blackjackPays=6:5", "blackjackPays=1:1", "blackjackPays=2:1"}},
            {Trait::SuitedBlackjack,
             {"suitedBlackjack.pays=1:1"},
             {"suitedBlackjack.pays=2:1", "suitedBlackjack.pays=6:5", "suitedBlackjack.pays=3:1"}},
            {Trait::Decks, {"decks=1"}, {"decks=2", "decks=4", "decks=8"}},
            {Trait::Decks, {"pack=full"}, {"pack=spanish"}},
            {Trait::DealerDraws, {"dealer.hitsSoft17=false"}, {"dealer.hitsSoft17=true"}},
            {Trait::DealerDraws,
             {"dealer.standsOn=17"},
             {"dealer.standsOn=18", "dealer.standsOn=19", "dealer.standsOn=20", "dealer.standsOn=21"}},
            {Trait::Peek, {"dealer.peek=true"}, {"dealer.peek=false", "dealer.secondCard=after-players"}},
            {Trait::Peek,
             {"dealer.peek=false", "dealer.blackjackTakes=original"},
             {"dealer.blackjackTakes=original-and-busted", "dealer.blackjackTakes=busted-plus-one"}},
            {Trait::Open, {"dealer.open=false"}, {"dealer.open=true"}},
            {Trait::Ties,
             {"dealer.ties=push"},
             {"dealer.ties=dealer", "dealer.ties=dealer-not-blackjacks", "dealer.ties=player-on-21",
              "dealer.ties=push-not-blackjacks", "dealer.ties=player-always-on-21"}},
            {Trait::Charlie,
             {"charlie.wins=at-end"},
             {"charlie.cards=five", "charlie.cards=six", "charlie.cards=seven"}},
            {Trait::Bonus,
             {"bonus.fiveCards=1:1"},
             {"bonus.fiveCards=2:1", "bonus.sixCards=3:1", "bonus.mixed678=2:1", "bonus.spades678=20:1",
              "bonus.suited777=9:1"}},
            {Trait::DoubleCards, {"double.cards=two"}, {"double.cards=any"}},
            {Trait::DoubleFree, {"double.free=none"}, {"double.free=9-11", "double.free=10-11", "double.free=any-two"}},
            {Trait::SplitFree, {"split.free=none"}, {"split.free=not-tens", "split.free=all"}},
            {Trait::DoubleRescue, {"double.rescue=false"}, {"double.rescue=true"}},
            {Trait::DoubleTimes, {"double.times=1"}, {"double.times=2", "double.times=3"}},
            {Trait::DoubleTimes, {"double.on=9-11"}, {"double.times=2", "double.times=3"}},
            {Trait::DoubleTimes, {"double.on=10-11"}, {"double.times=2"}},
            {Trait::Push22,
             {"dealer.push22=none"},
             {"dealer.push22=gold-initial", "dealer.push22=gold-any", "dealer.push22=all"}},
            {Trait::DoubleOn, {"double.on=any-two"}, {"double.on=9-11", "double.on=10-11"}},
            {Trait::DoubleAfterSplit, {"double.afterSplit=true"}, {"double.afterSplit=false"}},
            {Trait::Splitting, {"split.hands=2"}, {"split.hands=1"}},
            {Trait::Surrender, {"surrender.when=none"}, {"surrender.when=late", "surrender.when=early"}},
            {Trait::Surrender, {"surrender.when=late"}, {"surrender.cards=any"}},
            {Trait::Ties,
             {"dealer.secondCard=after-players", "dealer.ties=player-on-21"},
             {"dealer.ties=player-always-on-21"}},
            {Trait::Surrender,
             {"dealer.secondCard=after-players", "surrender.when=none"},
             {"surrender.when=late", "surrender.when=early"}},
            {Trait::Surrender, {"dealer.secondCard=after-players", "surrender.when=late"}, {"surrender.void=true"}},
        };
        Analyser analyser;
        for (const QStringList& base : {QStringList{"decks=6"}, {"decks=2", "dealer.hitsSoft17=true"}}) {
            for (const auto& one : traits) {
                const RuleSet cheap = gameWith("premium", base + one.cheap);
                for (const QString& value : one.values) {
                    QStringList changes = base + one.cheap + QStringList{value};
                    if (one.trait == Trait::Splitting) // without splits there is nothing to double after one
                        changes << "double.afterSplit=false";
                    const RuleSet dear = gameWith("premium", changes);
                    const double exact = analyser.edge(cheap)->expectation - analyser.edge(dear)->expectation;
                    const double rough = analysis::roughCost(one.trait, dear) - analysis::roughCost(one.trait, cheap);
                    QVERIFY2(std::abs(rough - exact) <= std::max(0.001, 0.25 * std::abs(exact)),
                             qPrintable(QStringLiteral("%1 with %2 costs %3, not %4")
                                            .arg(value, base.join(u' ')).arg(exact).arg(rough)));
                }
            }
        }
    }

    // What blackjacks pay doesn't change how hands are played: its cost is no rough one, against the dealer's too.
    void blackjacksCostWhatTheyPay() {
        using analysis::Trait;
        Analyser analyser;
        for (const char* game : {"premium", "classic"}) {
            for (const QStringList& base : {QStringList{"decks=1"}, {"decks=6"}, {"decks=8", "pack=spanish"}}) {
                const auto isExact = [&](Trait trait, const QStringList& from, const QStringList& to) {
                    const RuleSet before = gameWith(game, base + from);
                    const RuleSet after = gameWith(game, base + to);
                    const double exact = analyser.edge(before)->expectation - analyser.edge(after)->expectation;
                    const double cost = analysis::roughCost(trait, after) - analysis::roughCost(trait, before);
                    return std::abs(cost - exact) < 1e-12;
                };
                const QString both = "dealer.ties=push-not-blackjacks";
                for (const QStringList& pays : {QStringList{"blackjackPays=3:2"},
                                                {"blackjackPays=2:1"},
                                                {"suitedBlackjack.pays=3:1"},
                                                {"suitedBlackjack.pays=2:1", "suitedBlackjack.suit=diamonds"}}) {
                    QVERIFY(isExact(Trait::Ties, pays, pays + QStringList{both}));
                    const Trait trait = pays[0].startsWith("suited") ? Trait::SuitedBlackjack : Trait::BlackjackPays;
                    QVERIFY(isExact(trait, {both}, pays + QStringList{both}));
                    QVERIFY(isExact(trait, {}, pays));
                }
            }
        }
    }

    // As published to within three hundredths of a percent. What splitting fours gains is the same to the last digit
    // printed.
    void freeBetsAreNearPublishedOnes() {
        Analyser analyser;
        const QStringList freeBets{"double.free=9-11", "split.free=not-tens", "dealer.push22=all", "split.hands=4",
                                   "split.resplitAces=true"};
        const auto edge = [&](const QStringList& changes) {
            return -analyser.analyse(gameWith("premium", freeBets + changes))->basicStrategy;
        };
        QVERIFY(std::abs(edge({"dealer.hitsSoft17=true"}) - 0.0104) < 0.0003);
        const QStringList british{"double.on=9-11", "dealer.secondCard=after-players"};
        QVERIFY(std::abs(edge(british) - 0.0073) < 0.0003);
        const RuleSet rules = gameWith("premium", freeBets + british);
        const auto game = analyser.analyse(rules);
        auto strategy = game->strategy;
        for (analysis::TotalPlay& play : strategy.groups)
            play.splitInto[3] = 0;
        analysis::KeptPlay kept(
            analysis::Core::make(analysis::PlayRules::of(rules), analysis::fullPointShoe(rules.newShoe())));
        const auto pay = analysis::PayRules::of(rules);
        QVERIFY(std::abs(kept.worth(game->strategy, pay) - game->basicStrategy) < 1e-12);
        QVERIFY(std::abs(game->basicStrategy - kept.worth(strategy, pay) - 0.0028) < 0.00005);
    }

    // A dealer who looks late and takes the first stake alone costs what one costs who has looked before: nothing that
    // is done against the blackjack changes what it takes. Only a surrender would, and insurance is decided before.
    void lateBlackjackForTheFirstStakeIsAPeek() {
        Analyser analyser;
        for (const QStringList& base : {QStringList{},
                                        {"decks=1", "dealer.hitsSoft17=true", "split.hands=4", "split.aces=free"},
                                        {"decks=2", "split.hands=3", "split.resplitAces=true", "dealer.push22=all"},
                                        {"decks=8", "dealer.ties=dealer", "dealer.standsOn=18"},
                                        {"dealer.hint=class", "double.on=10-11"}}) {
            const auto peeks = analyser.analyse(gameWith("premium", base));
            const auto late = analyser.analyse(
                gameWith("premium", base + QStringList{"dealer.peek=false", "dealer.blackjackTakes=original"}));
            QVERIFY(std::abs(late->expectation - peeks->expectation) < 1e-13);
            QVERIFY(std::abs(late->basicStrategy - peeks->basicStrategy) < 1e-13);
            QVERIFY(std::abs(late->standardDeviation - peeks->standardDeviation) < 1e-4);
            QVERIFY(late->averageStake > peeks->averageStake); // though it comes back
        }
    }

    // What is taken besides costs more, the more of it: European, Australian and what lies between.
    void lateBlackjacksCostByWhatTheyTake() {
        Analyser analyser;
        const auto edge = [&](const char* takes) {
            return analyser
                .edge(gameWith("premium", {"dealer.peek=false",
                                           QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes))}))
                ->expectation;
        };
        QVERIFY(edge("original") > edge("busted-plus-one"));
        QVERIFY(edge("busted-plus-one") > edge("original-and-busted"));
        QVERIFY(edge("original-and-busted") > edge("all"));
        QVERIFY(std::abs(edge("original") - edge("all") - 0.0011) < 0.0001); // as published: 0.11 %
    }

    // A rule reported to have no effect has none, whatever its value.
    void rulesThatIdleChangeNothing() {
        Analyser analyser;
        int idle = 0;
        for (const QStringList& changes :
             {QStringList{},
              {"split.hands=1", "double.afterSplit=false"},
              {"insurance.offered=false"},
              {"surrender.when=late"},
              {"surrender.when=early"},
              {"surrender.when=late", "dealer.peek=false", "dealer.blackjackTakes=original"},
              {"dealer.standsOn=21"},
              {"evenMoney.on=[]"},
              {"dealer.secondCard=after-players"},
              {"dealer.open=true", "surrender.when=late"},
              {"dealer.peek=false", "dealer.blackjackTakes=original"},
              {"dealer.peek=false", "dealer.blackjackTakes=original-and-busted", "surrender.when=early"},
              {"dealer.peek=false", "dealer.blackjackTakes=busted-plus-one", "double.rescue=true"},
              {"dealer.peek=false", "surrender.when=late", "surrender.against=2-9"},
              {"split.hands=4"},
              {"double.free=any-two"},
              {"split.hands=3", "split.resplitAces=true"}}) {
            const RuleSet rules = gameWith("premium", changes);
            const auto edge = analyser.edge(rules);
            for (const engine::RuleField& field : engine::ruleFields()) {
                if (!engine::idleBecause(rules, field.key) || !engine::isRule(field.key.role))
                    continue;
                ++idle;
                for (const char* value : {"true",       "false",  "free",   "one-card",  "original", "busted-plus-one",
                                          "any",        "2-9",    "3:1",    "4:1",       "0.3",      "7",
                                          "descending", "3",      "at-end", "unless-21", "class",    "down",
                                          "rank",       "hearts", "all",    "not-tens",  "9-11",     "10-ace"}) {
                    const auto change = formats::RuleOverride::parse(QString::fromStdString(field.key.path()) + '=' +
                                                                     QLatin1StringView(value));
                    const auto other = formats::withOverrides(rules, std::vector{change.value()});
                    if (other)
                        QVERIFY2(analyser.edge(*other)->expectation == edge->expectation, field.key.path().c_str());
                }
            }
        }
        QVERIFY(idle > 20);
        // And a rule that isn't reported has an effect: each of these changes the edge.
        for (const auto& [changes, key] :
             {std::pair{QStringList{"surrender.when=late"}, "surrender.against=2-9"},
              {{}, "double.afterSplit=false"},
              {{}, "split.aces=free"},
              {{"split.hands=4"}, "split.resplitAces=true"},
              {{"split.hands=4", "split.resplitAces=true"}, "split.aceHands=3"},
              {{}, "split.aces=hit"},
              {{"dealer.hint=class"}, "split.pairs=rank"},
              {{}, "double.rescue=true"},
              {{}, "double.times=2"},
              {{"double.rescue=true"}, "double.times=3"},
              {{"double.times=3"}, "double.cards=any"},
              {{}, "double.free=10-11"},
              {{"double.free=10-11"}, "double.free=any-two"},
              {{}, "split.free=not-tens"},
              {{"split.free=not-tens", "dealer.push22=all"}, "split.free=all"},
              {{"dealer.peek=false"}, "double.rescue=true"},
              {{"dealer.peek=false", "dealer.blackjackTakes=original-and-busted"}, "double.rescue=true"},
              {{"dealer.peek=false", "dealer.blackjackTakes=busted-plus-one"}, "double.rescue=true"},
              {{"dealer.peek=false", "dealer.ties=player-on-21"}, "dealer.ties=player-always-on-21"},
              {{"dealer.push22=all", "dealer.ties=player-on-21"}, "dealer.ties=player-always-on-21"},
              {{"surrender.when=late"}, "surrender.against=10-ace"},
              {{"dealer.peek=false", "surrender.when=late"}, "surrender.void=true"},
              {{"dealer.peek=false", "surrender.when=late", "surrender.cards=any"}, "surrender.void=true"},
              {{"dealer.secondCard=after-players", "surrender.when=late", "surrender.against=10-ace"},
               "surrender.void=true"},
              {{"dealer.peek=false"}, "double.times=2"},
              {{"surrender.when=late"}, "surrender.cards=any"},
              {{"dealer.peek=false", "surrender.when=late"}, "surrender.cards=any"},
              {{"charlie.cards=six"}, "charlie.wins=unless-21"},
              {{"charlie.cards=six", "dealer.peek=false"}, "charlie.wins=at-end"},
              {{}, "bonus.fiveCards=3:2"},
              {{"bonus.fiveCards=3:2"}, "bonus.sevenCards=2:1"},
              {{"bonus.mixed678=2:1"}, "bonus.spades678=3:1"},
              {{}, "bonus.suited777=2:1"},
              {{}, "suitedBlackjack.pays=2:1"},
              {{"suitedBlackjack.pays=2:1"}, "suitedBlackjack.suit=diamonds"},
              {{}, "insurance.pays=4:1"},
              {{"dealer.peek=false"}, "dealer.blackjackTakes=original"},
              {{"dealer.secondCard=after-players"}, "dealer.blackjackTakes=original"},
              {{}, "dealer.secondCard=after-players"},
              {{}, "dealer.open=true"},
              {{"evenMoney.on=[]", "insurance.pays=4:1"}, "insurance.withBlackjack=true"}}) {
            const RuleSet rules = gameWith("premium", changes);
            const RuleSet other = gameWith("premium", changes + QStringList{key});
            QVERIFY2(analyser.edge(rules)->expectation != analyser.edge(other)->expectation, key);
            QVERIFY(!engine::idleBecause(rules, engine::ruleField(QString(key).split('=')[0].toStdString())->key));
        }
    }

    // What one decision is said to gain is what the game gains by it, everything else as kept.
    void whatOneDecisionGains() {
        const RuleSet rules = gameWith("premium", {"decks=1", "surrender.when=late", "surrender.cards=any",
                                                   "dealer.ties=dealer", "double.cards=any", "split.aces=free"});
        const auto core =
            analysis::Core::make(analysis::PlayRules::of(rules), analysis::fullPointShoe(rules.newShoe()));
        const auto pay = analysis::PayRules::of(rules);
        const analysis::BasicStrategy strategy = analysis::BasicStrategist(core).solve(pay);
        analysis::KeptPlay kept(core);
        const double worth = kept.worth(strategy, pay);
        int surrenders = 0;
        for (const auto& [which, gain, reach, cards] : kept.differences(strategy, pay)) {
            using Kind = analysis::Switch::Kind;
            const bool byTotal =
                which.kind == Kind::Surrender || which.kind == Kind::Stand || which.kind == Kind::Double;
            if (reach <= 0 || !byTotal)
                continue;
            analysis::BasicStrategy other = strategy;
            const bool taken = analysis::isTaken(strategy, which);
            surrenders += taken && which.kind == Kind::Surrender ? 1 : 0;
            analysis::take(other, which, !taken, 2);
            const double more = kept.worth(other, pay) - worth;
            QVERIFY2(std::abs(more - (taken ? -gain : gain)) < 1e-13,
                     qPrintable(QStringLiteral("kind %1, place %2 in %3: %4, not %5")
                                    .arg(static_cast<int>(which.kind))
                                    .arg(which.place)
                                    .arg(which.view)
                                    .arg(more)
                                    .arg(gain)));
        }
        QVERIFY(surrenders > 5);
    }

    void whatEachRuleIsWorthAddsUp() {
        Analyser analyser;
        for (const auto& [a, b] :
             {std::pair{"classic", "premium"}, {"deluxe", "down-under"}, {"boxes", "rundown"}, {"rundown", "boxes"}}) {
            const RuleSet one = gameWith(a);
            const RuleSet other = gameWith(b);
            double last = 0;
            const auto comparison = analysis::compare(analyser, one, other, {}, [&](double done) {
                QVERIFY(done >= last && done <= 1 + 1e-12);
                last = done;
            });
            QVERIFY(comparison);
            QVERIFY(std::abs(last - 1) < 1e-12);
            double sum = 0;
            for (const auto& rule : comparison->rules) {
                sum += rule.inTurn;
                RuleSet alone = one;
                engine::takeRule(alone, other, rule.key);
                QCOMPARE(rule.alone.has_value(), engine::validate(alone).has_value());
                if (rule.alone && one.id == "classic")
                    QCOMPARE(*rule.alone, analyser.analyse(alone)->expectation - comparison->a->expectation);
            }
            QVERIFY(std::abs(sum - (comparison->b->expectation - comparison->a->expectation)) < 1e-12);
        }
    }

    void contradictionsOnTheWayAreSteppedOver() {
        Analyser analyser;
        const RuleSet splits = gameWith("premium");
        const RuleSet none = gameWith("premium", {"split.hands=1", "double.afterSplit=false"});
        const auto there = analysis::compare(analyser, splits, none);
        QCOMPARE(there->rules.size(), std::size_t(2));
        QCOMPARE(there->rules[0].key.path(), std::string("double.afterSplit"));
        QVERIFY(there->rules[0].alone && !there->rules[1].alone); // doubling after splits, but no splits
        QVERIFY(there->rules[0].inTurn < 0 && there->rules[1].inTurn < 0);
        const auto back = analysis::compare(analyser, none, splits);
        QCOMPARE(back->rules[0].key.path(), std::string("split.hands"));
        QVERIFY(back->rules[0].alone && !back->rules[1].alone);
        const auto same = analysis::compare(analyser, splits, splits);
        QVERIFY(same->rules.empty() && same->cells.empty());
        QVERIFY(!analysis::compare(analyser, gameWith("premium", {"decks=5"}), none, [] { return true; }));
    }

    void cellsAndSideBetsAreCompared() {
        Analyser analyser;
        const auto comparison =
            analysis::compare(analyser, gameWith("premium"), gameWith("premium", {"dealer.hitsSoft17=true"}));
        QStringList cells;
        for (const auto& cell : comparison->cells)
            cells << QString("%1/%2 %3 %4")
                         .arg(cell.hand.c_str(), cell.up.c_str(), analysis::code(cell.a), analysis::code(cell.b));
        QCOMPARE(cells.join(", "), "11/A H D, A 7/2 S Ds, A 8/6 S Ds");
        const auto bets =
            analysis::compare(analyser, gameWith("rundown"),
                              gameWith("rundown", {"sideBets.poker.pays.flush=4:1", "sideBets.pairs.id=other"}));
        QCOMPARE(bets->sideBets.size(), std::size_t(3));
        QVERIFY(bets->sideBets[0].a && !bets->sideBets[0].b);
        QVERIFY(*bets->sideBets[1].a > *bets->sideBets[1].b);
        QVERIFY(!bets->sideBets[2].a && bets->sideBets[2].b == bets->sideBets[0].a);
    }

    // What the charts say of hands that were doubled, hit or split for free.
    void otherHandsAreCompared() {
        using analysis::CellKind;
        Analyser analyser;
        const auto differences = [&](const QStringList& a, const QStringList& b, CellKind kind, int doubles = 0) {
            QStringList cells;
            for (const auto& cell : analysis::cellsThatDiffer(analyser.analyse(gameWith("premium", a))->chart,
                                                              analyser.analyse(gameWith("premium", b))->chart)) {
                if (cell.kind == kind && cell.doubles == doubles)
                    cells << QString("%1/%2 %3 %4")
                                 .arg(cell.hand.c_str(), cell.up.c_str(), analysis::code(cell.a),
                                      analysis::code(cell.b));
            }
            return cells;
        };
        const QStringList rescue{"double.rescue=true"};
        QVERIFY(differences({}, rescue, CellKind::Doubled, 1).contains("16/9 S Rs"));
        QVERIFY(differences(rescue, {}, CellKind::Doubled, 1).contains("16/9 Rs S"));
        QVERIFY(differences(rescue, rescue, CellKind::Doubled, 1).isEmpty());
        // A second double comes about in one of them only.
        const QStringList twice{"double.times=2"};
        QVERIFY(differences(rescue, twice, CellKind::Doubled, 1).contains("11/6 S Ds"));
        QVERIFY(differences(rescue, twice, CellKind::Doubled, 2).isEmpty());
        QVERIFY(!differences({"double.times=2", "double.rescue=true"}, twice, CellKind::Doubled, 2).isEmpty());

        const QStringList late{"surrender.when=late"};
        const QStringList later = late + QStringList{"surrender.cards=any"};
        QVERIFY(differences(late, later, CellKind::Later).contains("16/T S Rs"));
        QVERIFY(differences({}, late, CellKind::Later).isEmpty());
        QVERIFY(differences({}, later, CellKind::Dealt).contains("16/T H Rs"));
        QVERIFY(!differences({}, later, CellKind::Later).contains("16/T H Rs")); // told of the cards dealt

        // What the house staked can't be surrendered; a hand of one's own can, after a split too.
        QVERIFY(differences(later + QStringList{"split.free=all"}, later, CellKind::Free).contains("16/T S Rs"));

        const auto free = differences({}, {"split.free=all"}, CellKind::Free);
        QVERIFY(!free.isEmpty());
        const auto& chart = analyser.analyse(gameWith("premium", {"split.free=all"}))->chart;
        const auto plain = differences({"split.free=all"}, {}, CellKind::Free);
        QCOMPARE(plain.size(), free.size());
        for (const QString& cell : free) {
            const auto label = cell.section('/', 0, 0).remove(' ').toStdString();
            QVERIFY2(std::ranges::find(chart.free, label, &analysis::ChartRow::label) != chart.free.end(),
                     qPrintable(cell));
        }
        QVERIFY2(free.contains("17/A S H"), qPrintable(free.join(", ")));
    }

    // Every order of a small shoe, dealt and played by the engine: the same chances to the last digit.
    void chancesAreThoseOfEveryOrder_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("shoe");
        QTest::addColumn<QStringList>("changes");
        const QString high = "TS TS 9H 8D 7C 6S 6H 5D";
        const QString queens = "QH QH KH AS AH 9D 6C 5C";
        QTest::newRow("bust, peek") << static_cast<int>(SideBetKind::DealerBust) << high << QStringList{};
        QTest::newRow("bust, no peek") << static_cast<int>(SideBetKind::DealerBust) << high
                                       << QStringList{"dealer.peek=false"};
        QTest::newRow("bust, hits soft 17") << static_cast<int>(SideBetKind::DealerBust) << "AS 6H 6D TS TC 9S 8S 7D"
                                            << QStringList{"dealer.hitsSoft17=true"};
        QTest::newRow("bust, stands, blackjacks")
            << static_cast<int>(SideBetKind::DealerBust) << "AS 6H 6D TS TC 9S 8S 7D" << QStringList{};
        for (int kind = 0; kind < engine::enumCount<SideBetKind>; ++kind) {
            if (static_cast<SideBetKind>(kind) != SideBetKind::DealerBust)
                QTest::newRow(name(static_cast<SideBetKind>(kind)))
                    << kind << (kind < static_cast<int>(SideBetKind::Twenty) ? "TS TS TH 7S 7D 7C 6S 8H" : queens)
                    << QStringList{};
        }
        const QString alike = "AS KS AS KS QS QS 9H 9D";
        for (const SideBetKind kind : {SideBetKind::DealerCards, SideBetKind::BothHands, SideBetKind::Combination}) {
            QTest::addRow("%s, alike", name(kind)) << static_cast<int>(kind) << alike << QStringList{};
            QTest::addRow("%s, alike, hole card first", name(kind))
                << static_cast<int>(kind) << alike
                << QStringList{"table.dealerFirstCard=down", "dealer.peek=false"};
        }
        for (const SideBetKind kind :
             {SideBetKind::Twenty, SideBetKind::BadBeat, SideBetKind::DealerTotal, SideBetKind::Combination})
            QTest::addRow("%s, no peek", name(kind))
                << static_cast<int>(kind) << queens << QStringList{"dealer.peek=false"};
        QTest::newRow("trips") << static_cast<int>(SideBetKind::Pairs) << "TS TS TS TH 7S 7D 7C 6S" << QStringList{};
    }
    void chancesAreThoseOfEveryOrder() {
        QFETCH(int, kind);
        QFETCH(QString, shoe);
        QFETCH(QStringList, changes);
        const SideBet bet = betOn(static_cast<SideBetKind>(kind));
        const RuleSet rules = smallGame(bet, changes);
        const auto cards = cardsOf(shoe);
        analysis::Shoe counted;
        for (const Card card : cards)
            counted.add(card);
        const auto figures = analysis::sideBetFigures(bet, analysis::sideChances(bet, counted, rules.dealer.drawing));
        const auto often = playedOut(rules, cards);
        double hit = 0;
        for (const auto& outcome : figures.outcomes) {
            const auto found = often.find(QString::fromStdString(outcome.name));
            const double expected = found == often.end() ? 0 : found->second;
            hit += expected;
            QVERIFY2(std::abs(outcome.probability - expected) < 1e-14,
                     qPrintable(QString::fromStdString(outcome.name) + ": " + compared(outcome.probability, expected)));
        }
        QVERIFY(std::abs(figures.hitRate - hit) < 1e-14);
        QVERIFY2(hit > 0.05 && (hit < 0.95 || bet.kind == SideBetKind::Combination), qPrintable(QString::number(hit)));
    }

    // The winning cards are found in larger steps than one evaluation after another: they must be the same, whichever
    // outcomes a bet lists.
    void winningCardsAreThoseEvaluated() {
        const auto differs = [](const SideBet& bet) {
            const analysis::WinningCards winning(bet);
            auto entry = winning.entries().begin();
            for (int up = 0; up < engine::cardsPerDeck; ++up) {
                for (int a = 0; a < engine::cardsPerDeck; ++a) {
                    for (int b = a; b < engine::cardsPerDeck; ++b) {
                        auto [one, two] = evaluate(bet, {Card::fromIndex(a), Card::fromIndex(b), Card::fromIndex(up)});
                        if (one == SideOutcome::None)
                            continue;
                        if (two != SideOutcome::None && two < one)
                            std::swap(one, two);
                        if (entry == winning.entries().end() || entry->a != a || entry->b != b || entry->up != up ||
                            entry->outcome != one || entry->second != two)
                            return true;
                        ++entry;
                    }
                }
            }
            return entry != winning.entries().end();
        };
        for (int k = 0; k < engine::enumCount<SideBetKind>; ++k) {
            const auto kind = static_cast<SideBetKind>(k);
            SideBet all{.id = "bet", .kind = kind};
            for (const SideOutcome outcome : outcomesOf(kind)) {
                if (engine::infoOf(outcome).waits)
                    continue;
                QVERIFY2(!differs({.id = "bet", .kind = kind, .pays = {{outcome, {3, 2}}}}), name(outcome));
                all.pays.push_back({outcome, {static_cast<int>(all.pays.size()) + 1, 1}});
            }
            QVERIFY2(!differs(all), name(kind));
            std::ranges::reverse(all.pays);
            for (auto& pay : all.pays)
                pay.odds.to = pay.odds.pays * pay.odds.pays; // so that in a combination the plainest pays most
            QVERIFY2(!differs(all), name(kind));
        }
    }

    // Six decks, the dealer alone: the figures that tables of such bets print must match the dealer's outcomes.
    void dealerBustOfAFullShoe() {
        for (const char* hits : {"dealer.hitsSoft17=false", "dealer.hitsSoft17=true"}) {
            RuleSet rules = smallGame(betOn(SideBetKind::DealerBust), {hits});
            const auto game = Analyser().analyse(rules);
            double bust = 0;
            for (std::size_t up = 0; up < analysis::pointKinds; ++up)
                bust += game->dealer[up].bust * (up == analysis::ten ? 16 : 4) / 52.0;
            QVERIFY2(std::abs(game->sideBets[0].hitRate - bust) < 1e-12,
                     qPrintable(compared(game->sideBets[0].hitRate, bust)));
            // With its pay table listed only in part, the rest is a bust all the same.
            rules.sideBets[0].pays = {{SideOutcome::DealerBust, {1, 1}}};
            QVERIFY(std::abs(Analyser().analyse(rules)->sideBets[0].hitRate - bust) < 1e-12);
        }
    }

    // Another dealer busts at other times: cached figures must take the whole of the rule into account.
    void anotherDealerIsOtherChances() {
        RuleSet rules = smallGame(betOn(SideBetKind::DealerBust));
        Analyser analyser;
        std::set<double> rates;
        for (const int standsOn : {17, 18}) {
            for (const bool hitsSoft : {false, true}) {
                rules.dealer.drawing = {.standsOn = standsOn, .hitsSoft = hitsSoft};
                rates.insert(analyser.sideBets(rules)[0].hitRate);
            }
        }
        QCOMPARE(rates.size(), std::size_t(4));
    }

    // A combination's odds affect how often each outcome is paid: cached figures must take them into account.
    void otherPayoutsOfACombinationAreOtherChances() {
        SideBet bet{.id = "bet",
                    .kind = SideBetKind::Combination,
                    .pays = {{SideOutcome::Mixed, {2, 1}}, {SideOutcome::Flush, {3, 1}}},
                    .limits = {}};
        bet.pays = {{SideOutcome::Perfect, {2, 1}}, {SideOutcome::Flush, {3, 1}}};
        bet.limits = gameWith("premium").limits;
        RuleSet rules = smallGame(bet);
        Analyser analyser;
        const auto flushes = [&] { return analyser.analyse(rules)->sideBets[0].outcomes[1].probability; };
        const double best = flushes();
        rules.sideBets[0].pays[0].odds = {25, 1};
        const double second = flushes();
        QVERIFY(best > second);
        // Three of a suit: 4 · 78 · 77 · 76 orders of 312 cards, less those whose first two cards are identical.
        const double all = 4.0 * 78 * 77 * 76 / (312.0 * 311 * 310);
        const double perfect = 52.0 * 6 * 5 * 76 / (312.0 * 311 * 310);
        QVERIFY2(std::abs(best - all) < 1e-15, qPrintable(compared(best, all)));
        QVERIFY2(std::abs(second - (all - perfect)) < 1e-15, qPrintable(compared(second, all - perfect)));
    }
};

OPENSHOE_TEST(TestEdges, None)
#include "tst_edges.moc"
