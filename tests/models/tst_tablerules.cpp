// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose game is edited, copied or deleted during play: what it says, and what it shows.
#include "formats/ownvariants.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/rulesaid.h"

#include "tablebench.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using test::Bench;

namespace {

const QString waits = QStringLiteral("The new rules apply from the next round.");

/// Somebody at the table of a game of their own, whose file can be edited.
struct OwnTable : Bench {
    QString gamesFolder = folder.filePath(QStringLiteral("variants"));
    QString path = QDir(gamesFolder).filePath(QStringLiteral("mine.json"));
    RuleSet rules;
    std::unique_ptr<catalogue::Catalogue> games;

    explicit OwnTable(const char* base = "boxes", int speed = DealingSpeed::Off, bool trial = false)
        : Bench(speed), rules(test::game(base)) {
        rules.id = "mine";
        rules.name = "Mine";
        QDir().mkpath(gamesFolder);
        write(rules);
        games = std::make_unique<catalogue::Catalogue>(gamesFolder);
        auto key = test::key(base, nullptr, trial);
        key.rules = rules;
        test::fillWallet(journal, key);
        table.sitDown(journal, key, currenciesOf(rules));
        update();
    }

    void write(const RuleSet& edited) const { QVERIFY(formats::saveVariant(edited, path)); }
    void update() {
        games->reload();
        table.rules()->update(*games);
    }
    void edit(const RuleSet& edited) {
        write(edited);
        games = std::make_unique<catalogue::Catalogue>(gamesFolder); // the two edits may share a time stamp
        table.rules()->update(*games);
    }
    [[nodiscard]] QString said() { return table.rules()->text(); }
    [[nodiscard]] base::Money stakeAt(int seat) { return table.session()->slip().at(test::mainAt(seat)); }

    // Deals until a question is asked.
    void dealToAQuestion() {
        for (int round = 0; round < 50; ++round) {
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, -1);
            table.bets()->deal();
            table.shown()->skip();
            if (table.live()->phase() == LiveRound::Playing)
                return;
        }
        QFAIL("every round was over at once");
    }
};

RuleSet softer(RuleSet rules) {
    rules.dealer.drawing.hitsSoft = !rules.dealer.drawing.hitsSoft;
    return rules;
}

RuleSet wider(RuleSet rules) {
    rules.table.seats = rules.table.seats == 7 ? 6 : 7;
    return rules;
}

} // namespace

class TestTableRules : public QObject {
    Q_OBJECT

private slots:
    void inARoundTheyWait_data() {
        QTest::addColumn<int>("speed");
        QTest::newRow("off") << int{DealingSpeed::Off};
        QTest::newRow("normal") << int{DealingSpeed::Normal};
    }

    void inARoundTheyWait() {
        QFETCH(int, speed);
        OwnTable t("boxes", speed);
        QVERIFY(t.said().isEmpty());
        t.dealToAQuestion();
        const QStringList print = t.table.printedLines();
        QSignalSpy inForce(&t.table, &TableController::rulesInForce);
        t.edit(softer(t.rules));
        QCOMPARE(t.said(), waits);
        QVERIFY(t.table.rules()->isWaiting());
        t.table.rules()->dismiss(); // it stays as long as they wait
        QCOMPARE(t.said(), waits);
        QCOMPARE(t.table.printedLines(), print);
        QVERIFY(t.table.shown()->rules() == t.rules);
        while (t.table.session()->isPlaying())
            (void)t.table.session()->silence();
        if (speed == DealingSpeed::Normal) { // over on disk, but its end hasn't been shown
            QCOMPARE(t.said(), waits);
            QCOMPARE(inForce.count(), 0);
        }
        t.table.shown()->skip();
        QCOMPARE(t.table.live()->phase(), LiveRound::Over);
        QVERIFY(t.table.shown()->cards()->count() > 0); // the outcome is being looked at
        QCOMPARE(inForce.count(), 1);
        QCOMPARE(t.said(), QStringLiteral("New rules: ") + newlySaid(t.rules, softer(t.rules)).join(u' '));
        QVERIFY(!t.table.rules()->isWaiting());
        QVERIFY(t.table.printedLines() != print);
        QCOMPARE(t.table.printedLines(), feltLines(softer(t.rules)));
        // It stays until the next round is dealt or it is dismissed.
        t.table.bets()->deal();
        QVERIFY(t.said().isEmpty());
        t.finish();
        QVERIFY(t.journal.rounds().back().key.rules == softer(t.rules));
    }

