// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "screen.h"

#include <memory>

/// A person at the window, with one way of using it. Whatever is meant is found on the screen by its name and done with
/// that way's own means; nothing of the program is called. Each intent answers why it could not be carried out: "there
/// is no button “Deal”"; nothing where it was. What came of it is for others to look at.
class Player {
public:
    explicit Player(QQuickWindow* window) : m_window(window) {}
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// "mouse", "keys" or "access".
    [[nodiscard]] static std::unique_ptr<Player> make(const QString& way, QQuickWindow* window);

    /// A button by its name; where several share it (Take seat), the one described so.
    [[nodiscard]] virtual QString press(const QString& name, const QString& about = {}) = 0;
    /// A button of the dialogue that is open.
    [[nodiscard]] virtual QString answer(const QString& name) { return press(name); }
    /// Takes that chip in hand: "Chip 25".
    [[nodiscard]] virtual QString takeInHand(const QString& chip) { return press(chip); }
    /// The chip in hand onto a place, "Spot 1" or "Pair, spot 1"; and one of its value off.
    [[nodiscard]] virtual QString putChip(const QString& place) = 0;
    [[nodiscard]] virtual QString takeChip(const QString& place) = 0;
    /// Types the stake of a place, where one can.
    [[nodiscard]] virtual bool canType() const { return true; }
    [[nodiscard]] virtual QString type(const QString& place, const QString& amount) = 0;
    /// Deals; `button` is what that is called now.
    [[nodiscard]] virtual QString deal(const QString& button) { return press(button); }
    /// Away from the table.
    [[nodiscard]] virtual QString leave() { return press(QStringLiteral("Lobby")); }

protected:
    QQuickWindow* m_window;
};

/// Moves, presses and releases in the window, at the middle of what is seen there: what lies above it gets the click.
class MousePlayer : public Player {
public:
    using Player::Player;
    QString press(const QString& name, const QString& about = {}) override;
    QString putChip(const QString& place) override;
    QString takeChip(const QString& place) override;
    QString type(const QString& place, const QString& amount) override;
    /// One hand on the mouse, the other on the space bar: by turns a click and the key.
    QString deal(const QString& button) override;

private:
    [[nodiscard]] Screen seen() const;
    [[nodiscard]] QString click(const Thing* thing, const QString& name, Qt::MouseButton button);

    bool m_dealByKey = false;
};

/// Keys alone, sent to the window: the key of what has one, Tab to the rest.
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

/// A screen reader or a script: only what interfaces offer, found by role and name.
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
