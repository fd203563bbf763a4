// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/statisticscontroller.h"

#include "languages/translated.h"
#include "models/archive/background.h"
#include "models/history/handsought.h"
#include "models/statistics/statisticspictures.h"
#include "models/words/amounts.h"

#include <QTimerEvent>

#include <cmath>
#include <functional>
#include <optional>

namespace openshoe::models {

namespace {

base::Result<session::Statistics> readThrough(storage::Store& store, const storage::RoundFilter& filter,
                                              const session::StatisticsProgress& told) {
    return store.call([&](storage::Tables& tables) {
        return session::readStatistics(tables, filter, QTimeZone::systemTimeZone(), told);
    });
}

base::Money ofAHundred(double minorUnits, std::int64_t count) {
    return base::Money::minor(std::llround(100 * minorUnits / static_cast<double>(count)));
}

} // namespace

StatisticsController::StatisticsController(const Archive& archive, PricingProgress* pricing, QObject* parent)
    : QObject(parent), m_archive(archive), m_pricing(pricing), m_filter(archive, RecordFilter::Of::Plays),
      m_otherFilter(archive, RecordFilter::Of::Plays) {
    connect(&m_filter, &RecordFilter::changed, this, &StatisticsController::start);
    connect(&m_otherFilter, &RecordFilter::changed, this, [this] {
        if (m_comparing)
            start();
    });
    for (const Picture* picture : m_pictures + QList<Picture*>{&m_luck})
        connect(picture, &Picture::opened, this, &StatisticsController::askForRounds);
    show();
}

StatisticsController::~StatisticsController() {
    cancel();
}

void StatisticsController::reload() {
    m_filter.refresh();
    m_otherFilter.refresh();
    start();
}

void StatisticsController::setComparing(bool comparing) {
    if (m_comparing == comparing)
        return;
    m_comparing = comparing;
    if (comparing)
        m_otherFilter.clear();
    start();
}

void StatisticsController::reloadSoon() {
    if (!m_soon.isActive())
        m_soon.start(soonMs, this);
}

void StatisticsController::startAnew() {
    m_read = {};
    m_other = {};
    m_comparing = false;
    m_otherFilter.startAnew();
    m_filter.startAnew();
    show();
}

void StatisticsController::retranslate() {
    m_filter.retranslate();
    m_otherFilter.retranslate();
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
        m_other = {};
        show();
        return;
    }
    std::optional<storage::RoundFilter> beside;
    if (m_comparing && m_otherFilter.problem().isEmpty()) {
        beside = m_otherFilter.rounds();
        beside->account = wanted.account;
        beside->currency = wanted.currency;
    }
    const auto job = std::make_shared<Job>();
    m_job = job;
    m_progress = 0;
    m_look.start(lookEveryMs, this);
    m_currency = *wanted.currency;
    inBackground(
        this,
        [folder = m_archive.store->folder(), wanted, beside, job]() -> base::Result<Both> {
            const auto store = storage::Store::open(folder, storage::Access::Read);
            if (!store)
                return tl::make_unexpected(store.error());
            const double all = beside ? 2 : 1;
            double done = 0;
            const auto told = [&](double part) {
                job->part = (done + part) / all;
                return !job->cancelled;
            };
            auto first = readThrough(**store, wanted, told);
            done = 1;
            auto second = first && beside ? readThrough(**store, *beside, told) : session::Statistics();
            if (!first || !second)
                return tl::make_unexpected(first ? second.error() : first.error());
            return Both{std::move(*first), std::move(*second)};
        },
        [this, job](const base::Result<Both>& read) {
            if (job == m_job)
                finish(read);
        });
    emit changed();
}

void StatisticsController::cancel() {
    if (m_job)
        m_job->cancelled = true;
}

void StatisticsController::finish(const base::Result<Both>& read) {
    m_job.reset();
    m_look.stop();
    m_stopped = read && (read->first.stopped || read->second.stopped);
    m_trouble = read ? QString() : languages::translated(read.error());
    const Both both = read && !m_stopped ? *read : Both();
    m_read = both.first;
    m_other = both.second;
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
    emit roundsAsked({.game = place.game.isEmpty() ? m_filter.games()->value() : place.game,
                      .wallet = m_filter.wallets()->value(),
                      .first = first,
                      .last = last,
                      .hand = {}});
}

void StatisticsController::askForCell(int row, int column) {
    const auto spot = m_board.spotAt(row, column);
    if (!spot)
        return;
    // Rounds are sought by up card; of a spot with open cards, those of the hand alone.
    using storage::DecisionKind;
    using Kind = storage::HandSought::Kind;
    const Kind kind = spot->kind == DecisionKind::Pair   ? Kind::Pair
                      : spot->kind == DecisionKind::Soft ? Kind::Soft
                                                         : Kind::Hard;
    const auto [from, to] = m_filter.dates()->moments();
    emit roundsAsked({.game = m_filter.games()->value(),
                      .wallet = m_filter.wallets()->value(),
                      .first = from ? from->toLocalTime().date() : QDate(),
                      .last = to ? to->addMSecs(-1).toLocalTime().date() : QDate(),
                      .hand = handText({.kind = kind, .first = spot->value, .up = spot->up})});
}

