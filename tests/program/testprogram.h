// SPDX-License-Identifier: GPL-3.0-or-later
// A floor's test classes in one program, one of them run at a time:
//
//     tests_models tst_keymap [what Qt Test takes …]
//     tst_keymap [what Qt Test takes …]               where that is a link to tests_models
#pragma once

#include "patience.h"

#include <QTest>

namespace testprogram {

/// The application that a class runs under.
enum class Application {
    None,
    Core,   ///< QCoreApplication
    Window, ///< QApplication or QGuiApplication, whichever the program is linked with
};

/// A test class that is taken into the program, under its file's name without folder and ending.
class Taken {
public:
    Taken(const char* file, Application application, int (*run)(int argc, char** argv));
};

template <class Tests> int run(int argc, char** argv) {
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

} // namespace testprogram

/// Takes the place of QTEST_MAIN (Window), QTEST_GUILESS_MAIN (Core) and QTEST_APPLESS_MAIN (None).
#define OPENSHOE_TEST(Tests, Kind)                                                                                     \
    static const testprogram::Taken taken##Tests(__FILE__, testprogram::Application::Kind, testprogram::run<Tests>);
