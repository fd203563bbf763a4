// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/counting/outlook.h"
#include "models/lists/rowmodel.h"

#include <QString>

#include <string>
#include <vector>

namespace openshoe::models {

/// A figure that says what stakes win or risk.
struct CountFigureRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString value MEMBER value)
    /// What it is.
    Q_PROPERTY(QString meaning MEMBER meaning)

public:
    QString name;
    QString value;
    QString meaning;

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(const CountFigureRow&, const CountFigureRow&) = default;
};

class CountFigureModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountingController")

public:
    explicit CountFigureModel(QObject* parent = nullptr) : RowModel(CountFigureRow::staticMetaObject, parent) {}
    void setRows(std::vector<CountFigureRow> rows);
    [[nodiscard]] const std::vector<CountFigureRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<CountFigureRow> m_rows;
};

/// All figures, in order; a dash where there is none. `pace`: rounds an hour.
[[nodiscard]] std::vector<CountFigureRow> countFigures(const Outlook* outlook, const std::string& currency,
                                                       double pace);

} // namespace openshoe::models
