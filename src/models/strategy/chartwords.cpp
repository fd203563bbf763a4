// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/chartwords.h"

#include "models/words/amounts.h"
#include "models/words/terms.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace openshoe::models {


namespace {

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(ChartWords)
};

constexpr double closeLead = 0.01;
constexpr double nearLead = 0.05;

QString pointText(int point) {
    return point == analysis::ten ? QStringLiteral("10") : QString(QChar::fromLatin1(analysis::pointLetter(point)));
}

// "Hard 16"; a pair is named by one of its cards.
QString handText(ChartSection::Value section, const std::string& label) {
    const QString shown = rowText(section, label);
    switch (section) {
    case ChartSection::Hard: return ChartWords::tr("Hard %1").arg(shown);
    case ChartSection::Soft: return ChartWords::tr("Soft %1").arg(shown);
    case ChartSection::Pairs: break;
    }
    return ChartWords::tr("Pair of %1").arg(shown.section(u' ', 0, 0));
}

QString cellName(const QString& title, const QString& code, const analysis::CellFigures& cell) {
    QString spoken = ChartWords::tr("%1: %2.").arg(title, cellWords(code));
    if (const analysis::PlayValues* plays = cell.main())
        spoken += QStringLiteral(" %1. %2").arg(worthsText(*plays), leadText(*plays));
    if (!cell.departures.empty())
        spoken += u' ' + ChartWords::tr("Depends on the cards.");
    return spoken;
}

} // namespace

QString headingOf(ChartSection::Value section) {
    switch (section) {
    case ChartSection::Hard: return ChartWords::tr("Hard totals");
    case ChartSection::Soft: return ChartWords::tr("Soft totals");
    case ChartSection::Pairs: break;
    }
    return ChartWords::tr("Pairs");
}

const std::vector<analysis::ChartRow>& rowsOf(const analysis::Chart& chart, ChartSection::Value section) {
    return section == ChartSection::Hard ? chart.hard : section == ChartSection::Soft ? chart.soft : chart.pairs;
}

const analysis::ChartFigures::Rows& rowsOf(const analysis::ChartFigures& figures, ChartSection::Value section) {
    return section == ChartSection::Hard ? figures.hard : section == ChartSection::Soft ? figures.soft : figures.pairs;
}

QString sightText(const analysis::Column& column) {
    if (column.open) {
        switch (analysis::openTotal(column).part()) {
        case analysis::OpenTotal::Part::HardTo11: return ChartWords::tr("Dealer's cards open, hard 4 to 11");
        case analysis::OpenTotal::Part::HardFrom12: return ChartWords::tr("Dealer's cards open, hard 12 to 20");
        case analysis::OpenTotal::Part::Soft: break;
        }
        return ChartWords::tr("Dealer's cards open, soft totals");
    }
    if (column.exposed)
        return ChartWords::tr("Both cards shown");
    if (!column.hint)
        return ChartWords::tr("Up card");
    switch (*column.hint) {
    case engine::HoleClass::Small: return ChartWords::tr("Hidden card small");
    case engine::HoleClass::Medium: return ChartWords::tr("Hidden card medium");
    case engine::HoleClass::Large: break;
    }
    return ChartWords::tr("Hidden card large");
}

QString headText(const analysis::Column& column) {
    return column.open ? QString::number(analysis::openTotal(column).total) : columnText(column);
}

QString openText(const analysis::OpenTotal& open) {
    return (open.soft ? ChartWords::tr("soft %1", "the total of the dealer's open cards")
                      : ChartWords::tr("hard %1", "the total of the dealer's open cards"))
        .arg(open.total);
}

QString shortText(const analysis::OpenTotal& open) {
    return (open.soft ? ChartWords::tr("S%1", "short for: soft %1, the dealer's open cards")
                      : ChartWords::tr("H%1", "short for: hard %1, the dealer's open cards"))
        .arg(open.total);
}

QString columnText(const analysis::Column& column) {
    if (column.open)
        return openText(analysis::openTotal(column));
    const QString up = pointText(column.up);
    if (!column.exposed)
        return up;
    return up + u' ' + pointText(analysis::contains(column.holes, analysis::ten) ? analysis::ten : analysis::ace);
}

