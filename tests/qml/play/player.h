// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "screen.h"

#include <memory>

/// A simulated user of the window, with one way of operating it. Everything is located on the screen by name and
/// operated only by that way's own means; nothing of the program is called. Each action returns why it could not be
/// carried out ("there is no button “Deal”"), or an empty text. It doesn't check the effect.
class Player {
public:
    explicit Player(QQuickWindow* window) : m_window(window) {}
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// "mouse", "keys" or "access".
    [[nodiscard]] static std::unique_ptr<Player> make(const QString& way, QQuickWindow* window);

    /// Presses a button by name; if several share the name (Take seat), the one with that description.
    [[nodiscard]] virtual QString press(const QString& name, const QString& about = {}) = 0;
    /// Presses a button of the open dialogue.
    [[nodiscard]] virtual QString answer(const QString& name) { return press(name); }
    /// Selects a chip, such as "Chip 25".
    [[nodiscard]] virtual QString takeInHand(const QString& chip) { return press(chip); }
    /// Puts the selected chip on a place, "Spot 1" or "Pair, spot 1", or takes one of its value off.
    [[nodiscard]] virtual QString putChip(const QString& place) = 0;
    [[nodiscard]] virtual QString takeChip(const QString& place) = 0;
    /// Types the stake of a place, if that is possible.
    [[nodiscard]] virtual bool canType() const { return true; }
    [[nodiscard]] virtual QString type(const QString& place, const QString& amount) = 0;
    /// Deals; `button` is the current caption of the Deal button.
    [[nodiscard]] virtual QString deal(const QString& button) { return press(button); }
    /// Leaves the table.
    [[nodiscard]] virtual QString leave() { return press(QStringLiteral("Lobby")); }

protected:
    QQuickWindow* m_window;
};

/// Moves, presses and releases at the centre of what is seen in the window: anything on top of it gets the click.
class MousePlayer : public Player {
public:
    using Player::Player;
    QString press(const QString& name, const QString& about = {}) override;
    QString putChip(const QString& place) override;
    QString takeChip(const QString& place) override;
    QString type(const QString& place, const QString& amount) override;
    /// One hand on the mouse, the other on the space bar: alternates between a click and the key.
    QString deal(const QString& button) override;

private:
    [[nodiscard]] Screen seen() const;
    [[nodiscard]] QString click(const Thing* thing, const QString& name, Qt::MouseButton button);

    bool m_dealByKey = false;
};

/// Only keys, sent to the window: the shortcut where there is one, Tab for everything else.
class KeyPlayer : public Player {
public:
    using Player::Player;
    QString press(const QString& name, const QString& about = {}) override;
    QString answer(const QString& name) override;
    QString takeInHand(const QString& chip) override;
    QString putChip(const QString& place) override;
    QString takeChip(const QString& place) override;
    QString type(const QString& place, const QString& amount) override;
    QString deal(const QString& button) override;
    QString leave() override;

private:
    void key(int code, const QString& text = {});
    [[nodiscard]] QString tabTo(const QString& name, const QString& about);
    [[nodiscard]] QString goTo(const QString& place);
    [[nodiscard]] QString choosePlay(const QString& name);

    bool m_dealByEnter = false;
    bool m_typeByLetter = false;
};

/// A screen reader or a script: only accessible interfaces, found by role and name.
class AccessPlayer : public Player {
public:
    using Player::Player;
    QString press(const QString& name, const QString& about = {}) override;
    QString putChip(const QString& place) override;
    QString takeChip(const QString& place) override;
    bool canType() const override { return false; }
    QString type(const QString&, const QString&) override { return {}; }

private:
    [[nodiscard]] static QString perform(const Thing* thing, const QString& name, const QString& action);
};
