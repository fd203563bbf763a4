// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"

#include <QString>

namespace openshoe::models {

struct SideBetRow {
    Q_GADGET
    /// Its index, as the stake slots expect it.
    Q_PROPERTY(int sideBet MEMBER sideBet)
    /// "pair".
    Q_PROPERTY(QString betId MEMBER betId)
    /// "Pair".
    Q_PROPERTY(QString name MEMBER name)
    /// "1–500 Coins".
    Q_PROPERTY(QString limitsText MEMBER limitsText)
    /// "Mixed 5 to 1 · Colored 10 to 1".
    Q_PROPERTY(QString paysText MEMBER paysText)

public:
    int sideBet = 0;
    QString betId;
    QString name;
    QString limitsText;
    QString paysText;

    [[nodiscard]] int key() const { return sideBet; }
    friend bool operator==(const SideBetRow&, const SideBetRow&) = default;
};

/// The game's side bets, in the order of their circles.
class SideBetsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

public:
    explicit SideBetsModel(QObject* parent = nullptr) : RowModel(SideBetRow::staticMetaObject, parent) {}

    void setRows(std::vector<SideBetRow> rows);
    [[nodiscard]] const std::vector<SideBetRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<SideBetRow> m_rows;
};

} // namespace openshoe::models
