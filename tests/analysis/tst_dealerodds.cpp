// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dealer_odds.h"

#include "games.h"
#include "testprogram.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

using namespace openshoe;
using analysis::Decision;
using engine::Card;

namespace {

constexpr double tolerance = 1e-12;

// The dealer's hand drawn out, one card after another, with nothing shared with the analyser.
class DrawnOut {
public:
    explicit DrawnOut(engine::DealerRule rule) : m_rule(rule) {}

    // Keys: 17 … 21, 22 and more are busts by their total, 0 is a blackjack.
    std::map<int, double> from(int up, const std::set<int>& holes, std::array<int, 11> unseen) {
        m_ends.clear();
        double all = 0;
        for (const int hole : holes)
            all += unseen[static_cast<std::size_t>(hole)];
        for (const int hole : holes) {
            int& left = unseen[static_cast<std::size_t>(hole)];
            if (left == 0)
                continue;
            const double chance = left / all;
            --left;
            if (up + hole == 11 && (up == 1 || hole == 1))
                m_ends[0] += chance;
            else
                draw(up + hole, up == 1 || hole == 1, unseen, chance);
            ++left;
        }
        return m_ends;
    }

private:
    void draw(int points, bool ace, std::array<int, 11>& unseen, double chance) {
        const bool soft = ace && points <= 11;
        const int total = soft ? points + 10 : points;
        const bool hitsSoft = soft && total == m_rule.standsOn && m_rule.hitsSoft;
        if (total >= m_rule.standsOn && !hitsSoft) {
            m_ends[total] += chance;
            return;
        }
        int all = 0;
        for (const int n : unseen)
            all += n;
        for (int card = 1; card <= 10; ++card) {
            int& left = unseen[static_cast<std::size_t>(card)];
            if (left == 0)
                continue;
            const double next = chance * left / all;
            --left;
            draw(points + card, ace || card == 1, unseen, next);
            ++left;
        }
    }

    engine::DealerRule m_rule;
    std::map<int, double> m_ends;
};

std::vector<Card> cardsOf(const QString& text) {
    std::vector<Card> cards;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        cards.push_back(Card::parse(word.toStdString()).value());
    return cards;
}

Decision decisionOf(int decks, const QString& hand, const QString& up, const QString& gone) {
    Decision decision;
    std::vector<Card> seen = cardsOf(hand);
    for (const Card card : seen)
        decision.hand.add(card);
    decision.up = cardsOf(up).front();
    seen.push_back(decision.up);
    for (const Card card : cardsOf(gone))
        seen.push_back(card);
    decision.unseen = analysis::Shoe::without(decks, seen).value();
    return decision;
}

} // namespace

