// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/mistakesmodel.h"

#include "models/review/mistakewords.h"
#include "models/review/reviewcontroller.h"
#include "models/review/sessionsheet.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "models/words/markwords.h"
#include "session/table/whendone.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace openshoe::models {

using storage::DecisionKind;
using storage::DecisionSums;
using storage::GameSums;
using storage::LessonRow;

namespace {

constexpr std::array shownKinds{DecisionKind::Hard,      DecisionKind::Soft,      DecisionKind::Pair,
                                DecisionKind::Insurance, DecisionKind::EvenMoney, DecisionKind::Surrender,
                                DecisionKind::SideBet};

// The marks from which the costs count that can be asked for.
constexpr std::array shownMarks{storage::Mark::Inaccuracy, storage::Mark::Mistake, storage::Mark::Blunder};
static_assert(shownMarks.front() == storage::firstMistake);

QString stateText(const LessonRow& lesson, const QDateTime& now) {
    constexpr int all = storage::LessonStore::timesRight;
    if (lesson.right >= all)
        return MistakesModel::tr("Learned");
    if (!lesson.due)
        return MistakesModel::tr("Not repeated yet");
    if (lesson.isDue(now))
        return MistakesModel::tr("Right %1 of %2 times, due now").arg(lesson.right).arg(all);
    return MistakesModel::tr("Right %1 of %2 times, due %3").arg(lesson.right).arg(all).arg(dateTimeText(*lesson.due));
}

} // namespace

struct MistakesModel::Contents {
    base::Result<std::vector<LessonRow>> lessons;
    base::Result<std::vector<storage::MistakeRow>> taken;
    std::vector<storage::DecisionSums> sums;
    std::vector<storage::SpotSums> spots;
    bool anyRound = false;
    bool anyPriced = false;
    qint64 total = 0;
};

MistakesModel::MistakesModel(Archive& archive, ReviewController& review, QObject* parent)
    : RowModel(MistakeEntry::staticMetaObject, parent), m_archive(archive), m_review(review),
      m_filter(archive, RecordFilter::Of::Rounds) {
    connect(&m_filter, &RecordFilter::changed, this, [this] {
        emit changed();
        read();
    });
}

void MistakesModel::setKind(int kind) {
    if (kind == m_kind || kind < 0 || kind > static_cast<int>(shownKinds.size()))
        return;
    m_kind = kind;
    emit changed();
    read();
}

void MistakesModel::setCost(int cost) {
    if (cost == m_cost || cost < 0 || cost >= static_cast<int>(shownMarks.size()))
        return;
    m_cost = cost;
    emit changed();
    read();
}

QList<QString> MistakesModel::costs() {
    QList<QString> texts;
    for (const storage::Mark mark : shownMarks)
        texts << tr("%1 of the stake or more", "a percentage").arg(percentText(storage::leastCost(mark), 0));
    return texts;
}

bool MistakesModel::narrows() const {
    return m_kind > 0 || m_cost > 0 || m_filter.narrows();
}

void MistakesModel::clearFilters() {
    m_kind = 0;
    m_cost = 0;
    m_filter.clear(); // and reads
}

void MistakesModel::showAnswers(bool shown) {
    if (shown == m_answersShown)
        return;
    m_answersShown = shown;
    m_turned.clear();
    makeRows();
    emit changed();
}

void MistakesModel::turnAnswer(int row) {
    if (row < 0 || row >= size())
        return;
    const auto key = m_rows[static_cast<std::size_t>(row)].key();
    if (!m_turned.erase(key))
        m_turned.insert(key);
    makeRows();
}

QList<QString> MistakesModel::kinds() const {
    QList<QString> names{tr("All kinds")};
    for (const DecisionKind kind : shownKinds)
        names << kindText(kind);
    return names;
}

int MistakesModel::due() const {
    const auto now = QDateTime::currentDateTimeUtc();
    return static_cast<int>(std::ranges::count_if(m_lessons, [&](const LessonRow& row) { return row.isDue(now); }));
}

QString MistakesModel::text() const {
    const bool ofSideBets = m_kind > 0 && shownKinds[static_cast<std::size_t>(m_kind - 1)] == DecisionKind::SideBet;
    if (!m_anyRound)
        return tr("This account has played no rounds yet. Mistakes in them will be listed here.");
    if (!m_anyPriced)
        return tr("Decisions are priced a moment after each round. None have been priced yet.");
    if (const QString problem = m_filter.problem(); !problem.isEmpty())
        return problem;
    if (ofSideBets)
        return m_taken.empty() ? tr("No side bet you took had a negative expectation.") : withListed(sideBetsText());
    QString lessons;
    if (m_lessons.empty()) {
        lessons = narrows() ? tr("No mistakes match the filter.")
                            : tr("No mistakes: every decision so far was best or close to it.");
    } else {
        const auto learned = std::ranges::count_if(
            m_lessons, [](const LessonRow& row) { return row.right >= storage::LessonStore::timesRight; });
        lessons = withListed(tr("%1 due now, %2 learned").arg(due()).arg(learned));
    }
    const QString sides = m_kind == 0 ? sideBetsText() : QString();
    return sides.isEmpty() ? lessons : tr("%1 · %2", "two sentences").arg(lessons, sides);
}

