// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/shared/vocabulary.h"

namespace openshoe::models {

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

} // namespace openshoe::models
