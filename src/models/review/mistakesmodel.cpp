// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/mistakesmodel.h"

#include "models/review/reviewcontroller.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "models/words/markwords.h"
#include "session/table/whendone.h"

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using storage::DecisionKind;
using storage::DecisionSums;
using storage::GameSums;
using storage::LessonRow;

namespace {

constexpr std::array shownKinds{DecisionKind::Hard,      DecisionKind::Soft,      DecisionKind::Pair,
                                DecisionKind::Insurance, DecisionKind::EvenMoney, DecisionKind::Surrender,
                                DecisionKind::SideBet};

QString kindText(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::Hard: return MistakesModel::tr("Hard hand");
    case DecisionKind::Soft: return MistakesModel::tr("Soft hand");
    case DecisionKind::Pair: return MistakesModel::tr("Pair");
    case DecisionKind::Insurance: return MistakesModel::tr("Insurance");
    case DecisionKind::EvenMoney: return MistakesModel::tr("Even money");
    case DecisionKind::Surrender: return MistakesModel::tr("Surrender");
    case DecisionKind::Follow: return MistakesModel::tr("Follow");
    case DecisionKind::SideBet: return MistakesModel::tr("Side bet taken");
    }
    return {};
}

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
    bool anyRound = false;
    bool anyPriced = false;
    qint64 total = 0;
};

MistakesModel::MistakesModel(Archive& archive, ReviewController& review, QObject* parent)
    : RowModel(MistakeEntry::staticMetaObject, parent), m_archive(archive), m_review(review) {}

void MistakesModel::setKind(int kind) {
    if (kind == m_kind || kind < 0 || kind > static_cast<int>(shownKinds.size()))
        return;
    m_kind = kind;
    emit changed();
    reload();
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
    if (ofSideBets)
        return m_taken.empty() ? tr("No side bet you took had a negative expectation.") : withListed(sideBetsText());
    QString lessons;
    if (m_lessons.empty()) {
        lessons = m_kind == 0 ? tr("No mistakes: every decision so far was best or close to it.")
                              : tr("No mistakes of this kind.");
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
    for (const storage::DecisionSums& sums : m_sideBets) {
        if (const auto cost = base::Money::minor(std::llround(sums.cost)); cost.isPositive())
            costs << moneyText(cost, sums.currency);
    }
    return costs.isEmpty() ? QString()
                           : tr("Side bets cost %1 compared with not taking them")
                                 .arg(costs.join(tr(", ", "between amounts")));
}

MistakeEntry MistakesModel::entryOf(const LessonRow& lesson) const {
    const storage::DecisionPrice& price = lesson.mistake.decision;
    return {.roundId = lesson.mistake.round,
            .decision = price.number,
            .gameName = m_archive.gameName(lesson.mistake.variant),
            .kindText = kindText(price.kind),
            .markTitle = markTitle(price),
            .mark = markOf(price),
            .costText = markText(price),
            .stateText = stateText(lesson, QDateTime::currentDateTimeUtc())};
}

MistakeEntry MistakesModel::entryOfTaken(const storage::MistakeRow& taken) const {
    const storage::DecisionPrice& price = taken.decision;
    const auto rules = m_archive.games.find(taken.variant);
    return {.roundId = taken.round,
            .decision = price.number,
            .gameName = m_archive.gameName(taken.variant),
            .kindText = kindText(price.kind),
            .markTitle = markWord(price.mark()),
            .mark = decisionMarkOf(price.mark()),
            .costText = tr("%1 for %2: not taking it was worth %3 of its stake more.", "a side bet, a stake")
                            .arg(m_archive.betName(taken.bet, rules.get()), moneyText(price.stake, taken.currency),
                                 models::costText(price.cost)),
            .stateText = tr("Not asked: the answer is always not to take it")};
}

void MistakesModel::reload() {
    const int asked = ++m_asked;
    if (!m_archive.isOpen()) {
        m_lessons.clear();
        m_taken.clear();
        m_sideBets.clear();
        update(m_rows, {});
        emit changed();
        return;
    }
    storage::MistakeFilter filter{.rounds = {.account = m_archive.account}, .kind = {}};
    if (m_kind > 0)
        filter.kind = shownKinds[static_cast<std::size_t>(m_kind - 1)];
    session::whenDone(m_archive.store->post([filter](storage::Tables& tables) {
        auto read = std::make_shared<Contents>();
        if (filter.kind == DecisionKind::SideBet)
            read->taken = tables.prices.mistakes(filter, most);
        else
            read->lessons = tables.lessons.list(filter, most);
        read->sums = tables.sums.decisions(filter.rounds).value_or(std::vector<DecisionSums>());
        std::erase_if(read->sums, [](const DecisionSums& sums) { return sums.kind != DecisionKind::SideBet; });
        read->total = tables.prices.mistakeCount(filter).value_or(0);
        for (const GameSums& game : tables.sums.games(filter.rounds).value_or(std::vector<GameSums>())) {
            read->anyRound = read->anyRound || game.sums.rounds > 0;
            read->anyPriced = read->anyPriced || game.sums.priced > 0;
        }
        return read;
    }),
                      m_archive.link.get(), [this, asked](const std::shared_ptr<Contents>& read) {
                          if (asked == m_asked)
                              take(*read);
                      });
}

void MistakesModel::take(const Contents& read) {
    if (!read.lessons || !read.taken)
        return;
    m_anyRound = read.anyRound;
    m_anyPriced = read.anyPriced;
    m_total = read.total;
    m_lessons = *read.lessons;
    m_taken = *read.taken;
    m_sideBets = read.sums;
    std::vector<MistakeEntry> rows;
    for (const LessonRow& lesson : m_lessons)
        rows.push_back(entryOf(lesson));
    for (const storage::MistakeRow& taken : m_taken)
        rows.push_back(entryOfTaken(taken));
    update(m_rows, std::move(rows));
    emit changed();
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

} // namespace openshoe::models

#include "moc_mistakesmodel.cpp"
