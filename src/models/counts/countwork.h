// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/caught.h"
#include "advantage/counting_run.h"
#include "advantage/indices.h"
#include "advantage/removal.h"
#include "advantage/survey.h"
#include "analysis/analysis.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <vector>

namespace openshoe::models {

/// The two halves of a simulation added to those of another with the same game, system and plays.
[[nodiscard]] advantage::CountingResult together(const advantage::CountingResult& one,
                                                 const advantage::CountingResult& other);

/// Surveys of games: they take long, so that one that has been made serves everyone.
class Surveys {
public:
    using Survey = std::shared_ptr<const advantage::Survey>;
    /// Null if it hasn't been made.
    [[nodiscard]] Survey of(const engine::RuleSet& rules) const;
    void keep(Survey survey);

private:
    std::list<Survey> m_made; ///< the last one first
};

/// Works out what pages on counting show, off the interface's thread, one piece after another: what is known so
/// far is there at once and grows. Everything found is kept as long as the program runs, so that who returns to a game
/// and a system waits for nothing.
class CountWork : public QObject {
    Q_OBJECT

public:
    /// What is wanted of a game. Any of it may need some of the rest first.
    struct Wish {
        engine::RuleSet rules;
        counting::CountSystem system;
        bool rounds = false;   ///< simulated
        bool byCount = false;  ///< … with the plays that follow the count; needs them first
        bool removal = false;  ///< effects of removal, of the game and its side bets
        bool plays = false;    ///< the plays that follow the count
        bool sideBets = false; ///< how much of them is caught
        friend bool operator==(const Wish&, const Wish&) = default;
    };
    /// What a game is worth, whatever is counted.
    struct Game {
        engine::RuleSet rules;
        std::shared_ptr<const analysis::GameAnalysis> figures;
        double covariance = 0; ///< of two hands of a round
        std::optional<advantage::GameRemoval> removal;
        advantage::Removal insurance;
        std::vector<advantage::Removal> sideRemoval; ///< in the rules' order
        std::vector<advantage::SideBetGain> gains;   ///< the same; systems as they were given
        std::vector<counting::CountSystem> gainSystems;
        Surveys::Survey survey;
    };
    /// What a system does in it.
    struct System {
        engine::RuleSet rules;
        counting::CountSystem system;
        std::shared_ptr<const advantage::SystemWorth> worth;
        advantage::CountingResult basic;   ///< rounds by basic strategy; none at first
        advantage::CountingResult byCount; ///< … with the plays
    };

    /// Both are shared with others.
    CountWork(std::shared_ptr<analysis::Analyser> analyser, std::shared_ptr<Surveys> surveys,
              QObject* parent = nullptr);
    ~CountWork() override;

    /// What is worked on from now on; what is under way for something else is stopped.
    void want(const Wish& wish);
    /// Nothing is worked on any more until something else is wanted, or it goes on.
    void stop();
    void goOn();
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    [[nodiscard]] bool isWorking() const { return m_quick.run || m_slow.run; }

    /// What is being worked out, the part of it done: 0 … 1.
    enum class Task { None, Game, Rounds, Removal, Survey, Plays, SideBets };
    [[nodiscard]] Task task() const { return m_quick.run ? m_quick.task : m_slow.run ? m_slow.task : Task::None; }
    [[nodiscard]] double progress() const;

    /// What is known of what is wanted; never null after the first wish.
    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] const System& system() const { return *m_system; }
    /// Its rounds so far.
    [[nodiscard]] const advantage::CountingResult& rounds() const {
        return m_wish.byCount ? m_system->byCount : m_system->basic;
    }

    /// The first rounds give a picture, the last make it sharp.
    static constexpr std::uint64_t firstRounds = 2'000'000;
    static constexpr std::uint64_t allRounds = 60'000'000;
    /// Fewer rounds and shoes than usual are enough, for tests that don't look at the figures.
    void setEnough(std::uint64_t rounds, int shoes) {
        m_enough = rounds;
        m_shoes = shoes;
    }

signals:
    /// Something more is known of what is wanted.
    void found();
    /// What is under way, or how far it is.
    void progressed();

private:
    struct Run {
        std::atomic<bool> stopped{false};
        std::atomic<double> done{0};
    };
    /// One thing at a time in each: the survey takes long, and everything else goes on meanwhile.
    struct Lane {
        std::shared_ptr<Run> run;
        Task task = Task::None;
    };
    template <typename Result>
    void begin(Lane& lane, Task task, std::function<Result(Run&)> work, std::function<void(Result)> take);
    static void cease(Lane& lane);
    void next();
    void nextQuick();
    void nextSlow();
    [[nodiscard]] bool needsPlays() const { return m_wish.plays || m_wish.byCount; }

    std::shared_ptr<analysis::Analyser> m_analyser;
    std::shared_ptr<Surveys> m_surveys;
    Wish m_wish;
    std::list<Game> m_games;     ///< the last one wanted first
    std::list<System> m_systems; ///< the same
    Game* m_game = nullptr;
    System* m_system = nullptr;
    Lane m_quick;
    Lane m_slow;
    bool m_stopped = false;
    std::uint64_t m_enough = allRounds;
    int m_shoes = advantage::Survey::usualShoes;
    QTimer m_look; ///< at the progress
};

} // namespace openshoe::models
