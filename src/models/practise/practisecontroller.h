// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drills/count_exercise.h"
#include "models/counts/counttools.h"
#include "models/files/picture.h"
#include "models/lists/choices.h"
#include "storage/record/drills.h"

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

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
    Told, ///< whether the answer was right
    Finished,
};
Q_ENUM_NS(Value)
} // namespace PractiseStage

/// Exercises in counting: what is practised, question and answer, how it went. The exercise itself is one of
/// src/drills; results and weak spots are kept with the account, what was chosen in the settings.
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
    /// What tests set: the time, in milliseconds since any moment, and a seed for each exercise.
    struct Chance {
        std::function<qint64()> now;
        std::function<quint64()> seed;
    };
    /// All of them must outlive it.
    PractiseController(Archive& archive, const CountTools& tools, QSettings& store, QObject* parent = nullptr);
    PractiseController(Archive& archive, const CountTools& tools, QSettings& store, Chance chance,
                       QObject* parent = nullptr);
    ~PractiseController() override;

    [[nodiscard]] Choices* drills() { return &m_drills; }
    [[nodiscard]] Choices* systems() { return &m_systems; }
    [[nodiscard]] Choices* games() { return &m_games; }
    [[nodiscard]] Choices* groups() { return &m_groups; }
    [[nodiscard]] Choices* speeds() { return &m_speeds; }
    [[nodiscard]] bool gameMatters() const { return drill() != drills::Drill::Deck; }
    [[nodiscard]] bool groupMatters() const {
        return drill() == drills::Drill::Running || drill() == drills::Drill::Deck;
    }
    [[nodiscard]] bool speedMatters() const { return drill() == drills::Drill::Running; }
    [[nodiscard]] QString aboutText() const;
    [[nodiscard]] QString hindrance() const;
    [[nodiscard]] PractiseStage::Value stage() const;
    [[nodiscard]] double progress() const;
    [[nodiscard]] bool isOwnPace() const { return m_exercise && m_exercise->isOwnPace(); }
    [[nodiscard]] QString itemText() const;
    [[nodiscard]] QStringList hands() const;
    [[nodiscard]] bool isDealerShown() const;
    [[nodiscard]] QString spokenCard() const;
    [[nodiscard]] double tray() const;
    [[nodiscard]] int trayDecks() const { return decks(); }
    [[nodiscard]] QString trayText() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QStringList answers() const;
    [[nodiscard]] double step() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool wasRight() const { return m_exercise && m_exercise->wasRight(); }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString why() const;
    [[nodiscard]] QStringList results() const;
    [[nodiscard]] Picture* trend() { return &m_trend; }
    [[nodiscard]] QStringList weakSpots() const;

    [[nodiscard]] drills::Drill drill() const;
    /// For tests: what is asked and its right answer; what prepares plays. Null while nothing is practised.
    [[nodiscard]] const drills::CountExercise* exercise() const { return m_exercise ? &*m_exercise : nullptr; }
    [[nodiscard]] CountWork& work() { return m_work; }

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

    void offer();
    void offerSystems();
    /// As it counts the game's decks.
    [[nodiscard]] counting::CountSystem system() const;
    [[nodiscard]] const engine::RuleSet* rules() const;
    [[nodiscard]] int decks() const;
    [[nodiscard]] storage::DrillKey key() const;
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] std::optional<double> secondsPerCard() const;
    [[nodiscard]] std::vector<std::pair<Choices*, const char*>> remembered();
    void prepare();
    void preparePlays();
    void prepareInsurance();
    void begin(drills::ExerciseSetup setup);
    void moved();
    void finish();
    void forget();

    Archive& m_archive;
    CountSystems& m_known;
    QSettings& m_store;
    Chance m_chance;
    Choices m_drills;
    Choices m_systems;
    Choices m_games;
    Choices m_groups;
    Choices m_speeds;
    QTimer m_pace;
    CountWork m_work; ///< for plays by the count
    bool m_preparing = false;
    int m_preparation = 0; ///< which one it is: an older one's result isn't wanted any more

    drills::WeakSpots m_spots;
    std::optional<drills::CountExercise> m_exercise;
    QString m_problem;
    std::vector<storage::DrillRow> m_rows;
    int m_request = 0;
    bool m_reading = false;
    bool m_startWanted = false; ///< as soon as that is read
    Picture m_trend;
};

} // namespace openshoe::models
