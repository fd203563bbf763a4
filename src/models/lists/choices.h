// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"

#include <QString>

namespace openshoe::models {

/// One option: its text, and the value it stands for.
struct ChoiceRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    /// Empty if it narrows nothing down: "All games".
    Q_PROPERTY(QString value MEMBER value)

public:
    QString text;
    QString value;

    [[nodiscard]] QString key() const { return value; }
    friend bool operator==(const ChoiceRow&, const ChoiceRow&) = default;
};

/// A list of options, one of which is chosen; shown by a ComboBox with `textRole: "text"`. If the chosen one is no
/// longer offered, the first one is chosen instead.
class Choices : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by what is chosen for")
    /// The index of the chosen option; −1 while nothing is offered.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)

public:
    explicit Choices(QObject* parent = nullptr) : RowModel(ChoiceRow::staticMetaObject, parent) {}

    /// Replaces the options; their values must differ.
    void offer(std::vector<ChoiceRow> rows);
    [[nodiscard]] const QString& value() const { return m_value; }
    /// Chooses the option with that value; does nothing if it isn't offered.
    void choose(const QString& value);
    [[nodiscard]] int current() const;
    void setCurrent(int place);
    [[nodiscard]] bool narrows() const { return !m_value.isEmpty(); }
    [[nodiscard]] const std::vector<ChoiceRow>& rows() const { return m_rows; }

signals:
    /// The index may have changed, though perhaps not the option chosen.
    void currentChanged();
    /// Another option is chosen.
    void chosen();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ChoiceRow> m_rows;
    QString m_value;
};

} // namespace openshoe::models
