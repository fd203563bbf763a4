// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/table/cardsmodel.h"
#include "models/table/handsmodel.h"
#include "models/table/stakesmodel.h"
#include "models/shared/words.h"
#include "session/betslip.h"

#include <optional>
#include <vector>

namespace openshoe::models {

/// What a person at the table sees: the fold of the events presented so far, and the cards with their identity. Makes
/// the rows of the table's models. A value apart from the session, which may be further on.
class PresentedTable {
public:
    /// A banner that an event calls for.
    struct Banner {
        QString text;
        QString kind; ///< hint, peek, golden, blackjack, sidebet, result, shuffle
    };

    /// Nothing lies on the table; `rules` must outlive it.
    void reset(const engine::RuleSet& rules, engine::TableState state);
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

    [[nodiscard]] const engine::TableState& state() const { return m_state; }
    [[nodiscard]] const engine::RuleSet& rules() const { return *m_rules; }
    /// Stakes are confirmed: what lies on the felt is the round's.
    [[nodiscard]] bool isInRound() const;
    /// The outcome lies on the table.
    [[nodiscard]] bool isOver() const { return m_state.phase == engine::Phase::Over && !m_cleared; }
    [[nodiscard]] bool isCollecting() const { return m_collecting; }
    [[nodiscard]] const Banner& banner() const { return m_banner; }
    /// The dealer's cards that can be seen: how many, and what they are worth.
    [[nodiscard]] int dealerCards() const;
    [[nodiscard]] QString dealerTotalText() const;
    /// "Dealer: 20", "Dealer: ace".
    [[nodiscard]] QString dealerName() const;
    /// "Dealer has 20", once that has been said.
    [[nodiscard]] QString outcomeText() const;
    /// As words.h tells it; empty before the end. `me` is whose result it is.
    [[nodiscard]] QString resultLine(engine::PlayerNumber me) const;
    /// win, lose, push; empty before the end.
    [[nodiscard]] QString resultKind(engine::PlayerNumber me) const;

    [[nodiscard]] std::vector<CardRow> cardRows(const std::optional<engine::Question>& asked) const;
    [[nodiscard]] std::vector<HandRow> handRows(const std::optional<engine::Question>& asked,
                                                engine::PlayerNumber me) const;
    /// The round's stakes.
    [[nodiscard]] std::vector<StakeRow> stakeRows() const;
    /// A bet slip's: they become the next round's.
    [[nodiscard]] std::vector<StakeRow> stakeRows(const session::Draft& draft, engine::PlayerNumber me) const;

private:
    struct ShownCard {
        int id = 0;
        engine::Card card;
        bool faceUp = true;
        int seat = 0; ///< -1: burned
        int hand = 1;
        bool glowing = false;
    };

    void track(const engine::Event& event);
    void announce(const engine::Event& event);
    void splitCards(const engine::HandSplit& split);
    void turnDealerCards();
    void glow(engine::SeatNumber seat);
    [[nodiscard]] engine::HandValue dealerValue() const;
    [[nodiscard]] Reading dealerReading() const;
    [[nodiscard]] Reading readingOf(const engine::Hand& hand) const;
    [[nodiscard]] RoundOutcome outcome(engine::PlayerNumber me) const;
    [[nodiscard]] StakeRow stakeRow(const engine::Play& play) const;
    [[nodiscard]] QString nameOf(engine::StakeKind kind, int sideBet) const;

    const engine::RuleSet* m_rules = nullptr;
    engine::TableState m_state;
    std::vector<ShownCard> m_cards;
    Banner m_banner;
    std::optional<engine::PlaySettled> m_celebrated;
    int m_nextCard = 1;
    int m_deal = 0; ///< counts the rounds whose stakes lay here: a stake on the same spot is another one in the next
    bool m_collecting = false;
    bool m_cleared = false; ///< of the round that is over nothing lies here any more, or it is on its way
    bool m_outcomeSaid = false;
};

} // namespace openshoe::models
