// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace openshoe::models {

/// The translation context of the words at the table.
struct Table {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

} // namespace openshoe::models
