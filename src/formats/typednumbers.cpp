// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/typednumbers.h"

#include "formats/amounts.h"

#include <QList>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace openshoe::formats {

using base::Money;
using base::said;

namespace {

constexpr int mostDigits = 13;
constexpr int threes = 3;
// What Arabic writes between groups and before decimals; neither is ever used for the other.
constexpr QChar arabicGroup = u'\u066c';
constexpr QChar arabicDecimal = u'\u066b';

/// Digits, with one mark between each two of these groups.
struct Parts {
    QStringList groups;
    QString marks;
};

struct Decimal {
    QString whole;
    QString decimals;

    [[nodiscard]] QString text() const { return decimals.isEmpty() ? whole : whole + u'.' + decimals; }
};

enum class Fault : std::uint8_t { NoNumber, Doubtful };

// What looks alike or is invisible becomes one: spaces, apostrophes, commas and points of any width, and digits of any
// script. Marks of direction, which Arabic amounts are printed with, are no part of the number.
QString inPlainMarks(const QString& typed) {
    QString plain;
    for (const QChar c : typed) {
        if (c.category() == QChar::Other_Format)
            continue;
        if (const int digit = c.digitValue(); digit >= 0)
            plain += QChar(u'0' + digit);
        else if (c.isSpace())
            plain += u' ';
        else if (c == u'\u2019' || c == u'\u02bc' || c == u'\uff07')
            plain += u'\'';
        else if (c == u'\u060c' || c == u'\uff0c')
            plain += u',';
        else if (c == u'\uff0e')
            plain += u'.';
        else
            plain += c;
    }
    return plain.trimmed();
}

std::optional<Parts> partsOf(const QString& plain) {
    Parts parts{.groups = {QString()}, .marks = {}};
    for (const QChar c : plain) {
        if (c >= u'0' && c <= u'9') {
            parts.groups.last() += c;
        } else if (parts.groups.last().isEmpty() ||
                   !(QStringLiteral(".,' ").contains(c) || c == arabicGroup || c == arabicDecimal)) {
            return std::nullopt;
        } else {
            parts.marks += c;
            parts.groups << QString();
        }
    }
    return parts.marks.isEmpty() && parts.groups.last().isEmpty() ? std::nullopt : std::optional(parts);
}

bool areGrouped(const QStringList& groups) {
    if (groups.first().startsWith(u'0'))
        return false;
    QList<qsizetype> sizes;
    for (const QString& group : groups)
        sizes << group.size();
    const bool inThrees = sizes.first() <= threes && sizes.sliced(1).count(threes) == sizes.size() - 1;
    return inThrees || sizes == groupsOf(groups.join(QString()).size());
}

bool areAlike(const QString& marks) {
    return std::all_of(marks.begin(), marks.end(), [&](QChar mark) { return mark == marks.front(); });
}

/// All of it as a whole number.
std::optional<Decimal> asWhole(const Parts& parts) {
    if (!parts.marks.isEmpty() &&
        (!areAlike(parts.marks) || parts.marks.front() == arabicDecimal || !areGrouped(parts.groups)))
        return std::nullopt;
    return Decimal{.whole = parts.groups.join(QString()), .decimals = {}};
}

/// What follows the last mark as decimals.
std::optional<Decimal> withDecimals(Parts parts) {
    if (parts.marks.isEmpty())
        return std::nullopt;
    const QChar point = parts.marks.back();
    const QString decimals = parts.groups.takeLast();
    parts.marks.chop(1);
    const bool isPoint = point == u'.' || point == u',' || point == arabicDecimal;
    const auto whole = asWhole(parts);
    // Nothing after a point yet: decimals are still being typed.
    const bool isBegun = !decimals.isEmpty() || QString(point) == inPlainMarks(readersLocale().decimalPoint());
    if (!isPoint || !isBegun || !whole || parts.marks.contains(point))
        return std::nullopt;
    return Decimal{.whole = whole->whole, .decimals = decimals};
}

std::optional<Decimal> readingOf(const QString& plain, int decimals, Fault& fault) {
    fault = Fault::NoNumber;
    const auto parts = partsOf(plain);
    if (!parts)
        return std::nullopt;
    auto whole = asWhole(*parts);
    auto fraction = withDecimals(*parts);
    if (whole && whole->whole.size() > mostDigits)
        whole.reset();
    if (fraction && fraction->whole.size() > mostDigits)
        fraction.reset();
    const bool fits = fraction && fraction->decimals.size() <= decimals;
    if (!whole || !fraction)
        return whole ? whole : fits ? fraction : std::nullopt;
    // "1,000" or "1.000": as the reader's country has it.
    const QLocale reader = readersLocale();
    const QString mark = parts->marks.left(1);
    if (mark == inPlainMarks(reader.groupSeparator()))
        return whole;
    if (fits && mark == inPlainMarks(reader.decimalPoint()))
        return fraction;
    fault = Fault::Doubtful;
    return std::nullopt;
}

tl::unexpected<base::Error> refusal(Fault fault, const QString& typed, base::Said otherwise, const QString& example) {
    if (fault == Fault::NoNumber)
        return base::inputError({}, std::move(otherwise));
    return base::inputError({}, said("Errors", "“{}” can be read in two ways. Write it like {}.")
                                    .with(typed.trimmed().toStdString(), example.toStdString()));
}

QString exampleAmount() {
    return amountText(Money::minor(125'050));
}

/// Without the currency, if it is written there as amounts in it are.
QString withoutCurrency(const QString& plain, const std::string& currency) {
    for (const Money amount : {Money::minor(100), Money::minor(200)}) {
        const QString number = inPlainMarks(amountText(amount));
        const QString written = inPlainMarks(moneyText(amount, currency));
        const QString before = written.section(number, 0, 0).trimmed();
        const QString after = written.section(number, 1).trimmed();
        if (plain.startsWith(before, Qt::CaseInsensitive) && plain.endsWith(after, Qt::CaseInsensitive) &&
            plain.size() > before.size() + after.size())
            return plain.sliced(before.size(), plain.size() - before.size() - after.size()).trimmed();
    }
    return plain;
}

} // namespace

base::Result<Money> amountFrom(const QString& typed, const std::string& currency) {
    const QString plain = inPlainMarks(typed);
    Fault fault{};
    const auto reading = readingOf(currency.empty() ? plain : withoutCurrency(plain, currency), 2, fault);
    const auto amount = reading ? Money::parse(reading->text().toStdString()) : std::nullopt;
    if (amount)
        return *amount;
    return refusal(fault, typed,
                   said("Errors", "Type an amount like {}.").with(amountText(Money::minor(1250)).toStdString()),
                   exampleAmount());
}

base::Result<double> numberFrom(const QString& typed, int decimals) {
    Fault fault{};
    if (const auto reading = readingOf(inPlainMarks(typed), decimals, fault))
        return reading->text().toDouble();
    return refusal(fault, typed, said("Errors", "Type a number."), exampleAmount());
}

base::Result<std::int64_t> wholeFrom(const QString& typed) {
    Fault fault{};
    if (const auto reading = readingOf(inPlainMarks(typed), 0, fault))
        return reading->whole.toLongLong();
    return refusal(fault, typed, said("Errors", "Type a whole number."), numberText(std::int64_t{1250}));
}

} // namespace openshoe::formats
