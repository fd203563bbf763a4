// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/dates.h"

#include "formats/amounts.h"
#include "models/words/terms.h"

#include <QCoreApplication>
#include <QLocale>

namespace openshoe::models {

namespace {

struct PeriodWords {
    Q_DECLARE_TR_FUNCTIONS(PeriodWords)
};

constexpr int century = 100;

QString dateForm() {
    return Words::tr("d MMM yyyy", "form of a date, for QLocale::toString");
}

QString longYear(QString form) {
    return form.contains(QLatin1String("yyyy")) ? form : form.replace(QLatin1String("yy"), QLatin1String("yyyy"));
}

QString shortYear(QString form) {
    return form.replace(QLatin1String("yyyy"), QLatin1String("yy"));
}

} // namespace

QString dateText(QDate day) {
    return formats::readersLocale().toString(day, dateForm());
}

QString monthText(QDate day) {
    return formats::readersLocale().toString(
        day, PeriodWords::tr("MMMM yyyy", "form of a date, for QLocale::toString"));
}

QString timeOfDayText(const QDateTime& time) {
    return formats::readersLocale().toString(time.toLocalTime().time(), QLocale::ShortFormat);
}

QString dateTimeText(const QDateTime& time) {
    return Words::tr("%1, %2", "a date, a time of day")
        .arg(dateText(time.toLocalTime().date()), timeOfDayText(time));
}

QString momentText(const QDateTime& time) {
    return time.toLocalTime().date() == QDate::currentDate() ? timeOfDayText(time) : dateTimeText(time);
}

QString briefMomentText(const QDateTime& time) {
    const QDate day = time.toLocalTime().date();
    return day == QDate::currentDate() ? timeOfDayText(time) : dateText(day);
}

std::optional<QDate> dateFrom(const QString& typed) {
    const QLocale reader = formats::readersLocale();
    const QString day = typed.trimmed();
    const QString shortForm = reader.dateFormat(QLocale::ShortFormat);
    for (const QDate read : {reader.toDate(day, dateForm()), reader.toDate(day, longYear(shortForm)),
                             QDate::fromString(day, Qt::ISODate)}) {
        if (read.isValid())
            return read;
    }
    // Qt reads a two-digit year as one of the 20th century.
    if (const QDate read = reader.toDate(day, shortYear(shortForm)); read.isValid())
        return read.year() < 2000 ? read.addYears(century) : read;
    return std::nullopt;
}

} // namespace openshoe::models
