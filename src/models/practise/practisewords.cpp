// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/practise/practisewords.h"

#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "models/words/handwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace openshoe::models {

using drills::Drill;

namespace {

struct Practise {
    Q_DECLARE_TR_FUNCTIONS(Practise)
};

constexpr double msPerSecond = 1000;

QString played(const QString& play) {
    static constexpr std::array words{
        std::pair{"stand", QT_TRANSLATE_NOOP("Practise", "stand")},
        std::pair{"hit", QT_TRANSLATE_NOOP("Practise", "hit")},
        std::pair{"double", QT_TRANSLATE_NOOP("Practise", "double")},
        std::pair{"split", QT_TRANSLATE_NOOP("Practise", "split")},
        std::pair{"surrender", QT_TRANSLATE_NOOP("Practise", "surrender")},
    };
    for (const auto& [name, word] : words) {
        if (play == QLatin1String(name))
            return Practise::tr(word);
    }
    return play;
}

QString cardCode(const QString& point, char suit) {
    return (point == u"10" ? QStringLiteral("T") : point) + QLatin1Char(suit);
}

QString pointText(const QString& letter) {
    return letter == u"T" ? QStringLiteral("10") : letter;
}

// The chart names a hand by its two cards or by its total; of totals only 11 has two digits alike.
bool isTwoCards(const QString& hand) {
    return hand.size() == 2 && hand != u"11" && (hand[0] == u'A' || hand[0] == hand[1]);
}

double secondsACard(const storage::DrillRow& row) {
    return static_cast<double>(row.spentMs) / msPerSecond / std::max(1, row.cards);
}

double share(const storage::DrillRow& row) {
    return static_cast<double>(row.right) / row.items;
}

} // namespace

QString drillTitle(Drill drill) {
    switch (drill) {
    case Drill::Running: return Practise::tr("Running count");
    case Drill::Deck: return Practise::tr("A deck against the clock");
    case Drill::Spoken: return Practise::tr("Spoken cards");
    case Drill::Tray: return Practise::tr("Decks in the tray");
    case Drill::TrueCount: return Practise::tr("True count");
    case Drill::Plays: return Practise::tr("Plays by the count");
    case Drill::Insurance: return Practise::tr("Insurance");
    }
    return {};
}

QString drillAbout(Drill drill) {
    switch (drill) {
    case Drill::Running:
        return Practise::tr("Cards go by, and now and then the running count is asked. They come a little faster after "
                            "each right answer.");
    case Drill::Deck:
        return Practise::tr("Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t "
                            "known beforehand. The mark of the trade is 30 seconds.");
    case Drill::Spoken:
        return Practise::tr("Each card is named and not shown. The next one comes when you ask for it.");
    case Drill::Tray: return Practise::tr("Judge how many decks lie in the discard tray.");
    case Drill::TrueCount: return Practise::tr("From the running count and the cards left, work out the true count.");
    case Drill::Plays:
        return Practise::tr("A hand, the dealer’s card and the count: decide what to do. The plays worth most with "
                            "this system and game are asked.");
    case Drill::Insurance: return Practise::tr("The dealer shows an ace: take insurance at this count, or not?");
    }
    return {};
}

QString sideCountName(const counting::CountSystem& system, std::size_t side) {
    const std::string& name = system.sideCounts[side].name;
    return name == "aces" ? Practise::tr("aces") : text(name);
}

QString secondsText(double seconds) {
    return Practise::tr("%1 s", "seconds").arg(decimalText(seconds, seconds < 10 ? 2 : 0));
}

PlayItem PlayItem::from(const std::string& item) {
    const QStringList parts = QString::fromStdString(item).split(u'|');
    return {parts.value(0), parts.value(1), parts.value(2), parts.value(3)};
}

std::string PlayItem::item() const {
    return QStringList{hand, up, play, otherwise}.join(u'|').toStdString();
}

QString PlayItem::handText() const {
    if (!isTwoCards(hand))
        return hand;
    if (hand[0] == hand[1])
        return Practise::tr("%1, %2", "the two cards of a pair").arg(pointText(hand.left(1)), pointText(hand.mid(1)));
    return spokenTotal({11 + hand.mid(1).toInt(), true});
}

namespace {

// "hard 12" or "soft 15", the total of a dealer's cards that both lie open.
std::optional<engine::HandValue> openValue(const QString& up) {
    const bool soft = up.startsWith(QLatin1StringView("soft "));
    if (!soft && !up.startsWith(QLatin1StringView("hard ")))
        return std::nullopt;
    return engine::HandValue{up.section(u' ', 1).toInt(), soft};
}

} // namespace

QString PlayItem::upText() const {
    if (const auto open = openValue(up))
        return spokenTotal(*open);
    const QString card = pointText(up.left(1));
    const QString hint = up.section(u' ', 1);
    const QString name = card == u"A" ? spokenTotal({11, true}) : card;
    if (hint.isEmpty())
        return name;
    const auto hole = hint == u"small"    ? engine::HoleClass::Small
                      : hint == u"medium" ? engine::HoleClass::Medium
                                          : engine::HoleClass::Large;
    return name + QStringLiteral(" (") + hintText(hole) + u')';
}

QString PlayItem::playText() const {
    return played(play);
}

QString PlayItem::otherwiseText() const {
    return played(otherwise);
}

