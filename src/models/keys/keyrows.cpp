// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/keyrows.h"

#include <utility>

namespace openshoe::models {

// The sections and their order never change.
void KeySectionsModel::setRows(const std::vector<KeyRow>& rows) {
    std::vector<std::pair<QString, std::vector<KeyRow>>> sections;
    for (const KeyRow& row : rows) {
        if (sections.empty() || sections.back().first != row.section)
            sections.push_back({row.section, {}});
        sections.back().second.push_back(row);
    }
    std::vector<KeySectionRow> next;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        auto* lines = i < m_rows.size() ? m_rows[i].lines : new KeyRowsModel(this);
        lines->setRows(std::move(sections[i].second));
        next.push_back({.title = sections[i].first, .lines = lines});
    }
    update(m_rows, std::move(next));
}

void KeyRowsModel::setRows(std::vector<KeyRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_keyrows.cpp"
