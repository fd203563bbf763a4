// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "analysis/analysis.h"
#include "analysis/compare.h"
#include "session/decisions.h"
#include "storage/prices.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>

namespace openshoe::session {

/// The analyser on a thread of its own: questions go in, answers come back on the thread that asked, as values that
/// don't change. The most urgent is done first: advice, what a decision cost, the price of a moved switch, then what a
/// person is looking at, then figures in the order asked. A longer calculation is broken off for it and begun again
/// later. Results are kept by the rules they depend on, so a game that is known is answered without calculating.
class Analyst : public QObject {
    Q_OBJECT

public:
    /// Null only if the rules are not valid.
    using Figures = std::shared_ptr<const analysis::GameAnalysis>;
    using Advice = base::Result<analysis::Advice>;
    using Judgement = storage::DecisionPrice;
    /// Null only if the rules of either are not valid.
    using Comparison = std::shared_ptr<const analysis::Comparison>;
    /// What rules are worth that are being changed, with best play.
    struct Price {
        double expectation = 0;       ///< net per unit of the initial play
        std::optional<double> before; ///< the same before the change; nothing where those rules were not valid
        /// In the rules' order; nothing in the first of the two answers.
        std::optional<std::vector<analysis::SideBetFigures>> sideBets;
    };

    /// Remembers what it has found in that analyser.
    explicit Analyst(std::shared_ptr<analysis::Analyser> analyser = std::make_shared<analysis::Analyser>(),
                     QObject* parent = nullptr);
    /// Stops within a few milliseconds; nothing is answered after it.
    ~Analyst() override;

    /// What is known already; null if nothing is.
    [[nodiscard]] Figures known(const engine::RuleSet& rules) const;

    // Each answer comes once, later, unless `context` is gone or the question has been replaced or cancelled.
    /// A game's figures, whenever there is time for them.
    void figures(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done);
    /// What a change of rules does to a game's price: replaces the one asked for before. It is answered twice: the
    /// expectation at once, then with the side bets. For rules that are not valid there is no answer.
    void price(const engine::RuleSet& rules, const engine::RuleSet& before, QObject* context,
               std::function<void(const Price&)> done);
    /// The game that `context` is looking at: replaces the one it looked at before.
    void look(const engine::RuleSet& rules, QObject* context, std::function<void(const Figures&)> done);
    /// The decision that is being asked for: replaces the one before.
    void advise(const engine::RuleSet& rules, const analysis::Decision& decision, QObject* context,
                std::function<void(const Advice&)> done);
    /// What the answer given to a question cost, see priceOf(): replaces the one asked for before.
    void judge(const engine::RuleSet& rules, const SeenDecision& seen, QObject* context,
               std::function<void(const Judgement&)> done);
    /// The two games that are being compared: replaces the comparison before. `progress` is told how far it is, 0 … 1,
    /// and begins anew where it gave way; what was calculated before is known by then.
    void compare(const engine::RuleSet& a, const engine::RuleSet& b, QObject* context,
                 std::function<void(const Comparison&)> done, std::function<void(double)> progress = {});
    void cancelComparison();
    void cancelPrice();
    void cancelLook(const QObject* context);
    void cancelAdvice();
    void cancelJudgement();
    /// Whether anything is still to be answered.
    [[nodiscard]] bool isBusy() const { return !m_asked.empty(); }
    /// Calculations begun so far, those given up included; for tests.
    [[nodiscard]] int calculations() const;

signals:
    /// One answer more has come; sent by the worker.
    void answered(QPrivateSignal);

private:
    struct Worker;
    /// Names a question to the worker.
    using Ticket = quint64;
    struct Asked {
        QPointer<QObject> context;
        std::function<void(const Figures&)> figures;
        std::function<void(const Advice&)> advice;
        std::function<void(const Judgement&)> judgement;
        std::function<void(const Comparison&)> comparison;
        std::function<void(double)> progress;
        std::function<void(const Price&)> price;
    };

    [[nodiscard]] Ticket ask(Asked asked);
    void takeAnswer();

    std::map<Ticket, Asked> m_asked;
    Ticket m_last = 0;
    std::map<const QObject*, Ticket> m_looks; ///< of those who look at a game
    Ticket m_price = 0;
    Ticket m_advice = 0;
    Ticket m_judgement = 0;
    Ticket m_comparison = 0;
    std::unique_ptr<Worker> m_worker;
};

} // namespace openshoe::session
