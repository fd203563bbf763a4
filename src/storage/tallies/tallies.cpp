// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/tallies/tallies.h"

#include "formats/eventbytes.h"
#include "storage/rows/inorder.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace openshoe::storage {

namespace {

/// If no more rounds than this are priced together, their blocks are rebuilt at once; with whole shoes, blocks are
/// built once all their rounds are priced.
constexpr std::size_t fewRounds = 3;
constexpr std::int64_t mostSkipped = 65'536;         ///< a damaged file may claim that any number of rounds was removed
constexpr std::int64_t longestPlay = 10 * 60 * 1000; ///< nobody thinks about one round for longer

std::int64_t roundsIn(int level) {
    return level == 0 ? tallyBlock : tallyFan * roundsIn(level - 1);
}

std::int64_t timePlayed(std::int64_t started, std::int64_t ended) {
    if (ended <= started)
        return 0;
    const std::int64_t time = wrappingDifference(ended, started);
    return time < 0 ? longestPlay : std::min(time, longestPlay);
}

// The rounds of a range as read, and the cells in which they, their plays and their decisions are counted.
class TallyBuilder {
public:
    TallyBuilder(Sql& sql, const RoundRange& range, const Topics& topics, TallyCells& cells)
        : m_sql(sql), m_range(range), m_topics(topics), m_cells(cells) {}

    void run(const TallyTimes& times, const RoundPredicate& wanted) {
        readRounds(times, wanted);
        if (m_lines.empty())
            return;
        if (m_topics.has(Topic::Rounds) || m_topics.has(Topic::Plays) || m_topics.has(Topic::Up) ||
            m_topics.has(Topic::SideBets) || m_topics.has(Topic::Quarters) || m_topics.has(Topic::Decisions))
            readPlays();
        if (m_topics.has(Topic::Decisions) || m_topics.has(Topic::Spots))
            readDecisions();
        for (const Line& line : m_lines)
            addLine(line);
    }

    /// Of the rounds just read.
    [[nodiscard]] std::vector<RoundLine> lines() const {
        std::vector<RoundLine> lines;
        for (const Line& line : m_lines) {
            const Tally& tally = line.tally;
            lines.push_back({.id = line.id,
                             .place = line.place,
                             .traits = line.traits,
                             .started = line.started,
                             .net = wrappingDifference(tally.returned, tally.staked),
                             .cost = static_cast<float>(tally.cost),
                             .luck = tally.priced == 0 ? 0
                                                       : static_cast<float>(static_cast<double>(tally.pricedNet) -
                                                                            tally.mainAtStart - tally.sideAtStart +
                                                                            tally.cost)});
        }
        return lines;
    }

private:
    struct Line {
        RoundId id = 0;
        TallyPlace place;
        std::int64_t traits = 0;
        std::int64_t ruleSet = 0;
        std::int64_t started = 0;
        int up = 0;
        Tally tally;
    };

    void add(Topic topic, const TallyPlace& place, std::int64_t key, const Tally& tally) {
        if (m_topics.has(topic))
            m_cells.cells[{topic, place, key}] += tally;
    }

    void readRounds(const TallyTimes& times, const RoundPredicate& wanted) {
        QString text = QStringLiteral(
            "SELECT r.id, r.account, r.game, r.currency, r.rule_set, r.started, r.ended, r.state, r.recovered,"
            " r.results, r.side_bets <> '', r.wagered, r.returned, p.trouble = '', p.up, p.cost, p.main_at_start,"
            " p.side_at_start, p.main_variance + p.side_variance + 2 * p.covariance, p.main_net + p.side_net,"
            " p.decisions, p.mistakes, p.worst FROM rounds r LEFT JOIN round_prices p ON p.round = r.id"
            " WHERE r.id BETWEEN ? AND ?");
        QVariantList values{sqlValue(m_range.first), sqlValue(m_range.last)};
        const auto limit = [&](const char* condition, const std::optional<std::int64_t>& time) {
            if (time) // the plus keeps SQLite to the ids
                text += QStringLiteral(" AND +r.%1 %2 ?")
                            .arg(QLatin1String(times.byEnd ? "ended" : "started"), QLatin1String(condition));
            if (time)
                values << sqlValue(*time);
        };
        limit(">=", times.from);
        limit("<", times.to);
        Cursor row = m_sql.select(text + QLatin1String(" ORDER BY r.id"), values);
        while (row.next())
            readRound(row, wanted);
    }

