// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace openshoe::models {

/// Where the words at the table are translated.
struct Table {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

} // namespace openshoe::models