class TestDealerOdds : public QObject {
    Q_OBJECT
private slots:
    void areThoseOfADealerDrawnOut_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("up");
        QTest::addColumn<QString>("gone");
        QTest::addColumn<QString>("known"); // small, medium, large, peeked, a card, or nothing
        const auto row = [](const char* variant, const char* hand, const char* up, const char* gone,
                            const char* known) {
            QTest::addRow("%s %s against %s, %s, gone %s", variant, hand, up, known, gone)
                << QString(variant) << QString(hand) << QString(up) << QString(gone) << QString(known);
        };
        for (const char* variant : {"premium", "classic", "deluxe", "down-under"}) {
            for (const char* up : {"6C", "TC", "AC"}) {
                row(variant, "TS 6H", up, "", "");
                row(variant, "TS 6H", up, "", "peeked");
                row(variant, "5S 5H", up, "AS AH AD TD TH KD KC 5D 4D 4H", "");
                row(variant, "AS 7H", up, "2S 2H 2D 2C 3S", "peeked");
            }
            for (const char* known : {"small", "medium", "large"})
                row(variant, "TS 6H", "AC", "9S", known);
            row(variant, "TS 6H", "9C", "9S", "7D");
            row(variant, "2S 2H 2D 3S", "AC", "", "TD");
        }
    }

    void areThoseOfADealerDrawnOut() {
        QFETCH(const QString, variant);
        QFETCH(const QString, hand);
        QFETCH(const QString, up);
        QFETCH(const QString, gone);
        QFETCH(const QString, known);
        const engine::RuleSet rules = tests::gameWith(variant);
        Decision decision = decisionOf(rules.decks, hand, up, gone);
        std::set<int> holes{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        if (known == u"small")
            holes = {2, 3, 4, 5}, decision.hint = engine::HoleClass::Small;
        else if (known == u"medium")
            holes = {6, 7, 8, 9}, decision.hint = engine::HoleClass::Medium;
        else if (known == u"large")
            holes = {1, 10}, decision.hint = engine::HoleClass::Large;
        // With three cards the dealer has looked.
        const bool peeked = known == u"peeked" || decision.hand.size() > 2;
        if (known.size() == 2) { // a card
            decision.hole = cardsOf(known).front();
            holes = {engine::pointValue(*decision.hole)};
        }
        const int upPoints = engine::pointValue(decision.up);
        const bool over = rules.dealer.peek && holes.size() == 1 && upPoints + *holes.begin() == 11;
        if (peeked && rules.dealer.peek && upPoints == 1)
            holes.erase(10);
        if (peeked && rules.dealer.peek && upPoints == 10)
            holes.erase(1);
        std::array<int, 11> unseen{};
        for (int i = 0; i < engine::cardsPerDeck; ++i) {
            const Card card = Card::fromIndex(i);
            unseen[static_cast<std::size_t>(engine::pointValue(card))] += decision.unseen.count(card);
        }
        const auto calculated = analysis::calculate(rules, decision, known == u"peeked");
        if (!calculated) { // a known blackjack ends a game with a peek
            QVERIFY(over);
            return;
        }
        QVERIFY(!over);
        const auto expected = DrawnOut(rules.dealer.drawing).from(upPoints, holes, unseen);
        const auto chanceOf = [&](int end) { return expected.contains(end) ? expected.at(end) : 0.0; };
        double bust = 0;
        for (int total = 22; total <= 26; ++total)
            bust += chanceOf(total);
        for (int total = 17; total <= 21; ++total)
            QVERIFY2(std::abs(calculated->dealer.onTotal[static_cast<std::size_t>(total - 17)] - chanceOf(total)) <
                         tolerance,
                     qPrintable(QString::number(total)));
        QVERIFY(std::abs(calculated->dealer.bust - bust) < tolerance);
        QVERIFY(std::abs(calculated->dealer.on22 - chanceOf(22)) < tolerance);
        QVERIFY(std::abs(calculated->dealer.blackjack - chanceOf(0)) < tolerance);
    }

    // After the peek nothing is offered any more, and giving up can't escape a blackjack.
    void thePeekEndsTheOffers() {
        const engine::RuleSet rules =
            tests::gameWith("premium", {"surrender.when=early", "surrender.against=any", "insurance.offered=true"});
        QVERIFY(rules.dealer.peek);
        const Decision decision = decisionOf(rules.decks, "TS 6H", "AC", "");
        const auto before = analysis::calculate(rules, decision, false);
        const auto after = analysis::calculate(rules, decision, true);
        QVERIFY(before && after);
        QVERIFY(before->advice.insurance && before->advice.of(analysis::Play::Surrender));
        QVERIFY(before->dealer.blackjack > 0.3 && before->advice.blackjack == before->dealer.blackjack);
        QVERIFY(!after->advice.insurance && !after->advice.of(analysis::Play::Surrender));
        QCOMPARE(after->dealer.blackjack, 0.0);
        const double blackjack = before->dealer.blackjack;
        for (const auto play : {analysis::Play::Hit, analysis::Play::Stand, analysis::Play::Double})
            QVERIFY(std::abs(*before->advice.of(play) + blackjack - (1 - blackjack) * *after->advice.of(play)) < 1e-15);
        QCOMPARE(after->advice.best, analysis::Play::Hit);
        QCOMPARE(before->advice.best, analysis::Play::Surrender);
        // A blackjack of one's own pushes against the dealer's.
        const Decision natural = decisionOf(rules.decks, "TS AH", "AC", "");
        const auto waiting = analysis::calculate(rules, natural, false);
        QVERIFY(std::abs(*waiting->advice.of(analysis::Play::Stand) -
                         rules.blackjackPays.ratio() * (1 - waiting->dealer.blackjack)) < 1e-15);
        QCOMPARE(waiting->advice.of(analysis::Play::Stand), waiting->advice.declined);
        // Against a nine there is nothing to look for.
        const Decision nine = decisionOf(rules.decks, "TS 6H", "9C", "");
        QVERIFY(!analysis::peekTells(rules, nine.up) && analysis::peekTells(rules, decision.up));
        QCOMPARE(analysis::calculate(rules, nine, true)->advice.value,
                 analysis::calculate(rules, nine, false)->advice.value);
    }
};

OPENSHOE_TEST(TestDealerOdds, None)
#include "tst_dealerodds.moc"
