// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/pricingprogress.h"

#include "session/worth/pricingqueue.h"

#include <QLocale>

namespace openshoe::models {

PricingProgress::PricingProgress(session::PricingQueue& queue, QObject* parent) : QObject(parent) {
    connect(&queue, &session::PricingQueue::progressed, this, [this](qint64 done, qint64 of) {
        m_done = done;
        m_of = of;
        emit changed();
    });
}

QString PricingProgress::text() const {
    const QLocale locale;
    return tr("%1 of %2 rounds priced").arg(locale.toString(m_done), locale.toString(m_of));
}

} // namespace openshoe::models

#include "moc_pricingprogress.cpp"
