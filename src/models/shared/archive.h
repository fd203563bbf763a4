// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>

namespace openshoe::models {

/// Where the models read what is kept, and whose it is. Until it is open they are empty.
struct Archive {
    storage::Store* store = nullptr;
    storage::AccountId account = 0;
    std::map<std::string, QString> gameNames; ///< by id; games that are gone go by their id
    std::map<std::string, QString> betNames;  ///< the side bets' likewise

    /// Answers of the store belong to it: those that come after the store was closed are dropped.
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
    [[nodiscard]] QString gameName(const std::string& id) const { return nameIn(gameNames, id); }
    [[nodiscard]] QString betName(const std::string& id) const { return nameIn(betNames, id); }

private:
    static QString nameIn(const std::map<std::string, QString>& names, const std::string& id) {
        const auto found = names.find(id);
        return found == names.end() ? QString::fromStdString(id) : found->second;
    }
};

} // namespace openshoe::models
