// SPDX-License-Identifier: GPL-3.0-or-later
// The lobby and the accounts, as they are read from the store.
#include "models/appparts.h"

#include "models/shared/words.h"
#include "session/whendone.h"

#include <QDir>

#include <algorithm>

namespace openshoe::models {

AppController::Parts::Parts(const Options& options)
    : games(formats::ownVariantsFolder(options.dataFolder)),
      settings(QDir(options.dataFolder).filePath(QStringLiteral("settings.ini"))), table(settings), rundown(archive),
      fairness(table, settings, archive), record(archive), backups(options.dataFolder) {}

AppController::Parts::~Parts() {
    table.standUp(); // its session knows the journal
}

void AppController::Parts::useStore(std::unique_ptr<storage::Store> opened) {
    store = std::move(opened);
    journal = std::make_unique<session::StorageJournal>(*store);
    archive.open(*store);
}

std::unique_ptr<storage::Store> AppController::Parts::releaseStore() {
    if (!table.hasFailed())
        table.standUp();
    archive.close();
    rundown.reload();
    record.reload();
    fairness.reload();
    journal.reset();
    return std::move(store);
}

QStringList AppController::Parts::currenciesOf(const engine::RuleSet& game) {
    QStringList list;
    for (const engine::Limit& limit : game.limits)
        list << text(limit.currency);
    return list;
}

QString AppController::Parts::currencyOf(const engine::RuleSet& game) const {
    const QStringList all = currenciesOf(game);
    const QString chosen = settings.currencyFor(text(game.id));
    return all.contains(chosen) ? chosen : all.value(0);
}

namespace {

/// What the lobby shows of one account.
struct LobbyFacts {
    std::map<std::string, QDateTime> lastPlayed;
    std::vector<std::string> interrupted; ///< ids of games
};

LobbyFacts readLobby(storage::Tables& tables, storage::AccountId account) {
    LobbyFacts facts;
    if (const auto played = tables.rounds.lastPlayed(account))
        facts.lastPlayed = {played->begin(), played->end()};
    if (const auto open = tables.journal.openRounds()) {
        for (const storage::OpenRound& round : *open) {
            if (round.account == account)
                facts.interrupted.push_back(round.rules.id);
        }
    }
    return facts;
}

struct AccountFacts {
    storage::AccountRow account;
    std::vector<storage::WalletRow> wallets;
};

base::Result<std::vector<AccountFacts>> readAccounts(storage::Tables& tables) {
    const auto accounts = tables.accounts.list();
    if (!accounts)
        return tl::make_unexpected(accounts.error());
    std::vector<AccountFacts> facts;
    for (const storage::AccountRow& account : *accounts) {
        const auto wallets = tables.accounts.wallets(account.id);
        if (!wallets)
            return tl::make_unexpected(wallets.error());
        facts.push_back({account, *wallets});
    }
    return facts;
}

std::vector<GameRow> gameRows(const std::vector<catalogue::Game>& games, const LobbyFacts& facts, bool trial) {
    std::vector<GameRow> rows;
    for (const catalogue::Game& game : games) {
        const engine::RuleSet& rules = *game.rules;
        GameRow row{.variantId = text(rules.id),
                    .name = text(rules.name),
                    .summary = summaryText(rules),
                    .limitsText = limitsText(rules)};
        row.felt = feltName(rules);
        for (const engine::Limit& limit : rules.limits) {
            row.currencies << text(limit.currency);
            row.currencyNames << currencyName(limit.currency);
        }
        if (rules.publishedRtp)
            row.publishedText = QStringLiteral("%1 %").arg(*rules.publishedRtp * 100, 0, 'f', 2);
        if (const auto played = facts.lastPlayed.find(rules.id); played != facts.lastPlayed.end())
            row.lastPlayedText = timeText(played->second);
        row.interrupted =
            std::find(facts.interrupted.begin(), facts.interrupted.end(), rules.id) != facts.interrupted.end();
        if (rules.table.behind && trial)
            row.sheetNote = AppController::tr("A trial account may not sit at this table.");
        rows.push_back(std::move(row));
    }
    return rows;
}

// A key made of the name: what is not a–z, 0–9 becomes '-'; a number behind it where it is taken.
std::string freeKey(const QString& name, const std::vector<AccountRow>& accounts) {
    std::string base;
    for (const QChar c : name.trimmed().toLower().left(30)) {
        const char16_t u = c.unicode();
        base += (u >= u'a' && u <= u'z') || (u >= u'0' && u <= u'9') ? static_cast<char>(u) : '-';
    }
    std::string key = base.empty() ? "player" : base;
    const auto taken = [&] {
        return std::any_of(accounts.begin(), accounts.end(),
                           [&](const AccountRow& row) { return row.accountKey == key; });
    };
    for (int n = 2; taken(); ++n)
        key = base + "-" + std::to_string(n);
    return key;
}

} // namespace

void AppController::refreshLobby(const std::function<void()>& then) {
    const auto show = [this, then](const LobbyFacts& facts) {
        auto rows = gameRows(m_parts->games.games(), facts, m_parts->accounts.currentTrial());
        for (GameRow& row : rows) {
            if (const auto rules = m_parts->games.find(row.variantId.toStdString()))
                row.currency = m_parts->currencyOf(*rules);
            m_parts->fillReturn(row);
        }
        m_parts->lobby.setRows(std::move(rows));
        if (then)
            then();
    };
    if (!m_parts->archive.isOpen()) {
        show({});
        return;
    }
    session::whenDone(m_parts->store->post([account = m_parts->archive.account](storage::Tables& tables) {
        return readLobby(tables, account);
    }),
                      m_parts->archive.link.get(), show);
}

void AppController::refreshAccounts(const std::function<void()>& then) {
    session::whenDone(m_parts->store->post([](storage::Tables& tables) { return readAccounts(tables); }),
                      m_parts->archive.link.get(), [this, then](const base::Result<std::vector<AccountFacts>>& facts) {
                          if (!facts || facts->empty()) {
                              m_parts->trouble.showStopped(
                                  facts ? base::Error{base::Error::Kind::Environment, {}, "there is no account"}
                                        : facts.error(),
                                  TroubleController::Round::None, m_page == Table);
                              return;
                          }
                          const qint64 wanted = m_parts->settings.currentAccount();
                          const bool known = std::any_of(facts->begin(), facts->end(),
                                                         [&](const AccountFacts& f) { return f.account.id == wanted; });
                          const qint64 current = known ? wanted : facts->front().account.id;
                          std::vector<AccountRow> rows;
                          for (const AccountFacts& one : *facts) {
                              AccountRow row{.accountId = one.account.id,
                                             .name = one.account.name,
                                             .trial = one.account.kind == storage::AccountKind::Trial,
                                             .current = one.account.id == current,
                                             .accountKey = one.account.key};
                              QStringList wallets;
                              for (const storage::WalletRow& wallet : one.wallets)
                                  wallets << moneyText(wallet.balance, wallet.currency);
                              row.walletsText = wallets.join(QStringLiteral(" · "));
                              rows.push_back(std::move(row));
                          }
                          m_parts->accounts.setRows(std::move(rows));
                          if (m_parts->archive.account != current) {
                              m_parts->archive.account = current;
                              m_parts->rundown.reload();
                              m_parts->record.reload();
                              m_parts->fairness.reload();
                          }
                          refreshLobby(then);
                      });
}

void AppController::selectAccount(qint64 accountId) {
    if (!m_parts->store || accountId == m_parts->archive.account)
        return;
    leaveFor([this, accountId] {
        if (m_parts->table.isSeated()) {
            standUp();
            setPage(Lobby);
        }
        m_parts->settings.setCurrentAccount(accountId);
        refreshAccounts({});
    });
}

void AppController::createAccount(const QString& name, bool trial) {
    if (!m_parts->store)
        return;
    const std::string key = freeKey(name, m_parts->accounts.rows());
    const auto kind = trial ? storage::AccountKind::Trial : storage::AccountKind::Standard;
    session::whenDone(m_parts->store->post([key, name, kind](storage::Tables& tables) {
        return tables.accounts.create(key, name, kind);
    }),
                      m_parts->archive.link.get(), [this](const base::Result<storage::AccountRow>& made) {
                          if (made)
                              setNotice(tr("The account %1 is there, with play money in every wallet.").arg(made->name),
                                        QStringLiteral("info"));
                          else
                              setNotice(text(made.error().text()), QStringLiteral("warning"));
                          refreshAccounts({});
                      });
}

void AppController::renameAccount(qint64 accountId, const QString& name) {
    if (!m_parts->store)
        return;
    session::whenDone(m_parts->store->post([accountId, name](storage::Tables& tables) {
        return tables.accounts.rename(accountId, name);
    }),
                      m_parts->archive.link.get(), [this](const base::Result<void>& renamed) {
                          if (!renamed)
                              setNotice(text(renamed.error().text()), QStringLiteral("warning"));
                          refreshAccounts({});
                      });
}

void AppController::topUp(const QString& currency) {
    if (!m_parts->store)
        return;
    const storage::AccountId account = m_parts->archive.account;
    session::whenDone(m_parts->store->post([account, c = currency.toStdString()](storage::Tables& tables) {
        return tables.accounts.topUp(account, c);
    }),
                      m_parts->archive.link.get(), [this, currency](const base::Result<base::Money>& balance) {
                          if (!balance) {
                              setNotice(text(balance.error().text()), QStringLiteral("warning"));
                              return;
                          }
                          if (m_parts->table.currency() == currency)
                              m_parts->table.bets()->walletChanged(*balance);
                          setNotice(tr("Your wallet holds %1 now.").arg(moneyText(*balance, currency.toStdString())),
                                    QStringLiteral("info"));
                          refreshAccounts({});
                      });
}

} // namespace openshoe::models