QString rowText(ChartSection::Value section, const std::string& label) {
    QString shown = text(label);
    if (section != ChartSection::Hard)
        shown = QStringLiteral("%1 %2").arg(shown[0]).arg(shown[1]);
    return shown.replace(u'T', QStringLiteral("10"));
}

namespace {

QString afterDouble(const analysis::Chart& chart, int doubles, analysis::Play play) {
    const bool once = std::ranges::all_of(chart.doubled, [](const analysis::ChartRow& row) {
        return row.doubles == 1 &&
               std::ranges::none_of(row.cells, [](const auto& cell) { return cell.play == analysis::Play::Double; });
    });
    if (play == analysis::Play::Double)
        return doubles == 1
                   ? ChartWords::tr("After the first double: double %1 again against %2", "totals, the dealer's cards")
                   : ChartWords::tr("After the second double: double %1 again against %2",
                                    "totals, the dealer's cards");
    if (once)
        return ChartWords::tr("After a double: surrender %1 against %2", "totals, the dealer's cards");
    return doubles == 1
               ? ChartWords::tr("After the first double: surrender %1 against %2", "totals, the dealer's cards")
           : doubles == 2
               ? ChartWords::tr("After the second double: surrender %1 against %2", "totals, the dealer's cards")
               : ChartWords::tr("After the third double: surrender %1 against %2", "totals, the dealer's cards");
}

// Totals that are played so against the same cards share a line.
QStringList afterDoubles(const analysis::Chart& chart, int doubles, analysis::Play play) {
    std::vector<const analysis::ChartRow*> rows;
    for (const analysis::ChartRow& row : chart.doubled) {
        if (row.doubles == doubles)
            rows.push_back(&row);
    }
    const auto upCards = [&](const analysis::ChartRow& row) {
        QStringList cards;
        for (std::size_t c = 0; c < row.cells.size(); ++c) {
            const analysis::Column& column = chart.columns[c];
            const bool plain = column.open || (!column.hint && !column.exposed);
            if (row.cells[c].play == play)
                cards << (plain ? columnText(column)
                                : QStringLiteral("%1 (%2)").arg(columnText(column), sightText(column)));
        }
        return cards.join(QStringLiteral(", "));
    };
    QStringList lines;
    for (std::size_t i = 0; i < rows.size();) {
        const QString cards = upCards(*rows[i]);
        QStringList totals; // "6–16", "A 2–A 5": the rows of a kind that follow one another
        QString first;
        QString last;
        const auto close = [&] {
            if (!first.isEmpty())
                totals << (first == last ? first : QStringLiteral("%1–%2").arg(first, last));
            first.clear();
        };
        for (; i < rows.size() && upCards(*rows[i]) == cards; ++i) {
            const bool soft = rows[i]->label.front() == 'A';
            const QString total = rowText(soft ? ChartSection::Soft : ChartSection::Hard, rows[i]->label);
            const bool follows =
                soft == last.startsWith(u'A') &&
                (soft ? total.back().unicode() == last.back().unicode() + 1 : total.toInt() == last.toInt() + 1);
            if (first.isEmpty() || !follows)
                close();
            if (first.isEmpty())
                first = total;
            last = total;
        }
        close();
        if (!cards.isEmpty())
            lines << afterDouble(chart, doubles, play).arg(totals.join(QStringLiteral(", ")), cards);
    }
    return lines;
}

} // namespace

QStringList afterDoubles(const analysis::Chart& chart) {
    QStringList lines;
    for (int doubles = 1; doubles <= engine::maxDoubles; ++doubles) {
        for (const analysis::Play play : {analysis::Play::Double, analysis::Play::Surrender})
            lines << afterDoubles(chart, doubles, play);
    }
    return lines;
}

namespace {

QString knownText(const analysis::Column& column) {
    const bool plain = column.open || (!column.hint && !column.exposed);
    return plain ? columnText(column) : QStringLiteral("%1 (%2)").arg(columnText(column), sightText(column));
}

QString freeHandsText(analysis::Play play) {
    switch (play) {
    case analysis::Play::Stand:
        return ChartWords::tr("Other hands of a free split: stand on %1 against %2", "totals, the dealer's cards");
    case analysis::Play::Double:
        return ChartWords::tr("Other hands of a free split: double %1 against %2", "totals, the dealer's cards");
    default: return ChartWords::tr("Other hands of a free split: hit %1 against %2", "totals, the dealer's cards");
    }
}

} // namespace

