// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"

#include <QString>

namespace openshoe::models {

struct CardRow {
    Q_GADGET
    /// Counts the cards since the table was last cleared; the row's identity.
    Q_PROPERTY(int cardId MEMBER cardId)
    /// "AS"; empty while hidden.
    Q_PROPERTY(QString code MEMBER code)
    /// Lies face up.
    Q_PROPERTY(bool faceUp MEMBER faceUp)
    /// 1 … 7; 0 for the dealer; -1 for a burned card.
    Q_PROPERTY(int seat MEMBER seat)
    /// 1 … 4, in the order a seat's hands are played.
    Q_PROPERTY(int hand MEMBER hand)
    /// From 0.
    Q_PROPERTY(int indexInHand MEMBER indexInHand)
    /// The number of cards in its hand.
    Q_PROPERTY(int handSize MEMBER handSize)
    /// The number of hands on its seat.
    Q_PROPERTY(int handsOnSeat MEMBER handsOnSeat)
    /// How many of its hand's cards, the last, lie across the others: those of its doubles.
    Q_PROPERTY(int across MEMBER across)
    /// On its way to the discard tray, or burned at the start of a shoe.
    Q_PROPERTY(bool burned MEMBER burned)
    /// Part of the side bet being celebrated.
    Q_PROPERTY(bool glowing MEMBER glowing)
    /// It is its hand's turn: the person's, or somebody else's.
    Q_PROPERTY(bool active MEMBER active)
    /// It is another hand's turn.
    Q_PROPERTY(bool dimmed MEMBER dimmed)
    /// "Ten of spades", "Hidden card".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)
    /// Whose it is: "Hand 1", "Dealer"; empty if nobody's.
    Q_PROPERTY(QString owner MEMBER owner)

public:
    int cardId = 0;
    QString code;
    bool faceUp = false;
    int seat = 0;
    int hand = 1;
    int indexInHand = 0;
    int handSize = 0;
    int handsOnSeat = 1;
    int across = 0;
    bool burned = false;
    bool glowing = false;
    bool active = false;
    bool dimmed = false;
    QString accessibleName;
    QString owner;

    [[nodiscard]] int key() const { return cardId; }
    friend bool operator==(const CardRow&, const CardRow&) = default;
};

/// The cards on the table in the order dealt. A card keeps its row as long as it lies there, even through splits.
class CardsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by ShownTable")

public:
    explicit CardsModel(QObject* parent = nullptr) : RowModel(CardRow::staticMetaObject, parent) {}

    void setRows(std::vector<CardRow> rows);
    [[nodiscard]] const std::vector<CardRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<CardRow> m_rows;
};

} // namespace openshoe::models
