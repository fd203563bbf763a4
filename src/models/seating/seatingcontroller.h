// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/trouble/troublecontroller.h"
#include "session/table/seating.h"

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

/// Going to tables and leaving them: who sits down and with which currency, what prevents it, what must be confirmed
/// first, and what happens to the table when its data fails.
class SeatingController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

public:
    /// What it works with; all must outlive it.
    struct Services {
        catalogue::Catalogue& games;
        DataFile& data;
        AccountsModel& accounts;
        SettingsController& settings;
        TableController& table;
        TroubleController& trouble;
        Notices& notices;
    };
    explicit SeatingController(Services with, QObject* parent = nullptr);

    /// Leaves the table, if there is one, and switches to that account.
    void changeAccount(qint64 accountId);
    /// Switches the table to another of the game's currencies.
    void useCurrency(const QString& currency);
    /// The data is open: continues what the person was about to do, or was doing when the data failed.
    void goOn();
    /// The data is about to be closed. A failed session stays on screen, any other is left.
    void letGo();
    /// Tries again what failed: first the session on the table, which keeps its drafted stakes; if that doesn't help,
    /// the data is reopened.
    void retry();
    /// Replaces the data with a backup, unless a round is being played.
    void restore(const QString& path);
    /// What happens at the table can't be stored.
    void onTroubled(const base::Error& error, bool inRound);
    /// The table is ready for play.
    void onTableOpened();
    /// The catalogue has changed, perhaps including the game being played.
    void updateRules();

public slots:
    /// Goes to the table of that game or rule-set file; a round waiting there goes on. In the middle of another game's
    /// hand, leavingAsked() comes first.
    void open(const QString& idOrPath);
    /// Returns to the lobby; in the middle of a hand, leavingAsked() comes first.
    void leave();
    /// Confirms leavingAsked().
    void leaveAnyway();
    /// The table goes on with that copy of its game: same seat, same currency.
    void goOnWith(const QString& copyId);

signals:
    /// Asks whether to leave the table in the middle of a hand; `consequence` says what happens to the round.
    void leavingAsked(const QString& consequence);
    /// Somebody sits at a table that is to be shown.
    void seated();
    /// A game couldn't be opened; the notice says why.
    void sittingFailed();
    /// The table has been left.
    void left();
    /// The rule for silence has finished rounds that were left.
    void roundsFinished();
    /// Play has stopped.
    void stopped(const openshoe::base::Error& error, openshoe::models::TroubleController::Round round);

private:
    /// Why somebody sits down.
    enum class Cause {
        Asked,
        RoundWaits, ///< a round of theirs at that game blocks other tables
    };
    void sitDown(const catalogue::Rules& game, Cause cause = Cause::Asked);
    void onCome(const session::Coming& coming, Cause cause);
    void refuse(const QString& why);
    void standUp();
    /// `storing`: the last step of the table that was left may not have been in the books yet.
    void settleLeft(bool storing);
    void tellFinished();
    /// Runs `then` once the table may be left.
    void leaveFor(std::function<void()> then);
    void openAgain();

    Services m_with;
    std::function<void()> m_leaving; ///< runs once leaving in the middle of a hand is confirmed
    QString m_returnTo;              ///< the game to return to once the data is open
    QString m_copy;                  ///< the copy of a game to switch to as soon as it is known
};

} // namespace openshoe::models
