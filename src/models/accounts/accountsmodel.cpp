// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/accounts/accountsmodel.h"

#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/notices/notices.h"
#include "models/preferences/settingscontroller.h"
#include "models/words/amounts.h"
#include "session/table/whendone.h"
#include "storage/record/topups.h"

#include <algorithm>
#include <utility>

namespace openshoe::models {

namespace {

// Makes a key from the name: anything but a–z and 0–9 becomes '-', and a number is appended if the key is taken.
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

// A wallet after a top-up, or one taken back.
struct Moved {
    base::Money balance;
    std::map<std::string, base::Money> lastTopUps; ///< as in AccountFacts
};

base::Result<Moved> moved(storage::Tables& tables, storage::AccountId account, const base::Result<base::Money>& done) {
    if (!done)
        return tl::make_unexpected(done.error());
    auto latest = storage::TopUps(tables.db).latest(account);
    if (!latest)
        return tl::make_unexpected(latest.error());
    return Moved{*done, std::move(*latest)};
}

void keep(std::vector<AccountFacts>& facts, storage::AccountId account, const Moved& moved) {
    for (AccountFacts& one : facts) {
        if (one.account.id == account)
            one.lastTopUps = moved.lastTopUps;
    }
}

AccountRow rowOf(const AccountFacts& facts, qint64 current) {
    QStringList wallets;
    for (const storage::WalletRow& wallet : facts.wallets)
        wallets << moneyText(wallet.balance, wallet.currency);
    return {.accountId = facts.account.id,
            .name = facts.account.name,
            .trial = facts.account.kind == storage::AccountKind::Trial,
            .current = facts.account.id == current,
            .walletsText = wallets.join(QStringLiteral(" · ")),
            .accountKey = facts.account.key};
}

} // namespace

base::Result<std::vector<AccountFacts>> readAccounts(storage::Tables& tables) {
    const auto accounts = tables.accounts.list();
    if (!accounts)
        return tl::make_unexpected(accounts.error());
    std::vector<AccountFacts> facts;
    for (const storage::AccountRow& account : *accounts) {
        const auto wallets = tables.accounts.wallets(account.id);
        if (!wallets)
            return tl::make_unexpected(wallets.error());
        const auto topUps = storage::TopUps(tables.db).latest(account.id);
        if (!topUps)
            return tl::make_unexpected(topUps.error());
        facts.push_back({account, *wallets, *topUps});
    }
    if (facts.empty())
        return base::environmentError({}, base::said("Errors", "there is no account"));
    return facts;
}

AccountsModel::AccountsModel(Archive& archive, SettingsController& settings, Notices& notices, QObject* parent)
    : RowModel(AccountRow::staticMetaObject, parent), m_archive(archive), m_settings(settings), m_notices(notices),
      m_deletion(archive, *this, notices, this) {
    connect(&m_deletion, &AccountDeletion::deleted, this, &AccountsModel::refresh);
}

void AccountsModel::show(std::vector<AccountFacts> facts) {
    m_facts = std::move(facts);
    const qint64 wanted = m_settings.currentAccount();
    const bool known =
        std::any_of(m_facts.begin(), m_facts.end(), [&](const AccountFacts& one) { return one.account.id == wanted; });
    const qint64 before = std::exchange(m_archive.account, known ? wanted : m_facts.front().account.id);
    showRows();
    if (m_archive.account != before)
        emit accountChanged();
    emit walletsRead();
}

void AccountsModel::showRows() {
    const QString name = currentName();
    const bool trial = currentTrial();
    std::vector<AccountRow> rows;
    for (const AccountFacts& one : m_facts)
        rows.push_back(rowOf(one, m_archive.account));
    update(m_rows, std::move(rows));
    if (name != currentName() || trial != currentTrial())
        emit currentChanged();
    showTakeBack();
}

void AccountsModel::showTakeBack() {
    QStringList texts;
    const AccountFacts* one = currentFacts();
    for (const storage::WalletRow& start : storage::AccountStore::startingMoney()) {
        const auto held = balance(start.currency);
        const bool known = one && held && one->lastTopUps.count(start.currency) > 0;
        const base::Money last = known ? one->lastTopUps.at(start.currency) : base::Money{};
        texts << (known && last <= *held ? moneyText(last, start.currency) : QString());
    }
    if (std::exchange(m_takeBackTexts, texts) != texts)
        emit takeBackChanged();
}

bool AccountsModel::canTakeBack() const {
    return std::any_of(m_takeBackTexts.begin(), m_takeBackTexts.end(),
                       [](const QString& text) { return !text.isEmpty(); });
}

void AccountsModel::retranslate() {
    showRows();
    m_deletion.retranslate();
    emit currentChanged();
}

void AccountsModel::refresh() {
    if (!m_archive.store)
        return;
    session::whenDone(m_archive.store->post([](storage::Tables& tables) { return readAccounts(tables); }),
                      m_archive.link.get(), [this](const base::Result<std::vector<AccountFacts>>& facts) {
                          if (facts)
                              show(*facts);
                          else
                              emit unreadable(facts.error());
                      });
}

void AccountsModel::use(qint64 accountId) {
    m_settings.setCurrentAccount(accountId);
    show(std::exchange(m_facts, {}));
}

void AccountsModel::setBalance(const std::string& currency, base::Money balance) {
    bool moved = false;
    for (AccountFacts& one : m_facts) {
        for (storage::WalletRow& wallet : one.wallets) {
            if (one.account.id == m_archive.account && wallet.currency == currency)
                moved = std::exchange(wallet.balance, balance) != balance;
        }
    }
    if (!moved)
        return;
    showRows();
    emit balanceMoved(text(currency));
}

const AccountFacts* AccountsModel::currentFacts() const {
    const auto found = std::find_if(m_facts.begin(), m_facts.end(),
                                    [this](const AccountFacts& one) { return one.account.id == m_archive.account; });
    return found == m_facts.end() ? nullptr : &*found;
}

std::optional<base::Money> AccountsModel::balance(const std::string& currency) const {
    if (const AccountFacts* one = currentFacts()) {
        for (const storage::WalletRow& wallet : one->wallets) {
            if (wallet.currency == currency)
                return wallet.balance;
        }
    }
    return std::nullopt;
}

const AccountRow* AccountsModel::current() const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [](const AccountRow& row) { return row.current; });
    return found == m_rows.end() ? nullptr : &*found;
}

