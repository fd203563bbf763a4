// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pictures/cardimageprovider.h"

#include <QQmlEngine>
#include <QtQuickTest>

/// Runs once for each tst_*.qml: sets the import path of the modules in the resources, and the image provider.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        using openshoe::models::CardImageProvider;
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(CardImageProvider::name(), new CardImageProvider);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(openshoe_qml, Setup)
#include "main.moc"
