// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/seating/seatingcontroller.h"

#include "languages/translated.h"
#include "models/accounts/accountsmodel.h"
#include "models/notices/notices.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/trouble/datafile.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "session/table/whendone.h"

#include <utility>

namespace openshoe::models {

SeatingController::SeatingController(Services with, QObject* parent) : QObject(parent), m_with(with) {}

void SeatingController::open(const QString& idOrPath) {
    if (!m_with.data.isReady()) {
        m_returnTo = idOrPath;
        return;
    }
    const auto game = m_with.games.open(idOrPath);
    if (!game) {
        refuse(languages::translated(game.error()));
        return;
    }
    TableController& table = m_with.table;
    const bool asChosen = table.live()->isInRound() || table.currency() == m_with.settings.currencyOf(**game);
    if (table.isSeated() && table.variantId() == text((*game)->id) && !table.live()->isAside() && asChosen)
        emit seated();
    else if (!table.isSeated())
        sitDown(*game);
    else
        leaveFor([this, game = *game] {
            m_with.table.standUp();
            sitDown(game);
        });
}

void SeatingController::useCurrency(const QString& currency) {
    const engine::RuleSet played = m_with.table.session()->rules();
    m_with.settings.setCurrencyFor(text(played.id), currency);
    // If the game is gone, or no longer accepts that currency, the rules in play are kept.
    const auto known = m_with.games.find(played.id);
    const bool takesIt = known && known->limitIn(currency.toStdString());
    sitDown(takesIt ? known : std::make_shared<const engine::RuleSet>(played));
}

// The open rounds are read once: for the ones left behind, for one that blocks this table, and for the table itself.
void SeatingController::sitDown(const catalogue::Rules& game, Cause cause) {
    const AccountRow* player = m_with.accounts.current();
    if (!player || !m_with.data.isOpen())
        return;
    const auto seed = fairness::ClientSeed::fromText(m_with.settings.clientSeed().toStdString(), {});
    const session::TableKey wanted{.account = player->accountId,
                                   .accountName = player->accountKey,
                                   .trial = player->trial,
                                   .rules = *game,
                                   .currency = m_with.settings.currencyOf(*game).toStdString(),
                                   .clientSeed = seed.value_or(fairness::ClientSeed())};
    session::whenDone(
        m_with.data.store()->post([wanted](storage::Tables& tables) { return session::comeToTable(tables, wanted); }),
        m_with.data.link(), [this, id = text(game->id), cause](const base::Result<session::Coming>& coming) {
            if (coming)
                return onCome(*coming, cause);
            m_returnTo = id;
            emit stopped(coming.error(), TroubleController::Round::None);
        });
}

void SeatingController::onCome(const session::Coming& coming, Cause cause) {
    if (coming.finished > 0)
        tellFinished();
    if (coming.elsewhere && cause == Cause::Asked && !m_with.games.find(coming.elsewhere->rules.id)) {
        m_with.notices.warn(tr("A round of %1 played for %2 is waiting for you. The file of that game is gone, so you "
                               "are taken to its table.")
                                .arg(gameName(coming.elsewhere->rules), currencyName(coming.key.currency)));
        sitDown(std::make_shared<const engine::RuleSet>(coming.elsewhere->rules), Cause::RoundWaits);
        return;
    }
    if (coming.elsewhere) {
        refuse(waitsElsewhereText(coming.elsewhere->rules, coming.key.currency));
        return;
    }
    m_copy.clear();
    m_with.table.sitDown(*m_with.data.journal(), coming.key, currenciesOf(coming.key.rules), coming.table);
    emit seated();
}

void SeatingController::refuse(const QString& why) {
    m_with.notices.warn(why);
    emit sittingFailed();
}

void SeatingController::leave() {
    leaveFor([this] { standUp(); });
}

void SeatingController::leaveFor(std::function<void()> then) {
    const QString consequence = m_with.table.live()->leavingText();
    if (consequence.isEmpty()) {
        then();
        return;
    }
    m_leaving = std::move(then);
    emit leavingAsked(consequence);
}

void SeatingController::leaveAnyway() {
    if (const auto leave = std::exchange(m_leaving, nullptr))
        leave();
}

void SeatingController::standUp() {
    const session::TableSession* session = m_with.table.session();
    const bool storing = session && session->isBusy();
    m_with.table.standUp();
    settleLeft(storing);
    emit left();
}

void SeatingController::settleLeft(bool storing) {
    if (!m_with.data.isOpen())
        return;
    session::whenDone(m_with.data.store()->post([](storage::Tables& tables) {
        return session::settleLeftRounds(tables, false);
    }),
                      m_with.data.link(), [this, storing](const base::Result<session::OpenRounds>& rounds) {
                          if (rounds && rounds->finished > 0)
                              tellFinished();
                          else if (rounds && storing) // it is in the books by now
                              m_with.accounts.refresh();
                      });
}

void SeatingController::tellFinished() {
    m_with.notices.tell(tr("You left in the middle: the round was finished by the no-answer rule."));
    emit roundsFinished();
}

void SeatingController::changeAccount(qint64 accountId) {
    leaveFor([this, accountId] {
        if (m_with.table.isSeated())
            standUp();
        m_with.accounts.use(accountId);
    });
}

// --- The data.

void SeatingController::goOn() {
    const QString game = std::exchange(m_returnTo, QString());
    if (game.isEmpty())
        return;
    if (m_with.table.hasFailed())
        m_with.table.standUp();
    open(game);
}

void SeatingController::letGo() {
    if (!m_with.table.hasFailed())
        m_with.table.standUp();
}

void SeatingController::retry() {
    m_with.trouble.setBusy(tr("Trying again…"));
    if (m_with.table.hasFailed() && m_with.data.isOpen())
        m_with.table.retry();
    else
        openAgain();
}

void SeatingController::openAgain() {
    std::optional<storage::RoundPlace> owed;
    if (const auto* session = m_with.table.session()) {
        const session::TableKey& key = session->key();
        m_returnTo = text(key.rules.id);
        if (session->roundIsOwed())
            owed = storage::RoundPlace{key.account, key.rules.id, key.currency};
    }
    m_with.data.reopen(m_with.trouble.kind() == TroubleController::Stopped, owed);
}

void SeatingController::restore(const QString& path) {
    if (m_with.table.live()->isInRound())
        m_with.notices.warn(tr("Finish this round first, then restore the backup."));
    else
        m_with.data.restore(path);
}

void SeatingController::onTroubled(const base::Error& error, bool inRound) {
    const TroubleController& trouble = m_with.trouble;
    if (trouble.kind() == TroubleController::Stopped && trouble.isBusy()) { // the retry failed
        openAgain();
        return;
    }
    const auto* session = m_with.table.session();
    using Round = TroubleController::Round;
    emit stopped(error, session->roundIsOwed()                           ? Round::Owed
                        : session->fate() == session::RoundFate::Settled ? Round::Counts
                        : inRound                                        ? Round::Returned
                                                                         : Round::None);
}

void SeatingController::updateRules() {
    m_with.table.rules()->update(m_with.games);
    if (!m_copy.isEmpty())
        goOnWith(std::exchange(m_copy, QString()));
}

void SeatingController::goOnWith(const QString& copyId) {
    if (!m_with.table.isSeated())
        return;
    const auto copy = m_with.games.find(copyId.toStdString());
    if (!copy) { // its file hasn't been read yet
        m_copy = copyId;
        return;
    }
    m_with.settings.setCurrencyFor(copyId, m_with.table.currency());
    m_with.table.rules()->goOnWith(*copy);
}

void SeatingController::onTableOpened() {
    updateRules();
    if (!m_with.trouble.isShown())
        return;
    m_with.trouble.clear();
    m_with.notices.tell(tr("Play continues: everything is being saved again."));
    m_with.accounts.refresh();
}

} // namespace openshoe::models

#include "moc_seatingcontroller.cpp"