QStringList freeHands(const analysis::Chart& chart) {
    QStringList lines;
    for (const analysis::Play play : {analysis::Play::Hit, analysis::Play::Stand, analysis::Play::Double}) {
        std::vector<std::pair<QString, QStringList>> against; // the totals that share their cards share a line
        for (const analysis::ChartRow& row : chart.free) {
            const bool soft = row.label.front() == 'A';
            const auto& rows = soft ? chart.soft : chart.hard;
            const auto own = std::ranges::find(rows, row.label, &analysis::ChartRow::label);
            QStringList cards;
            for (std::size_t c = 0; c < row.cells.size(); ++c) {
                const analysis::ChartCell& cell = own->cells[c];
                const bool surrenders = cell.play == analysis::Play::Surrender;
                if (row.cells[c].play == play && (surrenders ? cell.otherwise : cell.play) != play)
                    cards << knownText(chart.columns[c]);
            }
            if (cards.isEmpty())
                continue;
            const QString joined = cards.join(QStringLiteral(", "));
            auto line = std::ranges::find(against, joined, &std::pair<QString, QStringList>::first);
            if (line == against.end())
                line = against.insert(against.end(), {joined, {}});
            line->second << rowText(soft ? ChartSection::Soft : ChartSection::Hard, row.label);
        }
        for (const auto& [cards, totals] : against)
            lines << freeHandsText(play).arg(totals.join(QStringLiteral(", ")), cards);
    }
    return lines;
}

namespace {

// The hand against cards of which the same is known besides.
QString titleAgainst(ChartSection::Value section, const std::string& label, const analysis::Column& known,
                     const QString& cards) {
    const auto title = [&](const QString& sentence) { return sentence.arg(handText(section, label), cards); };
    if (known.open)
        return title(ChartWords::tr("%1 against the dealer's %2"));
    if (known.exposed)
        return title(ChartWords::tr("%1 against %2, both cards shown"));
    if (!known.hint)
        return title(ChartWords::tr("%1 against %2"));
    switch (*known.hint) {
    case engine::HoleClass::Small: return title(ChartWords::tr("%1 against %2, hidden card small"));
    case engine::HoleClass::Medium: return title(ChartWords::tr("%1 against %2, hidden card medium"));
    case engine::HoleClass::Large: break;
    }
    return title(ChartWords::tr("%1 against %2, hidden card large"));
}

QString differenceTitle(const analysis::CellDifference& cell, const QString& cards) {
    const bool isTotal = cell.hand.find(' ') == std::string::npos;
    const std::string label = isTotal ? cell.hand : std::string{cell.hand.front(), cell.hand.back()};
    const ChartSection::Value section = isTotal                ? ChartSection::Hard
                                        : label[0] == label[1] ? ChartSection::Pairs
                                                               : ChartSection::Soft;
    const QString hand = titleAgainst(section, label, cell.column, cards);
    switch (cell.kind) {
    case analysis::CellKind::Dealt: break;
    case analysis::CellKind::Later: return ChartWords::tr("%1, after a hit or split", "a hand").arg(hand);
    case analysis::CellKind::Doubled:
        return (cell.doubles == 1   ? ChartWords::tr("%1, doubled", "a hand")
                : cell.doubles == 2 ? ChartWords::tr("%1, doubled twice", "a hand")
                                    : ChartWords::tr("%1, doubled three times", "a hand"))
            .arg(hand);
    case analysis::CellKind::Free: return ChartWords::tr("%1, from a free split", "a hand").arg(hand);
    }
    return hand;
}

bool sharesLine(const analysis::CellDifference& a, const analysis::CellDifference& b) {
    return a.kind != analysis::CellKind::Dealt && a.kind == b.kind && a.doubles == b.doubles && a.hand == b.hand &&
           a.a == b.a && a.b == b.b && a.column.hint == b.column.hint && a.column.exposed == b.column.exposed &&
           a.column.open == b.column.open;
}

// "2–6, 9, A": three up cards or more that follow one another, from the 2 to the ace, are a range.
QString rangesOf(const std::vector<const analysis::Column*>& columns) {
    const auto follows = [](const analysis::Column& a, const analysis::Column& b) {
        return !a.open && !a.exposed && b.up == (a.up + 1) % analysis::pointKinds && a.up != analysis::ace;
    };
    QStringList cards;
    for (std::size_t i = 0; i < columns.size();) {
        std::size_t last = i;
        while (last + 1 < columns.size() && follows(*columns[last], *columns[last + 1]))
            ++last;
        if (last < i + 2)
            last = i;
        cards << (last == i ? columnText(*columns[i])
                            : QStringLiteral("%1–%2").arg(columnText(*columns[i]), columnText(*columns[last])));
        i = last + 1;
    }
    return cards.join(QStringLiteral(", "));
}

} // namespace

