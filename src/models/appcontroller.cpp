// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/appparts.h"

#include "models/shared/words.h"
#include "session/seating.h"
#include "session/whendone.h"

#include <QCoreApplication>

namespace openshoe::models {

AppController::AppController(Options options, QObject* parent)
    : QObject(parent), m_parts(std::make_unique<Parts>(options)), m_options(std::move(options)) {
    m_parts->settings.overrideSpeed(m_options.speed);
    connectParts();
}

AppController::~AppController() = default;

LobbyModel* AppController::lobby() {
    return &m_parts->lobby;
}
TableController* AppController::table() {
    return &m_parts->table;
}
RundownModel* AppController::rundown() {
    return &m_parts->rundown;
}
SettingsController* AppController::settings() {
    return &m_parts->settings;
}
FairnessController* AppController::fairness() {
    return &m_parts->fairness;
}
RulesModel* AppController::rules() {
    return &m_parts->rules;
}
StrategyController* AppController::strategy() {
    return &m_parts->strategy;
}
CoachController* AppController::coach() {
    return &m_parts->coach;
}
AccountsModel* AppController::accounts() {
    return &m_parts->accounts;
}
PlayRecordModel* AppController::record() {
    return &m_parts->record;
}
TroubleController* AppController::trouble() {
    return &m_parts->trouble;
}
BackupsModel* AppController::backups() {
    return &m_parts->backups;
}
QString AppController::version() {
    return QCoreApplication::applicationVersion();
}

void AppController::connectParts() {
    TableController* table = &m_parts->table;
    connect(table, &TableController::troubled, this, &AppController::onTableTroubled);
    connect(table, &TableController::roundShown, this, &AppController::onRoundShown);
    connect(table, &TableController::currencyAsked, this, [this](const QString& currency) {
        m_parts->settings.setCurrencyFor(m_parts->table.variantId(), currency);
        const engine::RuleSet played = m_parts->table.session()->rules();
        const auto known = m_parts->games.find(played.id);
        sitDown(known ? known : std::make_shared<const engine::RuleSet>(played)); // a game that is gone is played on
    });
    connect(&m_parts->settings, &SettingsController::currencyChosen, this, [this] { refreshLobby(); });
    AccountsModel* accounts = &m_parts->accounts;
    connect(accounts, &AccountsModel::selectAsked, this, &AppController::selectAccount);
    connect(accounts, &AccountsModel::createAsked, this, &AppController::createAccount);
    connect(accounts, &AccountsModel::renameAsked, this, &AppController::renameAccount);
    connect(accounts, &AccountsModel::topUpAsked, this, &AppController::topUp);
    connect(table, &TableController::opened, this, [this] {
        onTableOpened();
        m_parts->strategy.setVariantId(m_parts->table.variantId());
    });
    connect(&m_parts->games, &catalogue::Catalogue::changed, this, &AppController::onGamesChanged);
    connectFiles();
    connect(&m_parts->rundown, &RundownModel::replayAsked, this, &AppController::replay);
}

void AppController::onGamesChanged(const QStringList& ids) {
    refreshLobby();
    if (!ids.isEmpty())
        computeFigures(ids);
}

void AppController::onRoundShown() {
    m_parts->rundown.refreshTop();
    if (m_page == Fairness)
        m_parts->fairness.reload();
    if (m_page == Record)
        m_parts->record.reload();
    refreshAccounts({});
}

// --- Going to tables.

void AppController::openGame(const QString& idOrPath) {
    if (!m_ready) {
        m_options.variant = idOrPath; // as soon as the data is there
        return;
    }
    const auto opened = m_parts->games.open(idOrPath);
    if (!opened) {
        warn(text(opened.error().text()));
        emit sittingFailed();
        return;
    }
    const catalogue::Rules& game = *opened;
    TableController& table = m_parts->table;
    const bool asChosen = table.live()->isInRound() || table.currency() == m_parts->currencyOf(*game);
    if (table.isSeated() && table.variantId() == text(game->id) && !table.replay()->isActive() && asChosen) {
        setPage(Table);
        return;
    }
    if (!table.isSeated()) {
        sitDown(game);
        return;
    }
    leaveFor([this, game] {
        standUp();
        sitDown(game);
    });
}

void AppController::leaveFor(std::function<void()> then) {
    const QString consequence = m_parts->table.live()->leavingText();
    if (consequence.isEmpty()) {
        then();
        return;
    }
    m_leaving = std::move(then);
    emit leavingAsked(consequence);
}

void AppController::leaveAnyway() {
    if (const auto leave = std::exchange(m_leaving, nullptr))
        leave();
}

// A round that waits in this game decides the currency; one that waits elsewhere with the same money must be finished
// first, because its stakes are out of that wallet.
void AppController::sitDown(const catalogue::Rules& game) {
    const AccountRow* account = m_parts->accounts.current();
    if (!account || !m_parts->store)
        return;
    session::whenDone(
        m_parts->store->post([](storage::Tables& tables) { return session::settleLeftRounds(tables, false); }),
        m_parts->archive.link.get(), [this, rules = *game, player = *account](const base::Result<session::OpenRounds>& left) {
            if (!left) {
                m_returnTo = text(rules.id);
                m_parts->trouble.showStopped(left.error(), TroubleController::Round::None, m_page == Table);
                return;
            }
            QString currency = m_parts->currencyOf(rules);
            for (const storage::OpenRound& round : left->waiting) {
                if (round.account == player.accountId && round.rules.id == rules.id)
                    currency = text(round.state.currency);
            }
            for (const storage::OpenRound& round : left->waiting) {
                if (round.account == player.accountId && round.rules.id != rules.id &&
                    text(round.state.currency) == currency) {
                    setNotice(tr("A round of %1 is waiting for you with your %2. Finish it first.")
                                  .arg(text(round.rules.name), currencyName(round.state.currency)),
                              QStringLiteral("warning"));
                    emit sittingFailed();
                    return;
                }
            }
            m_parts->accounts.setCurrency(currency);
            m_parts->table.sitDown(*m_parts->journal,
                                   {.account = player.accountId,
                                    .accountName = player.accountKey,
                                    .trial = player.trial,
                                    .rules = rules,
                                    .currency = currency.toStdString(),
                                    .clientSeed = fairness::ClientSeed::fromText(m_parts->settings.clientSeed().toStdString(), {})
                                                      .value_or(fairness::ClientSeed())},
                                   Parts::currenciesOf(rules));
            setPage(Table);
        });
}

void AppController::standUp() {
    m_parts->table.standUp();
    m_parts->accounts.setCurrency({});
    if (!m_parts->store)
        return;
    session::whenDone(
        m_parts->store->post([](storage::Tables& tables) { return session::settleLeftRounds(tables, false); }),
        m_parts->archive.link.get(), [this](const base::Result<session::OpenRounds>& left) {
            if (left && left->finished > 0) {
                setNotice(tr("You left in the middle: the rule for silence has finished the round."),
                          QStringLiteral("info"));
                m_parts->rundown.refreshTop();
            }
            refreshAccounts({});
        });
}

void AppController::leaveTable() {
    leaveFor([this] {
        standUp();
        setPage(Lobby);
    });
}

void AppController::replay(qint64 roundId) {
    if (!m_parts->store)
        return;
    session::whenDone(
        m_parts->store->post([roundId](storage::Tables& tables) { return tables.rounds.record(roundId); }),
        m_parts->archive.link.get(), [this](const base::Result<storage::RoundRecord>& record) {
            if (!record) {
                setNotice(text(record.error().text()), QStringLiteral("warning"));
                return;
            }
            setPage(Table);
            m_parts->table.replay()->start(
                m_parts->games.dressed(record->rules), record->events,
                {.id = record->shoe.id, .seed = record->shoe.seed, .drawn = record->shoe.drawn, .staked = true},
                tr("Round %1 · %2").arg(record->row.id).arg(m_parts->archive.gameName(record->row.variant)));
        });
}

// --- Words and pages.

void AppController::quit() {
    emit quitAsked();
}

void AppController::setPage(Page page) {
    if (m_page == page)
        return;
    m_page = page;
    if (page == Fairness)
        m_parts->fairness.reload();
    if (page == Record)
        m_parts->record.reload();
    if (page == Lobby) {
        m_parts->games.reload();
        refreshLobby();
    }
    emit pageChanged();
}

// A warning stays until it has been read: what comes meanwhile waits behind it.
void AppController::setNotice(const QString& text, const QString& kind) {
    if (m_noticeKind == u"warning" && m_notice != text) {
        m_waiting.append({text, kind});
        return;
    }
    m_notice = text;
    m_noticeKind = kind;
    emit noticeChanged();
}

void AppController::dismissNotice() {
    const auto [text, kind] = m_waiting.isEmpty() ? std::pair<QString, QString>() : m_waiting.takeFirst();
    m_noticeKind.clear();
    setNotice(text, kind);
}

void AppController::warn(const QString& text) {
    setNotice(text, QStringLiteral("warning"));
}

} // namespace openshoe::models
