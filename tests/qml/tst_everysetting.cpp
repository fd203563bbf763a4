// SPDX-License-Identifier: GPL-3.0-or-later
// Every value of every setting, chosen on the Settings page as a user does, and its effect in the window. A setting
// without an entry here fails the test, so a switch that does nothing can't be added.
#include "app/tablesounds.h"
#include "fakesink.h"
#include "madeupdecks.h"
#include "testprogram.h"
#include "windowtest.h"

#include "formats/counts.h"
#include "models/history/rundownmodel.h"
#include "models/owncount/countquestion.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/words/amounts.h"
#include "sound/soundboard.h"

#include <QClipboard>
#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlComponent>
#include <QQmlListReference>
#include <QQuickItem>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

using namespace openshoe;
using namespace openshoe::models;
using session::Sound;

namespace {

/// The longest that “now and then” waits, and one more.
constexpr int mostCountGap = 9;

} // namespace

class EverySettingTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() {
        m_theme.reset();
        close();
    }
    void everySettingActs_data();
    void everySettingActs();
    void searchFinds();
    void searchShowsHitsOrSaysThereAreNone();
    void whatWasFoundStaysInEveryLanguage();
    void englishWordsFindInEveryLanguage();
    void theContentsLeadToEachGroup();
    void theProgramTellsAboutItself();

private:
    struct Entry {
        QString control; ///< the caption of the row, used as the search
        QString game;    ///< where its effect is seen
        std::function<void()> prepare;
        /// What is wrong with the window now that the setting is `value`; empty if it has the effect.
        std::function<QString(const QString& value)> problem;
    };

    [[nodiscard]] std::map<QString, Entry> entries();
    [[nodiscard]] TableController& table() { return *m_app->table; }
    [[nodiscard]] SettingsController& settings() { return *m_app->settings; }
    [[nodiscard]] QAccessibleInterface* find(QAccessible::Role role, const QString& name);
    [[nodiscard]] QList<QAccessibleInterface*> all(QAccessible::Role role);
    /// The choices of the row found, if all are in sight. Qt 6.4 reports some of them as buttons.
    [[nodiscard]] QList<QAccessibleInterface*> choices();
    [[nodiscard]] QObject* theme();
    /// Whether some picture or colour in the window has that value.
    [[nodiscard]] bool shows(const char* property, const QString& text) const;
    void showPage(Page::Value page);
    [[nodiscard]] QAccessibleInterface* searchField();
    void emptySearch();
    void seek(const QString& words);
    /// The same with the words pasted, so that the page is searched once instead of after each letter.
    void paste(const QString& words);
    /// Chooses each value that the page offers, calling `chosen` after each.
    void chooseEach(const QString& english, const std::function<void()>& chosen);
    void press(QAccessibleInterface* item);
    void openGame(const QString& id);
    void stake();
    void dealUntil(Intent::Value action);
    [[nodiscard]] bool offers(Intent::Value action);
    /// The Rundown as it is exported now.
    [[nodiscard]] QByteArray exportedPlays();
    [[nodiscard]] QString heard(Sound sound, double expected);

    test::FakeSink m_sink;
    std::chrono::milliseconds m_now{0};
    std::unique_ptr<sound::SoundBoard> m_board;
    std::unique_ptr<QObject> m_theme; ///< owns the Theme
};

namespace {

bool anyShows(const QQuickItem* item, const char* property, const QString& text) {
    if (!item->isVisible())
        return false;
    const QVariant value = item->property(property);
    if (value.isValid() && value.toString().contains(text))
        return true;
    const auto children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const QQuickItem* child) { return anyShows(child, property, text); });
}

QString differs(const QString& what, const QVariant& is, const QVariant& expected) {
    return is == expected ? QString()
                          : QStringLiteral("%1 is %2 instead of %3").arg(what, is.toString(), expected.toString());
}

} // namespace

void EverySettingTest::init() {
    newFolder();
    m_options.deckFolders = {m_folder->filePath(QStringLiteral("programs"))};
    QVERIFY(test::writeDecks(m_options.deckFolders.first()));
    open();
    QVERIFY(m_app->data->isReady());
    m_board = std::make_unique<sound::SoundBoard>([this] { return m_now += std::chrono::seconds(1); });
    m_board->setSink(&m_sink);
    app::connectSounds(*m_app, *m_board);
    table().clock().setManualClock(true);
}

