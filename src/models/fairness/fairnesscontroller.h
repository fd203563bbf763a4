// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "languages/translated.h"
#include "models/fairness/finishedshoesmodel.h"
#include "models/fairness/shoechecks.h"
#include "models/fairness/shufflesteps.h"
#include "models/files/filesaver.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace openshoe::models {

struct Archive;
class SettingsController;
class TableController;

/// The shoe in use and the finished ones.
class FairnessController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(QString commitment READ commitment NOTIFY changed)
    /// What the player adds to the shuffle: 0 to 64 bytes of text. It applies to the shoe in use if that has no stake
    /// on it yet, and to all later ones.
    Q_PROPERTY(QString clientSeed READ clientSeed WRITE setClientSeed NOTIFY changed)
    /// What was added to the shoe in use.
    Q_PROPERTY(QString shoeClientSeed READ shoeClientSeed NOTIFY changed)
    /// The shoe in use has no stake on it and so accepts another client seed.
    Q_PROPERTY(bool shoeTakesClientSeed READ shoeTakesClientSeed NOTIFY changed)
    Q_PROPERTY(double shoeNumber READ shoeNumber NOTIFY changed)
    Q_PROPERTY(int cardsLeft READ cardsLeft NOTIFY changed)
    Q_PROPERTY(int cardsInShoe READ cardsInShoe NOTIFY changed)
    /// Why the client seed was rejected; empty if it wasn't.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(openshoe::models::FinishedShoesModel* finished READ finished CONSTANT)
    /// Verifies them all.
    Q_PROPERTY(openshoe::models::ShoeChecks* checks READ checks CONSTANT)
    /// The method, worked out for a shoe.
    Q_PROPERTY(openshoe::models::ShuffleSteps* steps READ steps CONSTANT)
    /// Saves the verifier, a page for any browser that knows nothing of this program.
    Q_PROPERTY(openshoe::models::FileSaver* verifier READ verifier CONSTANT)

public:
    /// All must outlive it.
    FairnessController(TableController& table, SettingsController& settings, Archive& archive,
                       QObject* parent = nullptr);

    [[nodiscard]] QString commitment() const;
    [[nodiscard]] QString clientSeed() const;
    [[nodiscard]] QString shoeClientSeed() const;
    [[nodiscard]] bool shoeTakesClientSeed() const;
    [[nodiscard]] qint64 shoeNumber() const;
    [[nodiscard]] int cardsLeft() const;
    [[nodiscard]] int cardsInShoe() const;
    [[nodiscard]] QString problem() const { return languages::translated(m_problem); }
    [[nodiscard]] FinishedShoesModel* finished() { return &m_finished; }
    [[nodiscard]] ShoeChecks* checks() { return &m_checks; }
    [[nodiscard]] ShuffleSteps* steps() { return &m_steps; }
    [[nodiscard]] FileSaver* verifier() { return &m_verifier; }
    void setClientSeed(const QString& text);

    /// Reads the finished shoes again.
    void reload();
    /// The same, if others have been finished; otherwise the list stays where it is.
    void refresh();
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    /// Repeats that shoe's shuffle and compares it with its commitment and with every card drawn from it.
    void verify(qint64 shoeId);
    /// Shows the method with that shoe's figures.
    void workOut(qint64 shoeId);
    /// Copies all there is to know of the shoe as JSON (session::shoeRecordJson()). copied() follows, or wentWrong().
    void copyRecord(qint64 shoeId);
    /// Shows the rounds dealt from the shoe in the Rundown.
    void showRounds(qint64 shoeId, qint64 number);

signals:
    void changed();
    /// The result of verify(); `problem` says what is wrong if the verdict is Failed or Unreadable.
    void examined(qint64 shoeId, openshoe::models::ShoeVerdict::Value verdict, const QString& problem);
    void copied(qint64 shoeId);
    /// The method shows that shoe's figures now, as was asked.
    void workedOut(qint64 shoeId);
    /// For people: what has been done, what could not.
    void told(const QString& what);
    void wentWrong(const QString& why);
    /// `name` is the shoe's.
    void roundsAsked(qint64 shoeId, const QString& name);

private:
    struct Newest;
    void readNewest(const std::function<void(const Newest&)>& take);
    void work(const session::ShoeRecord& record);

    TableController& m_table;
    SettingsController& m_settings;
    Archive& m_archive;
    FinishedShoesModel m_finished;
    ShoeChecks m_checks;
    ShuffleSteps m_steps;
    FileSaver m_verifier;
    storage::AccountId m_account = 0;      ///< whose shoes have been read
    std::vector<storage::ShoeId> m_newest; ///< the finished ones among the newest, as they were read
    base::Said m_problem;
};

} // namespace openshoe::models
