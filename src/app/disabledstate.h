// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQmlComponent>

namespace openshoe::app {

/// Tells screen readers which Qt Quick items are disabled; Qt 6.4 doesn't. Does nothing if Qt itself does so, which is
/// checked when the first screen reader asks.
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

    QQmlComponent m_probe; ///< a disabled item, to see what Qt reports for it
};

} // namespace openshoe::app
