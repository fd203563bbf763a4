// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"

#include <span>
#include <string>
#include <string_view>

namespace openshoe::base {

/// The known word that was probably meant by `word`; empty if none is near. Near is what differs by a letter in three
/// at most, counting two letters swapped as one, whatever the case; and what begins with three letters or more typed.
[[nodiscard]] std::string nearest(std::string_view word, std::span<const std::string> known);

/// `what`, which says that `word` isn't known, with the question whether the nearest was meant, if there is one.
[[nodiscard]] Said withGuess(Said what, std::string_view word, std::span<const std::string> known);

} // namespace openshoe::base
