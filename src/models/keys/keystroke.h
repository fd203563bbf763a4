// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace openshoe::models {

/// How modifiers are written on the keyboards of a system.
enum class KeyCapStyle {
    Words, ///< "Ctrl+Alt+Del"
    Signs, ///< Apple's: "⌥⌘,"; what Qt calls Ctrl is ⌘ there, and what it calls Meta is ⌃
};
/// This system's.
[[nodiscard]] KeyCapStyle keyCapStyle();
/// That modifier alone, as on its key cap: "Ctrl", "⌘".
[[nodiscard]] QString keyCap(Qt::KeyboardModifier modifier, KeyCapStyle style = keyCapStyle());

/// A key, alone or with Ctrl, Alt, Shift or Meta; the same however it is pressed: Enter on the number pad is Enter, and
/// a character that needs Shift ("?") is that character, without Shift.
class KeyStroke {
public:
    /// Values of Qt::Key and Qt::KeyboardModifiers.
    KeyStroke(int key, int modifiers);
    /// Reads what text() writes, in upper or lower case; nothing if that is no key.
    [[nodiscard]] static std::optional<KeyStroke> fromText(QStringView text);

    /// The same on every machine and in every language: "Ctrl+,", "PgDown".
    [[nodiscard]] QString text() const;
    /// As on key caps: "Ctrl+,", "PgDn", "→".
    [[nodiscard]] QString shown(KeyCapStyle style = keyCapStyle()) const;

    [[nodiscard]] int key() const { return m_key; }
    [[nodiscard]] bool has(Qt::KeyboardModifier modifier) const { return (m_modifiers & modifier) != 0; }
    /// Without Ctrl, Alt and Meta.
    [[nodiscard]] bool isPlain() const;
    /// It types a letter, digit, symbol or space into a text field.
    [[nodiscard]] bool isTyped() const { return isPlain() && isSign(); }
    /// Its key types a letter, digit, symbol or space: key() is that sign.
    [[nodiscard]] bool isSign() const { return m_key >= 0x20 && m_key < 0x01000000; }
    /// Its key types a letter.
    [[nodiscard]] bool isLetter() const { return isSign() && QChar::isLetter(static_cast<char32_t>(m_key)); }
    [[nodiscard]] bool isDigit() const { return m_key >= Qt::Key_0 && m_key <= Qt::Key_9; }
    /// Ctrl, Shift and the like: not a stroke on its own.
    [[nodiscard]] bool isModifier() const;
    /// Its text identifies the key.
    [[nodiscard]] bool isKnown() const;
    [[nodiscard]] KeyStroke withoutShift() const { return {m_key, m_modifiers & ~int(Qt::ShiftModifier)}; }
    /// The same with another key.
    [[nodiscard]] KeyStroke on(char32_t key) const { return {static_cast<int>(key), m_modifiers}; }

    friend bool operator==(const KeyStroke&, const KeyStroke&) = default;

private:
    [[nodiscard]] QString keyText() const;

    int m_key;
    int m_modifiers;
};

} // namespace openshoe::models
