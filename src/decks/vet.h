// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace openshoe::decks {

/// Succeeds if this picture may be drawn: it is well-formed, reads no other file, isn't nested too deep, and what it
/// reuses adds up to no more than can be drawn in a few seconds. Otherwise the error says why not.
[[nodiscard]] base::Result<void> vet(const QByteArray& svg);

} // namespace openshoe::decks
