// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/sounds.h"

namespace openshoe::session {

using namespace engine;

namespace {

// One overload for each event that is heard; the others are silent.
struct SoundOf {
    using Heard = std::optional<Sound>;

    PlayerNumber me;

    // What nobody pressed, silence answers without a click.
    [[nodiscard]] static Heard press(Cause cause) {
        return cause == Cause::Player ? Heard(Sound::Button) : std::nullopt;
    }

    Heard operator()(const RoundOpened& e) const { return e.firstCard == 0 ? Heard(Sound::Shuffle) : std::nullopt; }
    Heard operator()(const CardBurned&) const { return Sound::CardSlide; }
    Heard operator()(const CardDealt&) const { return Sound::CardSlide; }
    Heard operator()(const HoleTurned&) const { return Sound::CardTurn; }
    Heard operator()(const DealerExposed&) const { return Sound::CardTurn; }
    Heard operator()(const InsuranceTaken&) const { return Sound::Chip; }
    Heard operator()(const HandDoubled&) const { return Sound::Chip; }
    Heard operator()(const HandSplit&) const { return Sound::Chip; }
    Heard operator()(const Followed&) const { return Sound::Chip; }
    Heard operator()(const EvenMoneyTaken&) const { return Sound::Button; }
    Heard operator()(const EarlyRegistered&) const { return Sound::Button; }
    Heard operator()(const OfferDeclined& e) const { return press(e.cause); }
    Heard operator()(const FollowDeclined& e) const { return press(e.cause); }
    Heard operator()(const HandStood& e) const { return press(e.cause); }
    Heard operator()(const HandSurrendered& e) const { return press(e.cause); }
    Heard operator()(const PlaySettled& e) const {
        if (e.player == me && e.result == PlayResult::Blackjack)
            return Sound::Blackjack;
        if (e.player == me && e.result == PlayResult::Side)
            return Sound::Win;
        return e.returned.isPositive() ? Sound::Chip : Sound::ChipsCollect;
    }
    template <typename E> Heard operator()(const E&) const { return std::nullopt; }
};

} // namespace

std::optional<Sound> soundOf(const Event& event, PlayerNumber me) {
    return std::visit(SoundOf{me}, event);
}

} // namespace openshoe::session
