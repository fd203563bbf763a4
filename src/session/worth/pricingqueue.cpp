// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/pricingqueue.h"

#include <QLoggingCategory>
#include <QThread>

namespace openshoe::session {

using namespace storage;

Q_LOGGING_CATEGORY(pricingLog, "openshoe.pricing")

PricingQueue::PricingQueue(std::shared_ptr<analysis::Analyser> analyser, QObject* parent)
    : QObject(parent), m_analyser(std::move(analyser)) {}

PricingQueue::~PricingQueue() {
    close();
}

void PricingQueue::open(Store& store) {
    close();
    m_stopping = false;
    m_fill = true;
    m_thread.reset(QThread::create([this, &store] { run(store); }));
    m_thread->setObjectName(QStringLiteral("pricing"));
    m_thread->start(QThread::LowestPriority);
}

void PricingQueue::close() {
    if (!m_thread)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
        m_rounds.clear(); // the next start will find them
    }
    m_wake.notify_one();
    m_thread->wait();
    m_thread.reset();
}

void PricingQueue::add(RoundId round) {
    {
        const std::lock_guard lock(m_mutex);
        m_rounds.push_back(round);
    }
    m_wake.notify_one();
}

void PricingQueue::look() {
    {
        const std::lock_guard lock(m_mutex);
        m_fill = true;
    }
    m_wake.notify_one();
}

bool PricingQueue::isIdle() const {
    const std::lock_guard lock(m_mutex);
    return !m_working && !m_fill && m_rounds.empty();
}

bool PricingQueue::isStopping() const {
    const std::lock_guard lock(m_mutex);
    return m_stopping;
}

void PricingQueue::run(Store& store) {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_stopping || m_fill || !m_rounds.empty(); });
        if (m_stopping)
            return;
        m_working = true;
        if (!m_rounds.empty()) { // rounds just played come first
            const RoundId round = m_rounds.front();
            m_rounds.pop_front();
            lock.unlock();
            priceRound(store, round);
        } else {
            m_fill = false;
            lock.unlock();
            fill(store);
        }
        lock.lock();
        m_working = false;
    }
}

// Whatever can't be read or stored now will be found by the next start: it must not hold up anyone at the table.
void PricingQueue::priceRound(Store& store, RoundId round) {
    auto shoe = store.call([&](Tables& t) { return t.prices.shoeOf(round); });
    if (!shoe) {
        qCInfo(pricingLog, "round %lld: %s", static_cast<long long>(round), shoe.error().text().c_str());
        return;
    }
    if (!m_latest.pricer || m_latest.rules != shoe->rules)
        m_latest = {shoe->rules, std::make_unique<Pricer>(shoe->rules, m_analyser, Pricer::always)};
    const auto prices = m_latest.pricer->price(*shoe, [this] { return isStopping(); });
    if (prices.empty())
        return;
    const auto kept = store.call([&](Tables& t) { return t.prices.keep(prices); });
    if (kept)
        emit priced(round, prices.back().worst());
    else
        qCInfo(pricingLog, "round %lld: %s", static_cast<long long>(round), kept.error().text().c_str());
}

void PricingQueue::fill(Store& store) {
    const auto reader = Store::open(store.folder(), Access::Read);
    if (!reader) {
        qCInfo(pricingLog, "%s", reader.error().text().c_str());
        return;
    }
    PricingPace pace{.shoesAtOnce = 1};
    pace.cancelled = [this] { return isStopping(); };
    pace.told = [&](const PricingState& state) {
        emit progressed(state.done, state.of);
        std::unique_lock lock(m_mutex);
        while (!m_rounds.empty() && !m_stopping) {
            const RoundId round = m_rounds.front();
            m_rounds.pop_front();
            lock.unlock();
            priceRound(store, round);
            lock.lock();
        }
        return !m_stopping;
    };
    if (const auto filled = priceHistory(**reader, store, pace); !filled)
        qCInfo(pricingLog, "%s", filled.error().text().c_str());
}

} // namespace openshoe::session

#include "moc_pricingqueue.cpp"
