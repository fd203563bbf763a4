// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairness/shoechecks.h"

#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/archive/background.h"
#include "session/record/shoerecord.h"

#include <QTimerEvent>

#include <algorithm>
#include <limits>

namespace openshoe::models {

namespace {

constexpr int shoesAtOnce = 100;
constexpr std::size_t mostTroubles = 100;
constexpr int lookEvery = 100; // ms

// Texts choose their plural by an int.
int countOf(std::int64_t number) {
    return static_cast<int>(std::min<std::int64_t>(number, std::numeric_limits<int>::max()));
}

void take(ShoesFound& found, const storage::ShoeRow& shoe, const base::Result<session::ShoeRecord>& record) {
    const auto mismatch = record ? session::mismatchOf(*record) : std::nullopt;
    if (record && !mismatch) {
        ++found.agreed;
        return;
    }
    ++(record ? found.failed : found.unreadable);
    if (found.troubles.size() < mostTroubles)
        found.troubles.push_back({.shoe = shoe.id,
                                  .number = shoe.seed.number,
                                  .unreadable = !record,
                                  .why = record ? *mismatch : record.error().said()});
}

} // namespace

ShoeChecks::ShoeChecks(const Archive& archive, QObject* parent)
    : RowModel(TroubledShoeRow::staticMetaObject, parent), m_archive(archive) {}

ShoeChecks::~ShoeChecks() {
    stop();
}

ShoesFound ShoeChecks::check(const QString& folder, storage::AccountId account, Job& job) {
    ShoesFound found;
    const auto store = storage::Store::open(folder, storage::Access::Read);
    if (!store) {
        found.problem = store.error().said();
        return found;
    }
    std::int64_t most = 0; // shoes are numbered from 1
    for (std::optional<storage::ShoeId> before;;) {
        const auto page =
            (*store)->call([&](storage::Tables& tables) { return tables.shoes.list(account, shoesAtOnce, before); });
        if (!page) {
            found.problem = page.error().said();
            return found;
        }
        for (const storage::ShoeRow& shoe : *page) {
            if (job.stopped) {
                found.stopped = true;
                return found;
            }
            if (found.newest == 0) {
                found.newest = shoe.id;
                most = shoe.seed.number;
            }
            found.oldest = shoe.id;
            if (shoe.finished)
                take(found, shoe,
                     (*store)->call([&](storage::Tables& tables) { return session::shoeRecord(tables, shoe.id); }));
            else
                found.inUse.push_back(shoe.id);
            job.part = most > 0 ? 1 - static_cast<double>(shoe.seed.number - 1) / static_cast<double>(most) : 1;
        }
        if (page->size() < shoesAtOnce)
            return found;
        before = page->back().id;
    }
}

void ShoeChecks::start() {
    if (isRunning() || !m_archive.isOpen())
        return;
    m_job = std::make_shared<Job>();
    m_progress = 0;
    m_look.start(lookEvery, this);
    emit changed();
    inBackground(
        this,
        [folder = m_archive.store->folder(), account = m_archive.account, job = m_job] {
            return check(folder, account, *job);
        },
        [this, job = m_job](const ShoesFound& found) {
            if (job != m_job) // forgotten meanwhile
                return;
            m_look.stop();
            m_job.reset();
            m_found = found;
            m_done = true;
            retranslate();
            emit finished(m_found);
        });
}

void ShoeChecks::stop() {
    if (m_job)
        m_job->stopped = true;
}

void ShoeChecks::forget() {
    stop();
    m_look.stop();
    m_job.reset();
    m_found = {};
    m_done = false;
    retranslate();
}

void ShoeChecks::retranslate() {
    std::vector<TroubledShoeRow> rows;
    for (const ShoesFound::Trouble& trouble : m_found.troubles)
        rows.push_back({.shoeId = trouble.shoe,
                        .name = tr("Shoe %1").arg(trouble.number),
                        .problem = languages::translated(trouble.why)});
    replace(m_rows, std::move(rows));
    QStringList sentences;
    if (!m_found.problem.empty())
        sentences << tr("The shoes can't be checked: %1").arg(languages::translated(m_found.problem));
    const std::int64_t checked = m_found.agreed + m_found.failed;
    if (m_found.failed > 0)
        sentences << tr("%n shoes checked.", nullptr, countOf(checked))
                  << tr("%n are not as committed.", "shoes", countOf(m_found.failed));
    else if (checked > 0)
        sentences << tr("%n shoes checked, all as committed.", nullptr, countOf(checked));
    if (m_found.unreadable > 0)
        sentences << tr("%n can't be checked, because what was dealt can't be read.", "shoes",
                        countOf(m_found.unreadable));
    if (m_found.troubles.size() < static_cast<std::size_t>(m_found.failed + m_found.unreadable))
        sentences << tr("The newest %n of these are named here.", nullptr, static_cast<int>(mostTroubles));
    if (!m_found.inUse.empty())
        sentences << tr("%n can't be checked yet: the seed stays secret while a shoe is in use.", "shoes",
                        countOf(std::ssize(m_found.inUse)));
    if (m_found.stopped)
        sentences << tr("Stopped before the end.");
    if (m_done && sentences.isEmpty())
        sentences << tr("There is no shoe to check.");
    m_summary = sentences.join(u' ');
    emit changed();
}

void ShoeChecks::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_look.timerId() || !m_job)
        return;
    m_progress = m_job->part;
    emit changed();
}

} // namespace openshoe::models

#include "moc_shoechecks.cpp"