QObject* EverySettingTest::theme() {
    if (!m_theme) {
        QQmlComponent component(m_engine.get());
        component.setData("import QtQuick; import OpenShoe.Theme; QtObject { property QtObject theme: Theme }", {});
        m_theme.reset(component.create());
    }
    return m_theme->property("theme").value<QObject*>();
}

QList<QAccessibleInterface*> EverySettingTest::all(QAccessible::Role role) {
    QList<QAccessibleInterface*> found;
    (void)accessible([&](QAccessibleInterface* item) {
        if (item->role() == role)
            found << item;
        return false;
    });
    return found;
}

QAccessibleInterface* EverySettingTest::find(QAccessible::Role role, const QString& name) {
    for (QAccessibleInterface* item : all(role)) {
        if (item->text(QAccessible::Name).startsWith(name))
            return item;
    }
    return nullptr;
}

QList<QAccessibleInterface*> EverySettingTest::choices() {
    QList<QAccessibleInterface*> found = all(QAccessible::RadioButton) + all(QAccessible::Button);
    found.removeIf([](QAccessibleInterface* item) {
        const QObject* object = item->object();
        return !item->state().checkable || isOfPageBar(object);
    });
    return found;
}

bool EverySettingTest::shows(const char* property, const QString& text) const {
    return anyShows(m_window->contentItem(), property, text);
}

void EverySettingTest::showPage(Page::Value page) {
    m_app->setPage(page);
    QTest::qWait(20); // the focus moves there
}

QAccessibleInterface* EverySettingTest::searchField() {
    return find(QAccessible::EditableText, QCoreApplication::translate("SettingsPage", "Find a setting"));
}

void EverySettingTest::emptySearch() {
    QAccessibleInterface* field = searchField();
    QVERIFY(field);
    qobject_cast<QQuickItem*>(field->object())->forceActiveFocus();
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
}

void EverySettingTest::seek(const QString& words) {
    emptySearch();
    if (QTest::currentTestFailed())
        return;
    for (const QChar c : words)
        key(Qt::Key_unknown, QString(c));
    QTest::qWait(20);
}

void EverySettingTest::paste(const QString& words) {
    emptySearch();
    if (QTest::currentTestFailed())
        return;
    QGuiApplication::clipboard()->setText(words);
    key(Qt::Key_V, Qt::ControlModifier);
    QTest::qWait(20);
}

void EverySettingTest::press(QAccessibleInterface* item) {
    QVERIFY(item);
    const auto* control = qobject_cast<QQuickItem*>(item->object());
    QVERIFY(control);
    const auto middle = [control] {
        return control->mapToScene(QPointF(control->width() / 2, control->height() / 2)).toPoint();
    };
    QTRY_VERIFY(QRect(QPoint(), m_window->size()).contains(middle())); // the row found has scrolled into view
    QTest::mouseClick(m_window, Qt::LeftButton, {}, middle());
    QCoreApplication::processEvents();
}

void EverySettingTest::chooseEach(const QString& english, const std::function<void()>& chosen) {
    // The choice may change the language.
    QString control = english;
    const auto begin = [&] {
        control = QCoreApplication::translate("LanguageSettings", qPrintable(english));
        showPage(Page::Settings);
        paste(control);
    };
    const auto focused = [&](QAccessible::Role role) {
        begin();
        QAccessibleInterface* item = find(role, control);
        if (!item)
            return false;
        qobject_cast<QQuickItem*>(item->object())->forceActiveFocus(Qt::TabFocusReason);
        return true;
    };
    begin();
    if (find(QAccessible::CheckBox, control)) {
        for (int i = 0; i < 2; ++i) {
            begin();
            press(find(QAccessible::CheckBox, control));
            chosen();
        }
    } else if (find(QAccessible::Slider, control)) {
        for (const int code : {Qt::Key_Left, Qt::Key_Right}) {
            QVERIFY(focused(QAccessible::Slider));
            for (int i = 0; i < 40; ++i)
                key(code);
            chosen();
        }
    } else if (find(QAccessible::ComboBox, control)) {
        QVERIFY(focused(QAccessible::ComboBox));
        for (int i = 0; i < 20; ++i)
            key(Qt::Key_Up);
        chosen();
        for (QString before; before != focusName();) {
            QVERIFY(focused(QAccessible::ComboBox));
            before = focusName();
            key(Qt::Key_Down);
            if (before != focusName())
                chosen();
        }
    } else if (const auto count = choices().size(); count > 0) {
        for (qsizetype i = 0; i < count; ++i) {
            begin();
            press(choices().value(i));
            chosen();
        }
    } else {
        chosen(); // the page states the value; there is nothing to choose
    }
}

