// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/sheet.h"

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

} // namespace

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
