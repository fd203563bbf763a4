// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace openshoe::models {
class ChallengeController;
class SeatingController;
} // namespace openshoe::models

namespace openshoe::app {

/// Opens the table for a rule file, or the challenge, double-clicked while the program runs, or starts it: macOS
/// tells of both by an event to the application, where other systems start it with the file as its argument.
class OpenedFiles : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    OpenedFiles(models::SeatingController& seating, models::ChallengeController& challenge);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    models::SeatingController& m_seating;
    models::ChallengeController& m_challenge;
};

} // namespace openshoe::app
