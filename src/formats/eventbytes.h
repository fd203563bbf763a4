// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"

#include <QByteArray>

#include <string>

namespace openshoe::formats {

/// Events as they are stored. The first byte is the version: 1 plain, 2 compressed (long logs that are shorter so).
/// Then CBOR: a list with one list per event: the type's place in engine::Event and the fields in their order; fields
/// at the end that have their default value are left out. Players, seats and hands are numbers, enumerations their
/// values, amounts minor units, cards their index.
[[nodiscard]] QByteArray eventsToBytes(const engine::Events& events);

/// Reads them back. Any bytes are safe to read; what was not written by eventsToBytes is an error that names `where`
/// ("round 17") and is of kind Environment, for damaged storage. engine::replay tells whether the log makes sense.
[[nodiscard]] base::Result<engine::Events> eventsFromBytes(const QByteArray& bytes, const std::string& where);

} // namespace openshoe::formats
