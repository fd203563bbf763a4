// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/speech/announcer.h"

#include <QAccessible>
#include <QList>
#include <QObject>
#include <QQmlComponent>
#include <QTimer>

class QQuickItem;
class QQuickWindow;

namespace openshoe::app {

/// Passes announcements on to screen readers: as Qt announcement events where Qt has them (6.8), otherwise as an
/// invisible notification item that is shown in the window. Does nothing while no screen reader is listening.
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
    /// Used in turn, because a screen reader fetches the words a moment after it hears of them.
    QList<QQuickItem*> m_notices;
    qsizetype m_next = 0;
    QTimer m_read; ///< hides them when all have been read
};

} // namespace openshoe::app
