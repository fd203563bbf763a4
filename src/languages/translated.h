// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace openshoe::languages {

/// A message of the floors below in the current language; in English if it has no translation.
[[nodiscard]] QString translated(const base::Said& said);
/// "where: what", or only "what" if there is no place to name.
[[nodiscard]] QString translated(const base::Error& error);

} // namespace openshoe::languages
