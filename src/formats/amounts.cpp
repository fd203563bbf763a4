// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/amounts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace openshoe::formats {

using base::Money;

namespace {

struct Amounts {
    Q_DECLARE_TR_FUNCTIONS(Amounts)
};

struct Currency {
    const char* code;
    const char* name;
    const char* written = nullptr; ///< how an amount in it is written, unless simply followed by its name
    const char* one = nullptr;     ///< the name after exactly 1, unless it is the same
};
constexpr std::array<Currency, 4> currencies{
    {{.code = "coin", .name = QT_TRANSLATE_NOOP("Amounts", "Coins"), .one = QT_TRANSLATE_NOOP("Amounts", "Coin")},
     {.code = "gold", .name = QT_TRANSLATE_NOOP("Amounts", "Gold")},
     {.code = "sweeps", .name = QT_TRANSLATE_NOOP("Amounts", "Sweeps")},
     {.code = "usd", .name = QT_TRANSLATE_NOOP("Amounts", "Dollars"), .written = QT_TRANSLATE_NOOP("Amounts", "$%1")}}};

const Currency* currencyCalled(const std::string& code) {
    const auto found =
        std::find_if(currencies.begin(), currencies.end(), [&](const Currency& c) { return code == c.code; });
    return found == currencies.end() ? nullptr : &*found;
}

// "$5", "1 Coin", "5 – 5,000 Coins": the amounts with their currency; `one` if they are exactly 1.
QString withCurrency(const QString& amounts, const std::string& currency, bool one = false) {
    const Currency* known = currencyCalled(currency);
    if (known && known->written)
        return Amounts::tr(known->written).arg(amounts);
    const QString name = one && known && known->one ? Amounts::tr(known->one) : currencyName(currency);
    return Amounts::tr("%1 %2", "amount, currency").arg(amounts, name);
}

QString signedText(Money net, const QString& amount) {
    return net.isZero() ? amount : (net.isPositive() ? u'+' : u'\u2212') + amount;
}

Money withoutSign(Money net) {
    return net < Money{} ? net.times(-1) : net;
}

QString signedText(double value, const QString& size) {
    return value < 0 ? u'\u2212' + size : size;
}

// Some countries' keyboards type their own digits.
QString inLatinDigits(QString text) {
    for (QChar& c : text) {
        if (const int digit = c.digitValue(); digit >= 0)
            c = QChar(u'0' + digit);
    }
    return text;
}

} // namespace

// The C locale doesn't group digits; the words are English then.
QLocale readersLocale() {
    const QLocale locale;
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString amountText(Money amount) {
    const QLocale locale = readersLocale();
    const Money size = withoutSign(amount);
    QString text = locale.toString(static_cast<qlonglong>(size.minorUnits() / 100));
    if (const auto cents = static_cast<int>(size.minorUnits() % 100); cents != 0)
        text += locale.decimalPoint() + locale.toString(cents).rightJustified(2, locale.zeroDigit().front());
    return amount < Money{} ? u'\u2212' + text : text;
}

QString moneyText(Money amount, const std::string& currency) {
    const Money size = withoutSign(amount);
    const QString text = withCurrency(amountText(size), currency, size == Money::minor(100));
    return amount < Money{} ? u'\u2212' + text : text;
}

QString netText(Money net) {
    return signedText(net, amountText(withoutSign(net)));
}

QString netMoneyText(Money net, const std::string& currency) {
    return signedText(net, moneyText(withoutSign(net), currency));
}

QString plainAmount(Money amount) {
    return QString::fromStdString(amount.text());
}

std::optional<Money> amountFrom(const QString& typed) {
    // Whole part, grouped in threes or not; then cents.
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,13}|\\d{1,3}(?:([.,'\u2019\u066c\\s])\\d{3})(?:\\2\\d{3})*)(?:[.,\u066b](\\d{1,2}))?$"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto found = form.match(inLatinDigits(typed.trimmed()));
    if (!found.hasMatch() || (found.hasCaptured(2) && found.captured(2) == readersLocale().decimalPoint()))
        return std::nullopt;
    QString whole = found.captured(1);
    if (found.hasCaptured(2))
        whole.remove(found.captured(2));
    return Money::parse((found.hasCaptured(3) ? whole + u'.' + found.captured(3) : whole).toStdString());
}

QString currencyName(const std::string& currency) {
    const Currency* known = currencyCalled(currency);
    return known ? Amounts::tr(known->name) : QString::fromStdString(currency);
}

QString limitText(const engine::Limit& limit) {
    const QString range = Amounts::tr("%1 – %2", "from an amount to another");
    return withCurrency(range.arg(amountText(limit.min), amountText(limit.max)), limit.currency);
}

QString numberText(std::int64_t number) {
    return readersLocale().toString(static_cast<qlonglong>(number));
}

QString decimalText(double value, int decimals) {
    // A value that rounds to zero has no sign.
    const double unit = std::pow(10.0, decimals);
    const double rounded = std::round(value * unit) / unit;
    return signedText(rounded, readersLocale().toString(std::abs(rounded), 'f', decimals));
}

QString percentText(double fraction, int decimals) {
    return Amounts::tr("%1 %", "a percentage").arg(decimalText(fraction * 100, decimals));
}

} // namespace openshoe::formats