    void readRound(const Cursor& row, const RoundPredicate& wanted) {
        Line line{.id = row.integer(0),
                  .place = {row.integer(1), row.integer(2), row.text(3)},
                  .ruleSet = row.integer(4),
                  .started = row.integer(5)};
        const bool priced = row.boolean(13);
        RoundTraits traits{.endings = row.number(9),
                           .result = std::nullopt,
                           .sideBetWon = row.boolean(10),
                           .state = row.choice<RoundState>(7),
                           .recovered = row.boolean(8),
                           .priced = priced,
                           .worst = std::nullopt};
        if (traits.state != RoundState::Open)
            traits.result = netResultOf(row.integer(11), row.integer(12));
        if (priced && !row.isNull(22))
            traits.worst = static_cast<Mark>(std::clamp(row.number(22), 0, markCount - 1));
        line.traits = traits.key();
        if (!wanted(line.place, line.traits))
            return;
        const bool over = !row.isNull(6);
        const std::int64_t ended = over ? row.integer(6) : line.started;
        line.tally.rounds = 1;
        line.tally.staked = row.integer(11);
        line.tally.returned = row.integer(12);
        line.tally.milliseconds = timePlayed(line.started, ended);
        if (priced) {
            line.up = row.number(14);
            line.tally.priced = 1;
            line.tally.cost = row.real(15);
            line.tally.mainAtStart = row.real(16);
            line.tally.sideAtStart = row.real(17);
            line.tally.variance = row.real(18);
            line.tally.pricedNet = row.integer(19);
            line.tally.decisions = row.integer(20);
            line.tally.mistakes = row.integer(21);
        }
        m_cells.span.add(line.started, ended);
        m_lines.push_back(std::move(line));
    }

    // The line with that id, searching on from `at`; null if it isn't among them.
    Line* lineAt(std::size_t& at, RoundId id) {
        while (at < m_lines.size() && m_lines[at].id < id)
            ++at;
        return at < m_lines.size() && m_lines[at].id == id ? &m_lines[at] : nullptr;
    }

    void readPlays() {
        Cursor row = m_sql.query(
            "SELECT p.round, p.kind, p.side_bet, p.stake, p.returned, p.result, s.expectation FROM plays p LEFT JOIN"
            " side_bet_prices s ON p.kind = 3 AND s.round = p.round AND s.play = p.number"
            " WHERE p.round BETWEEN ? AND ? ORDER BY p.round",
            m_range.first, m_range.last);
        std::size_t at = 0;
        const Line* counted = nullptr;
        std::set<std::int64_t> keys; ///< of this round
        while (row.next()) {
            Line* line = lineAt(at, row.integer(0));
            if (!line)
                continue;
            ++line->tally.plays;
            if (line != counted)
                keys.clear();
            counted = line;
            Tally tally{.plays = 1, .staked = row.integer(3), .returned = row.integer(4)};
            const auto kind = row.choice<engine::StakeKind>(1);
            const auto ending = row.choice<engine::PlayResult>(5);
            const NetResult result = netResultOf(tally.staked, tally.returned);
            for (int choice = 0; choice < 8; ++choice) {
                PlayTraits traits;
                if ((choice & 1) != 0)
                    traits.kind = kind;
                if ((choice & 2) != 0)
                    traits.result = result;
                if ((choice & 4) != 0)
                    traits.ending = ending;
                const std::int64_t key = playKey(traits);
                tally.rounds = keys.insert(key).second ? 1 : 0;
                add(Topic::Plays, line->place, key, tally);
            }
            if (kind == engine::StakeKind::Side)
                addSideBet(*line, row, ending, tally);
        }
    }

