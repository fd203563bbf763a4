// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/choices.h"

namespace openshoe::models {

int Choices::current() const {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [this](const ChoiceRow& row) { return row.value == m_value; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void Choices::offer(std::vector<ChoiceRow> rows) {
    update(m_rows, std::move(rows));
    const QString before = m_value;
    if (current() < 0)
        m_value = m_rows.empty() ? QString() : m_rows.front().value;
    emit currentChanged();
    if (m_value != before)
        emit chosen();
}

void Choices::choose(const QString& value) {
    const auto offered = [&](const ChoiceRow& row) { return row.value == value; };
    if (value == m_value || std::none_of(m_rows.begin(), m_rows.end(), offered))
        return;
    m_value = value;
    emit currentChanged();
    emit chosen();
}

void Choices::setCurrent(int place) {
    if (place >= 0 && place < size())
        choose(m_rows[static_cast<std::size_t>(place)].value);
}

} // namespace openshoe::models

#include "moc_choices.cpp"
