// SPDX-License-Identifier: GPL-3.0-or-later
// A replay of a finished round: each moment is the same however it is reached, and the table is restored afterwards.
#include "scriptedround.h"
#include "tablebench.h"
#include "testprogram.h"

#include <QSignalSpy>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using namespace std::chrono_literals;
using test::act;
using test::Bench;
using test::game;
using test::main;
using test::played;
using test::side;

namespace {

/// Everything visible at one moment; stakes without what identifies their round.
struct Sight {
    std::vector<CardRow> cards;
    std::vector<HandRow> hands;
    std::vector<StakeRow> stakes;
    QStringList texts;
    friend bool operator==(const Sight&, const Sight&) = default;
};

Sight sightOf(TableController& table) {
    ShownTable* shown = table.shown();
    Sight sight{shown->cards()->rows(), shown->hands()->rows(), shown->stakes()->rows(), {}};
    for (StakeRow& row : sight.stakes)
        row.deal = 0;
    sight.texts << shown->bannerText() << shown->dealerTotalText() << shown->dealerName() << shown->hintText()
                << shown->outcomeText() << shown->resultLine() << shown->balanceText()
                << QString::number(shown->cardsLeft()) << table.replay()->words();
    return sight;
}

session::KeptShoe dealtShoe() {
    return {.id = 7, .seed = {fairness::Seed::draw(), {}, 17, 6}, .drawn = 60, .staked = true};
}

QStringList wordsOf(TableReplay& replay) {
    QStringList words;
    for (const MomentRow& row : replay.moments()->rows())
        words << row.words;
    return words;
}

// 8 and 8 against 10: a split, the first hand hits, the second doubles; one pair bet wins, another loses.
Events busyRound() {
    return played(game("rundown"), "8S TH 8H 7C 3S 3D 9C TS 5D",
                  {{main(1, "10"), side(1, 0, "5"), side(1, 1, "5")},
                   {act(Action::Split), act(Action::Hit), act(Action::Stand), act(Action::Double, 1, 2)}});
}

} // namespace

