// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/sheet.h"

#include <QPainter>

namespace openshoe::paper {

/// Draws a sheet, black and a few light colours on white. Lengths are tenths of a point.
class SheetPainter {
public:
    /// As wide as A4 within its margins.
    static constexpr int width = 5150;

    /// `painter` draws with its origin at the sheet's upper left corner.
    explicit SheetPainter(QPainter& painter) : m_painter(painter) {}

    /// Draws all of it; gives its height.
    int draw(const Sheet& sheet);

private:
    int words(const QString& text, int x, int y, int room, int size, bool strong, bool grey = false);
    int diagram(const Diagram& diagram, int y);
    int table(const Table& table, int x, int y, int room);
    int grid(const Table& table, int x, int y, int room);
    int text(const Table& table, int x, int y, int room);
    int legend(const std::vector<Legend>& legend, int y);
    void cell(const Cell& cell, const QRect& place);
    [[nodiscard]] QFont font(int size, bool strong) const;

    QPainter& m_painter;
};

/// The height that draw() would give, from the fonts of this machine.
[[nodiscard]] int heightOf(const Sheet& sheet);

} // namespace openshoe::paper