bool EverySettingTest::offers(Intent::Value action) {
    const auto& rows = table().live()->actions()->rows();
    return std::any_of(rows.begin(), rows.end(),
                       [&](const ActionRow& row) { return row.intent == action && row.enabled; });
}

void EverySettingTest::openGame(const QString& id) {
    m_app->seating->open(id);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(!table().shown()->commitment().isEmpty() && table().seats()->count() > 0);
    QTest::qWait(50);
}

void EverySettingTest::stake() {
    QTRY_VERIFY(table().live()->phase() != LiveRound::Playing);
    QTRY_VERIFY(table().live()->phase() != LiveRound::Over || table().bets()->canNew());
    table().bets()->newBets();
    table().bets()->clear();
    table().bets()->minStake(1, TableBets::MainPlace);
    QTRY_VERIFY2(table().bets()->canDeal(), qPrintable(table().bets()->dealHint() + table().message()->text()));
}

void EverySettingTest::dealUntil(Intent::Value action) {
    for (int round = 0; round < 100 && !offers(action); ++round) {
        if (table().live()->phase() != LiveRound::Playing) {
            stake();
            if (QTest::currentTestFailed())
                return;
            table().bets()->deal();
        }
        QTRY_VERIFY(table().live()->phase() == LiveRound::Over || table().live()->actions()->count() > 0);
        if (table().live()->phase() == LiveRound::Playing && !offers(action))
            table().live()->act(offers(Intent::Stand) ? Intent::Stand : Intent::Decline);
        QTRY_VERIFY(table().live()->phase() == LiveRound::Over || table().live()->actions()->count() > 0);
    }
    QVERIFY(offers(action));
}

