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

/// Puts a window back where it was when the program ended, and remembers its place: only that of a window which a
/// person can have moved, not of one that is drawn nowhere.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    WindowPlace(QQuickWindow& window, QSettings& store, QObject* parent = nullptr);
    /// Call before the window is shown.
    void restore();
    void remember();

private:
    QQuickWindow& m_window;
    QSettings& m_store;
};

} // namespace openshoe::app
