// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "models/words/results.h"

#include <QString>

#include <tuple>

namespace openshoe::models {

/// Somebody else at the table: one row per seat held, or a single row for somebody without a seat.
struct PersonRow {
    Q_GADGET
    /// From 1: the number of their stakes in StakeRow.
    Q_PROPERTY(int player MEMBER player)
    /// 1 … 7; 0 for somebody standing behind the others' chairs.
    Q_PROPERTY(int seat MEMBER seat)
    /// How many others without a seat come before this one.
    Q_PROPERTY(int standing MEMBER standing)
    /// "Mira".
    Q_PROPERTY(QString name MEMBER name)
    /// "Mi".
    Q_PROPERTY(QString monogram MEMBER monogram)
    /// 0 … 7; a person has the same one at every table.
    Q_PROPERTY(int colour MEMBER colour)
    /// What they are like, in a sentence or two.
    Q_PROPERTY(QString line MEMBER line)
    /// What they have left, "240.00".
    Q_PROPERTY(QString stackText MEMBER stackText)
    /// They are thinking about a decision now.
    Q_PROPERTY(bool thinking MEMBER thinking)
    /// The decision just made, "Hit"; empty if there is none.
    Q_PROPERTY(QString decisionText MEMBER decisionText)
    /// What the round earned or cost them, "+20"; empty before its end.
    Q_PROPERTY(QString netText MEMBER netText)
    /// The same as a value of ResultKind.
    Q_PROPERTY(openshoe::models::ResultKind::Value netKind MEMBER netKind)
    /// "Mira, seat 3: 240.00, thinking".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    int player = 1;
    int seat = 0;
    int standing = 0;
    QString name;
    QString monogram;
    int colour = 0;
    QString line;
    QString stackText;
    bool thinking = false;
    QString decisionText;
    QString netText;
    ResultKind::Value netKind = ResultKind::None;
    QString accessibleName;

    [[nodiscard]] std::tuple<QString, int> key() const { return {name, seat}; }
    friend bool operator==(const PersonRow&, const PersonRow&) = default;
};

/// The other people at the table, by seat; those without one come last.
class PeopleModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableCompany")

public:
    static constexpr int colours = 8;

    explicit PeopleModel(QObject* parent = nullptr) : RowModel(PersonRow::staticMetaObject, parent) {}

    void setRows(std::vector<PersonRow> rows);
    [[nodiscard]] const std::vector<PersonRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<PersonRow> m_rows;
};

} // namespace openshoe::models
