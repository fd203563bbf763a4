// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"
#include "models/lists/rowmodel.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

/// A seat number from QML; 0, which is no seat, for a number no table has.
[[nodiscard]] inline engine::SeatNumber seatAt(int number) {
    return {static_cast<std::uint8_t>(number >= 0 && number <= engine::maxSeats ? number : 0)};
}

struct SeatRow {
    Q_GADGET
    /// 1 … 7.
    Q_PROPERTY(int seatNumber MEMBER seatNumber)
    /// The person sits or stakes there.
    Q_PROPERTY(bool mine MEMBER mine)
    /// Nobody sits there.
    Q_PROPERTY(bool open MEMBER open)
    /// Who sits there; empty if nobody.
    Q_PROPERTY(QString occupant MEMBER occupant)
    /// What a stake on the spot itself would be: a value of TableBets.Place.
    Q_PROPERTY(int mainPlace MEMBER mainPlace)
    /// "Spot 1"; with a stake on it "Spot 1, 25.00".
    Q_PROPERTY(QString spotName MEMBER spotName)
    /// It is the turn of a hand on this seat.
    Q_PROPERTY(bool active MEMBER active)
    /// The person may sit down here now.
    Q_PROPERTY(bool canTake MEMBER canTake)
    /// The person may stand up from here now.
    Q_PROPERTY(bool canLeave MEMBER canLeave)
    /// A stake may be placed on the spot itself, of the kind mainPlace gives.
    Q_PROPERTY(bool canStake MEMBER canStake)
    /// Side bets may be placed here.
    Q_PROPERTY(bool canStakeSides MEMBER canStakeSides)
    /// The decisions that can be registered for this seat before its turn: values of Intent.
    Q_PROPERTY(QList<int> earlyActions MEMBER earlyActions)
    /// Their captions.
    Q_PROPERTY(QStringList earlyCaptions MEMBER earlyCaptions)
    /// The decision registered for this seat; empty if none.
    Q_PROPERTY(QString earlyText MEMBER earlyText)

public:
    int seatNumber = 1;
    bool mine = false;
    bool open = true;
    QString occupant;
    int mainPlace = -1;
    QString spotName;
    bool active = false;
    bool canTake = false;
    bool canLeave = false;
    bool canStake = false;
    bool canStakeSides = false;
    QList<int> earlyActions;
    QStringList earlyCaptions;
    QString earlyText;

    [[nodiscard]] int key() const { return seatNumber; }
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// The table's seats.
class SeatsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

public:
    explicit SeatsModel(QObject* parent = nullptr) : RowModel(SeatRow::staticMetaObject, parent) {}

    void setRows(std::vector<SeatRow> rows);
    [[nodiscard]] const std::vector<SeatRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<SeatRow> m_rows;
};

} // namespace openshoe::models
