// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"

#include <optional>
#include <string_view>
#include <type_traits>

namespace openshoe::formats {

// What reading and writing events as bytes and as JSON have in common.

/// The most cards a shoe can hold, and so the largest `firstCard`.
inline constexpr int largestShoe = 8 * engine::cardsPerDeck;
/// The most side bets a rule set can have (rulesjson.cpp reads no more).
inline constexpr int mostSideBets = 20;
inline constexpr int longestEventText = 200;
inline constexpr int mostPlayers = 65535;

inline constexpr int eventTypeCount = static_cast<int>(std::variant_size_v<engine::AnyEvent>);

/// Calls visitor.template operator()<T>() for each event type, in the order of engine::Event.
template <typename Visitor, std::size_t I = 0> void forEachEventType(Visitor&& visitor) {
    if constexpr (I < std::variant_size_v<engine::AnyEvent>) {
        visitor.template operator()<std::variant_alternative_t<I, engine::AnyEvent>>();
        forEachEventType<Visitor, I + 1>(std::forward<Visitor>(visitor));
    }
}

/// Calls visitor("key", member) for each field of the event, const or not.
template <typename Visitor> void visitFields(const engine::Event& event, Visitor&& visitor) {
    std::visit([&](const auto& e) { std::decay_t<decltype(e)>::fields(e, visitor); }, event);
}
template <typename Visitor> void visitFields(engine::Event& event, Visitor&& visitor) {
    std::visit([&](auto& e) { std::decay_t<decltype(e)>::fields(e, visitor); }, event);
}

/// An event of the type with this index in engine::Event, all fields at their defaults; 0 ≤ type < eventTypeCount.
[[nodiscard]] inline engine::Event makeEvent(int type) {
    engine::Event event;
    int at = 0;
    forEachEventType([&]<typename T>() {
        if (at++ == type)
            event = T{};
    });
    return event;
}

} // namespace openshoe::formats
