// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "models/words/results.h"

#include <QString>

namespace openshoe::models {

struct HandRow {
    Q_GADGET
    /// 1 … 7.
    Q_PROPERTY(int seat MEMBER seat)
    /// 1 … 4.
    Q_PROPERTY(int hand MEMBER hand)
    /// The number of hands on its seat.
    Q_PROPERTY(int handsOnSeat MEMBER handsOnSeat)
    /// The number of cards in it.
    Q_PROPERTY(int cardCount MEMBER cardCount)
    /// "7 / 17" if an ace counts 11 and more cards may come, "18" otherwise.
    Q_PROPERTY(QString totalText MEMBER totalText)
    /// "Hand 1: soft 17"; once settled "Hand 1: win, 50.00", with what came back.
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)
    /// The last decision made about it by somebody else, "Hit"; empty if there is none, or once the hand is settled.
    Q_PROPERTY(QString decisionText MEMBER decisionText)
    /// It is this hand's turn, or somebody else's with it.
    Q_PROPERTY(bool active MEMBER active)
    /// A value of ResultKind.
    Q_PROPERTY(openshoe::models::ResultKind::Value resultKind MEMBER resultKind)
    /// "Won +50", net.
    Q_PROPERTY(QString resultText MEMBER resultText)
    /// "25".
    Q_PROPERTY(QString stakeText MEMBER stakeText)
    /// It is the person's own.
    Q_PROPERTY(bool mine MEMBER mine)

public:
    int seat = 0;
    int hand = 1;
    int handsOnSeat = 1;
    int cardCount = 0;
    QString totalText;
    QString accessibleName;
    QString decisionText;
    bool active = false;
    ResultKind::Value resultKind = ResultKind::None;
    QString resultText;
    QString stakeText;
    bool mine = false;

    [[nodiscard]] int key() const { return seat * 8 + hand; }
    friend bool operator==(const HandRow&, const HandRow&) = default;
};

/// The players' hands dealt so far.
class HandsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by ShownTable")

public:
    explicit HandsModel(QObject* parent = nullptr) : RowModel(HandRow::staticMetaObject, parent) {}

    void setRows(std::vector<HandRow> rows);
    [[nodiscard]] const std::vector<HandRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<HandRow> m_rows;
};

} // namespace openshoe::models
