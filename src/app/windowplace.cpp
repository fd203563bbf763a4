// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowplace.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>

#include <algorithm>

namespace openshoe::app {

namespace {

constexpr auto key = "window/geometry";
/// A coordinate beyond any screen, found only in a damaged file; larger ones could overflow in sums.
constexpr int farthest = 1 << 20;
constexpr auto maximizedKey = "window/maximized";

} // namespace

QRect onScreen(const QRect& remembered, const QList<QRect>& screens) {
    if (remembered.isEmpty() || screens.isEmpty())
        return {};
    for (const int edge : {remembered.left(), remembered.top(), remembered.right(), remembered.bottom()}) {
        if (edge < -farthest || edge > farthest)
            return {};
    }
    const auto overlap = [&](const QRect& screen) {
        const QRect common = screen.intersected(remembered);
        return common.isEmpty() ? 0 : common.width() * common.height();
    };
    const QRect screen = *std::max_element(screens.begin(), screens.end(),
                                           [&](const QRect& a, const QRect& b) { return overlap(a) < overlap(b); });
    const QSize size = remembered.size().boundedTo(screen.size());
    const int x = std::clamp(remembered.x(), screen.left(), screen.right() - size.width() + 1);
    const int y = std::clamp(remembered.y(), screen.top(), screen.bottom() - size.height() + 1);
    return {QPoint(x, y), size};
}

QRect rememberedPlace(const QSettings& store, const QList<QRect>& screens) {
    return onScreen(store.value(QLatin1StringView(key)).toRect(), screens);
}

bool windowsCanBeMoved() {
    return QGuiApplication::platformName() != u"offscreen" && !QGuiApplication::platformName().startsWith(u"minimal");
}

WindowPlace::WindowPlace(QQuickWindow& window, QSettings& store, bool movable)
    : m_window(window), m_store(store) {
    if (!movable)
        return;
    connect(qGuiApp, &QCoreApplication::aboutToQuit, this, &WindowPlace::remember);
#ifndef QT_NO_SESSIONMANAGER
    // When a session ends, Windows ends the program itself, whatever it is doing by then.
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &WindowPlace::remember, Qt::DirectConnection);
#endif
}

void WindowPlace::restore() {
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    const QRect place = rememberedPlace(m_store, screens);
    // Never below the window's own minimum size, even if the screen is smaller: part of it is then out of sight.
    if (!place.isNull())
        m_window.setGeometry(QRect(place.topLeft(), place.size().expandedTo(m_window.minimumSize())));
    if (m_store.value(QLatin1StringView(maximizedKey)).toBool())
        m_window.setWindowStates(Qt::WindowMaximized);
}

void WindowPlace::remember() {
    const bool maximized = m_window.windowStates().testFlag(Qt::WindowMaximized);
    m_store.setValue(QLatin1StringView(maximizedKey), maximized);
    if (!maximized && !m_window.windowStates().testFlag(Qt::WindowFullScreen))
        m_store.setValue(QLatin1StringView(key), m_window.geometry());
    m_store.sync();
}

} // namespace openshoe::app

#include "moc_windowplace.cpp"
