// SPDX-License-Identifier: GPL-3.0-or-later
// A floor's test classes in one program, of which one runs at a time:
//
//     tests_models tst_keymap [arguments of Qt Test …]
//     tst_keymap [arguments of Qt Test …]             if that is a link to tests_models
#pragma once

#include "patience.h"

#include <QTest>

namespace testprogram {

/// The application object that a class runs under.
enum class Application {
    None,
    Core,   ///< QCoreApplication
    Window, ///< QApplication or QGuiApplication, depending on what the program is linked with
};

/// Registers a test class with the program, under its file's name without folder and extension.
class Taken {
public:
    Taken(const char* file, Application application, int (*run)(int argc, char** argv));
};

template <class Tests> int run(int argc, char** argv) {
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

} // namespace testprogram

/// Replaces QTEST_MAIN (Window), QTEST_GUILESS_MAIN (Core) and QTEST_APPLESS_MAIN (None).
#define OPENSHOE_TEST(Tests, Kind)                                                                                     \
    static const testprogram::Taken taken##Tests(__FILE__, testprogram::Application::Kind, testprogram::run<Tests>);
