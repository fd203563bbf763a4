// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, used through accessibility alone: every control found on every page, menu and dialogue is
// pressed through its accessible action, and something must happen. The controls are discovered, not listed: whatever a
// press opens is traversed as well.
#include "testprogram.h"
#include "windowtest.h"

#include "formats/ownvariants.h"
#include "formats/variants.h"
#include "models/counting/countingcontroller.h"
#include "models/history/rundownmodel.h"
#include "models/review/mistakesmodel.h"
#include "models/settings/settingspagecontroller.h"
#include "models/statistics/statisticscontroller.h"
#include "models/table/tablecontroller.h"
#include "places.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>

using namespace openshoe::models;

namespace {

/// Identifies a control: its role, its name, and its index among those with the same role and name.
struct Key {
    QAccessible::Role role = QAccessible::NoRole;
    QString name;
    int nth = 0;
    friend bool operator==(const Key&, const Key&) = default;
    friend size_t qHash(const Key& key, size_t seed = 0) { return qHashMulti(seed, int(key.role), key.name, key.nth); }
    [[nodiscard]] QString text() const { return QStringLiteral("%1 “%2” %3").arg(roleName(role), name).arg(nth); }
    [[nodiscard]] static QString roleName(QAccessible::Role role) {
        return QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(role));
    }
};

/// A name without its variable parts: amounts, numbers, currencies, anything after a comma, a colon or a full stop.
QString shortName(QAccessibleInterface* item) {
    static const QRegularExpression figures(QStringLiteral("[0-9]+([.,][0-9]+)*"));
    static const QRegularExpression ends(QStringLiteral("[,:]|\\. "));
    static const QRegularExpression money(QStringLiteral("(?<=^Costs about |^Gains about ).*"));
    return item->text(QAccessible::Name)
        .section(ends, 0, 0)
        .replace(money, QStringLiteral("#"))
        .replace(figures, QStringLiteral("#"));
}

/// Part of the file dialogue, which is the platform's, or Qt's where the platform has none.
bool isForeign(QAccessibleInterface* item) {
    for (const auto* at = qobject_cast<QQuickItem*>(item->object()); at; at = at->parentItem()) {
        if (at->parent() && at->parent()->inherits("QQuickFileDialogImpl"))
            return true;
    }
    return false;
}

void walk(QAccessibleInterface* item, const std::function<void(QAccessibleInterface*)>& visit) {
    if (!item || item->state().invisible || isForeign(item))
        return;
    visit(item);
    for (QAccessibleInterface* in : accessibleIn(item))
        walk(in, visit);
}

QStringList actionsOf(QAccessibleInterface* item) {
    auto* actions = item->actionInterface();
    return actions ? actions->actionNames() : QStringList();
}

/// The action that stands for using the item; empty if it is only for reading or typing.
QString useOf(QAccessibleInterface* item) {
    const QStringList actions = actionsOf(item);
    for (const QString& action : {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction(),
                                  QAccessibleActionInterface::increaseAction()}) {
        if (actions.contains(action))
            return action;
    }
    return {};
}

bool isControl(QAccessibleInterface* item) {
    switch (item->role()) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::Slider:
    case QAccessible::MenuItem: return true;
    default: return !useOf(item).isEmpty();
    }
}

/// Items that must have a name: those that are used or typed into, and those that group others.
bool needsAName(QAccessibleInterface* item) {
    switch (item->role()) {
    case QAccessible::EditableText:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::Table:
    case QAccessible::Row:
    case QAccessible::Grouping:
    case QAccessible::Dialog:
    case QAccessible::PopupMenu:
    case QAccessible::ScrollBar:
    case QAccessible::Graphic: return true;
    default: return isControl(item) || item->state().focusable;
    }
}

QString stateText(const QAccessible::State& state) {
    QString text;
    text += state.checked ? u'x' : u'-';
    text += state.selected ? u's' : u'-';
    text += state.disabled ? u'd' : u'-';
    text += state.expanded ? u'e' : u'-';
    return text;
}

QString valueText(const QVariant& value);

