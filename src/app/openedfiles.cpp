// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openedfiles.h"

#include "models/seating/seatingcontroller.h"

#include <QCoreApplication>
#include <QFileOpenEvent>

namespace openshoe::app {

OpenedFiles::OpenedFiles(models::SeatingController& seating) : m_seating(seating) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool OpenedFiles::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::FileOpen)
        return false;
    const QString file = static_cast<QFileOpenEvent*>(event)->file();
    if (file.isEmpty()) // an address on the web
        return false;
    m_seating.open(file);
    return true;
}

} // namespace openshoe::app

#include "moc_openedfiles.cpp"
