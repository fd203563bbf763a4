// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"

#include <QGuiApplication>

#include <cstdio>

using namespace openshoe;

int main(int argc, char** argv) {
    QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("openshoe"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Open Shoe"));
    QCoreApplication::setApplicationVersion(QStringLiteral(OPENSHOE_VERSION));

    const auto options = app::readOptions(QCoreApplication::arguments());
    if (!options) {
        std::fprintf(stderr, "openshoe: %s\n", options.error().text().c_str());
        return 2;
    }
    if (options->showHelp || options->showVersion) {
        const QString text = options->showHelp ? app::helpText() : QStringLiteral("openshoe " OPENSHOE_VERSION "\n");
        std::fputs(qPrintable(text), stdout);
        return 0;
    }
    app::Composition composition(*options);
    if (!composition.start()) {
        std::fputs("openshoe: the window can't be shown\n", stderr);
        return 1;
    }
    return QGuiApplication::exec();
}
