// SPDX-License-Identifier: GPL-3.0-or-later
// The presets' house edges: those in their files are the computed ones, and the published ones agree to the last digit
// printed or the file says why not.
#include "analysis/analysis.h"
#include "formats/presets.h"
#include "games.h"
#include "testprogram.h"

#include <QTest>

#include <cmath>

using namespace openshoe;
using analysis::Analyser;
using formats::Preset;
using tests::gameWith;

namespace {

QString percent(double edge) {
    return QString::number(100 * edge, 'f', 6) + '%';
}

} // namespace

class TestPresetEdges : public QObject {
    Q_OBJECT

private slots:
    void presets_data() {
        QTest::addColumn<int>("index");
        const auto& presets = formats::presets();
        for (int i = 0; i < static_cast<int>(presets.size()); ++i)
            QTest::newRow(presets[static_cast<std::size_t>(i)].id.c_str()) << i;
    }

    void presets() {
        QFETCH(int, index);
        const Preset& preset = formats::presets()[static_cast<std::size_t>(index)];
        const auto game = m_analyser.analyse(*formats::withPreset(gameWith("classic"), preset));
        const double best = -game->expectation;
        const double basic = -game->basicStrategy;
        QCOMPARE(preset.bestPlay.decimals, 4);
        QCOMPARE(preset.basicStrategy.decimals, 4);
        QVERIFY2(preset.bestPlay.agrees(best), qPrintable(percent(best)));
        QVERIFY2(preset.basicStrategy.agrees(basic), qPrintable(percent(basic)));
        // Over any other game it is the same one.
        for (const QString& other : tests::sixGames()) {
            const auto edge = m_analyser.edge(*formats::withPreset(gameWith(other), preset));
            QVERIFY2(edge->expectation == game->expectation, qPrintable(other));
        }
        if (!preset.published)
            return;
        const double ours = preset.published->basicStrategy ? basic : best;
        QVERIFY(&preset.computed() == (preset.published->basicStrategy ? &preset.basicStrategy : &preset.bestPlay));
        QVERIFY2(preset.published->houseEdge.agrees(ours) == preset.published->difference.isEmpty(),
                 qPrintable(
                     QStringLiteral("%1, published %2; the difference explained: %3")
                         .arg(percent(ours), percent(preset.published->houseEdge.edge), preset.published->difference)));
        // What is explained is a difference, not another game.
        QVERIFY(std::abs(preset.published->houseEdge.edge - ours) < 0.03 * std::abs(ours) + 0.0005);
    }

    // Wizard of Odds, blackjack appendix 9: expected returns to six digits. A pair may be split into four hands, aces
    // once and with one card each; of a split's hands it counts the number but not the cards drawn, hence the limit.
    void appendixNine_data() {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<double>("doubling"); ///< after a split
        QTest::addColumn<double>("none");
        const QString hits = QStringLiteral("dealer.hitsSoft17=true");
        const QString late = QStringLiteral("dealer.peek=false");
        QTest::newRow("1dh17r4") << QStringList{"decks=1", hits} << -0.000072 << -0.001513;
        QTest::newRow("1ds17r4") << QStringList{"decks=1"} << 0.001839 << 0.000423;
        QTest::newRow("2dh17r4") << QStringList{"decks=2", hits} << -0.003797 << -0.005252;
        QTest::newRow("5dh17r4") << QStringList{"decks=5", hits} << -0.005918 << -0.007366;
        QTest::newRow("euro-6dh17r4") << QStringList{"decks=6", hits, late} << -0.0072705 << -0.0086975;
        QTest::newRow("euro-8dh17r4") << QStringList{"decks=8", hits, late} << -0.007562 << -0.0089865;
    }
    void appendixNine() {
        QFETCH(QStringList, changes);
        QFETCH(double, doubling);
        QFETCH(double, none);
        changes << "split.hands=4";
        const auto expectation = [&](const char* afterSplit) {
            return m_analyser.edge(gameWith("premium", changes + QStringList{afterSplit}))->expectation;
        };
        const double with = expectation("double.afterSplit=true");
        const double without = expectation("double.afterSplit=false");
        QVERIFY2(std::abs(with - doubling) < 1e-5, qPrintable(percent(with)));
        QVERIFY2(std::abs(without - none) < 1e-5, qPrintable(percent(without)));
    }

private:
    Analyser m_analyser;
};

OPENSHOE_TEST(TestPresetEdges, None)
#include "tst_presetedges.moc"