QString StatisticsController::titleOf(RecordFilter& filter) const {
    const auto chosen = [](const Choices& choices) {
        return choices.current() < 0 ? QString() : choices.rows()[static_cast<std::size_t>(choices.current())].text;
    };
    QStringList parts{chosen(*filter.games()), currencyName(m_currency), chosen(*filter.dates()->spans())};
    if (filter.dates()->isWritten())
        parts.last() = tr("%1 – %2", "from a day to another").arg(filter.dates()->first(), filter.dates()->last());
    return parts.join(QStringLiteral(" · "));
}

void StatisticsController::show() {
    const PictureContext context{m_archive, m_currency, {titleOf(m_filter)}};
    m_luck.show(models::luckPicture(m_read, context));
    m_balance.show(balancePicture(m_read, context));
    m_games.show(gamesPicture(m_read, context));
    m_upCards.show(upCardsPicture(m_read, context));
    m_sideBets.show(sideBetsPicture(m_read, context));
    m_mistakes.show(mistakesPicture(m_read, context));
    m_stakes.show(stakesPicture(m_read, context));
    m_time.show(timePicture(m_read, context));
    m_board.show(m_read.spots, {}, storage::firstMistake);
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

QString StatisticsController::otherProblem() const {
    if (!m_comparing)
        return {};
    if (const QString wrong = m_otherFilter.problem(); !wrong.isEmpty())
        return wrong;
    return m_job || m_other.all.rounds > 0 ? QString() : tr("No rounds match the filter.");
}

QList<ComparedFigure> StatisticsController::compared() const {
    const storage::RoundSums& a = m_read.all;
    const storage::RoundSums& b = m_other.all;
    QList<ComparedFigure> figures;
    if (!m_comparing)
        return figures;
    // What grows with the rounds has no difference worth telling.
    const auto whole = [&](const QString& name, const auto& text) {
        figures << ComparedFigure{name, text(a), text(b), {}};
    };
    using OfSums = std::function<std::optional<base::Money>(const storage::RoundSums&)>;
    const auto amount = [&](const QString& name, const OfSums& of) {
        const auto first = of(a);
        const auto second = of(b);
        const auto told = [&](const std::optional<base::Money>& one) {
            return one ? netMoneyText(*one, m_currency) : QString();
        };
        figures << ComparedFigure{name, told(first), told(second),
                                  first && second ? netMoneyText(*second - *first, m_currency) : QString()};
    };
    using PartOfSums = std::function<std::optional<double>(const storage::RoundSums&)>;
    const auto share = [&](const QString& name, const PartOfSums& of) {
        const auto first = of(a);
        const auto second = of(b);
        const auto told = [](const std::optional<double>& one) { return one ? percentText(*one, 2) : QString(); };
        figures << ComparedFigure{name, told(first), told(second),
                                  first && second ? netPercentText(*second - *first, 2) : QString()};
    };
    whole(tr("Rounds"), [](const auto& sums) { return numberText(sums.rounds); });
    whole(tr("Time played"), [](const auto& sums) { return durationText(sums.milliseconds); });
    whole(tr("Staked"), [&](const auto& sums) { return moneyText(sums.staked, m_currency); });
    whole(tr("Net"), [&](const auto& sums) { return netMoneyText(sums.net(), m_currency); });
    amount(tr("Net in 100 rounds"), [](const auto& sums) {
        return sums.rounds > 0 ? std::optional(inAHundred(sums)) : std::nullopt;
    });
    share(tr("Net on stakes"), [](const auto& sums) {
        return sums.staked.isZero() ? std::nullopt
                                    : std::optional(static_cast<double>(sums.net().minorUnits()) /
                                                    static_cast<double>(sums.staked.minorUnits()));
    });
    const auto priced = [](auto of) {
        return [of](const storage::RoundSums& sums) {
            return sums.priced > 0 ? std::optional(ofAHundred(of(sums), sums.priced)) : std::nullopt;
        };
    };
    amount(tr("Hands played best, in 100 rounds"), priced([](const auto& sums) { return sums.mainAtStart; }));
    amount(tr("Side bets, in 100 rounds"), priced([](const auto& sums) { return sums.sideAtStart; }));
    amount(tr("Mistakes, in 100 rounds"), priced([](const auto& sums) { return -sums.cost; }));
    amount(tr("Luck, in 100 rounds"), priced([](const auto& sums) { return sums.luck(); }));
    share(tr("Decisions that were mistakes"), [](const auto& sums) {
        return sums.decisions == 0 ? std::nullopt
                                   : std::optional(static_cast<double>(sums.mistakes) /
                                                   static_cast<double>(sums.decisions));
    });
    return figures;
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
