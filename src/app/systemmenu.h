// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>

#include <memory>

namespace openshoe::models {
class AppController;
}

namespace openshoe::app {

/// The menu that macOS shows at the top of the screen: About, Settings and Quit, in the places that system has for
/// them. Needs a QApplication.
class SystemMenu : public QObject {
    Q_OBJECT

public:
    /// `root` must outlive it.
    explicit SystemMenu(models::AppController& root);

    [[nodiscard]] const QMenuBar& bar() const { return m_bar; }
    /// What About tells.
    [[nodiscard]] static QString about();

private:
    void fill();

    models::AppController& m_root;
    QMenuBar m_bar;
};

} // namespace openshoe::app
