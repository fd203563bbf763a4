// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store.h"

#include <QString>

#include <map>

namespace openshoe::models {

/// Where the models read what is kept, and whose it is. Until it is open they are empty.
struct Archive {
    storage::Store* store = nullptr;
    storage::AccountId account = 0;
    std::map<std::string, QString> gameNames; ///< by id; games that are gone go by their id

    [[nodiscard]] bool isOpen() const { return store && account != 0; }
    [[nodiscard]] QString gameName(const std::string& id) const {
        const auto found = gameNames.find(id);
        return found == gameNames.end() ? QString::fromStdString(id) : found->second;
    }
};

} // namespace openshoe::models
