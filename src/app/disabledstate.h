// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QQmlEngine;

namespace openshoe::app {

/// Screen readers are told of every item of Qt Quick whether it is disabled, which Qt 6.4 leaves out; where Qt tells by
/// itself this does nothing. It begins when the first screen reader asks, and holds for the whole program.
class DisabledState : public QAccessible::ActivationObserver {
public:
    /// `engine` must outlive it.
    explicit DisabledState(QQmlEngine& engine);
    ~DisabledState() override;
    DisabledState(const DisabledState&) = delete;
    DisabledState& operator=(const DisabledState&) = delete;

    void accessibilityActiveChanged(bool active) override;

private:
    QQmlEngine& m_engine;
};

} // namespace openshoe::app
