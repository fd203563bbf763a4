// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace openshoe::models {

/// What the person has asked of all programs, if the desktop says so: it applies until something else is chosen here.
class Desktop : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Nothing should move that doesn't have to.
    [[nodiscard]] virtual std::optional<bool> reducedMotion() const = 0;
    /// High contrast is wanted.
    [[nodiscard]] virtual std::optional<bool> highContrast() const = 0;
    /// The text scale, 1 for normal size.
    [[nodiscard]] virtual std::optional<double> textScale() const = 0;

signals:
    void changed();
};

} // namespace openshoe::models
