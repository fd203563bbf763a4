// SPDX-License-Identifier: GPL-3.0-or-later
// Every key at every allowed value, alone in each game and in random combinations: such a game plays, is analysed, is
// described, is written and read back, or it is refused at a key, with a reason. There is no third outcome.
//   OPENSHOE_COMBINATIONS: the number of random combinations, default 40; OPENSHOE_SEED: selects another series
#include "../engine/logbytes.h"
#include "../engine/randomtable.h"
#include "analysis/analysis.h"
#include "engine/rulefields.h"
#include "formats/rulesjson.h"
#include "formats/rulestext.h"
#include "formats/variants.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace openshoe;
using engine::RuleField;
using engine::RuleForm;
using engine::RuleSet;

namespace {

QJsonArray limits(const char* min, const char* max) {
    return {QJsonObject{{"currency", "coin"}, {"min", min}, {"max", max}}};
}

QJsonObject sideBet(engine::SideBetKind kind, unsigned bits) {
    QJsonObject pays;
    unsigned at = 0;
    for (const engine::SideOutcome outcome : engine::outcomesOf(kind)) {
        if (bits == 0 || (bits >> (at++ % 8) & 1U) != 0)
            pays[name(outcome)] = QString("%1:1").arg(at % 3 == 0 ? 2 : at + 1);
    }
    return {{"id", QString("own-%1").arg(name(kind))},
            {"kind", name(kind)},
            {"pays", pays},
            {"limits", limits("1.00", "50.00")}};
}

/// Every value of a key if there are few; otherwise the bounds and some values between.
QJsonArray valuesOf(const RuleField& field) {
    QJsonArray values;
    switch (field.form) {
    case RuleForm::Flag: return {false, true};
    case RuleForm::Whole:
        for (double n = field.least; n <= field.most; n += field.most > 100 ? (field.most - field.least) / 8 : 1)
            values.append(std::floor(n));
        return values;
    case RuleForm::Fraction:
        for (double n = field.least; n <= field.most; n += std::max(field.step, (field.most - field.least) / 20))
            values.append(n);
        return values;
    case RuleForm::Choice:
        for (const std::string& word : field.words)
            values.append(QString::fromStdString(word));
        return values;
    case RuleForm::Several: return {QJsonArray{}, QJsonArray{"ace"}, QJsonArray{"ten"}, QJsonArray{"ace", "ten"}};
    case RuleForm::Payout:
        if (field.key.role == engine::RuleRole::Hands) // each takes a game to be solved anew
            return {"1:1", "3:2", "1:1000", "1000:1"};
        return {"1:1", "6:5", "3:2", "2:1", "3:1", "7:5", "1:1000", "1000:1", "999:1000"};
    case RuleForm::Line: return {"x", QString(64, 'y'), QString::fromUtf8("Домашний 二十一")};
    case RuleForm::SideBets: {
        QJsonArray all;
        for (int kind = 0; kind < engine::enumCount<engine::SideBetKind>; ++kind) {
            const auto each = static_cast<engine::SideBetKind>(kind);
            for (const unsigned bits : {0U, 1U, 0b10101010U, 0b01100110U})
                values.append(QJsonArray{sideBet(each, bits)});
            all.append(sideBet(each, 0));
        }
        values.append(QJsonArray{});
        values.append(all);
        return values;
    }
    case RuleForm::Limits: return {limits("0.02", "0.02"), limits("1.00", "100.00"), limits("1.00", "1000000000.00")};
    case RuleForm::Keys: break;
    }
    return {QJsonArray{}, QJsonArray{"decks", "standOn21"}};
}

formats::RuleOverride change(const RuleField& field, const QJsonValue& value) {
    const QString path = QString::fromStdString(field.key.path());
    const QStringList steps = path.split('.');
    const QByteArray text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return {{steps.begin(), steps.end()}, value, (path + '=' + text.mid(1, text.size() - 2)).left(200).toStdString()};
}

/// More than a round can be worth: whatever pays most comes about in less than every tenth round, even where hands are
/// played for it. With blackjacks and some bonuses at 1000:1 a round is worth 61.
double mostWorth(const RuleSet& rules) {
    double most =
        std::max({rules.blackjackPays.ratio(), rules.suitedBlackjack.pays.ratio(), rules.insurance.pays.ratio()});
    for (const base::Odds& bonus : rules.bonus.all())
        most = std::max(most, bonus.ratio());
    return 4 + 0.1 * most;
}

/// Empty if the game passes every check.
QString wrongWith(const RuleSet& rules, analysis::Analyser& analyser, std::uint64_t seed) {
    const auto again = formats::ruleSetFromJson(formats::ruleSetToJson(rules), "again");
    if (!again || !(*again == rules))
        return "it is not read back: " + QString::fromStdString(again ? "other rules" : again.error().text());
    if (formats::rulesText(rules, std::nullopt).empty())
        return "there is nothing to say of it";
    const auto game = analyser.analyse(rules);
    if (!game || !std::isfinite(game->expectation) || std::abs(game->expectation) > mostWorth(rules) ||
        !std::isfinite(game->standardDeviation))
        return "it is worth nothing that can be said";
    for (const auto& bet : game->sideBets) {
        if (!std::isfinite(bet.expectation) || bet.hitRate < 0 || bet.hitRate > 1)
            return "a side bet is worth nothing that can be said";
    }
    RandomTable table(rules, seed);
    table.checkLog = tests::wrongWithBytes;
    for (int commands = 0; table.rounds() < 50; ++commands) {
        const std::string wrong = table.step();
        if (!wrong.empty())
            return QString::fromStdString(wrong);
        if (commands > 100'000)
            return "fifty rounds do not come to an end";
    }
    return {};
}

bool isRefusal(const base::Error& error) {
    return error.kind == base::Error::Kind::Input && error.where.find(": /") != std::string::npos &&
           error.what.english().size() > 10;
}

} // namespace

class TestEveryRule : public QObject {
    Q_OBJECT

private slots:
    void everyValueAlone_data() {
        QTest::addColumn<QString>("game");
        for (const auto& entry : m_games.entries())
            QTest::newRow(entry.rules.id.c_str()) << QString::fromStdString(entry.rules.id);
    }
    void everyValueAlone() {
        QFETCH(QString, game);
        const RuleSet& rules = m_games.find(game.toStdString())->rules;
        int refused = 0;
        int played = 0;
        for (const RuleField& field : engine::ruleFields()) {
            for (const QJsonValue& value : valuesOf(field)) {
                const auto what = change(field, value);
                const auto other = formats::withOverrides(rules, std::vector{what});
                if (!other) {
                    ++refused;
                    QVERIFY2(isRefusal(other.error()), other.error().text().c_str());
                    continue;
                }
                ++played;
                const QString wrong = wrongWith(*other, m_analyser, static_cast<std::uint64_t>(played));
                QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(what.text) + ": " + wrong));
            }
        }
        QVERIFY(played > 120);
        QVERIFY(refused > 0 && refused < 10); // contradictions are few, and what is described is allowed
    }

    void randomCombinations() {
        const int combinations = qEnvironmentVariableIsSet("OPENSHOE_COMBINATIONS")
                                     ? qEnvironmentVariableIntValue("OPENSHOE_COMBINATIONS")
                                     : 40;
        std::mt19937_64 random(qEnvironmentVariableIsSet("OPENSHOE_SEED")
                                   ? static_cast<std::uint64_t>(qEnvironmentVariableIntValue("OPENSHOE_SEED"))
                                   : 12);
        const auto below = [&](qsizetype bound) {
            return static_cast<qsizetype>(random() % static_cast<std::uint64_t>(bound));
        };
        int played = 0;
        for (int i = 0; i < combinations; ++i) {
            const RuleSet& rules = m_games.entries()[static_cast<std::size_t>(below(6))].rules;
            std::vector<formats::RuleOverride> changes;
            const qsizetype often = 1 + below(4); // from every key down to one in four
            for (const RuleField& field : engine::ruleFields()) {
                const QJsonArray values = valuesOf(field);
                if (below(often) == 0)
                    changes.push_back(change(field, values[below(values.size())]));
            }
            QString all;
            for (const auto& each : changes)
                all += QString::fromStdString(each.text) + ' ';
            const auto other = formats::withOverrides(rules, changes);
            if (!other) {
                QVERIFY2(isRefusal(other.error()), other.error().text().c_str());
                continue;
            }
            ++played;
            const QString wrong = wrongWith(*other, m_analyser, static_cast<std::uint64_t>(i));
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QString("combination %1, %2 with %3: %4").arg(i).arg(rules.id.c_str(), all, wrong)));
        }
        qInfo("%d combinations: %d played and analysed, the others refused with a reason", combinations, played);
        QVERIFY(played > combinations / 2);
    }

private:
    formats::VariantCatalogue m_games;
    analysis::Analyser m_analyser;
};

QTEST_APPLESS_MAIN(TestEveryRule)
#include "tst_everyrule.moc"
