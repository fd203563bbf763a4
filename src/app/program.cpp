// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/logfile.h"
#include "app/tablesounds.h"
#include "models/pictures/cardimageprovider.h"
#include "sound/effectsink.h"

#include <QDir>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>
#include <memory>
#include <utility>

namespace openshoe::app {

namespace {

void printError(const QString& text) {
    std::fprintf(stderr, "openshoe: %s\n", text.toUtf8().constData());
}

void printLine(const QString& line) {
    std::printf("%s\n", line.toUtf8().constData());
    std::fflush(stdout);
}

} // namespace

Program::Program(Composition& composition, Options options)
    : m_composition(composition), m_root(composition.root()), m_games(composition.games()),
      m_options(std::move(options)), m_openedFiles(*m_root.seating, *m_root.challenge) {
    m_root.settings->setDesktop(&m_desktop);
    // Someone returning to the window may have copied a file in the meantime.
    QObject::connect(qGuiApp, &QGuiApplication::applicationStateChanged, &m_root,
                     [&composition](Qt::ApplicationState state) {
                         if (state == Qt::ApplicationActive)
                             composition.lookForGames();
                     });
}

Program::~Program() {
    m_root.settings->setDesktop(nullptr);
}

bool Program::start() {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.addImageProvider(
        models::CardImageProvider::name(), // the engine owns it
        new models::CardImageProvider(std::make_shared<models::CardPictures>(m_composition.gallery())));
    m_engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue(&m_root)}});
    QObject::connect(&m_root, &models::AppController::quitAsked, qGuiApp, &QCoreApplication::quit,
                     Qt::QueuedConnection);
    QObject::connect(m_root.trouble, &models::TroubleController::changed, qGuiApp,
                     [trouble = m_root.trouble, told = QString()]() mutable {
                         const QString text = trouble->isShown() ? trouble->plainText() : QString();
                         if (text != told && !text.isEmpty())
                             printError(text);
                         told = text;
                     });
    models::DataFile* data = m_root.data;
    QObject::connect(data, &models::DataFile::readyChanged, qGuiApp, [this] {
        if (m_root.data->isReady() && !std::exchange(m_logChecked, true) && !logProblem().isEmpty())
            m_root.notices->warn(logProblem());
    });
    connectSounds(m_root, m_sounds);
    m_games.holdBack(); // there may be a thousand: the window comes first
    data->open(); // on another thread, while the window is built here
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/OpenShoe/Shell/Main.qml")));
    if (!window())
        return false;
#ifdef Q_OS_MACOS
    m_menu = std::make_unique<SystemMenu>(m_root);
#endif
    QObject::connect(window(), &QQuickWindow::frameSwapped, qGuiApp, [this] { onFirstFrame(); },
                     Qt::SingleShotConnection);
    connectRoom(*window(), m_sounds);
    m_screenReader = std::make_unique<ScreenReader>(*m_root.announcer, *window(), m_engine);
    m_place = std::make_unique<WindowPlace>(*window(), m_root.settings->store());
    m_place->restore();
    if (m_options.autoplayRounds > 0)
        m_place.reset(); // nobody is there to choose where the window is next time
    m_titleBar = std::make_unique<TitleBar>(*window()); // before anyone sees a light one
    if (m_options.fullScreen)
        window()->showFullScreen();
    else
        window()->setVisible(true);
    if (m_options.autoplayRounds > 0)
        startAutoplay();
    return true;
}

void Program::onFirstFrame() {
    QTimer::singleShot(0, &m_root, [&games = m_games] { games.letIn(); });
    m_keyboard = std::make_unique<SystemKeyboard>(m_root.keys->keyboard());
    openSound();
}

// Opening the audio library takes a while, so the window is shown first.
void Program::openSound() {
    m_sink = std::make_unique<sound::EffectSink>();
    m_sounds.setSink(m_sink.get());
}

void Program::startAutoplay() {
    if (!m_options.screenshots.isEmpty() && !QDir().mkpath(m_options.screenshots)) {
        printError(QCoreApplication::translate("Program", "%1: the folder can't be "
                                                          "created").arg(m_options.screenshots));
        QMetaObject::invokeMethod(
            qGuiApp, [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
        return;
    }
    QStringList variants;
    if (m_options.variant != u"all" && !m_options.variant.isEmpty())
        variants << m_options.variant;
    m_autoPlayer = std::make_unique<AutoPlayer>(m_root, window(),
                                                AutoPlayer::Options{.rounds = m_options.autoplayRounds,
                                                                    .variants = variants,
                                                                    .seed = m_options.seed,
                                                                    .screenshots = m_options.screenshots},
                                                printLine);
    QObject::connect(m_autoPlayer.get(), &AutoPlayer::finished, qGuiApp, [this](const QString& problem) {
        if (!problem.isEmpty() && problem != m_root.trouble->plainText())
            printError(problem);
        QCoreApplication::exit(problem.isEmpty() ? 0 : 1);
    });
    m_autoPlayer->start();
}

QQuickWindow* Program::window() const {
    const auto roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

} // namespace openshoe::app