QString cellTitle(ChartSection::Value section, const std::string& label, const analysis::Column& column) {
    return titleAgainst(section, label, column, columnText(column));
}

QString cellTitle(ChartSection::Value section, const std::string& label, const analysis::OpenTotal& open) {
    return titleAgainst(section, label, {.open = true}, openText(open));
}

QString cellTitle(const analysis::CellDifference& cell) {
    return differenceTitle(cell, columnText(cell.column));
}

std::vector<CellLine> cellLines(const std::vector<analysis::CellDifference>& cells) {
    std::vector<CellLine> lines;
    std::vector<const analysis::CellDifference*> told;
    for (const analysis::CellDifference& cell : cells) {
        if (std::ranges::any_of(told, [&](const auto* one) { return sharesLine(*one, cell); }))
            continue;
        told.push_back(&cell);
        std::vector<const analysis::Column*> columns;
        for (const analysis::CellDifference& other : cells) {
            if (&other == &cell || sharesLine(cell, other))
                columns.push_back(&other.column);
        }
        lines.push_back({differenceTitle(cell, rangesOf(columns)), QString::fromLatin1(analysis::code(cell.a)),
                         QString::fromLatin1(analysis::code(cell.b))});
    }
    return lines;
}

QString cardsText(const analysis::HandCounts& cards, bool soft) {
    QStringList all;
    const auto add = [&](int point) {
        for (int i = 0; i < cards[static_cast<std::size_t>(point)]; ++i)
            all << pointText(point);
    };
    if (soft)
        add(analysis::ace);
    for (int point = analysis::ten; point > analysis::ace; --point)
        add(point);
    if (!soft)
        add(analysis::ace);
    return all.join(u' ');
}

QString playWord(analysis::Play play) {
    switch (play) {
    case analysis::Play::Stand: return Terms::tr("stand");
    case analysis::Play::Hit: return Terms::tr("hit");
    case analysis::Play::Double: return Terms::tr("double");
    case analysis::Play::Split: return Terms::tr("split");
    case analysis::Play::Surrender: break;
    }
    return Terms::tr("surrender");
}

QString playCaption(analysis::Play play) {
    const QString word = playWord(play);
    return word[0].toUpper() + word.mid(1);
}

QString cellWords(const QString& code) {
    static const QMap<QString, const char*> words{{"D", QT_TRANSLATE_NOOP("Terms", "double, else hit")},
                                                  {"Ds", QT_TRANSLATE_NOOP("Terms", "double, else stand")},
                                                  {"R", QT_TRANSLATE_NOOP("Terms", "surrender, else hit")},
                                                  {"Rs", QT_TRANSLATE_NOOP("Terms", "surrender, else stand")},
                                                  {"Rp", QT_TRANSLATE_NOOP("Terms", "surrender, else split")}};
    if (const char* both = words.value(code))
        return Terms::tr(both);
    return playWord(code == u"S" ? analysis::Play::Stand : code == u"H" ? analysis::Play::Hit : analysis::Play::Split);
}

Difference::Value differenceOf(double gain) {
    return std::abs(gain) < smallestDifference ? Difference::Same : gain > 0 ? Difference::Better : Difference::Worse;
}

QString percent(double part) {
    return percentText(part, 4);
}