/// Lists the properties of an object and of the objects it holds.
void tell(const QObject* object, int depth, QStringList& into) {
    const QMetaObject* meta = object->metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        const QString name = QString::fromLatin1(property.name());
        if (name.startsWith(u"clock") || name.startsWith(u"notice")) // change by themselves
            continue;
        const QVariant value = property.read(object);
        const auto* held = value.value<QObject*>();
        if (held && depth > 0)
            tell(held, depth - 1, into);
        else if (!held)
            into << name + QLatin1Char('=') + valueText(value);
    }
}

QString valueText(const QVariant& value) {
    switch (value.typeId()) { // nearly all; QDebug takes longer
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::Double:
    case QMetaType::QString: return value.toString();
    default: break;
    }
    QString text;
    QDebug(&text) << value;
    return text;
}

} // namespace

class AccessTest : public WindowTest {
    Q_OBJECT

private slots:
    // Two tests for CTest, because together they take longer than any other: see PARTS in CMakeLists.txt.
    void everyPressOnAPage_data();
    void everyPressOnAPage();
    void everyPressAtTheTable_data();
    void everyPressAtTheTable();

private:
    void everyPress(const QString& place);
    using Stage = std::function<void()>;
    /// The observable state, for comparison before and after a press.
    [[nodiscard]] QStringList snapshot() const;
    /// Waits until nothing has changed by itself for `looks` snapshots, 30 ms apart.
    [[nodiscard]] QStringList settled(int looks = 2) const;
    enum class Bar { Too, Not };
    [[nodiscard]] QList<Key> controls(Bar bar = Bar::Too) const;
    [[nodiscard]] QAccessibleInterface* find(const Key& wanted) const;
    void checkTree() const;
    enum class Half { Both, First, Second }; ///< of the controls present at the start
    void tryAll(const Stage& stage, Half half = Half::Both);
    /// `before`: a settled snapshot taken just before.
    void press(const Key& key, QStringList before, QStringList& failures);
    /// Presses the controls in turn; returns false if one of them isn't there.
    [[nodiscard]] bool follow(const QList<Key>& way) const;
    /// Page and phase are still those of the stage.
    [[nodiscard]] bool isStill() const {
        return m_app->page() == m_page && m_app->table->live()->phase() == m_phase &&
               m_app->editor->isOpen() == m_editing;
    }
    /// The controls are those the stage had when it was last set.
    [[nodiscard]] bool looksAsSet() const { return !m_asSet.isEmpty() && controls() == m_asSet; }
    void showPage(Page::Value page);
    void sitDown(const QString& variant);
    void putSettings();
    void putGames();
    void finishRound();
    /// Sits at the table of a game whose file is gone, which the table reports.
    void sitWithoutFile();
    void playRounds(int count);
    void makeMistakes();
    void type(const char* prompt, const QString& text);
    void closePopups();
    void closeRows();

    Page::Value m_page = Page::Lobby;
    LiveRound::Phase m_phase = LiveRound::Betting;
    bool m_editing = false;
    QList<Key> m_asSet; ///< the stage's controls when it was last set
    Bar m_bar = Bar::Too; ///< whether the page bar is covered as well
    /// Of a list that opens; where every option takes its time and does the same, a few are enough.
    int m_mostOptions = std::numeric_limits<int>::max();
    int m_notices = 0;
    int m_quits = 0;
};

QStringList AccessTest::snapshot() const {
    QStringList all;
    tell(m_app.get(), 2, all);
    walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
        if (item->role() == QAccessible::AlertMessage) // disappears by itself
            return;
        QString line = QStringLiteral("%1 | %2 | %3 | %4")
                           .arg(Key::roleName(item->role()), item->text(QAccessible::Name),
                                item->text(QAccessible::Description), stateText(item->state()));
        if (auto* value = item->valueInterface())
            line += QStringLiteral(" | ") + value->currentValue().toString();
        all << line;
    });
    all << QStringLiteral("clipboard=") + QGuiApplication::clipboard()->text()
        << QStringLiteral("popups=%1").arg(popups().size())
        << QStringLiteral("window=%1").arg(m_window->visibility()) << QStringLiteral("notices=%1").arg(m_notices)
        << QStringLiteral("quits=%1").arg(m_quits);
    return all;
}

