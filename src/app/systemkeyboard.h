// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keyboard.h"

#include <QAbstractNativeEventFilter>
#include <QTimer>

#include <memory>

namespace openshoe::app {

/// Tells a Keyboard which layout is in use, and when that changes. X11 is asked, and so is Windows; elsewhere the
/// keyboard learns from the keys that are pressed.
class SystemKeyboard : public QObject, public QAbstractNativeEventFilter {
    Q_OBJECT

public:
    /// `keyboard` must outlive it.
    explicit SystemKeyboard(models::Keyboard& keyboard, QObject* parent = nullptr);
    ~SystemKeyboard() override;

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

private:
    void read();

    struct X11;
    models::Keyboard& m_keyboard;
    std::unique_ptr<X11> m_x11; ///< null on other systems
    quint8 m_inUse = 0;         ///< the layout in use, of those that X11 has at hand
    QTimer m_soon;              ///< a change of layout comes as several events
};

} // namespace openshoe::app