    void editedAgainAndUndone() {
        OwnTable t;
        t.dealToAQuestion();
        t.edit(softer(t.rules));
        RuleSet other = t.rules;
        other.decks = 2;
        t.edit(other);
        QCOMPARE(t.said(), waits);
        t.edit(t.rules);
        QVERIFY(t.said().isEmpty());
        t.edit(other);
        t.finish();
        QCOMPARE(t.said(), QStringLiteral("New rules: ") + newlySaid(t.rules, other).join(u' '));
        QCOMPARE(t.table.shown()->rules().decks, 2);
        QCOMPARE(t.table.shown()->shoeCards(), 104);
        t.table.rules()->dismiss();
        QVERIFY(t.said().isEmpty());
    }

    void betweenRoundsAtOnce() {
        OwnTable t;
        t.table.bets()->setStake(1, -1, amountText(t.rules.limits.front().min.times(4)));
        t.table.bets()->setStake(2, -1, amountText(t.rules.limits.front().min.times(2)));
        const QString shoe = t.table.shown()->commitment();
        const int chips = t.table.bets()->chips()->count();
        RuleSet lower = t.rules;
        for (Limit& limit : lower.limits)
            limit.max = limit.min.times(3);
        t.edit(lower);
        QVERIFY(t.said().startsWith(QStringLiteral("New rules: ")));
        QVERIFY2(t.said().contains(QStringLiteral("Stakes lowered: spot 1: %1.")
                                       .arg(amountText(t.rules.limits.front().min.times(3)))),
                 qPrintable(t.said()));
        QCOMPARE(t.stakeAt(1), t.rules.limits.front().min.times(3));
        QCOMPARE(t.stakeAt(2), t.rules.limits.front().min.times(2));
        QCOMPARE(t.table.shown()->stakes()->count(), 2);
        QVERIFY(t.table.shown()->commitment() != shoe);
        QVERIFY(t.table.bets()->chips()->count() < chips);
        QCOMPARE(t.table.limits(), limitsText(lower, t.table.session()->key().currency));
        RuleSet fewer = lower;
        fewer.table.seats = fewer.table.seatsPerPlayer = 1;
        t.edit(fewer);
        QCOMPARE(t.table.seats()->count(), 1);
        QCOMPARE(t.table.shown()->stakes()->count(), 1);
        QVERIFY2(t.said().contains(QStringLiteral("Stakes removed: spot 2: ")), qPrintable(t.said()));
        QVERIFY(t.table.bets()->canDeal());
        t.table.bets()->deal();
        t.finish();
        QVERIFY(t.journal.rounds().back().key.rules == fewer);
    }

    void sideBetsFollow() {
        OwnTable t("deluxe");
        const int bets = t.table.sideBets()->count();
        QVERIFY(bets > 0);
        t.table.bets()->minStake(1, -1);
        t.table.bets()->minStake(1, 0);
        QCOMPARE(t.table.shown()->stakes()->count(), 2);
        RuleSet none = t.rules;
        none.sideBets.clear();
        none.houseChoices.clear();
        t.edit(none);
        QCOMPARE(t.table.sideBets()->count(), 0);
        QCOMPARE(t.table.shown()->stakes()->count(), 1);
        QVERIFY2(t.said().contains(
                     QStringLiteral("Stakes removed: %1 on spot 1: ").arg(sideBetName(t.rules.sideBets.front()))),
                 qPrintable(t.said()));
    }

    // The chip in hand is kept if there still is such a chip.
    void theChipInHandIsKept() {
        OwnTable t;
        QVERIFY(t.table.bets()->chips()->count() > 2);
        const auto labelInHand = [&] {
            return t.table.bets()->chips()->value(t.table.bets()->selectedChip(), "label").toString();
        };
        t.table.bets()->setSelectedChip(2);
        const QString held = labelInHand();
        t.edit(softer(t.rules));
        QCOMPARE(labelInHand(), held);
    }

