// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/choices.h"
#include "storage/rows/rows.h"

#include <QObject>
#include <QString>

#include <optional>

namespace openshoe::models {

/// A hand to be searched for, chosen instead of typed.
class HandBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RecordFilter")
    /// Any hand, every hard and soft total, every pair.
    Q_PROPERTY(openshoe::models::Choices* hands READ hands CONSTANT)
    /// The dealer's up card.
    Q_PROPERTY(openshoe::models::Choices* ups READ ups CONSTANT)
    /// What was decided.
    Q_PROPERTY(openshoe::models::Choices* actions READ actions CONSTANT)

public:
    explicit HandBuilder(QObject* parent = nullptr);

    [[nodiscard]] Choices* hands() { return &m_hands; }
    [[nodiscard]] Choices* ups() { return &m_ups; }
    [[nodiscard]] Choices* actions() { return &m_actions; }
    /// Chooses what was typed; two cards that are no pair stand for their total. Says nothing.
    void show(const std::optional<storage::HandSought>& hand);
    /// What is chosen, as it can be typed (handFrom()); empty for any hand.
    [[nodiscard]] QString text() const;
    /// Rebuilds the texts after the language has changed.
    void retranslate();

signals:
    /// The person has chosen something else.
    void changed();

private:
    void offer();

    Choices m_hands;
    Choices m_ups;
    Choices m_actions;
    bool m_quiet = false;
};

} // namespace openshoe::models