    void addSideBet(const Line& line, const Cursor& row, engine::PlayResult ending, Tally tally) {
        tally.rounds = ending == engine::PlayResult::Side ? 1 : 0;
        if (!row.isNull(6)) {
            tally.priced = 1;
            tally.pricedNet = wrappingDifference(tally.returned, tally.staked);
            tally.sideAtStart = row.real(6) * static_cast<double>(tally.staked);
            if (line.tally.priced > 0)
                addDecision(line, DecisionKind::SideBet, costOfTaking(row.real(6)), tally.staked);
        }
        add(Topic::SideBets, line.place, sideBetKey(line.ruleSet, row.number(2)), tally);
    }

    void readDecisions() {
        Cursor row = m_sql.query("SELECT round, kind, cost, stake, spot FROM decision_prices WHERE round BETWEEN ? AND"
                                 " ? ORDER BY round, number",
                                 m_range.first, m_range.last);
        std::size_t at = 0;
        while (row.next()) {
            const Line* line = lineAt(at, row.integer(0));
            if (!line || line->tally.priced == 0)
                continue;
            const auto kind = row.choice<DecisionKind>(1);
            const double cost = row.real(2);
            addDecision(*line, kind, cost, row.integer(3));
            const auto spot = Spot::of(row.integer(4)); // NULL is read as 0, which is none
            if (spot && markOf(cost) >= firstMistake && static_cast<int>(kind) < decisionKindCount)
                add(Topic::Spots, line->place, spotKey(*spot, kind, markOf(cost)),
                    {.decisions = 1,
                     .mistakes = 1,
                     .cost = cost * static_cast<double>(row.integer(3)),
                     .stakes = cost});
        }
    }

    void addDecision(const Line& line, DecisionKind kind, double cost, std::int64_t stake) {
        const Mark mark = markOf(cost);
        add(Topic::Decisions, line.place, decisionKey(kind, mark),
            {.staked = stake,
             .decisions = 1,
             .mistakes = mark >= firstMistake ? 1 : 0,
             .cost = cost * static_cast<double>(stake)});
    }

    void addLine(const Line& line) {
        add(Topic::Rounds, line.place, line.traits, line.tally);
        // Rounded down, even for times before 1970: a clock may show anything.
        const std::int64_t quarter = line.started / quarterMs - (line.started % quarterMs < 0 ? 1 : 0);
        add(Topic::Quarters, line.place, quarter, line.tally);
        if (line.up > 0)
            add(Topic::Up, line.place, line.up, line.tally);
    }

    Sql& m_sql;
    const RoundRange& m_range;
    const Topics& m_topics;
    TallyCells& m_cells;
    std::vector<Line> m_lines;
};

bool everyRound(const TallyPlace&, std::int64_t) {
    return true;
}

} // namespace

RoundRange roundsOf(int level, std::int64_t block) {
    const std::int64_t size = roundsIn(level);
    return {block * size + 1, (block + 1) * size};
}

TallyTimes::Overlap TallyTimes::with(const TallySpan& span) const {
    const std::int64_t first = byEnd ? span.firstEnd : span.firstStart;
    const std::int64_t last = byEnd ? span.lastEnd : span.lastStart;
    if ((from && last < *from) || (to && first >= *to))
        return Overlap::None;
    return (!from || first >= *from) && (!to || last < *to) ? Overlap::Whole : Overlap::Part;
}

void Tallies::read(const RoundRange& range, const TallyTimes& times, const RoundPredicate& wanted, const Topics& topics,
                   TallyCells& cells) {
    TallyBuilder(m_sql, range, topics, cells).run(times, wanted);
}

RoundId Tallies::newest(const RoundRange& among) {
    return m_sql.integer("SELECT max(id) FROM rounds WHERE id BETWEEN ? AND ?", among.first, among.last).value_or(0);
}

