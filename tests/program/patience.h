// SPDX-License-Identifier: GPL-3.0-or-later
// How long a test waits for what it expects: Qt's five seconds pass before anything has been done on a machine that has
// other work too. What comes is not waited for any longer; only a failure takes its time.
#pragma once

#include <QTest>

namespace testprogram {

constexpr int patience = 30'000; // ms

} // namespace testprogram

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, testprogram::patience)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT(expr, message, testprogram::patience)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, testprogram::patience)
