// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace openshoe::models {
class SeatingController;
}

namespace openshoe::app {

/// Opens the table for a rule file that is double-clicked while the program runs, or starts it: macOS tells of both by
/// an event to the application, where other systems start it with the file as its argument.
class OpenedFiles : public QObject {
    Q_OBJECT

public:
    /// `seating` must outlive it.
    explicit OpenedFiles(models::SeatingController& seating);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    models::SeatingController& m_seating;
};

} // namespace openshoe::app
