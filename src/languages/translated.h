// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace openshoe::languages {

/// What the floors below say, in the language spoken now; in English where there is no translation of it.
[[nodiscard]] QString translated(const base::Said& said);
/// "where: what", or only "what" where there is no place to name.
[[nodiscard]] QString translated(const base::Error& error);

} // namespace openshoe::languages
