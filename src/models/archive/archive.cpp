// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/archive/archive.h"

#include "models/words/amounts.h"
#include "models/words/gamewords.h"

namespace openshoe::models {

QString Archive::gameName(const std::string& id, const engine::RuleSet* played) const {
    const auto rules = games.find(id);
    return rules ? models::gameName(*rules) : played ? models::gameName(*played) : text(id);
}

QString Archive::betName(const std::string& id, const engine::RuleSet* played) const {
    if (const engine::SideBet* staked = played ? played->sideBet(id) : nullptr)
        return sideBetName(*staked);
    for (const catalogue::Game& game : games.games()) {
        for (const engine::SideBet& bet : game.rules->sideBets) {
            if (bet.id == id)
                return sideBetName(bet);
        }
    }
    return text(id);
}

} // namespace openshoe::models
