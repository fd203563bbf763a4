// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/counttext.h"

#include "counting/system.h"
#include "models/words/amounts.h"

#include <QChar>
#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <utility>

namespace openshoe::models {

namespace {

struct OwnCountWords {
    Q_DECLARE_TR_FUNCTIONS(OwnCountWords)
};

} // namespace

QString halfPointsText(int halves) {
    const bool whole = halves % counting::halvesPerPoint == 0;
    return formats::netDecimalText(halves / static_cast<double>(counting::halvesPerPoint), whole ? 0 : 1);
}

QString shownCountText(int count) {
    return halfPointsText(count * counting::halvesPerPoint);
}

QString decksText(int quarters) {
    static constexpr std::array<char16_t, 4> parts{u' ', u'¼', u'½', u'¾'};
    const QString whole = quarters >= 4 || quarters == 0 ? numberText(quarters / 4) : QString();
    return quarters % 4 == 0 ? whole : whole + QChar(parts[static_cast<std::size_t>(quarters % 4)]);
}

base::Result<double> countFrom(const QString& typed) {
    QString number = typed.trimmed();
    double part = 0;
    for (const auto& [sign, worth] : {std::pair{u'¼', 0.25}, std::pair{u'½', 0.5}, std::pair{u'¾', 0.75}}) {
        if (number.endsWith(sign)) {
            number.chop(1);
            part = worth;
        }
    }
    if (number.startsWith(u'+'))
        number.remove(0, 1);
    number.replace(u'−', u'-');
    const bool below = number.startsWith(u'-');
    if (below)
        number.remove(0, 1);
    const auto read = number.isEmpty() && part > 0 ? base::Result<double>(0.0) : numberFrom(number, 2);
    if (!read)
        return read;
    return (below ? -1 : 1) * (*read + part);
}

QString ownCountText(const storage::OwnCountRow& count, engine::Pack pack) {
    const QString running = halfPointsText(count.running);
    if (!count.told)
        return OwnCountWords::tr("Asked, and passed over: it was %1.", "a running count").arg(running);
    QStringList sentences;
    sentences << (*count.told == count.running
                      ? OwnCountWords::tr("You said %1, and it was.", "a running count").arg(running)
                      : OwnCountWords::tr("You said %1, it was %2.", "running counts")
                            .arg(halfPointsText(*count.told), running));
    if (count.toldQuarters)
        sentences << OwnCountWords::tr("You said %1 decks were left, there were %2.", "numbers")
                         .arg(decksText(*count.toldQuarters),
                              decimalText(count.cards / static_cast<double>(cardsIn(pack)), 2));
    return sentences.join(u' ');
}

} // namespace openshoe::models
