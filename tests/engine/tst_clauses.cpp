// SPDX-License-Identifier: GPL-3.0-or-later
// A scripted deal for every clause of the rules. The deals are in tests/data/clauses/*.txt: cards, stakes and decisions
// in, the whole outcome out. A block is one table:
//
//     # the clause, in a line
//     game deluxe                     an id of resources/variants
//     set split.hands=3               a changed rule, in the form of --set
//     players ann=100 bob=50t         t: a trial account
//     shoe 9S KD …                    a round begins; without cards the last shoe continues
//     burned 2C 9S KD …               the same, after the game's burn has come off the shoe
//     bets ann 1 main 10; bob 1 behind 5; ann 1 pair 2
//     acts ann 1 double; bob 1 follow-double; ann 1.2 hit; ann 3 double early
//     = D 6C 9C 5H 20 | 1 9S 2D 8D 19 doubled | ann 1 main 20>0 lose; … | refused b4 seat-empty | left … | ann=80 | n 8
#include "engine/script.h"
#include "engine/settlement.h"
#include "formats/roundjson.h"
#include "formats/variants.h"
#include "places.h"
#include "testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace openshoe;
using namespace openshoe::engine;

namespace {

struct Block {
    QString title;
    QString game;
    QStringList sets;
    QString players;
    struct Round {
        QString shoe;
        bool burned = false;
        QString bets;
        QString acts;
        QString expected;
    };
    QList<Round> rounds;
};

QString words(const std::string& text) { return QString::fromStdString(text); }

// "20.00" is written "20": the tables are for people.
QString amount(base::Money money) {
    QString text = words(money.text());
    if (text.endsWith(".00"))
        text.chop(3);
    return text;
}

QString cardsText(const Cards& cards) {
    QString text;
    for (const Card card : cards)
        text += words(card.text()) + ' ';
    return text + QString::number(handValue(cards).total) + (handValue(cards).soft ? "s" : "");
}

QString describe(const RuleSet& rules, const TableState& state, const ScriptResult& result) {
    QStringList parts;
    parts << (state.dealer.cards.empty() ? QString("D -") : "D " + cardsText(state.dealer.cards));
    for (int s = 0; s < maxSeats; ++s) {
        const Seat& seat = state.seats[static_cast<std::size_t>(s)];
        for (int h = 0; h < seat.handCount && seat.dealtIn; ++h) {
            const Hand& hand = seat.hands[static_cast<std::size_t>(h)];
            parts << QString("%1%2 %3%4%5")
                         .arg(s + 1)
                         .arg(seat.handCount > 1 ? QString(".%1").arg(h + 1) : QString(), cardsText(hand.cards),
                              QString(hand.doubled() ? " doubled" : ""),
                              QString(hand.isBlackjack() ? " blackjack" : ""));
        }
    }
    QStringList plays;
    for (const Play& play : formats::sortedPlays(state)) {
        QString kind = name(play.kind);
        if (play.kind == StakeKind::Insurance && play.on == StakeKind::Behind)
            kind = "insurance-behind";
        if (play.kind == StakeKind::Side)
            kind = words(rules.sideBets[static_cast<std::size_t>(play.sideBet)].id);
        plays << QString("%1 %2%3 %4 %5>%6 %7").arg(words(state.player(play.player).id)).arg(play.seat.value)
            .arg(play.hand.value > 1 ? QString(".%1").arg(play.hand.value) : QString(), kind, amount(play.stake),
                 amount(play.returned), words(resultName(play)));
    }
    parts << plays.join("; ");
    QStringList refused;
    for (std::size_t i = 0; i < result.bets.size(); ++i) {
        if (result.bets[i])
            refused << QString("b%1 %2").arg(i).arg(name(*result.bets[i]));
    }
    for (std::size_t i = 0; i < result.actions.size(); ++i) {
        if (result.actions[i])
            refused << QString("a%1 %2").arg(i).arg(name(*result.actions[i]));
    }
    if (!refused.isEmpty())
        parts << "refused " + refused.join(", ");
    QStringList left;
    for (const Event& event : result.events) {
        if (const auto* e = std::get_if<SeatLeft>(&event))
            left << QString("%1 %2 %3").arg(words(state.player(e->player).id)).arg(e->seat.value).arg(name(e->reason));
    }
    if (!left.isEmpty())
        parts << "left " + left.join(", ");
    QStringList balances;
    for (const engine::Player& player : state.players)
        balances << words(player.id) + '=' + amount(player.balance);
    parts << balances.join(' ') << QString("n %1").arg(state.drawn);
    return parts.join(" | ");
}

QList<Block> readBlocks(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        qFatal("can't read %s", qPrintable(path));
    QList<Block> blocks;
    for (QString line : QString::fromUtf8(file.readAll()).split('\n')) {
        line = line.trimmed();
        if (line.isEmpty())
            continue;
        const QString key = line.section(' ', 0, 0);
        const QString rest = line.section(' ', 1).trimmed();
        if (key == "#") {
            // A title begins a table; it inherits game and players from the previous one unless it names its own.
            Block next{.title = rest};
            if (!blocks.isEmpty()) {
                next.game = blocks.last().game;
                next.players = blocks.last().players;
            }
            blocks << next;
        } else if (key == "game") {
            blocks.last().game = rest;
        } else if (key == "set") {
            blocks.last().sets << rest;
        } else if (key == "players") {
            blocks.last().players = rest;
        } else if (key == "shoe" || key == "burned") {
            blocks.last().rounds << Block::Round{.shoe = rest, .burned = key == "burned"};
        } else if (key == "bets") {
            blocks.last().rounds.last().bets = rest;
        } else if (key == "acts") {
            blocks.last().rounds.last().acts = rest;
        } else if (key == "=") {
            blocks.last().rounds.last().expected = rest;
        } else {
            qFatal("%s: what is \"%s\"?", qPrintable(path), qPrintable(line));
        }
    }
    return blocks;
}

base::Money money(const QString& text) { return base::Money::parse(text.toStdString()).value(); }

TableState tableOf(const RuleSet& rules, const QString& players) {
    TableState state;
    state.currency = rules.limits.front().currency;
    for (QString word : players.split(' ', Qt::SkipEmptyParts)) {
        engine::Player player{.id = word.section('=', 0, 0).toStdString(), .trial = word.endsWith('t')};
        if (player.trial)
            word.chop(1);
        player.balance = money(word.section('=', 1));
        state.players.push_back(player);
    }
    return state;
}

PlayerNumber playerIn(const TableState& state, const QString& id) {
    return state.playerNamed(id.toStdString()).value();
}

ScriptedRound scriptOf(const RuleSet& rules, const TableState& state, const Block::Round& round) {
    ScriptedRound script;
    for (const QString& text : round.bets.split(';', Qt::SkipEmptyParts)) {
        const QStringList w = text.split(' ', Qt::SkipEmptyParts);
        PlaceStake bet{.player = playerIn(state, w[0]),
                       .seat = SeatNumber{static_cast<std::uint8_t>(w[1].toInt())},
                       .amount = money(w[3])};
        if (w[2] == "behind") {
            bet.kind = StakeKind::Behind;
        } else if (w[2] != "main") {
            bet.kind = StakeKind::Side;
            for (std::size_t i = 0; i < rules.sideBets.size(); ++i) {
                if (rules.sideBets[i].id == w[2].toStdString())
                    bet.sideBet = static_cast<int>(i);
            }
        }
        script.bets.push_back(bet);
    }
    for (const QString& text : round.acts.split(';', Qt::SkipEmptyParts)) {
        const QStringList w = text.split(' ', Qt::SkipEmptyParts);
        const QStringList place = w[1].split('.');
        script.actions.push_back(Act{.player = playerIn(state, w[0]),
                                     .seat = SeatNumber{static_cast<std::uint8_t>(place[0].toInt())},
                                     .hand = HandNumber{static_cast<std::uint8_t>(place.value(1, "1").toInt())},
                                     .action = fromName<Action>(w[2].toStdString()).value(),
                                     .early = w.value(3) == "early"});
    }
    return script;
}

} // namespace

