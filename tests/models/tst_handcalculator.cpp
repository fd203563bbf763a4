// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/handcalculator.h"

#include "formats/amounts.h"
#include "models/preferences/settingscontroller.h"
#include "modeltester.h"
#include "tables.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace openshoe;
using namespace openshoe::models;
using test::game;

namespace {

struct CalculatorBench {
    QTemporaryDir folder;
    SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    session::Analyst analyst;
    HandCalculator calculator{analyst, settings, nullptr};
    test::ModelTester plays{calculator.plays()};
    test::ModelTester dealer{calculator.dealer()};

    explicit CalculatorBench(const engine::RuleSet& rules = game("premium")) {
        calculator.setRules(rules);
        calculator.setShown(true);
    }
    void give(const char* own, const char* up, const char* gone = "") {
        calculator.setOwn(QString::fromUtf8(own));
        calculator.setUp(QString::fromUtf8(up));
        calculator.setGone(QString::fromUtf8(gone));
        wait();
    }
    void wait() { QTRY_VERIFY(!calculator.isWorking()); }
    [[nodiscard]] const CalculatedPlay* row(const QString& name) {
        for (const CalculatedPlay& play : calculator.plays()->rows()) {
            if (play.name == name)
                return &play;
        }
        return nullptr;
    }
    [[nodiscard]] QString chanceOf(const QString& name) {
        for (const DealerEnd& end : calculator.dealer()->rows()) {
            if (end.name == name)
                return end.chance;
        }
        return {};
    }
};

analysis::Decision decisionOf(const engine::RuleSet& rules, std::initializer_list<const char*> hand, const char* up,
                              std::initializer_list<const char*> gone = {}) {
    analysis::Decision decision;
    std::vector<engine::Card> seen;
    for (const char* one : hand) {
        seen.push_back(engine::Card::parse(one).value());
        decision.hand.add(seen.back());
    }
    decision.up = engine::Card::parse(up).value();
    seen.push_back(decision.up);
    for (const char* one : gone)
        seen.push_back(engine::Card::parse(one).value());
    decision.unseen = analysis::Shoe::without(rules.newShoe(), seen).value();
    return decision;
}

QString shown(double worth) {
    const QString size = QString::number(std::abs(worth), 'f', 4);
    return size == u"0.0000" ? size : (worth < 0 ? u'−' : u'+') + size;
}

} // namespace

class TestHandCalculator : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatTheAnalyserTells() {
        CalculatorBench bench;
        bench.give("T 6", "9");
        const auto advice = analysis::advise(game("premium"), decisionOf(game("premium"), {"TS", "6H"}, "9C"));
        for (const auto& [name, play] : {std::pair("Stand", analysis::Play::Stand),
                                         {"Hit", analysis::Play::Hit},
                                         {"Double", analysis::Play::Double}}) {
            const CalculatedPlay* row = bench.row(QLatin1String(name));
            QVERIFY(row);
            QCOMPARE(row->stakes, shown(*advice->of(play)));
            QCOMPARE(row->best, advice->isBest(play));
            QCOMPARE(row->verdict, row->best ? QStringLiteral("Best") : QString());
        }
        QVERIFY(!bench.row(QStringLiteral("Split")) && !bench.row(QStringLiteral("Insurance, half a stake")));
        QCOMPARE(bench.calculator.totalText(), QStringLiteral("16"));
        QCOMPARE(bench.calculator.dealer()->count(), 6); // 17 … 21, bust: a nine has no blackjack
        QVERIFY(bench.calculator.needText().isEmpty() && bench.calculator.noteText().contains(u"309"));
        // In money, at the person's stake.
        bench.calculator.hourly()->writeStake(QStringLiteral("10,000"));
        const auto money = std::llround(10'000 * 100 * *advice->of(analysis::Play::Stand));
        QCOMPARE(bench.row(QStringLiteral("Stand"))->money,
                 formats::netMoneyText(base::Money::minor(money), bench.calculator.hourly()->pace().currency));
    }

