// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lobby/accountsmodel.h"

#include "models/shared/words.h"

namespace openshoe::models {

void AccountsModel::setRows(std::vector<AccountRow> rows) {
    update(m_rows, std::move(rows));
    emit currentChanged();
}

const AccountRow* AccountsModel::current() const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [](const AccountRow& row) { return row.current; });
    return found == m_rows.end() ? nullptr : &*found;
}

void AccountsModel::setCurrency(const QString& currency) {
    if (m_currency == currency)
        return;
    m_currency = currency;
    emit currentChanged();
}

QStringList AccountsModel::currencyNames() const {
    QStringList names;
    for (const QString& code : m_currencies)
        names << currencyName(code.toStdString());
    return names;
}

void AccountsModel::setCurrencies(const QStringList& currencies) {
    m_currencies = currencies;
    emit currentChanged();
}

} // namespace openshoe::models