class TestClauses : public QObject {
    Q_OBJECT

private slots:
    void deals_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("index");
        const QDir folder(QStringLiteral(OPENSHOE_TEST_DATA "/clauses"));
        const QStringList files = folder.entryList({"*.txt"});
        QVERIFY(!files.isEmpty());
        for (const QString& file : files) {
            const auto blocks = readBlocks(folder.filePath(file));
            for (int i = 0; i < blocks.size(); ++i)
                QTest::addRow("%s: %s", qPrintable(file), qPrintable(blocks[i].title)) << folder.filePath(file) << i;
        }
    }

    void deals() {
        QFETCH(QString, path);
        QFETCH(int, index);
        const Block block = readBlocks(path)[index];
        std::vector<formats::RuleOverride> overrides;
        for (const QString& set : block.sets)
            overrides.push_back(formats::RuleOverride::parse(set).value());
        const auto rules = formats::VariantCatalogue().load(block.game, overrides);
        QVERIFY2(rules, rules ? "" : rules.error().text().c_str());
        TableState state = tableOf(*rules, block.players);
        std::vector<Card> shoe;
        for (const Block::Round& round : block.rounds) {
            if (!round.shoe.isEmpty()) {
                shoe.clear();
                for (const QString& word : round.shoe.split(' ', Qt::SkipEmptyParts))
                    shoe.push_back(Card::parse(word.toStdString()).value());
                changeShoe(*rules, state, !round.burned);
            }
            const auto result = playScript(*rules, state, scriptOf(*rules, state, round), shoe);
            const QString outcome =
                result ? describe(*rules, state, *result) : QString("refused ") + name(result.error());
            if (outcome != round.expected)
                qWarning().noquote() << "whole outcome:" << outcome; // QCOMPARE truncates long texts
            QCOMPARE(outcome, round.expected);
            if (result)
                checkLast(*rules, state, *result);
        }
    }

private:
    // Checks what the outcome's line doesn't show: the sums in the last event, and that a 22 that pushes is announced.
    static void checkLast(const RuleSet& rules, const TableState& state, const ScriptResult& result) {
        base::Money staked;
        base::Money returned;
        for (const Play& play : state.plays) {
            staked += play.stake;
            returned += play.returned;
            QCOMPARE(play.result == PlayResult::Side,
                     play.kind == StakeKind::Side && play.outcome != SideOutcome::None);
        }
        const auto* settled = std::get_if<RoundSettled>(&result.events.back());
        QVERIFY(settled);
        QCOMPARE(amount(settled->wagered), amount(staked));
        QCOMPARE(amount(settled->returned), amount(returned));
        const bool called = std::ranges::any_of(
            result.events, [](const Event& e) { return std::holds_alternative<TwentyTwoPushed>(e); });
        const auto turned =
            std::ranges::count_if(result.events, [](const Event& e) { return std::holds_alternative<HoleTurned>(e); });
        QCOMPARE(turned, state.drawn > 0 && rules.dealer.hasHole() ? 1 : 0); // always, exactly once
        QCOMPARE(called, rules.dealer.push22 != Push22::None && handValue(state.dealer.cards).total == 22);
    }
};

OPENSHOE_TEST(TestClauses, None)
#include "tst_clauses.moc"