    void knowsWhatIsGone() {
        CalculatorBench bench;
        bench.give("8♠8♥", "10D", "5 5, 5 AS kh");
        const auto rules = game("premium");
        const auto advice =
            analysis::advise(rules, decisionOf(rules, {"8S", "8H"}, "TD", {"5S", "5H", "5C", "AS", "KH"}));
        QCOMPARE(bench.row(QStringLiteral("Split"))->stakes, shown(*advice->of(analysis::Play::Split)));
        QCOMPARE(bench.row(QStringLiteral("Stand"))->stakes, shown(*advice->of(analysis::Play::Stand)));
        QCOMPARE(bench.calculator.shoeText(), QStringLiteral("5 cards gone, 304 not seen"));
    }

    void asksAboutThePeekWhereItTells() {
        CalculatorBench bench;
        bench.give("T 6", "9");
        QVERIFY(!bench.calculator.mayPeek());
        bench.give("T 6", "A");
        QVERIFY(bench.calculator.mayPeek() && bench.calculator.isPeeked());
        QVERIFY(bench.chanceOf(QStringLiteral("Blackjack")).isEmpty());
        QVERIFY(!bench.row(QStringLiteral("Insurance, half a stake")));
        const QString after = bench.row(QStringLiteral("Hit"))->stakes;
        bench.calculator.setPeeked(false);
        bench.wait();
        const auto calculated =
            analysis::calculate(game("premium"), decisionOf(game("premium"), {"TS", "6H"}, "AC"), false);
        QCOMPARE(bench.chanceOf(QStringLiteral("Blackjack")),
                 QString::number(100 * calculated->dealer.blackjack, 'f', 2) + u'%');
        const CalculatedPlay* insurance = bench.row(QStringLiteral("Insurance, half a stake"));
        QVERIFY(insurance && insurance->verdict == u"Decline" && !insurance->best);
        QCOMPARE(insurance->stakes, shown(*calculated->advice.insurance));
        QVERIFY(bench.row(QStringLiteral("Hit"))->stakes != after);
        QVERIFY(bench.calculator.noteText().startsWith(u"The dealer hasn't looked yet"));
        // Tens left over make it worth taking.
        bench.give("5 6", "A", "2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9 9 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7");
        QVERIFY(bench.row(QStringLiteral("Insurance, half a stake"))->best);
        // A third card is dealt after the peek, and so is everything after a split.
        bench.give("5 3 3", "A");
        QVERIFY(!bench.calculator.mayPeek());
        bench.give("8 8", "A");
        bench.calculator.setSplit(1);
        bench.wait();
        QVERIFY(!bench.calculator.mayPeek());
    }

    void knowsTheHintAndTheHiddenCard() {
        CalculatorBench bench(game("down-under"));
        QCOMPARE(bench.calculator.sights().size(), 5);
        bench.give("T 6", "9");
        bench.calculator.setSight(1); // small
        bench.wait();
        auto decision = decisionOf(game("down-under"), {"TS", "6H"}, "9C");
        decision.hint = engine::HoleClass::Small;
        QCOMPARE(bench.row(QStringLiteral("Stand"))->stakes,
                 shown(*analysis::advise(game("down-under"), decision)->of(analysis::Play::Stand)));
        bench.calculator.setSight(4);
        QVERIFY(bench.calculator.isHoleSeen());
        QVERIFY(!bench.calculator.needText().isEmpty() && bench.calculator.plays()->count() == 0);
        bench.calculator.setHole(QStringLiteral("7"));
        bench.wait();
        decision.hint.reset();
        decision.hole = engine::Card::parse("7S");
        QCOMPARE(bench.row(QStringLiteral("Stand"))->stakes,
                 shown(*analysis::advise(game("down-under"), decision)->of(analysis::Play::Stand)));
        QCOMPARE(bench.calculator.dealerCards().size(), 2);
        // In other games too, without the hints.
        CalculatorBench other;
        QCOMPARE(other.calculator.sights().size(), 2);
        other.give("T 6", "A");
        other.calculator.setSight(1);
        other.calculator.setHole(QStringLiteral("K"));
        other.wait();
        QCOMPARE(other.calculator.plays()->count(), 0);
        QVERIFY2(other.calculator.holeProblem().contains(u"blackjack"), qPrintable(other.calculator.holeProblem()));
    }

