// SPDX-License-Identifier: GPL-3.0-or-later
#include "testprogram.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using WindowApplication = QApplication;
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
using WindowApplication = QGuiApplication;
#else
using WindowApplication = QCoreApplication;
#endif

#include <cstdio>
#include <map>
#include <string>

namespace testprogram {
namespace {

struct Class {
    Application application;
    int (*run)(int argc, char** argv);
};

std::map<std::string, Class>& classes() {
    static std::map<std::string, Class> all;
    return all;
}

std::string baseName(const std::string& path) {
    const std::string name = path.substr(path.find_last_of("/\\") + 1);
    return name.substr(0, name.find('.'));
}

template <class App> int runUnder(const Class& tests, int argc, char** argv) {
    App app(argc, argv);
    app.setAttribute(Qt::AA_Use96Dpi, true); // as Qt Test's own main functions do
    return tests.run(argc, argv);
}

int runClass(const Class& tests, int argc, char** argv) {
    switch (tests.application) {
    case Application::None: return tests.run(argc, argv);
    case Application::Core: return runUnder<QCoreApplication>(tests, argc, argv);
    case Application::Window: break;
    }
    return runUnder<WindowApplication>(tests, argc, argv);
}

} // namespace

Taken::Taken(const char* file, Application application, int (*run)(int argc, char** argv)) {
    classes().emplace(baseName(file), Class{application, run});
}

} // namespace testprogram

/// Selects a class by the name the program was called as, otherwise by its first argument.
int main(int argc, char** argv) {
    using namespace testprogram;
    for (int at = 0; at < argc && at < 2; ++at) {
        const auto found = classes().find(at == 0 ? baseName(argv[0]) : argv[1]);
        if (found != classes().end())
            return runClass(found->second, argc - at, argv + at);
    }
    std::fprintf(stderr, "%s: which tests? The first argument is one of these:\n", argc > 0 ? argv[0] : "");
    for (const auto& [name, tests] : classes())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}
