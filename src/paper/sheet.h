// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/diagram.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace openshoe::paper {

/// The colour of a cell.
enum class Tint : std::uint8_t { Plain, Grey, Gold, Green, Red };
/// How much of a cell is filled with its tint.
enum class Filling : std::uint8_t { None, Outline, Half, Full };

struct Cell {
    QString text;
    Tint tint = Tint::Plain;
    Filling filling = Filling::None;
    bool dotted = false; ///< a dot in the corner
    QString plain;       ///< as programs read it, "-12.50"; if empty, they read the text
    QStringList cards;   ///< "AS", "TD": drawn side by side in place of the text, in text tables
    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Row {
    QString label;
    QList<Cell> cells;
    bool marked = false; ///< with a bar at its beginning
    QString plain;       ///< the label as programs read it, "2026-11-22"; if empty, they read the label
    friend bool operator==(const Row&, const Row&) = default;
};

/// "A♠ 10♦", of "AS" and "TD".
[[nodiscard]] QString cardsText(const QStringList& cards);

/// A heading, column heads and rows. The first head is above the labels.
struct Table {
    /// The half of the sheet it is on; a Whole table goes below all halves before it.
    enum class Place : std::uint8_t { Left, Right, Whole };
    /// Grid: small cells of equal width, centred in their columns. Text: wrapping, left-aligned cells, with one entry
    /// of `widths` for each head.
    enum class Kind : std::uint8_t { Grid, Text };

    QString title;
    QStringList heads;
    std::vector<Row> rows;
    Place place = Place::Whole;
    Kind kind = Kind::Grid;
    QList<int> widths; ///< relative widths of a text table's columns
    friend bool operator==(const Table&, const Table&) = default;
};

/// What a cell's appearance means.
struct Legend {
    Cell cell;
    QString words;
    friend bool operator==(const Legend&, const Legend&) = default;
};

/// The content of one printed page or one picture.
struct Sheet {
    QString title;
    QStringList lines; ///< beneath the title
    Diagram diagram;   ///< above the tables, which give the same in figures; may be empty
    std::vector<Table> tables;
    std::vector<Legend> legend;
    QStringList notes; ///< at the end
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// Tab-separated cells, one row per line, with an empty line between tables and between sheets: for a spreadsheet. Line
/// breaks and tabs within a cell become spaces.
[[nodiscard]] QString plainText(const std::vector<Sheet>& sheets);
/// Only the tables, comma-separated, for programs; an empty line between two.
[[nodiscard]] QString csvText(const std::vector<Sheet>& sheets);

} // namespace openshoe::paper
