// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/intents.h"

namespace openshoe::models {

static_assert(Intent::Hit == 1 && Intent::FollowSplit == engine::actionCount);

Intent::Value intentOf(engine::Action action) {
    return static_cast<Intent::Value>(static_cast<int>(action) + Intent::Hit);
}

std::optional<engine::Action> actionOf(int intent) {
    if (intent < Intent::Hit || intent > Intent::FollowSplit)
        return std::nullopt;
    return static_cast<engine::Action>(intent - Intent::Hit);
}

} // namespace openshoe::models

#include "moc_intents.cpp"
