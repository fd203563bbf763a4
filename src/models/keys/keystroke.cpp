// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/keystroke.h"

#include <QCoreApplication>
#include <QMetaEnum>

#include <algorithm>
#include <array>

namespace openshoe::models {

namespace {

/// The words on key caps. A member, so that lupdate finds them in this context.
class KeyCaps {
    Q_DECLARE_TR_FUNCTIONS(KeyCaps)

public:
    /// The modifiers of strokes, in the order they are written.
    struct Modifier {
        Qt::KeyboardModifier modifier;
        const char* text;
        const char* cap;
        const char* sign;
    };
    static const std::array<Modifier, 4>& modifiers();
    /// A key written as a word; `cap` is its text on screen.
    struct Named {
        int key;
        const char* text;
        const char* cap;
    };
    static const std::array<Named, 18>& named();
};

const std::array<KeyCaps::Modifier, 4>& KeyCaps::modifiers() {
    static constexpr std::array<Modifier, 4> all{{{Qt::MetaModifier, "Meta", QT_TR_NOOP("Meta"), "⌃"},
                                                  {Qt::ControlModifier, "Ctrl", QT_TR_NOOP("Ctrl"), "⌘"},
                                                  {Qt::AltModifier, "Alt", QT_TR_NOOP("Alt"), "⌥"},
                                                  {Qt::ShiftModifier, "Shift", QT_TR_NOOP("Shift"), "⇧"}}};
    return all;
}

const std::array<KeyCaps::Named, 18>& KeyCaps::named() {
    static constexpr std::array<Named, 18> all{{{Qt::Key_Escape, "Esc", QT_TR_NOOP("Esc")},
                                                {Qt::Key_Tab, "Tab", QT_TR_NOOP("Tab")},
                                                {Qt::Key_Backspace, "Backspace", QT_TR_NOOP("Backspace")},
                                                {Qt::Key_Return, "Return", QT_TR_NOOP("Enter")},
                                                {Qt::Key_Insert, "Ins", QT_TR_NOOP("Ins")},
                                                {Qt::Key_Delete, "Del", QT_TR_NOOP("Del")},
                                                {Qt::Key_Home, "Home", QT_TR_NOOP("Home")},
                                                {Qt::Key_End, "End", QT_TR_NOOP("End")},
                                                {Qt::Key_PageUp, "PgUp", QT_TR_NOOP("PgUp")},
                                                {Qt::Key_PageDown, "PgDown", QT_TR_NOOP("PgDn")},
                                                {Qt::Key_Space, "Space", QT_TR_NOOP("Space")},
                                                {Qt::Key_Menu, "Menu", QT_TR_NOOP("Menu")},
                                                {Qt::Key_Pause, "Pause", QT_TR_NOOP("Pause")},
                                                {Qt::Key_Left, "Left", "←"},
                                                {Qt::Key_Right, "Right", "→"},
                                                {Qt::Key_Up, "Up", "↑"},
                                                {Qt::Key_Down, "Down", "↓"},
                                                {Qt::Key_Minus, "-", "−"}}};
    return all;
}

const KeyCaps::Named* namedKey(int key) {
    const auto& all = KeyCaps::named();
    const auto found = std::ranges::find(all, key, &KeyCaps::Named::key);
    return found == all.end() ? nullptr : &*found;
}

int usualKey(int key) {
    switch (key) {
    case Qt::Key_Enter: return Qt::Key_Return;
    case Qt::Key_Back: return Qt::Key_Escape;
    case Qt::Key_Backtab: return Qt::Key_Tab;
    default: return key;
    }
}

/// The modifier that a modifier key itself adds; some systems report it a moment later.
int addedBy(int key) {
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Backtab: return Qt::ShiftModifier;
    case Qt::Key_Control: return Qt::ControlModifier;
    case Qt::Key_Alt: return Qt::AltModifier;
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R: return Qt::MetaModifier;
    default: return Qt::NoModifier;
    }
}

std::optional<int> keyFrom(QStringView text) {
    for (const KeyCaps::Named& key : KeyCaps::named()) {
        if (text.compare(QLatin1StringView(key.text), Qt::CaseInsensitive) == 0)
            return key.key;
    }
    const auto signs = text.toUcs4();
    if (signs.size() == 1 && QChar::isPrint(signs.first()))
        return static_cast<int>(QChar::toUpper(signs.first()));
    const auto names = QMetaEnum::fromType<Qt::Key>();
    for (int i = 0; i < names.keyCount(); ++i) {
        if (text.compare(QLatin1StringView(names.key(i)).sliced(4), Qt::CaseInsensitive) == 0)
            return names.value(i);
    }
    return {};
}

} // namespace

