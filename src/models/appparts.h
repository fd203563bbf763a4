// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/appcontroller.h"
#include "models/shared/archive.h"
#include "models/settings/backupsmodel.h"
#include "models/trouble/troublecontroller.h"
#include "session/analyst.h"
#include "session/storagejournal.h"
#include "storage/store.h"

#include <memory>

namespace openshoe::models {

/// What the root is made of. Internal to AppController.
struct AppController::Parts {
    explicit Parts(const Options& options);
    ~Parts();

    void useStore(std::unique_ptr<storage::Store> opened);
    /// Everything lets go of the store; it is still open. A session that has failed stays in sight, any other is left.
    [[nodiscard]] std::unique_ptr<storage::Store> releaseStore();
    [[nodiscard]] static QStringList currenciesOf(const engine::RuleSet& game);
    /// Sets what is known of the game's return.
    void fillReturn(GameRow& row);
    /// The currency last chosen for the game, else its first.
    [[nodiscard]] QString currencyOf(const engine::RuleSet& game) const;

    // In the order in which they need each other.
    catalogue::Catalogue games;
    Archive archive{games};
    std::unique_ptr<storage::Store> store;
    std::unique_ptr<session::StorageJournal> journal;
    session::Analyst analyst;
    SettingsController settings;
    TableController table;
    LobbyModel lobby;
    RundownModel rundown;
    FairnessController fairness;
    RulesModel rules{games};
    StrategyController strategy{games, analyst};
    CoachController coach{table, settings, analyst};
    AccountsModel accounts;
    PlayRecordModel record;
    BackupsModel backups;
    TroubleController trouble{backups};
    QStringList currencies;
};

} // namespace openshoe::models
