// SPDX-License-Identifier: GPL-3.0-or-later
// The description of the keys: it names them all, what it allows is accepted, everything else is refused.
#include "engine/rulefields.h"
#include "formats/rulesjson.h"
#include "formats/variants.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace openshoe;
using namespace openshoe::engine;

namespace {

const RuleSet& aGame() {
    static const RuleSet rules = formats::VariantCatalogue().find("premium")->rules;
    return rules;
}

base::Result<RuleSet> with(const RuleField& field, const QJsonValue& value) {
    std::vector<QString> path;
    for (const QString& step : QString::fromStdString(field.key.path()).split('.'))
        path.push_back(step);
    std::vector<formats::RuleOverride> changes{{.path = path, .value = value, .text = field.key.path()}};
    // Without splits there are no doubles after them.
    if (field.key.path() == "split.hands" && value.toInt() == 1)
        changes.push_back({.path = {"double", "afterSplit"}, .value = false, .text = "double.afterSplit"});
    return formats::withOverrides(aGame(), changes);
}

} // namespace

class TestRuleFields : public QObject {
    Q_OBJECT

private slots:
    void everyKeyIsDescribedOnce() {
        QStringList paths;
        RuleTopic topic{};
        for (const RuleField& field : ruleFields()) {
            const QString path = QString::fromStdString(field.key.path());
            QVERIFY2(!paths.contains(path), qPrintable(path));
            paths << path;
            QVERIFY(field.key.topic >= topic);
            topic = field.key.topic;
            QVERIFY(ruleField(field.key.path()) == &field);
            QVERIFY(!field.allowed().empty());
        }
        int keys = 0;
        visitRules(aGame(), [&](const RuleKey& key, const auto&, auto...) {
            ++keys;
            QVERIFY2(paths.contains(QString::fromStdString(key.path())), key.path().c_str());
        });
        QCOMPARE(paths.size(), keys);
        QVERIFY(!ruleField("dealer"));
        QStringList topics;
        for (int i = 0; i < enumCount<RuleTopic>; ++i)
            topics << name(static_cast<RuleTopic>(i));
        QCOMPARE(
            topics.join(' '),
            "game shoe dealer blackjack double split surrender charlie bonus side-bets limits table clocks "
            "silence felt");
    }