RoundId Tallies::oldest(const RoundRange& among) {
    return m_sql.integer("SELECT min(id) FROM rounds WHERE id BETWEEN ? AND ?", among.first, among.last).value_or(0);
}

std::optional<Tallies::Block> Tallies::find(int level, std::int64_t block) {
    Cursor row = m_sql.query("SELECT first_start, last_start, first_end, last_end, cells FROM tallies"
                             " WHERE level = ? AND block = ?",
                             level, block);
    if (!row.next())
        return std::nullopt;
    return Block{{row.integer(0), row.integer(1), row.integer(2), row.integer(3)}, row.bytes(4)};
}

void Tallies::lines(const RoundRange& range, bool withHands, const std::function<void(const Packed&)>& found) {
    Cursor row = m_sql.query(withHands ? "SELECT l.block, l.lines, h.hands FROM round_lines l LEFT JOIN round_hands h"
                                         " ON h.block = l.block WHERE l.block BETWEEN ? AND ? ORDER BY l.block"
                                       : "SELECT block, lines, NULL FROM round_lines WHERE block BETWEEN ? AND ?"
                                         " ORDER BY block",
                             (range.first - 1) / tallyBlock, (range.last - 1) / tallyBlock);
    while (row.next())
        found({row.integer(0), PackedLines(row.bytes(1)), row.bytes(2)});
}

QByteArray Tallies::hands(std::int64_t block) {
    Cursor row = m_sql.query("SELECT hands FROM round_hands WHERE block = ?", block);
    return row.next() ? row.bytes(0) : QByteArray();
}

std::vector<RoundLine> Tallies::readLines(const RoundRange& range) {
    TallyCells none;
    const Topics topics{};
    TallyBuilder builder(m_sql, range, topics, none);
    builder.run({}, everyRound);
    return builder.lines();
}

std::vector<HandCode> Tallies::readHands(RoundId round) {
    Cursor row = m_sql.query("SELECT l.events, a.key FROM logs l JOIN rounds r ON r.id = l.round JOIN accounts a"
                             " ON a.id = r.account WHERE l.round = ?",
                             round);
    if (!row.next())
        return {};
    const auto events = formats::eventsFromBytes(row.bytes(0), {});
    return events ? handsPlayed(*events, row.text(1)) : std::vector<HandCode>();
}

// Logs are followed on all processors, a few at a time.
QByteArray Tallies::handsOf(std::int64_t block) {
    struct Part {
        std::vector<std::tuple<RoundId, QByteArray, std::string>> logs;
        std::vector<std::vector<HandCode>> hands;
    };
    constexpr std::size_t partSize = tallyBlock / 8;
    const RoundRange range = roundsOf(0, block);
    std::vector<std::vector<HandCode>> all(static_cast<std::size_t>(tallyBlock));
    InOrder<Part> work([](Part& part) {
        for (const auto& [round, log, own] : part.logs) {
            const auto events = formats::eventsFromBytes(log, {});
            part.hands.push_back(events ? handsPlayed(*events, own) : std::vector<HandCode>());
        }
    });
    const auto take = [&] {
        Part part = work.take();
        for (std::size_t i = 0; i < part.logs.size(); ++i)
            all[static_cast<std::size_t>(std::get<0>(part.logs[i]) - range.first)] = std::move(part.hands[i]);
    };
    Part part;
    const auto give = [&] {
        if (work.full())
            take();
        work.give(std::exchange(part, {}));
    };
    Cursor row = m_sql.query("SELECT l.round, l.events, a.key FROM logs l JOIN rounds r ON r.id = l.round JOIN"
                             " accounts a ON a.id = r.account WHERE l.round BETWEEN ? AND ? ORDER BY l.round",
                             range.first, range.last);
    while (row.next()) {
        part.logs.emplace_back(row.integer(0), row.bytes(1), row.text(2));
        if (part.logs.size() == partSize)
            give();
    }
    if (!part.logs.empty())
        give();
    while (!work.empty())
        take();
    return packHands(all);
}

