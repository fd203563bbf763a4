// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/presentedtable.h"

#include <QStringList>

#include <map>
#include <utility>
#include <vector>

namespace openshoe::models {

/// What is spoken of a round, made from what is shown of it, in the order of the table: the person's own cards and
/// results hand by hand, what others did in one sentence, no card of theirs. It is kept until somebody takes it.
class SpokenRound {
public:
    using HandKey = std::pair<int, int>; ///< seat and hand

    /// `me` is who is told.
    explicit SpokenRound(engine::PlayerNumber me) : m_me(me) {}

    /// `table` is what is shown, that event included.
    void follow(const PresentedTable& table, const engine::Event& event);
    /// The dealer's outcome has perhaps been said, which is no event.
    void followOutcome(const PresentedTable& table);
    /// Something else to be said at this moment.
    void say(const QString& sentence);
    /// Another table, or none.
    void forget() { *this = SpokenRound(m_me); }

    /// Nothing that follows can make shorter what waits to be told.
    [[nodiscard]] bool isDue() const { return m_due; }
    /// What others are doing just now waits for its end.
    [[nodiscard]] QStringList takeDue();
    /// All that waits to be told. `asked` is the hand whose total the question that is said next will tell.
    [[nodiscard]] QStringList takeAll(const HandKey& asked = {});

private:
    /// A sentence, the cards that a hand got, or what others have come to by their decisions.
    struct Item {
        QString sentence;
        HandKey hand{-1, 0}; ///< seat 0: the dealer
        QString label;       ///< "Hand 1"
        QString total;       ///< "Hand 1: 16"
        QStringList cards;
        std::map<HandKey, QString> others;
        bool open = false; ///< further cards may come to it
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
    QStringList m_said; ///< in this round, of what may be said once only
    bool m_due = false;
};

} // namespace openshoe::models
