// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"

#include <QAccessible>
#include <QQuickWindow>
#include <QString>

#include <optional>
#include <vector>

/// One thing in the window as screen readers and scripts find it, by role and name.
struct Thing {
    QAccessibleInterface* face = nullptr; ///< valid as long as the thing exists
    QAccessible::Role role = QAccessible::NoRole;
    QString name;
    QString about; ///< its description
    QRect rect;    ///< in the window
    QAccessible::State state;
    bool enabled = true;   ///< usable: not greyed out
    bool onFelt = false;   ///< on the table between the bars
    bool inDialog = false; ///< within a dialogue
};

/// What can be seen in the window now. A snapshot: things may disappear with the next event.
class Screen {
public:
    explicit Screen(QQuickWindow* window);

    [[nodiscard]] const std::vector<Thing>& things() const { return m_things; }
    /// The thing with that role and name; if several share the name, the one whose description is `about`.
    [[nodiscard]] const Thing* find(QAccessible::Role role, const QString& name, const QString& about = {}) const;
    [[nodiscard]] const Thing* button(const QString& name, const QString& about = {}) const {
        return find(QAccessible::Button, name, about);
    }
    /// A betting place, whatever its stake: "Spot 1" finds "Spot 1, 25.00".
    [[nodiscard]] const Thing* place(const QString& name) const;
    /// The first thing with that role whose name begins with `start`.
    [[nodiscard]] const Thing* beginning(QAccessible::Role role, const QString& start) const;
    [[nodiscard]] std::vector<const Thing*> all(QAccessible::Role role) const;
    [[nodiscard]] QStringList names(QAccessible::Role role) const;
    /// A dialogue is open over the page.
    [[nodiscard]] bool hasDialog() const;

private:
    void collect(QAccessibleInterface* face, Thing parent, QPoint origin);

    std::vector<Thing> m_things;
};

/// The thing that has the focus; nothing if it has no name.
[[nodiscard]] std::optional<Thing> focused(QQuickWindow* window);

/// The amounts in a text, with their signs and any digit grouping: "−1,250.50".
[[nodiscard]] std::vector<openshoe::base::Money> amountsIn(const QString& text);
/// The last amount in a text.
[[nodiscard]] std::optional<openshoe::base::Money> amountIn(const QString& text);
