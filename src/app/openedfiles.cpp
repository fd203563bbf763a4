// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openedfiles.h"

#include "models/challenge/challengecontroller.h"
#include "models/seating/seatingcontroller.h"

#include <QCoreApplication>
#include <QFileOpenEvent>

namespace openshoe::app {

OpenedFiles::OpenedFiles(models::SeatingController& seating, models::ChallengeController& challenge)
    : m_seating(seating), m_challenge(challenge) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool OpenedFiles::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::FileOpen)
        return false;
    const QString file = static_cast<QFileOpenEvent*>(event)->file();
    if (file.isEmpty()) // an address on the web
        return false;
    if (models::ChallengeController::isChallenge(file))
        m_challenge.open(file);
    else
        m_seating.open(file);
    return true;
}

} // namespace openshoe::app

#include "moc_openedfiles.cpp"
