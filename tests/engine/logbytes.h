// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/eventbytes.h"

#include <string>

namespace openshoe::tests {

/// Checks that a log reads back from its bytes. Empty if it does, otherwise what is wrong.
inline std::string wrongWithBytes(const engine::Events& log) {
    const QByteArray bytes = formats::eventsToBytes(log);
    const auto read = formats::eventsFromBytes(bytes, "the log");
    return read && *read == log && formats::eventsToBytes(*read) == bytes ? std::string()
                                                                          : "the log's bytes read back as another log";
}

} // namespace openshoe::tests