// A list that is cut off says so: the command line counts them all.
QString MistakesModel::withListed(const QString& sentence) const {
    return m_total > most ? tr("%1 · %2", "two sentences")
                                .arg(tr("The costliest %1 of %2").arg(most).arg(m_total), sentence)
                          : sentence;
}

// Of all side bets taken, including those that cost less than a hundredth of their stake.
QString MistakesModel::sideBetsText() const {
    QStringList costs;
    for (const DecisionSums& sums : m_sums) {
        const auto cost = base::Money::minor(std::llround(sums.cost));
        if (sums.kind == DecisionKind::SideBet && cost.isPositive())
            costs << moneyText(cost, sums.currency);
    }
    return costs.isEmpty() ? QString()
                           : tr("Side bets cost %1 compared with not taking them")
                                 .arg(costs.join(tr(", ", "between amounts")));
}

bool MistakesModel::isAnswered(const MistakeEntry& entry) const {
    return m_answersShown != m_turned.contains(entry.key());
}

MistakeEntry MistakesModel::entryOf(const LessonRow& lesson) const {
    const storage::DecisionPrice& price = lesson.mistake.decision;
    MistakeEntry entry{.roundId = lesson.mistake.round,
                       .decision = price.number,
                       .hand = cardCodes(lesson.cards.hand),
                       .dealer = cardCodes(lesson.cards.dealer),
                       .question = questionText(lesson),
                       .place = placeText(lesson.mistake, m_archive),
                       .kindText = kindText(price.kind),
                       .markTitle = markTitle(price),
                       .mark = markOf(price),
                       .askable = true,
                       .stateText = stateText(lesson, QDateTime::currentDateTimeUtc())};
    if (isAnswered(entry))
        entry.answer = answerText(lesson.mistake, m_archive);
    return entry;
}

MistakeEntry MistakesModel::entryOfTaken(const storage::MistakeRow& taken) const {
    const storage::DecisionPrice& price = taken.decision;
    const auto rules = m_archive.games.find(taken.variant);
    MistakeEntry entry{.roundId = taken.round,
                       .decision = price.number,
                       .question = tr("%1 for %2", "a side bet, a stake")
                                       .arg(m_archive.betName(taken.bet, rules.get()),
                                            moneyText(price.stake, taken.currency)),
                       .place = placeText(taken, m_archive),
                       .kindText = kindText(price.kind),
                       .markTitle = markWord(price.mark()),
                       .mark = decisionMarkOf(price.mark()),
                       .stateText = tr("Not asked: the answer is always not to take it")};
    if (isAnswered(entry))
        entry.answer = tr("Best: not to take it. Cost: %1.", "an amount and its part of the stake")
                           .arg(costWords(taken.costAmount(), price.cost, taken.currency));
    return entry;
}

storage::MistakeFilter MistakesModel::wanted() const {
    storage::MistakeFilter filter{
        .rounds = m_filter.rounds(), .kind = {}, .atLeast = shownMarks[static_cast<std::size_t>(m_cost)]};
    if (m_kind > 0)
        filter.kind = shownKinds[static_cast<std::size_t>(m_kind - 1)];
    return filter;
}

void MistakesModel::reload() {
    m_filter.refresh();
    read();
}

void MistakesModel::startAnew() {
    m_kind = 0;
    m_cost = 0;
    m_turned.clear();
    m_filter.startAnew();
}

void MistakesModel::retranslate() {
    m_filter.retranslate();
    read();
}

