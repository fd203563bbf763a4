// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "engine/settlement.h"
#include "models/table/dealervoice.h"
#include "models/table/tablevalues.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace openshoe::models {

/// What a person at the table sees: the fold of the events presented so far, plus the cards with their identities. A
/// value, independent of the session, which may be further on. feltrows.h makes its rows, feltwords.h its words.
class PresentedTable {
public:
    struct ShownCard {
        int id = 0;
        engine::Card card;
        bool faceUp = true;
        int seat = 0; ///< -1: burned
        int hand = 1;
        bool glowing = false;
    };
    /// The decision somebody has just made, for that seat's hand in turn.
    struct LastDecision {
        engine::PlayerNumber player;
        engine::SeatNumber seat;
        engine::Action action = engine::Action::Stand;
        friend bool operator==(const LastDecision&, const LastDecision&) = default;
    };
    struct HandPlace {
        engine::SeatNumber seat;
        engine::HandNumber hand;
        friend bool operator==(const HandPlace&, const HandPlace&) = default;
    };
    /// The line an event puts on the felt.
    struct Banner {
        QString text;
        BannerKind::Value kind = BannerKind::None;
        friend bool operator==(const Banner&, const Banner&) = default;
    };

    /// Whether what is played is paid from a wallet in the books, or with made-up money: cards played under other
    /// rules, a decision to be made again.
    enum class Purse { Booked, MadeUp };

    /// Empties the table.
    void reset(std::shared_ptr<const engine::RuleSet> rules, engine::TableState state, Purse purse = Purse::Booked);
    /// Skips an event that doesn't fit; the journal has checked them already.
    void present(const engine::Event& event);
    /// The cards of the blackjacks paid before anybody decides glow until the next event.
    void glowPaid();
    /// The last card has landed; see landing().
    void land() { m_landing.reset(); }
    /// Begins to clear the table: cards go to the tray, winnings to the player. clear() ends it.
    void collect();
    /// Removes everything of the round from the table.
    void clear();
    /// The dealer has finished: the final total is announced.
    void sayOutcome() { m_outcomeSaid = true; }
    /// A question is asked now, so the passing message goes.
    void endBanner();
    /// The language has changed: passing lines go, those that still hold are said anew.
    void retranslate();

    [[nodiscard]] const engine::TableState& state() const { return m_state; }
    [[nodiscard]] const engine::RuleSet& rules() const { return *m_rules; }
    /// What that player has in a wallet as of what has been shown; nothing if the money is made up.
    [[nodiscard]] std::optional<base::Money> wallet(engine::PlayerNumber player) const;
    /// In the order dealt.
    [[nodiscard]] const std::vector<ShownCard>& cards() const { return m_cards; }
    [[nodiscard]] const Banner& banner() const { return m_banner; }
    /// The last decision in the players' turns, until the next one or the dealer's turn.
    [[nodiscard]] const std::optional<LastDecision>& decided() const { return m_decided; }
    /// What the dealer called out last.
    [[nodiscard]] const DealerLine& dealersLine() const { return m_dealersLine; }
    /// The side bet whose win is being shown.
    /// How that play ended as far as can be seen, and what comes back: settled, or certain already. A blackjack that
    /// isn't paid as the turns begin waits for the round's end.
    [[nodiscard]] std::optional<engine::Settlement> endOf(const engine::Play& play) const;
    /// The hand is out of the game before the dealer plays: bust or surrendered.
    [[nodiscard]] bool isOut(engine::SeatNumber seat, engine::HandNumber hand) const;
    /// The hand that busts with the card that is still on its way.
    [[nodiscard]] const std::optional<HandPlace>& landing() const { return m_landing; }
    /// Blackjacks have just become certain of being paid.
    [[nodiscard]] bool isPaying() const { return m_paying; }
    [[nodiscard]] const std::optional<engine::PlaySettled>& celebrated() const { return m_celebrated; }
    /// The house's net win from the players since the table was last reset, in hundredths of the currency's unit.
    [[nodiscard]] double houseNet() const { return m_houseNet; }
    /// Counts the rounds staked here: the same spot in the next round has another stake.
    [[nodiscard]] int deal() const { return m_deal; }
    /// The stakes are confirmed: those on the felt belong to the round.
    [[nodiscard]] bool isInRound() const;
    /// The outcome lies on the table.
    [[nodiscard]] bool isOver() const { return m_state.phase == engine::Phase::Over && !m_cleared; }
    [[nodiscard]] bool isCollecting() const { return m_collecting; }
    [[nodiscard]] bool isOutcomeSaid() const { return m_outcomeSaid; }

private:
    void track(const engine::Event& event);
    void announce(const engine::Event& event);
    void updateDecision(const engine::Event& event);
    void glowHand(HandPlace place);
    void splitCards(engine::SeatNumber seat, engine::HandNumber hand);
    void turnDealerCards();
    void glowDealers();
    void glow(const engine::PlaySettled& won);

    std::shared_ptr<const engine::RuleSet> m_rules;
    engine::TableState m_state;
    std::vector<ShownCard> m_cards;
    Banner m_banner;
    DealerLine m_dealersLine;
    std::optional<engine::PlaySettled> m_celebrated;
    std::optional<LastDecision> m_decided;
    double m_houseNet = 0;
    int m_nextCard = 1;
    int m_deal = 0;
    bool m_collecting = false;
    std::optional<HandPlace> m_landing;
    bool m_paying = false;
    bool m_cleared = false; ///< the finished round has been cleared away, or is being
    bool m_outcomeSaid = false;
    Purse m_purse = Purse::Booked;
};

/// In the order a person reads the table: by seat, then hand.
template <typename F> void forEachHand(const engine::TableState& state, F&& f) {
    for (int i = 1; i <= engine::maxSeats; ++i) {
        const engine::SeatNumber seat{static_cast<std::uint8_t>(i)};
        for (int h = 1; h <= state.seat(seat).handCount; ++h)
            f(seat, engine::HandNumber{static_cast<std::uint8_t>(h)}, state.seat(seat));
    }
}

} // namespace openshoe::models
