// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"

#include "models/cardimageprovider.h"

#include <QGuiApplication>
#include <QQuickWindow>

namespace openshoe::app {

Composition::Composition(const Options& options)
    : m_options(options),
      m_controller({.dataFolder = options.dataFolder, .variant = options.variant, .speed = options.speed}) {}

Composition::~Composition() = default;

bool Composition::start() {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.addImageProvider(models::CardImageProvider::name(), new models::CardImageProvider);
    m_engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue(&m_controller)}});
    QObject::connect(&m_controller, &models::AppController::quitAsked, qGuiApp, &QCoreApplication::quit, Qt::QueuedConnection);
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/OpenShoe/Shell/Main.qml")));
    if (!window())
        return false;
    if (m_options.fullScreen)
        window()->showFullScreen();
    m_controller.start();
    return true;
}

QQuickWindow* Composition::window() const {
    const auto roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

} // namespace openshoe::app
