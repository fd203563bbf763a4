// SPDX-License-Identifier: GPL-3.0-or-later
// How long a test waits for what it expects. On a machine busy with other work, Qt's five seconds can pass before
// anything has happened. The wait ends as soon as the expectation is met; only a failure takes the full time.
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
