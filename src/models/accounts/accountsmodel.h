// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/accounts/accountdeletion.h"
#include "models/lists/rowmodel.h"
#include "storage/store.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

namespace openshoe::models {

struct Archive;
class Notices;
class SettingsController;

struct AccountRow {
    Q_GADGET
    Q_PROPERTY(qint64 accountId MEMBER accountId)
    /// The display name.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool trial MEMBER trial)
    /// It is the account now playing.
    Q_PROPERTY(bool current MEMBER current)
    /// The balances of its wallets: "$1,000 · 500 Coins".
    Q_PROPERTY(QString walletsText MEMBER walletsText)

public:
    qint64 accountId = 0;
    QString name;
    bool trial = false;
    bool current = false;
    QString walletsText;
    std::string accountKey; ///< identifies it in events

    [[nodiscard]] qint64 key() const { return accountId; }
    friend bool operator==(const AccountRow&, const AccountRow&) = default;
};

/// An account as it is stored.
struct AccountFacts {
    storage::AccountRow account;
    std::vector<storage::WalletRow> wallets;
    std::map<std::string, base::Money> lastTopUps; ///< by currency, those not taken back
};
/// Reads all of them; on the store's thread.
[[nodiscard]] base::Result<std::vector<AccountFacts>> readAccounts(storage::Tables& tables);

/// The accounts with their wallets, and which of them is playing.
class AccountsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(QString currentName READ currentName NOTIFY currentChanged)
    Q_PROPERTY(bool currentTrial READ currentTrial NOTIFY currentChanged)
    /// The currencies an account has wallets in.
    Q_PROPERTY(QStringList currencies READ currencies CONSTANT)
    /// Their display names: "Gold", "Sweeps".
    Q_PROPERTY(QStringList currencyNames READ currencyNames NOTIFY currentChanged)
    /// The current account's latest top-up in each currency, as it can be taken back: "$5,000"; empty where there is
    /// none, or the wallet no longer holds it. In the order of `currencies`.
    Q_PROPERTY(QStringList takeBackTexts READ takeBackTexts NOTIFY takeBackChanged)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY takeBackChanged)
    Q_PROPERTY(openshoe::models::AccountDeletion* deletion READ deletion CONSTANT)

public:
    /// All must outlive it.
    AccountsModel(Archive& archive, SettingsController& settings, Notices& notices, QObject* parent = nullptr);

    /// Shows the stored accounts. The one named in the settings plays; if it isn't there, the first.
    void show(std::vector<AccountFacts> facts);
    /// Reads the accounts again.
    void refresh();
    /// The language has changed: makes the texts anew.
    void retranslate();
    /// Makes that account the current one.
    void use(qint64 accountId);
    /// Says why the current account's wallet in a currency can't be topped up now; empty if it can.
    using Obstacle = std::function<QString(const std::string& currency)>;
    void setTopUpObstacle(Obstacle obstacle) { m_topUpObstacle = std::move(obstacle); }
    /// Updates a wallet of the current account with a balance known to be in the books, without reading them.
    void setBalance(const std::string& currency, base::Money balance);

    /// Of the current account; nothing if it has no wallet in that currency.
    [[nodiscard]] std::optional<base::Money> balance(const std::string& currency) const;

    [[nodiscard]] const std::vector<AccountRow>& rows() const { return m_rows; }
    /// Null until the accounts have been read.
    [[nodiscard]] const AccountRow* current() const;
    [[nodiscard]] QString currentName() const { return current() ? current()->name : QString(); }
    [[nodiscard]] bool currentTrial() const { return current() && current()->trial; }
    [[nodiscard]] QStringList currencies() const;
    [[nodiscard]] QStringList currencyNames() const;
    [[nodiscard]] QStringList takeBackTexts() const { return m_takeBackTexts; }
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] AccountDeletion* deletion() { return &m_deletion; }
    /// Asks to switch to any account but the current one.
    void selectAnother();

public slots:
    /// Asks to switch to that account; whatever is at the table must be left first.
    void select(qint64 accountId);
    /// Creates an account, with play money in every wallet.
    void create(const QString& name, bool trial);
    /// Renames the account; everything it has played stays its own.
    void rename(qint64 accountId, const QString& name);
    /// Adds that currency's starting money to the current account's wallet.
    void topUp(const QString& currency);
    /// Takes the latest top-up out of that wallet again. No limit or break stands in the way: it leaves less to stake.
    void takeBackTopUp(const QString& currency);

signals:
    /// The current account's name or kind has changed.
    void currentChanged();
    /// Another account is current: what is shown belongs to the previous one.
    void accountChanged();
    void selectAsked(qint64 accountId);
    /// A top-up was given or taken back.
    void toppedUp(const QString& currency, openshoe::base::Money balance);
    void takeBackChanged();
    /// The wallets' balances have been read.
    void walletsRead();
    /// The current account's wallet in that currency holds another amount.
    void balanceMoved(const QString& currency);
    /// The accounts can't be read.
    void unreadable(const openshoe::base::Error& error);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    void showRows();
    void showTakeBack();
    [[nodiscard]] const AccountFacts* currentFacts() const;
    /// Runs `job` on the store's thread; `then` gets its result, an error becomes a notice.
    template <typename Job, typename Then> void change(Job job, Then then);

    Archive& m_archive;
    SettingsController& m_settings;
    Notices& m_notices;
    std::vector<AccountFacts> m_facts;
    std::vector<AccountRow> m_rows;
    QStringList m_takeBackTexts;
    Obstacle m_topUpObstacle;
    AccountDeletion m_deletion;
};

} // namespace openshoe::models