    // An outcome that has no place on the new felt stays to be looked at, and goes with the next stakes.
    void anotherFeltComesWithTheNextStakes_data() {
        QTest::addColumn<QString>("next");
        QTest::newRow("a chip") << "chip";
        QTest::newRow("deal again") << "deal";
        QTest::newRow("change bets") << "new";
        QTest::newRow("repeat") << "repeat";
    }

    void anotherFeltComesWithTheNextStakes() {
        QFETCH(QString, next);
        OwnTable t;
        t.dealToAQuestion();
        const auto before = t.rules.table.seats;
        t.edit(wider(t.rules));
        t.finish();
        QCOMPARE(t.table.live()->phase(), LiveRound::Over);
        QVERIFY(t.said().startsWith(QStringLiteral("New rules: ")));
        QVERIFY(t.table.shown()->cards()->count() > 0);
        QCOMPARE(t.table.seats()->count(), before);
        if (next == u"chip")
            t.table.bets()->addChip(1, -1);
        else if (next == u"deal")
            t.table.bets()->deal();
        else if (next == u"new")
            t.table.bets()->newBets();
        else
            t.table.bets()->repeatBets();
        QCOMPARE(t.table.seats()->count(), wider(t.rules).table.seats);
        QCOMPARE(t.table.shown()->stakes()->count() > 0, next != u"new");
        if (next != u"deal") {
            QCOMPARE(t.table.live()->phase(), LiveRound::Betting);
            QCOMPARE(t.table.shown()->cards()->count(), 0);
            t.table.bets()->minStake(1, -1);
            t.table.bets()->deal();
        }
        QVERIFY(t.table.live()->phase() != LiveRound::Betting);
        t.finish();
        QVERIFY(t.journal.rounds().back().key.rules == wider(t.rules));
    }

    // Pressing a side bet on the old felt means that bet, whatever its index is now.
    void aPressMeansTheBetThatIsSeen() {
        OwnTable t("deluxe");
        t.dealToAQuestion();
        RuleSet more = t.rules;
        more.houseChoices.clear();
        SideBet other = more.sideBets.front();
        other.id = "another";
        other.name = "Another";
        more.sideBets.insert(more.sideBets.begin(), other);
        t.edit(more);
        t.finish();
        QCOMPARE(t.table.sideBets()->count(), static_cast<int>(t.rules.sideBets.size()));
        t.table.bets()->addChip(1, 0);
        QCOMPARE(t.table.sideBets()->count(), static_cast<int>(more.sideBets.size()));
        const auto& stakes = t.table.session()->slip().draft().stakes;
        QCOMPARE(stakes.size(), std::size_t(1));
        QCOMPARE(stakes.front().place, test::sideAt(1, 1));
    }

    // If the rules are changed while the person looks at the outcome, the felt follows at once.
    void anOutcomeWithoutAPlaceGoesAtOnce() {
        OwnTable t;
        t.dealToAQuestion();
        t.finish();
        t.edit(softer(t.rules));
        QCOMPARE(t.table.live()->phase(), LiveRound::Over);
        QVERIFY(t.table.shown()->cards()->count() > 0);
        QCOMPARE(t.table.printedLines(), feltLines(softer(t.rules)));
        t.edit(wider(softer(t.rules)));
        QCOMPARE(t.table.live()->phase(), LiveRound::Betting);
        QCOMPARE(t.table.shown()->cards()->count(), 0);
        QCOMPARE(t.table.seats()->count(), wider(t.rules).table.seats);
        QVERIFY(!t.table.shown()->commitment().isEmpty());
        t.table.bets()->repeatBets();
        QVERIFY(t.table.bets()->canDeal());
    }

    // Stakes that can't be repeated under the new rules aren't offered for it.
    void dealAgainKnowsTheNewLimits() {
        OwnTable t;
        t.dealToAQuestion();
        t.finish();
        QVERIFY(t.table.bets()->canDeal());
        RuleSet higher = t.rules;
        for (Limit& limit : higher.limits)
            limit.min = limit.min.times(2);
        t.edit(higher);
        QCOMPARE(t.table.live()->phase(), LiveRound::Over);
        QVERIFY(!t.table.bets()->canDeal());
        QVERIFY(!t.table.bets()->dealHint().isEmpty());
        t.table.bets()->repeatBets(); // to be raised by hand
        QCOMPARE(t.table.shown()->stakes()->count(), 1);
        t.table.bets()->minStake(1, -1);
        QVERIFY(t.table.bets()->canDeal());
    }