    void whatIsSaidToBeAllowedIs() {
        for (const RuleField& field : ruleFields()) {
            QJsonArray good;
            QJsonArray bad{QJsonValue::Null, QJsonObject{{"x", 1}}, QJsonArray{QJsonValue(QJsonArray{})}};
            switch (field.form) {
            case RuleForm::Flag:
                good = {true, false};
                bad.append("true");
                break;
            case RuleForm::Whole:
                for (double n = field.least; n <= field.most; n += field.most > 1000 ? 100 : 1)
                    good.append(n);
                for (const double n : {field.least - 1, field.most + 1, field.least + 0.5})
                    bad.append(n);
                break;
            case RuleForm::Fraction:
                good = {field.least + field.step, field.most - field.step, (field.least + field.most) / 2};
                bad.append(field.least - field.step);
                bad.append(field.most + field.step);
                break;
            case RuleForm::Choice:
                for (const std::string& word : field.words)
                    good.append(QString::fromStdString(word));
                bad.append("no such word");
                break;
            case RuleForm::Several:
                good = {QJsonArray{}, QJsonArray{"ace"}, QJsonArray{"ten"}, QJsonArray{"ace", "ten"}};
                bad.append(QJsonArray{"ace", "ace"});
                break;
            case RuleForm::Payout:
                good = {"3:2", "1:1", "1000:1", "1:1000"};
                for (const char* text : {"0:1", "1:0", "1001:1", "3-2", "3:2 "})
                    bad.append(text);
                break;
            case RuleForm::Line:
                good = {"x", QString(field.mostBytes, 'x'), QString::fromUtf8("Спідница 二十一")};
                bad.append("");
                bad.append(QString(field.mostBytes + 1, 'x'));
                bad.append("a\nb");
                break;
            case RuleForm::SideBets: good = {QJsonArray{}}; break;
            case RuleForm::Limits: bad.append(QJsonArray{}); break;
            case RuleForm::Keys: good = {QJsonArray{}, QJsonArray{"decks"}}; break;
            }
            const auto shown = [&](const QJsonValue& value) {
                return QByteArray(field.key.path().c_str()) + ' ' +
                       QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).left(200);
            };
            for (const QJsonValue& value : good) {
                const auto rules = with(field, value);
                QVERIFY2(rules, shown(value) + (rules ? "" : rules.error().text().c_str()));
            }
            for (const QJsonValue& value : bad) {
                const auto rules = with(field, value);
                QVERIFY2(!rules, shown(value));
                QVERIFY2(rules.error().text().find(field.key.pointer()) != std::string::npos,
                         shown(value) + rules.error().text().c_str());
            }
        }
    }

    void keysIdleForAReason_data() {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<QString>("idle");
        const QString always = "dealer.blackjackTakes shuffle.penetration surrender.against "
                               "split.resplitAces split.aceHands charlie.wins insurance.withBlackjack "
                               "table.seatsPerPlayer table.company table.order suitedBlackjack.suit "
                               "surrender.cards surrender.void";
        const auto without = [&](const QString& gone, const QString& come = {}) {
            QStringList keys = always.split(' ');
            for (const QString& key : gone.split(' ', Qt::SkipEmptyParts))
                keys.removeAll(key);
            return (keys + come.split(' ', Qt::SkipEmptyParts)).join(' ');
        };
        QTest::newRow("premium") << QStringList{} << always;
        QTest::newRow("a cut card") << QStringList{"shuffle.when=cut-card"} << without("shuffle.penetration");
        QTest::newRow("surrender") << QStringList{"surrender.when=early"} << without("surrender.against");
        QTest::newRow("late surrender") << QStringList{"surrender.when=late"}
                                        << without("surrender.against surrender.cards");
        QTest::newRow("late surrender, and some is left")
            << QStringList{"surrender.when=late", "dealer.peek=false", "dealer.blackjackTakes=original"}
            << without("surrender.against surrender.void dealer.blackjackTakes", "double.rescue double.times");
        QTest::newRow("late surrender without a peek")
            << QStringList{"surrender.when=late", "dealer.peek=false"}
            << without("surrender.against surrender.cards surrender.void dealer.blackjackTakes");
        QTest::newRow("late surrender of no blackjack")
            << QStringList{"surrender.when=late", "surrender.against=2-9", "dealer.peek=false"}
            << without("surrender.against surrender.cards dealer.blackjackTakes");
        QTest::newRow("late surrender to open cards")
            << QStringList{"surrender.when=late", "dealer.open=true"}
            << without("surrender.cards", "dealer.peek dealer.hint dealer.exposeTwoGold table.dealerFirstCard "
                                          "insurance.offered insurance.pays evenMoney.on");
        QTest::newRow("early surrender without a peek") << QStringList{"surrender.when=early", "dealer.peek=false"}
                                                        << without("surrender.against dealer.blackjackTakes");
        QTest::newRow("three hands") << QStringList{"split.hands=3"} << without("split.resplitAces");
        QTest::newRow("three hands, aces too")
            << QStringList{"split.hands=3", "split.resplitAces=true"} << without("split.resplitAces");
        QTest::newRow("four hands") << QStringList{"split.hands=4"} << without("split.resplitAces");
        QTest::newRow("four hands, aces too")
            << QStringList{"split.hands=4", "split.resplitAces=true"} << without("split.resplitAces split.aceHands");
        QTest::newRow("a Charlie") << QStringList{"charlie.cards=seven"} << without("charlie.wins");
        QTest::newRow("a Charlie of six")
            << QStringList{"charlie.cards=six"} << without("charlie.wins", "bonus.sevenCards");
        QTest::newRow("a Charlie of five")
            << QStringList{"charlie.cards=five"} << without("charlie.wins", "bonus.sixCards bonus.sevenCards");
        QTest::newRow("no splits") << QStringList{"split.hands=1", "double.afterSplit=false"}
                                   << without("", "split.aces split.pairs split.free double.afterSplit");
        QTest::newRow("free doubles") << QStringList{"double.free=any-two"}
                                      << without("", "double.rescue double.times double.less");
        QTest::newRow("free doubles of all totals that are doubled")
            << QStringList{"double.on=9-11", "double.free=9-11"}
            << without("", "double.rescue double.times double.less");
        QTest::newRow("no total of 10 or 11 twice") << QStringList{"double.on=10-11"} << without("", "double.times");
        QTest::newRow("free doubles of two cards") << QStringList{"double.free=any-two", "double.cards=any"} << always;
        QTest::newRow("some free doubles") << QStringList{"double.free=9-11"} << always;
        QTest::newRow("no peek") << QStringList{"dealer.peek=false"} << without("dealer.blackjackTakes");
        QTest::newRow("no peek, and some is left") << QStringList{"dealer.peek=false", "dealer.blackjackTakes=original"}
                                                   << without("dealer.blackjackTakes", "double.rescue double.times");
        QTest::newRow("no peek, and the first stakes are taken")
            << QStringList{"dealer.peek=false", "dealer.blackjackTakes=original-and-busted"}
            << without("dealer.blackjackTakes", "double.times");
        QTest::newRow("no peek, and one stake is taken")
            << QStringList{"dealer.peek=false", "dealer.blackjackTakes=busted-plus-one"}
            << without("dealer.blackjackTakes", "double.times");
        QTest::newRow("no hole card") << QStringList{"dealer.secondCard=after-players"}
                                      << without("dealer.blackjackTakes",
                                                 "dealer.open dealer.peek dealer.hint dealer.exposeTwoGold "
                                                 "table.dealerFirstCard");
        QTest::newRow("open cards") << QStringList{"dealer.open=true"}
                                    << without("", "dealer.peek dealer.hint dealer.exposeTwoGold "
                                                   "table.dealerFirstCard insurance.offered insurance.pays "
                                                   "evenMoney.on");
        QTest::newRow("21 only") << QStringList{"dealer.standsOn=21"} << without("", "dealer.hitsSoft17");
        QTest::newRow("no even money") << QStringList{"evenMoney.on=[\"ten\"]"} << without("insurance.withBlackjack");
        QTest::newRow("no insurance") << QStringList{"insurance.offered=false"} << without("", "insurance.pays");
        QTest::newRow("seats") << QStringList{"table.seats=3"} << without("table.seatsPerPlayer table.order");
        QTest::newRow("a suit that pays more")
            << QStringList{"suitedBlackjack.pays=2:1"} << without("suitedBlackjack.suit");
        QTest::newRow("a suit that pays no more") << QStringList{"suitedBlackjack.pays=3:2"} << always;
        QTest::newRow("shared") << QStringList{"table.behind=true"} << without("table.company");
    }
    void keysIdleForAReason() {
        QFETCH(QStringList, changes);
        QFETCH(QString, idle);
        std::vector<formats::RuleOverride> overrides;
        for (const QString& change : changes)
            overrides.push_back(formats::RuleOverride::parse(change).value());
        const auto rules = formats::withOverrides(aGame(), overrides);
        QVERIFY(rules);
        QStringList found;
        for (const RuleField& field : ruleFields()) {
            if (const auto because = idleBecause(*rules, field.key)) {
                found << QString::fromStdString(field.key.path());
                QVERIFY(QString(reason(*because).text()).endsWith('.'));
            }
        }
        QStringList expected = idle.split(' ');
        found.sort();
        expected.sort();
        QCOMPARE(found, expected);
    }

    // Of several reasons why aces can't become four hands, the one told is what would have to change first.
    void acesIdleForTheNearestReason() {
        const RuleKey& key = ruleField("split.aceHands")->key;
        RuleSet rules = aGame();
        for (const auto& [hands, again, because] : {std::tuple{1, true, std::optional(IdleReason::NoSplits)},
                                                    {2, true, std::optional(IdleReason::NoSplitsAgain)},
                                                    {3, false, std::optional(IdleReason::NoAcesAgain)},
                                                    {4, false, std::optional(IdleReason::NoAcesAgain)},
                                                    {3, true, std::optional(IdleReason::NoFourHands)},
                                                    {4, true, std::optional<IdleReason>()}}) {
            rules.split.hands = hands;
            rules.split.resplitAces = again;
            QVERIFY(idleBecause(rules, key) == because);
        }
        QVERIFY(idleBecause(rules, ruleField("charlie.wins")->key) == IdleReason::NoCharlie);
        QCOMPARE(QString(reason(IdleReason::NoCharlie).text()), "No number of cards wins by itself.");
    }

    // Of a surrender that is never void it is told why.
    void surrendersAreNeverVoidForAReason() {
        const RuleKey& key = ruleField("surrender.void")->key;
        RuleSet rules = aGame();
        rules.dealer.peek = false;
        QVERIFY(idleBecause(rules, key) == IdleReason::NoSurrender);
        rules.surrender.when = SurrenderWhen::Early;
        QVERIFY(idleBecause(rules, key) == IdleReason::GivenUpEarly);
        rules.surrender.when = SurrenderWhen::Late;
        for (const auto against : {SurrenderAgainst::Any, SurrenderAgainst::TenAndAce}) {
            rules.surrender.against = against;
            QVERIFY(!idleBecause(rules, key));
        }
        rules.surrender.against = SurrenderAgainst::TwoToNine;
        QVERIFY(idleBecause(rules, key) == IdleReason::NoneToVoid);
        rules.surrender.against = SurrenderAgainst::Any;
        rules.dealer.peek = true;
        QVERIFY(idleBecause(rules, key) == IdleReason::NoneToVoid);
        for (const auto takes : {BlackjackTakes::OriginalBusted, BlackjackTakes::BustedPlusOne}) {
            rules.dealer.peek = false;
            rules.dealer.blackjackTakes = takes;
            QVERIFY(!idleBecause(rules, ruleField("double.rescue")->key));
            QVERIFY(idleBecause(rules, ruleField("double.times")->key) == IdleReason::DoublesOnce);
        }
        rules.dealer.blackjackTakes = BlackjackTakes::Original;
        QVERIFY(idleBecause(rules, ruleField("double.rescue")->key) == IdleReason::DoublesStand);
        QVERIFY(idleBecause(rules, ruleField("double.times")->key) == IdleReason::DoublesOnce);
    }

    void reasonsAreDistinct() {
        QStringList reasons;
        for (int i = 0; i < enumCount<IdleReason>; ++i)
            reasons << reason(static_cast<IdleReason>(i)).text();
        QCOMPARE(reasons.removeDuplicates(), qsizetype(0));
    }

    void aRuleIsTakenOver() {
        const formats::VariantCatalogue games;
        for (const auto& a : games.entries()) {
            for (const auto& b : games.entries()) {
                RuleSet rules = a.rules;
                const auto keys = differingRules(a.rules, b.rules);
                QCOMPARE(keys.empty(), &a == &b);
                for (const RuleKey& key : keys) {
                    QVERIFY(isRule(key.role));
                    takeRule(rules, b.rules, key);
                }
                QVERIFY(differingRules(rules, b.rules).empty());
                QCOMPARE(rules.id, a.rules.id);
                QCOMPARE(rules.houseChoices, a.rules.houseChoices);
            }
        }
    }
};

OPENSHOE_TEST(TestRuleFields, None)
#include "tst_rulefields.moc"
