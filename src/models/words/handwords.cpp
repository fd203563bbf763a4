// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/handwords.h"

#include "models/words/terms.h"

#include <array>

namespace openshoe::models {

using namespace engine;

QString cardName(Card card) {
    static constexpr std::array ranks{
        QT_TRANSLATE_NOOP("Words", "Ace"),   QT_TRANSLATE_NOOP("Words", "Two"),   QT_TRANSLATE_NOOP("Words", "Three"),
        QT_TRANSLATE_NOOP("Words", "Four"),  QT_TRANSLATE_NOOP("Words", "Five"),  QT_TRANSLATE_NOOP("Words", "Six"),
        QT_TRANSLATE_NOOP("Words", "Seven"), QT_TRANSLATE_NOOP("Words", "Eight"), QT_TRANSLATE_NOOP("Words", "Nine"),
        QT_TRANSLATE_NOOP("Words", "Ten"),   QT_TRANSLATE_NOOP("Words", "Jack"),  QT_TRANSLATE_NOOP("Words", "Queen"),
        QT_TRANSLATE_NOOP("Words", "King")};
    static constexpr std::array suits{QT_TRANSLATE_NOOP("Words", "spades"), QT_TRANSLATE_NOOP("Words", "hearts"),
                                      QT_TRANSLATE_NOOP("Words", "diamonds"), QT_TRANSLATE_NOOP("Words", "clubs")};
    return Words::tr("%1 of %2")
        .arg(Words::tr(ranks[static_cast<std::size_t>(card.rank) - 1]),
             Words::tr(suits[static_cast<std::size_t>(card.suit)]));
}

namespace {

constexpr HandValue loneAce{11, true};

} // namespace

QString totalText(HandValue value, Reading reading) {
    if (value.total == 0)
        return {};
    if (value == loneAce)
        return Words::tr("Ace");
    if (value.soft && value.total < 21 && reading == Reading::Open)
        return QStringLiteral("%1 / %2").arg(value.total - 10).arg(value.total);
    return QString::number(value.total);
}

QString spokenTotal(HandValue value, Reading reading) {
    if (value == loneAce)
        return Words::tr("ace");
    return value.soft && value.total < 21 && reading == Reading::Open ? Words::tr("soft %1").arg(value.total)
                                                                      : QString::number(value.total);
}

QString hintText(HoleClass hole) {
    switch (hole) {
    case HoleClass::Small: return Words::tr("Hidden card is small");
    case HoleClass::Medium: return Words::tr("Hidden card is medium");
    case HoleClass::Large: return Words::tr("Hidden card is large");
    }
    return {};
}

QString hintRangeText(HoleClass hole) {
    const PointRange points = pointsOf(hole);
    const QString most = points.most == 11 ? Words::tr("ace") : QString::number(points.most);
    const QString cards = QStringLiteral("%1\u2013%2").arg(points.least).arg(most);
    switch (hole) {
    case HoleClass::Small: return Words::tr("Hidden card: small, %1").arg(cards);
    case HoleClass::Medium: return Words::tr("Hidden card: medium, %1").arg(cards);
    case HoleClass::Large: return Words::tr("Hidden card: large, %1").arg(cards);
    }
    return {};
}

QString handNumber(const RuleSet& rules, SeatNumber seat, HandNumber hand, int handsOnSeat) {
    if (rules.table.seats == 1)
        return QString::number(hand.value);
    return handsOnSeat <= 1 ? QString::number(seat.value) : QStringLiteral("%1.%2").arg(seat.value).arg(hand.value);
}

QString handLabel(const RuleSet& rules, SeatNumber seat, HandNumber hand, int handsOnSeat) {
    return Words::tr("Hand %1").arg(handNumber(rules, seat, hand, handsOnSeat));
}

} // namespace openshoe::models
