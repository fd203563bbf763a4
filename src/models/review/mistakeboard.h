// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "storage/record/sums.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace openshoe::models {

/// A hand against each of the board's columns.
struct BoardLine {
    Q_GADGET
    /// "16", "A 7", "8 8".
    Q_PROPERTY(QString label MEMBER label)
    /// "Hard totals", for the first line of a block.
    Q_PROPERTY(QString heading MEMBER heading)
    /// The block: 0 hard totals, 1 soft totals, 2 pairs; and the line's number in it.
    Q_PROPERTY(int block MEMBER block)
    Q_PROPERTY(int line MEMBER line)
    /// By column of MistakeBoard::columns: how much was lost there, from 0 to 1 for the costliest cell.
    Q_PROPERTY(QList<double> parts MEMBER parts)
    /// By column: the number of mistakes; empty for none.
    Q_PROPERTY(QList<QString> counts MEMBER counts)
    /// By column: "Hard 16 against 10: 14 mistakes, $35.20, 2.84 stakes."
    Q_PROPERTY(QList<QString> names MEMBER names)

public:
    QString label;
    QString heading;
    int block = 0;
    int line = 0;
    QList<double> parts;
    QList<QString> counts;
    QList<QString> names;

    [[nodiscard]] std::pair<int, QString> key() const { return {block, label}; }
    friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

/// Where mistakes cost most: every hand against every up card, and against totals of open cards. If they were made with
/// one currency, the money counts; otherwise the stakes, because amounts of different currencies can't be compared.
class MistakeBoard : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by what it shows the mistakes of")
    /// The up cards: "2" … "10", "A"; then totals of cards dealt open that mistakes were made against: "H14", "S17".
    /// Those alone if all were.
    Q_PROPERTY(QList<QString> columns READ columns NOTIFY changed)
    /// How many lines each block has.
    Q_PROPERTY(QList<int> lengths READ lengths NOTIFY changed)
    /// Whether there is no mistake on it.
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed)
    /// "Most: Hard 16 against 10: …" and what isn't on the board.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit MistakeBoard(QObject* parent = nullptr);

    /// Shows the mistakes that cost at least as much, of one kind of answer or of all.
    void show(const std::vector<storage::SpotSums>& spots, std::optional<storage::DecisionKind> kind,
              storage::Mark atLeast);
    [[nodiscard]] QList<QString> columns() const;
    [[nodiscard]] QList<int> lengths() const;
    /// What a cell is called, see BoardLine::names.
    Q_INVOKABLE [[nodiscard]] QString nameAt(int row, int column) const;
    [[nodiscard]] bool isEmpty() const { return m_cells.empty(); }
    [[nodiscard]] QString text() const { return m_text; }
    /// Empty if there is no mistake in the cell.
    [[nodiscard]] std::optional<storage::Spot> spotAt(int row, int column) const;

signals:
    void changed();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    /// What hands are played against: a part of each of its spots.
    struct Column {
        int up = 0;
        int open = 0;
        bool softOpen = false;
    };
    struct Sum {
        std::int64_t count = 0;
        double stakes = 0;
        std::map<std::string, double> cost; ///< by currency, in minor units
    };
    [[nodiscard]] static QString cellText(const storage::Spot& spot, const Sum& sum);
    [[nodiscard]] double weight(const Sum& sum) const;
    [[nodiscard]] static storage::Spot spotOf(const std::pair<storage::DecisionKind, int>& hand, const Column& column);
    void makeColumns();
    void makeLines();

    std::map<storage::Spot, Sum> m_cells;
    std::optional<std::string> m_currency; ///< if there is only one
    std::vector<Column> m_columns;
    std::vector<BoardLine> m_rows;
    std::vector<std::pair<storage::DecisionKind, int>> m_hands; ///< of the rows
    QString m_text;
};

} // namespace openshoe::models