void Tallies::makeHands(std::int64_t block) {
    m_sql.run("INSERT OR REPLACE INTO round_hands(block, hands) VALUES(?, ?)", block, handsOf(block));
}

bool Tallies::isWhole(const RoundRange& block) {
    const auto over =
        m_sql.integer("SELECT count(*) FROM rounds WHERE id BETWEEN ? AND ? AND state <> 0", block.first, block.last);
    return over.value_or(0) + m_removed.count(Numbered::Round, {block.first, block.last}) ==
           block.last - block.first + 1;
}

QByteArray Tallies::quarters(std::int64_t block) {
    Cursor row = m_sql.query("SELECT quarters FROM tallies WHERE level = 0 AND block = ?", block);
    return row.next() ? row.bytes(0) : QByteArray();
}

TallyCells Tallies::sumOf(int level, std::int64_t block, std::vector<RoundLine>* lines) {
    TallyCells sum;
    if (level == 0) {
        const RoundRange range = roundsOf(0, block);
        const Topics all = Topics::all();
        TallyBuilder builder(m_sql, range, all, sum);
        builder.run({}, everyRound);
        if (lines)
            *lines = builder.lines();
        return sum;
    }
    Cursor row = m_sql.query("SELECT first_start, last_start, first_end, last_end, cells FROM tallies"
                             " WHERE level = ? AND block BETWEEN ? AND ? ORDER BY block",
                             level - 1, block * tallyFan, (block + 1) * tallyFan - 1);
    while (row.next()) {
        sum.span.add(TallySpan{row.integer(0), row.integer(1), row.integer(2), row.integer(3)});
        if (!sum.add(row.bytes(4)))
            return {}; // as if there were no block: the check reports it; its rounds are read singly
    }
    return sum;
}

void Tallies::put(int level, std::int64_t block, const TallyCells& cells) {
    m_sql.run("INSERT OR REPLACE INTO tallies(level, block, first_start, last_start, first_end, last_end, quarters,"
              " cells) VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
              level, block, cells.span.firstStart, cells.span.lastStart, cells.span.firstEnd, cells.span.lastEnd,
              level == 0 ? cells.packedQuarters() : QByteArray(), cells.packed());
}

void Tallies::make(std::int64_t block) {
    const RoundRange range = roundsOf(0, block);
    if (isWhole(range)) {
        std::vector<RoundLine> lines;
        put(0, block, sumOf(0, block, &lines));
        m_sql.run("INSERT OR REPLACE INTO round_lines(block, lines) VALUES(?, ?)", block,
                  packLines(withGaps(lines, range.first, tallyBlock)));
    }
}

void Tallies::makeAbove(std::int64_t block) {
    for (int level = 1; level < tallyLevels; ++level) {
        block /= tallyFan;
        if (m_sql.integer("SELECT count(*) FROM tallies WHERE level = ? AND block BETWEEN ? AND ?", level - 1,
                          block * tallyFan, (block + 1) * tallyFan - 1) != tallyFan)
            return;
        put(level, block, sumOf(level, block));
    }
}

bool Tallies::drop(std::int64_t block) {
    bool there = false;
    m_sql.run("DELETE FROM round_lines WHERE block = ?", block); // prices don't change the hands
    for (int level = 0; level < tallyLevels; ++level, block /= tallyFan) {
        m_sql.run("DELETE FROM tallies WHERE level = ? AND block = ?", level, block);
        there = there || (level == 0 && m_sql.changedRows() > 0);
    }
    return there;
}

void Tallies::finished(RoundId round) {
    const std::int64_t block = (round - 1) / tallyBlock;
    if (std::max(newest(), m_removed.last(Numbered::Round)) < roundsOf(0, block).last)
        return;
    makeHands(block);
    make(block);
    makeAbove(block);
}

