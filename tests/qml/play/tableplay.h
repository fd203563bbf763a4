// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "complaints.h"
#include "models/appcontroller.h"
#include "player.h"

#include <functional>
#include <map>
#include <random>

/// Plays a game through a Player as a user might: seats, stakes of all kinds, every action that is offered, and every
/// way from one round to the next. After each step it compares the window with the engine and collects the differences.
class TablePlay {
public:
    /// The ways from a result to the next round.
    enum class Ending { DealAgain, Repeat, ChangeBets, ChipOnSpot, Leave };
    static constexpr int endings = 5;

    TablePlay(openshoe::models::AppController& app, QQuickWindow* window, Player& player, std::uint32_t seed);

    /// Starts in the lobby and plays at least `rounds` rounds; with `everything`, goes on until every action of the
    /// rules was chosen.
    void play(const QString& game, int rounds, bool everything);

    /// What was wrong, each kind of thing once, with when it was first seen and how often.
    [[nodiscard]] QStringList complaints() const { return m_complaints.lines(); }
    /// One line about what was played.
    [[nodiscard]] QString summary() const;

private:
    // Stakes: tablestakes.cpp.
    void drawStakes();
    void drawSeats();
    void bringUpToMinimum(const openshoe::session::Place& place, const QString& called);
    bool putChip(const openshoe::session::Place& place, const QString& called, openshoe::base::Money chip);
    void thinkAgain();
    bool typeMore(const openshoe::session::Place& place);
    bool putChipMore(const openshoe::session::Place& place);
    void topUpInTime();

    // Refusals: tablerefusals.cpp.
    void tryRefusals();
    void tryThirdSeat();
    void tryTooLittle(const openshoe::session::Place& place);
    void tryTooMuch(const openshoe::session::Place& place);
    void trySideBetAlone();
    void isRefused(const QString& what, std::optional<openshoe::base::Money> because = {});
    void takeBack();

    [[nodiscard]] bool sitDown();
    [[nodiscard]] bool deal();
    [[nodiscard]] bool playToTheEnd();
    void decide(const openshoe::engine::Question& asked);
    void decideEarly();
    [[nodiscard]] openshoe::engine::Action choose(const std::vector<openshoe::engine::Offer>& offered);
    void confirm(const QString& caption, const std::function<bool()>& answered);
    [[nodiscard]] bool goOn(Ending ending);
    [[nodiscard]] bool repeat();
    [[nodiscard]] bool leaveAndReturn();
    [[nodiscard]] bool leaveInTheMiddle();
    void arrange();

    /// Presses the first of these buttons that exists.
    bool press(const QStringList& names, const QString& about = {});
    /// Checks that an action was carried out and not refused.
    bool done(const QString& problem);
    /// Waits until the table is at rest: at a question, a result, or betting.
    bool rest();
    void look(const QString& after);
    void complain(const QString& what);
    [[nodiscard]] bool chance(double probability);
    [[nodiscard]] int upTo(int most);

    [[nodiscard]] openshoe::models::TableController& table() const { return *m_app.table; }
    [[nodiscard]] openshoe::session::TableSession& session() const { return *m_app.table->session(); }
    [[nodiscard]] const openshoe::session::Draft& draft() const { return session().slip().draft(); }
    [[nodiscard]] std::vector<openshoe::engine::Action> missing() const;

    openshoe::models::AppController& m_app;
    QQuickWindow* m_window;
    Player& m_player;
    std::mt19937 m_random;
    QString m_game;
    int m_round = 0;
    std::vector<Ending> m_endings; ///< those left before each gets its next turn
    std::map<openshoe::engine::Action, int> m_offered;
    std::map<openshoe::engine::Action, int> m_chosen;
    int m_early = 0;
    bool m_leftInTheMiddle = false;
    Complaints m_complaints;
};
