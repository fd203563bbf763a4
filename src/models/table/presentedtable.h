// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/shared/vocabulary.h"
#include "models/table/dealervoice.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace openshoe::models {

/// What a person at the table sees: the fold of the events presented so far, and the cards with their identity. A value
/// apart from the session, which may be further on. Its rows are made by feltrows.h, its words by feltwords.h.
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
    /// Somebody has just decided that, for the hand in turn on that seat.
    struct Decided {
        engine::PlayerNumber player;
        engine::SeatNumber seat;
        engine::Action action = engine::Action::Stand;
        friend bool operator==(const Decided&, const Decided&) = default;
    };
    /// A line that an event calls for.
    struct Banner {
        QString text;
        BannerKind::Value kind = BannerKind::None;
        friend bool operator==(const Banner&, const Banner&) = default;
    };

    /// Nothing lies on the table.
    void reset(std::shared_ptr<const engine::RuleSet> rules, engine::TableState state);
    /// An event that does not fit is left out: the journal has checked them.
    void present(const engine::Event& event);
    /// The table is cleared: cards go to the tray, what was won to the player. clear() ends that.
    void collect();
    /// Nothing of the round lies on the table any more.
    void clear();
    /// The dealer has finished: the final total is said.
    void sayOutcome() { m_outcomeSaid = true; }
    /// What was to be read in passing has been read: a question is asked now.
    void endBanner();
    /// Another language is spoken: what was said in passing is gone, what still holds is said anew.
    void retranslate();

    [[nodiscard]] const engine::TableState& state() const { return m_state; }
    [[nodiscard]] const engine::RuleSet& rules() const { return *m_rules; }
    /// In the order dealt.
    [[nodiscard]] const std::vector<ShownCard>& cards() const { return m_cards; }
    [[nodiscard]] const Banner& banner() const { return m_banner; }
    /// The last decision of the players' turns, until the next one or the dealer's turn.
    [[nodiscard]] const std::optional<Decided>& decided() const { return m_decided; }
    /// What the dealer has called out last.
    [[nodiscard]] const DealerLine& dealersLine() const { return m_dealersLine; }
    /// The side bet whose win is being shown.
    [[nodiscard]] const std::optional<engine::PlaySettled>& celebrated() const { return m_celebrated; }
    /// What the house has won of the players since the table was laid, in hundredths of the currency's unit.
    [[nodiscard]] double houseNet() const { return m_houseNet; }
    /// Counts the rounds whose stakes lay here: a stake on the same spot is another one in the next.
    [[nodiscard]] int deal() const { return m_deal; }
    /// Stakes are confirmed: what lies on the felt is the round's.
    [[nodiscard]] bool isInRound() const;
    /// The outcome lies on the table.
    [[nodiscard]] bool isOver() const { return m_state.phase == engine::Phase::Over && !m_cleared; }
    [[nodiscard]] bool isCollecting() const { return m_collecting; }
    [[nodiscard]] bool isOutcomeSaid() const { return m_outcomeSaid; }

private:
    void track(const engine::Event& event);
    void announce(const engine::Event& event);
    void followDecision(const engine::Event& event);
    void splitCards(const engine::HandSplit& split);
    void turnDealerCards();
    void glowDealers();
    void glow(const engine::PlaySettled& won);

    std::shared_ptr<const engine::RuleSet> m_rules;
    engine::TableState m_state;
    std::vector<ShownCard> m_cards;
    Banner m_banner;
    DealerLine m_dealersLine;
    std::optional<engine::PlaySettled> m_celebrated;
    std::optional<Decided> m_decided;
    double m_houseNet = 0;
    int m_nextCard = 1;
    int m_deal = 0;
    bool m_collecting = false;
    bool m_cleared = false; ///< nothing of the round that is over lies here any more, or is about to be taken away
    bool m_outcomeSaid = false;
};

/// In the order in which a person reads the table: by seat, then hand.
template <typename F> void forEachHand(const engine::TableState& state, F&& f) {
    for (int i = 1; i <= engine::maxSeats; ++i) {
        const engine::SeatNumber seat{static_cast<std::uint8_t>(i)};
        for (int h = 1; h <= state.seat(seat).handCount; ++h)
            f(seat, engine::HandNumber{static_cast<std::uint8_t>(h)}, state.seat(seat));
    }
}

} // namespace openshoe::models
