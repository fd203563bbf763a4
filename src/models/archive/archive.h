// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "storage/store.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>

namespace openshoe::models {

/// The stored data that the models read, and the account it belongs to. Until it is open, the models are empty.
struct Archive {
    /// `known` must outlive it.
    explicit Archive(const catalogue::Catalogue& known) : games(known) {}

    const catalogue::Catalogue& games;
    storage::Store* store = nullptr;
    storage::AccountId account = 0;

    /// The context of the store's answers: those that arrive after the store was closed are dropped.
    std::unique_ptr<QObject> link;

    void open(storage::Store& opened) {
        store = &opened;
        link = std::make_unique<QObject>();
    }
    void close() {
        link.reset();
        store = nullptr;
        account = 0;
    }
    [[nodiscard]] bool isOpen() const { return store && account != 0; }
    /// The game's current name. For a game that is gone, the name it had when `played`, or its id if that isn't known.
    [[nodiscard]] QString gameName(const std::string& id, const engine::RuleSet* played = nullptr) const;
    /// The side bet's name in the game `played`; otherwise that of any known side bet with that id, or the id itself.
    [[nodiscard]] QString betName(const std::string& id, const engine::RuleSet* played) const;
};

} // namespace openshoe::models