QString sideBetText(double expectation, const Pace& pace) {
    return ChartWords::tr("%1 · %2", "a house edge, money in an hour")
        .arg(percent(-expectation), hourlyNetText(expectation, pace));
}

QString gainText(double part) {
    return std::abs(part) < smallestDifference ? decimalText(0, 4) : worthText(100 * part);
}

QString pointsText(const QString& number) {
    return ChartWords::tr("%1 percentage points").arg(number);
}

QString apartText(double one, double other) {
    const auto shown = [](double part) { return std::round(part * 1e6) / 1e4; };
    return pointsText(decimalText(std::abs(shown(one) - shown(other)), 4));
}

QString worthText(double worth, int decimals) {
    return netDecimalText(worth, decimals);
}

QString worthsText(const analysis::PlayValues& plays) {
    QStringList all;
    for (std::size_t i = 0; i < analysis::playCount; ++i) {
        const auto play = static_cast<analysis::Play>(i);
        if (const auto worth = plays.of(play))
            all << QStringLiteral("%1 %2").arg(all.isEmpty() ? playCaption(play) : playWord(play), worthText(*worth));
    }
    return all.join(QStringLiteral(", "));
}

Lead::Value leadOf(const analysis::CellFigures& cell) {
    const analysis::PlayValues* plays = cell.main();
    if (!plays)
        return Lead::Clear;
    return plays->lead < closeLead ? Lead::Close : plays->lead < nearLead ? Lead::Near : Lead::Clear;
}

QString leadText(const analysis::PlayValues& plays) {
    const QString best = playCaption(plays.best);
    QStringList asGood;
    for (const analysis::Play play : analysis::everyPlay) {
        if (plays.isBest(play))
            asGood << playCaption(play);
    }
    if (asGood.size() > 1)
        return ChartWords::tr("Worth the same: %1.").arg(asGood.join(QStringLiteral(" · ")));
    const QString size = decimalText(plays.lead, 4);
    return plays.lead < closeLead ? ChartWords::tr("%1 leads by %2 of a stake: close.").arg(best, size)
                                  : ChartWords::tr("%1 leads by %2 of a stake.").arg(best, size);
}

std::vector<LegendRow> legendRows() {
    std::vector<LegendRow> rows;
    for (const char* code : {"S", "H", "D", "Ds", "P", "R", "Rs", "Rp"}) {
        const QString letters = QString::fromLatin1(code);
        rows.push_back({.code = letters, .lead = Lead::Clear, .departs = false, .words = cellWords(letters)});
    }
    const auto looks = [&](Lead::Value lead, bool departs, const QString& words) {
        rows.push_back({.code = QString(), .lead = lead, .departs = departs, .words = words});
    };
    looks(Lead::Clear, false, ChartWords::tr("leads by %1 of a stake or more").arg(decimalText(nearLead, 2)));
    looks(Lead::Near, false, ChartWords::tr("by less"));
    looks(Lead::Close, false, ChartWords::tr("by less than %1: close").arg(decimalText(closeLead, 2)));
    looks(Lead::Clear, true, ChartWords::tr("depends on the cards"));
    return rows;
}

std::vector<ChartLine> linesOf(ChartSection::Value section, const analysis::Chart& chart,
                               const analysis::ChartFigures& figures, const std::vector<std::size_t>& columns) {
    std::vector<ChartLine> lines;
    const auto& rows = rowsOf(chart, section);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const analysis::ChartRow& row = rows[i];
        ChartLine line{.section = section, .label = rowText(section, row.label)};
        line.accessibleName = handText(section, row.label) + u'.';
        for (const std::size_t c : columns) {
            const QString code = QString::fromLatin1(analysis::code(row.cells[c]));
            const analysis::CellFigures& cell = rowsOf(figures, section)[i][c];
            line.cells << code;
            line.leads << leadOf(cell);
            line.departs << !cell.departures.empty();
            line.cellNames << cellName(cellTitle(section, row.label, chart.columns[c]), code, cell);
            line.accessibleName +=
                u' ' + ChartWords::tr("Against %1: %2.").arg(columnText(chart.columns[c]), cellWords(code));
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace openshoe::models
