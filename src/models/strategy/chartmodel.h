// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

/// A block of the strategy chart.
namespace ChartSection {
Q_NAMESPACE
QML_ELEMENT
enum Value { Hard, Soft, Pairs };
Q_ENUM_NS(Value)
} // namespace ChartSection

/// How far the best play is ahead: by less than a hundredth of a stake, less than a twentieth, or more.
namespace Lead {
Q_NAMESPACE
QML_ELEMENT
enum Value { Close, Near, Clear };
Q_ENUM_NS(Value)
} // namespace Lead

/// How one rule set compares with another for the player; None while that isn't known.
namespace Difference {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Same, Better, Worse };
Q_ENUM_NS(Value)
} // namespace Difference

struct ChartLine {
    Q_GADGET
    Q_PROPERTY(openshoe::models::ChartSection::Value section MEMBER section)
    /// "16", "A 7", "8 8".
    Q_PROPERTY(QString label MEMBER label)
    /// By column of StrategyController::columns: S, H, D (else hit), Ds (else stand), P, R (else hit), Rs, Rp.
    Q_PROPERTY(QStringList cells MEMBER cells)
    /// By column, how far ahead the best play is: values of Lead.
    Q_PROPERTY(QList<int> leads MEMBER leads)
    /// By column: whether the best play depends on the cards that make up the hand.
    Q_PROPERTY(QList<bool> departs MEMBER departs)
    /// By column, for screen readers: "Hard 16 against 10: hit. Stand −0.5404, hit −0.5398. …".
    Q_PROPERTY(QStringList cellNames MEMBER cellNames)
    /// The whole line for screen readers: "Hard 16. Against 2: stand. …".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    ChartSection::Value section = ChartSection::Hard;
    QString label;
    QStringList cells;
    QList<int> leads;
    QList<bool> departs;
    QStringList cellNames;
    QString accessibleName;

    [[nodiscard]] QString key() const { return QString::number(section) + label; }
    friend bool operator==(const ChartLine&, const ChartLine&) = default;
};

/// The lines of one section of the chart.
class ChartModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by StrategyController")
    /// "Hard totals".
    Q_PROPERTY(QString heading READ heading NOTIFY headingChanged)

public:
    explicit ChartModel(QObject* parent = nullptr) : RowModel(ChartLine::staticMetaObject, parent) {}

    void setRows(std::vector<ChartLine> rows);
    [[nodiscard]] const std::vector<ChartLine>& rows() const { return m_rows; }
    void setHeading(const QString& heading) {
        m_heading = heading;
        emit headingChanged();
    }
    [[nodiscard]] QString heading() const { return m_heading; }

signals:
    void headingChanged();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ChartLine> m_rows;
    QString m_heading;
};

/// What a cell's appearance means.
struct LegendRow {
    Q_GADGET
    /// A sample cell: its letters, its lead and its mark.
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(openshoe::models::Lead::Value lead MEMBER lead)
    Q_PROPERTY(bool departs MEMBER departs)
    /// "double, else hit".
    Q_PROPERTY(QString words MEMBER words)

public:
    QString code;
    Lead::Value lead = Lead::Clear;
    bool departs = false;
    QString words;

    [[nodiscard]] QString key() const { return code + QString::number(lead) + (departs ? u'.' : u' '); }
    friend bool operator==(const LegendRow&, const LegendRow&) = default;
};

class LegendModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by StrategyController")

public:
    explicit LegendModel(QObject* parent = nullptr) : RowModel(LegendRow::staticMetaObject, parent) {}

    void setRows(std::vector<LegendRow> rows);
    [[nodiscard]] const std::vector<LegendRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<LegendRow> m_rows;
};

} // namespace openshoe::models
