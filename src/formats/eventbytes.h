// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"

#include <QByteArray>

#include <string>

namespace openshoe::formats {

/// Events in their stored form. The first byte is the version: 1 plain, 2 compressed (long logs that become shorter).
/// CBOR follows: a list with one list per event, which holds the type's index in engine::Event and the fields in order;
/// trailing fields with their default value are left out. Players, seats and hands are numbers, enumerations their
/// values, amounts minor units, cards their index.
[[nodiscard]] QByteArray eventsToBytes(const engine::Events& events);

/// Reads them back. Any bytes are safe to read. Anything not written by eventsToBytes is an error of kind Environment,
/// for damaged storage, that names `where` ("round 17"). engine::replay checks whether the log makes sense.
[[nodiscard]] base::Result<engine::Events> eventsFromBytes(const QByteArray& bytes, const std::string& where);

} // namespace openshoe::formats
