// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"

#include <string>
#include <vector>

namespace openshoe::storage {

/// The tables and indexes of a file, each with its SQL, by name. Internal to storage.
[[nodiscard]] std::vector<std::string> schemaOf(Sql& sql);

/// Those of a new file created by this version of the program.
[[nodiscard]] const std::vector<std::string>& newSchema();

} // namespace openshoe::storage
