// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/sheet.h"

#include <algorithm>

namespace openshoe::paper {

namespace {

QString line(QStringList cells) {
    for (QString& cell : cells)
        cell = cell.simplified();
    return cells.join(u'\t') + u'\n';
}

QString tableText(const Table& table) {
    QString text = line({table.title}) + line(table.heads);
    for (const Row& row : table.rows) {
        QStringList cells{row.label};
        for (const Cell& cell : row.cells)
            cells << cell.text;
        text += line(cells);
    }
    return text;
}

// Quotes a cell if necessary.
QString csvCell(QString cell) {
    static const QString special = QStringLiteral(",\"\r\n");
    if (std::none_of(cell.begin(), cell.end(), [](QChar c) { return special.contains(c); }))
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvLine(const QStringList& cells) {
    QStringList written;
    for (const QString& cell : cells)
        written << csvCell(cell);
    return written.join(u',') + QStringLiteral("\r\n");
}

const QString& orElse(const QString& plain, const QString& text) {
    return plain.isEmpty() ? text : plain;
}

} // namespace

QString cardsText(const QStringList& cards) {
    static const QString letters = QStringLiteral("SHDC");
    static const QString suits = QStringLiteral("♠♥♦♣");
    QStringList words;
    for (const QString& card : cards) {
        const auto suit = letters.indexOf(card.right(1));
        QString rank = card.chopped(std::min<qsizetype>(card.size(), 1));
        if (rank == u'T')
            rank = QStringLiteral("10");
        words << (suit < 0 || card.isEmpty() ? card : rank + suits[suit]);
    }
    return words.join(u' ');
}

QString csvText(const std::vector<Sheet>& sheets) {
    QString text;
    for (const Sheet& sheet : sheets) {
        for (const Table& table : sheet.tables) {
            text += text.isEmpty() ? QString() : QStringLiteral("\r\n");
            text += csvLine(table.heads);
            for (const Row& row : table.rows) {
                QStringList cells{orElse(row.plain, row.label)};
                for (const Cell& cell : row.cells)
                    cells << orElse(cell.plain, cell.text);
                text += csvLine(cells);
            }
        }
    }
    return text;
}

QString plainText(const std::vector<Sheet>& sheets) {
    QString text;
    for (const Sheet& sheet : sheets) {
        text += text.isEmpty() ? QString() : QStringLiteral("\n");
        text += line({sheet.title});
        for (const QString& words : sheet.lines)
            text += line({words});
        for (const Table& table : sheet.tables)
            text += u'\n' + tableText(table);
        if (!sheet.legend.empty())
            text += u'\n';
        for (const Legend& legend : sheet.legend) {
            if (!legend.cell.text.isEmpty())
                text += line({legend.cell.text, legend.words});
        }
        if (!sheet.notes.isEmpty())
            text += u'\n';
        for (const QString& words : sheet.notes)
            text += line({words});
    }
    return text;
}

} // namespace openshoe::paper
