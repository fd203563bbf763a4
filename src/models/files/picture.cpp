// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/picture.h"

namespace openshoe::models {

Picture::Picture(QString fileName, QObject* parent)
    : QObject(parent), m_fileName(std::move(fileName)),
      m_exporter([this] { return isEmpty() ? std::vector<paper::Sheet>() : std::vector{m_sheet}; }, this) {}

void Picture::show(paper::Sheet sheet) {
    if (sheet == m_sheet)
        return;
    m_sheet = std::move(sheet);
    std::vector<PictureRow> rows;
    for (const paper::Table& table : m_sheet.tables) {
        for (const paper::Row& row : table.rows) {
            PictureRow shown{.cells = {row.label}};
            QStringList parts{row.label};
            for (const paper::Cell& cell : row.cells) {
                shown.cells << cell.text;
                const qsizetype column = parts.size();
                if (column < table.heads.size())
                    parts << tr("%1: %2", "a column's heading, what is in it").arg(table.heads[column], cell.text);
            }
            shown.accessibleName = parts.join(tr(", ", "between the figures of a row"));
            rows.push_back(std::move(shown));
        }
    }
    m_rows.setRows(std::move(rows));
    m_exporter.setReady(!isEmpty());
    emit changed();
}

void Picture::showFigures(bool shown) {
    if (shown == m_figuresShown)
        return;
    m_figuresShown = shown;
    emit figuresShownChanged();
}

void PictureRowModel::setRows(std::vector<PictureRow> rows) {
    replace(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_picture.cpp"