QByteArray EverySettingTest::exportedPlays() {
    const QString path = m_folder->filePath(QStringLiteral("plays.csv"));
    QFile::remove(path);
    RecordExporter* exporter = m_app->rundown->exporter();
    exporter->start(QUrl::fromLocalFile(path), {}, false);
    QFile file(path);
    const bool written =
        QTest::qWaitFor([&] { return !exporter->isRunning() && file.exists(); }, testprogram::patience);
    return written && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString EverySettingTest::heard(Sound sound, double expected) {
    m_sink.played.clear();
    emit table().sounded({sound});
    return differs(QStringLiteral("the volume"), m_sink.played.empty() ? 0.0 : m_sink.played.back().volume, expected);
}

std::map<QString, EverySettingTest::Entry> EverySettingTest::entries() {
    const auto atTable = [this] { showPage(Page::Table); };
    const auto motion = [this] { return theme()->property("cardFlight").toInt(); };
    const auto isAsked = [this](const QString& question) {
        const QStringList all = names();
        return std::any_of(all.begin(), all.end(), [&](const QString& name) { return name.startsWith(question); });
    };
    const auto clockSays = [this](const QString& value, const QString& game) {
        const QString expected = value == u"game" ? game : value == u"off" ? QString() : value + QStringLiteral(" s");
        return differs(QStringLiteral("the clock"), table().live()->clockText(), expected);
    };
    const auto playARound = [this] { dealUntil(Intent::Stand); };
    const auto playToTheEnd = [this] {
        dealUntil(Intent::Stand);
        while (!QTest::currentTestFailed() && table().live()->phase() == LiveRound::Playing) {
            if (table().live()->actions()->count() > 0)
                table().live()->act(offers(Intent::Stand) ? Intent::Stand : Intent::Decline);
            QTest::qWait(10);
        }
    };
    const auto volume = [this](Sound sound, double others) {
        return [this, sound, others](const QString& value) { return heard(sound, value.toDouble() * others); };
    };
    const QString classic = QStringLiteral("classic");
    return {
        {QStringLiteral("look/scheme"),
         {QStringLiteral("Colours"),
          {},
          {},
          [this](const QString& value) {
              const bool system =
                  QGuiApplication::palette().color(QPalette::Active, QPalette::Window).lightnessF() < 0.5F;
              const bool dark = m_window->color().lightnessF() < 0.5F;
              if (const QString bar = differs(QStringLiteral("title bar"), m_window->property("dark").toBool(), dark);
                  !bar.isEmpty())
                  return bar;
              return differs(QStringLiteral("dark"), dark, value == u"dark" || (value == u"system" && system));
          }}},
        {QStringLiteral("look/contrast"),
         {QStringLiteral("High contrast"),
          {},
          [this] { settings().setScheme(ColourScheme::Dark); },
          [this](const QString& value) {
              return differs(QStringLiteral("black"), m_window->color() == QColor(Qt::black), value == u"true");
          }}},
        {QStringLiteral("look/textScale"),
         {QStringLiteral("Text size"),
          {},
          {},
          [this](const QString& value) {
              return differs(QStringLiteral("the text"), m_window->property("font").value<QFont>().pixelSize(),
                             static_cast<int>(std::lround(14 * value.toDouble())));
          }}},
        {QStringLiteral("look/interfaceScale"),
         {QStringLiteral("Interface size"),
          {},
          [this] { m_window->resize(1920, 1200); },
          [this](const QString& value) {
              const double factor = value.toDouble() / 100;
              return differs(QStringLiteral("the text"), m_window->property("font").value<QFont>().pixelSize(),
                             static_cast<int>(std::lround(14 * factor))) +
                     differs(QStringLiteral("the field's height"),
                             searchField()->rect().height(),
                             static_cast<int>(std::lround(40 * factor)));
          }}},
        {QStringLiteral("look/deck"),
         {QStringLiteral("four-color"), classic,
          [this, playARound] {
              showPage(Page::Settings);
              QTRY_COMPARE(m_app->decks->offered().size(), 3);
              showPage(Page::Table);
              playARound();
          },
          [this, atTable](const QString& value) {
              atTable();
              const QString theirs = QStringLiteral("deck/") + QString::fromLatin1(QUrl::toPercentEncoding(value));
              return shows("source", value.isEmpty() ? QStringLiteral("openshoe/face/") : theirs)
                         ? differs(QStringLiteral("ours"), shows("source", QStringLiteral("openshoe/face/")),
                                   value.isEmpty())
                         : QStringLiteral("no such cards");
          }}},
        {QStringLiteral("look/cardBack"),
         {QStringLiteral("Card back"), classic, playARound,
          [this, atTable](const QString& value) {
              atTable();
              return shows("source", QStringLiteral("back/") + value) ? QString() : QStringLiteral("no such back");
          }}},
        {QStringLiteral("look/felt"),
         {QStringLiteral("Felt"),
          classic,
          {},
          [this, atTable](const QString& value) {
              atTable();
              const QString wanted = value.isEmpty() ? QStringLiteral("green") : value; // classic's own felt
              const QQmlListReference felts(theme(), "felts");
              const QObject* felt = nullptr;
              for (qsizetype i = 0; i < felts.count(); ++i) {
                  if (felts.at(i)->property("name").toString() == wanted)
                      felt = felts.at(i);
              }
              if (!felt)
                  return QStringLiteral("no such felt");
              return shows("color", felt->property("base").toString()) ? QString() : QStringLiteral("it isn't laid");
          }}},
        {QStringLiteral("look/fourColour"),
         {QStringLiteral("four-color"), classic, playARound,
          [this, atTable](const QString& value) {
              atTable();
              if (!settings().deck().isEmpty())
                  return QString(); // another deck's colours are its own
              return differs(QStringLiteral("four"), shows("source", QStringLiteral("?deck=four")), value == u"true");
          }}},
        {QStringLiteral("table/speed"),
         {QStringLiteral("Dealing speed"),
          {},
          {},
          [this, motion](const QString& value) {
              const int normal = 240;
              const int is = motion();
              const bool good = value == u"off"    ? is == 0
                                : value == u"fast" ? is > 0 && is < normal
                                : value == u"slow" ? is > normal
                                                   : is == normal;
              return good && table().playback().speed() == settings().speed() ? QString() : QString::number(is);
          }}},
        {QStringLiteral("table/reducedMotion"),
         {QStringLiteral("Reduced motion"),
          {},
          [this] { settings().setAnimationSpeed(DealingSpeed::Normal); },
          [this, motion](const QString& value) {
              const auto held = table().playback().timeOf(session::Moment::Collect).count();
              return value == u"true" ? differs(QStringLiteral("motion"), motion(), 80) +
                                            differs(QStringLiteral("time"), static_cast<int>(held), 80)
                                      : differs(QStringLiteral("motion"), motion(), 240);
          }}},
        {QStringLiteral("table/dealersWords"),
         {QStringLiteral("Dealer's calls"),
          classic,
          {},
          [this, atTable](const QString& value) {
              atTable();
              const bool said = names().contains(QStringLiteral("Place your bets"));
              return differs(QStringLiteral("said"), said, value == u"true");
          }}},
        {QStringLiteral("table/confirmSurrender"),
         {QStringLiteral("Ask before surrendering"),
          QStringLiteral("boxes"),
          {},
          [this, atTable, isAsked](const QString& value) {
              atTable();
              dealUntil(Intent::Surrender);
              key(Qt::Key_R, QStringLiteral("r"));
              QTest::qWait(100);
              const bool asked = isAsked(QStringLiteral("Give up hand 1?"));
              if (asked)
                  key(Qt::Key_Escape);
              else if (offers(Intent::Surrender))
                  return QStringLiteral("nothing was done");
              QTest::qWait(300); // the dialogue closes
              return differs(QStringLiteral("asked"), asked, value == u"true");
          }}},
        // "Ask" is tried first, because then nothing is dealt; dealing would change the wallet, which is staked
        // entirely.
        {QStringLiteral("table/confirmAllIn"),
         {QStringLiteral("Ask before staking the whole wallet"), QStringLiteral("premium"),
          [this] { settings().setConfirmAllIn(false); },
          [this, atTable, isAsked](const QString& value) {
              atTable();
              table().bets()->maxStake(1, TableBets::MainPlace);
              if (!table().bets()->isAllIn())
                  return QStringLiteral("the wallet holds more");
              key(Qt::Key_Space, QStringLiteral(" "));
              QTest::qWait(100);
              const bool asked = isAsked(QStringLiteral("Stake all you have?"));
              if (asked)
                  key(Qt::Key_Escape);
              else if (table().live()->phase() == LiveRound::Betting)
                  return QStringLiteral("nothing was done");
              QTest::qWait(300);
              return differs(QStringLiteral("asked"), asked, value == u"true");
          }}},
        {QStringLiteral("sound/on"),
         {QStringLiteral("Sound"),
          {},
          {},
          [this](const QString& value) { return heard(Sound::Win, value == u"true" ? 0.7 : 0.0); }}},
        {QStringLiteral("sound/master"), {QStringLiteral("Volume"), {}, {}, volume(Sound::CardSlide, 0.7)}},
        {QStringLiteral("sound/cards"), {QStringLiteral("Volume of cards"), {}, {}, volume(Sound::CardTurn, 1)}},
        {QStringLiteral("sound/chips"), {QStringLiteral("Volume of chips"), {}, {}, volume(Sound::Chip, 1)}},
        {QStringLiteral("sound/cues"), {QStringLiteral("Volume of cues"), {}, {}, volume(Sound::Button, 1)}},
        {QStringLiteral("sound/results"), {QStringLiteral("Volume of results"), {}, {}, volume(Sound::Lose, 1)}},
        {QStringLiteral("sound/room"),
         {QStringLiteral("Room tone"),
          {},
          {},
          [this](const QString& value) {
              return differs(QStringLiteral("the room"), m_sink.room, value == u"true" ? 0.5 : 0.0);
          }}},
        {QStringLiteral("sound/roomVolume"),
         {QStringLiteral("Volume of the room tone"),
          {},
          [this] { settings().setRoomOn(true); },
          [this](const QString& value) { return differs(QStringLiteral("the room"), m_sink.room, value.toDouble()); }}},
        {QStringLiteral("language/code"),
         {QStringLiteral("Language"),
          {},
          {},
          [this](const QString& value) {
              // The page title from the language file itself.
              QTranslator file;
              if (!file.load(QStringLiteral(":/openshoe/languages/%1.qm").arg(value)))
                  return QStringLiteral("no such file");
              const QString title = file.translate("SettingsPage", "Settings");
              const QString missing = title.isEmpty() ? QStringLiteral("Settings") : title;
              return names().contains(missing) ? QString() : missing;
          }}},
        {QStringLiteral("language/englishTerms"),
         {QStringLiteral("Playing terms in English"), classic,
          [this] {
              dealUntil(Intent::Hit);
              settings().setLanguage(QStringLiteral("de"));
          },
          [this, atTable](const QString& value) {
              atTable();
              return differs(QStringLiteral("English"), names().contains(QStringLiteral("Hit")), value == u"true") +
                     differs(QStringLiteral("German"), names().contains(QStringLiteral("Ziehen")), value != u"true");
          }}},
        {QStringLiteral("coach/mode"),
         {QStringLiteral("Coach"), classic, playARound,
          [this, atTable](const QString& value) {
              atTable();
              const bool button = names().filter(QStringLiteral("Ask the coach")).size() > 0;
              const bool speaks = !names().filter(QStringLiteral("Best: ")).isEmpty();
              return differs(QStringLiteral("the button"), button, value == u"request") +
                     differs(QStringLiteral("speaks"), speaks, value == u"always");
          }}},
        // Off asks after no round, now and then after some, or before the shuffle.
        {QStringLiteral("coach/count"),
         {QStringLiteral("Ask for my count"),
          QStringLiteral("boxes"),
          {},
          [this, atTable, playToTheEnd](const QString& value) {
              atTable();
              int rounds = 0;
              do {
                  playToTheEnd();
                  ++rounds;
              } while (rounds < mostCountGap && m_app->countQuestion->stage() == CountStage::None);
              QTest::qWait(50);
              const bool asked = !names().filter(QStringLiteral("what is your count"), Qt::CaseInsensitive).isEmpty();
              return differs(QStringLiteral("asked"), asked, value != u"off") +
                     (value == u"always" && rounds > 1 ? QStringLiteral("asked late") : QString());
          }}},
        {QStringLiteral("coach/countSystem"),
         {QStringLiteral("Count system"),
          QStringLiteral("boxes"),
          [this] { settings().setCountAsking(CountAsking::EveryRound); },
          [this, atTable, playToTheEnd](const QString& value) {
              atTable();
              playToTheEnd();
              const auto system = formats::loadCountSystem(value.isEmpty() ? QStringLiteral("hi-lo") : value);
              QTest::qWait(50);
              const bool asked =
                  system && !names().filter(QStringLiteral("by %1?").arg(text(system->name))).isEmpty();
              return asked ? QString() : QStringLiteral("not asked for ") + value;
          }}},
        {QStringLiteral("spreadsheet/separator"),
         {QStringLiteral("Between cells"), classic, playToTheEnd,
          [this](const QString& value) {
              const QByteArray separator = value == u"semicolon" ? ";" : value == u"tab" ? "\t" : ",";
              return differs(QStringLiteral("the heading"), exportedPlays().left(11),
                             "round" + separator + "play" + separator);
          }}},
        {QStringLiteral("spreadsheet/decimal"),
         {QStringLiteral("Decimal sign"), classic, playToTheEnd,
          [this](const QString& value) {
              const bool comma = value == u"comma"; // this computer's is a point
              return differs(QStringLiteral("an amount with a comma"), exportedPlays().contains(",00;"), comma) +
                     differs(QStringLiteral("an amount with a point"), exportedPlays().contains(".00,"), !comma);
          }}},
        {QStringLiteral("spreadsheet/mark"),
         {QStringLiteral("Byte-order mark"), classic, playToTheEnd,
          [this](const QString& value) {
              return differs(QStringLiteral("the mark"), exportedPlays().startsWith("\xEF\xBB\xBF"), value == u"true");
          }}},
        {QStringLiteral("company/on"),
         {QStringLiteral("Other people at the table"),
          QStringLiteral("deluxe"),
          {},
          [this, atTable](const QString& value) {
              atTable();
              return differs(QStringLiteral("people"), table().company()->people()->count() > 0, value == u"true") +
                     differs(QStringLiteral("the button"), names().contains(QStringLiteral("Company")),
                             value == u"true");
          }}},
        // A game with clocks of its own, in which "as the game says" and "off" differ.
        {QStringLiteral("clocks/bet"),
         {QStringLiteral("Time to bet"), QStringLiteral("deluxe"), [this] { stake(); },
          [clockSays](const QString& value) { return clockSays(value, QStringLiteral("15 s")); }}},
        {QStringLiteral("clocks/decision"),
         {QStringLiteral("Time for a decision"), QStringLiteral("deluxe"), playARound,
          [clockSays](const QString& value) { return clockSays(value, QStringLiteral("12 s")); }}},
    };
}

void EverySettingTest::everySettingActs_data() {
    QTest::addColumn<QString>("key");
    for (const QString& key : SettingsController::keys())
        QTest::newRow(qPrintable(key)) << key;
}

void EverySettingTest::everySettingActs() {
    QFETCH(QString, key);
    const auto all = entries();
    const auto found = all.find(key);
    QVERIFY2(found != all.end(), "say here how its effect is seen");
    const Entry& entry = found->second;
    if (!entry.game.isEmpty())
        openGame(entry.game);
    if (entry.prepare && !QTest::currentTestFailed())
        entry.prepare();
    if (QTest::currentTestFailed())
        return;
    QStringList chosen;
    chooseEach(entry.control, [&] {
        const QString value = settings().valueOf(key);
        chosen << value;
        QString problem = entry.problem(value);
        for (int i = 0; i < 50 && !problem.isEmpty() && !QTest::currentTestFailed(); ++i) {
            QTest::qWait(20);
            problem = entry.problem(value);
        }
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("“%1”: %2").arg(value, problem)));
    });
    if (QTest::currentTestFailed())
        return;
    for (const QString& value : SettingsController::valuesOf(key))
        QVERIFY2(chosen.contains(value),
                 qPrintable(QStringLiteral("the page offers “%1”, not “%2”").arg(chosen.join(u' '), value)));
    chosen.removeDuplicates();
    const bool anyNumber = key.startsWith(u"clocks/") || key == u"look/deck" || // and any deck that is installed
                           key == u"coach/countSystem";
    QVERIFY2(anyNumber || chosen.size() == SettingsController::valuesOf(key).size(), qPrintable(chosen.join(u' ')));
}

