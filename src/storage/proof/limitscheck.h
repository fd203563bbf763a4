// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/proof/removedcheck.h"

#include <functional>

namespace openshoe::storage {

/// Reports each row of the limits that is missing, changed or superfluous. Internal to storage; errors are recorded in
/// Sql.
void checkLimits(Sql& sql, const RemovedCheck& removed,
                 const std::function<void(base::Said detail, bool missing)>& report);

} // namespace openshoe::storage
