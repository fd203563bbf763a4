// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"

#include "modeltester.h"
#include "tables.h"

#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace openshoe::test {

namespace Intent = models::Intent;
using models::ActionRow;
using models::LiveRound;
using models::TableController;

/// A table over a journal in memory, with its models under test all the time.
struct Bench {
    QTemporaryDir folder;
    models::SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    session::MemoryJournal journal;
    TableController table{settings};
    std::vector<std::unique_ptr<ModelTester>> testers;

    explicit Bench(int speed = models::DealingSpeed::Off) {
        settings.setAnimationSpeed(speed);
        settings.setCompany(false); // alone, except in tests that want people there
        table.playback().setManualClock(true);
        table.clock().setManualClock(true);
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 table.shown()->cards(), table.shown()->hands(), table.shown()->stakes(), table.seats(),
                 table.live()->actions(), table.bets()->chips(), table.sideBets(), table.company()->people()})
            testers.push_back(std::make_unique<ModelTester>(model));
    }

    void sit(const char* id, const char* currency = nullptr, bool trial = false) {
        const auto key = test::key(id, currency, trial);
        fillWallet(journal, key);
        QStringList currencies;
        for (const engine::Limit& limit : key.rules.limits)
            currencies << QString::fromStdString(limit.currency);
        table.sitDown(journal, key, currencies);
    }

    // Plays the round to its end: stands or declines if that is offered, otherwise takes the first action.
    void finish() {
        for (int i = 0; i < 200 && table.live()->phase() == LiveRound::Playing; ++i) {
            table.shown()->skip();
            if (table.live()->actions()->count() == 0)
                continue;
            int action = table.live()->actions()->value(0, "intent").toInt();
            for (const ActionRow& row : table.live()->actions()->rows()) {
                if (row.intent == Intent::Stand || row.intent == Intent::Decline)
                    action = row.intent;
            }
            table.live()->act(action);
        }
        table.shown()->skip();
    }

    bool offers(Intent::Value action) const {
        for (const ActionRow& row : const_cast<TableController&>(table).live()->actions()->rows()) {
            if (row.intent == action && row.enabled)
                return true;
        }
        return false;
    }

    // Deals rounds until that action is offered; returns false if it never is.
    bool dealUntil(Intent::Value action) {
        for (int round = 0; round < 400; ++round) {
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, -1);
            table.bets()->deal();
            table.shown()->skip();
            for (int i = 0; i < 5 && offers(Intent::Decline); ++i) {
                if (offers(action))
                    return true;
                table.live()->act(Intent::Decline);
                table.shown()->skip();
            }
            if (offers(action))
                return true;
            finish();
        }
        return false;
    }
};

} // namespace openshoe::test
