// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// Fails the test with the error's text if a result holds an error.
#define VERIFIED(result)                                                                                               \
    do {                                                                                                               \
        const auto& verified = (result);                                                                               \
        QVERIFY2(verified, verified ? "" : verified.error().text().c_str());                                           \
    } while (false)
