// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/presentedtable.h"

#include <QStringList>

#include <map>
#include <utility>
#include <vector>

namespace openshoe::models {

/// What is spoken about a round, built from what is shown of it, in table order: the person's own cards and results
/// hand by hand; what others did in one sentence, without their cards. Sentences are kept until they are taken.
class SpokenRound {
public:
    using HandKey = std::pair<int, int>; ///< seat and hand

    /// `me` is the listener.
    explicit SpokenRound(engine::PlayerNumber me) : m_me(me) {}

    /// `table` is what is shown, that event included.
    void follow(const PresentedTable& table, const engine::Event& event);
    /// To be called when the dealer's outcome may have been announced, for which there is no event.
    void updateOutcome(const PresentedTable& table);
    /// Adds another sentence at this point.
    void say(const QString& sentence);
    /// Another table, or none.
    void forget() { *this = SpokenRound(m_me); }

    /// Nothing still to come could shorten what is waiting, so it should be spoken.
    [[nodiscard]] bool isDue() const { return m_due; }
    /// Takes what is waiting, except what others are in the middle of doing.
    [[nodiscard]] QStringList takeDue();
    /// Takes everything that is waiting. `asked` is the hand whose total the question spoken next will state.
    [[nodiscard]] QStringList takeAll(const HandKey& asked = {});

private:
    /// A sentence, the cards dealt to one hand, or what the others' decisions have led to.
    struct Item {
        QString sentence;
        HandKey hand{-1, 0}; ///< seat 0: the dealer
        QString label;       ///< "Hand 1"
        QString total;       ///< "Hand 1: 16"
        QStringList cards;
        std::map<HandKey, QString> others;
        bool open = false; ///< it may get more cards
    };

    void tellCard(const PresentedTable& table, const engine::CardDealt& dealt);
    void tellOthers(const PresentedTable& table, HandKey hand);
    void tellSettled(const PresentedTable& table, const engine::PlaySettled& settled);
    void tellEnd(const PresentedTable& table, const engine::Event& event);
    void sayOnce(const QString& sentence);
    void closeCards();
    [[nodiscard]] bool isMine(const PresentedTable& table, engine::SeatNumber seat) const;
    [[nodiscard]] static QString words(const Item& item, const HandKey& asked);

    engine::PlayerNumber m_me;
    std::vector<Item> m_items;
    QStringList m_said; ///< what was said in this round and is to be said only once
    bool m_due = false;
};

} // namespace openshoe::models
