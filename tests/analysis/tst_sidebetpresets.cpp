// SPDX-License-Identifier: GPL-3.0-or-later
// Side bets as casinos offer them: they go into every game, and the edge that is published for each is ours, to the
// last digit printed.
#include "games.h"

#include "analysis/analysis.h"
#include "formats/names.h"
#include "formats/rulesjson.h"
#include "testprogram.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace openshoe;
using tests::gameWith;
using tests::sixGames;

class TestSideBetPresets : public QObject {
    Q_OBJECT

private slots:
    void theirPublishedEdgesAreOurs_data() {
        QTest::addColumn<int>("index");
        const auto& all = formats::sideBetPresets();
        QVERIFY(all.size() >= 10);
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].id.c_str()) << static_cast<int>(i);
    }
    void theirPublishedEdgesAreOurs() {
        QFETCH(int, index);
        const formats::SideBetPreset& preset = formats::sideBetPresets()[static_cast<std::size_t>(index)];
        engine::RuleSet game = gameWith("classic");
        game.decks = preset.published.decks;
        game.dealer.drawing = {.hitsSoft = preset.published.hitsSoft17};
        const auto rules = formats::withSideBet(game, preset);
        QVERIFY2(rules, rules ? "" : rules.error().text().c_str());
        analysis::Analyser analyser;
        const double edge = -100 * analyser.sideBets(*rules).back().expectation;
        const QString printed = QString::fromStdString(preset.published.edge);
        const auto digits = static_cast<int>(printed.size() - printed.indexOf('.') - 1);
        QCOMPARE(QString::number(edge, 'f', digits), printed);
    }

    void theyGoIntoEveryGame() {
        std::set<std::string> ids;
        for (const formats::SideBetPreset& preset : formats::sideBetPresets()) {
            QVERIFY2(ids.insert(preset.id).second, preset.id.c_str());
            QCOMPARE(formats::sideBetName(preset), preset.bet["name"].toString());
            QCOMPARE(formats::sideBetSource(preset), preset.source);
            QCOMPARE(formats::presetOf(preset.bet), &preset);
            for (const QString& game : sixGames()) {
                const engine::RuleSet rules = gameWith(game);
                const auto once = formats::withSideBet(rules, preset);
                QVERIFY2(once, once ? "" : once.error().text().c_str());
                QCOMPARE(once->sideBets.size(), rules.sideBets.size() + 1);
                const engine::SideBet& bet = once->sideBets.back();
                QCOMPARE(QString::fromStdString(bet.name), preset.bet["name"].toString() +
                                                               (rules.sideBet(preset.id) ? QString(" 2") : QString()));
                QCOMPARE(bet.limits.size(), rules.limits.size());
                for (std::size_t i = 0; i < bet.limits.size(); ++i)
                    QVERIFY(bet.limits[i].min == rules.limits[i].min && bet.limits[i].max <= rules.limits[i].max);
                // A second one has an id and a name of its own; the rest of the game stays as it was.
                auto twice = formats::withSideBet(*once, preset);
                QVERIFY(twice && twice->sideBets.back().id != bet.id && twice->sideBets.back().name != bet.name);
                QVERIFY(twice->sideBets.back().pays == bet.pays);
                twice->sideBets = rules.sideBets;
                twice->houseChoices = rules.houseChoices;
                QVERIFY(*twice == rules);
            }
        }
        QCOMPARE(formats::presetOf({{"kind", "pairs"}, {"pays", QJsonObject{{"mixed", "99:1"}}}}), nullptr);
    }
};

OPENSHOE_TEST(TestSideBetPresets, None)
#include "tst_sidebetpresets.moc"
