// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "analysis/analysis.h"
#include "analysis/compare.h"
#include "analysis/dealer_odds.h"
#include "session/round/decisions.h"
#include "storage/prices/prices.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace openshoe::session {

/// The analyser on a thread of its own: questions go in, answers come back as immutable values on the thread that
/// asked. The most urgent question is done first: advice, then what a decision cost, a hand in the calculator, the
/// price of a moved switch, what a person is looking at, and other figures in the order asked. A longer calculation is
/// interrupted for these and restarted later. Results are cached by the rules they depend on, so a known game is
/// answered without calculating.
class Analyst : public QObject {
    Q_OBJECT

public:
    /// Null only if the rules are not valid.
    using Figures = std::shared_ptr<const analysis::GameAnalysis>;
    using Advice = base::Result<analysis::Advice>;
    using Calculation = base::Result<analysis::Calculation>;
    using Judgement = storage::DecisionPrice;
    /// Null only if either set of rules is not valid.
    using Comparison = std::shared_ptr<const analysis::Comparison>;
    /// What rules that are being edited are worth under best play.
    struct Price {
        double expectation = 0;       ///< net per unit of the initial play
        std::optional<double> before; ///< the same before the change; empty if those rules were not valid
        /// In the rules' order; empty in the first of the two answers.
        std::optional<std::vector<analysis::SideBetFigures>> sideBets;
    };

    /// Results are cached in that analyser.
    explicit Analyst(std::shared_ptr<analysis::Analyser> analyser = std::make_shared<analysis::Analyser>(),
                     QObject* parent = nullptr);
    /// Stops within a few milliseconds; no answers are delivered after that.
    ~Analyst() override;

    /// What is already known; otherwise null.
    [[nodiscard]] Figures known(const engine::RuleSet& rules) const;

    // Each answer is delivered once, later, unless `context` is gone or the question was replaced or cancelled.
    /// A game's figures, when there is time for them.
    void figures(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done);
    /// How a change of rules affects a game's price; replaces the previous request. Answered twice: first with the
    /// expectation alone, then including the side bets. Rules that are not valid get no answer.
    void price(const engine::RuleSet& rules, const engine::RuleSet& before, QObject* context,
               std::function<void(const Price&)> done);
    /// The game `context` is looking at; replaces the one it looked at before.
    void look(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done);
    /// Advice on the current decision; replaces the previous request.
    void advise(const engine::RuleSet& rules, const analysis::Decision& decision, QObject* context,
                std::function<void(const Advice&)> done);
    /// Everything about a decision that `context` asks about, see analysis::calculate(); replaces what it asked before.
    void calculate(const engine::RuleSet& rules, const analysis::Decision& decision, bool peeked, QObject* context,
                   std::function<void(const Calculation&)> done);
    /// What the answer given to a question cost, see priceOf(); replaces the previous request.
    void judge(const engine::RuleSet& rules, const SeenDecision& seen, QObject* context,
               std::function<void(const Judgement&)> done);
    /// Compares two games; replaces the previous comparison. `progress` receives the fraction done, 0 … 1, which starts
    /// over after an interruption, when earlier results are already cached.
    void compare(const engine::RuleSet& a, const engine::RuleSet& b, QObject* context,
                 std::function<void(const Comparison&)> done, std::function<void(double)> progress = {});
    void cancelComparison() { cancel(Urgency::Comparison); }
    void cancelPrice() { cancel(Urgency::Price); }
    void cancelLook(const QObject* context) { cancel(Urgency::Look, context); }
    void cancelAdvice() { cancel(Urgency::Advice); }
    void cancelCalculation(const QObject* context) { cancel(Urgency::Calculation, context); }
    void cancelJudgement() { cancel(Urgency::Judgement); }
    /// Whether any answer is outstanding.
    [[nodiscard]] bool isBusy() const { return !m_requests.empty(); }

signals:
    /// Another answer is ready; emitted by the worker.
    void answered(QPrivateSignal);

private:
    /// What is asked, the most urgent first.
    enum class Urgency { Advice, Judgement, Calculation, Price, Look, Comparison, Figures };
    /// Identifies a question to the worker.
    using Ticket = quint64;
    /// The last kind: how far a comparison is.
    using Answer = std::variant<Figures, Advice, Calculation, Judgement, Comparison, Price, double>;
    using Deliver = std::function<void(const Answer&)>;
    struct Turn;
    /// Finds the answer on the worker's thread; nullopt if it gave way.
    using Work = std::function<std::optional<Answer>(const Turn&)>;
    struct Request {
        QPointer<QObject> context;
        Deliver deliver;
    };
    struct Worker;

    /// Hands an answer of that kind on.
    template <typename T> [[nodiscard]] static Deliver as(std::function<void(const T&)> done) {
        return [done = std::move(done)](const Answer& answer) { done(std::get<T>(answer)); };
    }
    [[nodiscard]] static Work figuresOf(const engine::RuleSet& rules);
    void ask(Urgency urgency, QObject* context, Work work, Deliver deliver);
    /// In place of what was asked with that urgency before, by that object where everyone may ask for themselves.
    void askInstead(Urgency urgency, const QObject* by, QObject* context, Work work, Deliver deliver);
    void cancel(Urgency urgency, const QObject* by = nullptr);
    void takeAnswer();

    std::map<Ticket, Request> m_requests;
    Ticket m_last = 0;
    std::map<std::pair<Urgency, const QObject*>, Ticket> m_replaceable; ///< what askInstead() asked last
    std::unique_ptr<Worker> m_worker;
};

} // namespace openshoe::session
