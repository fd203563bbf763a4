// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/chiprack.h"

#include "models/words/amounts.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::models {

using base::Money;

void ChipRack::lay(const engine::RuleSet& rules, const std::string& money) {
    m_values = rackFor(rules, money);
    m_selected = 0;
    const engine::Limit* limit = rules.limitIn(money);
    for (std::size_t i = 0; i < m_values.size() && limit; ++i) {
        if (m_values[i] <= std::max(limit->min, m_values.front()))
            m_selected = static_cast<int>(i);
    }
}

void ChipRack::layAnew(const engine::RuleSet& rules, const std::string& money) {
    const auto before = inHand();
    lay(rules, money);
    if (const auto same = std::ranges::find(m_values, before); same != m_values.end())
        m_selected = static_cast<int>(same - m_values.begin());
}

std::vector<ChipRow> ChipRack::rows(Money left) const {
    std::vector<ChipRow> rows;
    for (const Money value : m_values) {
        ChipRow row{.valueText = amountText(value),
                    .label = chipLabel(value),
                    .value = static_cast<double>(value.minorUnits()),
                    .colorKey = chipKey(value)};
        const QString chip = QCoreApplication::translate("ChipRack", "Chip %1");
        row.accessibleName = chip.arg(chipKey(value));
        row.tipText = chip.arg(amountText(value));
        row.affordable = left >= value;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::optional<Money> ChipRack::inHand() const {
    const auto index = static_cast<std::size_t>(m_selected);
    return index < m_values.size() ? std::optional(m_values[index]) : std::nullopt;
}

bool ChipRack::select(int index) {
    if (index == m_selected || index < 0 || index >= static_cast<int>(m_values.size()))
        return false;
    m_selected = index;
    return true;
}

void ChipsModel::setRows(std::vector<ChipRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_chipsmodel.cpp"
