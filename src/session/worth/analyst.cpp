// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/analyst.h"

#include "session/worth/pricing.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace openshoe::session {

/// What a question can use while it is being worked on.
struct Analyst::Turn {
    analysis::Analyser& analyser;
    /// Something more urgent was asked, or nobody wants this answer any more. May be called from any thread.
    std::function<bool()> givesWay;
    std::function<void(Answer)> answerInPart;
};

/// The thread and its queue. Everything below the mutex is guarded by it.
struct Analyst::Worker {
    struct Answered {
        Ticket ticket = 0;
        Answer answer;
        bool last = true; ///< nothing more comes
    };
    /// Questions of one urgency are done in the order asked.
    using Place = std::pair<Urgency, Ticket>;

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
    void add(Place place, Work work);
    void remove(Place place);
    void put(Answered answered);
    [[nodiscard]] bool isNext(Place place) const { return !queue.empty() && queue.begin()->first == place; }

    Analyst& analyst;
    std::shared_ptr<analysis::Analyser> analyser;
    std::mutex mutex;
    std::condition_variable wake;
    std::map<Place, Work> queue;
    std::deque<Answered> answers; ///< to be taken by the owner
    bool stopping = false;
    std::thread thread; ///< last, because it uses all of the above
};

// A question leaves the queue once it is answered; one that gave way keeps its place and begins again.
void Analyst::Worker::run() {
    for (;;) {
        std::unique_lock lock(mutex);
        wake.wait(lock, [this] { return stopping || !queue.empty(); });
        if (stopping)
            return;
        const auto [place, work] = *queue.begin();
        lock.unlock();
        const Turn turn{.analyser = *analyser,
                        .givesWay =
                            [this, asked = place] {
                                const std::lock_guard guard(mutex);
                                return stopping || !isNext(asked);
                            },
                        .answerInPart =
                            [this, asked = place](Answer part) {
                                put({.ticket = asked.second, .answer = std::move(part), .last = false});
                            }};
        auto answer = work(turn);
        if (!answer)
            continue;
        remove(place);
        put({.ticket = place.second, .answer = std::move(*answer)});
    }
}

void Analyst::Worker::add(Place place, Work work) {
    {
        const std::lock_guard lock(mutex);
        queue.emplace(place, std::move(work));
    }
    wake.notify_one();
}

void Analyst::Worker::remove(Place place) {
    const std::lock_guard lock(mutex);
    queue.erase(place);
}

void Analyst::Worker::put(Answered answered) {
    {
        const std::lock_guard lock(mutex);
        answers.push_back(std::move(answered));
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

// --- What can be asked.

Analyst::Work Analyst::figuresOf(const engine::RuleSet& rules) {
    return [rules](const Turn& turn) -> std::optional<Answer> {
        const Figures figures = engine::validate(rules) ? turn.analyser.analyse(rules, turn.givesWay) : nullptr;
        if (!figures && turn.givesWay())
            return std::nullopt;
        return figures;
    };
}

void Analyst::figures(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done) {
    ask(Urgency::Figures, context, figuresOf(rules), as(std::move(done)));
}

void Analyst::look(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done) {
    askInstead(Urgency::Look, context, context, figuresOf(rules), as(std::move(done)));
}

void Analyst::price(const engine::RuleSet& rules, const engine::RuleSet& before, QObject* context,
                    std::function<void(const Price&)> done) {
    cancelPrice();
    if (!engine::validate(rules))
        return;
    const auto work = [rules, before](const Turn& turn) -> std::optional<Answer> {
        const auto now = turn.analyser.edge(rules, turn.givesWay);
        const auto then =
            now && engine::validate(before) ? turn.analyser.edge(before, turn.givesWay) : std::nullopt;
        if (!now || turn.givesWay())
            return std::nullopt;
        Price price{.expectation = now->expectation, .before = std::nullopt, .sideBets = std::nullopt};
        if (then)
            price.before = then->expectation;
        turn.answerInPart(price);
        price.sideBets = turn.analyser.sideBets(rules);
        return price;
    };
    askInstead(Urgency::Price, nullptr, context, work, as(std::move(done)));
}

void Analyst::advise(const engine::RuleSet& rules, const analysis::Decision& decision, QObject* context,
                     std::function<void(const Advice&)> done) {
    const auto work = [rules, decision](const Turn&) { return Answer(analysis::advise(rules, decision)); };
    askInstead(Urgency::Advice, nullptr, context, work, as(std::move(done)));
}

void Analyst::calculate(const engine::RuleSet& rules, const analysis::Decision& decision, bool peeked, QObject* context,
                        std::function<void(const Calculation&)> done) {
    const auto work = [rules, decision, peeked](const Turn&) {
        return Answer(analysis::calculate(rules, decision, peeked));
    };
    askInstead(Urgency::Calculation, context, context, work, as(std::move(done)));
}

void Analyst::judge(const engine::RuleSet& rules, const SeenDecision& seen, QObject* context,
                    std::function<void(const Judgement&)> done) {
    const auto work = [rules, seen](const Turn&) { return Answer(priceOf(rules, seen)); };
    askInstead(Urgency::Judgement, nullptr, context, work, as(std::move(done)));
}

void Analyst::compare(const engine::RuleSet& a, const engine::RuleSet& b, QObject* context,
                      std::function<void(const Comparison&)> done, std::function<void(double)> progress) {
    const auto work = [a, b](const Turn& turn) -> std::optional<Answer> {
        if (!engine::validate(a) || !engine::validate(b))
            return Comparison();
        auto compared = analysis::compare(turn.analyser, a, b, turn.givesWay, turn.answerInPart);
        if (!compared)
            return std::nullopt;
        return std::make_shared<const analysis::Comparison>(std::move(*compared));
    };
    const auto deliver = [done = as(std::move(done)), progress = std::move(progress)](const Answer& answer) {
        const auto* part = std::get_if<double>(&answer);
        if (!part)
            done(answer);
        else if (progress)
            progress(*part);
    };
    askInstead(Urgency::Comparison, nullptr, context, work, deliver);
}

// --- Asking.

void Analyst::ask(Urgency urgency, QObject* context, Work work, Deliver deliver) {
    m_requests.emplace(++m_last, Request{context, std::move(deliver)});
    m_worker->add({urgency, m_last}, std::move(work));
}

void Analyst::askInstead(Urgency urgency, const QObject* by, QObject* context, Work work, Deliver deliver) {
    cancel(urgency, by);
    ask(urgency, context, std::move(work), std::move(deliver));
    m_replaceable[{urgency, by}] = m_last;
}

void Analyst::cancel(Urgency urgency, const QObject* by) {
    const auto found = m_replaceable.find({urgency, by});
    if (found == m_replaceable.end())
        return;
    m_requests.erase(found->second);
    m_worker->remove({urgency, found->second});
    m_replaceable.erase(found);
}

// One answer per call: its callback may destroy this object.
void Analyst::takeAnswer() {
    Worker::Answered answered;
    {
        const std::lock_guard lock(m_worker->mutex);
        answered = std::move(m_worker->answers.front());
        m_worker->answers.pop_front();
    }
    const auto found = m_requests.find(answered.ticket);
    if (found == m_requests.end())
        return; // replaced or cancelled meanwhile
    const Request request = found->second;
    if (answered.last)
        m_requests.erase(found);
    if (request.context)
        request.deliver(answered.answer);
}

} // namespace openshoe::session

#include "moc_analyst.cpp"
