// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pageentry.h"

#include <QCoreApplication>
#include <QMetaEnum>

namespace openshoe::models {

QByteArray PageEntry::name() const {
    return QMetaEnum::fromType<Page::Value>().valueToKey(page());
}

QString PageEntry::title() const {
    return QCoreApplication::translate("PageEntry", m_contents.title);
}

QUrl PageEntry::component() const {
    return m_contents.component
               ? QUrl(QStringLiteral("qrc:/qt/qml/OpenShoe/%1.qml").arg(QLatin1StringView(m_contents.component)))
               : QUrl();
}

void PageEntry::read() const {
    if (m_contents.read)
        m_contents.read();
}

} // namespace openshoe::models

#include "moc_pageentry.cpp"
