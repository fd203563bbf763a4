// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"

#include "app/logfile.h"
#include "app/tablesounds.h"
#include "models/shared/cardimageprovider.h"
#include "sound/effectsink.h"

#include <QDir>
#include <QGuiApplication>
#include <QQuickWindow>

#include <cstdio>
#include <utility>

namespace openshoe::app {

namespace {

void printError(const QString& text) {
    std::fprintf(stderr, "openshoe: %s\n", qPrintable(text));
}

void printLine(const QString& line) {
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

} // namespace

Composition::Composition(const Options& options)
    : m_options(options), m_controller({.dataFolder = options.dataFolder,
                                        .variant = options.autoplayRounds > 0 ? QString() : options.variant,
                                        .speed = options.speed}) {}

Composition::~Composition() = default;

bool Composition::start() {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.addImageProvider(models::CardImageProvider::name(), new models::CardImageProvider); // the engine owns it
    m_engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue(&m_controller)}});
    QObject::connect(&m_controller, &models::AppController::quitAsked, qGuiApp, &QCoreApplication::quit,
                     Qt::QueuedConnection);
    QObject::connect(m_controller.trouble(), &models::TroubleController::changed, qGuiApp,
                     [trouble = m_controller.trouble(), told = QString()]() mutable {
                         const QString text = trouble->isShown() ? trouble->plainText() : QString();
                         if (text != told && !text.isEmpty())
                             printError(text);
                         told = text;
                     });
    QObject::connect(&m_controller, &models::AppController::readyChanged, qGuiApp, [this] {
        if (m_controller.isReady() && !std::exchange(m_logChecked, true) && !logProblem().isEmpty())
            m_controller.warn(logProblem());
    });
    connectSounds(m_controller, m_sounds);
    m_controller.start(); // the data is opened on another thread while the window is built here
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/OpenShoe/Shell/Main.qml")));
    if (!window())
        return false;
    QObject::connect(window(), &QQuickWindow::frameSwapped, qGuiApp, [this] { openSound(); }, Qt::SingleShotConnection);
    m_place = std::make_unique<WindowPlace>(*window(), m_controller.settings()->store());
    m_place->restore();
    if (m_options.fullScreen)
        window()->showFullScreen();
    else
        window()->setVisible(true);
    if (m_options.autoplayRounds > 0)
        startAutoplay();
    return true;
}

// Opening the audio library takes a while: the window is there first.
void Composition::openSound() {
    m_sink = std::make_unique<sound::EffectSink>();
    m_sounds.setSink(m_sink.get());
}

void Composition::startAutoplay() {
    if (!m_options.screenshots.isEmpty() && !QDir().mkpath(m_options.screenshots)) {
        printError(QStringLiteral("%1: the folder can't be made").arg(m_options.screenshots));
        QMetaObject::invokeMethod(
            qGuiApp, [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
        return;
    }
    QStringList variants;
    if (m_options.variant != u"all" && !m_options.variant.isEmpty())
        variants << m_options.variant;
    m_autoPlayer = std::make_unique<AutoPlayer>(m_controller, window(),
                                                AutoPlayer::Options{.rounds = m_options.autoplayRounds,
                                                                    .variants = variants,
                                                                    .seed = m_options.seed,
                                                                    .screenshots = m_options.screenshots},
                                                printLine);
    QObject::connect(m_autoPlayer.get(), &AutoPlayer::finished, qGuiApp, [this](const QString& problem) {
        if (!problem.isEmpty() && problem != m_controller.trouble()->plainText())
            printError(problem);
        QCoreApplication::exit(problem.isEmpty() ? 0 : 1);
    });
    m_autoPlayer->start();
}

QQuickWindow* Composition::window() const {
    const auto roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

} // namespace openshoe::app
