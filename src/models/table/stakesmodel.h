// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "models/words/results.h"

#include <QString>
#include <QStringList>

#include <tuple>

namespace openshoe::models {

struct StakeRow {
    Q_GADGET
    /// 1 … 7.
    Q_PROPERTY(int seat MEMBER seat)
    /// 1 … 4; 1 for side bets.
    Q_PROPERTY(int hand MEMBER hand)
    /// The number of hands on its seat.
    Q_PROPERTY(int handsOnSeat MEMBER handsOnSeat)
    /// A value of StakeOn.
    Q_PROPERTY(openshoe::models::StakeOn::Value kind MEMBER kind)
    /// Index of the side bet; -1 for other stakes.
    Q_PROPERTY(int sideBet MEMBER sideBet)
    /// "Pair"; empty for other stakes.
    Q_PROPERTY(QString sideBetName MEMBER sideBetName)
    /// "25"; after a win the stake with its winnings.
    Q_PROPERTY(QString amountText MEMBER amountText)
    /// Chips from the table up, as Chip.denomination, largest first; at most 12.
    Q_PROPERTY(QStringList chipValues MEMBER chipValues)
    /// The winnings beside the stake, in as few chips as possible, at most 6. Empty before the result.
    Q_PROPERTY(QStringList wonValues MEMBER wonValues)
    /// "Pair, spot 1, 5.00"; once settled "Poker, hand 3: straight, 110.00".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)
    /// A value of ResultKind.
    Q_PROPERTY(openshoe::models::ResultKind::Value resultKind MEMBER resultKind)
    /// The net result, "+100"; empty before it is known.
    Q_PROPERTY(QString netText MEMBER netText)
    /// A side bet's result in words: "Straight".
    Q_PROPERTY(QString outcomeText MEMBER outcomeText)
    /// A value of StakesModel.Where.
    Q_PROPERTY(int where MEMBER where)
    /// This side bet's win is being shown now.
    Q_PROPERTY(bool celebrated MEMBER celebrated)
    /// 0 for the person, from 1 for others.
    Q_PROPERTY(int player MEMBER player)
    /// How many stakes come before it on the same place: bets behind a hand, side bets of several people.
    Q_PROPERTY(int order MEMBER order)
    /// The owner's monogram, and their colour as in PersonRow; empty for the person's own stakes.
    Q_PROPERTY(QString monogram MEMBER monogram)
    Q_PROPERTY(int colour MEMBER colour)
    /// How its owner puts it down: a value of StakesModel.Manner.
    Q_PROPERTY(int manner MEMBER manner)
    /// Counts the rounds: the same place in the next round has another stake.
    Q_PROPERTY(int deal MEMBER deal)

public:
    int seat = 0;
    int hand = 1;
    int handsOnSeat = 1;
    StakeOn::Value kind = StakeOn::Main;
    int sideBet = -1;
    QString sideBetName;
    QString amountText;
    QStringList chipValues;
    QStringList wonValues;
    QString accessibleName;
    ResultKind::Value resultKind = ResultKind::None;
    QString netText;
    QString outcomeText;
    int where = 0;
    bool celebrated = false;
    int player = 0;
    int order = 0;
    QString monogram;
    int colour = 0;
    int manner = 0;
    int deal = 0;

    [[nodiscard]] std::tuple<int, int, int, int, int, StakeOn::Value> key() const {
        return {deal, player, seat, hand, sideBet, kind};
    }
    friend bool operator==(const StakeRow&, const StakeRow&) = default;
};

/// The stakes on the felt: the bet slip's while betting, then the round's.
class StakesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by ShownTable")

public:
    /// Where the chips are, or are going.
    enum Where {
        OnSpot,
        ToPlayer,  ///< paid: the stake lies there with its winnings
        ToRack,    ///< lost
        Collected, ///< the round is over and the player takes it
    };
    Q_ENUM(Where)
    /// How a stake is put down, in the order of session::ChipManner.
    enum Manner {
        Placed,
        Slid,   ///< slowly along the felt
        Tossed, ///< in a high arc
    };
    Q_ENUM(Manner)

    explicit StakesModel(QObject* parent = nullptr) : RowModel(StakeRow::staticMetaObject, parent) {}

    void setRows(std::vector<StakeRow> rows);
    [[nodiscard]] const std::vector<StakeRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<StakeRow> m_rows;
};

} // namespace openshoe::models