// By its name, in any word order and case, and by other common names.
void EverySettingTest::searchFinds() {
    struct Search {
        const char* words;
        const char* caption;
    };
    constexpr Search searches[] = {
        {"card back", "Card back"},
        {"back card", "Card back"},
        {"FELT", "Felt"},
        {"theme", "Colours"},
        {"dark mode", "Colours"},
        {"font", "Text size"},
        {"animation", "Reduced motion"},
        {"mute", "Sound"},
        {"audio", "Volume of cards"},
        {"timer", "Time to bet"},
        {"countdown", "Time for a decision"},
        {"hint", "Coach"},
        {"all in", "Ask before staking the whole wallet"},
        {"confirm", "Ask before surrendering"},
        {"translation", "Language"},
        {"money", "Accounts"},
        {"save", "Backups"},
    };
    showPage(Page::Settings);
    const auto all = names();
    for (const auto& [words, caption] : searches) {
        seek(QString::fromLatin1(words));
        const QStringList found = names();
        const QString seen = QString::fromLatin1(words) + QStringLiteral(": ") + found.join(u'\n');
        QVERIFY2(!found.filter(QString::fromLatin1(caption)).isEmpty(), qPrintable(seen));
        QVERIFY2(found.size() < all.size(), qPrintable(seen));
        QVERIFY2(found.filter(QStringLiteral("Nothing here")).isEmpty(), qPrintable(seen));
    }
}

