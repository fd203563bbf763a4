// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/vocabulary.h"

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

ResultKind::Value resultKindOf(engine::PlayResult result) {
    using engine::PlayResult;
    switch (result) {
    case PlayResult::Blackjack: return ResultKind::Blackjack;
    case PlayResult::Win:
    case PlayResult::Side: return ResultKind::Win;
    case PlayResult::Push: return ResultKind::Push;
    case PlayResult::Lose: return ResultKind::Lose;
    case PlayResult::Bust: return ResultKind::Bust;
    case PlayResult::Surrender: return ResultKind::Surrender;
    case PlayResult::EvenMoney: return ResultKind::EvenMoney;
    case PlayResult::Returned: return ResultKind::Returned;
    }
    return ResultKind::None;
}

std::optional<engine::PlayResult> playResultOf(int resultKind) {
    using engine::PlayResult;
    switch (resultKind) {
    case ResultKind::Blackjack: return PlayResult::Blackjack;
    case ResultKind::Win: return PlayResult::Win;
    case ResultKind::Push: return PlayResult::Push;
    case ResultKind::Lose: return PlayResult::Lose;
    case ResultKind::Bust: return PlayResult::Bust;
    case ResultKind::Surrender: return PlayResult::Surrender;
    case ResultKind::EvenMoney: return PlayResult::EvenMoney;
    case ResultKind::Returned: return PlayResult::Returned;
    default: return std::nullopt;
    }
}

ResultKind::Value resultKindOf(base::Money net) {
    return net.isZero() ? ResultKind::Push : net.isPositive() ? ResultKind::Win : ResultKind::Lose;
}

StakeOn::Value stakeOnOf(engine::StakeKind kind) {
    using engine::StakeKind;
    switch (kind) {
    case StakeKind::Main: return StakeOn::Main;
    case StakeKind::Behind: return StakeOn::Behind;
    case StakeKind::Insurance: return StakeOn::Insurance;
    case StakeKind::Side: return StakeOn::Side;
    }
    return StakeOn::Main;
}

std::optional<engine::StakeKind> stakeKindOf(int stakeOn) {
    using engine::StakeKind;
    switch (stakeOn) {
    case StakeOn::Main: return StakeKind::Main;
    case StakeOn::Behind: return StakeKind::Behind;
    case StakeOn::Insurance: return StakeKind::Insurance;
    case StakeOn::Side: return StakeKind::Side;
    default: return std::nullopt;
    }
}

HoleHint::Value holeHintOf(std::optional<engine::HoleClass> hint) {
    using engine::HoleClass;
    if (!hint)
        return HoleHint::None;
    switch (*hint) {
    case HoleClass::Small: return HoleHint::Small;
    case HoleClass::Medium: return HoleHint::Medium;
    case HoleClass::Large: return HoleHint::Large;
    }
    return HoleHint::None;
}

DecisionMark::Value decisionMarkOf(storage::Mark mark) {
    switch (mark) {
    case storage::Mark::Best: return DecisionMark::Best;
    case storage::Mark::Fine: return DecisionMark::Fine;
    case storage::Mark::Inaccuracy: return DecisionMark::Inaccuracy;
    case storage::Mark::Mistake: return DecisionMark::Mistake;
    case storage::Mark::Blunder: return DecisionMark::Blunder;
    }
    return DecisionMark::None;
}

} // namespace openshoe::models

#include "moc_vocabulary.cpp"
