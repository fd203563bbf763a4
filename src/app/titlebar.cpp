// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/titlebar.h"

#include <QQmlProperty>
#include <QWindow>

#ifdef Q_OS_WIN
#include <qt_windows.h>

#include <dwmapi.h>
#endif

namespace openshoe::app {

TitleBar::TitleBar(QWindow& window) : m_window(window) {
    QQmlProperty(&window, QStringLiteral("dark")).connectNotifySignal(this, SLOT(update()));
    update();
}

void TitleBar::update() {
#ifdef Q_OS_WIN
    constexpr DWORD immersiveDarkMode = 20; // DWMWA_USE_IMMERSIVE_DARK_MODE, missing in older SDKs
    const BOOL dark = m_window.property("dark").toBool();
    DwmSetWindowAttribute(reinterpret_cast<HWND>(m_window.winId()), immersiveDarkMode, &dark, sizeof dark);
#else
    Q_UNUSED(m_window)
#endif
}

} // namespace openshoe::app

#include "moc_titlebar.cpp"
