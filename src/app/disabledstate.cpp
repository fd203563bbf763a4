// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/disabledstate.h"

#include <QQmlEngine>
#include <QPointer>
#include <QQuickItem>
#include <QWindow>

#include <memory>

namespace openshoe::app {

namespace {

/// What Qt reports for an item, plus that it is disabled. Like Qt's own interface it is in Qt's cache and goes away
/// with the item.
class ItemAsItIs : public QAccessibleInterface {
public:
    ItemAsItIs(QAccessibleInterface* told, QQuickItem* item) : m_told(told), m_item(item) {
        QObject::connect(item, &QQuickItem::enabledChanged, item, [item] {
            QAccessible::State changed;
            changed.disabled = true;
            QAccessibleStateChangeEvent event(item, changed);
            QAccessible::updateAccessibility(&event);
        });
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = m_told->state();
        if (!m_item->isEnabled()) {
            state.disabled = true;
            state.focusable = false;
        }
        return state;
    }

    // The rest is forwarded to Qt's.
    [[nodiscard]] bool isValid() const override { return m_item && m_told->isValid(); }
    // Doesn't ask Qt's own, which may be destroyed before this when the program ends.
    [[nodiscard]] QObject* object() const override { return m_item; }
    [[nodiscard]] QWindow* window() const override { return m_told->window(); }
    [[nodiscard]] QList<std::pair<QAccessibleInterface*, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override {
        return m_told->relations(match);
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override { return m_told->focusChild(); }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override { return m_told->childAt(x, y); }
    [[nodiscard]] QAccessibleInterface* parent() const override { return m_told->parent(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override { return m_told->child(index); }
    [[nodiscard]] int childCount() const override { return m_told->childCount(); }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        return m_told->indexOfChild(child);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override { return m_told->text(kind); }
    void setText(QAccessible::Text kind, const QString& text) override { m_told->setText(kind, text); }
    [[nodiscard]] QRect rect() const override { return m_told->rect(); }
    [[nodiscard]] QAccessible::Role role() const override { return m_told->role(); }
    [[nodiscard]] QColor foregroundColor() const override { return m_told->foregroundColor(); }
    [[nodiscard]] QColor backgroundColor() const override { return m_told->backgroundColor(); }
    void virtual_hook(int id, void* data) override { m_told->virtual_hook(id, data); }
    void* interface_cast(QAccessible::InterfaceType type) override { return m_told->interface_cast(type); }

private:
    QAccessibleInterface* m_told;
    QPointer<QQuickItem> m_item;
};

// Called first because it was installed last: lets Qt create its own interface, and wraps that.
QAccessibleInterface* wrap(const QString& className, QObject* object) {
    auto* item = qobject_cast<QQuickItem*>(object);
    if (!item || className != QLatin1StringView(object->metaObject()->className()))
        return nullptr;
    QAccessible::removeFactory(wrap);
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(object);
    QAccessible::installFactory(wrap);
    return told ? new ItemAsItIs(told, item) : nullptr;
}

} // namespace

// Qt creates some interfaces before any screen reader listens, so wrapping starts at once.
DisabledState::DisabledState(QQmlEngine& engine) : m_probe(&engine) {
    QObject::connect(&m_probe, &QQmlComponent::statusChanged, &m_probe, [this] { probe(); });
    QAccessible::installFactory(wrap);
    QAccessible::installActivationObserver(this);
    accessibilityActiveChanged(QAccessible::isActive());
}

DisabledState::~DisabledState() {
    QAccessible::removeActivationObserver(this);
    QAccessible::removeFactory(wrap);
}

void DisabledState::accessibilityActiveChanged(bool active) {
    if (active && m_probe.isNull())
        m_probe.setData("import QtQuick\nItem { enabled: false; Accessible.role: Accessible.Button }", QUrl());
}

// QML may still be busy with the window when a screen reader arrives, and create the probe's item only later.
void DisabledState::probe() {
    if (!m_probe.isReady())
        return;
    QAccessible::removeFactory(wrap);
    const std::unique_ptr<QObject> item(m_probe.create());
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(item.get());
    if (!told || !told->state().disabled)
        QAccessible::installFactory(wrap);
}

} // namespace openshoe::app
