// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/appcontroller.h"

#include <QCoreApplication>

namespace openshoe::models {

QString AppController::version() {
    return QCoreApplication::applicationVersion();
}

void AppController::setPage(Page page) {
    if (m_page == page)
        return;
    m_page = page;
    emit pageChanged();
}

} // namespace openshoe::models
