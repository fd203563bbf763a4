// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <QSettings>

class QQuickWindow;

namespace openshoe::app {

/// A remembered window place, moved and shrunk to lie entirely on one of the screens; null if what is remembered isn't
/// usable.
[[nodiscard]] QRect onScreen(const QRect& remembered, const QList<QRect>& screens);

/// The place remembered in the settings, fitted to one of the screens; null if there is no usable one.
[[nodiscard]] QRect rememberedPlace(const QSettings& store, const QList<QRect>& screens);

/// Whether a person can move windows here: not where they are drawn nowhere.
[[nodiscard]] bool windowsCanBeMoved();

/// Puts a window back where it was when the program or the system's session ended, and remembers its place if a person
/// can have moved it.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    WindowPlace(QQuickWindow& window, QSettings& store, bool movable = windowsCanBeMoved());
    /// Call before the window is shown.
    void restore();

private:
    void remember();

    QQuickWindow& m_window;
    QSettings& m_store;
};

} // namespace openshoe::app