    void aFileThatGoes() {
        OwnTable t;
        t.dealToAQuestion();
        t.edit(softer(t.rules));
        QCOMPARE(t.said(), waits);
        QVERIFY(QFile::remove(t.path));
        t.update();
        QCOMPARE(t.said(), QStringLiteral("The file of this game is gone. The table keeps its current rules."));
        QVERIFY(t.table.rules()->isWarning());
        t.finish();
        QVERIFY(t.table.session()->rules() == t.rules);
        t.dealToAQuestion(); // play goes on
        t.finish();
        QVERIFY(t.table.rules()->isWarning());
        t.table.rules()->dismiss();
        QVERIFY(t.said().isEmpty());
        t.table.rules()->remind();
        QVERIFY(!t.said().isEmpty());
        // The file is back, unchanged.
        t.edit(t.rules);
        QVERIFY(t.said().isEmpty());
        // It can't be read: the reason is given.
        QFile broken(t.path);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();
        t.update();
        QVERIFY2(t.said().startsWith(QStringLiteral("The file of this game can no longer be read. ")) &&
                     t.said().contains(QStringLiteral("mine.json")),
                 qPrintable(t.said()));
        QVERIFY(t.table.session()->rules() == t.rules);
        t.edit(softer(t.rules));
        QVERIFY(t.said().startsWith(QStringLiteral("New rules: ")));
    }

    void moneyAndSeatsThatStandInTheWay() {
        OwnTable t;
        RuleSet elsewhere = t.rules;
        for (Limit& limit : elsewhere.limits)
            limit.currency = "shells";
        t.edit(elsewhere);
        QVERIFY2(t.said().startsWith(QStringLiteral("The new rules don't allow ")), qPrintable(t.said()));
        QVERIFY(t.table.rules()->isWarning());
        QVERIFY(t.table.session()->rules() == t.rules);
        QVERIFY(!t.table.currencies().contains(QStringLiteral("shells")));
        RuleSet both = t.rules;
        both.limits.push_back(elsewhere.limits.front());
        t.edit(both);
        QVERIFY(t.said().startsWith(QStringLiteral("New rules: ")));
        QVERIFY(t.table.currencies().contains(QStringLiteral("shells")));

        OwnTable trial("boxes", DealingSpeed::Off, true);
        RuleSet shared = trial.rules;
        shared.table.behind = true;
        trial.edit(shared);
        QVERIFY2(trial.said().contains(QStringLiteral("rial accounts")), qPrintable(trial.said()));
        QVERIFY(trial.table.session()->rules() == trial.rules);
    }

    void aCopyIsPlayedOn() {
        Bench bench;
        bench.sit("boxes");
        QTemporaryDir folder;
        RuleSet copy = softer(test::game("boxes"));
        copy.id = "boxes-2";
        copy.name = "My boxes";
        QVERIFY(formats::saveVariant(copy, folder.filePath(QStringLiteral("boxes-2.json"))));
        const catalogue::Catalogue games(folder.path());
        TableController& table = bench.table;
        table.rules()->update(games);
        QCOMPARE(table.rules()->gameId(), QStringLiteral("boxes"));
        table.bets()->minStake(1, -1);
        table.bets()->deal();
        while (table.live()->phase() == LiveRound::Over) {
            table.bets()->deal();
        }
        const QString currency = table.currency();
        table.rules()->goOnWith(copy);
        QCOMPARE(table.rules()->text(), waits);
        QCOMPARE(table.rules()->gameId(), QStringLiteral("boxes-2"));
        table.rules()->update(games); // the game itself hasn't changed, so the copy still waits
        QCOMPARE(table.rules()->text(), waits);
        bench.finish();
        QVERIFY2(table.rules()->text().startsWith(QStringLiteral("You are now playing My boxes. New rules: ")),
                 qPrintable(table.rules()->text()));
        QCOMPARE(table.variantId(), QStringLiteral("boxes-2"));
        QCOMPARE(table.gameName(), QStringLiteral("My boxes"));
        QCOMPARE(table.currency(), currency);
        // A copy that is gone before it is played leaves the game as it is.
        table.bets()->deal();
        if (table.live()->phase() == LiveRound::Playing) {
            RuleSet third = copy;
            third.id = "boxes-3";
            table.rules()->goOnWith(third);
            table.rules()->update(games);
            QVERIFY(table.rules()->text().isEmpty());
            QCOMPARE(table.rules()->gameId(), QStringLiteral("boxes-2"));
        }
    }

