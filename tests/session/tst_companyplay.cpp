// SPDX-License-Identifier: GPL-3.0-or-later
// The company's characters: each plays as described, and only by what can be seen.
#include "companytables.h"
#include "testprogram.h"

#include <algorithm>
#include <map>
#include <set>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::test;
using session::PlayStyle;
using session::TableSession;

namespace {

// The chart's answer, as a person would look it up.
std::optional<Action> byChart(const analysis::Chart& chart, const RuleSet& rules, const TableState& state,
                              const Question& asked) {
    const Hand& hand = state.seat(asked.seat).hand(asked.hand);
    const std::string up(1, analysis::pointLetter(pointValue(upCard(rules, state.dealer)) - 1));
    const auto column =
        static_cast<std::size_t>(std::ranges::find(chart.columns, up, analysis::columnName) - chart.columns.begin());
    const auto can = [&](Action action) { return !check(rules, state, asked, action); };
    const auto cellIn = [&](const std::vector<analysis::ChartRow>& rows, const std::string& label) {
        const auto row = std::ranges::find(rows, label, &analysis::ChartRow::label);
        return row == rows.end() ? nullptr : &row->cells[column];
    };
    const auto doable = [&](const analysis::ChartCell& cell) -> std::optional<Action> {
        switch (cell.play) {
        case analysis::Play::Stand: return Action::Stand;
        case analysis::Play::Hit: return Action::Hit;
        case analysis::Play::Double:
            if (can(Action::Double))
                return Action::Double;
            break;
        case analysis::Play::Surrender:
            if (can(Action::Surrender))
                return Action::Surrender;
            break;
        default: return std::nullopt;
        }
        return cell.otherwise == analysis::Play::Hit ? Action::Hit : Action::Stand;
    };
    const bool pair = hand.cards.size() == 2 && pointValue(hand.cards[0]) == pointValue(hand.cards[1]);
    if (pair && can(Action::Split)) {
        const std::string one(1, analysis::pointLetter(pointValue(hand.cards[0]) - 1));
        const auto* cell = cellIn(chart.pairs, one + one);
        if (cell && cell->play == analysis::Play::Split)
            return Action::Split;
        return cell ? doable(*cell) : std::nullopt;
    }
    const HandValue value = handValue(hand.cards);
    const auto* cell = value.soft ? cellIn(chart.soft, "A" + std::to_string(value.total - 11))
                                  : cellIn(chart.hard, std::to_string(value.total));
    return cell ? doable(*cell) : std::nullopt;
}

} // namespace

class TestCompanyPlay : public QObject {
    Q_OBJECT

    // Calls look(state, question, answer) for each question in that many rounds.
    template <typename Look> static void watch(int rounds, Look&& look) {
        LeanJournal journal(11);
        TableSession s(journal, watcher());
        s.setCompany(session::CompanyWish::Full, sharedAnalyser());
        s.open();
        const auto basic = session::basicPlayer(s.rules(), *sharedAnalyser());
        for (int i = 0; i < rounds; ++i) {
            QVERIFY(!s.watch());
            while (s.isPlaying()) {
                const auto asked = s.companyQuestion();
                QVERIFY(asked);
                const auto seed = session::companySeed(s.shoe()->seed.seed, s.state().firstCard);
                look(s.state(), *asked, seed, *basic);
                QVERIFY(!s.answerForCompany());
            }
        }
    }

    static Action actionOf(const Command& command) {
        const auto* act = std::get_if<Act>(&command);
        return act ? act->action : Action::Decline;
    }

private slots:
    void peopleAreTold() {
        std::set<std::string> ids;
        std::set<std::string> names;
        std::set<PlayStyle> styles;
        for (const session::Person& person : session::people()) {
            QVERIFY(QByteArray(person.id).startsWith("company-"));
            ids.insert(person.id);
            names.insert(person.name);
            styles.insert(person.character.play);
            QCOMPARE(session::personOf(person.id), &person);
            QVERIFY(person.character.units > 0 && person.character.bankroll >= 10);
            QVERIFY(person.character.thinking > 0 && person.character.rounds > 1);
            for (const char* line : session::linesOf(person.character))
                QVERIFY(QByteArray(line).endsWith('.'));
        }
        QCOMPARE(ids.size(), session::people().size());
        QCOMPARE(names.size(), ids.size());
        QVERIFY(ids.size() >= 60);
        QCOMPARE(styles.size(), std::size_t(6));
        QVERIFY(!session::personOf("player"));
        QCOMPARE(session::characterOf("company-gone").play, PlayStyle::Basic);
    }