void Tallies::priced(const std::vector<RoundId>& rounds, int version) {
    std::set<std::int64_t> blocks;
    for (const RoundId round : rounds)
        blocks.insert((round - 1) / tallyBlock);
    for (const std::int64_t block : blocks) {
        const RoundRange range = roundsOf(0, block);
        const bool atOnce = drop(block) && rounds.size() <= fewRounds;
        if (atOnce || m_sql.integer("SELECT count(*) FROM round_prices WHERE round BETWEEN ? AND ? AND version >= ?",
                                    range.first, range.last, version)
                                  .value_or(0) +
                              m_removed.count(Numbered::Round, {range.first, range.last}) ==
                          tallyBlock) {
            make(block);
            makeAbove(block);
        }
    }
}

void Tallies::makeAll() {
    m_sql.run("DELETE FROM tallies");
    m_sql.run("DELETE FROM round_lines");
    m_sql.run("DELETE FROM round_hands");
    RoundRange left;
    const auto makeOne = [&](std::int64_t block, bool hands) {
        make(block);
        if (hands)
            makeHands(block);
        if (block % tallyFan == tallyFan - 1)
            makeAbove(block);
        left.first = roundsOf(0, block).last + 1;
    };
    // Blocks of which every round was removed are kept too, so that those above them can be made.
    std::int64_t skipped = 0;
    const auto skip = [&](std::int64_t block) { return ++skipped <= mostSkipped && isWhole(roundsOf(0, block)); };
    while (const RoundId next = oldest(left)) {
        const std::int64_t block = (next - 1) / tallyBlock;
        for (std::int64_t empty = (left.first - 1) / tallyBlock; empty < block && skip(empty); ++empty)
            makeOne(empty, false);
        makeOne(block, true);
    }
    for (std::int64_t empty = (left.first - 1) / tallyBlock; skip(empty); ++empty)
        makeOne(empty, false);
}

void Tallies::forget(std::int64_t account, const std::vector<RoundRange>& rounds,
                     const std::function<void(double part)>& progress) {
    std::map<std::int64_t, std::vector<RoundRange>> touched; // blocks
    for (const RoundRange& range : rounds) {
        for (std::int64_t block = (range.first - 1) / tallyBlock; block <= (range.last - 1) / tallyBlock; ++block)
            touched[block].push_back(range.within(roundsOf(0, block)));
    }
    std::set<std::int64_t> above;
    std::vector<std::int64_t> made;
    std::size_t done = 0;
    for (const auto& [block, gone] : touched) {
        forgetCells(account, 0, block);
        forgetLines(account, block);
        forgetHands(block, gone);
        if (!find(0, block)) { // only rounds that are gone now were still to be priced
            make(block);
            made.push_back(block);
        }
        above.insert(block / tallyFan);
        ++done;
        if (progress)
            progress(static_cast<double>(done) / static_cast<double>(touched.size()));
    }
    for (int level = 1; level < tallyLevels; ++level) {
        std::set<std::int64_t> higher;
        for (const std::int64_t block : above) {
            forgetCells(account, level, block);
            higher.insert(block / tallyFan);
        }
        above = std::move(higher);
    }
    for (const std::int64_t block : made)
        makeAbove(block);
}

// Everything in a block belongs to some account. Only the times of the other rounds must be looked up.
void Tallies::forgetCells(std::int64_t account, int level, std::int64_t block) {
    const auto kept = find(level, block);
    if (!kept)
        return;
    TallyCells left;
    if (!left.add(kept->cells) || (level == 0 && !left.add(quarters(block)))) {
        m_sql.run("DELETE FROM tallies WHERE level = ? AND block = ?", level, block); // its rounds are read singly
        return;
    }
    std::erase_if(left.cells, [&](const auto& cell) { return cell.first.place.account == account; });
    {
        const RoundRange range = roundsOf(0, block);
        const auto all = [&](Cursor row) {
            if (row.next() && !row.isNull(0))
                left.span = {row.integer(0), row.integer(1), row.integer(2), row.integer(3)};
        };
        if (level == 0)
            all(m_sql.query("SELECT min(started), max(started), min(ended), max(ended) FROM rounds"
                            " WHERE id BETWEEN ? AND ?",
                            range.first, range.last));
        else
            all(m_sql.query("SELECT min(first_start), max(last_start), min(first_end), max(last_end) FROM tallies"
                            " WHERE level = ? AND block BETWEEN ? AND ?",
                            level - 1, block * tallyFan, (block + 1) * tallyFan - 1));
    }
    put(level, block, left);
}

