// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "counting/system.h"
#include "models/archive/archive.h"
#include "models/lists/choices.h"
#include "storage/record/owncounts.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace openshoe::models {

class CountSystems;
class SettingsController;
class TableController;

/// Where the question for one's own count stands.
namespace CountStage {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Asked,
    Told, ///< whether it was right
};
Q_ENUM_NS(Value)
} // namespace CountStage

/// Asks the person at the table for their own count between two rounds, and says whether it was right. Never in the
/// way: whoever deals on passes it over. Only in games that keep their shoe, and only if the person wants to be asked.
class CountQuestion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// A value of CountStage.
    Q_PROPERTY(int stage READ stage NOTIFY changed)
    /// "What is your count, by Hi-Lo?", or what came of the answer.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// How many decks are left is asked too.
    Q_PROPERTY(bool decksAsked READ areDecksAsked NOTIFY changed)
    Q_PROPERTY(bool right READ wasRight NOTIFY changed)
    /// Why what was typed is no answer: the count's, the decks'.
    Q_PROPERTY(QString countProblem READ countProblem NOTIFY changed)
    Q_PROPERTY(QString decksProblem READ decksProblem NOTIFY changed)
    /// The systems to choose from, for the settings.
    Q_PROPERTY(openshoe::models::Choices* systems READ systems CONSTANT)

public:
    /// After how many rounds it is asked again, now and then; tests set it.
    using Gap = std::function<int()>;
    /// All must outlive it.
    CountQuestion(Archive& archive, CountSystems& known, TableController& table, SettingsController& settings,
                  QObject* parent = nullptr);
    CountQuestion(Archive& archive, CountSystems& known, TableController& table, SettingsController& settings, Gap gap,
                  QObject* parent = nullptr);

    [[nodiscard]] CountStage::Value stage() const { return m_stage; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool areDecksAsked() const { return m_stage == CountStage::Asked && m_system.convention.divides(); }
    [[nodiscard]] bool wasRight() const { return m_right; }
    [[nodiscard]] QString countProblem() const { return m_countProblem; }
    [[nodiscard]] QString decksProblem() const { return m_decksProblem; }
    [[nodiscard]] Choices* systems() { return &m_systems; }
    /// The true count at hand, for tests.
    [[nodiscard]] const storage::OwnCountRow& truth() const { return m_row; }

    /// The store is being closed.
    void close();
    void retranslate();

public slots:
    /// What was typed; what is no number is told, and nothing is kept.
    void answer(const QString& count, const QString& decks);
    /// No answer this time; or what was told has been read.
    void pass();
    /// What was typed a step further: one up or down for the count, the system's step for the decks.
    [[nodiscard]] QString countMoved(const QString& typed, int by) const;
    [[nodiscard]] QString decksMoved(const QString& typed, int by) const;

signals:
    void changed();
    /// For people who don't see it: what is asked, what came of it.
    void told(const QString& words);
    void wentWrong(const QString& why);
    /// Something more is on record.
    void kept();

private:
    void offerSystems();
    void watch();
    void onRoundOver(qint64 round);
    void lookAtShoe(qint64 round);
    void onRoundShown(qint64 round);
    void onPhase();
    [[nodiscard]] bool isDue();
    [[nodiscard]] QString systemWanted() const;
    [[nodiscard]] int decks() const { return m_decks; }
    void setStage(CountStage::Value stage);
    void keep();
    [[nodiscard]] QString verdict() const;

    Archive& m_archive;
    CountSystems& m_known;
    TableController& m_table;
    SettingsController& m_settings;
    Gap m_gap;
    Choices m_systems;
    const QObject* m_session = nullptr; ///< the table's session when last checked; only compared
    CountStage::Value m_stage = CountStage::None;
    qint64 m_over = 0;                           ///< the last round that the session has said is over
    std::optional<storage::OwnCountRow> m_ended; ///< of the round that is over and hasn't been shown to its end
    counting::CountSystem m_systemThen;          ///< the same
    storage::OwnCountRow m_row;                  ///< of the question
    counting::CountSystem m_system;              ///< the same
    int m_decks = 0;                             ///< of a full shoe
    int m_toGo = 0;                              ///< rounds until it is asked, now and then; 0 before that is drawn
    bool m_right = false;
    QString m_countProblem;
    QString m_decksProblem;
};

} // namespace openshoe::models