    // Where the dealer's second card comes after the hands, there is none to have seen.
    void knowsThatNoCardIsHidden() {
        engine::RuleSet rules = game("premium");
        rules.dealer.secondCard = engine::SecondCard::AfterPlayers;
        CalculatorBench bench(rules);
        QCOMPARE(bench.calculator.sights(), QStringList{QStringLiteral("No hidden card")});
        QVERIFY(!bench.calculator.isHoleSeen());
        bench.give("T 6", "9");
        bench.wait();
        auto decision = decisionOf(rules, {"TS", "6H"}, "9C");
        QCOMPARE(bench.row(QStringLiteral("Stand"))->stakes,
                 shown(*analysis::advise(rules, decision)->of(analysis::Play::Stand)));
        decision.hole = *engine::Card::parse("7D");
        QCOMPARE(analysis::advise(rules, decision).error().where, std::string("hole"));
    }

    // Where both of the dealer's cards lie open, both are asked for.
    void knowsBothOpenCards() {
        engine::RuleSet rules = game("premium");
        rules.dealer.open = true;
        CalculatorBench bench(rules);
        QCOMPARE(bench.calculator.sights().size(), 1);
        QVERIFY(bench.calculator.isHoleSeen());
        bench.give("T 6", "9");
        QCOMPARE(bench.calculator.needText(), QStringLiteral("Give the dealer a second card."));
        bench.calculator.setHole(QStringLiteral("7"));
        bench.wait();
        auto decision = decisionOf(rules, {"TS", "6H"}, "9C");
        decision.hole = engine::Card::parse("7S");
        QCOMPARE(bench.row(QStringLiteral("Stand"))->stakes,
                 shown(*analysis::advise(rules, decision)->of(analysis::Play::Stand)));
        decision.hole.reset();
        QVERIFY(!analysis::advise(rules, decision));
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("up");
        QTest::addColumn<QString>("gone");
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QString& own, const QString& up, const QString& gone,
                            CardPlace::Value place, const char* says) {
            QTest::newRow(name) << own << up << gone << int(place) << QString::fromUtf8(says);
        };
        row("an unknown letter", "A X", "9", "", CardPlace::Own, "“X” isn't a card");
        row("letters in the cards", "A7Z", "9", "", CardPlace::Own, "“A7Z” isn't a card");
        row("a one", "1 7", "9", "", CardPlace::Own, "“1” isn't a card");
        row("bust", "T 6 6", "9", "", CardPlace::Own, "worth 22");
        row("too many cards", QString("A ").repeated(23), "9", "", CardPlace::Own, "A hand has at most 22 cards");
        row("two up cards", "T 6", "9 8", "", CardPlace::Up, "Only one card lies there");
        row("an ace too often", "A 7", "9", QString("AS ").repeated(7), CardPlace::Gone, "holds AS only 6 times");
        row("sevens too often", "A 7", "7", QString("7 ").repeated(23), CardPlace::Gone, "holds 7 only 24 times");
        row("tens too often", "A 7", "10", QString("T ").repeated(96), CardPlace::Gone, "holds 10 only 96 times");
        row("more than the shoe", "A 7", "9", QString("2 ").repeated(400), CardPlace::Gone, "holds only 312 cards");
        row("a megabyte", "A 7", "9", QString("x").repeated(1 << 20), CardPlace::Gone, "isn't a card");
        row("nothing left", "A 7", "9",
            QString("A ").repeated(23) + QString("2 3 4 5 6 ").repeated(24) + QString("7 9 ").repeated(23) +
                QString("8 ").repeated(24) + QString("T ").repeated(90),
            CardPlace::Gone, "only 6 cards are left unseen");
    }
    void saysWhatIsWrong() {
        QFETCH(const QString, own);
        QFETCH(const QString, up);
        QFETCH(const QString, gone);
        QFETCH(const int, place);
        QFETCH(const QString, says);
        CalculatorBench bench;
        bench.calculator.setOwn(own);
        bench.calculator.setUp(up);
        bench.calculator.setGone(gone);
        bench.wait();
        const QStringList problems{bench.calculator.ownProblem(), bench.calculator.upProblem(),
                                   bench.calculator.holeProblem(), bench.calculator.goneProblem()};
        for (int i = 0; i < problems.size(); ++i)
            QVERIFY2(i == place ? problems[i].contains(says) : problems[i].isEmpty(), qPrintable(problems[i]));
        QCOMPARE(bench.calculator.plays()->count(), 0);
        QCOMPARE(bench.calculator.dealer()->count(), 0);
        // Nothing is lost.
        QCOMPARE(bench.calculator.own(), own);
        QCOMPARE(bench.calculator.gone(), gone);
        bench.give("A 7", "9");
        QCOMPARE(bench.calculator.plays()->count(), 3);
    }

    // Ninety-six cards are worth ten, and without a suit each of them may be any.
    void tensAreAnyTens() {
        CalculatorBench bench;
        bench.calculator.setOwn(QStringLiteral("A 7"));
        bench.calculator.setUp(QStringLiteral("9"));
        bench.calculator.setGone(QStringLiteral("10 ").repeated(96));
        bench.wait();
        QVERIFY2(bench.calculator.goneProblem().isEmpty(), qPrintable(bench.calculator.goneProblem()));
        QCOMPARE(bench.calculator.plays()->count(), 3);
    }

    void cardsArePressed() {
        CalculatorBench bench;
        HandCalculator& calculator = bench.calculator;
        QVERIFY(!calculator.needText().isEmpty());
        calculator.add(CardPlace::Own, QStringLiteral("A"));
        calculator.add(CardPlace::Own, QStringLiteral("10"));
        calculator.add(CardPlace::Up, QStringLiteral("9"));
        calculator.add(CardPlace::Up, QStringLiteral("8"));
        QCOMPARE(calculator.own(), QStringLiteral("A 10"));
        QCOMPARE(calculator.up(), QStringLiteral("8"));
        bench.wait();
        QVERIFY(bench.row(QStringLiteral("Stand"))->best);
        calculator.takeBack(CardPlace::Own);
        QCOMPARE(calculator.own(), QStringLiteral("A"));
        calculator.setOwn(QStringLiteral("A 7x"));
        calculator.takeBack(CardPlace::Own);
        QCOMPARE(calculator.own(), QStringLiteral("A 7"));
        calculator.takeBack(CardPlace::Own);
        calculator.takeBack(CardPlace::Own);
        calculator.takeBack(CardPlace::Own);
        QVERIFY(calculator.own().isEmpty());
        calculator.setOwn(QStringLiteral("TS6H"));
        calculator.takeBack(CardPlace::Own);
        QCOMPARE(calculator.own(), QStringLiteral("TS"));
        calculator.add(17, QStringLiteral("A"));
        calculator.add(CardPlace::Own, QStringLiteral("AA"));
        QCOMPARE(calculator.own(), QStringLiteral("TS"));
        calculator.clear();
        QVERIFY(calculator.own().isEmpty() && calculator.up().isEmpty());
    }

    // A decision of a round comes with all that was known then.
    void showsADecision() {
        CalculatorBench bench(game("classic"));
        session::SeenDecision seen;
        seen.question.kind = engine::QuestionKind::Turn;
        const auto rules = game("down-under");
        seen.decision = decisionOf(rules, {"5S", "5H"}, "6D", {"AS", "AS", "TD", "2C"});
        seen.decision->hint = engine::HoleClass::Medium;
        bench.calculator.show(rules, seen, QStringLiteral("Round 12"));
        bench.wait();
        QCOMPARE(bench.calculator.own(), QStringLiteral("5S 5H"));
        QCOMPARE(bench.calculator.up(), QStringLiteral("6D"));
        QCOMPARE(bench.calculator.gone(), QStringLiteral("AS AS 2C TD"));
        QCOMPARE(bench.calculator.sight(), 2);
        QVERIFY(bench.calculator.sourceText().contains(u"Round 12"));
        QCOMPARE(bench.row(QStringLiteral("Hit"))->stakes,
                 shown(*analysis::advise(rules, *seen.decision)->of(analysis::Play::Hit)));
        // An offer comes before the peek.
        const auto peeking = game("premium");
        seen.question.kind = engine::QuestionKind::Insurance;
        seen.decision = decisionOf(peeking, {"5S", "5H"}, "AD");
        bench.calculator.show(peeking, seen, QStringLiteral("Round 13"));
        bench.wait();
        QVERIFY(bench.calculator.mayPeek() && !bench.calculator.isPeeked());
        QVERIFY(bench.row(QStringLiteral("Insurance, half a stake")));
        bench.calculator.setRules(game("classic"));
        QVERIFY(bench.calculator.sourceText().isEmpty());
        QCOMPARE(bench.calculator.own(), QStringLiteral("5S 5H"));
    }

    // A doubled hand stands or is given up, until its cards are changed.
    void showsADoubledHand() {
        CalculatorBench bench(game("classic"));
        engine::RuleSet rules = game("premium");
        rules.doubling.rescue = true;
        session::SeenDecision seen;
        seen.question.kind = engine::QuestionKind::Turn;
        seen.decision = decisionOf(rules, {"5S", "6S", "2S"}, "TC");
        seen.decision->doubled = 1;
        const auto isDoubled = [&bench] {
            bench.wait();
            return bench.calculator.plays()->count() == 2 && bench.row(QStringLiteral("Stand")) &&
                   bench.row(QStringLiteral("Surrender"));
        };
        const auto show = [&] { bench.calculator.show(rules, seen, QStringLiteral("Round 12")); };
        show();
        QVERIFY(isDoubled());
        QCOMPARE(bench.row(QStringLiteral("Surrender"))->stakes, shown(-0.5));
        QVERIFY(bench.row(QStringLiteral("Surrender"))->best);
        bench.calculator.setUp(QStringLiteral("9C")); // it is the same hand
        QVERIFY(isDoubled());
        bench.calculator.setOwn(QStringLiteral("5S 6S 3S"));
        QVERIFY(!isDoubled());
        QVERIFY(bench.row(QStringLiteral("Hit")) && !bench.row(QStringLiteral("Surrender")));
        show();
        QVERIFY(isDoubled());
        bench.calculator.setRules(rules);
        QVERIFY(!isDoubled());
        QVERIFY(bench.row(QStringLiteral("Hit")));
        show();
        QVERIFY(isDoubled());
        bench.calculator.clear();
        bench.give("5S 6S 2S", "TC");
        QVERIFY(!isDoubled());
        QVERIFY(bench.row(QStringLiteral("Hit")));
        // Giving two cards up early ends with the peek, giving up a doubled hand doesn't.
        rules.surrender.when = engine::SurrenderWhen::Early;
        show();
        bench.wait();
        QVERIFY(bench.calculator.plays()->count() == 2 && bench.row(QStringLiteral("Give up")));
        // It may be doubled again where the rules have that, until it was as often as they say.
        rules.doubling.times = 2;
        show();
        bench.wait();
        QVERIFY(bench.calculator.plays()->count() == 3 && bench.row(QStringLiteral("Double")));
        seen.decision->doubled = 2;
        show();
        bench.wait();
        QVERIFY(bench.calculator.plays()->count() == 2 && !bench.row(QStringLiteral("Double")));
        // The next decision may be of a hand that wasn't doubled.
        seen.decision->doubled = 0;
        show();
        bench.wait();
        QVERIFY(bench.row(QStringLiteral("Hit")) && !bench.row(QStringLiteral("Give up")));
    }

    void calculatesOnlyWhatIsLookedAt() {
        CalculatorBench bench;
        bench.calculator.setShown(false);
        bench.calculator.setOwn(QStringLiteral("T 6"));
        bench.calculator.setUp(QStringLiteral("9"));
        QVERIFY(!bench.calculator.isWorking() && !bench.analyst.isBusy());
        bench.calculator.setShown(true);
        QVERIFY(bench.calculator.isWorking());
        bench.wait();
        QCOMPARE(bench.calculator.plays()->count(), 3);
    }
};

OPENSHOE_TEST(TestHandCalculator, Core)
#include "tst_handcalculator.moc"