KeyCapStyle keyCapStyle() {
#ifdef Q_OS_MACOS
    return KeyCapStyle::Signs;
#else
    return KeyCapStyle::Words;
#endif
}

QString keyCap(Qt::KeyboardModifier modifier, KeyCapStyle style) {
    const auto& all = KeyCaps::modifiers();
    const auto found = std::ranges::find(all, modifier, &KeyCaps::Modifier::modifier);
    if (found == all.end())
        return {};
    return style == KeyCapStyle::Words ? KeyCaps::tr(found->cap) : QString::fromUtf8(found->sign);
}

KeyStroke::KeyStroke(int key, int modifiers)
    : m_key(usualKey(key)),
      m_modifiers(modifiers & int(Qt::MetaModifier | Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier)) {
    m_modifiers |= addedBy(key);
    if (isSign() && !isLetter())
        m_modifiers &= ~int(Qt::ShiftModifier);
}

std::optional<KeyStroke> KeyStroke::fromText(QStringView text) {
    int modifiers = 0;
    text = text.trimmed();
    for (bool more = true; more;) {
        more = false;
        for (const KeyCaps::Modifier& modifier : KeyCaps::modifiers()) {
            const QString start = QLatin1StringView(modifier.text) + u'+';
            if (text.size() <= start.size() || !text.startsWith(start, Qt::CaseInsensitive))
                continue;
            modifiers |= modifier.modifier;
            text = text.sliced(start.size());
            more = true;
        }
    }
    const auto key = keyFrom(text);
    if (!key)
        return {};
    const KeyStroke stroke(*key, modifiers);
    return stroke.isKnown() && !stroke.isModifier() ? std::optional(stroke) : std::nullopt;
}

QString KeyStroke::keyText() const {
    if (const KeyCaps::Named* named = namedKey(m_key))
        return QString::fromLatin1(named->text);
    if (isSign()) {
        const auto sign = static_cast<char32_t>(m_key);
        return QString::fromUcs4(&sign, 1);
    }
    const char* name = QMetaEnum::fromType<Qt::Key>().valueToKey(m_key);
    return name ? QString::fromLatin1(name).sliced(4) : QString();
}

QString KeyStroke::text() const {
    QString text;
    for (const KeyCaps::Modifier& modifier : KeyCaps::modifiers()) {
        if (has(modifier.modifier))
            text += QLatin1StringView(modifier.text) + u'+';
    }
    return text + keyText();
}

QString KeyStroke::shown(KeyCapStyle style) const {
    QString text;
    QString command; // Apple writes it last
    for (const KeyCaps::Modifier& modifier : KeyCaps::modifiers()) {
        if (!has(modifier.modifier))
            continue;
        const QString cap = keyCap(modifier.modifier, style);
        if (style == KeyCapStyle::Words)
            text += cap + u'+';
        else if (modifier.modifier == Qt::ControlModifier)
            command = cap;
        else
            text += cap;
    }
    text += command;
    if (isModifier() || !isKnown()) // a stroke not yet complete
        return text;
    const KeyCaps::Named* named = namedKey(m_key);
    return text + (named ? KeyCaps::tr(named->cap) : keyText());
}

bool KeyStroke::isPlain() const {
    return !has(Qt::ControlModifier) && !has(Qt::AltModifier) && !has(Qt::MetaModifier);
}

bool KeyStroke::isModifier() const {
    return m_key != Qt::Key_Tab && addedBy(m_key) != Qt::NoModifier;
}

bool KeyStroke::isKnown() const {
    constexpr std::array helpers{Qt::Key_CapsLock,  Qt::Key_NumLock,     Qt::Key_ScrollLock,
                                 Qt::Key_AltGr,     Qt::Key_Hyper_L,     Qt::Key_Hyper_R,
                                 Qt::Key_Multi_key, Qt::Key_Mode_switch, Qt::Key_unknown};
    const bool dead = m_key >= Qt::Key_Dead_Grave && m_key <= Qt::Key_Dead_Longsolidusoverlay;
    return m_key > 0 && !dead && std::ranges::find(helpers, m_key) == helpers.end() && !keyText().isEmpty();
}

} // namespace openshoe::models
