// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/cardsmodel.h"
#include "models/handsmodel.h"
#include "models/stakesmodel.h"
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
        QString kind; ///< hint, golden, blackjack, sidebet, result, shuffle
    };

    /// Nothing lies on the table; `rules` must outlive it.
    void reset(const engine::RuleSet& rules, engine::TableState state);
    /// An event that does not fit is left out: the journal has checked them.
    void present(const engine::Event& event);
    /// Takes cards and hands away (the stakes stay until the next round's).
    void clearCards();
    /// The cards go to the tray.
    void collectCards();

    [[nodiscard]] const engine::TableState& state() const { return m_state; }
    [[nodiscard]] const engine::RuleSet& rules() const { return *m_rules; }
    /// Stakes are confirmed: what lies on the felt is the round's.
    [[nodiscard]] bool isInRound() const;
    [[nodiscard]] bool isOver() const { return m_state.phase == engine::Phase::Over; }
    [[nodiscard]] const Banner& banner() const { return m_banner; }
    /// The dealer's cards that can be seen.
    [[nodiscard]] engine::HandValue dealerValue() const;
    /// "Win · 20 against 17 · +50.00"; empty before the end. `me` is whose result it is.
    [[nodiscard]] QString resultLine(engine::PlayerNumber me) const;
    /// win, lose, push; empty before the end.
    [[nodiscard]] QString resultKind(engine::PlayerNumber me) const;
    /// What came back less what was staked.
    [[nodiscard]] base::Money net(engine::PlayerNumber me) const;

    [[nodiscard]] std::vector<CardRow> cardRows(const std::optional<engine::Question>& asked) const;
    [[nodiscard]] std::vector<HandRow> handRows(const std::optional<engine::Question>& asked,
                                                engine::PlayerNumber me) const;
    /// The round's stakes.
    [[nodiscard]] std::vector<StakeRow> stakeRows() const;
    /// A bet slip's.
    [[nodiscard]] static std::vector<StakeRow> stakeRows(const engine::RuleSet& rules, const session::Draft& draft,
                                                         engine::PlayerNumber me);

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

    const engine::RuleSet* m_rules = nullptr;
    engine::TableState m_state;
    std::vector<ShownCard> m_cards;
    Banner m_banner;
    std::optional<engine::PlaySettled> m_celebrated;
    int m_nextCard = 1;
    bool m_collecting = false;
};

} // namespace openshoe::models
