// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/picture.h"

namespace openshoe::models {

Picture::Picture(QString fileName, QObject* parent)
    : QObject(parent), m_fileName(std::move(fileName)),
      m_exporter([this] { return isEmpty() ? std::vector<paper::Sheet>() : std::vector{m_sheet}; }, this) {}

void Picture::show(paper::Sheet sheet) {
    std::vector<PictureRow> rows;
    for (const paper::Table& table : sheet.tables) {
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
    // A row for each bar is what there is to read at it.
    if (sheet.diagram.readings.empty() && std::ssize(rows) == sheet.diagram.places.size()) {
        for (const PictureRow& row : rows)
            sheet.diagram.readings.push_back(
                {.at = static_cast<double>(sheet.diagram.readings.size()), .words = row.accessibleName, .key = {}});
    }
    if (sheet == m_sheet)
        return;
    m_sheet = std::move(sheet);
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

QStringList Picture::readings() const {
    QStringList words;
    for (const paper::Reading& reading : diagram().readings)
        words << reading.words;
    return words;
}

QList<bool> Picture::opening() const {
    QList<bool> all;
    for (const paper::Reading& reading : diagram().readings)
        all << !reading.key.isEmpty();
    return all;
}

void Picture::open(int reading) {
    if (reading < 0 || reading >= static_cast<int>(diagram().readings.size()))
        return;
    if (const QString key = diagram().readings[static_cast<std::size_t>(reading)].key; !key.isEmpty())
        emit opened(key);
}

void PictureRowModel::setRows(std::vector<PictureRow> rows) {
    if (rows.size() != m_rows.size()) {
        replace(m_rows, std::move(rows));
        return;
    }
    // A table that is shown stays while its figures change, as with every move of a bar.
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] != m_rows[i])
            change(m_rows, static_cast<int>(i), rows[i]);
    }
}

} // namespace openshoe::models

#include "moc_picture.cpp"
