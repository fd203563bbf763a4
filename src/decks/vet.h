// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace openshoe::decks {

/// Nothing where this picture may be drawn: it is well-formed, reads no other file, isn't nested without end, and what
/// it shows again and again comes to no more than can be drawn in a few seconds. Else why not.
[[nodiscard]] base::Result<void> vet(const QByteArray& svg);

} // namespace openshoe::decks