QStringList AccessTest::settled(int looks) const {
    QStringList before = snapshot();
    int same = 0;
    for (int i = 0; i < 400 && same < looks; ++i) {
        QTest::qWait(30);
        QStringList now = snapshot();
        same = now == before ? same + 1 : 0;
        before = std::move(now);
    }
    return before;
}

QList<Key> AccessTest::controls(Bar bar) const {
    QList<Key> found;
    QHash<Key, int> count;
    walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
        if (!isControl(item))
            return;
        Key key{.role = item->role(), .name = shortName(item)};
        key.nth = count[Key{key.role, key.name, 0}]++;
        if (bar == Bar::Too || !isOfPageBar(item->object()))
            found << key;
    });
    return found;
}

QAccessibleInterface* AccessTest::find(const Key& wanted) const {
    QAccessibleInterface* found = nullptr;
    int count = 0;
    walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
        if (!found && item->role() == wanted.role && shortName(item) == wanted.name && isControl(item) &&
            count++ == wanted.nth)
            found = item;
    });
    return found;
}

void AccessTest::checkTree() const {
    QAccessibleInterface* window = QAccessible::queryAccessibleInterface(m_window);
    const QList<QAccessibleInterface*> in = accessibleIn(window);
    QCOMPARE(in.size(), window->childCount());
    for (int i = 0; i < in.size(); ++i)
        QCOMPARE(in[i], window->child(i));
    QStringList wrong;
    walk(window, [&](QAccessibleInterface* item) {
        const QString name = item->text(QAccessible::Name);
        const QString description = item->text(QAccessible::Description);
        if (item->role() == QAccessible::Window || item->role() == QAccessible::Application)
            return;
        const QString which = Key::roleName(item->role()) + QLatin1Char(' ') +
                              QString::fromLatin1(item->object() ? item->object()->metaObject()->className() : "?");
        if (name.isEmpty() && needsAName(item))
            wrong << which + QStringLiteral(" has no name");
        if (isControl(item) && (item->role() == QAccessible::NoRole || item->role() == QAccessible::Client ||
                                item->role() == QAccessible::StaticText))
            wrong << which + QStringLiteral(" “%1” can be pressed, but isn't said to be a control").arg(name);
        if (!name.isEmpty() && name == description)
            wrong << which + QStringLiteral(" “%1” says its name twice").arg(name);
        if (item->role() == QAccessible::RadioButton && !item->state().checkable)
            wrong << which + QStringLiteral(" “%1” can't be chosen").arg(name);
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

// One action of one control: something must happen, or the control must say that it is disabled or already chosen.
void AccessTest::press(const Key& key, QStringList before, QStringList& failures) {
    QAccessibleInterface* item = find(key);
    if (item && item->state().disabled) { // nothing may happen; wait for cards that are still moving
        before = settled(15);
        item = find(key);
    }
    if (!item) {
        failures << key.text() + QStringLiteral(" is not found again");
        return;
    }
    const QString action = useOf(item);
    if (action.isEmpty()) {
        failures << key.text() + QStringLiteral(" has no action: ") + actionsOf(item).join(u' ');
        return;
    }
    const QAccessible::State state = item->state();
    const bool chosen = state.selected || (state.checked && item->role() != QAccessible::CheckBox);
    item->actionInterface()->doAction(action);
    if (chosen) // may only close its menu
        return;
    if (state.disabled) {
        QTest::qWait(20);
        for (const QString& line : snapshot()) {
            if (!before.contains(line)) {
                failures << key.text() + QStringLiteral(" is disabled, and still does something: ") + line;
                break;
            }
        }
        return;
    }
    const auto done = [&] { return snapshot() != before; };
    if (action != QAccessibleActionInterface::increaseAction()) {
        if (QTest::qWaitFor(done, testprogram::patience))
            return;
    } else if (QTest::qWaitFor(done, 1500)) {
        return;
    } else if (QAccessibleInterface* again = find(key)) { // already at its end: step the other way
        again->actionInterface()->doAction(QAccessibleActionInterface::decreaseAction());
        if (QTest::qWaitFor(done, testprogram::patience))
            return;
    }
    failures << key.text() + QStringLiteral(" does nothing by ") + action + QLatin1Char(' ') + stateText(state);
}

bool AccessTest::follow(const QList<Key>& way) const {
    for (const Key& key : way) {
        (void)settled();
        QAccessibleInterface* item = find(key);
        if (!item)
            return false;
        item->actionInterface()->doAction(useOf(item));
    }
    return true;
}

// Presses every control of the stage, and those that they open; the page bar only if m_bar says so. The stage is set up
// again whenever a press has left it.
void AccessTest::tryAll(const Stage& stage, Half half) {
    struct Step {
        QList<Key> way; ///< the presses that lead there
        Key key;
    };
    stage();
    checkTree();
    m_page = m_app->page();
    m_phase = m_app->table->live()->phase();
    m_editing = m_app->editor->isOpen(); // opened from elsewhere, the editor has rows of its own
    const QList<Key> first = controls();
    QVERIFY(!first.isEmpty());
    m_asSet = first;
    const QList<Key> own = controls(m_bar);
    // The table has no page bar.
    QCOMPARE(own.size() < first.size(), m_bar == Bar::Not && m_page != Page::Table);
    QList<Step> open;
    for (qsizetype i = 0; i < own.size(); ++i) {
        if (half == Half::Both || (half == Half::First) == (i < own.size() / 2))
            open << Step{{}, own[i]};
    }
    QSet<Key> known(first.begin(), first.end());
    QStringList failures;
    int pressed = 0;
    QStringList look; // settled, with nothing done since; empty otherwise
    const bool replayed = m_app->table->replay()->isActive();
    const bool reviewed = m_app->review->isActive();
    while (!open.isEmpty()) {
        const Step step = open.takeFirst();
        if (!reviewed)
            m_app->review->stop(); // one requested by an earlier press may be on its way
        // A round doesn't offer the same things each time, and an earlier press may have had the same effect.
        QStringList problems;
        QList<Key> before;
        constexpr int mostRounds = 60; // a pair to split comes seldom
        for (int attempt = 0; attempt < mostRounds; ++attempt) {
            if (pressed > 0 && (attempt > 0 || !step.way.isEmpty() || !looksAsSet())) {
                if (attempt > 0)
                    m_asSet.clear(); // what isn't seen may have stayed behind: all is made anew
                stage();
                look.clear();
                m_asSet = controls();
            }
            problems.clear();
            if (!follow(step.way) || !QTest::qWaitFor([&] { return find(step.key) != nullptr; },
                                                      step.way.isEmpty() ? 100 : testprogram::patience / 10)) {
                problems << step.key.text() + QStringLiteral(" is not found again");
                for (const Key& key : step.way)
                    problems.last() += QStringLiteral(" after ") + key.text();
                continue;
            }
            if (look.isEmpty() || snapshot() != look)
                look = settled();
            before = controls();
            press(step.key, look, problems);
            look.clear();
            if (problems.isEmpty() || attempt > 0)
                break;
        }
        ++pressed;
        look = settled();
        // After a round of several hands less of a list is in view: there may be fewer rows of the same name than
        // before.
        if (step.key.role == QAccessible::ListItem && !find(step.key) && find({step.key.role, step.key.name, 0}))
            problems.clear();
        failures += problems;
        const bool editorOpened = m_app->editor->isOpen() && !m_editing;
        // A replay's moments are named by its cards, which differ each time; they are pressed in the "replay" row.
        const bool replayOpened = m_app->table->replay()->isActive() && !replayed;
        // At the table each stage plays another round, which may match other filters and end by other rules; the
        // Rundown page covers both.
        const bool narrowed = m_app->page() == Page::Table &&
                              (m_app->rundown->filter()->narrows() || step.key.role == QAccessible::ListItem);
        // The settings' keys are covered by a row of their own, a few of them.
        const bool keysOpened = step.key.name == u"Change keys";
        // The same controls under other names.
        const bool translated = m_app->settings->language() != u"en";
        if (!problems.isEmpty() || step.way.size() > 1 || editorOpened || replayOpened || keysOpened || narrowed ||
            translated || (popups().isEmpty() && !isStill()))
            continue;
        const QList<Key> now = controls();
        if (now.size() > first.size()) // something has opened
            checkTree();
        int options = 0;
        for (const Key& key : now) {
            if (key.role == QAccessible::ListItem && ++options > m_mostOptions)
                continue;
            if (!known.contains(key) && !before.contains(key) && now.size() > first.size()) {
                known << key;
                open << Step{step.way + QList{step.key}, key};
            }
        }
    }
    QVERIFY2(failures.isEmpty(), qPrintable(failures.join(u'\n')));
    qInfo("%d controls pressed", pressed);
}

// --- Stages.

// Types into every visible field with that prompt. findChildren can't be used: a Repeater's items aren't QObject
// children of anything.
void AccessTest::type(const char* prompt, const QString& text) {
    bool found = false;
    walk(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface* item) {
        if (item->object() && item->object()->property("prompt").toString() == QLatin1String(prompt))
            found = item->object()->setProperty("text", text);
    });
    QVERIFY2(found, prompt);
}

void AccessTest::closePopups() {
    for (QObject* popup : popups())
        QMetaObject::invokeMethod(popup, "close");
    QTRY_VERIFY2(popups().isEmpty(), popups().value(0) ? popups().value(0)->metaObject()->className() : "");
}

void AccessTest::showPage(Page::Value page) {
    closePopups();
    m_app->editor->close();
    QTRY_VERIFY(m_app->data->isReady());
    putSettings();
    m_window->setVisibility(QWindow::Windowed);
    closeRows();
    // Creating a page is most of the work here, and often unnecessary.
    if (m_app->page() == page && QTest::qWaitFor([this] { return looksAsSet(); }, 60))
        return;
    // Whatever Back leads to is kept; in the lobby that is nothing.
    m_app->setPage(page == Page::Lobby ? Page::Fairness : Page::Lobby);
    QTest::qWait(20);
    m_app->setPage(page);
    (void)settled();
}

// Default settings, except for one on each page, so that there is something to reset.
void AccessTest::putSettings() {
    SettingsController* settings = m_app->settings;
    for (const char* name : {"look", "table", "sound", "language", "coach", "clocks", "spreadsheet"})
        settings->resetPage(QString::fromLatin1(name));
    settings->setAnimationSpeed(DealingSpeed::Off);
    settings->setFourColour(true);
    settings->setVolumeCards(0.5);
    settings->setCoach(CoachMode::OnRequest);
    settings->setLanguage(QStringLiteral("en"));
    settings->store().remove(QStringLiteral("hour")); // an hour's cost that grows may have no room on a card
    settings->setRoundsAnHour(99);
    settings->setRoundsAnHour(100);
}

// One game of the user's own and one unusable file, whatever happened to them before.
void AccessTest::putGames() {
    GamesController* games = m_app->games;
    const auto last = [&] { return games->list()->rows().back(); };
    for (int i = 0; i < 20 && last().kind == GameEntry::Deleted; ++i)
        games->putBack(last().entryId);
    const QString folder = openshoe::formats::ownVariantsFolder(m_folder->path());
    QVERIFY(QDir().mkpath(folder));
    for (const QString& name : QDir(folder).entryList(QDir::Files))
        QFile::remove(folder + u'/' + name);
    QVERIFY(QFile::copy(QStringLiteral(OPENSHOE_TEST_DATA "/games/harbour.json"),
                        folder + QStringLiteral("/mine.json")));
    QFile file(folder + QStringLiteral("/broken.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    games->tryAgain(file.fileName());
    QCOMPARE(last().kind, GameEntry::Unusable);
    m_app->notices->dismiss();
}

void AccessTest::finishRound() {
    TableController* table = m_app->table;
    table->replay()->stop();
    m_app->review->stop();
    for (int i = 0; i < 40 && table->live()->phase() == LiveRound::Playing; ++i) {
        QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() != LiveRound::Playing);
        if (table->live()->phase() != LiveRound::Playing)
            break;
        const auto& rows = table->live()->actions()->rows();
        const bool turn =
            std::any_of(rows.begin(), rows.end(), [](const ActionRow& row) { return row.intent == Intent::Stand; });
        table->live()->act(turn ? Intent::Stand : Intent::Decline);
    }
    QTRY_VERIFY(!table->session()->isBusy());
}

// A press expands or collapses a row, and one on a filter may hide all rows: each stage starts unfiltered and
// collapsed.
void AccessTest::closeRows() {
    m_app->rundown->filter()->clear();
    m_app->controller<RundownModel>()->filter()->clear();
    m_app->controller<RundownModel>()->filter()->orders()->choose({}); // not a filter
    m_app->controller<StatisticsController>()->setComparing(false);
    m_app->controller<StatisticsController>()->filter()->clear();
    m_app->controller<StatisticsController>()->filter()->wallets()->choose(
        m_app->table->currency()); // others are empty
    const std::function<void(QQuickItem*)> close = [&](QQuickItem* item) {
        if (item->property("expandedRound").isValid())
            item->setProperty("expandedRound", 0);
        if (item->property("sessionsShown").isValid())
            item->setProperty("sessionsShown", false);
        for (QQuickItem* child : item->childItems())
            close(child);
    };
    close(m_window->contentItem());
}

void AccessTest::sitDown(const QString& variant) {
    closePopups();
    m_app->editor->close();
    closeRows();
    putSettings();
    TableController* table = m_app->table;
    if (!table->isSeated() || table->variantId() != variant) {
        m_app->seating->open(variant);
        QTRY_VERIFY(m_app->page() == Page::Table && table->variantId() == variant &&
                    !table->shown()->commitment().isEmpty());
    }
    m_app->setPage(Page::Table);
    table->pause()->goOn();
    finishRound();
    (void)settled();
    if (QAccessibleInterface* panel = find({.role = QAccessible::Button, .name = QStringLiteral("Show the Rundown")}))
        panel->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    if (table->bets()->canNew())
        table->bets()->newBets();
    table->bets()->clear();
    QTRY_COMPARE(table->live()->phase(), LiveRound::Betting);
    // The wallet's menu names the game's first currency again.
    const QString currency = QString::fromStdString(table->session()->rules().limits.front().currency);
    table->useCurrency(currency);
    QTRY_COMPARE(table->currency(), currency);
}

void AccessTest::sitWithoutFile() {
    using namespace openshoe;
    const QString folder = formats::ownVariantsFolder(m_folder->path());
    const QString path = QDir(folder).filePath(QStringLiteral("mine.json"));
    engine::RuleSet mine = formats::VariantCatalogue().find("classic")->rules;
    mine.id = "mine";
    QVERIFY(QDir().mkpath(folder) && formats::saveVariant(mine, path));
    const auto readFiles = [this] { // the lobby does that
        m_app->setPage(Page::Record);
        m_app->setPage(Page::Lobby);
    };
    readFiles();
    sitDown(QStringLiteral("mine"));
    QVERIFY(QFile::remove(path));
    readFiles();
    m_app->setPage(Page::Table);
    m_app->table->rules()->remind();
    QTRY_VERIFY(!m_app->table->rules()->text().isEmpty());
    (void)settled();
}

void AccessTest::playRounds(int count) {
    sitDown(QStringLiteral("classic"));
    TableController* table = m_app->table;
    for (int i = 0; i < count; ++i) {
        // The next shoe has been stored.
        QTRY_VERIFY(table->bets()->canNew() || table->live()->phase() == LiveRound::Betting);
        table->bets()->newBets();
        table->bets()->clear();
        table->bets()->minStake(1, -1);
        QTRY_VERIFY2(table->bets()->canDeal(), qPrintable(table->bets()->dealHint()));
        table->bets()->deal();
        finishRound();
    }
}

// Stands on every hand until that was wrong often enough, and the mistakes have been priced.
void AccessTest::makeMistakes() {
    for (int i = 0; i < 30 && m_app->controller<MistakesModel>()->count() < 2; ++i) {
        playRounds(1);
        (void)QTest::qWaitFor(
            [&] {
                m_app->controller<MistakesModel>()->reload();
                QTest::qWait(50);
                return m_app->controller<MistakesModel>()->count() > 1;
            },
            1000);
    }
    QVERIFY(m_app->controller<MistakesModel>()->count() > 1);
}

// The pages with much on them; "others" are the remaining ones.
constexpr std::array pages{"lobby",     "rules", "strategy", "rundown",  "record", "fairness", "settings",
                           "settings2", "games", "limits",   "keys",     "editor", "sidebets", "mistakes",
                           "statistics", "counting", "others"};
// Parts of the table.
constexpr std::array placesAtTheTable{"betting", "seats",  "company", "note",   "playing",
                                      "over",    "replay", "review",  "answered"};

void addRows(const auto& places) {
    QTest::addColumn<QString>("place");
    for (const char* place : places)
        QTest::newRow(place) << QString::fromLatin1(place);
}

void AccessTest::everyPressOnAPage_data() {
    addRows(pages);
}

void AccessTest::everyPressOnAPage() {
    QFETCH(QString, place);
    everyPress(place);
}

void AccessTest::everyPressAtTheTable_data() {
    addRows(placesAtTheTable);
}

void AccessTest::everyPressAtTheTable() {
    QFETCH(QString, place);
    everyPress(place);
}

void AccessTest::everyPress(const QString& place) {
    newFolder();
    QDir::setCurrent(m_folder->path()); // exports go there
    open();
    QVERIFY(m_app->data->isReady());
    QAccessible::setActive(true);
    m_notices = m_quits = 0;
    m_asSet.clear();
    m_bar = place == u"lobby" ? Bar::Too : Bar::Not;
    m_mostOptions = std::numeric_limits<int>::max();
    connect(m_app->notices, &Notices::changed, this, [this] { m_notices += !m_app->notices->text().isEmpty(); });
    connect(m_app.get(), &AppController::quitAsked, this, [this] { ++m_quits; });
    m_app->settings->setIntroduced(); // the welcome panel disappears with its first press: see tst_lobby
    QHash<QString, Page::Value> byName;
    for (const auto& [name, page] : everyPage())
        byName[QString::fromLatin1(name.toLower())] = page;
    if (place == u"record" || place == u"rundown" || place == u"fairness" || place == u"statistics")
        playRounds(3);
    TableController* table = m_app->table;
    if (place == u"settings" || place == u"settings2") { // too many for one row
        tryAll([&] { showPage(Page::Settings); }, place == u"settings" ? Half::First : Half::Second);
    } else if (place == u"others") { // the pages without a row of their own
        for (const auto& [name, page] : everyPage()) {
            const QByteArray id = name.toLower();
            if (std::ranges::none_of(pages, [&](const char* other) { return id == other; }) && page != Page::Table)
                tryAll([this, shown = page] { showPage(shown); });
        }
    } else if (place == u"counting") {
        CountingController* counting = m_app->controller<CountingController>();
        counting->work().setEnough(200'000, 30);
        m_mostOptions = 3;
        tryAll([&, counting] {
            // As if nothing had ever been chosen there.
            m_app->settings->store().remove(QStringLiteral("counting"));
            counting->setVariantId(QStringLiteral("classic"));
            counting->setVariantId(QStringLiteral("boxes"));
            counting->setTab(CountingTab::Overview);
            showPage(Page::Counting);
            QTRY_VERIFY(counting->outlook() && !counting->isWorking());
            (void)settled();
        });
    } else if (byName.contains(place) && place != u"mistakes") {
        tryAll([&] { showPage(byName.value(place)); });
    } else if (place == u"editor" || place == u"sidebets") {
        // Some rules of each kind; the others use the same controls.
        const QString sought = place == u"editor" ? QStringLiteral("insurance") : QStringLiteral("pairs");
        tryAll([&] {
            RuleEditor* editor = m_app->editor;
            const auto change = [&] {
                editor->choose(QStringLiteral("/decks"), 0); // something to undo and reset
                editor->choose(QStringLiteral("/decks"), 1);
                editor->undo();
                editor->setSought(sought);
                QTRY_VERIFY(!editor->figures()->isLooking());
                (void)settled();
            };
            closePopups();
            m_app->setPage(Page::Settings);
            const QString game = QStringLiteral("rundown");
            if (editor->isOpen() && editor->gameId() == game) { // its rows needn't be created again
                while (editor->canUndo())
                    editor->undo();
                change();
                if (looksAsSet())
                    return;
            }
            editor->close();
            editor->open(game);
            change();
        });
    } else if (place == u"games") {
        // Only the list of games in the settings, with one of each kind in it.
        tryAll([&] {
            if (table->isSeated()) {
                m_app->seating->leave();
                m_app->seating->leaveAnyway();
            }
            putGames();
            showPage(Page::Settings);
            type("Find a setting", QStringLiteral("house edge"));
            (void)settled();
        });
    } else if (place == u"limits") {
        // Only the limits and breaks in the settings: one to cancel, one to remove, amounts to set.
        tryAll([&] {
            LimitsController* limits = m_app->limits;
            limits->setLoss(QStringLiteral("100"));
            limits->setStake(QStringLiteral("50"));
            limits->setStake(QStringLiteral("80"));
            // Until they are in force, theirs are the fields that are typed into below.
            QTRY_VERIFY(limits->loss().set && limits->stake().waiting);
            showPage(Page::Settings);
            type("Find a setting", QStringLiteral("self-exclusion"));
            type("No limit", QStringLiteral("70"));
            (void)settled();
        });
    } else if (place == u"keys") {
        // A few keys in the settings: some with their default, and one changed.
        tryAll([&] {
            m_app->controller<SettingsPageController>()->keyRecorder->cancel();
            closePopups();
            m_app->keys->resetAll();
            m_app->keys->assign(KeyMap::actionOf(QStringLiteral("full-screen")), {KeyStroke(Qt::Key_F12, 0)});
            showPage(Page::Settings);
            type("Find a setting", QStringLiteral("keyboard anywhere"));
            (void)settled();
        });
    } else if (place == u"seats") {
        tryAll([&] {
            sitDown(QStringLiteral("deluxe"));
            for (int seat = 1; seat <= table->seatCount(); ++seat)
                table->bets()->leaveSeat(seat);
            table->bets()->takeSeat(3);
        });
    } else if (place == u"company") {
        // A table with other people: who they are, and how many.
        m_app->settings->setCompany(true);
        tryAll([&] {
            m_app->settings->setCompanyFor(QStringLiteral("deluxe"), openshoe::session::CompanyWish::Full);
            sitDown(QStringLiteral("deluxe"));
            for (int seat = 1; seat <= table->seatCount(); ++seat)
                table->bets()->leaveSeat(seat);
            QTRY_VERIFY(table->company()->people()->count() > 3);
        });
    } else if (place == u"betting") {
        playRounds(1);
        tryAll([&] {
            sitDown(QStringLiteral("classic"));
            table->bets()->minStake(1, -1);
        });
    } else if (place == u"note") {
        tryAll([&] { sitWithoutFile(); });
    } else if (place == u"over") {
        tryAll([&] {
            closePopups();
            playRounds(1);
        });
    } else if (place == u"mistakes") {
        makeMistakes();
        tryAll([&] {
            showPage(Page::Mistakes);
            for (QQuickItem* page : all("MistakesPage"))
                page->setProperty("view", 0);
            MistakesModel* mistakes = m_app->controller<MistakesModel>();
            mistakes->clearFilters();
            mistakes->showAnswers(true); // and those shown one by one are forgotten
            mistakes->showAnswers(false);
            QTRY_VERIFY(mistakes->count() > 1);
        });
    } else if (place == u"review" || place == u"answered") {
        makeMistakes();
        tryAll([&] {
            sitDown(QStringLiteral("classic"));
            m_app->controller<MistakesModel>()->repeatOne(0);
            QTRY_COMPARE(m_app->review->stage(), ReviewStage::Asked);
            if (place == u"answered")
                table->quiz()->answer(intentOf(m_app->review->exercise()->price.best));
        });
    } else if (place == u"replay") {
        playRounds(1);
        const qint64 round = m_app->rundown->rows().front().roundId;
        tryAll([&] {
            sitDown(QStringLiteral("classic"));
            m_app->settings->setAnimationSpeed(DealingSpeed::Fast);
            m_app->rundown->replay(round);
            QTRY_VERIFY(table->replay()->isActive());
            table->replay()->step(); // paused from here on
        });
    } else if (place == u"playing") {
        tryAll([&] {
            do {
                sitDown(QStringLiteral("boxes"));
                table->bets()->minStake(1, -1);
                table->bets()->deal();
                QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() == LiveRound::Over);
            } while (table->live()->actions()->count() < 4); // the player's turn
        });
    }
    QDir::setCurrent(QDir::tempPath());
    close();
}

OPENSHOE_TEST(AccessTest, Window)
#include "tst_access.moc"
