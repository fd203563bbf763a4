// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQmlComponent>

namespace openshoe::app {

/// Tells screen readers which items of Qt Quick are disabled, which Qt 6.4 leaves out. Where Qt does so itself, this
/// does nothing; whether Qt does is found out when the first screen reader asks.
class DisabledState : public QAccessible::ActivationObserver {
public:
    /// `engine` must outlive it.
    explicit DisabledState(QQmlEngine& engine);
    ~DisabledState() override;
    DisabledState(const DisabledState&) = delete;
    DisabledState& operator=(const DisabledState&) = delete;

    void accessibilityActiveChanged(bool active) override;

private:
    void probe();

    QQmlComponent m_probe; ///< a disabled item: what Qt says of it
};

} // namespace openshoe::app
