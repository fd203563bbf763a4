// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <array>
#include <functional>
#include <map>

class QKeyEvent;
class QWindow;

namespace openshoe::models {

/// The keyboard in use. It sees the keys of a window before anything in it does: where on the keyboard the key is,
/// whatever it types, and whether it is only held down. Keys are identified by what they type on a US keyboard, in
/// upper case: U'H', U'1', U'['.
class Keyboard : public QObject {
    Q_OBJECT

public:
    /// What a key types by itself and with Shift, in upper case; 0 for nothing.
    using Typed = std::array<char32_t, 2>;
    using Layout = std::map<char32_t, Typed>;

    explicit Keyboard(QObject* parent = nullptr) : QObject(parent) {}

    /// The key at a place, as the kernel of Linux numbers them (and the first PCs did); 0 if it types no sign there.
    [[nodiscard]] static char32_t keyAt(quint32 place);
    /// The places of those keys.
    [[nodiscard]] static const std::map<quint32, char32_t>& places();

    /// Follows the window's keys, and keeps from it the repeats of a held key that would press a button, leave, or type
    /// into a field that has only got the focus by that very key.
    void watch(QWindow& window);
    /// Is given each key as it goes down, before the window is; what it takes, the window doesn't get.
    void setFirst(std::function<bool(const QKeyEvent&)> takes) { m_takes = std::move(takes); }

    /// Repeats of the key that is down do nothing until it is pressed again: what it does was refused.
    void endRepeats() { m_ended = true; }
    /// Whether the key event being handled repeats a key that is held.
    [[nodiscard]] bool isHeld(int key) const { return m_held && m_key == key; }
    /// Which key it is; 0 if that isn't known, or if it types no sign on a US keyboard.
    [[nodiscard]] char32_t pressed(int key) const { return m_key == key ? m_pressed : 0; }

    /// What the layout in use types, as far as the system tells; empty if it doesn't.
    [[nodiscard]] const Layout& layout() const { return m_layout; }
    void setLayout(const Layout& layout);
    /// No key types that sign, so that the one in its place on a US keyboard stands for it. Where the system doesn't
    /// tell, a layout lacks Latin letters if the last letter typed was of another script.
    [[nodiscard]] bool lacks(char32_t sign) const;

signals:
    void layoutChanged();

protected:
    bool eventFilter(QObject* window, QEvent* event) override;

private:
    [[nodiscard]] bool passes(const QKeyEvent& repeat, QObject* focus) const;
    void note(const QKeyEvent& event);

    std::function<bool(const QKeyEvent&)> m_takes;
    Layout m_layout;
    bool m_foreign = false; ///< the last letter typed wasn't Latin
    int m_key = 0;          ///< the key of the last event, as its layout has it
    char32_t m_pressed = 0;
    bool m_held = false;
    bool m_ended = false;
    QPointer<QObject> m_pressedIn; ///< had the focus when the key went down
};

} // namespace openshoe::models