    // Each decision in many rounds is the one that character would make.
    void everyonePlaysAsNamed() {
        const RuleSet rules = game("deluxe");
        const auto chart = sharedAnalyser()->analyse(rules)->chart;
        std::map<PlayStyle, int> decisions;
        std::map<PlayStyle, int> against; // basic strategy
        int tens = 0;
        watch(1500, [&](const TableState& state, const Question& asked, std::uint64_t seed,
                        const analysis::BasicPlayer& basic) {
            if (asked.kind != QuestionKind::Turn)
                return;
            const Action action = actionOf(session::companyAnswer(rules, state, asked, seed, basic));
            const PlayStyle style = session::characterOf(state.player(asked.player).id).play;
            const Hand& hand = state.seat(asked.seat).hand(asked.hand);
            const HandValue value = handValue(hand.cards);
            const auto told = byChart(chart, rules, state, asked);
            ++decisions[style];
            against[style] += told && *told != action ? 1 : 0;
            const bool twoTens = hand.cards.size() == 2 && pointValue(hand.cards[0]) == 10 && value.total == 20;
            switch (style) {
            case PlayStyle::Basic:
                if (told)
                    QCOMPARE(name(action), name(*told));
                break;
            case PlayStyle::Cautious:
                QVERIFY(action != Action::Double);
                QVERIFY(action != Action::Split || (value.soft && value.total == 12));
                QVERIFY(action != Action::Hit || value.soft || value.total < 15);
                break;
            case PlayStyle::NeverBusts:
                QVERIFY(action != Action::Split && action != Action::Surrender);
                QVERIFY(action == Action::Stand || value.soft || value.total <= 11);
                break;
            case PlayStyle::LikeDealer:
                QCOMPARE(name(action), name(dealerDraws(rules, hand.cards) ? Action::Hit : Action::Stand));
                break;
            case PlayStyle::SplitsTens:
                if (twoTens && !check(rules, state, asked, Action::Split)) {
                    QCOMPARE(name(action), name(Action::Split));
                    ++tens;
                } else if (told) {
                    QCOMPARE(name(action), name(*told));
                }
                break;
            case PlayStyle::Hunches: break;
            }
        });
        QCOMPARE(decisions.size(), std::size_t(6));
        for (const auto& [style, count] : decisions)
            QVERIFY2(count > 200, qPrintable(QString::number(static_cast<int>(style))));
        QVERIFY(tens > 5);
        QCOMPARE(against[PlayStyle::Basic], 0);
        QVERIFY(against[PlayStyle::Hunches] > decisions[PlayStyle::Hunches] / 50);
        QVERIFY(against[PlayStyle::NeverBusts] > 0 && against[PlayStyle::LikeDealer] > 0);
    }

    // Hidden cards never affect the answer: the shoe isn't passed in at all, and the hole card may be any that the
    // dealer's peek would have allowed.
    void hiddenCardsCantMatter() {
        const RuleSet rules = game("deluxe");
        int asked = 0;
        watch(200, [&](const TableState& state, const Question& question, std::uint64_t seed,
                       const analysis::BasicPlayer& basic) {
            const auto answer = session::companyAnswer(rules, state, question, seed, basic);
            const Card up = upCard(rules, state.dealer);
            for (int i = 0; i < 13; ++i) {
                const Card other = Card::fromIndex(i);
                const bool looked = state.phase == Phase::Turns;
                Cards two;
                two.add(up);
                two.add(other);
                if (looked && isNatural(two))
                    continue;
                TableState changed = state;
                changed.dealer.cards = two;
                const auto then = session::companyAnswer(rules, changed, question, seed, basic);
                QCOMPARE(name(actionOf(then)), name(actionOf(answer)));
                ++asked;
            }
        });
        QVERIFY(asked > 5000);
    }

    void feelingsAreTheSameTheNextTime() {
        const RuleSet rules = game("deluxe");
        std::set<std::uint64_t> seeds;
        watch(50, [&](const TableState& state, const Question& asked, std::uint64_t seed,
                      const analysis::BasicPlayer& basic) {
            seeds.insert(seed);
            const auto once = session::companyAnswer(rules, state, asked, seed, basic);
            const auto again = session::companyAnswer(rules, state, asked, seed, basic);
            QCOMPARE(name(actionOf(once)), name(actionOf(again)));
            const int percent = session::thinkingPercent(state, asked, seed);
            QCOMPARE(session::thinkingPercent(state, asked, seed), percent);
            QVERIFY(percent > 5 && percent < 500);
        });
        QVERIFY(seeds.size() > 45); // each round has its own, except those in which nobody was asked
    }
};

OPENSHOE_TEST(TestCompanyPlay, Core)
#include "tst_companyplay.moc"
