// SPDX-License-Identifier: GPL-3.0-or-later
// Renders the real window to a PNG without a screen: a page, or the table at one moment of a scripted round, so that
// any state can be looked at without playing until it occurs.
#include "app/composition.h"
#include "app/spokenlanguage.h"
#include "fairness/shuffle.h"
#include "formats/scenario.h"
#include "formats/variants.h"
#include "memoryjournal.h"
#include "models/pictures/cardimageprovider.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "offscreen.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QPainter>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>

using namespace openshoe;

namespace {

/// Loads the window's QML from the source tree instead of the program, so that changes show without a build.
class FromSource : public QQmlAbstractUrlInterceptor {
public:
    explicit FromSource(QString folder) : m_folder(std::move(folder)) {}
    QUrl intercept(const QUrl& url, DataType type) override {
        const QString place = QStringLiteral("/qt/qml/OpenShoe/");
        if (type != QmlFile || url.scheme() != QStringLiteral("qrc") || !url.path().startsWith(place))
            return url;
        const QString file = m_folder + u'/' + url.path().mid(place.size());
        return QFile::exists(file) ? QUrl::fromLocalFile(file) : url;
    }

private:
    QString m_folder;
};

/// Plays a scripted round from start to end; null if the shoe is too short.
std::optional<engine::ScriptResult> playScene(const formats::Scenario& scenario, std::span<const engine::Card> shoe,
                                              bool fresh) {
    engine::TableState state;
    state.currency = scenario.currency;
    state.players = scenario.players;
    if (fresh)
        engine::changeShoe(scenario.rules, state, false);
    auto result = engine::playScript(scenario.rules, state, scenario.rounds.front().script, shoe);
    if (!result)
        return std::nullopt;
    return std::move(*result);
}

engine::Events listedEvents(const formats::Scenario& scenario) {
    const auto& shoe = scenario.rounds.front().shoe;
    const auto* cards = shoe ? std::get_if<std::vector<engine::Card>>(&*shoe) : nullptr;
    const auto result = cards ? playScene(scenario, *cards, false) : std::nullopt;
    return result ? result->events : engine::Events{};
}

/// Finds a seed whose shoe lets everything in the script happen; the scene's own cards are ignored.
std::optional<std::pair<fairness::Seed, engine::Events>> findSeed(const formats::Scenario& scenario, int skip) {
    for (std::uint32_t i = 1; i < 400'000; ++i) {
        fairness::Seed::Bytes bytes{};
        for (std::size_t k = 0; k < 4; ++k)
            bytes[k] = static_cast<std::uint8_t>(i >> (8 * k));
        const fairness::Seed seed(bytes);
        const auto shoe =
            fairness::shuffle({.seed = seed, .clientSeed = {}, .number = 1, .decks = scenario.rules.newShoe()});
        auto result = playScene(scenario, shoe, true);
        if (!result ||
            std::any_of(result->actions.begin(), result->actions.end(), [](const auto& r) { return r.has_value(); }))
            continue;
        if (skip-- <= 0)
            return std::pair{seed, std::move(result->events)};
    }
    return std::nullopt;
}

/// The events up to the first one caused by silence.
engine::Events untilSilence(const engine::Events& events) {
    engine::Events kept;
    for (const engine::Event& event : events) {
        const bool silent = std::visit(
            [](const auto& e) {
                if constexpr (requires { e.cause; })
                    return e.cause == engine::Cause::Silence;
                else
                    return false;
            },
            event);
        if (silent)
            break;
        kept.push_back(event);
    }
    return kept;
}

/// Lets the program run until this holds; false if it doesn't within a minute.
bool runUntil(const std::function<bool()>& holds) {
    QDeadlineTimer patience(60'000);
    while (!holds()) {
        if (patience.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(1);
    }
    return true;
}

/// Waits until the data is open and, if a game is to be sat down at, its table is shown or refused; or until the
/// program says what is wrong with the data.
bool isReadyFor(const models::AppController& app, bool table) {
    bool answered = !table;
    const auto answer = [&answered] { answered = true; };
    const QObject context;
    QObject::connect(app.seating, &models::SeatingController::seated, &context, answer);
    QObject::connect(app.seating, &models::SeatingController::sittingFailed, &context, answer);
    app.data->open();
    return runUntil([&] { return app.trouble->isShown() || (app.data->isReady() && answered); });
}

/// Pictures taken one after another, smaller, in rows of five.
QImage filmOf(const std::vector<QImage>& pictures) {
    constexpr int columns = 5;
    const QSize size = pictures.front().size() / 2;
    const int rows = (static_cast<int>(pictures.size()) + columns - 1) / columns;
    QImage film(size.width() * columns, size.height() * rows, QImage::Format_RGB32);
    film.fill(Qt::black);
    QPainter painter(&film);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const int place = static_cast<int>(i);
        painter.drawImage(place % columns * size.width(), place / columns * size.height(),
                          pictures[i].scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return film;
}

QString idOf(const models::PageEntry& entry) {
    return QString::fromLatin1(entry.name().toLower());
}

} // namespace

int main(int argc, char** argv) {
    drawOffscreen(argc, argv);
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions(
        {{"scene", "A scenario; the round stops where its actions end.", "file"},
         {"replay", "As a replay, from the cards the scene lists; else from a shoe in which its actions can be."},
         {"skip", "Passes over so many of those shoes.", "count", "0"},
         {"to-end", "Plays the round to its end."},
         {"events", "Shows only so many events; negative: leaves out so many.", "count", "0"},
         {"page", "A page, one of those that --pages lists.", "page"},
         {"pages", "Lists the pages."},
         {"variant", "A game to sit down at.", "id"},
         {"challenge", "A challenge's file, opened over the page.", "file"},
         {"edit", "A game whose rules are edited.", "id"},
         {"choose", "A change of them: a row's place and a label's number, as in /decks=0; may stand often.", "change"},
         {"keys", "Typed at the end, e.g. \"1+ \"; at … a second and a half pass.", "text"},
         {"data", "A data folder; a fresh one unless named.", "folder"},
         {"live", "Reads QML from this folder (qml of the source tree).", "folder"},
         {"width", "Width of the window.", "pixels", "1280"},
         {"height", "Height of the window.", "pixels", "800"},
         {"scale", "Scale of the screen.", "factor", "1"},
         {"interface", "Size of everything in the window, as the settings offer it.", "per cent", "100"},
         {"text", "Size of the text.", "factor", "1"},
         {"deck", "Another program's deck, as in kde/svg-oxygen.", "id"},
         {"scheme", "dark or light.", "scheme", "dark"},
         {"contrast", "With high contrast."},
         {"speed", "off, fast, normal, slow.", "speed", "off"},
         {"wait", "Milliseconds that what is wanted is shown before the picture is taken.", "ms", "700"},
         {"film", "So many pictures, a tenth of a second apart, in one; try it with --speed normal.", "count", "0"},
         {"rtl", "Right-to-left layout."}});
    parser.addPositionalArgument("picture", "The PNG to write.");
    parser.addHelpOption();
    parser.process(application);
    if (parser.positionalArguments().size() != 1 && !parser.isSet("pages"))
        parser.showHelp(2);

    QTemporaryDir fresh;
    session::MemoryJournal journal;
    const auto speed = models::setting::speed.read(parser.value("speed"));
    app::Composition composition({.dataFolder = parser.isSet("data") ? parser.value("data") : fresh.path(),
                                  .variant = parser.value("variant"),
                                  .speed = speed ? std::optional(session::Speed(*speed)) : std::nullopt,
                                  .deckFolders = decks::systemFolders()});
    models::AppController& app = composition.root();
    if (parser.isSet("pages")) {
        for (const models::PageEntry* entry : app.pages())
            std::printf("%s\n", qPrintable(idOf(*entry)));
        return 0;
    }
    app.settings->setScheme(models::setting::scheme.read(parser.value("scheme")).value_or(models::ColourScheme::Dark));
    app.settings->setContrast(parser.isSet("contrast"));
    app.settings->setInterfaceScale(parser.value("interface").toInt());
    app.settings->setDeck(parser.value("deck"));
    app.settings->setTextScale(parser.value("text").toDouble());
    std::unique_ptr<FromSource> live; // outlives the engine, which asks it until the end
    QQmlApplicationEngine engine;
    const app::SpokenLanguage language(app, engine);
    if (parser.isSet("rtl")) // after the language, which brings its own
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    if (parser.isSet("live")) {
        live = std::make_unique<FromSource>(QDir(parser.value("live")).absolutePath());
        engine.addUrlInterceptor(live.get());
    }
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.addImageProvider(
        models::CardImageProvider::name(),
        new models::CardImageProvider(std::make_shared<models::CardPictures>(composition.gallery())));
    engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue(&app)}});
    engine.load(parser.isSet("live")
                    ? QUrl::fromLocalFile(QDir(parser.value("live")).absoluteFilePath(QStringLiteral("Shell/Main.qml")))
                    : QUrl(QStringLiteral("qrc:/qt/qml/OpenShoe/Shell/Main.qml")));
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window)
        return 1;
    window->resize(parser.value("width").toInt(), parser.value("height").toInt());
    QTimer::singleShot(200, window, [window] { // the offscreen pointer rests in a corner: nothing may be hovered
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(window, &leave);
    });

    if (!isReadyFor(app, parser.isSet("variant"))) {
        std::fprintf(stderr, "stage: the data isn't open, or nobody sits at the table, after a minute\n");
        return 1;
    }
    if (parser.isSet("scene")) {
        QFile file(parser.value("scene"));
        if (!file.open(QIODevice::ReadOnly))
            return 1;
        const QJsonValue json = QJsonDocument::fromJson(file.readAll()).object();
        const formats::VariantCatalogue games;
        const auto scenario =
            formats::scenarioFromJson(json, file.fileName().toStdString(),
                                      [&](const std::string& id) { return games.load(QString::fromStdString(id)); });
        if (!scenario) {
            std::fprintf(stderr, "stage: %s\n", scenario.error().text().c_str());
            return 1;
        }
        const session::TableKey key{.account = 1, .accountName = scenario->players.front().id, .rules = scenario->rules,
                                    .currency = scenario->currency};
        const auto cut = [&](engine::Events events) {
            if (!parser.isSet("to-end"))
                events = untilSilence(events);
            if (const int count = parser.value("events").toInt(); count != 0) {
                const int wanted = count > 0 ? count : static_cast<int>(events.size()) + count;
                events.resize(static_cast<std::size_t>(std::clamp(wanted, 0, static_cast<int>(events.size()))));
            }
            return events;
        };
        journal.setWallet(1, key.currency, scenario->players.front().balance);
        if (parser.isSet("replay")) {
            journal.addShoe(key, fairness::Seed(fairness::Seed::Bytes{}), [](auto) {});
            app.table->sitDown(journal, key, {QString::fromStdString(key.currency)});
            app.table->replay()->start(key.rules, cut(listedEvents(*scenario)),
                                       {.seed = {fairness::Seed(fairness::Seed::Bytes{}), {}, 1, key.rules.newShoe()}},
                                       QStringLiteral("Round 17"));
        } else {
            const auto found = findSeed(*scenario, parser.value("skip").toInt());
            if (!found) {
                std::fprintf(stderr, "stage: no shoe lets all of this happen\n");
                return 1;
            }
            journal.addShoe(key, found->first, [](auto) {});
            journal.rounds().push_back({.id = 1, .key = key, .shoe = 1, .events = cut(found->second), .over = false});
            app.table->sitDown(journal, key, {QString::fromStdString(key.currency)});
        }
        app.setPage(models::Page::Table);
    } else {
        if (parser.isSet("challenge"))
            app.challenge->open(parser.value("challenge"));
        for (const models::PageEntry* entry : app.pages()) {
            if (idOf(*entry) == parser.value("page"))
                app.setPage(entry->page());
        }
        if (parser.isSet("edit")) {
            app.setPage(models::Page::Settings);
            app.editor->open(parser.value("edit"));
            for (const QString& change : parser.values("choose"))
                app.editor->choose(change.section(u'=', 0, 0), change.section(u'=', 1).toInt());
        }
    }
    int result = 1;
    const int wait = parser.value("wait").toInt();
    const QString keys = parser.value("keys");
    int typed = 0;
    std::function<void()> photograph;
    const std::function<void()> type = [&] {
        while (typed < keys.size()) {
            const QChar key = keys[typed++];
            if (key == u'…') {
                QTimer::singleShot(1500, &application, type);
                return;
            }
            const int code = key == u'\n'   ? int{Qt::Key_Return}
                             : key == u'\t' ? int{Qt::Key_Tab}
                             : key == u'↓'  ? int{Qt::Key_Down}
                                            : int(key.toUpper().unicode());
            QKeyEvent press(QEvent::KeyPress, code, Qt::NoModifier, QString(key));
            QKeyEvent release(QEvent::KeyRelease, code, Qt::NoModifier, QString(key));
            QCoreApplication::sendEvent(window, &press);
            QCoreApplication::sendEvent(window, &release);
        }
        QTimer::singleShot(wait - wait / 2, &application, photograph);
    };
    QTimer::singleShot(wait / 2, &application, type);
    std::vector<QImage> pictures;
    QTimer shutter;
    shutter.setTimerType(Qt::PreciseTimer);
    const auto frames = static_cast<std::size_t>(std::clamp(parser.value("film").toInt(), 0, 200));
    QObject::connect(&shutter, &QTimer::timeout, window, [&] {
        pictures.push_back(window->grabWindow());
        if (pictures.size() < frames)
            return;
        shutter.stop();
        result = filmOf(pictures).save(parser.positionalArguments().constFirst()) ? 0 : 1;
        QCoreApplication::exit(result);
    });
    photograph = [&] {
        if (frames > 0) {
            shutter.start(100);
            return;
        }
        result = window->grabWindow().save(parser.positionalArguments().constFirst()) ? 0 : 1;
        QCoreApplication::exit(result);
    };
    return QGuiApplication::exec();
}
