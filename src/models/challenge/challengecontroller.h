// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "models/challenge/challengerows.h"
#include "session/record/challenge.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace openshoe::models {

class Notices;
class TableController;

/// Where a challenge stands.
namespace ChallengeStage {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Making,   ///< a round of one's own is to be sent
    Offered,  ///< a file was opened
    Playing,  ///< its rounds are played on the table
    Compared, ///< what has been played is shown beside the sender's play
};
Q_ENUM_NS(Value)
} // namespace ChallengeStage

/// Rounds for somebody else to play with the same cards, rules and stakes: made from the record, read from a file,
/// played on the table with money of their own, and compared decision by decision. Nothing of it is stored or booked.
class ChallengeController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// A value of ChallengeStage.
    Q_PROPERTY(int stage READ stage NOTIFY changed)
    /// "Challenge from Ann: Black Jack in Boxes"; while it is played "Challenge, round 2 of 5".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    // What is to be sent.
    /// How many rounds of its shoe can be sent; 1 if only the round itself.
    Q_PROPERTY(int shoeRounds READ shoeRounds NOTIFY changed)
    Q_PROPERTY(bool wholeShoe MEMBER m_wholeShoe NOTIFY changed)
    // What was opened.
    /// Its rules in short, how they differ from those one has, its rounds and stakes.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    /// It holds somebody's answer, which can be compared at once.
    Q_PROPERTY(bool answered READ isAnswered NOTIFY changed)
    // What is played.
    /// The question, or how the round ended.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What next() does: "Next round"; empty while the round goes on.
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    // What is compared.
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QStringList totals READ totals NOTIFY changed)
    Q_PROPERTY(openshoe::models::ComparedModel* rows READ rows CONSTANT)
    /// What the columns are called: the sender, and who else played.
    Q_PROPERTY(QString theirName READ theirName NOTIFY changed)
    Q_PROPERTY(QString yourName READ yourName NOTIFY changed)
    /// Rounds are left to be played.
    Q_PROPERTY(bool unfinished READ isUnfinished NOTIFY changed)
    /// It is one's own play, to its end, so it can be sent back.
    Q_PROPERTY(bool savable READ isSavable NOTIFY changed)
    /// Where files are saved at first.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    /// All must outlive it.
    ChallengeController(Archive& archive, TableController& table, Notices& notices, QObject* parent = nullptr);

    [[nodiscard]] ChallengeStage::Value stage() const { return m_stage; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int shoeRounds() const { return m_shoe ? static_cast<int>(m_shoe->rounds.size()) : 1; }
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] bool isAnswered() const { return m_challenge && !m_challenge->answers.empty(); }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] bool isRunning() const { return m_compared.size() < m_played.size(); }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QStringList totals() const;
    [[nodiscard]] ComparedModel* rows() { return &m_rows; }
    [[nodiscard]] QString theirName() const { return names().theirs; }
    [[nodiscard]] QString yourName() const;
    [[nodiscard]] bool isUnfinished() const { return m_challenge && m_played.size() < m_challenge->rounds.size(); }
    [[nodiscard]] bool isSavable() const { return m_own && m_challenge && !isUnfinished(); }
    [[nodiscard]] QUrl folder() const;
    /// Rebuilds the texts after the language has changed.
    void retranslate();
    /// Whether a file of that name is taken for a challenge.
    [[nodiscard]] static bool isChallenge(const QString& path);

public slots:
    /// A challenge of this round is to be made: says what becomes of it, or why it can't be.
    void make(qint64 round);
    /// Asks for a file; fileAsked() follows.
    void askForFile() { emit fileAsked(); }
    /// Reads a challenge and offers it; says why it can't be used, if it can't.
    void open(const QString& path);
    void openFile(const QUrl& file);
    /// Opens the first challenge among these files, and returns the others.
    [[nodiscard]] QList<QUrl> takeFrom(const QList<QUrl>& files);
    /// Writes what is being made, or what was opened with one's own answer; in both cases with that nickname, which may
    /// be empty. An existing file leads to replaceAsked() unless `replace`.
    void save(const QUrl& file, const QString& nickname, bool replace);
    /// Deals the next round on the table.
    void play();
    /// Shows the answer in the file beside the sender's play.
    void compare();
    /// After a round: the next one, or the comparison.
    void next();
    /// Leaves the table.
    void stop();
    /// Forgets it.
    void close();

signals:
    void changed();
    void fileAsked();
    /// A round is about to be dealt on the table.
    void started();
    /// To be answered by save() with `replace`, or not at all. `name` is for display.
    void replaceAsked(const QUrl& file, const QString& name);

private:
    void setStage(ChallengeStage::Value stage);
    void begin();
    void deal();
    void onAnswered(engine::Action action);
    void onQuizEnded();
    void finishRound();
    void compareNext();
    void showCompared();
    [[nodiscard]] ChallengeNames names() const;
    [[nodiscard]] std::string currency() const;

    Archive& m_archive;
    TableController& m_table;
    Notices& m_notices;
    ChallengeStage::Value m_stage = ChallengeStage::None;
    int m_request = 0;                        ///< counts what was begun, so that an answer for an older one is dropped
    std::optional<formats::Challenge> m_shoe; ///< while one is made: all rounds, if there is more than one
    bool m_wholeShoe = false;
    std::shared_ptr<const formats::Challenge> m_challenge; ///< opened, or of the one round to be sent
    bool m_own = false;                                    ///< the rounds played are the person's, not the file's
    std::optional<session::DuplicateRound> m_round;
    std::vector<engine::Events> m_played;
    std::vector<session::ComparedRound> m_compared; ///< of those, in their order
    bool m_comparing = false;
    ComparedModel m_rows;
};

} // namespace openshoe::models
