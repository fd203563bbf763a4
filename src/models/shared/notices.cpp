// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/shared/notices.h"

namespace openshoe::models {

void Notices::show(const QString& text, Kind kind) {
    if (m_kind == Warning && m_text != text) {
        m_waiting.append({text, kind});
        return;
    }
    m_text = text;
    m_kind = kind;
    emit changed();
}

void Notices::dismiss() {
    const auto [text, kind] = m_waiting.isEmpty() ? std::pair<QString, Kind>() : m_waiting.takeFirst();
    m_kind = None;
    show(text, kind);
}

} // namespace openshoe::models
