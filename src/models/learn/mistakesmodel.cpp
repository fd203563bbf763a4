// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/mistakesmodel.h"

#include "models/learn/markwords.h"
#include "models/learn/reviewcontroller.h"
#include "session/pricing.h"
#include "session/whendone.h"

#include <algorithm>

namespace openshoe::models {

using storage::DecisionKind;
using storage::LessonRow;

namespace {

constexpr std::array shownKinds{DecisionKind::Hard,      DecisionKind::Soft,      DecisionKind::Pair,
                                DecisionKind::Insurance, DecisionKind::EvenMoney, DecisionKind::Surrender};

QString kindText(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::Hard: return MistakesModel::tr("Hard hand");
    case DecisionKind::Soft: return MistakesModel::tr("Soft hand");
    case DecisionKind::Pair: return MistakesModel::tr("Pair");
    case DecisionKind::Insurance: return MistakesModel::tr("Insurance");
    case DecisionKind::EvenMoney: return MistakesModel::tr("Even money");
    case DecisionKind::Surrender: return MistakesModel::tr("Surrender");
    case DecisionKind::Follow: return MistakesModel::tr("Follow");
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
        return MistakesModel::tr("Right %1 of %2 times, to repeat now").arg(lesson.right).arg(all);
    return MistakesModel::tr("Right %1 of %2 times, again %3")
        .arg(lesson.right)
        .arg(all)
        .arg(dateTimeText(*lesson.due));
}

} // namespace

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
    if (!m_lessons.empty()) {
        const auto learned = std::ranges::count_if(
            m_lessons, [](const LessonRow& row) { return row.right >= storage::LessonStore::timesRight; });
        return tr("%1 to repeat now, %2 learned").arg(due()).arg(learned);
    }
    if (!m_anyPriced)
        return tr("Decisions are priced a moment after each round. None has been yet.");
    return m_kind == 0 ? tr("No mistakes: every decision so far was best or close to it.")
                       : tr("No mistakes of this kind.");
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

void MistakesModel::reload() {
    const int asked = ++m_asked;
    if (!m_archive.isOpen()) {
        m_lessons.clear();
        update(m_rows, {});
        emit changed();
        return;
    }
    storage::MistakeFilter filter{.rounds = {.account = m_archive.account}, .kind = {}};
    if (m_kind > 0)
        filter.kind = shownKinds[static_cast<std::size_t>(m_kind - 1)];
    struct Read {
        base::Result<std::vector<LessonRow>> lessons;
        bool anyPriced = false;
    };
    session::whenDone(m_archive.store->post([filter](storage::Tables& tables) {
                          const auto progress = tables.prices.progress(session::pricingVersion);
                          return std::make_shared<Read>(
                              Read{tables.lessons.list(filter, most), progress && progress->priced > 0});
                      }),
                      m_archive.link.get(), [this, asked](const std::shared_ptr<Read>& read) {
                          if (asked != m_asked || !read->lessons)
                              return;
                          m_anyPriced = read->anyPriced;
                          m_lessons = *read->lessons;
                          std::vector<MistakeEntry> rows;
                          for (const LessonRow& lesson : m_lessons)
                              rows.push_back(entryOf(lesson));
                          update(m_rows, std::move(rows));
                          emit changed();
                      });
}

void MistakesModel::repeatDue() {
    const auto now = QDateTime::currentDateTimeUtc();
    std::vector<LessonRow> lessons;
    std::ranges::copy_if(m_lessons, std::back_inserter(lessons), [&](const LessonRow& row) { return row.isDue(now); });
    if (!lessons.empty())
        m_review.repeat(lessons);
}

void MistakesModel::repeatOne(int row) {
    if (row >= 0 && row < size())
        m_review.repeat({m_lessons[static_cast<std::size_t>(row)]});
}

void MistakesModel::practise() {
    if (!m_lessons.empty())
        m_review.practise(m_lessons);
}

} // namespace openshoe::models
