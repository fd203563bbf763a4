// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenreader.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <chrono>

namespace openshoe::app {

namespace {

constexpr int noticesAtOnce = 4;
constexpr std::chrono::seconds readingTime{20};
constexpr auto noticeSource = "import QtQuick\n"
                              "Item {\n"
                              "    property string words\n"
                              "    width: 1; height: 1; visible: false\n"
                              "    Accessible.role: Accessible.Notification\n"
                              "    Accessible.name: words\n"
                              "}\n";

} // namespace

ScreenReader::ScreenReader(models::Announcer& announcer, QQuickWindow& window, QQmlEngine& engine)
    : m_announcer(announcer), m_window(window), m_notice(&engine) {
    QAccessible::installActivationObserver(this);
    m_read.setSingleShot(true);
    m_read.setInterval(readingTime);
    connect(&m_read, &QTimer::timeout, this, &ScreenReader::hideAll);
    accessibilityActiveChanged(QAccessible::isActive());
}

ScreenReader::~ScreenReader() {
    QAccessible::removeActivationObserver(this);
    qDeleteAll(m_notices);
}

void ScreenReader::accessibilityActiveChanged(bool active) {
    disconnect(&m_announcer, &models::Announcer::spoken, this, &ScreenReader::speak);
    if (active)
        connect(&m_announcer, &models::Announcer::spoken, this, &ScreenReader::speak);
}

void ScreenReader::speak(const QString& words) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&m_window, words);
    QAccessible::updateAccessibility(&event);
#else
    show(words);
#endif
}

void ScreenReader::show(const QString& words) {
    if (m_notice.isNull())
        m_notice.setData(noticeSource, QUrl());
    while (m_notices.size() < noticesAtOnce && m_notice.isReady()) {
        auto* item = qobject_cast<QQuickItem*>(m_notice.create());
        item->setParentItem(m_window.contentItem());
        m_notices << item;
    }
    if (m_notices.isEmpty())
        return;
    QQuickItem* notice = m_notices[m_next];
    m_next = (m_next + 1) % m_notices.size();
    notice->setVisible(false);
    notice->setProperty("words", words);
    notice->setVisible(true);
    m_read.start();
}

void ScreenReader::hideAll() {
    for (QQuickItem* notice : m_notices)
        notice->setVisible(false);
}

} // namespace openshoe::app

#include "moc_screenreader.cpp"
