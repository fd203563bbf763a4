// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"

#include <QString>

namespace openshoe::models {

struct ChipRow {
    Q_GADGET
    /// "25.00".
    Q_PROPERTY(QString valueText MEMBER valueText)
    /// "25", "1k".
    Q_PROPERTY(QString label MEMBER label)
    /// In minor units, for comparing.
    Q_PROPERTY(double value MEMBER value)
    /// The chip's picture, as Chip.denomination: "25".
    Q_PROPERTY(QString colorKey MEMBER colorKey)
    /// "Chip 25", "Chip 1000000": the same in every country, for scripts.
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)
    /// "Chip 1,000,000": the same as people write it.
    Q_PROPERTY(QString tipText MEMBER tipText)
    /// The wallet still covers one.
    Q_PROPERTY(bool affordable MEMBER affordable)

public:
    QString valueText;
    QString label;
    double value = 0;
    QString colorKey;
    QString accessibleName;
    QString tipText;
    bool affordable = true;

    [[nodiscard]] QString key() const { return colorKey; }
    friend bool operator==(const ChipRow&, const ChipRow&) = default;
};

/// The chips in the rack, for the limits of the current game and currency.
class ChipsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableBets")

public:
    explicit ChipsModel(QObject* parent = nullptr) : RowModel(ChipRow::staticMetaObject, parent) {}

    void setRows(std::vector<ChipRow> rows);
    [[nodiscard]] const std::vector<ChipRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ChipRow> m_rows;
};

} // namespace openshoe::models
