// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/systemmenu.h"

#include "app/options.h"
#include "models/appcontroller.h"
#include "models/keys/intents.h"
#include "models/keys/keyactions.h"

#include <QMenu>
#include <QMessageBox>

namespace openshoe::app {

using models::AppController;

SystemMenu::SystemMenu(AppController& root) : m_root(root) {
    connect(&root, &AppController::retranslated, this, &SystemMenu::fill);
    fill();
}

QString SystemMenu::about() {
    return QStringLiteral("%1 %2\n%3").arg(AppController::productName(), AppController::version(), description());
}

void SystemMenu::fill() {
    m_bar.clear();
    QMenu* menu = m_bar.addMenu(AppController::productName());
    // The roles put them into the program's own menu, under the system's words.
    const auto add = [menu](QAction::MenuRole role, const QString& text) {
        QAction* action = menu->addAction(text);
        action->setMenuRole(role);
        return action;
    };
    connect(add(QAction::AboutRole, AppController::productName()), &QAction::triggered, this,
            [] { QMessageBox::about(nullptr, AppController::productName(), about()); });
    connect(add(QAction::PreferencesRole, models::keyWords("Settings")), &QAction::triggered, &m_root,
            [this] { m_root.perform(models::WindowIntent::Settings); });
    connect(add(QAction::QuitRole, models::keyWords("Quit")), &QAction::triggered, &m_root, &AppController::quit);
}

} // namespace openshoe::app

#include "moc_systemmenu.cpp"
