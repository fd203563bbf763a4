// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace openshoe::base {

// For the command line and the window's startup code, whose messages tr() has already put into the reader's language.
// The floors below don't translate: they report through base::said.

[[nodiscard]] inline tl::unexpected<Error> inputError(std::string where, std::string words) {
    return inputError(std::move(where), Said::verbatim(std::move(words)));
}

[[nodiscard]] inline tl::unexpected<Error> environmentError(std::string where, std::string words) {
    return environmentError(std::move(where), Said::verbatim(std::move(words)));
}

} // namespace openshoe::base
