// SPDX-License-Identifier: GPL-3.0-or-later
// Renders a QML sheet to a PNG without a screen, for looking at the art while it is made.
#include "models/pictures/cardimageprovider.h"
#include "models/preferences/settinglist.h"
#include "offscreen.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>

#include <cstdio>

int main(int argc, char** argv) {
    drawOffscreen(argc, argv);
    QGuiApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({{"width", "Width of the window.", "pixels", "1280"},
                       {"height", "Height of the window.", "pixels", "800"},
                       {"scale", "Scale of the screen.", "factor", "1"},
                       {"scheme", "dark or light.", "scheme", "dark"},
                       {"wait", "Milliseconds before the picture is taken.", "ms", "600"},
                       {"rtl", "Right-to-left layout."}});
    parser.addPositionalArgument("sheet", "A QML file with a root Item that may have a property int scheme.");
    parser.addPositionalArgument("picture", "The PNG to write.");
    parser.addHelpOption();
    parser.process(app);
    const QStringList files = parser.positionalArguments();
    if (files.size() != 2)
        parser.showHelp(2);
    if (parser.isSet("rtl"))
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);

    using openshoe::models::CardImageProvider;
    QQuickView view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.engine()->addImageProvider(CardImageProvider::name(), new CardImageProvider);
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    const auto scheme = openshoe::models::setting::scheme.read(parser.value("scheme"));
    view.setInitialProperties({{"scheme", scheme.value_or(openshoe::models::ColourScheme::Dark)}});
    view.resize(parser.value("width").toInt(), parser.value("height").toInt());
    view.setSource(QUrl::fromLocalFile(files.at(0)));
    if (view.status() != QQuickView::Ready)
        return 1;
    view.show();
    int result = 1;
    QTimer::singleShot(parser.value("wait").toInt(), &app, [&] {
        result = view.grabWindow().save(files.at(1)) ? 0 : 1;
        app.exit(result);
    });
    return app.exec();
}