QStringList AccountsModel::currencies() const {
    QStringList codes;
    for (const storage::WalletRow& wallet : storage::AccountStore::startingMoney())
        codes << text(wallet.currency);
    return codes;
}

QStringList AccountsModel::currencyNames() const {
    QStringList names;
    for (const storage::WalletRow& wallet : storage::AccountStore::startingMoney())
        names << currencyName(wallet.currency);
    return names;
}

// --- Requests.

template <typename Job, typename Then> void AccountsModel::change(Job job, Then then) {
    if (!m_archive.isOpen())
        return;
    session::whenDone(m_archive.store->post(std::move(job)), m_archive.link.get(),
                      [this, then = std::move(then)](const auto& done) {
                          if (done)
                              then(done);
                          else
                              m_notices.warn(languages::translated(done.error()));
                      });
}

void AccountsModel::select(qint64 accountId) {
    if (m_archive.isOpen() && accountId != m_archive.account && !m_deletion.isDeleting(accountId))
        emit selectAsked(accountId);
}

void AccountsModel::selectAnother() {
    const auto other = std::find_if(m_rows.begin(), m_rows.end(), [](const AccountRow& row) { return !row.current; });
    if (other != m_rows.end())
        select(other->accountId);
}

void AccountsModel::create(const QString& name, bool trial) {
    const std::string key = freeKey(name, m_rows);
    const auto kind = trial ? storage::AccountKind::Trial : storage::AccountKind::Standard;
    change([key, name, kind](storage::Tables& tables) { return tables.accounts.create(key, name, kind); },
           [this](const base::Result<storage::AccountRow>& made) {
               m_notices.tell(tr("The account %1 is ready, with play money in every wallet.").arg(made->name));
               refresh();
           });
}

void AccountsModel::rename(qint64 accountId, const QString& name) {
    change([accountId, name](storage::Tables& tables) { return tables.accounts.rename(accountId, name); },
           [this](const base::Result<void>&) { refresh(); });
}

void AccountsModel::topUp(const QString& currency) {
    const std::string code = currency.toStdString();
    if (const QString why = m_topUpObstacle ? m_topUpObstacle(code) : QString(); !why.isEmpty()) {
        m_notices.tell(why);
        return;
    }
    const auto account = m_archive.account;
    change([account,
            code](storage::Tables& tables) { return moved(tables, account, tables.accounts.topUp(account, code)); },
           [this, currency, code, account](const base::Result<Moved>& done) {
               keep(m_facts, account, *done);
               setBalance(code, done->balance);
               showTakeBack();
               emit toppedUp(currency, done->balance);
               m_notices.offer(tr("Your wallet now holds %1.").arg(moneyText(done->balance, code)), tr("Take back"),
                               [this, currency, account] {
                                   if (account == m_archive.account) // nobody else's
                                       takeBackTopUp(currency);
                               });
           });
}

void AccountsModel::takeBackTopUp(const QString& currency) {
    const std::string code = currency.toStdString();
    const auto account = m_archive.account;
    change(
        [account, code](storage::Tables& tables) {
            return moved(tables, account, storage::TopUps(tables.db).takeBack(account, code));
        },
        [this, currency, code, account](const base::Result<Moved>& done) {
            keep(m_facts, account, *done);
            setBalance(code, done->balance);
            showTakeBack();
            emit toppedUp(currency, done->balance);
            m_notices.tell(
                tr("The top-up was taken back. Your wallet now holds %1.").arg(moneyText(done->balance, code)));
        });
}

} // namespace openshoe::models

#include "moc_accountsmodel.cpp"
