// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/mycount.h"

#include "models/counting/countladder.h"
#include "models/counting/countwords.h"
#include "models/words/amounts.h"
#include "models/words/counttext.h"
#include "models/words/dates.h"
#include "session/table/whendone.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace openshoe::models {

using advantage::OwnCount;
using advantage::StakeLoss;
using storage::OwnCountRow;

namespace {

constexpr std::size_t mostBlocks = 12;
constexpr std::size_t fewestInBlock = 5;

OwnCount ownCountIn(const OwnCountRow& row) {
    return {.told = row.told.value_or(0),
            .toldQuarters = row.toldQuarters,
            .running = row.running,
            .cards = row.cards,
            .aside = row.aside};
}

// The first stakes on the person's hands, and behind others.
double stakedAtStart(const storage::RoundRecord& record) {
    std::optional<engine::PlayerNumber> person;
    base::Money staked;
    for (const engine::Event& event : record.events) {
        if (const auto* present = std::get_if<engine::PlayerPresent>(&event);
            present && present->id == record.row.accountKey)
            person = present->player;
        const auto counts = [&](const auto& stake) {
            return stake.player == person && isOnHand(stake.kind);
        };
        if (const auto* placed = std::get_if<engine::StakePlaced>(&event); placed && counts(*placed))
            staked += placed->amount;
        if (const auto* back = std::get_if<engine::StakeReturned>(&event); back && counts(*back))
            staked -= back->amount;
        if (std::holds_alternative<engine::BettingClosed>(event))
            break;
    }
    return unitsOf(staked);
}

std::vector<CountedRound> readCounts(storage::Tables& tables, storage::AccountId account, const std::string& variant,
                                     const std::string& system) {
    std::vector<CountedRound> rounds;
    const auto told = tables.ownCounts.last(account, variant, system, MyCount::mostCounts);
    if (!told)
        return rounds;
    for (const storage::OwnCountPlayed& each : *told)
        rounds.push_back({.played = each});
    int measured = 0;
    for (auto round = rounds.rbegin(); round != rounds.rend() && measured < MyCount::mostRounds; ++round) {
        if (!round->played.priced || !round->played.count.told)
            continue;
        ++measured;
        if (const auto record = tables.rounds.record(round->played.next))
            round->staked = stakedAtStart(*record);
    }
    return rounds;
}

bool isRight(const counting::CountSystem& system, const OwnCountRow& row) {
    const OwnCount own = ownCountIn(row);
    return advantage::countIsRight(own) && advantage::decksAreRight(system.convention, own);
}

std::vector<OwnCountRow> answeredOf(const std::vector<CountedRound>& rounds) {
    std::vector<OwnCountRow> answered;
    for (const CountedRound& round : rounds) {
        if (round.played.count.told)
            answered.push_back(round.played.count);
    }
    return answered;
}

} // namespace

MyCount::MyCount(Archive* archive, QObject* parent) : QObject(parent), m_archive(archive) {}

void MyCount::show(Measure measure) {
    const bool same = m_read && measure.variant == m_measure.variant && measure.key == m_measure.key;
    m_measure = std::move(measure);
    if (!same) {
        m_rounds.clear();
        m_read = m_known = false;
        reload();
    }
    fill();
}

void MyCount::forget() {
    ++m_request;
    m_rounds.clear();
    m_read = m_known = false;
    fill();
}

void MyCount::reload() {
    if (!m_archive || !m_archive->isOpen() || m_measure.variant.empty())
        return;
    m_read = true;
    const int mine = ++m_request;
    session::whenDone(
        m_archive->store->post([account = m_archive->account, variant = m_measure.variant, key = m_measure.key](
                                   storage::Tables& tables) { return readCounts(tables, account, variant, key); }),
        m_archive->link.get(), [this, mine](const std::vector<CountedRound>& rounds) {
            if (mine != m_request)
                return;
            m_rounds = rounds;
            m_known = true;
            fill();
        });
}

QString MyCount::emptyText() const {
    if (m_measure.shuffled)
        return tr("This game is shuffled before every round, so at its table no count lasts, and none is asked for.");
    if (!m_measure.counting)
        return tr("Choose a count above.");
    if (m_known && m_rounds.empty())
        return tr("The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.");
    return {};
}

void MyCount::fill() {
    fillFigures();
    fillStakes();
    emit changed();
}

