// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/results.h"

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

} // namespace openshoe::models

#include "moc_results.cpp"