    // A replay keeps its own rules; the table follows once it is restored.
    void aReplayIsNotDisturbed() {
        OwnTable t;
        t.dealToAQuestion();
        t.finish();
        const session::KeptShoe shoe{.id = 7, .seed = {fairness::Seed::draw(), {}, 17, 6}};
        const Events events = t.table.session()->events();
        t.table.replay()->start(t.rules, events, shoe, QStringLiteral("Round 1"));
        t.table.shown()->skip();
        const int cards = t.table.shown()->cards()->count();
        t.edit(wider(softer(t.rules)));
        QCOMPARE(t.table.shown()->cards()->count(), cards);
        QCOMPARE(t.table.seats()->count(), t.rules.table.seats);
        QCOMPARE(t.said(), waits);
        t.table.replay()->stop();
        QVERIFY(t.said().startsWith(QStringLiteral("New rules: ")));
        t.table.bets()->repeatBets();
        QCOMPARE(t.table.seats()->count(), wider(t.rules).table.seats);
        t.table.bets()->deal();
        t.finish();
        QVERIFY(t.journal.rounds().back().key.rules == wider(softer(t.rules)));
    }

    void looksChangeAtOnce() {
        OwnTable t;
        t.dealToAQuestion();
        const QString felt = t.table.felt();
        RuleSet dressed = t.rules;
        dressed.look.felt = dressed.look.felt == Felt::Charcoal ? Felt::Lagoon : Felt::Charcoal;
        t.edit(dressed);
        QVERIFY(t.said().isEmpty());
        QVERIFY(t.table.felt() != felt);
        QVERIFY(t.table.live()->actions()->count() > 0);
        t.finish();
        QCOMPARE(t.table.live()->phase(), LiveRound::Over);
    }

    void theClockForStakesIsTheNewOne() {
        OwnTable t;
        t.table.bets()->minStake(1, -1);
        QCOMPARE(t.table.live()->clockText().isEmpty(), t.rules.clock.bet == 0);
        RuleSet timed = t.rules;
        timed.clock.bet = 77;
        t.edit(timed);
        QCOMPARE(t.table.live()->clockText(), QStringLiteral("77 s"));
        timed.clock.bet = 0;
        t.edit(timed);
        QVERIFY(t.table.live()->clockText().isEmpty());
    }

    void nothingIsSaidAtAnotherTable() {
        OwnTable t;
        QVERIFY(QFile::remove(t.path));
        t.update();
        QVERIFY(!t.said().isEmpty());
        t.table.standUp();
        QVERIFY(t.said().isEmpty());
        t.update();
        QVERIFY(t.said().isEmpty());
        t.sit("classic");
        t.update();
        QVERIFY(t.said().isEmpty());
    }

    void whatIsSaidOfRules() {
        const RuleSet rules = test::game("classic");
        QVERIFY(newlySaid(rules, rules).isEmpty());
        const QStringList said = newlySaid(rules, softer(rules));
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.first().startsWith(QStringLiteral("The dealer draws to 16")), qPrintable(said.first()));
        RuleSet none = test::game("deluxe");
        none.sideBets.clear();
        const QStringList gone = newlySaid(test::game("deluxe"), none);
        QVERIFY(!gone.isEmpty());
        for (const QString& sentence : gone)
            QVERIFY2(sentence.startsWith(QStringLiteral("No longer: ")), qPrintable(sentence));
    }
};

OPENSHOE_TEST(TestTableRules, Core)
#include "tst_tablerules.moc"
