// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/archive/background.h"

#include <QCoreApplication>

namespace openshoe::models {

QThreadPool& workPool() {
    static QThreadPool pool;
    static const bool waits = [] {
        qAddPostRoutine([] { pool.waitForDone(); });
        return true;
    }();
    Q_UNUSED(waits)
    return pool;
}

} // namespace openshoe::models
