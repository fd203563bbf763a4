// SPDX-License-Identifier: GPL-3.0-or-later
// How to play: the guide says what fits the table, whatever the person does there.
#include "models/guide/tableguide.h"
#include "models/words/gamewords.h"
#include "models/keys/keymap.h"
#include "models/words/handwords.h"

#include "tablebench.h"
#include "testprogram.h"

#include <QSignalSpy>

#include <set>

using namespace openshoe;
using namespace openshoe::models;
using test::Bench;

namespace {

/// A table without company, and its guide.
struct Guided : Bench {
    KeyMap keys;
    TableGuide guide{table, keys};
    QStringList told;

    explicit Guided(const char* game, int speed = DealingSpeed::Off) : Bench(speed) {
        QObject::connect(&guide, &TableGuide::told, &guide, [this](const QString& sentence) { told << sentence; });
        sit(game);
    }
    void stake() { table.bets()->minStake(1, TableBets::MainPlace); }
    void deal() {
        table.bets()->deal();
        table.shown()->skip();
    }
    /// A round without blackjacks or questions before the turn.
    void dealATurn() {
        for (int round = 0; round < 100; ++round) {
            guide.end();
            table.bets()->newBets();
            table.bets()->clear();
            guide.begin();
            stake();
            deal();
            if (const auto& asked = table.live()->asked(); asked && asked->kind == engine::QuestionKind::Turn)
                return;
            finish();
        }
        QFAIL("no turn in 100 rounds");
    }
    [[nodiscard]] QString total() {
        const auto& asked = table.live()->asked();
        return totalText(engine::handValue(table.shown()->table().state().seat(asked->seat).hand(asked->hand).cards));
    }
};

} // namespace

class TestTableGuide : public QObject {
    Q_OBJECT

private slots:
    void sixSteps() {
        Guided at("classic");
        TableGuide& guide = at.guide;
        at.dealATurn();
        QCOMPARE(guide.step(), 3);
        QCOMPARE(guide.stepText(), QStringLiteral("3 of 6"));
        QCOMPARE(guide.target(), GuideTarget::Totals);
        QVERIFY2(guide.text().startsWith(QStringLiteral("You have %1, and the dealer shows %2.")
                                             .arg(at.total(), at.table.shown()->dealerTotalText())),
                 qPrintable(guide.text()));
        QVERIFY(guide.canGoOn());
        guide.goOn();
        QCOMPARE(guide.step(), 4);
        QCOMPARE(guide.target(), GuideTarget::Answers);
        QVERIFY(!guide.canGoOn());
        QVERIFY2(guide.text().contains(QStringLiteral("“Hit”")) && guide.text().contains(QStringLiteral("“Stand”")),
                 qPrintable(guide.text()));
        guide.goOn();
        QCOMPARE(guide.step(), 4); // something is to be done
        at.table.live()->act(Intent::Stand);
        at.table.shown()->skip();
        QCOMPARE(guide.step(), 5);
        QCOMPARE(guide.target(), GuideTarget::Result);
        QVERIFY(guide.text().contains(at.table.shown()->resultReason()));
        guide.goOn();
        QCOMPARE(guide.step(), 6);
        QVERIFY(guide.isLast());
        guide.goOn();
        QVERIFY(!guide.isActive());
        QVERIFY(!guide.isShown());
    }

    void theStakeIsTheFirstStep() {
        Guided at("classic");
        at.guide.begin();
        QCOMPARE(at.guide.step(), 1);
        QCOMPARE(at.guide.target(), GuideTarget::Spot);
        QCOMPARE(at.guide.seat(), 1);
        QVERIFY2(at.guide.text().endsWith(QStringLiteral("or press 1, then +.")), qPrintable(at.guide.text()));
        at.stake();
        QCOMPARE(at.guide.step(), 2);
        QCOMPARE(at.guide.target(), GuideTarget::Deal);
        QVERIFY2(at.guide.text().contains(at.table.bets()->totalStakeText()), qPrintable(at.guide.text()));
        at.table.bets()->undo();
        QCOMPARE(at.guide.step(), 1);
        at.stake();
        QCOMPARE(at.guide.step(), 2);
        QCOMPARE(at.told.size(), 4); // what was taken back is said again
    }

    // A chip that isn't enough: the table's own words say what is missing.
    void aStakeTooSmall() {
        Guided at("classic");
        at.guide.begin();
        at.table.bets()->setStake(1, TableBets::MainPlace, QStringLiteral("0.50"));
        if (at.table.bets()->canDeal())
            QSKIP("this is enough here");
        if (at.table.bets()->totalStakeText().startsWith(u'0')) // refused
            QCOMPARE(at.guide.target(), GuideTarget::Spot);
        else
            QCOMPARE(at.guide.text(), at.table.bets()->dealHint());
        QCOMPARE(at.guide.step(), 1);
    }

