// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/keyboard.h"

#include "models/keys/keystroke.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QWindow>

#include <algorithm>
#include <string_view>

namespace openshoe::models {

namespace {

/// A row of keys in adjacent places.
struct KeyRun {
    quint32 first;
    std::u32string_view keys;
};

constexpr std::array<KeyRun, 5> keyRuns{
    {{2, U"1234567890-="}, {16, U"QWERTYUIOP[]"}, {30, U"ASDFGHJKL;'`"}, {43, U"\\ZXCVBNM,./"}, {0, U""}}};

/// By the codes of macOS, which numbers its keys in its own way; a space is none of ours.
constexpr std::u32string_view macKeys = U"ASDFHGZXCV BQWERYT123465=97-80]OU[IP LJ'K;\\,/NM.  `";

/// Where the key is, as Keyboard::keyAt() numbers places; 0 if the system doesn't say.
quint32 placeOf(const QKeyEvent& event) {
    const QString system = QGuiApplication::platformName();
    if (system == u"windows")
        return event.nativeScanCode();
    // X11 counts from eight, and so do Wayland and whoever else passes its codes on.
    return event.nativeScanCode() > 8 ? event.nativeScanCode() - 8 : 0;
}

char32_t keyOf(const QKeyEvent& event) {
    if (event.modifiers() & Qt::KeypadModifier)
        return 0;
    if (QGuiApplication::platformName() != u"cocoa")
        return Keyboard::keyAt(placeOf(event));
    const auto code = event.nativeVirtualKey();
    return code < macKeys.size() && macKeys[code] != U' ' ? macKeys[code] : 0;
}

bool isLatin(char32_t letter) {
    return QChar::script(letter) == QChar::Script_Latin;
}

bool takesText(QObject* focus) {
    if (!focus)
        return false;
    QInputMethodQueryEvent query(Qt::ImEnabled);
    QCoreApplication::sendEvent(focus, &query);
    return query.value(Qt::ImEnabled).toBool();
}

} // namespace

const std::map<quint32, char32_t>& Keyboard::places() {
    static const std::map<quint32, char32_t> all = [] {
        std::map<quint32, char32_t> found;
        for (const KeyRun& run : keyRuns) {
            for (std::size_t i = 0; i < run.keys.size(); ++i)
                found[run.first + static_cast<quint32>(i)] = run.keys[i];
        }
        return found;
    }();
    return all;
}

char32_t Keyboard::keyAt(quint32 place) {
    const auto found = places().find(place);
    return found == places().end() ? 0 : found->second;
}

void Keyboard::watch(QWindow& window) {
    window.installEventFilter(this);
}

bool Keyboard::eventFilter(QObject* window, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    QObject* focus = static_cast<QWindow*>(window)->focusObject();
    if (key.isAutoRepeat())
        return !passes(key, focus) || (note(key), false);
    note(key);
    if (event->type() == QEvent::KeyRelease)
        return false;
    m_pressedIn = focus;
    m_ended = false;
    return m_takes && m_takes(key);
}

bool Keyboard::passes(const QKeyEvent& repeat, QObject* focus) const {
    switch (repeat.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Select:
    case Qt::Key_Escape:
    case Qt::Key_Back: return false;
    default: break;
    }
    if (takesText(focus))
        return focus == m_pressedIn;
    return repeat.key() != Qt::Key_Space && !m_ended;
}

void Keyboard::note(const QKeyEvent& event) {
    m_key = event.key();
    m_pressed = keyOf(event);
    m_held = event.isAutoRepeat();
    if (KeyStroke(m_key, 0).isLetter())
        m_foreign = !isLatin(static_cast<char32_t>(m_key));
}

void Keyboard::setLayout(const Layout& layout) {
    if (layout == m_layout)
        return;
    m_layout = layout;
    emit layoutChanged();
}

bool Keyboard::lacks(char32_t sign) const {
    if (m_layout.empty())
        return m_foreign && (isLatin(sign) || KeyStroke(m_key, 0).isLetter());
    // Hebrew layouts type Latin letters with Shift; by itself the key types none.
    const bool plain = KeyStroke(static_cast<int>(sign), 0).isLetter();
    return std::ranges::none_of(m_layout, [sign, plain](const auto& key) {
        return key.second[0] == sign || (!plain && key.second[1] == sign);
    });
}

} // namespace openshoe::models

#include "moc_keyboard.cpp"
