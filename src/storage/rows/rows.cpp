// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rows/rows.h"

#include "base/worth.h"

namespace openshoe::storage {

const char* name(RoundState state) {
    switch (state) {
    case RoundState::Open: return "open";
    case RoundState::Settled: return "settled";
    case RoundState::Returned: break;
    }
    return "returned";
}

const char* name(NetResult result) {
    switch (result) {
    case NetResult::Won: return "win";
    case NetResult::Even: return "push";
    case NetResult::Lost: break;
    }
    return "lose";
}

const char* name(Mark mark) {
    switch (mark) {
    case Mark::Best: return "best";
    case Mark::Fine: return "fine";
    case Mark::Inaccuracy: return "inaccuracy";
    case Mark::Mistake: return "mistake";
    case Mark::Blunder: break;
    }
    return "blunder";
}

double leastCost(Mark mark) {
    switch (mark) {
    case Mark::Best: return 0;
    case Mark::Fine: return base::sameWorth;
    case Mark::Inaccuracy: return 0.01;
    case Mark::Mistake: return 0.05;
    case Mark::Blunder: break;
    }
    return 0.15;
}

Mark markOf(double cost) {
    Mark mark = Mark::Blunder;
    while (mark != Mark::Best && !(cost >= leastCost(mark)))
        mark = static_cast<Mark>(static_cast<int>(mark) - 1);
    return mark;
}

const char* name(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::Hard: return "hard";
    case DecisionKind::Soft: return "soft";
    case DecisionKind::Pair: return "pair";
    case DecisionKind::Insurance: return "insurance";
    case DecisionKind::EvenMoney: return "even-money";
    case DecisionKind::Surrender: return "surrender";
    case DecisionKind::Follow: return "follow";
    case DecisionKind::SideBet: break;
    }
    return "side-bet";
}

} // namespace openshoe::storage
