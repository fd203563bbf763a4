// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletest.h"

#include "formats/scenario.h"
#include "formats/variants.h"
#include "places.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace openshoe;
using namespace openshoe::models;

bool TableTest::offers(Intent::Value action) {
    const auto& rows = table().live()->actions()->rows();
    return std::any_of(rows.begin(), rows.end(), [&](const ActionRow& row) { return row.intent == action; });
}

void TableTest::openGame(const QString& id) {
    m_app->seating->open(id);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(!table().shown()->commitment().isEmpty() && table().seats()->count() > 0);
    QTest::qWait(50); // the focus moves to the table
}

void TableTest::stake(int spot) {
    key(Qt::Key_0 + spot, QString::number(spot));
    for (int i = 0; i < 12 && !table().bets()->canDeal(); ++i) {
        key(Qt::Key_BracketRight, QStringLiteral("]"));
        key(Qt::Key_Plus, QStringLiteral("+"));
    }
    QVERIFY2(table().bets()->canDeal(), qPrintable(table().bets()->dealHint() + table().message()->text()));
}

void TableTest::finishRound() {
    const auto finished = [this] {
        LiveRound& live = *table().live();
        if (live.phase() == LiveRound::Playing && offers(Intent::Stand))
            key(Qt::Key_S, QStringLiteral("s"));
        else if (live.phase() == LiveRound::Playing && live.actions()->count() > 0)
            key(Qt::Key_N, QStringLiteral("n"));
        return live.phase() == LiveRound::Over;
    };
    QTRY_VERIFY(finished()); // while an answer is being stored, keys do nothing
    QTRY_VERIFY(table().bets()->canNew());
}

void TableTest::dealToATurn() {
    for (int round = 0; round < 60; ++round) {
        QTRY_VERIFY(table().bets()->canDeal());
        key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_VERIFY(table().live()->phase() == LiveRound::Over || table().live()->actions()->count() > 0);
        for (int i = 0; i < 20 && table().live()->phase() == LiveRound::Playing && !offers(Intent::Stand); ++i) {
            key(Qt::Key_N, QStringLiteral("n"));
            QTRY_VERIFY(table().live()->phase() == LiveRound::Over || table().live()->actions()->count() > 0);
        }
        if (offers(Intent::Stand))
            return;
    }
    QFAIL("no round came to a turn");
}

void TableTest::show(const QString& scene) {
    QFile file(QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/qml/stage/scenes/%1.json").arg(scene));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const formats::VariantCatalogue games;
    const QJsonValue json = QJsonDocument::fromJson(file.readAll()).object();
    const auto scenario = formats::scenarioFromJson(
        json, scene.toStdString(), [&](const std::string& id) { return games.load(QString::fromStdString(id)); });
    QVERIFY2(scenario, scenario ? "" : scenario.error().text().c_str());
    engine::TableState state;
    state.currency = scenario->currency;
    state.players = scenario->players;
    const auto& shoe = std::get<std::vector<engine::Card>>(*scenario->rounds.front().shoe);
    const auto result = engine::playScript(scenario->rules, state, scenario->rounds.front().script, shoe);
    QVERIFY(result);
    openGame(QString::fromStdString(scenario->rules.id));
    replay().start(scenario->rules, result->events,
                   {.seed = {fairness::Seed(fairness::Seed::Bytes{}), {}, 1, scenario->rules.newShoe()}},
                   QStringLiteral("Round 17"));
    QTRY_VERIFY(replay().isActive());
    replay().toStart();
}