// Whatever is typed, letter by letter: either something is found, or the page says that nothing was.
void EverySettingTest::searchShowsHitsOrSaysThereAreNone() {
    showPage(Page::Settings);
    seek(QStringLiteral("xyzzy"));
    const qsizetype bare = names().size();
    QVERIFY(!names().filter(QStringLiteral("Nothing here matches “xyzzy”.")).isEmpty());
    for (const char* words :
         {"volume", "back up", "accounts", "clubs", "coach q", "language", "reduced  motion", "time to", "zz", "  "}) {
        emptySearch();
        for (const char* letter = words; *letter; ++letter) {
            key(Qt::Key_unknown, QString(QLatin1Char(*letter)));
            QTest::qWait(20);
            const QStringList found = names();
            const bool saysNothing = !found.filter(QStringLiteral("Nothing here")).isEmpty();
            QVERIFY2(saysNothing == (found.size() <= bare), words);
        }
    }
}

// Guides and other programs are often English: a setting is found by its English words too.
void EverySettingTest::englishWordsFindInEveryLanguage() {
    showPage(Page::Settings);
    for (const QString& code : settings().languages()) {
        settings().setLanguage(code);
        QTRY_VERIFY(searchField());
        paste(QStringLiteral("reduced motion"));
        const QString caption = QCoreApplication::translate("TableSettings", "Reduced motion");
        QTRY_VERIFY2(names().contains(caption), qPrintable(code + names().join(u'\n')));
        QVERIFY2(!names().contains(QCoreApplication::translate("LookSettings", "Text size")), qPrintable(code));
        paste(QStringLiteral("xyzzy"));
        QTRY_VERIFY2(!names().contains(caption), qPrintable(code));
    }
    settings().setLanguage(QStringLiteral("en"));
}

