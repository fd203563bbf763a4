// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQmlComponent>

namespace openshoe::app {

/// Screen readers are told of every item of Qt Quick whether it is disabled, which Qt 6.4 leaves out; where Qt tells by
/// itself this does nothing. Whether it does is found out when the first screen reader asks.
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
