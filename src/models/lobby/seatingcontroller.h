// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/trouble/troublecontroller.h"
#include "session/seating.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace openshoe::models {

class AccountsModel;
class DataFile;
class Notices;
class SettingsController;
class TableController;

/// Going to tables and leaving them: who sits down with which money, what stands in the way, what must be asked first,
/// and what becomes of the table when its data fails.
class SeatingController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

public:
    /// What it works with; all must outlive it.
    struct With {
        catalogue::Catalogue& games;
        DataFile& data;
        AccountsModel& accounts;
        SettingsController& settings;
        TableController& table;
        TroubleController& trouble;
        Notices& notices;
    };
    explicit SeatingController(With with, QObject* parent = nullptr);

    /// Leaves the table, where there is one, and lets that account play.
    void changeAccount(qint64 accountId);
    /// Plays with another of the game's currencies.
    void useCurrency(const QString& currency);
    /// What the person was about to do, or did when the data failed, goes on: the data is open.
    void goOn();
    /// The data is about to be closed. A session that has failed stays in sight, any other is left.
    void letGo();
    /// Tries again what failed: first what stands on the table, whose drafted stakes stay so; where that doesn't help,
    /// the data is opened anew.
    void retry();
    /// Puts a backup in the data's place, unless a round is being played.
    void restore(const QString& path);
    /// What happens at the table can't be kept.
    void onTroubled(const base::Error& error, bool inRound);
    /// The table can be played.
    void onTableOpened();
    /// The games are others than they were: the one being played may be.
    void followRules();

public slots:
    /// Goes to the table of that game, or of that rule-set file; a round that waits there goes on. In the middle of
    /// another game's hand leavingAsked() comes first.
    void open(const QString& idOrPath);
    /// To the lobby; in the middle of a hand leavingAsked() comes first.
    void leave();
    /// The answer to leavingAsked() is yes.
    void leaveAnyway();
    /// The table goes on with that copy of its game: the same seat, the same money.
    void goOnWith(const QString& copyId);

signals:
    /// Whether to leave the table in the middle of a hand; `consequence` says what becomes of the round.
    void leavingAsked(const QString& consequence);
    /// Someone sits at a table that is to be shown.
    void seated();
    /// A game could not be opened; the notice says why.
    void sittingFailed();
    /// The table is left.
    void left();
    /// The rule for silence has finished rounds that were left.
    void roundsFinished();
    /// Play has stopped.
    void stopped(const openshoe::base::Error& error, openshoe::models::TroubleController::Round round);

private:
    /// Why someone sits down.
    enum class Cause {
        Asked,
        RoundWaits, ///< a round of theirs is in the way of another table
    };
    void sitDown(const catalogue::Rules& game, Cause cause = Cause::Asked);
    void onCome(const session::Coming& coming, Cause cause);
    void refuse(const QString& why);
    void standUp();
    void settleLeft();
    void tellFinished();
    /// Does that once the table may be left.
    void leaveFor(std::function<void()> then);
    void openAgain();

    With m_with;
    std::function<void()> m_leaving; ///< done when leaving in the middle of a hand is confirmed
    QString m_returnTo;              ///< the game whose table is gone to when the data is open
    QString m_copy;                  ///< the copy of a game that is played on as soon as it is known
};

} // namespace openshoe::models
