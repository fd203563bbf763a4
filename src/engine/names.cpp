// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/names.h"

namespace openshoe::engine {

namespace {

template <typename E, std::size_t N> const char* at(const std::array<const char*, N>& names, E value) {
    static_assert(N == enumCount<E>);
    return names[static_cast<std::size_t>(value)];
}

} // namespace

const char* name(StakeKind value) {
    static constexpr std::array<const char*, 4> names{"main", "behind", "insurance", "side"};
    return at(names, value);
}

const char* name(Action value) {
    static constexpr std::array<const char*, actionCount> names{
        "hit",       "stand",      "double",  "split",         "surrender",
        "insurance", "even-money", "decline", "follow-double", "follow-split"};
    return at(names, value);
}

const char* name(QuestionKind value) {
    static constexpr std::array<const char*, 6> names{"insurance", "even-money",    "surrender",
                                                      "turn",      "follow-double", "follow-split"};
    return at(names, value);
}

const char* name(Cause value) {
    static constexpr std::array<const char*, 3> names{"player", "early", "silence"};
    return at(names, value);
}

const char* name(LeaveReason value) {
    static constexpr std::array<const char*, 4> names{"left", "no-stake", "idle", "cannot-cover"};
    return at(names, value);
}

const char* name(HoleClass value) {
    static constexpr std::array<const char*, 3> names{"small", "medium", "large"};
    return at(names, value);
}

const char* name(PlayResult value) {
    static constexpr std::array<const char*, 9> names{"blackjack", "win",        "push",     "lose", "bust",
                                                      "surrender", "even-money", "returned", "side"};
    return at(names, value);
}

const char* name(Refusal value) {
    static constexpr std::array<const char*, refusalCount> names{
        "seat-taken",         "seat-limit",    "unequal-stakes", "trial-not-seated",     "behind-own-seat",
        "behind-not-offered", "seat-empty",    "below-minimum",  "above-maximum",        "bad-step",
        "insufficient-balance", "side-bet-not-offered", "self-excluded", "limit-reached", "not-your-turn",
        "not-offered",        "wrong-phase",   "unknown-player", "unknown-seat",         "shoe-exhausted",
        "amount-overflow"};
    return at(names, value);
}

} // namespace openshoe::engine
