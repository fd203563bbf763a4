// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace openshoe::formats {

/// Everything from standard input, or its first `most` bytes; `source` is its name in errors.
[[nodiscard]] base::Result<QByteArray> readStandardInput(qint64 most, const std::string& source);

/// The error for what can't be read, with the system's reason.
[[nodiscard]] tl::unexpected<base::Error> unreadable(const std::string& source, const QString& why);

} // namespace openshoe::formats
