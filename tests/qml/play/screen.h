// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"

#include <QAccessible>
#include <QQuickWindow>
#include <QString>

#include <optional>
#include <vector>

/// One thing in the window, as screen readers and scripts find it: by role and name.
struct Thing {
    QAccessibleInterface* face = nullptr; ///< as long as the thing lives
    QAccessible::Role role = QAccessible::NoRole;
    QString name;
    QString about; ///< its description
    QRect rect;    ///< in the window
    QAccessible::State state;
    bool enabled = true;   ///< it can be used: not greyed out
    bool onFelt = false;   ///< within the table between the bars
    bool inDialog = false; ///< within a dialogue
};

/// What can be seen in the window now. A snapshot: things may go with the next event.
class Screen {
public:
    explicit Screen(QQuickWindow* window);

    [[nodiscard]] const std::vector<Thing>& things() const { return m_things; }
    /// The thing of that role and name; where several share the name, the one whose description is `about`.
    [[nodiscard]] const Thing* find(QAccessible::Role role, const QString& name, const QString& about = {}) const;
    [[nodiscard]] const Thing* button(const QString& name, const QString& about = {}) const {
        return find(QAccessible::Button, name, about);
    }
    /// A betting place, whatever lies there: "Spot 1" finds "Spot 1, 25.00".
    [[nodiscard]] const Thing* place(const QString& name) const;
    /// The first thing of that role whose name begins so.
    [[nodiscard]] const Thing* beginning(QAccessible::Role role, const QString& start) const;
    [[nodiscard]] std::vector<const Thing*> all(QAccessible::Role role) const;
    [[nodiscard]] QStringList names(QAccessible::Role role) const;
    /// A dialogue lies over the page.
    [[nodiscard]] bool hasDialog() const;

private:
    void collect(QAccessibleInterface* face, Thing parent, QPoint origin);

    std::vector<Thing> m_things;
};

/// The thing that has the keyboard; nothing where it is nameless.
[[nodiscard]] std::optional<Thing> focused(QQuickWindow* window);

/// The amounts in a text, with their signs, whatever groups their digits: "−1,250.50".
[[nodiscard]] std::vector<openshoe::base::Money> amountsIn(const QString& text);
/// The last of them.
[[nodiscard]] std::optional<openshoe::base::Money> amountIn(const QString& text);
