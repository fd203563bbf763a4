// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWindow;

namespace openshoe::app {

/// Keeps the title bar that Windows draws as dark as the window's own colours, which may be chosen against the
/// system's: follows the window's property `dark`. Elsewhere the desktop decides.
class TitleBar : public QObject {
    Q_OBJECT

public:
    /// `window` is shown already and must outlive it.
    explicit TitleBar(QWindow& window);

private slots:
    void update();

private:
    QWindow& m_window;
};

} // namespace openshoe::app