class TestTableReplay : public QObject {
    Q_OBJECT

private slots:
    void everyMomentIsTheSameByEveryWay_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : test::allGames())
            QTest::addRow("%s", qPrintable(id)) << id;
        QTest::addRow("scripted") << QString();
    }
    // Stepping, going back, jumping in any order, or playing: always the fold of the events up to there.
    void everyMomentIsTheSameByEveryWay() {
        QFETCH(QString, id);
        Bench bench;
        Events events = busyRound();
        if (!id.isEmpty()) {
            bench.sit(qPrintable(id));
            QVERIFY(bench.dealUntil(test::Intent::Stand));
            bench.finish();
            events = bench.table.session()->events();
        }
        const RuleSet rules = id.isEmpty() ? game("rundown") : game(qPrintable(id));
        TableReplay& replay = *bench.table.replay();
        bench.settings.setAnimationSpeed(DealingSpeed::Normal);
        replay.start(rules, events, dealtShoe(), QStringLiteral("Round 1"));
        QVERIFY(replay.isPlaying());
        const int count = replay.moments()->count();
        QVERIFY(count > 6);
        replay.toStart();
        std::vector<Sight> seen{sightOf(bench.table)};
        while (replay.moment() + 1 < count) {
            const int before = replay.moment();
            replay.step();
            QCOMPARE(replay.moment(), before + 1);
            seen.push_back(sightOf(bench.table));
        }
        const auto same = [&] {
            const auto moment = static_cast<std::size_t>(replay.moment());
            const Sight now = sightOf(bench.table);
            if (now == seen[moment])
                return true;
            qWarning() << "moment" << moment << now.texts << seen[moment].texts;
            return false;
        };
        replay.step(); // there is nothing further
        QCOMPARE(replay.moment(), count - 1);
        for (int moment = count - 1; moment > 0; --moment) {
            replay.back();
            QCOMPARE(replay.moment(), moment - 1);
            QVERIFY(same());
        }
        replay.back();
        QCOMPARE(replay.moment(), 0);
        for (int i = 0; i < count; ++i) {
            replay.go(i * 7 % count);
            QCOMPARE(replay.moment(), i * 7 % count);
            QVERIFY(same());
        }
        replay.toStart();
        replay.play();
        // Within a moment, the outcome may be announced before the hands are paid.
        for (int i = 0, moment = -1; i < 20'000 && replay.isPlaying(); ++i) {
            QVERIFY(std::exchange(moment, replay.moment()) == replay.moment() || same());
            bench.table.playback().advance(10ms);
        }
        QCOMPARE(replay.moment(), count - 1);
        QVERIFY(same());
        QVERIFY(!bench.table.shown()->resultLine().isEmpty());
    }

    void itsMomentsAreTold() {
        Bench bench;
        TableReplay& replay = *bench.table.replay();
        replay.start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        const QStringList words = wordsOf(replay);
        QCOMPARE(words.value(0), QStringLiteral("Stakes: $20"));
        QCOMPARE(words.value(1), QStringLiteral("Eight of spades to hand 1"));
        QCOMPARE(words.value(2), QStringLiteral("Ten of hearts to the dealer"));
        QVERIFY2(words.contains(QStringLiteral("Hand 1: split on 16 against Ten of hearts")),
                 qPrintable(words.join(u'\n')));
        QVERIFY2(words.contains(QStringLiteral("Hand 1.2: double on 11 against Ten of hearts")),
                 qPrintable(words.join(u'\n')));
        QVERIFY2(words.contains(QStringLiteral("Three of spades to hand 1.1")), qPrintable(words.join(u'\n')));
        QVERIFY2(!words.filter(QStringLiteral("The dealer turns the")).isEmpty(), qPrintable(words.join(u'\n')));
        QCOMPARE(words.last(), QStringLiteral("+55 · Pairs 6:1 · 2 won"));
        QCOMPARE(replay.moments()->rows().back().kind, MomentKind::Result);
        const auto& rows = replay.moments()->rows();
        const auto decisions = std::ranges::count(rows, MomentKind::Decision, &MomentRow::kind);
        QCOMPARE(decisions, 4);
        // Each is what the table says at that moment.
        for (int moment = 0; moment < replay.moments()->count(); ++moment) {
            replay.go(moment);
            QCOMPARE(replay.words(), words.value(moment));
        }
    }

    void playsStopsAndGoesOn() {
        Bench bench(DealingSpeed::Normal);
        TableReplay& replay = *bench.table.replay();
        replay.start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        QVERIFY(replay.isPlaying());
        bench.table.playback().advance(1s);
        const int moment = replay.moment();
        QVERIFY(moment > 0);
        replay.pause();
        QVERIFY(!replay.isPlaying());
        bench.table.playback().advance(100s);
        QCOMPARE(replay.moment(), moment);
        replay.play();
        bench.table.playback().advance(100s);
        QVERIFY(!replay.isPlaying());
        QCOMPARE(replay.moment(), replay.moments()->count() - 1);
        // From the end, it starts over.
        replay.playOrPause();
        QVERIFY(replay.isPlaying());
        QVERIFY(replay.moment() < 3);
        replay.toEnd();
        QVERIFY(!replay.isPlaying());
        QCOMPARE(replay.moment(), replay.moments()->count() - 1);
        replay.go(-1);
        replay.go(1000);
        QCOMPARE(replay.moment(), replay.moments()->count() - 1);
    }

    // Another round started during a replay plays, too.
    void anotherRoundTakesItsPlace() {
        Bench bench(DealingSpeed::Normal);
        TableReplay& replay = *bench.table.replay();
        replay.start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        bench.table.playback().advance(2s);
        replay.start(game("classic"),
                     played(game("classic"), "TS 5H 9S 4H 2C 3C 6C", {{main(1, "10000")}, {act(Action::Stand)}}),
                     dealtShoe(), QStringLiteral("Round 2"));
        QCOMPARE(replay.title(), QStringLiteral("Round 2"));
        QVERIFY(replay.isPlaying());
        bench.table.playback().advance(100s);
        QCOMPARE(bench.table.shown()->resultLine(), QStringLiteral("\u221210,000 · Lost · 19 against 20"));
    }

    void itsSpeedIsItsOwn() {
        Bench bench(DealingSpeed::Normal);
        TableReplay& replay = *bench.table.replay();
        const auto time = [&] {
            replay.toStart();
            replay.play();
            int steps = 0;
            for (; steps < 100'000 && replay.isPlaying(); ++steps)
                bench.table.playback().advance(1ms);
            return steps;
        };
        replay.start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        QCOMPARE(replay.speed(), DealingSpeed::Normal);
        const int normal = time();
        replay.slower();
        QCOMPARE(replay.speed(), DealingSpeed::Slow);
        QCOMPARE(time(), normal * 2);
        replay.slower();
        QCOMPARE(replay.speed(), DealingSpeed::Slow);
        replay.setSpeed(DealingSpeed::Slow + 1);
        QCOMPARE(replay.speed(), DealingSpeed::Slow);
        replay.setSpeed(DealingSpeed::Fast);
        QVERIFY(time() < normal);
        bench.settings.setAnimationSpeed(DealingSpeed::Slow);
        QCOMPARE(replay.speed(), DealingSpeed::Fast);
        QCOMPARE(bench.table.playback().speed(), session::Speed::Fast);
        replay.toStart();
        replay.play();
        replay.faster(); // nothing takes time any more
        QCOMPARE(replay.speed(), DealingSpeed::Off);
        QVERIFY(!replay.isPlaying());
        QCOMPARE(replay.moment(), replay.moments()->count() - 1);
        replay.stop();
        QCOMPARE(bench.settings.animationSpeed(), DealingSpeed::Slow);
        QCOMPARE(bench.table.playback().speed(), session::Speed::Slow);
    }

    // Drafted stakes, chip in hand, message, felt.
    void theTableIsAsItWas() {
        Bench bench;
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.bets()->setSelectedChip(2);
        table.bets()->maxStake(1, TableBets::MainPlace);
        table.bets()->addChip(1, TableBets::MainPlace);
        const QString said = table.message()->text();
        QVERIFY(!said.isEmpty());
        const bool refused = table.message()->isRefused();
        const auto stakes = table.shown()->stakes()->rows();
        const QString balance = table.shown()->balanceText();
        const QString felt = table.felt();
        QVERIFY(table.bets()->canDeal());
        QSignalSpy ended(table.replay(), &TableReplay::ended);
        table.replay()->start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        QVERIFY(table.felt() != felt);
        QCOMPARE(table.message()->text(), QString());
        QVERIFY(!table.bets()->canDeal());
        table.replay()->go(5);
        table.bets()->addChip(1, TableBets::MainPlace);
        QVERIFY(table.message()->isRefused());
        table.replay()->back();
        table.replay()->stop();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(table.message()->text(), said);
        QCOMPARE(table.message()->isRefused(), refused);
        QCOMPARE(table.shown()->stakes()->rows(), stakes);
        QCOMPARE(table.shown()->balanceText(), balance);
        QCOMPARE(table.felt(), felt);
        QCOMPARE(table.bets()->selectedChip(), 2);
        QVERIFY(table.bets()->canDeal());
        QCOMPARE(table.replay()->moments()->count(), 0);
        QCOMPARE(table.replay()->moment(), -1);
        table.replay()->stop();
        table.replay()->step();
        table.replay()->back();
        table.replay()->play();
        QCOMPARE(ended.count(), 1);
    }

    void noTableIsNeeded() {
        Bench bench(DealingSpeed::Normal);
        TableReplay& replay = *bench.table.replay();
        replay.start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        QCOMPARE(bench.table.seatCount(), 3);
        QVERIFY(!bench.table.limits().isEmpty());
        QCOMPARE(bench.table.shown()->shoeNumber(), 17);
        replay.toEnd();
        QVERIFY(bench.table.shown()->cards()->count() > 0);
        replay.stop();
        QCOMPARE(bench.table.shown()->cards()->count(), 0);
        QCOMPARE(bench.table.seatCount(), 0);
    }

    void refusedWhileARoundIsPlayed() {
        Bench bench;
        bench.sit("classic", "sweeps");
        QVERIFY(bench.dealUntil(test::Intent::Stand));
        const QString question = bench.table.live()->questionText();
        bench.table.replay()->start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        QVERIFY(!bench.table.replay()->isActive());
        QCOMPARE(bench.table.message()->text(), QStringLiteral("Finish this round first, then replay another."));
        QCOMPARE(bench.table.live()->questionText(), question);
    }

    // A log that stops folding is shown as far as it does, with a note at its end.
    void aBrokenLogIsShownAsFarAsItGoes() {
        Bench bench;
        TableReplay& replay = *bench.table.replay();
        Events events = busyRound();
        const auto hit =
            std::ranges::find_if(events, [](const Event& e) { return std::holds_alternative<HandHit>(e); });
        QVERIFY(hit != events.end());
        events[static_cast<std::size_t>(hit - events.begin())] = HandHit{.seat = test::seat(3)};
        replay.start(game("rundown"), events, dealtShoe(), QStringLiteral("Round 1"));
        QVERIFY(replay.isActive());
        QCOMPARE(replay.moment(), replay.moments()->count() - 1);
        QVERIFY2(replay.note().startsWith(QStringLiteral("The round can't be shown any further: event ")),
                 qPrintable(replay.note()));
        QVERIFY(replay.noteWarns());
        QVERIFY(bench.table.shown()->cards()->count() > 4);
        QCOMPARE(bench.table.shown()->resultLine(), QString());
        replay.back();
        QCOMPARE(replay.note(), QString());
        QVERIFY(!replay.noteWarns());
        replay.step();
        QVERIFY(replay.noteWarns());
    }

    void aLogOfNothingIsShownAsNothing() {
        Bench bench(DealingSpeed::Normal);
        TableReplay& replay = *bench.table.replay();
        replay.start(game("classic"), {HoleTurned{}, RoundCancelled{}, HandHit{}}, dealtShoe(),
                     QStringLiteral("Round 1"));
        QVERIFY(replay.isActive());
        replay.stop();
        replay.start(game("classic"), {HandHit{}}, dealtShoe(), QStringLiteral("Round 1"));
        QVERIFY(replay.isActive());
        QCOMPARE(replay.moments()->count(), 0);
        QCOMPARE(replay.moment(), -1);
        QVERIFY(!replay.isPlaying());
        QVERIFY(replay.noteWarns());
        for (void (TableReplay::*slot)() : {&TableReplay::toStart, &TableReplay::toEnd, &TableReplay::back,
                                            &TableReplay::step, &TableReplay::play, &TableReplay::pause})
            (replay.*slot)();
        QCOMPARE(replay.moment(), -1);
        replay.stop();
    }

    void itsShoeIsVerified() {
        Bench bench(DealingSpeed::Normal);
        TableReplay& replay = *bench.table.replay();
        QSignalSpy asked(&replay, &TableReplay::verifyAsked);
        replay.verify();
        QCOMPARE(asked.count(), 0);
        replay.start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        replay.verify();
        QCOMPARE(asked.value(0).value(0).toLongLong(), 7);
        QVERIFY(!replay.isPlaying()); // so that the verdict can be read
        replay.setVerdict(8, ShoeVerdict::Failed, QStringLiteral("other"));
        QCOMPARE(replay.note(), QString());
        replay.setVerdict(7, ShoeVerdict::Verified, {});
        QCOMPARE(replay.note(), QStringLiteral("Shoe 17 is verified: its commitment and all its cards match."));
        QVERIFY(!replay.noteWarns());
        replay.setVerdict(7, ShoeVerdict::Failed, QStringLiteral("Card 3 is another."));
        QCOMPARE(replay.note(), QStringLiteral("Shoe 17 doesn't match its commitment. Card 3 is another."));
        QVERIFY(replay.noteWarns());
        replay.setVerdict(7, ShoeVerdict::InUse, {});
        QVERIFY2(replay.note().contains(QStringLiteral("still in use")), qPrintable(replay.note()));
        QVERIFY(!replay.noteWarns());
        replay.step();
        QCOMPARE(replay.note(), QString());
    }

    void aChangeOfLanguageKeepsItsPlace() {
        Bench bench(DealingSpeed::Normal);
        TableReplay& replay = *bench.table.replay();
        replay.start(game("rundown"), busyRound(), dealtShoe(), QStringLiteral("Round 1"));
        replay.go(6);
        const QStringList words = wordsOf(replay);
        bench.table.retranslate();
        QCOMPARE(replay.moment(), 6);
        QCOMPARE(wordsOf(replay), words);
    }
};

OPENSHOE_TEST(TestTableReplay, Core)
#include "tst_tablereplay.moc"