void MistakesModel::read() {
    const int asked = ++m_asked;
    if (!m_archive.isOpen() || !m_filter.problem().isEmpty()) {
        m_lessons.clear();
        m_taken.clear();
        m_sums.clear();
        m_board.show({}, {}, storage::firstMistake);
        m_sessions.show(sessionSheet({}, m_archive));
        update(m_rows, {});
        emit changed();
        return;
    }
    session::whenDone(m_archive.store->post([filter = wanted()](storage::Tables& tables) {
        auto read = std::make_shared<Contents>();
        if (filter.kind == DecisionKind::SideBet)
            read->taken = tables.prices.mistakes(filter, most);
        else
            read->lessons = tables.lessons.list(filter, most, true);
        read->sums = tables.sums.decisions(filter.rounds).value_or(std::vector<DecisionSums>());
        read->spots = tables.sums.spots(filter.rounds).value_or(std::vector<storage::SpotSums>());
        read->total = tables.prices.mistakeCount(filter).value_or(0);
        const storage::RoundFilter all{.account = filter.rounds.account};
        for (const GameSums& game : tables.sums.games(all).value_or(std::vector<GameSums>())) {
            read->anyRound = read->anyRound || game.sums.rounds > 0;
            read->anyPriced = read->anyPriced || game.sums.priced > 0;
        }
        return read;
    }),
                      m_archive.link.get(), [this, asked](const std::shared_ptr<Contents>& read) {
                          if (asked == m_asked)
                              take(*read);
                      });
    readSessions(wanted());
}

// On its own, so that the list doesn't wait for it.
void MistakesModel::readSessions(const storage::MistakeFilter& filter) {
    session::whenDone(m_archive.store->post([filter](storage::Tables& tables) {
        return std::make_shared<base::Result<std::vector<storage::SittingPrice>>>(
            storage::sittingPrices(tables.db, filter.rounds, mostSessions, filter.kind));
    }),
                      m_archive.link.get(),
                      [this, asked = m_asked](
                          const std::shared_ptr<base::Result<std::vector<storage::SittingPrice>>>& read) {
                          if (asked == m_asked && *read)
                              m_sessions.show(sessionSheet(**read, m_archive));
                      });
}

// Of answers; amounts of different currencies are not added.
QString MistakesModel::accuracy() const {
    std::map<std::string, std::pair<double, base::Money>> all;
    for (const DecisionSums& sums : m_sums) {
        const bool wantedKind = m_kind == 0 || sums.kind == shownKinds[static_cast<std::size_t>(m_kind - 1)];
        if (sums.kind == DecisionKind::SideBet || !wantedKind)
            continue;
        auto& [cost, staked] = all[sums.currency];
        cost += sums.cost;
        staked += sums.staked;
    }
    QStringList texts;
    for (const auto& [currency, sum] : all) {
        const QString part = accuracyText(accuracyOf(sum.first, sum.second));
        texts << (all.size() == 1 ? part
                                  : tr("%1 in %2", "a percentage, a currency").arg(part, currencyName(currency)));
    }
    return texts.isEmpty() ? QString() : tr("Accuracy by money: %1").arg(texts.join(tr(", ", "between amounts")));
}

void MistakesModel::take(const Contents& read) {
    if (!read.lessons || !read.taken)
        return;
    m_anyRound = read.anyRound;
    m_anyPriced = read.anyPriced;
    m_total = read.total;
    m_lessons = *read.lessons;
    m_taken = *read.taken;
    m_sums = read.sums;
    const storage::MistakeFilter filter = wanted();
    m_board.show(read.spots, filter.kind, filter.atLeast);
    makeRows();
    emit changed();
}

void MistakesModel::makeRows() {
    std::vector<MistakeEntry> rows;
    for (const LessonRow& lesson : m_lessons)
        rows.push_back(entryOf(lesson));
    for (const storage::MistakeRow& taken : m_taken)
        rows.push_back(entryOfTaken(taken));
    update(m_rows, std::move(rows));
}

void MistakesModel::repeatDue() {
    const auto now = QDateTime::currentDateTimeUtc();
    std::vector<LessonRow> lessons;
    std::ranges::copy_if(m_lessons, std::back_inserter(lessons), [&](const LessonRow& row) { return row.isDue(now); });
    if (!lessons.empty())
        m_review.repeat(lessons);
}

void MistakesModel::repeatOne(int row) {
    if (row < 0 || row >= size())
        return;
    const auto at = static_cast<std::size_t>(row);
    if (at < m_lessons.size())
        m_review.repeat({m_lessons[at]});
    else
        emit roundAsked(m_rows[at].roundId);
}

void MistakesModel::practise() {
    if (!m_lessons.empty())
        m_review.practise(m_lessons);
}

void MistakesModel::practiseCell(int row, int column) {
    storage::MistakeFilter filter = wanted();
    filter.spot = m_board.spotAt(row, column);
    if (!filter.spot || !m_archive.isOpen())
        return;
    session::whenDone(m_archive.store->post([filter](storage::Tables& tables) {
        return std::make_shared<base::Result<std::vector<LessonRow>>>(tables.lessons.list(filter, most));
    }),
                      m_archive.link.get(), [this](const std::shared_ptr<base::Result<std::vector<LessonRow>>>& read) {
                          if (*read && !(*read)->empty())
                              m_review.practise(**read);
                      });
}

} // namespace openshoe::models

#include "moc_mistakesmodel.cpp"
