// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/analyst.h"

#include "session/worth/pricing.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>

namespace openshoe::session {

/// The thread and its remaining work. Everything below the mutex is guarded by it.
struct Analyst::Worker {
    struct Game {
        Ticket ticket = 0;
        engine::RuleSet rules;
    };
    struct Hand {
        Ticket ticket = 0;
        engine::RuleSet rules;
        analysis::Decision decision;
    };
    struct Answered {
        Ticket ticket = 0;
        engine::RuleSet rules;
        SeenDecision seen;
    };
    struct Pair {
        Ticket ticket = 0;
        engine::RuleSet a;
        engine::RuleSet b;
    };
    struct Change {
        Ticket ticket = 0;
        engine::RuleSet rules;
        engine::RuleSet before;
    };
    using What = std::variant<Figures, Advice, Judgement, Comparison, Price, double>; // the last: progress

    Worker(Analyst& owner, std::shared_ptr<analysis::Analyser> shared)
        : analyst(owner), analyser(std::move(shared)), thread([this] { run(); }) {}
    ~Worker() {
        {
            const std::lock_guard lock(mutex);
            stopping = true;
        }
        wake.notify_one();
        thread.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void run();
    /// Any other calculation gives way to these.
    [[nodiscard]] bool isUrgent() const { return advice || judged; }
    void doAdvice(const Hand& work);
    /// False if it gave way.
    bool doPrice(const Change& work);
    /// False if it gave way.
    bool doGame(const Game& work, bool looked);
    /// False if it gave way.
    bool doComparison(const Pair& work);
    void answer(Ticket ticket, What what);

    struct Answer {
        Ticket ticket = 0;
        What what;
    };

    Analyst& analyst;
    std::shared_ptr<analysis::Analyser> analyser;
    std::mutex mutex;
    std::condition_variable wake;
    std::optional<Hand> advice;
    std::optional<Answered> judged;
    std::optional<Change> price;
    std::deque<Game> looks;
    std::optional<Pair> comparison;
    std::deque<Game> figures;
    std::deque<Answer> answers; ///< to be taken by the owner
    int begun = 0;
    bool stopping = false;
    std::thread thread; ///< last, because it uses all of the above
};

// Work is removed only once it is done, unless it was replaced meanwhile; whatever gave way keeps its place.
void Analyst::Worker::run() {
    const auto done = [](auto& place, Ticket ticket) {
        if (place && place->ticket == ticket)
            place.reset();
    };
    const auto takeOff = [](std::deque<Game>& games, Ticket ticket) {
        std::erase_if(games, [&](const Game& game) { return game.ticket == ticket; });
    };
    for (;;) {
        std::unique_lock lock(mutex);
        wake.wait(lock, [this] {
            return stopping || isUrgent() || price || !looks.empty() || comparison || !figures.empty();
        });
        if (stopping)
            return;
        ++begun;
        if (advice) {
            const Hand work = std::move(*advice);
            advice.reset();
            lock.unlock();
            doAdvice(work);
        } else if (judged) {
            const Answered work = std::move(*judged);
            judged.reset();
            lock.unlock();
            answer(work.ticket, priceOf(work.rules, work.seen));
        } else if (price) {
            const Change work = *price;
            lock.unlock();
            const bool finished = doPrice(work);
            lock.lock();
            if (finished)
                done(price, work.ticket);
        } else if (looks.empty() && comparison) {
            const Pair work = *comparison;
            lock.unlock();
            const bool finished = doComparison(work);
            lock.lock();
            if (finished)
                done(comparison, work.ticket);
        } else {
            const bool looked = !looks.empty();
            const Game work = looked ? looks.front() : figures.front();
            lock.unlock();
            const bool finished = doGame(work, looked);
            lock.lock();
            if (finished)
                takeOff(looked ? looks : figures, work.ticket);
        }
    }
}

void Analyst::Worker::doAdvice(const Hand& work) {
    answer(work.ticket, analysis::advise(work.rules, work.decision));
}

bool Analyst::Worker::doPrice(const Change& work) {
    const auto givesWay = [&] {
        const std::lock_guard lock(mutex);
        return stopping || isUrgent() || !price || price->ticket != work.ticket;
    };
    Price result;
    const auto now = analyser->edge(work.rules, givesWay);
    const auto before = now && engine::validate(work.before) ? analyser->edge(work.before, givesWay) : std::nullopt;
    if (!now || givesWay())
        return false;
    result.expectation = now->expectation;
    if (before)
        result.before = before->expectation;
    answer(work.ticket, result);
    result.sideBets = analyser->sideBets(work.rules);
    answer(work.ticket, std::move(result));
    return true;
}

bool Analyst::Worker::doGame(const Game& work, bool looked) {
    const auto givesWay = [&] {
        const std::lock_guard lock(mutex);
        if (stopping || isUrgent() || price)
            return true;
        return looked ? std::ranges::none_of(looks, [&](const Game& game) { return game.ticket == work.ticket; })
                      : !looks.empty() || comparison;
    };
    const Figures result = engine::validate(work.rules) ? analyser->analyse(work.rules, givesWay) : nullptr;
    if (!result && givesWay())
        return false;
    answer(work.ticket, result);
    return true;
}

bool Analyst::Worker::doComparison(const Pair& work) {
    const auto givesWay = [&] {
        const std::lock_guard lock(mutex);
        return stopping || isUrgent() || price || !looks.empty() || !comparison || comparison->ticket != work.ticket;
    };
    Comparison result;
    if (engine::validate(work.a) && engine::validate(work.b)) {
        auto compared =
            analysis::compare(*analyser, work.a, work.b, givesWay, [&](double done) { answer(work.ticket, done); });
        if (!compared)
            return false;
        result = std::make_shared<const analysis::Comparison>(std::move(*compared));
    }
    answer(work.ticket, result);
    return true;
}

void Analyst::Worker::answer(Ticket ticket, What what) {
    {
        const std::lock_guard lock(mutex);
        answers.push_back({ticket, std::move(what)});
    }
    emit analyst.answered(QPrivateSignal{});
}

Analyst::Analyst(std::shared_ptr<analysis::Analyser> analyser, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(*this, std::move(analyser))) {
    connect(this, &Analyst::answered, this, &Analyst::takeAnswer, Qt::QueuedConnection);
}

Analyst::~Analyst() = default;

Analyst::Figures Analyst::known(const engine::RuleSet& rules) const {
    return m_worker->analyser->remembered(rules);
}

int Analyst::calculations() const {
    const std::lock_guard lock(m_worker->mutex);
    return m_worker->begun;
}

void Analyst::figures(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done) {
    const Ticket ticket = ask({.context = context, .figures = std::move(done)});
    {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->figures.push_back({ticket, rules});
    }
    m_worker->wake.notify_one();
}

void Analyst::look(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done) {
    cancelLook(context);
    const Ticket ticket = ask({.context = context, .figures = std::move(done)});
    m_looks[context] = ticket;
    {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->looks.push_back({ticket, rules});
    }
    m_worker->wake.notify_one();
}

void Analyst::price(const engine::RuleSet& rules, const engine::RuleSet& before, QObject* context,
                    std::function<void(const Price&)> done) {
    cancelPrice();
    if (!engine::validate(rules))
        return;
    m_price = ask({.context = context, .price = std::move(done)});
    {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->price = Worker::Change{m_price, rules, before};
    }
    m_worker->wake.notify_one();
}

void Analyst::advise(const engine::RuleSet& rules, const analysis::Decision& decision, QObject* context,
                     std::function<void(const Advice&)> done) {
    m_asked.erase(m_advice);
    m_advice = ask({.context = context, .advice = std::move(done)});
    {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->advice = Worker::Hand{m_advice, rules, decision};
    }
    m_worker->wake.notify_one();
}

void Analyst::judge(const engine::RuleSet& rules, const SeenDecision& seen, QObject* context,
                    std::function<void(const Judgement&)> done) {
    m_asked.erase(m_judgement);
    m_judgement = ask({.context = context, .judgement = std::move(done)});
    {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->judged = Worker::Answered{m_judgement, rules, seen};
    }
    m_worker->wake.notify_one();
}

void Analyst::compare(const engine::RuleSet& a, const engine::RuleSet& b, QObject* context,
                      std::function<void(const Comparison&)> done, std::function<void(double)> progress) {
    m_asked.erase(m_comparison);
    m_comparison = ask({.context = context, .comparison = std::move(done), .progress = std::move(progress)});
    {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->comparison = Worker::Pair{m_comparison, a, b};
    }
    m_worker->wake.notify_one();
}

void Analyst::cancelComparison() {
    m_asked.erase(m_comparison);
    const std::lock_guard lock(m_worker->mutex);
    m_worker->comparison.reset();
}

void Analyst::cancelPrice() {
    m_asked.erase(m_price);
    const std::lock_guard lock(m_worker->mutex);
    m_worker->price.reset();
}

void Analyst::cancelLook(const QObject* context) {
    const auto found = m_looks.find(context);
    if (found == m_looks.end())
        return;
    const Ticket ticket = found->second;
    m_looks.erase(found);
    m_asked.erase(ticket);
    const std::lock_guard lock(m_worker->mutex);
    std::erase_if(m_worker->looks, [&](const Worker::Game& game) { return game.ticket == ticket; });
}

void Analyst::cancelAdvice() {
    m_asked.erase(m_advice);
    const std::lock_guard lock(m_worker->mutex);
    m_worker->advice.reset();
}

void Analyst::cancelJudgement() {
    m_asked.erase(m_judgement);
    const std::lock_guard lock(m_worker->mutex);
    m_worker->judged.reset();
}

Analyst::Ticket Analyst::ask(Asked asked) {
    m_asked.emplace(++m_last, std::move(asked));
    return m_last;
}

// One answer per call: its callback may destroy this object.
void Analyst::takeAnswer() {
    Worker::Answer answer;
    {
        const std::lock_guard lock(m_worker->mutex);
        answer = std::move(m_worker->answers.front());
        m_worker->answers.pop_front();
    }
    const auto found = m_asked.find(answer.ticket);
    if (found == m_asked.end())
        return; // replaced or cancelled meanwhile
    if (const auto* done = std::get_if<double>(&answer.what)) {
        if (const auto tell = found->second.progress; tell && found->second.context)
            tell(*done);
        return;
    }
    const auto* first = std::get_if<Price>(&answer.what);
    const bool more = first && !first->sideBets;
    const Asked asked = more ? found->second : std::move(found->second);
    if (!more)
        m_asked.erase(found);
    if (!asked.context)
        return;
    if (const auto* figures = std::get_if<Figures>(&answer.what))
        asked.figures(*figures);
    else if (const auto* comparison = std::get_if<Comparison>(&answer.what))
        asked.comparison(*comparison);
    else if (const auto* price = std::get_if<Price>(&answer.what))
        asked.price(*price);
    else if (const auto* judgement = std::get_if<Judgement>(&answer.what))
        asked.judgement(*judgement);
    else
        asked.advice(std::get<Advice>(answer.what));
}

} // namespace openshoe::session

#include "moc_analyst.cpp"
