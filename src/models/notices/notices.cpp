// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/notices/notices.h"

namespace openshoe::models {

void Notices::show(const Notice& notice) {
    if (m_now.kind == Warning && m_now.text != notice.text) {
        m_waiting.append(notice);
        return;
    }
    m_now = notice;
    emit changed();
}

void Notices::dismiss() {
    const Notice next = m_waiting.isEmpty() ? Notice() : m_waiting.takeFirst();
    m_now.kind = None;
    show(next);
}

void Notices::act() {
    if (const auto action = std::exchange(m_now.action, nullptr))
        action();
}

} // namespace openshoe::models

#include "moc_notices.cpp"
