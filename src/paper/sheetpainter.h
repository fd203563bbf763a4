// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/sheet.h"

#include <QPainter>

namespace openshoe::paper {

/// Draws a sheet: black and a few light colours on white. Lengths are in tenths of a point.
class SheetPainter {
public:
    /// The width of A4 within its margins.
    static constexpr int width = 5150;

    /// `painter` must have its origin at the sheet's upper left corner.
    explicit SheetPainter(QPainter& painter) : m_painter(painter) {}

    /// Draws the whole sheet and returns its height.
    int draw(const Sheet& sheet);

private:
    int words(const QString& text, int x, int y, int room, int size, bool strong, bool grey = false);
    int diagram(const Diagram& diagram, int y);
    int table(const Table& table, int x, int y, int room);
    int grid(const Table& table, int x, int y, int room);
    int text(const Table& table, int x, int y, int room);
    int legend(const std::vector<Legend>& legend, int y);
    int cards(const QStringList& cards, int x, int y, int room);
    void cell(const Cell& cell, const QRect& place);
    [[nodiscard]] QFont font(int size, bool strong) const;

    QPainter& m_painter;
};

/// The height that draw() would return with this machine's fonts.
[[nodiscard]] int heightOf(const Sheet& sheet);

} // namespace openshoe::paper
