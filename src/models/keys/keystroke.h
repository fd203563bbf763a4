// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace openshoe::models {

/// A key, alone or together with Ctrl, Alt, Shift or Meta; the same for every way to press it: the number pad's Enter
/// is Enter, and what Shift is needed for to type it ("?") is that sign, without Shift.
class KeyStroke {
public:
    /// Values of Qt::Key and Qt::KeyboardModifiers.
    KeyStroke(int key, int modifiers);
    /// Reads what text() writes, in capitals or not; nothing for what is no key.
    [[nodiscard]] static std::optional<KeyStroke> fromText(QStringView text);

    /// The same on every machine and in every language: "Ctrl+,", "PgDown".
    [[nodiscard]] QString text() const;
    /// As written on key caps: "Ctrl+,", "PgDn", "→".
    [[nodiscard]] QString shown() const;

    [[nodiscard]] int key() const { return m_key; }
    [[nodiscard]] bool has(Qt::KeyboardModifier modifier) const { return (m_modifiers & modifier) != 0; }
    /// Neither with Ctrl nor with Alt nor with Meta.
    [[nodiscard]] bool isPlain() const;
    /// It writes a letter, a digit, a sign or a space where text can be typed.
    [[nodiscard]] bool isTyped() const { return isPlain() && isSign(); }
    /// Ctrl, Shift and the like: no stroke by itself.
    [[nodiscard]] bool isModifier() const;
    /// A key that can be known again by its text.
    [[nodiscard]] bool isKnown() const;
    [[nodiscard]] KeyStroke withoutShift() const { return {m_key, m_modifiers & ~int(Qt::ShiftModifier)}; }

    friend bool operator==(const KeyStroke&, const KeyStroke&) = default;

private:
    [[nodiscard]] bool isSign() const { return m_key >= 0x20 && m_key < 0x01000000; }
    [[nodiscard]] QString keyText() const;

    int m_key;
    int m_modifiers;
};

} // namespace openshoe::models
