// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/liveround.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

/// A finished round shown once more, on the table at which the person sits. Afterwards the table is as it was before.
class TableReplay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    /// A replay is being shown, or stands at its end.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)

public:
    /// All must outlive it.
    TableReplay(ShownTable& shown, session::PlaybackQueue& playback, LiveRound& live, TableMessage& message,
                QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] QString title() const { return m_title; }

    /// Shows that round from the shoe it was played from. Refused in words while a round is being played.
    void start(engine::RuleSet rules, const engine::Events& events, session::KeptShoe shoe, const QString& title);

public slots:
    /// Shows the next event, and from now on none by itself.
    void step();
    void stop();

signals:
    void changed();

private:
    ShownTable& m_shown;
    session::PlaybackQueue& m_playback;
    LiveRound& m_live;
    TableMessage& m_message;
    std::optional<ShownTable::Kept> m_before; ///< the table before the replay, where the person sits at one
    QString m_title;
    bool m_active = false;
};

} // namespace openshoe::models