void Tallies::forgetLines(std::int64_t account, std::int64_t block) {
    QByteArray kept;
    if (Cursor row = m_sql.query("SELECT lines FROM round_lines WHERE block = ?", block); row.next())
        kept = row.bytes(0);
    if (kept.isEmpty())
        return;
    const PackedLines packed(kept);
    const RoundRange range = roundsOf(0, block);
    if (!packed.good() || packed.size() != static_cast<std::size_t>(tallyBlock)) {
        m_sql.run("DELETE FROM round_lines WHERE block = ?", block);
        return;
    }
    std::vector<RoundLine> lines;
    for (std::size_t i = 0; i < packed.size(); ++i) {
        const PackedLines::Kind& kind = packed.kinds()[packed.kind(i)];
        if (kind.place.account != account && kind.place.account != nobody)
            lines.push_back({.id = range.first + static_cast<RoundId>(i),
                             .place = kind.place,
                             .traits = kind.traits,
                             .started = packed.started(i),
                             .net = packed.net(i),
                             .cost = packed.cost(i),
                             .luck = packed.luck(i)});
    }
    m_sql.run("UPDATE round_lines SET lines = ? WHERE block = ?", packLines(withGaps(lines, range.first, tallyBlock)),
              block);
}

void Tallies::forgetHands(std::int64_t block, const std::vector<RoundRange>& rounds) {
    const QByteArray kept = hands(block);
    if (kept.isEmpty())
        return;
    const RoundId first = roundsOf(0, block).first;
    std::vector<char> gone(static_cast<std::size_t>(tallyBlock));
    for (const RoundRange& range : rounds)
        std::fill(gone.begin() + (range.first - first), gone.begin() + (range.last - first) + 1, 1);
    const QByteArray left = withoutHands(kept, gone);
    if (left.isEmpty())
        m_sql.run("DELETE FROM round_hands WHERE block = ?", block);
    else
        m_sql.run("UPDATE round_hands SET hands = ? WHERE block = ?", left, block);
}

// Lines and hands may be missing: their rounds are read one by one.
bool Tallies::areRight(std::int64_t block, const std::vector<RoundLine>& lines) {
    Cursor row = m_sql.query("SELECT lines FROM round_lines WHERE block = ?", block);
    if (row.next() && row.bytes(0) != packLines(withGaps(lines, roundsOf(0, block).first, tallyBlock)))
        return false;
    const QByteArray kept = hands(block);
    return kept.isEmpty() || kept == handsOf(block);
}

void Tallies::findWrong(const std::function<void(const RoundRange&)>& wrong,
                        const std::function<bool(std::int64_t rounds)>& looked) {
    for (int level = 0; level < tallyLevels; ++level) {
        std::int64_t block = -1;
        while (const auto next =
                   m_sql.integer("SELECT min(block) FROM tallies WHERE level = ? AND block > ?", level, block)) {
            block = *next;
            const bool possible = block >= 0 && block < mostRounds / roundsIn(level);
            const RoundRange range = possible ? roundsOf(level, block) : RoundRange{1, 0};
            std::vector<RoundLine> lines;
            const TallyCells right = possible ? sumOf(level, block, &lines) : TallyCells();
            const auto kept = find(level, block);
            const bool whole = possible && isWhole(range);
            if (!kept || !whole || kept->span != right.span || kept->cells != right.packed() ||
                (level == 0 && (quarters(block) != right.packedQuarters() || !areRight(block, lines))))
                wrong(range);
            if (m_sql.failed() || (level == 0 && !looked(tallyBlock)))
                return;
        }
    }
}

} // namespace openshoe::storage
