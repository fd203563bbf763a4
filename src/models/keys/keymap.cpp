// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/keymap.h"

#include <QKeyEvent>
#include <QWindow>

#include <algorithm>

namespace openshoe::models {

namespace {

constexpr const char* noKey = "none";

int count() {
    return static_cast<int>(keyActions().size());
}

const KeyAction& at(int action) {
    return keyActions()[static_cast<std::size_t>(action)];
}

QString storedAs(int action) {
    return QStringLiteral("keys/") + QLatin1StringView(at(action).id);
}

// A page's keys hold wherever the focus is on it, but not among the rules being edited, which replace a page.
bool meet(int places, int others) {
    using namespace KeyPlace;
    if (places == Anywhere || others == Anywhere)
        return true;
    return (places & others) != 0 || ((places | others) & Pages && !((places | others) & Editor));
}

bool contains(const KeyMap::Strokes& strokes, const KeyStroke& stroke) {
    return std::ranges::find(strokes, stroke) != strokes.end();
}

/// A key that moves the cursor or changes text in a text field.
bool isForEditing(const KeyStroke& stroke) {
    constexpr std::array keys{Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Insert, Qt::Key_Home, Qt::Key_End,
                              Qt::Key_Left,      Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down};
    return stroke.isTyped() || (stroke.isPlain() && std::ranges::find(keys, stroke.key()) != keys.end());
}

bool isForCopying(const KeyStroke& stroke) {
    constexpr std::array keys{Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_X};
    return stroke.has(Qt::ControlModifier) && std::ranges::find(keys, stroke.key()) != keys.end();
}

} // namespace

KeyMap::KeyMap(QObject* parent) : QObject(parent) {
    read();
    connect(&m_keyboard, &Keyboard::layoutChanged, this, &KeyMap::retranslate);
    m_keyboard.setFirst([this](const QKeyEvent& event) { return takeAnywhere(event); });
}

KeyMap::KeyMap(QSettings& store, QObject* parent) : KeyMap(parent) {
    m_store = &store;
    read();
}

void KeyMap::watch(QObject* window) {
    if (auto* watched = qobject_cast<QWindow*>(window))
        m_keyboard.watch(*watched);
}

int KeyMap::actionOf(const QString& id) {
    for (int i = 0; i < count(); ++i) {
        if (!id.isEmpty() && id == QLatin1StringView(at(i).id))
            return i;
    }
    return -1;
}

KeyMap::Strokes KeyMap::firstStrokes(int action) {
    Strokes strokes;
    const QString keys = QString::fromLatin1(at(action).keys);
    for (const QString& word : keys.split(u' ', Qt::SkipEmptyParts))
        strokes.push_back(*KeyStroke::fromText(word));
    return strokes;
}

// ---- The file ----

// A person's own keys come first: one action's default may belong to another by now.
void KeyMap::read() {
    m_strokes.assign(keyActions().size(), {});
    std::vector<bool> stored(keyActions().size());
    for (const QString& key : m_store ? m_store->allKeys() : QStringList()) {
        if (key.startsWith(u"keys/") && actionOf(key.sliced(5)) < 0)
            m_problems << tr("No action is called “%1”.").arg(key.sliced(5));
    }
    for (int i = 0; i < count(); ++i) {
        if (at(i).kind != KeyAction::Free || !m_store || !m_store->contains(storedAs(i)))
            continue;
        const auto before = m_problems.size();
        readStored(i, m_store->value(storedAs(i)).toStringList());
        stored[static_cast<std::size_t>(i)] = m_problems.size() == before;
    }
    for (int i = 0; i < count(); ++i) {
        if (stored[static_cast<std::size_t>(i)])
            continue;
        for (const KeyStroke& stroke : firstStrokes(i)) {
            if (rivals(i, stroke).empty())
                m_strokes[static_cast<std::size_t>(i)].push_back(stroke);
        }
    }
    show();
}

void KeyMap::readStored(int action, const QStringList& words) {
    Strokes strokes;
    for (const QString& word : words) {
        if (words.size() == 1 && word == QLatin1StringView(noKey))
            break;
        const auto stroke = KeyStroke::fromText(word);
        const QString why = stroke ? obstacle(action, *stroke) : tr("There is no key “%1”.").arg(word);
        const auto others = stroke ? rivals(action, *stroke) : std::vector<int>();
        if (why.isEmpty() && others.empty()) {
            if (!contains(strokes, *stroke))
                strokes.push_back(*stroke);
            continue;
        }
        m_problems << tr("“%1”: %2")
                          .arg(QLatin1StringView(at(action).id),
                               !why.isEmpty() ? why
                                              : tr("%1 is already the key for “%2”.")
                                                    .arg(cap(*stroke), keyWords(at(others.front()).caption)));
        return;
    }
    m_strokes[static_cast<std::size_t>(action)] = std::move(strokes);
}

void KeyMap::keep(int action) {
    if (!m_store)
        return;
    if (strokes(action) == firstStrokes(action)) {
        m_store->remove(storedAs(action));
        return;
    }
    QStringList words;
    for (const KeyStroke& stroke : strokes(action))
        words << stroke.text();
    m_store->setValue(storedAs(action), words.isEmpty() ? QStringList(QString::fromLatin1(noKey)) : words);
}

QString KeyMap::problemText() const {
    if (m_problems.isEmpty())
        return {};
    return tr("Some keys in settings.ini can't be used; the defaults are used instead. %1")
        .arg(m_problems.join(u' '));
}

// ---- Assigning keys ----

QString KeyMap::obstacle(int action, const KeyStroke& stroke) const {
    const int where = at(action).where;
    constexpr int typedIn = KeyPlace::Anywhere | KeyPlace::Pages | KeyPlace::Editor;
    constexpr int pressedIn = typedIn | KeyPlace::Games | KeyPlace::KeyRows;
    if (contains(firstStrokes(action), stroke))
        return {};
    if (!stroke.isKnown())
        return tr("This key can't be told apart from others. Use another one.");
    if (stroke.isModifier()) {
        const QString pressed = cap(stroke); // with a plus after it, where modifiers are words
        return tr("%1 can't be used by itself. Press it together with another key.")
            .arg(pressed.endsWith(u'+') ? pressed.chopped(1) : pressed);
    }
    if (stroke.has(Qt::MetaModifier))
        return tr("Combinations with %1 belong to the desktop. Use %2 or %3.")
            .arg(keyCap(Qt::MetaModifier), keyCap(Qt::ControlModifier), keyCap(Qt::AltModifier));
    if (stroke.key() == Qt::Key_Escape)
        return tr("Esc always closes what is open. Use another key.");
    for (int i = 0; i < count(); ++i) {
        const bool fixed = at(i).kind == KeyAction::Fixed || at(i).kind == KeyAction::Shown;
        if (fixed && meet(where, at(i).where) && contains(firstStrokes(i), stroke))
            return tr("%1 is reserved for “%2”. Use another key.").arg(cap(stroke), keyWords(at(i).caption));
    }
    const bool presses = stroke.key() == Qt::Key_Space || stroke.key() == Qt::Key_Return;
    if (presses && stroke.isPlain() && (where & pressedIn))
        return tr("%1 presses the button that has the focus. Use another key.").arg(cap(stroke));
    if ((where & typedIn) && isForEditing(stroke))
        return tr("%1 is needed where text is typed. Press it together with %2 or %3.")
            .arg(cap(stroke), keyCap(Qt::ControlModifier), keyCap(Qt::AltModifier));
    if ((where & typedIn) && isForCopying(stroke))
        return tr("%1 is for copying and pasting where text is typed. Use another key.").arg(cap(stroke));
    return {};
}

std::vector<int> KeyMap::rivals(int action, const KeyStroke& stroke) const {
    std::vector<int> found;
    for (int i = 0; i < count(); ++i) {
        if (i != action && at(i).kind == KeyAction::Free && at(action).kind == KeyAction::Free &&
            meet(at(i).where, at(action).where) && contains(strokes(i), stroke))
            found.push_back(i);
    }
    return found;
}

void KeyMap::assign(int action, const Strokes& strokes) {
    for (const KeyStroke& stroke : strokes) {
        for (const int other : rivals(action, stroke)) {
            std::erase(m_strokes[static_cast<std::size_t>(other)], stroke);
            keep(other);
        }
    }
    m_strokes[static_cast<std::size_t>(action)] = strokes;
    keep(action);
    show();
    emit changed();
}

void KeyMap::resetAll() {
    for (int i = 0; i < count(); ++i) {
        m_strokes[static_cast<std::size_t>(i)] = firstStrokes(i);
        if (at(i).kind == KeyAction::Free)
            keep(i);
    }
    show();
    emit changed();
}

KeyStroke KeyMap::stroke(int key, int modifiers) const {
    const KeyStroke typed(key, modifiers);
    const char32_t pressed = m_keyboard.pressed(key);
    if (!pressed)
        return typed;
    const KeyStroke there(static_cast<int>(pressed), modifiers);
    const bool shifted = (modifiers & Qt::ShiftModifier) != 0;
    // A key of the row of digits stands for its digit, even where a French or Czech one types − or + by itself: six of
    // seven spots by the row and a chip by the seventh would be a trap.
    if (there.isDigit())
        return typed.isDigit() || shifted ? typed : there;
    return m_keyboard.lacks(pressed) && (there.isLetter() || !shifted) ? there : typed;
}

// What the key types comes first, unless it is meant as a digit. A key pressed with Shift that has no meaning of its
// own counts without Shift: caps lock may be on, or the character may need it.
int KeyMap::find(int place, int key, int modifiers) const {
    const KeyStroke typed(key, modifiers);
    const KeyStroke meant = stroke(key, modifiers);
    const KeyStroke& first = meant.isDigit() ? meant : typed;
    const KeyStroke& then = meant.isDigit() ? typed : meant;
    for (const KeyStroke& candidate : {first, first.withoutShift(), then, then.withoutShift()}) {
        for (int i = 0; i < count(); ++i) {
            const bool acts = at(i).kind == KeyAction::Free || at(i).kind == KeyAction::Fixed;
            if (acts && (at(i).where & place) && contains(strokes(i), candidate))
                return m_keyboard.isHeld(key) && !at(i).repeats ? int{Intent::None} : at(i).intent;
        }
    }
    return Intent::None;
}

// What is typed goes to the focus first, and so does Esc, which closes what is open. Menus, dialogues and drawers keep
// what would lead away from the page below them.
bool KeyMap::takeAnywhere(const QKeyEvent& event) {
    const KeyStroke pressed = stroke(event.key(), event.modifiers().toInt());
    if (m_recording || pressed.isTyped() || pressed.key() == Qt::Key_Escape)
        return false;
    const int intent = find(KeyPlace::Anywhere, event.key(), event.modifiers().toInt());
    const bool leads =
        intent != WindowIntent::Help && intent != WindowIntent::FullScreen && intent != WindowIntent::Quit;
    if (intent == Intent::None || (m_overPage && leads))
        return false;
    emit anywhere(intent);
    return true;
}

// ---- What is shown ----

QString KeyMap::cap(const KeyStroke& stroke) const {
    const auto sign = static_cast<char32_t>(stroke.key());
    const auto key = m_keyboard.layout().find(sign);
    if (!stroke.isSign() || key == m_keyboard.layout().end() || !m_keyboard.lacks(sign) || !key->second[0])
        return stroke.shown();
    const KeyStroke typed = stroke.on(key->second[0]);
    const bool taken = std::ranges::any_of(m_strokes, [&](const Strokes& all) { return contains(all, typed); });
    return (taken ? stroke : typed).shown();
}

bool KeyMap::isAtHand(int action, const KeyStroke& stroke) const {
    const auto sign = static_cast<char32_t>(stroke.key());
    const Keyboard::Layout& layout = m_keyboard.layout();
    if (!stroke.isSign() || stroke.isDigit() || stroke.key() == Qt::Key_Space || layout.empty())
        return true;
    if (m_keyboard.lacks(sign))
        return cap(stroke) != stroke.shown();
    return std::ranges::any_of(layout, [&](const auto& key) {
        const KeyStroke digit = stroke.on(key.first);
        const bool unshifted = key.second[0] == sign && (!digit.isDigit() || rivals(action, digit).empty());
        return unshifted || key.second[1] == sign;
    });
}

QList<QString> KeyMap::hintsNow() const {
    QList<QString> hints(intentCount);
    for (int i = 0; i < count(); ++i) {
        const Strokes& all = strokes(i);
        const auto best = std::ranges::find_if(all, [this, i](const KeyStroke& stroke) { return isAtHand(i, stroke); });
        if (!all.empty())
            hints[at(i).intent] = cap(best == all.end() ? all.front() : *best);
    }
    // These answers share another intent's key.
    hints[Intent::Decline] = hints[Intent::No];
    hints[Intent::FollowDouble] = hints[Intent::FollowSplit] = hints[Intent::Follow];
    return hints;
}

bool KeyMap::hasChanges() const {
    for (int i = 0; i < count(); ++i) {
        if (strokes(i) != firstStrokes(i))
            return true;
    }
    return false;
}

QList<QString> KeyMap::caps(int action) const {
    QList<QString> all;
    for (int i = 0; i < count(); ++i) {
        const bool its = at(action).kind == KeyAction::Mirror
                             ? at(i).kind == KeyAction::Free && at(i).intent == at(action).intent
                             : i == action;
        for (const KeyStroke& stroke : its ? strokes(i) : Strokes())
            all << cap(stroke);
    }
    return all;
}

namespace {

QString spoken(const QList<QString>& caps, const QString& caption) {
    return caps.isEmpty() ? KeyMap::tr("no key: %1").arg(caption)
                          : KeyMap::tr("%1: %2", "keys, what they do").arg(caps.join(QStringLiteral(", ")), caption);
}

} // namespace

KeyRow KeyMap::row(int action) const {
    KeyRow row{.actionId = QString::fromLatin1(at(action).id),
               .caption = keyWords(at(action).caption),
               .section = keyWords(at(action).section),
               .caps = caps(action),
               .changed = strokes(action) != firstStrokes(action)};
    row.accessibleName = spoken(row.caps, row.caption);
    return row;
}

// A run of consecutive keys, such as the digits, is shown by its first and last.
std::vector<KeyRow> KeyMap::sheetRows() const {
    std::vector<KeyRow> rows;
    for (int i = 0; i < count();) {
        KeyRow line = row(i);
        int end = i + 1;
        bool inTurn = strokes(i).size() == 1;
        for (; end < count() && at(i).line && at(end).line == at(i).line; ++end) {
            line.caps << caps(end);
            inTurn = inTurn && strokes(end).size() == 1 &&
                     strokes(end).front() == KeyStroke(strokes(end - 1).front().key() + 1, 0);
        }
        if (at(i).line)
            line.caption = keyWords(at(i).line);
        if (end - i > 3 && inTurn)
            line.caps = {line.caps.first(), QStringLiteral("…"), line.caps.last()};
        line.accessibleName = spoken(line.caps, line.caption);
        rows.push_back(line);
        i = end;
    }
    return rows;
}

void KeyMap::show() {
    const QString everyRow = tr("keys keyboard shortcuts hotkeys remap bindings", "words that rows are found by");
    const QStringList words = m_sought.toLower().split(u' ', Qt::SkipEmptyParts);
    std::vector<KeyRow> found;
    for (int i = 0; i < count(); ++i) {
        if (at(i).kind != KeyAction::Free)
            continue;
        const KeyRow candidate = row(i);
        const QStringList texts{candidate.section, candidate.caption, candidate.caps.join(u' '), everyRow};
        const QString where = texts.join(u' ').toLower();
        if (m_found.contains(candidate.actionId) ||
            std::ranges::all_of(words, [&](const QString& word) { return where.contains(word); }))
            found.push_back(candidate);
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i == 0 || found[i].section != found[i - 1].section)
            found[i].heading = found[i].section;
    }
    m_hints = hintsNow();
    m_rows.setRows(std::move(found));
    m_sheet.setRows(sheetRows());
}

void KeyMap::setSought(const QString& sought) {
    if (sought == m_sought)
        return;
    m_sought = sought;
    m_found.clear();
    show();
    emit changed();
}

void KeyMap::retranslate() {
    m_found.clear();
    for (const KeyRow& row : m_rows.rows())
        m_found << row.actionId;
    show();
    emit changed();
}

} // namespace openshoe::models

#include "moc_keymap.cpp"
