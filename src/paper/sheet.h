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
    QString plain;       ///< as programs read it, "-12.50"; empty where they read the text
    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Row {
    QString label;
    QList<Cell> cells;
    bool marked = false; ///< a bar at its beginning
    QString plain;       ///< the label as programs read it, "2026-11-22"; empty where they read the label
    friend bool operator==(const Row&, const Row&) = default;
};

/// A heading, column heads and rows. The first head stands over the labels.
struct Table {
    /// The half of the sheet it stands in; whole tables stand below all halves before them.
    enum class Place : std::uint8_t { Left, Right, Whole };
    /// Grid: small cells of one width in the middle of their columns. Text: cells that wrap, beginning at the left; its
    /// `widths` are as many as its heads.
    enum class Kind : std::uint8_t { Grid, Text };

    QString title;
    QStringList heads;
    std::vector<Row> rows;
    Place place = Place::Whole;
    Kind kind = Kind::Grid;
    QList<int> widths; ///< of a text's columns, each in proportion to the others
    friend bool operator==(const Table&, const Table&) = default;
};

/// What a cell's looks mean.
struct Legend {
    Cell cell;
    QString words;
    friend bool operator==(const Legend&, const Legend&) = default;
};

/// What is printed on one page or drawn as one picture.
struct Sheet {
    QString title;
    QStringList lines; ///< beneath the title
    Diagram diagram;   ///< above the tables, which tell the same in figures; empty for none
    std::vector<Table> tables;
    std::vector<Legend> legend;
    QStringList notes; ///< at the end
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// Cells separated by tabs, lines by line feeds, tables and sheets by empty lines: for a spreadsheet. Line breaks and
/// tabs within a cell become spaces.
[[nodiscard]] QString plainText(const std::vector<Sheet>& sheets);
/// The tables alone, with commas, for programs; an empty line between two.
[[nodiscard]] QString csvText(const std::vector<Sheet>& sheets);

} // namespace openshoe::paper
