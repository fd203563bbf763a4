// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/rowmodel.h"

#include <QString>

namespace openshoe::models {

/// One of some words, and what it stands for.
struct ChoiceRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    /// Empty for what narrows nothing: "All games".
    Q_PROPERTY(QString value MEMBER value)

public:
    QString text;
    QString value;

    [[nodiscard]] QString key() const { return value; }
    friend bool operator==(const ChoiceRow&, const ChoiceRow&) = default;
};

/// What there is to choose from, and what is chosen of it: a ComboBox with `textRole: "text"` shows it. What is no
/// longer offered is no longer chosen either; the first one is then.
class Choices : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by what is chosen for")
    /// The place of what is chosen; −1 while nothing is offered.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)

public:
    explicit Choices(QObject* parent = nullptr) : RowModel(ChoiceRow::staticMetaObject, parent) {}

    /// Offers these, with different values.
    void offer(std::vector<ChoiceRow> rows);
    [[nodiscard]] const QString& value() const { return m_value; }
    /// Chooses what stands for that value; nothing happens where it isn't offered.
    void choose(const QString& value);
    [[nodiscard]] int current() const;
    void setCurrent(int place);
    [[nodiscard]] bool narrows() const { return !m_value.isEmpty(); }
    [[nodiscard]] const std::vector<ChoiceRow>& rows() const { return m_rows; }

signals:
    /// Another place: what is chosen may be the same.
    void currentChanged();
    /// Something else is chosen.
    void chosen();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ChoiceRow> m_rows;
    QString m_value;
};

} // namespace openshoe::models