// Beside the page, where there is room: by Tab and arrows, and by a press.
void EverySettingTest::theContentsLeadToEachGroup() {
    showPage(Page::Settings);
    m_window->resize(960, 600);
    QTest::qWait(50);
    const auto rows = [this] {
        const auto contents = itemsOf("SettingsContents", m_window->contentItem());
        return contents.isEmpty() ? contents : itemsOf("QQuickItemDelegate", contents.front());
    };
    QVERIFY(rows().isEmpty());
    m_window->resize(1280, 800);
    QTRY_VERIFY(!rows().isEmpty());
    const auto children = itemsOf("SettingsPage", m_window->contentItem()).constFirst()->childItems();
    const auto page = *std::find_if(children.begin(), children.end(),
                                    [](const QQuickItem* item) { return item->inherits("QQuickFlickable") &&
                                                                        !item->inherits("QQuickItemView"); });
    QStringList titles;
    for (const QQuickItem* row : rows())
        titles << row->property("text").toString();
    QCOMPARE(titles.size(), 12);
    QVERIFY(titles.contains(QStringLiteral("Play limits")) && titles.last() == u"About");
    qobject_cast<QQuickItem*>(searchField()->object())->forceActiveFocus();
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focusName(), QStringLiteral("Groups of settings"));
    qreal before = -1;
    for (const QString& title : titles) {
        key(Qt::Key_Down);
        QCOMPARE(focusName(), title);
        key(Qt::Key_Return);
        QTRY_VERIFY(page->property("contentY").toReal() > before || page->property("atYEnd").toBool());
        before = page->property("contentY").toReal();
    }
    QVERIFY(page->property("atYEnd").toBool());
    QTest::mouseClick(m_window, Qt::LeftButton, {}, boxOf(rows().constFirst()).center().toPoint());
    QTRY_VERIFY(page->property("contentY").toReal() < before);
    // Those without a match are left out.
    seek(QStringLiteral("self-exclusion"));
    QTRY_VERIFY(names().contains(QStringLiteral("Play limits")));
    QVERIFY(!names().contains(QStringLiteral("About")));
}

