// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/survey.h"
#include "drills/card_run.h"
#include "drills/questions.h"
#include "models/files/picture.h"
#include "models/lists/choices.h"
#include "models/practise/practisewords.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace openshoe::models {

struct Archive;

/// Where an exercise is.
namespace PractiseStage {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Choosing,
    Preparing, ///< figures are being calculated
    Showing,   ///< cards go by
    Asking,
    Told,      ///< whether the answer was right
    Finished,
};
Q_ENUM_NS(Value)
} // namespace PractiseStage

/// Exercises in counting: what is practised, question and answer, how it went. Cards and questions come from
/// src/drills; results and weak spots are kept with the account.
class PractiseController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the page Counting")

    // ---- What is practised; fixed while it runs
    Q_PROPERTY(openshoe::models::Choices* drills READ drills CONSTANT)
    Q_PROPERTY(openshoe::models::Choices* systems READ systems CONSTANT)
    /// Whose decks and rules are practised.
    Q_PROPERTY(openshoe::models::Choices* games READ games CONSTANT)
    /// Cards at a time, and the time for one.
    Q_PROPERTY(openshoe::models::Choices* groups READ groups CONSTANT)
    Q_PROPERTY(openshoe::models::Choices* speeds READ speeds CONSTANT)
    Q_PROPERTY(bool gameMatters READ gameMatters NOTIFY changed)
    Q_PROPERTY(bool groupMatters READ groupMatters NOTIFY changed)
    Q_PROPERTY(bool speedMatters READ speedMatters NOTIFY changed)
    /// What is done in it, and what to know about this system and game.
    Q_PROPERTY(QString aboutText READ aboutText NOTIFY changed)
    /// Why it can't be started; empty if it can.
    Q_PROPERTY(QString hindrance READ hindrance NOTIFY changed)

    // ---- The exercise
    /// A value of PractiseStage.
    Q_PROPERTY(int stage READ stage NOTIFY changed)
    /// Of what is calculated before it starts, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    /// The cards go by when asked for, not by themselves.
    Q_PROPERTY(bool ownPace READ isOwnPace NOTIFY changed)
    /// "3 of 10".
    Q_PROPERTY(QString itemText READ itemText NOTIFY changed)
    /// The cards shown, a hand each: "AS TD".
    Q_PROPERTY(QList<QString> hands READ hands NOTIFY changed)
    /// The last hand is the dealer's.
    Q_PROPERTY(bool dealerShown READ isDealerShown NOTIFY changed)
    /// "Seven of hearts", in place of a card; empty otherwise.
    Q_PROPERTY(QString spokenCard READ spokenCard NOTIFY changed)
    /// How full the tray is, 0 … 1, and of how many decks; below 0: none is shown.
    Q_PROPERTY(double tray READ tray NOTIFY changed)
    Q_PROPERTY(int trayDecks READ trayDecks NOTIFY changed)
    /// The same in words, for those who don't see it.
    Q_PROPERTY(QString trayText READ trayText NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    /// The answers to choose from; none if a number is asked.
    Q_PROPERTY(QList<QString> answers READ answers NOTIFY changed)
    /// What one step up or down is.
    Q_PROPERTY(double step READ step NOTIFY changed)
    /// Why what was typed is no answer.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool right READ wasRight NOTIFY changed)
    /// "Right: +3", and why.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)

    // ---- How it went
    Q_PROPERTY(QList<QString> results READ results NOTIFY changed)
    Q_PROPERTY(openshoe::models::Picture* trend READ trend CONSTANT)
    Q_PROPERTY(QList<QString> weakSpots READ weakSpots NOTIFY changed)

public:
    /// What tests set: the time, in milliseconds since any moment; a seed for each exercise; the shoes of a survey.
    struct Chance {
        std::function<qint64()> now;
        std::function<quint64()> seed;
        int shoes = advantage::Survey::usualShoes;
    };
    /// `archive` must outlive it.
    explicit PractiseController(Archive& archive, QObject* parent = nullptr);
    PractiseController(Archive& archive, Chance chance, QObject* parent = nullptr);
    ~PractiseController() override;

    [[nodiscard]] Choices* drills() { return &m_drills; }
    [[nodiscard]] Choices* systems() { return &m_systems; }
    [[nodiscard]] Choices* games() { return &m_games; }
    [[nodiscard]] Choices* groups() { return &m_groups; }
    [[nodiscard]] Choices* speeds() { return &m_speeds; }
    [[nodiscard]] bool gameMatters() const { return drill() != Drill::Deck; }
    [[nodiscard]] bool groupMatters() const { return drill() == Drill::Running || drill() == Drill::Deck; }
    [[nodiscard]] bool speedMatters() const { return drill() == Drill::Running; }
    [[nodiscard]] QString aboutText() const;
    [[nodiscard]] QString hindrance() const;
    [[nodiscard]] PractiseStage::Value stage() const { return m_stage; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] bool isOwnPace() const;
    [[nodiscard]] QString itemText() const;
    [[nodiscard]] QStringList hands() const { return m_hands; }
    [[nodiscard]] bool isDealerShown() const { return m_dealerShown; }
    [[nodiscard]] QString spokenCard() const;
    [[nodiscard]] double tray() const;
    [[nodiscard]] int trayDecks() const { return decks(); }
    [[nodiscard]] QString trayText() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QStringList answers() const;
    [[nodiscard]] double step() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool wasRight() const { return m_right; }
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] QString why() const { return m_why; }
    [[nodiscard]] QStringList results() const;
    [[nodiscard]] Picture* trend() { return &m_trend; }
    [[nodiscard]] QStringList weakSpots() const;

    /// What is asked, for tests: the right number in half points, or the right answer's place.
    [[nodiscard]] int rightAnswer() const { return m_rightAnswer; }
    [[nodiscard]] Drill drill() const;

    /// Reads the results again, unless an exercise runs.
    void reload();
    /// Another account, or none, or something else is practised: an exercise that runs is given up.
    void startAnew();
    /// The game chosen elsewhere.
    void setGame(const QString& id);
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    void start();
    /// Ends it early; what was answered is kept.
    void stop();
    /// The next card or question, or back to choosing.
    void goOn();
    /// A number as typed; `problem` says if it is none.
    void answerNumber(const QString& typed);
    void answerChoice(int place);

