// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/statisticscontroller.h"

#include "languages/translated.h"
#include "models/archive/background.h"
#include "models/statistics/statisticspictures.h"
#include "models/words/amounts.h"

#include <QTimerEvent>

namespace openshoe::models {

namespace {

base::Result<session::Statistics> readThrough(const QString& folder, const storage::RoundFilter& filter,
                                              const session::StatisticsProgress& told) {
    const auto store = storage::Store::open(folder, storage::Access::Read);
    if (!store)
        return tl::make_unexpected(store.error());
    return (*store)->call([&](storage::Tables& tables) {
        return session::readStatistics(tables, filter, QTimeZone::systemTimeZone(), told);
    });
}

} // namespace

StatisticsController::StatisticsController(const Archive& archive, PricingProgress* pricing, QObject* parent)
    : QObject(parent), m_archive(archive), m_pricing(pricing), m_filter(archive, RecordFilter::Of::Plays) {
    connect(&m_filter, &RecordFilter::changed, this, &StatisticsController::start);
    for (const Picture* picture : m_pictures + QList<Picture*>{&m_luck})
        connect(picture, &Picture::opened, this, &StatisticsController::askForRounds);
    show();
}

StatisticsController::~StatisticsController() {
    cancel();
}

void StatisticsController::reload() {
    m_filter.refresh();
    start();
}

void StatisticsController::reloadSoon() {
    if (!m_soon.isActive())
        m_soon.start(soonMs, this);
}

void StatisticsController::startAnew() {
    m_read = {};
    m_filter.startAnew();
    show();
}

void StatisticsController::retranslate() {
    m_filter.retranslate();
    show();
}

// A reading under way for an earlier selection is of no use; its result is dropped.
void StatisticsController::start() {
    cancel();
    m_job.reset();
    m_look.stop();
    m_stopped = false;
    m_trouble.clear();
    const storage::RoundFilter wanted = m_filter.rounds();
    if (!m_archive.isOpen() || !wanted.currency || !m_filter.problem().isEmpty()) {
        m_read = {};
        show();
        return;
    }
    const auto job = std::make_shared<Job>();
    m_job = job;
    m_progress = 0;
    m_look.start(lookEveryMs, this);
    m_currency = *wanted.currency;
    inBackground(
        this,
        [folder = m_archive.store->folder(), wanted, job] {
            return readThrough(folder, wanted, [&](double part) {
                job->part = part;
                return !job->cancelled;
            });
        },
        [this, job](const base::Result<session::Statistics>& read) {
            if (job == m_job)
                finish(read);
        });
    emit changed();
}

void StatisticsController::cancel() {
    if (m_job)
        m_job->cancelled = true;
}

void StatisticsController::finish(const base::Result<session::Statistics>& read) {
    m_job.reset();
    m_look.stop();
    m_stopped = read && read->stopped;
    m_trouble = read ? QString() : languages::translated(read.error());
    m_read = read && !read->stopped ? *read : session::Statistics();
    show();
}

void StatisticsController::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_soon.timerId() && !m_job) { // a reading under way finishes first
        m_soon.stop();
        reload();
    } else if (event->timerId() == m_look.timerId() && m_job) {
        m_progress = m_job->part;
        emit changed();
    }
}

// What the reading doesn't say is as the figures were chosen.
void StatisticsController::askForRounds(const QString& key) {
    const PicturePlace place = placeOf(key);
    QDate first = place.first;
    QDate last = place.last;
    const auto [from, to] = m_filter.dates()->moments();
    if (from && (!first.isValid() || first < from->toLocalTime().date()))
        first = from->toLocalTime().date();
    if (to && (!last.isValid() || last > to->addMSecs(-1).toLocalTime().date()))
        last = to->addMSecs(-1).toLocalTime().date();
    emit roundsAsked(place.game.isEmpty() ? m_filter.games()->value() : place.game, m_filter.wallets()->value(), first,
                     last);
}

QStringList StatisticsController::lines() {
    const auto chosen = [](const Choices& choices) {
        return choices.current() < 0 ? QString() : choices.rows()[static_cast<std::size_t>(choices.current())].text;
    };
    QStringList parts{chosen(*m_filter.games()), currencyName(m_currency), chosen(*m_filter.dates()->spans())};
    if (m_filter.dates()->isWritten())
        parts.last() = tr("%1 – %2", "from a day to another").arg(m_filter.dates()->first(), m_filter.dates()->last());
    return {parts.join(QStringLiteral(" · "))};
}

void StatisticsController::show() {
    const PictureContext context{m_archive, m_currency, lines()};
    m_luck.show(models::luckPicture(m_read, context));
    m_balance.show(balancePicture(m_read, context));
    m_games.show(gamesPicture(m_read, context));
    m_upCards.show(upCardsPicture(m_read, context));
    m_sideBets.show(sideBetsPicture(m_read, context));
    m_mistakes.show(mistakesPicture(m_read, context));
    m_stakes.show(stakesPicture(m_read, context));
    m_time.show(timePicture(m_read, context));
    emit changed();
}

QString StatisticsController::problem() const {
    if (!m_trouble.isEmpty())
        return m_trouble;
    if (const QString wrong = m_filter.problem(); !wrong.isEmpty())
        return wrong;
    if (m_stopped)
        return tr("Stopped. Nothing was calculated.");
    if (m_job || m_read.all.rounds > 0)
        return {};
    return m_filter.narrows() ? tr("No rounds match the filter.")
                              : tr("Your results are added up here, round by round.");
}

QList<StatisticsTotal> StatisticsController::totals() const {
    const storage::RoundSums& all = m_read.all;
    QList<StatisticsTotal> totals{{tr("Rounds"), numberText(all.rounds)},
                                  {tr("Time played"), durationText(all.milliseconds)},
                                  {tr("Staked"), moneyText(all.staked, m_currency)},
                                  {tr("Returned"), moneyText(all.returned, m_currency)},
                                  {tr("Net"), netMoneyText(all.net(), m_currency)}};
    if (!all.staked.isZero())
        totals << StatisticsTotal{
            tr("Net on stakes"),
            percentText(static_cast<double>(all.net().minorUnits()) / static_cast<double>(all.staked.minorUnits()), 2)};
    if (all.rounds > 0)
        totals << StatisticsTotal{tr("Net in 100 rounds"), netMoneyText(inAHundred(all), m_currency)};
    return totals;
}

LuckFigures StatisticsController::luck() const {
    return luckFigures(session::luckOf(m_read.all), m_read.all.priced);
}

LuckFigures StatisticsController::lastSession() const {
    return luckFigures(session::luckOf(m_read.lastSession), m_read.lastSession.priced);
}

QString StatisticsController::lastSessionTitle() const {
    return m_read.lastSession.priced == 0
               ? QString()
               : tr("Last session, %Ln rounds", "", static_cast<int>(m_read.lastSession.rounds));
}

QString StatisticsController::pricedText() const {
    return m_read.all.priced == m_read.all.rounds
               ? QString()
               : tr("%1 of %2 rounds are priced; the figures are for those.")
                     .arg(numberText(m_read.all.priced), numberText(m_read.all.rounds));
}

} // namespace openshoe::models

#include "moc_statisticscontroller.cpp"
