// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/appcontroller.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>
#include <random>

class QQuickWindow;

namespace openshoe::app {

/// Plays by itself through the same objects that a person's clicks reach: opens games, places chips, deals, decides.
/// Finishes an interrupted round first. Its choices follow from its seed; the shuffle is the table's own.
class AutoPlayer : public QObject {
    Q_OBJECT

public:
    struct Options {
        int rounds = 1;
        QStringList variants; ///< played in turn; every game if empty
        QString seed;         ///< if empty, different choices each time
        QString screenshots;  ///< folder for pictures; none if empty
    };

    /// `controller` and `window` must outlive the player; it passes one line per round to `print`.
    AutoPlayer(models::AppController& controller, QQuickWindow* window, Options options,
               std::function<void(const QString&)> print, QObject* parent = nullptr);

    void start();

signals:
    /// All rounds have been played, or it could not go on; then `problem` says why.
    void finished(const QString& problem);

private:
    enum class Step { Start, Opening, Interrupted, Staking, Playing, Between };

    void step();
    void openNext();
    void stake();
    void stakeAnew();
    [[nodiscard]] QList<int> chooseSeats();
    void stakeSeat(int seat);
    void decide();
    [[nodiscard]] std::optional<engine::Action> choice() const;
    void onRoundShown(qint64 round);
    void picture(const char* moment);
    void end(const QString& problem);
    [[nodiscard]] bool chance(double probability) const;
    [[nodiscard]] int upTo(int most) const;
    [[nodiscard]] models::TableController& table() const { return *m_controller.table; }

    models::AppController& m_controller;
    QQuickWindow* m_window;
    Options m_options;
    std::function<void(const QString&)> m_print;
    mutable std::mt19937_64 m_random;
    QTimer m_timer;
    QElapsedTimer m_lastProgress;
    QElapsedTimer m_toppedUp; ///< running since a top-up was requested
    QStringList m_interrupted;
    Step m_step = Step::Start;
    int m_played = 0;
    int m_attempts = 0; ///< to place stakes
    bool m_dealPictured = false;
    bool m_decisionPictured = false;
};

/// What autoplay prints for a round: "round 17 classic 20-19 win +1000.00"; several hands are separated by commas.
[[nodiscard]] QString roundLine(qint64 round, const engine::RuleSet& rules, const engine::TableState& state);

} // namespace openshoe::app