signals:
    void changed();
    void progressed();
    /// For people who don't see it: what is asked, what came of it.
    void told(const QString& words);
    void wentWrong(const QString& why);

private:
    struct Kept;
    /// What is asked at the moment; a side count's number, −1 for the running count.
    struct Asked {
        int side = -1;
        drills::TrayQuestion tray;
        drills::TrueCountQuestion trueCount;
        drills::PlayQuestion play;
        drills::InsuranceQuestion insurance;
    };

    void offer();
    [[nodiscard]] const counting::CountSystem& system() const;
    [[nodiscard]] const engine::RuleSet* rules() const;
    [[nodiscard]] int decks() const;
    [[nodiscard]] int itemsWanted() const;
    [[nodiscard]] storage::DrillKey key() const;
    [[nodiscard]] bool isRunning() const;
    void setStage(PractiseStage::Value stage);
    void prepare();
    void begin();
    void showNext();
    void dealOne();
    void ask();
    void askCount(int side);
    void judge(bool right, bool slow);
    void finish();
    void forget();
    [[nodiscard]] QString sideName(int side) const;
    [[nodiscard]] QString sinceText() const;

    Archive& m_archive;
    Chance m_chance;
    Choices m_drills;
    Choices m_systems;
    Choices m_games;
    Choices m_groups;
    Choices m_speeds;
    PractiseStage::Value m_stage = PractiseStage::Choosing;
    QTimer m_pace;
    QTimer m_watch; ///< the progress of what is calculated

    drills::WeakSpots m_spots;
    std::vector<storage::DrillRow> m_rows;
    std::optional<drills::CardRun> m_run;
    std::optional<drills::Asker> m_asker;
    drills::Pace m_speed{1};
    Asked m_asked;
    std::vector<engine::Card> m_since; ///< gone by since the count was asked
    struct Dealt {
        qsizetype hand = 0;
        engine::Card card;
    };
    std::vector<Dealt> m_toDeal; ///< the rest of a table that is dealt card by card, the next one last
    QStringList m_hands;
    bool m_dealerShown = false;
    int m_rightAnswer = 0;
    bool m_right = false;
    bool m_allRight = true; ///< of a count and its side counts
    QString m_verdict;
    QString m_why;
    QString m_problem;
    int m_items = 0;
    int m_rightItems = 0;
    int m_cards = 0;
    qint64 m_spent = 0;
    qint64 m_shownFrom = 0; ///< when the cards began to go by
    qint64 m_shownFor = 0;  ///< until their count was asked
    qint64 m_askedAt = 0;

    // What is known of a game: a survey serves every system.
    engine::RuleSet m_surveyed;
    std::shared_ptr<const advantage::Survey> m_survey;
    std::shared_ptr<std::atomic<double>> m_part;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    int m_request = 0;
    bool m_reading = false;
    bool m_startWanted = false; ///< as soon as that is read
    std::vector<advantage::IndexPlay> m_plays;
    std::vector<std::string> m_playItems;
    std::optional<int> m_insuredFrom;
    Picture m_trend;
};

} // namespace openshoe::models
