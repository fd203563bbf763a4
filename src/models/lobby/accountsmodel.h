// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/rowmodel.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

struct AccountRow {
    Q_GADGET
    Q_PROPERTY(qint64 accountId MEMBER accountId)
    /// As shown.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool trial MEMBER trial)
    /// It is the one that plays.
    Q_PROPERTY(bool current MEMBER current)
    /// What its wallets hold: "$1,000 · 500 Coins".
    Q_PROPERTY(QString walletsText MEMBER walletsText)

public:
    qint64 accountId = 0;
    QString name;
    bool trial = false;
    bool current = false;
    QString walletsText;
    std::string accountKey; ///< names it in events

    [[nodiscard]] qint64 key() const { return accountId; }
    friend bool operator==(const AccountRow&, const AccountRow&) = default;
};

/// The accounts, and which of them plays. What is asked for is done by AppController, between rounds.
class AccountsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(QString currentName READ currentName NOTIFY currentChanged)
    Q_PROPERTY(bool currentTrial READ currentTrial NOTIFY currentChanged)
    /// Of the game at hand; empty in the lobby.
    Q_PROPERTY(QString currency READ currency NOTIFY currentChanged)
    /// Currencies an account has wallets in.
    Q_PROPERTY(QStringList currencies READ currencies NOTIFY currentChanged)
    /// The same as they are read: "Gold", "Sweeps".
    Q_PROPERTY(QStringList currencyNames READ currencyNames NOTIFY currentChanged)

public:
    explicit AccountsModel(QObject* parent = nullptr) : RowModel(AccountRow::staticMetaObject, parent) {}

    void setRows(std::vector<AccountRow> rows);
    [[nodiscard]] const std::vector<AccountRow>& rows() const { return m_rows; }
    /// Null while the accounts aren't known.
    [[nodiscard]] const AccountRow* current() const;
    [[nodiscard]] QString currentName() const { return current() ? current()->name : QString(); }
    [[nodiscard]] bool currentTrial() const { return current() && current()->trial; }
    [[nodiscard]] QString currency() const { return m_currency; }
    [[nodiscard]] QStringList currencies() const { return m_currencies; }
    [[nodiscard]] QStringList currencyNames() const;
    void setCurrency(const QString& currency);
    void setCurrencies(const QStringList& currencies);

public slots:
    void select(qint64 accountId) { emit selectAsked(accountId); }
    void create(const QString& name, bool trial) { emit createAsked(name, trial); }
    /// Calls the account otherwise; what it has played stays its own.
    void rename(qint64 accountId, const QString& name) { emit renameAsked(accountId, name); }
    /// Adds the starting money of that currency to the current account's wallet.
    void topUp(const QString& currency) { emit topUpAsked(currency); }

signals:
    void currentChanged();
    void selectAsked(qint64 accountId);
    void createAsked(const QString& name, bool trial);
    void renameAsked(qint64 accountId, const QString& name);
    void topUpAsked(const QString& currency);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<AccountRow> m_rows;
    QString m_currency;
    QStringList m_currencies;
};

} // namespace openshoe::models
