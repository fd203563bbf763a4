// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/chartsheet.h"

namespace openshoe::models {

namespace {

paper::Tint tintOf(const QString& code) {
    if (code == u"S")
        return paper::Tint::Grey;
    if (code.startsWith(u'D'))
        return paper::Tint::Gold;
    if (code == u"P")
        return paper::Tint::Green;
    return code.startsWith(u'R') ? paper::Tint::Red : paper::Tint::Plain;
}

} // namespace

paper::Cell chartCell(const QString& code, Lead::Value lead, bool departs) {
    const auto filling = lead == Lead::Close  ? paper::Filling::Outline
                         : lead == Lead::Near ? paper::Filling::Half
                                              : paper::Filling::Full;
    return {.text = code, .tint = tintOf(code), .filling = filling, .dotted = departs};
}

paper::Sheet chartSheet(const analysis::Chart& chart, const analysis::ChartFigures& figures,
                        const std::vector<std::size_t>& columns) {
    paper::Sheet sheet;
    QStringList heads{QString()};
    for (const std::size_t c : columns)
        heads << headText(chart.columns[c]);
    for (const ChartSection::Value section : chartSections) {
        paper::Table table{.title = headingOf(section), .heads = heads};
        table.place = section == ChartSection::Hard ? paper::Table::Place::Left : paper::Table::Place::Right;
        for (const ChartLine& line : linesOf(section, chart, figures, columns)) {
            paper::Row row{.label = line.label};
            for (qsizetype i = 0; i < line.cells.size(); ++i)
                row.cells << chartCell(line.cells[i], static_cast<Lead::Value>(line.leads[i]), line.departs[i]);
            table.rows.push_back(std::move(row));
        }
        sheet.tables.push_back(std::move(table));
    }
    for (const LegendRow& row : legendRows())
        sheet.legend.push_back({chartCell(row.code, row.lead, row.departs), row.words});
    return sheet;
}

} // namespace openshoe::models
