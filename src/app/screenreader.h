// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/announcer.h"

#include <QAccessible>
#include <QList>
#include <QObject>
#include <QQmlComponent>
#include <QTimer>

class QQuickItem;
class QQuickWindow;

namespace openshoe::app {

/// Hands what is to be spoken to screen readers: as an announcement where Qt has those (6.8), else as a notification
/// that becomes visible in the window, though there is nothing of it to be seen. It asks for the words only while
/// somebody listens.
class ScreenReader : public QObject, public QAccessible::ActivationObserver {
    Q_OBJECT

public:
    /// All must outlive it.
    ScreenReader(models::Announcer& announcer, QQuickWindow& window, QQmlEngine& engine);
    ~ScreenReader() override;

    void accessibilityActiveChanged(bool active) override;

private:
    void speak(const QString& words);
    void show(const QString& words);
    void hideAll();

    models::Announcer& m_announcer;
    QQuickWindow& m_window;
    QQmlComponent m_notice;
    /// By turns: a screen reader asks for the words a moment after it has heard of them.
    QList<QQuickItem*> m_notices;
    qsizetype m_next = 0;
    QTimer m_read; ///< when all have been read
};

} // namespace openshoe::app
