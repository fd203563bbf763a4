// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drills/card_run.h"
#include "drills/questions.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::drills {

/// What is practised. Kept by name: see name().
enum class Drill : std::uint8_t { Running, Deck, Spoken, Tray, TrueCount, Plays, Insurance };
inline constexpr int drillCount = 7;
[[nodiscard]] const char* name(Drill drill);
/// Cards go by and their count is asked.
[[nodiscard]] constexpr bool dealsCards(Drill drill) {
    return drill == Drill::Running || drill == Drill::Deck || drill == Drill::Spoken;
}
/// Answered with a count's plays, which differ from game to game.
[[nodiscard]] constexpr bool isOfGame(Drill drill) {
    return drill == Drill::Plays || drill == Drill::Insurance;
}
/// How many questions make an exercise.
[[nodiscard]] int questionsOf(Drill drill);

struct ExerciseSetup {
    Drill drill = Drill::Running;
    counting::CountSystem system;
    int decks = 1;
    /// Of cards that go by: see CardRunSetup.
    int atATime = 1;
    int dealerStandsOn = 17;
    /// The time for a card at first; nothing: each group of cards comes when asked for.
    std::optional<double> secondsPerCard;
    /// For Drill::Plays: the plays to ask and what each is called as an item, as many of both, at least one.
    std::vector<advantage::IndexPlay> plays;
    std::vector<std::string> playItems;
    /// For Drill::Insurance, which needs it: see insuranceFrom().
    std::optional<int> insuredFrom;

    [[nodiscard]] engine::Decks newShoe() const { return {decks, system.convention.pack}; }
};

/// One exercise from its first card or question to its last answer. It is told what time it is, in milliseconds since
/// any moment, and decides everything else by its seed.
class CountExercise {
public:
    using Milliseconds = std::int64_t;
    enum class Stage : std::uint8_t { Showing, Asking, Told, Over };

    /// What is asked, by the kind of exercise.
    struct Asked {
        /// The number of a side count; nothing: the running count.
        std::optional<std::size_t> side;
        TrayQuestion tray;
        TrueCountQuestion trueCount;
        PlayQuestion play;
        InsuranceQuestion insurance;
    };
    /// The last answer, in the unit of CountExercise::answer() or as a place in the list of answers.
    struct Answer {
        std::optional<std::size_t> side;
        double given = 0;
        int best = 0;
        bool right = false;
    };
    struct Score {
        int items = 0;
        int right = 0;
        int cards = 0;          ///< gone by
        Milliseconds spent = 0; ///< watching cards go by, or thinking about single questions
    };

    /// `spots` must outlive it.
    CountExercise(ExerciseSetup setup, WeakSpots& spots, std::uint64_t seed, Milliseconds now);
    CountExercise(const CountExercise&) = delete;
    CountExercise& operator=(const CountExercise&) = delete;

    [[nodiscard]] const ExerciseSetup& setup() const { return m_setup; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] const Score& score() const { return m_score; }

    // ---- Cards that go by
    /// As far as they are dealt; of a whole table the dealer's is the last. Empty while their count is asked.
    [[nodiscard]] const CardRun::Hands& hands() const { return m_hands; }
    [[nodiscard]] bool isTable() const { return m_run && m_setup.atATime == CardRunSetup::wholeTable; }
    /// All of them, the last one last, since the count was asked.
    [[nodiscard]] const std::vector<engine::Card>& since() const { return m_since; }
    [[nodiscard]] int seen() const { return m_run ? m_run->seen() : 0; }
    [[nodiscard]] bool isOwnPace() const { return !m_pace; }
    /// How long the cards dealt last are shown; only if it isn't one's own pace.
    [[nodiscard]] Milliseconds shownFor() const;

    // ---- Question and answer
    [[nodiscard]] const Asked& asked() const { return m_asked; }
    /// What is right: a count in half points, decks in quarters, or a place in the list of answers.
    [[nodiscard]] int best() const { return m_best; }
    /// Nothing has been answered since the last question but one was told.
    [[nodiscard]] const std::optional<Answer>& last() const { return m_last; }
    /// The item: right if the running count and all side counts were.
    [[nodiscard]] bool wasRight() const { return m_allRight; }

    /// More cards, what they ask, or after an answer the next item; none are left: it is over.
    void goOn(Milliseconds now);
    /// A count in half points, or decks in quarters; it need not be a whole number of them. If a side count is asked
    /// next, the stage stays Asking.
    void answer(double given, Milliseconds now);
    /// 0: the play or the insurance is taken, 1: it isn't.
    void choose(int place, Milliseconds now);
    /// It is over, whatever was asked.
    void end();

private:
    struct Dealt {
        std::size_t hand = 0;
        engine::Card card;
    };

    void showNext(Milliseconds now);
    void dealGroup();
    void deal();
    void askCount(std::optional<std::size_t> side, Milliseconds now);
    void ask(Milliseconds now);
    void judge(Milliseconds now, Milliseconds slow);

    ExerciseSetup m_setup;
    std::optional<CardRun> m_run;
    std::optional<Asker> m_asker;
    std::optional<Pace> m_pace;
    Stage m_stage = Stage::Showing;
    std::vector<Dealt> m_toDeal; ///< the rest of a table that is dealt card by card, the next one last
    CardRun::Hands m_hands;
    int m_dealtLast = 0;
    std::vector<engine::Card> m_since;
    Asked m_asked;
    int m_best = 0;
    std::optional<Answer> m_last;
    bool m_allRight = true;
    Score m_score;
    Milliseconds m_shownFrom = 0; ///< when the cards began to go by
    Milliseconds m_watched = 0;   ///< until their count was asked
    Milliseconds m_askedAt = 0;
};

} // namespace openshoe::drills
