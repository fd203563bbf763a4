// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/appparts.h"

#include "models/words.h"
#include "session/whendone.h"

#include <QCoreApplication>
#include <QTimer>
#include <QtConcurrent>

namespace openshoe::models {

namespace {

/// Milliseconds until the window stands, by far; then there is time to calculate.
constexpr int figuresAfter = 600;

/// What the start reads, off the interface's thread.
struct Opening {
    std::unique_ptr<storage::Store> store;
    session::OpenRounds left;
    std::optional<base::Error> error;
};

std::shared_ptr<Opening> openData(const QString& folder) {
    auto opening = std::make_shared<Opening>();
    auto store = storage::Store::open(folder, storage::Access::Play);
    if (!store) {
        opening->error = store.error();
        return opening;
    }
    opening->store = std::move(*store);
    const auto left = opening->store->call([](storage::Tables& tables) -> base::Result<session::OpenRounds> {
        const auto accounts = tables.accounts.list();
        if (!accounts)
            return tl::make_unexpected(accounts.error());
        if (accounts->empty()) {
            const auto first = tables.accounts.obtain("player", AppController::tr("Player"));
            if (!first)
                return tl::make_unexpected(first.error());
        }
        return session::settleLeftRounds(tables, true);
    });
    if (left)
        opening->left = *left;
    else
        opening->error = left.error();
    return opening;
}

} // namespace

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
QString AppController::version() {
    return QCoreApplication::applicationVersion();
}

void AppController::connectParts() {
    TableController* table = &m_parts->table;
    connect(table, &TableController::troubled, this, &AppController::setTrouble);
    connect(table, &TableController::roundShown, this, &AppController::onRoundShown);
    connect(table, &TableController::currencyAsked, this, [this](const QString& currency) {
        m_parts->settings.setCurrencyFor(m_parts->table.variantId(), currency);
        sitDown(m_parts->table.variantId());
    });
    AccountsModel* accounts = &m_parts->accounts;
    connect(accounts, &AccountsModel::selectAsked, this, &AppController::selectAccount);
    connect(accounts, &AccountsModel::createAsked, this, &AppController::createAccount);
    connect(accounts, &AccountsModel::topUpAsked, this, &AppController::topUp);
    connect(table, &TableController::opened, this, [this] {
        m_parts->strategy.setGames(m_parts->games);
        m_parts->strategy.setVariantId(m_parts->table.variantId());
    });
    connect(&m_parts->rundown, &RundownModel::replayAsked, this, &AppController::replay);
}

void AppController::start() {
    refreshLobby();
    QTimer::singleShot(figuresAfter, this, &AppController::computeFigures);
    session::whenDone(
        QtConcurrent::run([folder = m_options.dataFolder] { return openData(folder); }), this,
        [this](const std::shared_ptr<Opening>& opening) {
            if (opening->error) {
                setTrouble(text(opening->error->text()));
                return;
            }
            m_parts->useStore(std::move(opening->store));
            if (opening->left.problem)
                setNotice(tr("A round could not be finished: %1").arg(text(opening->left.problem->text())),
                          QStringLiteral("warning"));
            else if (opening->left.finished > 0)
                setNotice(tr("An interrupted round was finished by the rule for silence."), QStringLiteral("info"));
            onStoreOpened();
        });
}

void AppController::onStoreOpened() {
    for (const storage::WalletRow& wallet : storage::AccountStore::startingMoney())
        m_parts->currencies << text(wallet.currency);
    m_parts->accounts.setCurrencies(m_parts->currencies);
    (void)m_parts->store->backUpDaily();
    refreshAccounts([this] {
        m_ready = true;
        emit readyChanged();
        if (!m_options.variant.isEmpty())
            openGame(m_options.variant);
    });
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

void AppController::openGame(const QString& variantId) {
    if (!m_ready) {
        m_options.variant = variantId; // as soon as the data is there
        return;
    }
    TableController& table = m_parts->table;
    if (table.isSeated() && table.variantId() == variantId && !table.isReplaying()) {
        setPage(Table);
        return;
    }
    if (table.isSeated())
        standUp();
    sitDown(variantId);
}

// A round that waits in this game decides the currency; one that waits elsewhere with the same money must be finished
// first, because its stakes are out of that wallet.
void AppController::sitDown(const QString& variantId) {
    const auto* entry = m_parts->game(variantId);
    const AccountRow* account = m_parts->accounts.current();
    if (!entry || !account || !m_parts->store) {
        setNotice(tr("There is no game called %1. Choose one in the lobby.").arg(variantId), QStringLiteral("warning"));
        emit sittingFailed();
        return;
    }
    session::whenDone(
        m_parts->store->post([](storage::Tables& tables) { return session::settleLeftRounds(tables, false); }), this,
        [this, rules = *entry, player = *account](const base::Result<session::OpenRounds>& left) {
            if (!left) {
                setTrouble(text(left.error().text()));
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
                                  .arg(text(round.rules.name), currency),
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
                                    .currency = currency.toStdString()},
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
        m_parts->store->post([](storage::Tables& tables) { return session::settleLeftRounds(tables, false); }), this,
        [this](const base::Result<session::OpenRounds>& left) {
            if (left && left->finished > 0) {
                setNotice(tr("You left in the middle: the rule for silence has finished the round."),
                          QStringLiteral("info"));
                m_parts->rundown.refreshTop();
            }
            refreshAccounts({});
        });
}

void AppController::leaveTable() {
    standUp();
    setPage(Lobby);
}

void AppController::replay(qint64 roundId) {
    if (!m_parts->store)
        return;
    session::whenDone(
        m_parts->store->post([roundId](storage::Tables& tables) { return tables.rounds.record(roundId); }), this,
        [this](const base::Result<storage::RoundRecord>& record) {
            if (!record) {
                setNotice(text(record.error().text()), QStringLiteral("warning"));
                return;
            }
            setPage(Table);
            m_parts->table.startReplay(
                record->rules, record->events,
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
    if (page == Lobby)
        refreshLobby();
    emit pageChanged();
}

void AppController::setTrouble(const QString& text) {
    if (m_trouble == text)
        return;
    m_trouble = text;
    emit troubleChanged();
}

void AppController::setNotice(const QString& text, const QString& kind) {
    m_notice = text;
    m_noticeKind = kind;
    emit noticeChanged();
}

void AppController::dismissNotice() {
    setNotice({}, {});
}

} // namespace openshoe::models
