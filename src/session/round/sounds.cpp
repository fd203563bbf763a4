// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/sounds.h"

#include "engine/rules.h"
#include "engine/settlement.h"

namespace openshoe::session {

using namespace engine;

namespace {

using Sounds = std::vector<SoundCue>;

// One overload per audible event.
class SoundsOf {
public:
    explicit SoundsOf(const Listener& listener)
        : m_me(listener.me), m_table(*listener.table), m_rules(*listener.rules), m_chipsIn(listener.chipsIn) {}

    Sounds operator()(const RoundOpened& e) const { return e.firstCard == 0 ? one(Sound::Shuffle) : Sounds{}; }
    Sounds operator()(const CardBurned&) const { return one(Sound::CardBurn); }
    Sounds operator()(const CardDealt& e) const {
        const bool distant = e.seat.value > 0 && !isMine(e.seat);
        return isBehindCutCard() ? Sounds{{Sound::CutCard, distant}} : Sounds{{Sound::CardSlide, distant}};
    }
    Sounds operator()(const HintGiven&) const { return one(Sound::Hint); }
    Sounds operator()(const DealerExposed&) const { return {{Sound::CardTurn}, {Sound::GoldenRule}}; }
    Sounds operator()(const DealerPeeked&) const { return one(Sound::CardPeek); }
    Sounds operator()(const TurnsStarted&) const;
    Sounds operator()(const HoleTurned&) const { return one(Sound::CardTurn); }
    Sounds operator()(const TwentyTwoPushed&) const { return one(Sound::GoldenRule); }

    Sounds operator()(const StakeReturned& e) const { return {{Sound::ChipBack, e.player != m_me}}; }
    Sounds operator()(const InsuranceTaken& e) const { return chips(e.stake, e.player != m_me); }
    Sounds operator()(const HandDoubled& e) const { return chips(e.stake, !isHeldByMe(e.seat)); }
    Sounds operator()(const HandSplit& e) const { return chips(e.stake, !isHeldByMe(e.seat)); }
    // One marker, whatever it is worth.
    Sounds operator()(const HandDoubledFree& e) const { return {{Sound::Chip, !isHeldByMe(e.seat)}}; }
    Sounds operator()(const HandSplitFree& e) const { return {{Sound::Chip, !isHeldByMe(e.seat)}}; }
    Sounds operator()(const Followed& e) const { return chips(e.stake, e.player != m_me); }

    Sounds operator()(const EvenMoneyTaken& e) const { return {{Sound::Button, e.player != m_me}}; }
    Sounds operator()(const EarlyRegistered& e) const { return {{Sound::Button, !isHeldByMe(e.seat)}}; }
    Sounds operator()(const OfferDeclined& e) const { return press(e.cause, e.player != m_me); }
    Sounds operator()(const FollowDeclined& e) const { return press(e.cause, e.player != m_me); }
    Sounds operator()(const HandStood& e) const { return press(e.cause, !isHeldByMe(e.seat)); }
    Sounds operator()(const HandSurrendered& e) const { return press(e.cause, !isHeldByMe(e.seat)); }

    Sounds operator()(const PlaySettled& e) const {
        const bool distant = e.player != m_me;
        if (wasSettledBefore(e))
            return {};
        if (!e.returned.isPositive())
            return {{Sound::ChipsCollect, distant}};
        if (e.returned <= e.stake)
            return {{Sound::ChipBack, distant}};
        Sounds paid{{Sound::ChipsPaid, distant}};
        if (!distant && e.result == PlayResult::Blackjack)
            paid.push_back({Sound::Blackjack});
        if (!distant && e.result == PlayResult::Side)
            paid.push_back({Sound::SideWin});
        return paid;
    }
    Sounds operator()(const RoundSettled&) const;
    Sounds operator()(const RoundCancelled&) const { return one(Sound::Refused); }

    template <typename E> Sounds operator()(const E&) const {
        static_assert(isSilent(E::type), "an event is heard, or stands in silentEvents with the reason");
        return {};
    }

private:
    [[nodiscard]] static Sounds one(Sound sound) { return {{sound}}; }
    [[nodiscard]] Sounds chips(base::Money stake, bool distant) const {
        return {{soundOfChips(m_chipsIn(stake)), distant}};
    }
    // An answer that silence gave makes no click: nobody pressed anything.
    [[nodiscard]] static Sounds press(Cause cause, bool distant) {
        return cause == Cause::Player ? Sounds{{Sound::Button, distant}} : Sounds{};
    }
    [[nodiscard]] bool isHeldByMe(SeatNumber seat) const {
        return seat.value > 0 && m_table.seat(seat).holder == m_me; // 0: from an event that doesn't fit the table
    }
    /// Whether its chips moved before: a bust hand's when its last card had landed, a blackjack's as the turns began.
    [[nodiscard]] bool wasSettledBefore(const PlaySettled& e) const {
        const Play* play = m_table.find(e.kind, e.player, e.seat, e.hand);
        return e.result == PlayResult::Bust || (play && isPaidAtOnce(m_rules, m_table, *play));
    }
    /// Whether some money of mine is on that seat.
    [[nodiscard]] bool isMine(SeatNumber seat) const {
        return std::ranges::any_of(m_table.plays,
                                   [&](const Play& play) { return play.player == m_me && play.seat == seat; });
    }
    [[nodiscard]] bool isBehindCutCard() const {
        return m_rules.shuffle.when == ShuffleWhen::CutCard && m_table.shoeDrawn == m_rules.cutPosition();
    }

    PlayerNumber m_me;
    const TableState& m_table;
    const RuleSet& m_rules;
    int (*m_chipsIn)(base::Money);
};

// The blackjacks that are paid now.
Sounds SoundsOf::operator()(const TurnsStarted&) const {
    bool mine = false;
    bool others = false;
    for (const Play& play : m_table.plays) {
        if (isPaidAtOnce(m_rules, m_table, play))
            (play.player == m_me ? mine : others) = true;
    }
    if (mine)
        return {{Sound::ChipsPaid}, {Sound::Blackjack}};
    return others ? Sounds{{Sound::ChipsPaid, true}} : Sounds{};
}

// A blackjack was heard when it was paid, and whoever only watched hears nothing.
Sounds SoundsOf::operator()(const RoundSettled&) const {
    base::Money staked;
    base::Money returned;
    bool blackjack = false;
    for (const Play& play : m_table.plays) {
        if (play.player != m_me)
            continue;
        staked += play.stake;
        returned += play.returned;
        blackjack = blackjack || play.result == PlayResult::Blackjack;
    }
    if (!staked.isPositive() || (returned > staked && blackjack))
        return {};
    return one(returned > staked ? Sound::Win : returned < staked ? Sound::Lose : Sound::Push);
}

} // namespace

std::vector<SoundCue> soundsOf(const Event& event, const Listener& listener) {
    return std::visit(SoundsOf(listener), event);
}

Sound soundOfChips(int chips) {
    constexpr int few = 4;
    return chips <= 1 ? Sound::Chip : chips <= few ? Sound::ChipsFew : Sound::ChipsMany;
}

} // namespace openshoe::session
