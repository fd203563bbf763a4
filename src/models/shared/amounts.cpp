// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/shared/amounts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace openshoe::models {

using namespace engine;
using base::Money;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString text(const std::string& utf8) {
    return QString::fromUtf8(utf8);
}

namespace {

struct Currency {
    const char* code;
    const char* name;
    const char* sign = nullptr; ///< written before an amount, instead of the name behind it
};
constexpr std::array<Currency, 4> currencies{{{"coin", QT_TRANSLATE_NOOP("Words", "Coins")},
                                              {"gold", QT_TRANSLATE_NOOP("Words", "Gold")},
                                              {"sweeps", QT_TRANSLATE_NOOP("Words", "Sweeps")},
                                              {"usd", QT_TRANSLATE_NOOP("Words", "Dollars"), "$"}}};

const Currency* currencyCalled(const std::string& code) {
    const auto found =
        std::find_if(currencies.begin(), currencies.end(), [&](const Currency& c) { return code == c.code; });
    return found == currencies.end() ? nullptr : &*found;
}

// "$5", "5 Coins", "5 – 5,000 Coins": the amounts with what is written around them.
QString withCurrency(const QString& amounts, const std::string& currency) {
    const Currency* known = currencyCalled(currency);
    return known && known->sign ? QLatin1String(known->sign) + amounts
                                : Words::tr("%1 %2", "amount, currency").arg(amounts, currencyName(currency));
}

// The C locale groups nothing; English is what the words are in, then.
QLocale reader() {
    const QLocale locale;
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString signedText(Money net, const QString& amount) {
    return net.isZero() ? amount : (net.isPositive() ? u'+' : u'\u2212') + amount;
}

Money withoutSign(Money net) {
    return net < Money{} ? net.times(-1) : net;
}

} // namespace

QString amountText(Money amount) {
    const QLocale locale = reader();
    const Money size = withoutSign(amount);
    QString text = locale.toString(static_cast<qlonglong>(size.minorUnits() / 100));
    if (const auto cents = static_cast<int>(size.minorUnits() % 100); cents != 0)
        text += locale.decimalPoint() + QStringLiteral("%1").arg(cents, 2, 10, QLatin1Char('0'));
    return amount < Money{} ? u'\u2212' + text : text;
}

QString moneyText(Money amount, const std::string& currency) {
    const QString text = withCurrency(amountText(withoutSign(amount)), currency);
    return amount < Money{} ? u'\u2212' + text : text;
}

QString netText(Money net) {
    return signedText(net, amountText(withoutSign(net)));
}

QString netMoneyText(Money net, const std::string& currency) {
    return signedText(net, moneyText(withoutSign(net), currency));
}

QString plainAmount(Money amount) {
    return text(amount.text());
}

std::optional<Money> amountFrom(const QString& typed) {
    // Whole part, in groups of three or not; then cents.
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,13}|\\d{1,3}(?:([.,'\u2019\\s])\\d{3})(?:\\2\\d{3})*)(?:[.,](\\d{1,2}))?$"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto found = form.match(typed.trimmed());
    if (!found.hasMatch() || (found.hasCaptured(2) && found.captured(2) == reader().decimalPoint()))
        return std::nullopt;
    QString whole = found.captured(1);
    if (found.hasCaptured(2))
        whole.remove(found.captured(2));
    return Money::parse((found.hasCaptured(3) ? whole + u'.' + found.captured(3) : whole).toStdString());
}

QString currencyName(const std::string& currency) {
    const Currency* known = currencyCalled(currency);
    return known ? Words::tr(known->name) : text(currency);
}

QString limitsText(const RuleSet& rules, const std::string& currency) {
    QStringList parts;
    for (const Limit& limit : rules.limits) {
        if (currency.empty() || limit.currency == currency)
            parts << withCurrency(QStringLiteral("%1 – %2").arg(amountText(limit.min), amountText(limit.max)), limit.currency);
    }
    return parts.join(QStringLiteral(" · "));
}

namespace {

// Minor units: 0.1, 0.5, 1, 5, 25, 100, 500, 1,000, 5,000, 25,000, 100,000, 1,000,000.
constexpr std::array<std::int64_t, 12> denominations{10,     50,      100,     500,       2'500,      10'000,
                                                     50'000, 100'000, 500'000, 2'500'000, 10'000'000, 100'000'000};

} // namespace

std::vector<Money> rackFor(const RuleSet& rules, const std::string& currency) {
    const Limit* limit = rules.limitIn(currency);
    if (!limit)
        return {};
    Money least = limit->min;
    for (const SideBet& bet : rules.sideBets) {
        for (const Limit& side : bet.limits) {
            if (side.currency == currency)
                least = std::min(least, side.min);
        }
    }
    constexpr std::size_t mostChips = 7;
    std::vector<Money> chips;
    for (const std::int64_t units : denominations) {
        if (units * 2 >= least.minorUnits() && units <= limit->max.minorUnits())
            chips.push_back(Money::minor(units));
    }
    // Half of the least chip only where nothing smaller makes up the minimum.
    if (chips.size() > 1 && chips[0] < least && chips[1] <= least)
        chips.erase(chips.begin());
    if (chips.size() > mostChips)
        chips.resize(mostChips);
    return chips;
}

QStringList chipsFor(Money amount) {
    constexpr int most = 12;
    QStringList chips;
    std::int64_t left = amount.minorUnits();
    for (auto it = denominations.rbegin(); it != denominations.rend(); ++it) {
        for (; left >= *it && chips.size() < most; left -= *it)
            chips << chipKey(Money::minor(*it));
    }
    return chips;
}

QString chipKey(Money value) {
    return QString::number(static_cast<double>(value.minorUnits()) / 100.0, 'g', 10);
}

QString chipLabel(Money value) {
    const std::int64_t units = value.minorUnits() / 100;
    if (units >= 1'000'000)
        return QStringLiteral("%1M").arg(units / 1'000'000);
    if (units >= 1'000)
        return QStringLiteral("%1k").arg(units / 1'000);
    return chipKey(value);
}

} // namespace openshoe::models
