// SPDX-License-Identifier: GPL-3.0-or-later
#include "screen.h"

#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>

using openshoe::base::Money;

namespace {

Thing thingOf(QAccessibleInterface* face, QPoint origin) {
    const auto* item = qobject_cast<QQuickItem*>(face->object());
    return {.face = face,
            .role = face->role(),
            .name = face->text(QAccessible::Name),
            .about = face->text(QAccessible::Description),
            .rect = face->rect().translated(-origin),
            .state = face->state(),
            .enabled = !item || item->isEnabled()};
}

QQuickItem* itemOf(const Thing& thing) {
    return qobject_cast<QQuickItem*>(thing.face->object());
}

} // namespace

Screen::Screen(QQuickWindow* window) {
    collect(QAccessible::queryAccessibleInterface(window), {}, window->mapToGlobal(QPoint(0, 0)));
    // A dialogue has its name on its surface, whose parent item also holds the buttons.
    for (const Thing* surface : all(QAccessible::Dialog)) {
        const QQuickItem* dialog = itemOf(*surface)->parentItem();
        for (Thing& thing : m_things) {
            const QQuickItem* item = itemOf(thing);
            thing.inDialog = thing.inDialog || (item && dialog->isAncestorOf(item));
        }
    }
}

void Screen::collect(QAccessibleInterface* face, Thing parent, QPoint origin) {
    if (!face || face->state().invisible)
        return;
    Thing thing = thingOf(face, origin);
    thing.onFelt = parent.onFelt || (thing.role == QAccessible::Grouping && thing.name == u"Table");
    m_things.push_back(thing);
    for (int i = 0; i < face->childCount(); ++i)
        collect(face->child(i), thing, origin);
}

const Thing* Screen::find(QAccessible::Role role, const QString& name, const QString& about) const {
    const auto found = std::find_if(m_things.begin(), m_things.end(), [&](const Thing& thing) {
        return thing.role == role && thing.name == name && (about.isEmpty() || thing.about == about);
    });
    return found == m_things.end() ? nullptr : &*found;
}

const Thing* Screen::place(const QString& name) const {
    const Thing* bare = button(name);
    return bare ? bare : beginning(QAccessible::Button, name + QStringLiteral(", "));
}

const Thing* Screen::beginning(QAccessible::Role role, const QString& start) const {
    const auto found = std::find_if(m_things.begin(), m_things.end(), [&](const Thing& thing) {
        return thing.role == role && thing.name.startsWith(start);
    });
    return found == m_things.end() ? nullptr : &*found;
}

std::vector<const Thing*> Screen::all(QAccessible::Role role) const {
    std::vector<const Thing*> found;
    for (const Thing& thing : m_things) {
        if (thing.role == role)
            found.push_back(&thing);
    }
    return found;
}

QStringList Screen::names(QAccessible::Role role) const {
    QStringList names;
    for (const Thing* thing : all(role))
        names << thing->name;
    return names;
}

bool Screen::hasDialog() const {
    return std::any_of(m_things.begin(), m_things.end(), [](const Thing& thing) { return thing.inDialog; });
}

std::optional<Thing> focused(QQuickWindow* window) {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(window->activeFocusItem());
    if (!face)
        return std::nullopt;
    return thingOf(face, window->mapToGlobal(QPoint(0, 0)));
}

std::vector<Money> amountsIn(const QString& text) {
    static const QRegularExpression amount(
        QStringLiteral("([-+\u2212]?)[\\s\u2060]?\\$?(\\d{1,3}(?:[,'\u2019\u00a0\u202f]\\d{3})+|\\d+)(\\.\\d{1,2})?"));
    std::vector<Money> amounts;
    for (auto it = amount.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        QString digits = match.captured(2);
        digits.remove(QRegularExpression(QStringLiteral("\\D")));
        if (const auto read = Money::parse((digits + match.captured(3)).toStdString())) {
            const bool less = !match.captured(1).isEmpty() && match.captured(1) != u"+";
            amounts.push_back(less ? read->times(-1) : *read);
        }
    }
    return amounts;
}

std::optional<Money> amountIn(const QString& text) {
    const std::vector<Money> amounts = amountsIn(text);
    return amounts.empty() ? std::nullopt : std::optional(amounts.back());
}