void EverySettingTest::theProgramTellsAboutItself() {
    showPage(Page::Settings);
    seek(QStringLiteral("version"));
    const auto says = [this](const QString& words) { return !names().filter(words).isEmpty(); };
    QVERIFY(says(QStringLiteral("Open Shoe %1 with Qt ").arg(m_app->version())));
    QVERIFY(says(QDir::toNativeSeparators(m_folder->path())));
    QTRY_VERIFY(says(QStringLiteral(" files")));
    // There is no file manager here: it says where the folder is instead.
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("openDocument")));
    click(QStringLiteral("Open folder"));
    QTRY_COMPARE(m_app->notices->text(),
                 QStringLiteral("The folder is ") + QDir::toNativeSeparators(m_folder->path()));
}

// Choosing another language keeps the setting in sight that was searched for, and the words typed; the next search is
// in the new language.
void EverySettingTest::whatWasFoundStaysInEveryLanguage() {
    showPage(Page::Settings);
    seek(QStringLiteral("translation"));
    const QStringList languages = settings().languageNames();
    const QStringList codes = settings().languages();
    qsizetype place = codes.indexOf(QStringLiteral("en"));
    tabTo(QStringLiteral("Language: %1").arg(languages[place]));
    bool upwards = false;
    while (!upwards || place > 0) {
        upwards = upwards || place == codes.size() - 1;
        place += upwards ? -1 : 1;
        key(upwards ? Qt::Key_Up : Qt::Key_Down);
        QTRY_COMPARE(settings().language(), codes[place]);
        const QString list = QCoreApplication::translate("LanguageSettings", "Language");
        const QString now = QCoreApplication::translate("ComboBox", "%1: %2").arg(list, languages[place]);
        QTRY_VERIFY2(names().contains(now), qPrintable(names().join(u'\n')));
        QVERIFY(searchField());
        QCOMPARE(searchField()->text(QAccessible::Value), QStringLiteral("translation"));
    }
    settings().setLanguage(QStringLiteral("en"));
    // A list of the model's, rather than of the page.
    seek(QStringLiteral("full screen"));
    const int keys = m_app->keys->rows()->count();
    QVERIFY(keys > 0);
    settings().setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(m_app->keys->rows()->count(), keys);
    QCOMPARE(searchField()->text(QAccessible::Value), QStringLiteral("full screen"));
    seek(QStringLiteral("xyzzy"));
    QTRY_COMPARE(m_app->keys->rows()->count(), 0);
    seek(QStringLiteral("sprache"));
    QTRY_VERIFY(!names().filter(QStringLiteral("Sprache: Deutsch")).isEmpty());
}

OPENSHOE_TEST(EverySettingTest, Window)
#include "tst_everysetting.moc"
