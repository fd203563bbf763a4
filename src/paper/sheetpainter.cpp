// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/sheetpainter.h"

#include "paper/diagrampainter.h"

#include <QFontMetrics>
#include <QImage>

#include <algorithm>
#include <array>
#include <numeric>

namespace openshoe::paper {

namespace {

constexpr int titleSize = 180;
constexpr int headingSize = 110;
constexpr int textSize = 90;
constexpr int cellSize = 85;
constexpr int cellHeight = 150;
constexpr int cellGap = 12;
constexpr int columnGap = 150;
constexpr int tableGap = 140;
constexpr int labelWidth = 330;
constexpr int legendCell = 260;
constexpr int dot = 32;
constexpr int hairline = 5;
constexpr int bar = 30;
constexpr int padding = 40;
constexpr int cardWidth = 230;
constexpr int cardHeight = 320;
constexpr int cardGap = 30;
constexpr int cardCorner = 25;
constexpr int rankSize = 150;
constexpr int diagramHeight = 2600;
constexpr int tenths = 10;

// Light enough to write on, and distinguishable in grey too where the letters don't suffice.
struct Inks {
    QColor ground;
    QColor ink;
};
const Inks& inksOf(Tint tint) {
    static const std::array<Inks, 5> all{{{"#F1ECE1", "#23262B"},
                                          {"#E4E8EC", "#54616E"},
                                          {"#EFE5CC", "#7A5C1C"},
                                          {"#DDEFE3", "#1F7148"},
                                          {"#F7E0DB", "#A63A29"}}};
    return all[static_cast<std::size_t>(tint)];
}
const QColor black("#23262B");
const QColor grey("#5A5F67");
const QColor rule("#C9C2B4");
const QColor redSuit("#B3261E");

} // namespace

QFont SheetPainter::font(int size, bool strong) const {
    QFont font;
    font.setPixelSize(size);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

int SheetPainter::words(const QString& text, int x, int y, int room, int size, bool strong, bool isGrey) {
    m_painter.setFont(font(size, strong));
    m_painter.setPen(isGrey ? grey : black);
    const QRect place = QFontMetrics(m_painter.font(), m_painter.device())
                            .boundingRect(QRect(x, y, room, 100000), Qt::TextWordWrap, text);
    const int height = std::max(place.height(), size);
    m_painter.drawText(QRect(x, y, room, height), Qt::TextWordWrap, text);
    return height;
}

// Rank above suit on a small card each; further lines if they don't fit into one.
int SheetPainter::cards(const QStringList& cards, int x, int y, int room) {
    const int inLine = std::max(1, (room + cardGap) / (cardWidth + cardGap));
    int lines = 0;
    for (qsizetype i = 0; i < cards.size(); ++i) {
        const auto at = static_cast<int>(i);
        lines = at / inLine + 1;
        const QRect place(x + at % inLine * (cardWidth + cardGap), y + (lines - 1) * (cardHeight + cardGap), cardWidth,
                          cardHeight);
        m_painter.setPen(QPen(rule, hairline));
        m_painter.setBrush(Qt::white);
        m_painter.drawRoundedRect(place, cardCorner, cardCorner);
        const QString text = cardsText({cards[i]});
        m_painter.setFont(font(rankSize, true));
        m_painter.setPen(text.endsWith(u'♥') || text.endsWith(u'♦') ? redSuit : black);
        const QRect upper(place.x(), place.y(), place.width(), place.height() / 2);
        m_painter.drawText(upper, Qt::AlignCenter, text.chopped(1));
        m_painter.drawText(upper.translated(0, upper.height()), Qt::AlignHCenter | Qt::AlignVCenter, text.right(1));
    }
    return lines * (cardHeight + cardGap);
}

void SheetPainter::cell(const Cell& cell, const QRect& place) {
    const Inks& inks = inksOf(cell.tint);
    if (cell.filling != Filling::None) {
        QColor ground = cell.filling == Filling::Full ? inks.ground : QColor(Qt::white);
        if (cell.filling == Filling::Half)
            ground =
                QColor((inks.ground.red() + 255) / 2, (inks.ground.green() + 255) / 2, (inks.ground.blue() + 255) / 2);
        m_painter.setBrush(ground);
        m_painter.setPen(cell.filling == Filling::Full ? QPen(Qt::NoPen) : QPen(inks.ink, hairline));
        m_painter.drawRect(place);
    }
    if (cell.dotted) {
        m_painter.setBrush(inks.ink);
        m_painter.setPen(Qt::NoPen);
        m_painter.drawEllipse(place.right() - dot - hairline * 2, place.top() + hairline * 3, dot, dot);
    }
    m_painter.setPen(inks.ink);
    m_painter.drawText(place, Qt::AlignCenter, cell.text);
}

int SheetPainter::grid(const Table& table, int x, int y, int room) {
    const int columns = static_cast<int>(std::max<qsizetype>(1, table.heads.size() - 1));
    const int columnWidth = (room - labelWidth) / columns;
    int at = y;
    m_painter.setFont(font(cellSize, false));
    m_painter.setPen(grey);
    for (int c = 1; c < table.heads.size(); ++c)
        m_painter.drawText(QRect(x + labelWidth + (c - 1) * columnWidth, at, columnWidth, cellHeight), Qt::AlignCenter,
                           table.heads[c]);
    at += cellHeight;
    for (const Row& row : table.rows) {
        m_painter.setFont(font(cellSize, true));
        m_painter.setPen(black);
        m_painter.drawText(QRect(x, at, labelWidth - padding, cellHeight), Qt::AlignRight | Qt::AlignVCenter,
                           row.label);
        for (int c = 0; c < row.cells.size(); ++c)
            cell(row.cells[c],
                 QRect(x + labelWidth + c * columnWidth, at, columnWidth - cellGap, cellHeight - cellGap));
        at += cellHeight;
    }
    return at - y;
}

int SheetPainter::text(const Table& table, int x, int y, int room) {
    const int all = std::max(1, std::accumulate(table.widths.begin(), table.widths.end(), 0));
    const auto left = [&](qsizetype column) {
        return x + padding + room * std::accumulate(table.widths.begin(), table.widths.begin() + column, 0) / all;
    };
    const auto wide = [&](qsizetype column) { return room * table.widths[column] / all - 2 * padding; };
    int at = y;
    const auto line = [&](const QStringList& cells, bool strong, bool isGrey) {
        int tallest = 0;
        for (qsizetype c = 0; c < std::min(cells.size(), table.widths.size()); ++c)
            tallest = std::max(tallest, words(cells[c], left(c), at + padding / 2, wide(c), textSize, strong, isGrey));
        return tallest + padding;
    };
    at += line(table.heads, false, true);
    for (const Row& row : table.rows) {
        QStringList cells{row.label};
        for (const Cell& cell : row.cells)
            cells << (cell.cards.isEmpty() ? cell.text : QString());
        m_painter.fillRect(QRect(x, at, room, hairline), rule);
        int height = line(cells, row.marked, false);
        for (qsizetype c = 0; c < std::min(row.cells.size(), table.widths.size() - 1); ++c) {
            const int drawn = cards(row.cells[c].cards, left(c + 1), at + padding, wide(c + 1));
            height = std::max(height, drawn > 0 ? drawn + padding : 0);
        }
        if (row.marked)
            m_painter.fillRect(QRect(x, at + hairline, bar, height - hairline), inksOf(Tint::Gold).ink);
        at += height;
    }
    return at - y;
}

int SheetPainter::table(const Table& table, int x, int y, int room) {
    const int heading = words(table.title, x, y, room, headingSize, true) + padding;
    return heading +
           (table.kind == Table::Kind::Grid ? grid(table, x, y + heading, room) : text(table, x, y + heading, room));
}

int SheetPainter::legend(const std::vector<Legend>& entries, int y) {
    int x = 0;
    int at = y;
    for (const Legend& entry : entries) {
        const QFont small = font(cellSize, false);
        const int room =
            legendCell + padding + QFontMetrics(small, m_painter.device()).horizontalAdvance(entry.words) + columnGap;
        if (x > 0 && x + room > width) {
            x = 0;
            at += cellHeight + padding;
        }
        m_painter.setFont(font(cellSize, true));
        cell(entry.cell, QRect(x, at, legendCell, cellHeight - cellGap));
        m_painter.setFont(small);
        m_painter.setPen(grey);
        m_painter.drawText(QRect(x + legendCell + padding, at, room, cellHeight - cellGap),
                           Qt::AlignLeft | Qt::AlignVCenter, entry.words);
        x += room;
    }
    return entries.empty() ? 0 : at + cellHeight + padding - y;
}

// Its font and distances are in whole points.
int SheetPainter::diagram(const Diagram& diagram, int y) {
    if (diagram.isEmpty())
        return 0;
    m_painter.save();
    m_painter.translate(0, y);
    m_painter.scale(tenths, tenths);
    drawDiagram(m_painter, diagram, paperLook(), QRectF(0, 0, width / tenths, diagramHeight / tenths));
    m_painter.restore();
    return diagramHeight + tableGap;
}

int SheetPainter::draw(const Sheet& sheet) {
    int y = words(sheet.title, 0, 0, width, titleSize, true) + padding;
    for (const QString& line : sheet.lines)
        y += words(line, 0, y, width, textSize, false, true) + padding / 2;
    y += tableGap;
    y += diagram(sheet.diagram, y);
    const int half = (width - columnGap) / 2;
    int left = y;
    int right = y;
    for (const Table& one : sheet.tables) {
        switch (one.place) {
        case Table::Place::Left: left += table(one, 0, left, half) + tableGap; break;
        case Table::Place::Right: right += table(one, width - half, right, half) + tableGap; break;
        case Table::Place::Whole:
            left = right = std::max(left, right) + table(one, 0, std::max(left, right), width) + tableGap;
            break;
        }
    }
    y = std::max(left, right);
    y += legend(sheet.legend, y);
    for (const QString& note : sheet.notes)
        y += words(note, 0, y, width, textSize, false, true) + padding / 2;
    return y;
}

int heightOf(const Sheet& sheet) {
    QImage nothing(1, 1, QImage::Format_RGB32);
    QPainter painter(&nothing);
    return SheetPainter(painter).draw(sheet);
}

} // namespace openshoe::paper
