// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <QSettings>

class QQuickWindow;

namespace openshoe::app {

/// A window's place as remembered, moved and shrunk so that all of it lies on one of the screens; null where nothing
/// usable is remembered.
[[nodiscard]] QRect onScreen(const QRect& remembered, const QList<QRect>& screens);

/// The place the settings remember, on one of the screens; null where they remember none that is usable.
[[nodiscard]] QRect rememberedPlace(const QSettings& store, const QList<QRect>& screens);

/// Puts a window where it was when the program ended, and remembers where it is.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    WindowPlace(QQuickWindow& window, QSettings& store, QObject* parent = nullptr);
    /// Before the window is shown.
    void restore();
    void remember();

private:
    QQuickWindow& m_window;
    QSettings& m_store;
};

} // namespace openshoe::app