    void whoeverAnswersHasReadTheTotals() {
        Guided at("classic");
        at.dealATurn();
        for (int i = 0; i < 8 && at.table.live()->asked(); ++i) {
            at.table.live()->act(Intent::Hit);
            at.table.shown()->skip();
            if (at.table.live()->asked()) {
                QCOMPARE(at.guide.step(), 4);
                QVERIFY2(at.guide.text().startsWith(QStringLiteral("You have %1.").arg(at.total())),
                         qPrintable(at.guide.text()));
            }
        }
        QCOMPARE(at.guide.step(), 5);
        QVERIFY(at.guide.text().contains(at.table.shown()->resultReason()));
        // Said once in this round (a dealer's blackjack may have ended others before it), whatever was drawn; the
        // dealer's turn, after a 21, has a sentence of its own in the same step.
        const QStringList begun = at.told.filter(QStringLiteral("step 1 of"));
        const QStringList round = begun.isEmpty() ? at.told : at.told.mid(at.told.lastIndexOf(begun.last()));
        const QStringList said = round.filter(QStringLiteral("step 4")).filter(QStringLiteral("You have"));
        QVERIFY2(said.size() <= 1, qPrintable(at.told.join(u'\n')));
    }

    void theDealersTurnIsExplained() {
        Guided at("classic", DealingSpeed::Normal);
        at.dealATurn();
        at.table.live()->act(Intent::Stand);
        QSet<QString> texts;
        for (int i = 0; i < 3000 && at.table.live()->phase() == LiveRound::Playing; ++i) {
            at.table.playback().advance(std::chrono::milliseconds(10));
            texts << at.guide.text();
        }
        const QString line = dealerLine(at.table.shown()->rules());
        QVERIFY(std::any_of(texts.begin(), texts.end(), [&](const QString& text) { return text.contains(line); }));
    }

    void theNextRoundNeedsNoGuide() {
        Guided at("classic");
        at.dealATurn();
        at.finish();
        QCOMPARE(at.guide.step(), 5);
        at.deal();
        QVERIFY(!at.guide.isActive());
        at.finish();
        at.guide.begin(); // an outcome lies on the table: the next stake is the first step
        QCOMPARE(at.guide.step(), 1);
        QCOMPARE(at.guide.target(), GuideTarget::Spot);
        at.deal(); // or the last one again
        QVERIFY(at.guide.step() >= 3);
        at.finish();
        QCOMPARE(at.guide.step(), 5);
        at.table.bets()->changeBets();
        QVERIFY(!at.guide.isActive());
    }

    void itEndsWithTheTable() {
        Guided at("classic");
        at.guide.begin();
        QVERIFY(at.guide.isShown());
        at.table.standUp();
        QVERIFY(!at.guide.isActive());
        at.guide.begin();
        QVERIFY(!at.guide.isActive()); // nobody sits here
        at.guide.beginWhenSeated();
        at.sit("boxes");
        QCOMPARE(at.guide.step(), 1);
        at.sit("rundown");
        QVERIFY(!at.guide.isActive() || at.guide.step() == 1);
        at.guide.end();
        at.guide.beginWhenSeated();
        at.guide.forget();
        at.sit("boxes");
        QVERIFY(!at.guide.isActive());
    }

    void aReplayIsNotExplained() {
        Guided at("classic");
        at.guide.begin();
        at.table.live()->setAside(true);
        QVERIFY(at.guide.isActive());
        QVERIFY(!at.guide.isShown());
        at.table.live()->setAside(false);
        QVERIFY(at.guide.isShown());
        QCOMPARE(at.guide.step(), 1);
    }

    void everyGame_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : test::allGames())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    // Rounds as they come, with blackjacks, questions before the turn, splits and busts.
    void everyGame() {
        QFETCH(QString, game);
        Guided at(qPrintable(game));
        TableGuide& guide = at.guide;
        std::set<int> seen;
        for (int round = 0; round < 60; ++round) {
            at.table.bets()->newBets();
            at.table.bets()->clear();
            guide.end();
            guide.begin();
            QCOMPARE(guide.step(), 1);
            at.stake();
            QCOMPARE(guide.step(), 2);
            at.deal();
            for (int i = 0; i < 60 && at.table.live()->phase() == LiveRound::Playing; ++i) {
                const auto& asked = at.table.live()->asked();
                QVERIFY2(!guide.text().isEmpty(), qPrintable(guide.stepText()));
                if (asked && asked->kind == engine::QuestionKind::Turn) {
                    QVERIFY2(guide.text().contains(QStringLiteral("You have %1").arg(at.total())),
                             qPrintable(guide.text()));
                    QVERIFY(guide.step() == 3 || guide.step() == 4);
                } else if (asked) {
                    QVERIFY2(guide.text().contains(at.table.live()->questionText()), qPrintable(guide.text()));
                    QCOMPARE(guide.target(), GuideTarget::Answers);
                    seen.insert(-1);
                }
                seen.insert(guide.step());
                if (at.table.live()->actions()->count() > 0) {
                    const auto& rows = at.table.live()->actions()->rows();
                    at.table.live()->act(rows[static_cast<std::size_t>(round + i) % rows.size()].intent);
                }
                at.table.shown()->skip();
            }
            QCOMPARE(at.table.live()->phase(), LiveRound::Over);
            QCOMPARE(guide.step(), 5);
            QVERIFY2(guide.text().contains(at.table.shown()->resultReason()), qPrintable(guide.text()));
            guide.goOn();
            QCOMPARE(guide.step(), 6);
        }
        QVERIFY(seen.contains(3) && seen.contains(4));
    }
};

OPENSHOE_TEST(TestTableGuide, Core)

#include "tst_tableguide.moc"