QStringList PlayItem::cards() const {
    if (isTwoCards(hand))
        return {cardCode(hand.left(1), 'S'), cardCode(hand.mid(1), 'H')};
    const int total = hand.toInt();
    // Two cards that are no pair, if there are such; from 20 on, three.
    if (total >= 5 && total <= 19) {
        const int high = std::min(10, total - 2);
        const int low = total - high;
        const int apart = high == low ? 1 : 0;
        return {cardCode(QString::number(high + apart), 'S'), cardCode(QString::number(low - apart), 'H')};
    }
    if (total > 19)
        return {QStringLiteral("TS"), QStringLiteral("7H"), cardCode(QString::number(total - 17), 'D')};
    return {};
}

QString PlayItem::upCard() const {
    if (const auto open = openValue(up)) {
        const int high = open->soft ? 1 : std::min(10, open->total - 2);
        const int low = open->soft ? open->total - 11 : open->total - high;
        const auto named = [](int points) { return points == 1 ? QStringLiteral("A") : QString::number(points); };
        return cardCode(named(high), 'C') + u' ' + cardCode(named(low), 'D');
    }
    return cardCode(up.section(u' ', 0, 0), 'C');
}

QString itemText(Drill drill, const std::string& item, int quartersAStep) {
    const QString text = QString::fromStdString(item);
    switch (drill) {
    case Drill::Running:
    case Drill::Deck:
    case Drill::Spoken:
        return paper::cardsText({text}).isEmpty() || text.size() < 2 ? (text == u"T" ? QStringLiteral("10") : text)
                                                                     : paper::cardsText({text});
    case Drill::Tray: return Practise::tr("Decks in the tray: %1").arg(decksText(text.toInt() * quartersAStep));
    case Drill::TrueCount: {
        const QString decks = decksText(text.chopped(1).toInt() * quartersAStep);
        return text.endsWith(u'+') ? Practise::tr("Decks left: %1, count above 0").arg(decks)
                                   : Practise::tr("Decks left: %1, count below 0").arg(decks);
    }
    case Drill::Plays: {
        const PlayItem play = PlayItem::from(item);
        return Practise::tr("%1 against %2: %3", "a hand, the dealer's card, a play")
            .arg(play.handText(), play.upText(), play.playText());
    }
    case Drill::Insurance: {
        const int off = text.toInt();
        return off == 0  ? Practise::tr("Just where it becomes worth taking")
               : off > 0 ? Practise::tr("%1 above where it becomes worth taking").arg(numberText(off))
                         : Practise::tr("%1 below where it becomes worth taking").arg(numberText(-off));
    }
    }
    return text;
}

paper::Sheet practisePicture(Drill drill, const std::vector<storage::DrillRow>& rows) {
    const bool timed = drill == Drill::Deck;
    paper::Sheet sheet{.title = timed ? Practise::tr("Seconds for a deck, the last times")
                                      : Practise::tr("Right answers, the last times")};
    if (rows.empty()) {
        sheet.notes << Practise::tr("Nothing practised here yet.");
        return sheet;
    }
    paper::Table table{.title = sheet.title,
                       .heads = {Practise::tr("When"), Practise::tr("Right"), Practise::tr("Time")}};
    table.kind = paper::Table::Kind::Text;
    table.widths = {2, 1, 1};
    paper::Bars bars{.name = sheet.title};
    double most = 0;
    for (const storage::DrillRow& row : rows) {
        const double seconds = static_cast<double>(row.spentMs) / msPerSecond;
        const double value = timed ? seconds : 100 * share(row);
        most = std::max(most, value);
        bars.values << value;
        sheet.diagram.places << numberText(static_cast<int>(sheet.diagram.places.size()) + 1);
        const QString time = row.cards > 0 && !timed
                                 ? Practise::tr("%1 a card", "seconds").arg(secondsText(secondsACard(row)))
                                 : secondsText(row.cards > 0 ? seconds : seconds / row.items);
        table.rows.push_back(
            {.label = dateTimeText(row.at.toLocalTime()),
             .cells = {{.text = Practise::tr("%1 of %2").arg(numberText(row.right), numberText(row.items)),
                        .plain = QString::number(100 * share(row), 'f', 1)},
                       {.text = time, .plain = QString::number(seconds, 'f', 1)}}});
    }
    constexpr int marks = 4;
    sheet.diagram.up = timed ? paper::roundAxis(0, std::max(most, drills::Pace::secondsADeck), marks, 1,
                                                [](double at) { return numberText(static_cast<int>(at)); })
                             : paper::roundAxis(0, 100, marks, 1, [](double at) { return percentText(at / 100, 0); });
    sheet.diagram.bars = {bars};
    sheet.tables = {table};
    const auto better = [&](const storage::DrillRow& a, const storage::DrillRow& b) {
        return timed ? std::pair(share(a), -a.spentMs) < std::pair(share(b), -b.spentMs)
                     : std::pair(share(a), -secondsACard(a)) < std::pair(share(b), -secondsACard(b));
    };
    const auto figure = [&](const storage::DrillRow& row) {
        const QString part = percentText(share(row), 0);
        return timed ? secondsText(static_cast<double>(row.spentMs) / msPerSecond) : part;
    };
    sheet.notes << Practise::tr("Best: %1. Last: %2.")
                       .arg(figure(*std::ranges::max_element(rows, better)), figure(rows.back()));
    return sheet;
}

} // namespace openshoe::models
