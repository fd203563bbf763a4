// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/rowmodel.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

struct ChartLine {
    Q_GADGET
    /// hard, soft or pairs.
    Q_PROPERTY(QString section MEMBER section)
    /// "16", "A 7", "8 8".
    Q_PROPERTY(QString label MEMBER label)
    /// By column of StrategyController::columns: S, H, D (else hit), Ds (else stand), P, R (else hit), Rs, Rp.
    Q_PROPERTY(QStringList cells MEMBER cells)
    /// The whole line as read aloud: "Hard 16. Against 2: stand. …".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString section;
    QString label;
    QStringList cells;
    QString accessibleName;

    [[nodiscard]] QString key() const { return section + label; }
    friend bool operator==(const ChartLine&, const ChartLine&) = default;
};

/// The chart's lines of one section.
class ChartModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by StrategyController")

public:
    explicit ChartModel(QObject* parent = nullptr) : RowModel(ChartLine::staticMetaObject, parent) {}

    void setRows(std::vector<ChartLine> rows) { update(m_rows, std::move(rows)); }
    [[nodiscard]] const std::vector<ChartLine>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ChartLine> m_rows;
};

} // namespace openshoe::models
