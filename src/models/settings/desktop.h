// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace openshoe::models {

/// What the person has asked of every program, where the desktop tells: it holds until something else is chosen here.
class Desktop : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Nothing shall move that need not.
    [[nodiscard]] virtual std::optional<bool> reducedMotion() const = 0;
    /// Strong contrasts are wanted.
    [[nodiscard]] virtual std::optional<bool> highContrast() const = 0;
    /// How much larger than usual text shall be, 1 for as usual.
    [[nodiscard]] virtual std::optional<double> textScale() const = 0;

signals:
    void changed();
};

} // namespace openshoe::models
