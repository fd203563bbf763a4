// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/amounts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>

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

bool readsFromTheRight() {
    return readersLocale().textDirection() == Qt::RightToLeft;
}

// Between Arabic words a sign or a unit would go to the other side of its number, or not, depending on the words. So
// each number keeps its own direction, whatever it stands in, and so does an amount in the language's.
enum class Direction : std::uint8_t { Numbers, Words };
QString kept(Direction direction, const QString& text) {
    constexpr QChar fromTheLeft = u'\u2066';
    constexpr QChar fromTheRight = u'\u2067';
    constexpr QChar end = u'\u2069';
    return readsFromTheRight() ? (direction == Direction::Numbers ? fromTheLeft : fromTheRight) + text + end : text;
}

enum class Sign : std::uint8_t { None, Plus, Minus };

Sign signOf(Money amount) {
    return amount.isZero() ? Sign::None : amount.isPositive() ? Sign::Plus : Sign::Minus;
}

Money withoutSign(Money net) {
    return net < Money{} ? net.times(-1) : net;
}

// The sign comes first, as CLDR has it in each of the languages, and isn't left behind at the end of a line.
QString withSign(Sign sign, const QString& size) {
    if (sign == Sign::None)
        return size;
    constexpr QChar joiner = u'\u2060';
    const QString shown = sign == Sign::Plus ? QStringLiteral("+") : QStringLiteral("\u2212");
    return size.front().isDigit() ? shown + size : shown + joiner + size;
}

QString sizeText(Money size) {
    const QLocale locale = readersLocale();
    QString text = numberText(size.minorUnits() / 100);
    if (const auto cents = static_cast<int>(size.minorUnits() % 100); cents != 0)
        text += locale.decimalPoint() + locale.toString(cents).rightJustified(2, locale.zeroDigit().front());
    return text;
}

// "$5", "1 Coin", "5–5,000 Coins": the amounts with their currency; `one` if they are exactly 1.
QString withCurrency(const QString& amounts, const std::string& currency, bool one = false) {
    const Currency* known = currencyCalled(currency);
    if (known && known->written)
        return Amounts::tr(known->written).arg(amounts);
    const QString name = one && known && known->one ? Amounts::tr(known->one) : currencyName(currency);
    return Amounts::tr("%1 %2", "amount, currency").arg(amounts, name);
}

QString signedMoney(Sign sign, Money size, const std::string& currency) {
    const bool one = size == Money::minor(100);
    if (readsFromTheRight())
        return kept(Direction::Words,
                    withCurrency(kept(Direction::Numbers, withSign(sign, sizeText(size))), currency, one));
    return withSign(sign, withCurrency(sizeText(size), currency, one));
}

// A value that rounds to zero has no sign.
double roundedTo(double value, int decimals) {
    const double unit = std::pow(10.0, decimals);
    return std::round(value * unit) / unit;
}

QString decimal(double value, int decimals, bool plus, bool percent) {
    const double rounded = roundedTo(percent ? value * 100 : value, decimals);
    const QString size = readersLocale().toString(std::abs(rounded), 'f', decimals);
    const Sign sign = rounded < 0 ? Sign::Minus : plus && rounded > 0 ? Sign::Plus : Sign::None;
    const QString text = withSign(sign, percent ? Amounts::tr("%1%", "a percentage").arg(size) : size);
    return percent || sign != Sign::None ? kept(Direction::Numbers, text) : text;
}

} // namespace

// The C locale doesn't group digits; the words are English then.
QLocale readersLocale() {
    const QLocale locale;
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString amountText(Money amount) {
    const QString size = sizeText(withoutSign(amount));
    return amount < Money{} ? kept(Direction::Numbers, withSign(Sign::Minus, size)) : size;
}

QString moneyText(Money amount, const std::string& currency) {
    return signedMoney(amount < Money{} ? Sign::Minus : Sign::None, withoutSign(amount), currency);
}

QString netText(Money net) {
    const QString text = withSign(signOf(net), sizeText(withoutSign(net)));
    return net.isZero() ? text : kept(Direction::Numbers, text);
}

QString netMoneyText(Money net, const std::string& currency) {
    return signedMoney(signOf(net), withoutSign(net), currency);
}

QString plainAmount(Money amount) {
    return QString::fromStdString(amount.text());
}

QString currencyName(const std::string& currency) {
    const Currency* known = currencyCalled(currency);
    return known ? Amounts::tr(known->name) : QString::fromStdString(currency);
}

QString rangeText(Money least, Money most) {
    return kept(Direction::Words,
                Amounts::tr("%1–%2", "from an amount to another").arg(amountText(least), amountText(most)));
}

QString limitText(const engine::Limit& limit) {
    return kept(Direction::Words, withCurrency(rangeText(limit.min, limit.max), limit.currency));
}

QList<qsizetype> groupsOf(qsizetype digits) {
    const QLocale reader = readersLocale();
    // Some countries leave four digits as they are. Qt 6.4 then leaves the first four of seven, too, so the sizes are
    // those of a number with more.
    constexpr qsizetype four = 4;
    if (digits == four && reader.toString(1000).size() == four)
        return {digits};
    const QStringList groups = reader.toString(Q_INT64_C(99'999'999'999'999)).split(reader.groupSeparator());
    QList<qsizetype> sizes;
    for (auto group = groups.rbegin(); digits > 0; ++group) {
        const bool last = std::next(group) == groups.rend();
        sizes.prepend(last ? digits : std::min(group->size(), digits));
        digits -= sizes.first();
    }
    return sizes;
}

QString numberText(std::int64_t number) {
    QLocale reader = readersLocale();
    const QString separator = reader.groupSeparator();
    reader.setNumberOptions(QLocale::OmitGroupSeparator);
    QString digits = reader.toString(static_cast<qlonglong>(std::abs(number)));
    qsizetype at = 0;
    for (const qsizetype size : groupsOf(digits.size())) {
        if (at > 0) {
            digits.insert(at, separator);
            at += separator.size();
        }
        at += size;
    }
    return number < 0 ? kept(Direction::Numbers, withSign(Sign::Minus, digits)) : digits;
}

QString decimalText(double value, int decimals) {
    return decimal(value, decimals, false, false);
}

QString netDecimalText(double value, int decimals) {
    return decimal(value, decimals, true, false);
}

QString percentText(double fraction, int decimals) {
    return decimal(fraction, decimals, false, true);
}

QString netPercentText(double fraction, int decimals) {
    return decimal(fraction, decimals, true, true);
}

} // namespace openshoe::formats
