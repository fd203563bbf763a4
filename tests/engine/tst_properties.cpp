// SPDX-License-Identifier: GPL-3.0-or-later
// The engine under random commands in every game and under changed rules: no money appears or vanishes, no illegal
// state, fold(events) = state, same input same events. OPENSHOE_COMMANDS=10000000 turns it into a campaign.
#include "logbytes.h"
#include "randomtable.h"

#include "formats/variants.h"

#include "testprogram.h"

#include <QTest>

using namespace openshoe;
using namespace openshoe::engine;

namespace {

std::vector<std::pair<QString, QStringList>> games() {
    std::vector<std::pair<QString, QStringList>> all;
    for (const char* id : {"deluxe", "rundown", "boxes", "down-under", "classic", "premium"})
        all.push_back({id, {}});
    all.push_back({"deluxe", {"split.hands=4", "split.resplitAces=true", "table.seatsPerPlayer=3"}});
    all.push_back({"deluxe", {"surrender.when=early", "surrender.against=any", "evenMoney.on=[\"ace\",\"ten\"]"}});
    all.push_back({"rundown", {"split.hands=4", "split.aces=free", "decks=1"}});
    all.push_back({"deluxe", {"double.rescue=true", "double.less=true", "double.cards=any", "split.pairs=rank"}});
    all.push_back({"deluxe", {"double.times=3", "double.rescue=true", "split.hands=4"}});
    all.push_back({"boxes", {"double.times=2", "double.cards=any"}});
    all.push_back({"classic", {"double.on=10-11", "blackjackPays=6:5", "dealer.push22=gold-any"}});
    all.push_back({"down-under", {"insurance.offered=true", "surrender.when=late", "dealer.peek=false"}});
    all.push_back({"boxes", {"split.hands=1", "double.afterSplit=false", "shuffle.burn=first-card-value"}});
    all.push_back({"deluxe", {"dealer.secondCard=after-players", "dealer.blackjackTakes=original"}});
    all.push_back({"deluxe", {"dealer.open=true", "dealer.ties=dealer"}});
    all.push_back({"deluxe", {"double.free=9-11", "split.free=not-tens", "split.hands=4", "dealer.push22=all"}});
    all.push_back({"deluxe",
                   {"surrender.when=late", "surrender.against=any", "surrender.cards=any", "double.rescue=true",
                    "dealer.ties=push-not-blackjacks", "suitedBlackjack.pays=2:1", "split.hands=4"}});
    all.push_back(
        {"deluxe",
         {"dealer.secondCard=after-players", "dealer.blackjackTakes=busted-plus-one", "double.rescue=true",
          "dealer.ties=player-always-on-21", "surrender.against=10-ace", "surrender.void=true", "split.hands=4"}});
    for (const char* id : {"deluxe", "rundown", "down-under", "classic"})
        all.push_back({id, {"random"}}); // a different rule set for every table
    return all;
}

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void holdUnderRandomCommands_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("sets");
        for (const auto& [game, sets] : games())
            QTest::addRow("%s %s", qPrintable(game), qPrintable(sets.join(' '))) << game << sets;
    }
    void holdUnderRandomCommands() {
        QFETCH(QString, game);
        QFETCH(QStringList, sets);
        std::vector<formats::RuleOverride> overrides;
        const bool random = sets == QStringList{"random"};
        for (const QString& set : random ? QStringList() : sets)
            overrides.push_back(formats::RuleOverride::parse(set).value());
        const auto rules = formats::VariantCatalogue().load(game, overrides);
        QVERIFY2(rules, rules ? "" : rules.error().text().c_str());
        const long commands = qEnvironmentVariableIsSet("OPENSHOE_COMMANDS")
                                  ? qEnvironmentVariable("OPENSHOE_COMMANDS").toLong()
                                  : 30'000;
        long rounds = 0;
        long refusals = 0;
        std::uint64_t seed = 1;
        for (long done = 0; done < commands; ++seed) {
            const RuleSet played = random ? randomRules(*rules, seed) : *rules;
            if (const auto valid = validate(played); !valid)
                QFAIL(valid.error().text().c_str());
            RandomTable table(played, seed);
            table.checkLog = tests::wrongWithBytes;
            for (int i = 0; i < 400; ++i, ++done) {
                const std::string wrong = table.step();
                QVERIFY2(
                    wrong.empty(),
                    qPrintable(QString("seed %1, command %2: %3").arg(seed).arg(i).arg(QString::fromStdString(wrong))));
            }
            rounds += table.rounds();
            refusals += table.refusals();
        }
        // Make sure the test has tested something.
        QVERIFY(rounds > commands / 60);
        QVERIFY(refusals > commands / 20);
    }
};

OPENSHOE_TEST(TestProperties, None)
#include "tst_properties.moc"