void MyCount::fillFigures() {
    std::vector<CountFigureRow> rows;
    const std::vector<OwnCountRow> answered = answeredOf(m_rounds);
    const auto& convention = m_measure.system.convention;
    if (!m_rounds.empty()) {
        const auto passed = static_cast<int>(m_rounds.size() - answered.size());
        rows.push_back({tr("Asked"), numberText(static_cast<qint64>(m_rounds.size())),
                        passed > 0 ? tr("%Ln of them passed over", "questions", passed) : QString()});
    }
    const auto part = [&](const QString& name, const QString& meaning, const auto& is) {
        const auto right = std::ranges::count_if(answered, is);
        rows.push_back({name,
                        tr("%1 of %2 (%3)", "numbers, a percentage")
                            .arg(numberText(right), numberText(static_cast<qint64>(answered.size())),
                                 percentText(static_cast<double>(right) / static_cast<double>(answered.size()), 0)),
                        meaning});
    };
    const auto mean = [&](const QString& name, const QString& meaning, bool withSign, const auto& of) {
        double sum = 0;
        for (const OwnCountRow& row : answered)
            sum += of(row);
        const double value = sum / static_cast<double>(answered.size());
        rows.push_back({name, withSign ? netDecimalText(value, 2) : decimalText(value, 2), meaning});
    };
    const auto off = [](const OwnCountRow& row) {
        return static_cast<double>(*row.told - row.running) / counting::halvesPerPoint;
    };
    if (!answered.empty()) {
        part(tr("Right"), tr("The running count, and the decks left to less than a step of the system."),
             [&](const OwnCountRow& row) { return isRight(m_measure.system, row); });
        part(tr("Running count right"), {},
             [](const OwnCountRow& row) { return advantage::countIsRight(ownCountIn(row)); });
        mean(tr("Running count off by"), tr("On average, too high or too low."), false,
             [&](const OwnCountRow& row) { return std::abs(off(row)); });
        mean(tr("Leaning"), tr("On average, too high is above 0 and too low below."), true, off);
    }
    if (!answered.empty() && convention.divides()) {
        mean(tr("Decks left off by"), tr("On average, in decks."), false, [&](const OwnCountRow& row) {
            return row.toldQuarters
                       ? std::abs(*row.toldQuarters / 4.0 - row.cards / static_cast<double>(cardsIn(convention.pack)))
                       : 0.0;
        });
        mean(tr("True count off by"), tr("On average, as the system shows it."), false, [&](const OwnCountRow& row) {
            const OwnCount own = ownCountIn(row);
            return std::abs(
                static_cast<double>(advantage::toldCount(convention, own) - advantage::trueCount(convention, own)));
        });
    }
    m_figures.setRows(std::move(rows));

    paper::Sheet sheet{.title = tr("Right counts, from the first to the last")};
    if (answered.empty()) {
        sheet.notes << tr("Nothing told here yet.");
        m_trend.show(sheet);
        return;
    }
    const std::size_t block = std::max(fewestInBlock, (answered.size() + mostBlocks - 1) / mostBlocks);
    paper::Table table{.title = sheet.title, .heads = {tr("Counts"), tr("Right")}};
    table.kind = paper::Table::Kind::Text;
    table.widths = {2, 1};
    paper::Bars bars{.name = sheet.title};
    for (std::size_t from = 0; from < answered.size(); from += block) {
        const std::size_t to = std::min(answered.size(), from + block);
        const auto right = std::count_if(answered.begin() + static_cast<std::ptrdiff_t>(from),
                                         answered.begin() + static_cast<std::ptrdiff_t>(to),
                                         [&](const OwnCountRow& row) { return isRight(m_measure.system, row); });
        const double share = static_cast<double>(right) / static_cast<double>(to - from);
        bars.values << 100 * share;
        const QString places = tr("%1 to %2", "numbers")
                                   .arg(numberText(static_cast<qint64>(from) + 1), numberText(static_cast<qint64>(to)));
        sheet.diagram.places << places;
        table.rows.push_back(
            {.label = places,
             .cells = {{.text = percentText(share, 0), .plain = QString::number(100 * share, 'f', 1)}}});
    }
    constexpr int marks = 4;
    sheet.diagram.up = paper::roundAxis(0, 100, marks, 1, [](double at) { return percentText(at / 100, 0); });
    sheet.diagram.bars = {bars};
    sheet.tables = {table};
    m_trend.show(sheet);
}

void MyCount::fillStakes() {
    std::vector<CountFigureRow> rows;
    m_stakesText.clear();
    StakeLoss sum;
    int measured = 0;
    int waiting = 0;
    double staked = 0;
    for (const CountedRound& round : m_rounds) {
        const storage::OwnCountPlayed& played = round.played;
        if (!played.count.told || played.next == 0 || played.currency != m_measure.currency)
            continue;
        if (!played.priced) {
            ++waiting;
            continue;
        }
        if (round.staked <= 0 || !m_measure.stakes)
            continue;
        ++measured;
        staked += round.staked;
        const double worth = played.mainAtStart / base::Money::minorPerUnit / round.staked;
        sum += advantage::stakeLoss(m_measure.system, ownCountIn(played.count), *m_measure.stakes, worth, round.staked);
    }
    const auto add = [&](const QString& name, double money, const QString& meaning) {
        rows.push_back({name, netOf(money, m_measure.currency), meaning});
    };
    if (measured > 0) {
        rows.push_back({tr("Staked"), sizeOf(staked, m_measure.currency),
                        tr("First stakes of %Ln rounds, each after a count that was told", "", measured)});
        add(tr("What that was worth"), sum.staked, tr("By the exact shoe, with every hand played best."));
        add(tr("What your ramp could have been worth"), sum.best,
            tr("The stakes on the tab Overview, placed by the exact worth of each shoe."));
        add(tr("Count wrong"), -sum.count, tr("Stakes by the running count that you told, not the true one."));
        if (m_measure.system.convention.divides())
            add(tr("Decks misjudged"), -sum.decks, tr("Stakes by the decks that you told."));
        add(tr("Rounding"), -sum.rounding, tr("Decks judged in steps and counts made whole, as the system asks for."));
        add(tr("The system itself"), -sum.system, tr("The count, exact, doesn’t tell all that is in the shoe."));
        add(tr("Other stakes than planned"), -sum.ramp,
            tr("What was staked, beside the stakes on the tab Overview for the count that you told."));
    }
    m_stakes.setRows(std::move(rows));
    if (m_rounds.empty())
        return;
    if (!m_measure.stakes)
        m_stakesText = tr("What the stakes were worth follows once what each count is worth is known.");
    else if (measured == 0)
        m_stakesText = waiting > 0 ? tr("The rounds played by these counts are still being priced.")
                                   : tr("No round has been played yet by a count that was told, for this currency.");
    else
        m_stakesText = tr("Each part is what changes when one thing is put right after the other, so together they are "
                          "the whole difference. In a single round a mistake can bring something; over many it costs.");
}

} // namespace openshoe::models

#include "moc_mycount.cpp"
