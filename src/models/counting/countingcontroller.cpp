// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countingcontroller.h"

#include "base/money.h"
#include "formats/counts.h"
#include "languages/translated.h"
#include "models/archive/background.h"
#include "models/counting/countpictures.h"
#include "models/counting/countwords.h"
#include "models/files/documents.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <limits>

namespace openshoe::models {

using base::Money;
using engine::RuleSet;
using engine::ShuffleWhen;

namespace {

constexpr int leastDealt = 50; // per cent
constexpr int mostDealt = 90;
constexpr int dealtStep = 5;
/// Of a game that is dealt from a kept shoe only here.
constexpr int usualDealt = 75;
constexpr int usualBankroll = 1000; // least stakes
constexpr double leastHours = 1;
constexpr double mostHours = 1000;
constexpr int hoursStep = 5;
constexpr int paceStep = 10;
constexpr int mostLeaves = 12;
/// Counts between which a round may be left or entered come in all but this part of the rounds on either side.
constexpr double leaveBeyond = 0.04;
constexpr std::size_t mostUndone = 50;
constexpr auto allRoundsPlayed = "all";
constexpr auto noSystem = "none";
constexpr auto ownSystem = "own/";
constexpr auto ownSystemsKey = "counting/own";
constexpr std::size_t mostOwnSystems = 20;
constexpr auto mainBet = "main";

double inUnits(Money money) {
    return static_cast<double>(money.minorUnits()) / Money::minorPerUnit;
}

QString ownValue(const counting::CountSystem& system) {
    return QLatin1StringView(ownSystem) + text(system.id);
}

RuleSet dealtAs(RuleSet rules, int decks, bool keptShoe, int percentDealt) {
    rules.decks = decks;
    if (keptShoe)
        rules.shuffle.when = ShuffleWhen::CutCard;
    rules.shuffle.penetration = percentDealt / 100.0;
    return rules;
}

int nearestPlace(const std::vector<Money>& stakes, Money stake) {
    const auto nearest = std::ranges::min_element(
        stakes, {}, [&](Money each) { return std::abs(each.minorUnits() - stake.minorUnits()); });
    return nearest == stakes.end() ? 0 : static_cast<int>(nearest - stakes.begin());
}

// The greatest that isn't more.
int placeUpTo(const std::vector<Money>& stakes, double stake) {
    int place = 0;
    for (std::size_t i = 0; i < stakes.size() && inUnits(stakes[i]) <= stake + 1e-9; ++i)
        place = static_cast<int>(i);
    return place;
}

advantage::Outcomes outcomesOf(const analysis::SideBetFigures& bet) {
    advantage::Outcomes outcomes;
    double lost = 1;
    for (const auto& outcome : bet.outcomes) {
        if (const auto odds = base::Odds::parse(outcome.pays); odds && outcome.probability > 0) {
            outcomes.push_back({odds->ratio(), outcome.probability});
            lost -= outcome.probability;
        }
    }
    outcomes.push_back({-1, lost});
    return outcomes;
}

} // namespace

CountingController::CountingController(const catalogue::Catalogue& games, std::shared_ptr<analysis::Analyser> analyser,
                                       SettingsController& settings, RowModel* choices, PractiseController* practise,
                                       QObject* parent)
    : QObject(parent), m_games(games), m_settings(settings), m_gameRows(choices), m_work(std::move(analyser)),
      m_practise(practise), m_own(*games.games().front().rules), m_rules(m_own),
      m_system(formats::countSystems().front()) {
    m_hours =
        std::clamp(settings.store().value(QStringLiteral("counting/hours"), 20).toDouble(), leastHours, mostHours);
    connect(&m_work, &CountWork::found, this, [this] {
        price();
        showTab();
        emit changed();
    });
    connect(&m_work, &CountWork::progressed, this, &CountingController::progressed);
    for (Choices* one : {&m_decks, &m_dealt, &m_systems, &m_hands, &m_leave, &m_kelly})
        connect(one, &Choices::chosen, this, [this, one] {
            if (m_quiet)
                return;
            if (one == &m_decks || one == &m_dealt || one == &m_systems) {
                keep("decks", m_decks.value());
                keep("dealt", m_dealt.value());
                keep("system", m_systems.value());
                apply();
                return;
            }
            keep("hands", m_hands.value());
            keep("leave", m_leave.value());
            keep("kelly", m_kelly.value());
            m_best = m_best && one == &m_kelly;
            showLadder();
            price();
        });
    connect(&settings, &SettingsController::paceChanged, this, [this] {
        emit stakesChanged();
        price();
    });
    connect(&settings, &SettingsController::currencyChosen, this, [this](const QString& game) {
        if (game == variantId())
            apply();
    });
    connect(&games, &catalogue::Catalogue::changed, this, [this](const QStringList& ids) {
        if (ids.contains(variantId()))
            setVariantId(variantId());
    });
    const auto own =
        QJsonDocument::fromJson(settings.store().value(QLatin1StringView(ownSystemsKey)).toString().toUtf8()).array();
    for (const QJsonValue& one : own) {
        if (auto system = formats::countSystemFromJson(one, ownSystemsKey))
            m_ownSystems.push_back(*std::move(system));
    }
    readChoices();
}

// --- The game, and how it is dealt.

QString CountingController::variantId() const {
    return text(m_own.id);
}

void CountingController::setAtTable(const catalogue::Rules& rules) {
    if (m_inForce.setAtTable(rules, m_own.id))
        setVariantId(variantId());
}

void CountingController::setVariantId(const QString& variantId) {
    const auto game = m_inForce.find(variantId.toStdString());
    if (!game || *game == m_own)
        return;
    m_own = *game;
    if (m_practise)
        m_practise->setGame(variantId);
    readChoices();
    apply();
}

bool CountingController::isCounting() const {
    return isCountable() && m_systems.value() != QLatin1StringView(noSystem);
}

bool CountingController::shufflesEachRound() const {
    return m_own.shuffle.when == ShuffleWhen::EveryRound;
}

void CountingController::setKept(bool keptShoe) {
    if (keptShoe == m_kept)
        return;
    m_kept = keptShoe;
    keep("kept", keptShoe);
    apply();
}

void CountingController::setPlaysByCount(bool follows) {
    if (follows == m_playsByCount)
        return;
    m_playsByCount = follows;
    keep("plays", follows);
    apply();
}

QString CountingController::conventionText() const {
    return models::conventionText(m_system);
}

void CountingController::setShown(bool shown) {
    if (shown == m_shown)
        return;
    m_shown = shown;
    if (shown) {
        apply();
        m_work.goOn();
    } else {
        m_work.stop();
    }
    emit shownChanged();
}

void CountingController::setTab(int tab) {
    if (tab == m_tab || tab < 0 || tab > CountingTab::Practise)
        return;
    m_tab = tab;
    want();
    showTab();
    emit tabChanged();
}

void CountingController::retranslate() {
    offerChoices();
    showLadder();
    show();
    showTab();
    emit changed();
    emit stakesChanged();
    emit progressed();
}

// What was chosen for this game before.
void CountingController::readChoices() {
    m_kept = kept("kept", false).toBool();
    m_playsByCount = kept("plays", false).toBool();
    m_bankroll = Money();
    m_before.clear();
    m_best = false;
    offerChoices();
    m_quiet = true;
    m_decks.choose(kept("decks", QString::number(m_own.decks)).toString());
    offerDealt();
    m_dealt.choose(kept("dealt", QString::number(shufflesEachRound()
                                                     ? usualDealt
                                                     : static_cast<int>(std::lround(100 * m_own.shuffle.penetration))))
                       .toString());
    m_systems.choose(kept("system").toString());
    m_hands.choose(kept("hands", QStringLiteral("1")).toString());
    m_kelly.choose(kept("kelly", QStringLiteral("0.5")).toString());
    m_quiet = false;
}

void CountingController::offerChoices() {
    m_quiet = true;
    std::vector<ChoiceRow> decks;
    for (int count = 1; count <= 8; ++count) {
        if (engine::validate(dealtAs(m_own, count, true, usualDealt)))
            decks.push_back({tr("%n decks", "", count), QString::number(count)});
    }
    m_decks.offer(std::move(decks));
    offerDealt();
    offerSystems();
    std::vector<ChoiceRow> hands;
    for (int count = 1; count <= std::min(m_own.table.seats, m_own.table.seatsPerPlayer); ++count)
        hands.push_back({tr("%n hands", "", count), QString::number(count)});
    m_hands.offer(std::move(hands));
    m_kelly.offer({{tr("Full Kelly"), QStringLiteral("1")},
                   {tr("Three quarters of Kelly"), QStringLiteral("0.75")},
                   {tr("Half of Kelly"), QStringLiteral("0.5")},
                   {tr("A third of Kelly"), QStringLiteral("0.333")},
                   {tr("A quarter of Kelly"), QStringLiteral("0.25")}});
    m_quiet = false;
}

void CountingController::offerSystems() {
    const bool before = std::exchange(m_quiet, true);
    std::vector<ChoiceRow> systems;
    for (const counting::CountSystem& system : formats::countSystems())
        systems.push_back({text(system.name), text(system.id)});
    for (const counting::CountSystem& system : m_ownSystems)
        systems.push_back({text(system.name), ownValue(system)});
    systems.push_back({tr("I don't count"), QString::fromLatin1(noSystem)});
    m_systems.offer(std::move(systems));
    m_quiet = before;
}

// --- A system of one's own.

bool CountingController::isOwnSystem() const {
    return m_systems.value().startsWith(QLatin1StringView(ownSystem));
}

QUrl CountingController::documents() const {
    return documentsFolder();
}

void CountingController::openSystem(const QUrl& file) {
    const auto system = formats::loadCountSystem(QFileInfo(pathOf(file)).absoluteFilePath());
    if (!system) {
        setProblem(m_systemProblem, languages::translated(system.error()));
        return;
    }
    const auto same = std::ranges::find(m_ownSystems, system->id, &counting::CountSystem::id);
    if (same == m_ownSystems.end() && m_ownSystems.size() >= mostOwnSystems) {
        setProblem(m_systemProblem, tr("No more than %n systems of your own are kept. Remove one first.", "",
                                       static_cast<int>(mostOwnSystems)));
        return;
    }
    setProblem(m_systemProblem, {});
    if (same == m_ownSystems.end())
        m_ownSystems.push_back(*system);
    else
        *same = *system;
    keepOwnSystems();
    offerSystems();
    const bool chosen = m_systems.value() == ownValue(*system);
    m_systems.choose(ownValue(*system));
    if (chosen) // replaced
        apply();
}

void CountingController::forgetSystem() {
    if (!isOwnSystem())
        return;
    std::erase_if(m_ownSystems,
                  [this](const counting::CountSystem& system) { return ownValue(system) == m_systems.value(); });
    setProblem(m_systemProblem, {});
    keepOwnSystems();
    offerSystems();
    keep("system", m_systems.value());
    apply();
}

void CountingController::keepOwnSystems() {
    QJsonArray all;
    for (const counting::CountSystem& system : m_ownSystems)
        all.append(formats::countSystemToJson(system));
    m_settings.store().setValue(QLatin1StringView(ownSystemsKey),
                                QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

// Each as the game really deals it, once.
void CountingController::offerDealt() {
    const bool before = std::exchange(m_quiet, true);
    const int decks = std::max(1, m_decks.value().toInt());
    std::vector<int> parts{static_cast<int>(std::lround(100 * m_own.shuffle.penetration))};
    for (int part = leastDealt; part <= mostDealt; part += dealtStep)
        parts.push_back(part);
    std::ranges::sort(parts);
    std::vector<ChoiceRow> rows;
    int cut = 0;
    for (const int part : parts) {
        const RuleSet rules = dealtAs(m_own, decks, true, part);
        if (rules.cutPosition() == cut)
            continue;
        cut = rules.cutPosition();
        rows.push_back({dealtText(decks, static_cast<double>(cut) / rules.cards()), QString::number(part)});
    }
    m_dealt.offer(std::move(rows));
    m_quiet = before;
}

void CountingController::apply() {
    offerDealt();
    m_rules =
        dealtAs(m_own, std::max(1, m_decks.value().toInt()), m_kept, std::max(leastDealt / 2, m_dealt.value().toInt()));
    for (const counting::CountSystem& system : formats::countSystems()) {
        if (text(system.id) == m_systems.value())
            m_system = system;
    }
    for (const counting::CountSystem& system : m_ownSystems) {
        if (ownValue(system) == m_systems.value())
            m_system = system;
    }
    m_pictures = isCounting() ? QList<Picture*>{&m_fan, &m_sessions, &m_worth, &m_countsSeen}
                              : QList<Picture*>{&m_fan, &m_sessions};
    m_best = false;
    m_before.clear();
    m_outlook.reset();
    if (m_shown) {
        m_shownCounts = isCounting() ? shownCounts(m_system, m_rules) : std::map<int, double>();
        readStakes();
        want();
        showLadder();
        price();
        showTab();
    }
    emit changed();
    emit stakesChanged();
    emit picturesChanged();
}

void CountingController::want() {
    if (m_shown)
        m_work.want({.rules = m_rules,
                     .system = m_system,
                     .rounds = m_tab == CountingTab::Overview,
                     .byCount = isCounting() && m_playsByCount,
                     .removal = m_tab == CountingTab::Cards,
                     .plays = m_tab == CountingTab::Plays,
                     .sideBets = m_tab == CountingTab::SideBets && isCountable()});
}

void CountingController::showTab() {
    if (!m_shown)
        return;
    switch (m_tab) {
    case CountingTab::Cards: m_cards.show(m_work.game(), m_work.system()); break;
    case CountingTab::Plays: m_plays.show(m_work.game(), m_work.system()); break;
    case CountingTab::SideBets: m_sides.show(m_work.game(), m_work.system(), isCountable()); break;
    default: break;
    }
}

QString CountingController::workText() const {
    switch (m_work.task()) {
    case CountWork::Task::None: return m_pricing ? tr("Following every session to its end") : QString();
    case CountWork::Task::Game: return tr("Analysing the game");
    case CountWork::Task::Rounds: return tr("Dealing rounds");
    case CountWork::Task::Removal: return tr("Taking cards away");
    case CountWork::Task::Survey: return tr("Solving shoes in use");
    case CountWork::Task::Plays: return tr("Looking for the plays that follow the count");
    case CountWork::Task::SideBets: return tr("Watching the side bets");
    }
    return {};
}

void CountingController::stop() {
    m_work.stop();
}
void CountingController::goOn() {
    m_work.goOn();
}

// --- The stakes.

std::string CountingController::currency() const {
    return m_settings.currencyOf(m_own).toStdString();
}

const engine::Limit& CountingController::limit() const {
    const engine::Limit* found = m_own.limitIn(currency());
    return found ? *found : m_own.limits.front();
}

// The side bets that may be staked in this currency, as places in the rules.
std::vector<std::size_t> CountingController::sideBets() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_rules.sideBets.size(); ++i) {
        if (std::ranges::find(m_rules.sideBets[i].limits, currency(), &engine::Limit::currency) !=
            m_rules.sideBets[i].limits.end())
            places.push_back(i);
    }
    return places;
}

QString CountingController::stakesKey() const {
    const QString money = text(currency());
    return isCounting() ? QStringLiteral("ramp/%1/%2").arg(money, text(m_system.id))
                        : QStringLiteral("flat/%1").arg(money);
}

// The stakes kept for this system, whatever counts they were chosen for: a shoe dealt deeper has more of them.
void CountingController::readStakes() {
    m_stakes = ladderStakes(m_own, currency(), limit());
    m_sideStakes.clear();
    m_counts = ladderCounts(m_shownCounts);
    const QStringList words = kept(stakesKey().toLatin1().constData()).toString().split(u' ', Qt::SkipEmptyParts);
    std::map<QString, Money> stored;
    for (const QString& word : words) {
        bool isNumber = false;
        const qint64 minor = word.section(u':', 1).toLongLong(&isNumber);
        if (isNumber && minor >= 0)
            stored[word.section(u':', 0, 0)] = Money::minor(minor);
    }
    m_positions.clear();
    if (isCounting()) {
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            std::optional<Money> stake;
            int from = std::numeric_limits<int>::min();
            for (const auto& [count, each] : stored) {
                if (const int at = count.toInt(); at <= m_counts[i] && at >= from) {
                    from = at;
                    stake = each;
                }
            }
            // Until somebody chooses: two more with each count, up to eight.
            m_positions.push_back(
                stake ? nearestPlace(m_stakes, *stake)
                      : placeUpTo(m_stakes,
                                  inUnits(limit().min) * std::min(8.0, std::max(1.0, 2.0 * static_cast<double>(i)))));
        }
    } else {
        const auto main = stored.find(QString::fromLatin1(mainBet));
        m_positions.push_back(main == stored.end() ? 0 : nearestPlace(m_stakes, main->second));
        for (const std::size_t place : sideBets()) {
            const engine::SideBet& bet = m_rules.sideBets[place];
            std::vector<Money> stakes =
                ladderStakes(m_own, currency(), *std::ranges::find(bet.limits, currency(), &engine::Limit::currency));
            stakes.insert(stakes.begin(), Money());
            const auto side = stored.find(text(bet.id));
            m_positions.push_back(side == stored.end() ? 0 : nearestPlace(stakes, side->second));
            m_sideStakes.push_back(std::move(stakes));
        }
    }
    const qint64 bankrollKept =
        kept(QStringLiteral("bankroll/%1").arg(text(currency())).toLatin1().constData()).toLongLong();
    m_bankroll = bankrollKept > 0 ? Money::minor(bankrollKept) : limit().min.times(usualBankroll);

    // Where rounds can be left or entered.
    m_quiet = true;
    std::vector<ChoiceRow> leaves{{tr("Every round"), QString::fromLatin1(allRoundsPlayed)}};
    std::vector<int> between;
    double below = 0;
    for (const auto& [count, chance] : m_shownCounts) {
        if (below > leaveBeyond && 1 - below > leaveBeyond)
            between.push_back(count);
        below += chance;
    }
    const auto step = std::max<std::size_t>(1, (between.size() + mostLeaves - 1) / mostLeaves);
    for (std::size_t i = 0; i < between.size(); i += step)
        leaves.push_back(
            {tr("From a count of %1", "rounds are played").arg(countText(between[i])), QString::number(between[i])});
    m_leave.offer(std::move(leaves));
    m_leave.choose(kept("leave", QString::fromLatin1(allRoundsPlayed)).toString());
    m_quiet = false;
}

void CountingController::keepStakes() {
    QStringList words;
    if (isCounting()) {
        for (std::size_t i = 0; i < m_positions.size(); ++i)
            words << QStringLiteral("%1:%2")
                         .arg(m_counts[i])
                         .arg(m_stakes[static_cast<std::size_t>(m_positions[i])].minorUnits());
    } else {
        const auto places = sideBets();
        words << QStringLiteral("%1:%2")
                     .arg(QLatin1StringView(mainBet))
                     .arg(m_stakes[static_cast<std::size_t>(m_positions[0])].minorUnits());
        for (std::size_t i = 0; i < places.size(); ++i)
            words << QStringLiteral("%1:%2")
                         .arg(text(m_rules.sideBets[places[i]].id))
                         .arg(m_sideStakes[i][static_cast<std::size_t>(m_positions[i + 1])].minorUnits());
    }
    keep(stakesKey().toLatin1().constData(), words.join(u' '));
}

double CountingController::stakeAt(std::size_t row) const {
    return inUnits(m_stakes[static_cast<std::size_t>(m_positions[row])]);
}

advantage::Ramp CountingController::ramp() const {
    if (m_positions.empty())
        return advantage::flatRamp(inUnits(limit().min));
    if (!isCounting())
        return advantage::flatRamp(stakeAt(0));
    const int hands = std::max(1, m_hands.value().toInt());
    advantage::Ramp ramp{.least = stakeAt(0), .steps = {}, .sitsOutBelow = {}};
    for (std::size_t i = 1; i < m_counts.size(); ++i) {
        if (hands > 1 || m_positions[i] != m_positions[i - 1])
            ramp.steps.push_back({.from = m_counts[i], .stake = stakeAt(i), .hands = hands});
    }
    if (m_leave.narrows() && m_leave.value() != QLatin1StringView(allRoundsPlayed))
        ramp.sitsOutBelow = m_leave.value().toInt();
    return ramp;
}

double CountingController::bankroll() const {
    return inUnits(m_bankroll);
}

double CountingController::roundsSeen() const {
    return std::round(m_hours * m_settings.roundsAnHour());
}

void CountingController::setPosition(int row, int position) {
    if (row < 0 || row >= static_cast<int>(m_positions.size()))
        return;
    const auto place = static_cast<std::size_t>(row);
    const auto& stakes = isCounting() || row == 0 ? m_stakes : m_sideStakes[place - 1];
    Positions next = m_positions;
    next[place] = std::clamp(position, 0, static_cast<int>(stakes.size()) - 1);
    if (next != m_positions)
        choosePositions(std::move(next), false);
}

void CountingController::choosePositions(Positions next, bool best) {
    m_best = best;
    if (next == m_positions) {
        price();
        return;
    }
    m_before.push_back(std::exchange(m_positions, std::move(next)));
    if (m_before.size() > mostUndone)
        m_before.erase(m_before.begin());
    keepStakes();
    showLadder();
    price();
    emit stakesChanged();
}

void CountingController::undo() {
    if (m_before.empty())
        return;
    m_positions = m_before.back();
    m_before.pop_back();
    m_best = false;
    keepStakes();
    showLadder();
    price();
    emit stakesChanged();
}

void CountingController::fillBest() {
    const auto& rounds = m_work.rounds();
    if (!isCounting() || rounds.rounds == 0)
        return;
    // Hands of a round that go together may each have less.
    const double hands = std::max(1, m_hands.value().toInt());
    const double variance = advantage::price(rounds.fitted, advantage::flatRamp(1), 0).observed.variance();
    const double together = variance > 0 ? 1 + (hands - 1) * m_work.game().covariance / variance : 1;
    advantage::RampWish wish{.bankroll = bankroll(),
                             .kelly = m_kelly.value().toDouble() / together,
                             .least = inUnits(limit().min),
                             .most = std::min(inUnits(limit().max), bankroll() / hands)};
    for (const Money stake : m_stakes)
        wish.stakes.push_back(inUnits(stake));
    wish.sitsOutBelow = ramp().sitsOutBelow;
    const advantage::Ramp best = advantage::bestRamp(rounds.fitted, wish);
    Positions next;
    for (const int count : m_counts) {
        double stake = best.least;
        for (const advantage::Ramp::Step& step : best.steps)
            stake = count >= step.from ? step.stake : stake;
        next.push_back(placeUpTo(m_stakes, stake));
    }
    choosePositions(std::move(next), true);
}

void CountingController::showLadder() {
    std::vector<LadderRow> rows;
    const auto add = [&](const QString& id, const QString& caption, const std::vector<Money>& stakes, int position) {
        const Money stake = stakes[static_cast<std::size_t>(position)];
        rows.push_back({.id = id,
                        .caption = caption,
                        .stakeText = stake.isZero() ? tr("None", "no stake") : moneyText(stake, currency()),
                        .position = position,
                        .last = static_cast<int>(stakes.size()) - 1});
    };
    if (m_positions.empty()) {
        m_ladder.setRows({});
        return;
    }
    if (!isCounting()) {
        add(QString::fromLatin1(mainBet), tr("Every round"), m_stakes, m_positions[0]);
        rows.back().accessibleName = tr("Stake a round");
        const auto places = sideBets();
        for (std::size_t i = 0; i < places.size(); ++i) {
            const engine::SideBet& bet = m_rules.sideBets[places[i]];
            add(text(bet.id), sideBetName(bet), m_sideStakes[i], m_positions[i + 1]);
            rows.back().accessibleName = tr("Stake on %1", "a side bet").arg(rows.back().caption);
        }
        m_ladder.setRows(std::move(rows));
        return;
    }
    const auto leaves = ramp().sitsOutBelow;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const int from = m_counts[i];
        const int to = i + 1 < m_counts.size() ? m_counts[i + 1] - 1 : from;
        const bool last = i + 1 == m_counts.size();
        add(QString::number(i),
            i == 0      ? tr("%1 and less", "a count").arg(countText(from))
            : last      ? tr("%1 and more", "a count").arg(countText(from))
            : to > from ? tr("%1 to %2", "counts").arg(countText(from), countText(to))
                        : countText(from),
            m_stakes, m_positions[i]);
        LadderRow& row = rows.back();
        double share = 0;
        for (const auto& [count, chance] : m_shownCounts) {
            if ((i == 0 || count >= from) && (last || count <= to))
                share += chance;
        }
        row.shareText = percentText(share, share < 0.1 ? 1 : 0);
        row.watched = leaves && to < *leaves && !last;
        row.accessibleName = row.watched ? tr("Stake at a count of %1, not played").arg(row.caption)
                                         : tr("Stake at a count of %1").arg(row.caption);
    }
    m_ladder.setRows(std::move(rows));
}

// --- What it leads to.

void CountingController::price() {
    if (!m_shown || m_positions.empty())
        return;
    const auto& rounds = m_work.rounds();
    const advantage::Ramp chosen = ramp();
    double greatest = chosen.least;
    for (const advantage::Ramp::Step& step : chosen.steps)
        greatest = std::max(greatest, step.stake * step.hands);
    if (!isCounting()) {
        for (std::size_t i = 0; i < m_sideStakes.size(); ++i)
            greatest += inUnits(m_sideStakes[i][static_cast<std::size_t>(m_positions[i + 1])]);
    }
    m_stakesProblem = greatest > bankroll()
                          ? tr("A bankroll of %1 can't pay for %2 in one round. Take a larger one, or smaller stakes.")
                                .arg(moneyText(m_bankroll, currency()), sizeOf(greatest, currency()))
                          : QString();
    if (rounds.rounds == 0 || !m_work.game().figures || !m_stakesProblem.isEmpty()) {
        m_outlook.reset();
        show();
        return;
    }
    if (!isCounting()) {
        priceFlat();
        return;
    }
    m_outlook = outlookOf(rounds, chosen, m_best, m_work.game().covariance, bankroll(), roundsSeen());
    show();
}

// Round by round, elsewhere; what is shown stays until the new figures are there.
void CountingController::priceFlat() {
    if (m_pricing) {
        m_priceAgain = true;
        return;
    }
    const auto& rounds = m_work.rounds();
    std::vector<FlatBet> bets{{rounds.results, stakeAt(0)}};
    const auto places = sideBets();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Money stake = m_sideStakes[i][static_cast<std::size_t>(m_positions[i + 1])];
        if (!stake.isZero())
            bets.push_back({outcomesOf(m_work.game().figures->sideBets[places[i]]), inUnits(stake)});
    }
    const double error =
        advantage::price(advantage::merged(rounds.fitted, rounds.settled), advantage::flatRamp(1), 0).error;
    m_pricing = true;
    m_priceAgain = false;
    emit progressed();
    inBackground(
        this,
        [bets, error, bankroll = bankroll(), seen = roundsSeen()] { return flatOutlook(bets, error, bankroll, seen); },
        [this](const Outlook& outlook) {
            m_pricing = false;
            if (m_priceAgain) {
                price();
            } else if (!isCounting() && m_stakesProblem.isEmpty()) {
                m_outlook = outlook;
                show();
            }
            emit progressed();
        });
}

void CountingController::show() {
    m_figures.setRows(
        countFigures(m_outlook ? &*m_outlook : nullptr, currency(), static_cast<double>(m_settings.roundsAnHour())));
    if (m_outlook) {
        const CountPictureContext context{
            .currency = currency(), .hours = m_hours, .lines = {gameName(m_own), text(m_system.name)}};
        m_fan.show(fanPicture(*m_outlook, context));
        m_sessions.show(sessionPicture(*m_outlook, context));
        if (isCounting()) {
            m_countsSeen.show(countsPicture(m_work.rounds(), context));
            m_worth.show(worthPicture(m_work.rounds(), context));
        }
    }
    emit outlookChanged();
}

QString CountingController::sentence() const {
    if (!m_outlook)
        return {};
    return tr("After %n hours you would be behind about %1.", "an hour or more, how often",
              static_cast<int>(std::lround(m_hours)))
        .arg(oftenText(m_outlook->behind));
}

QString CountingController::secondSentence() const {
    if (!m_outlook)
        return {};
    const double mean = m_outlook->rounds * m_outlook->round.mean;
    const QString average = mean >= 0 ? tr("On average you would win %1.").arg(sizeOf(mean, currency()))
                                      : tr("On average you would lose %1.").arg(sizeOf(mean, currency()));
    return average + ' ' +
           tr("The bankroll would be gone before then %1.", "how often").arg(oftenText(m_outlook->tripRuin));
}

QString CountingController::sourceText() const {
    const auto rounds = static_cast<qint64>(m_shown && m_outlook ? m_work.rounds().rounds : 0);
    if (rounds == 0)
        return {};
    const QString dealt = tr("From %1 simulated rounds, by basic strategy.", "very many");
    const QString followed = tr("From %1 simulated rounds, with the plays that follow the count.", "very many");
    return (isCounting() && m_playsByCount ? followed : dealt).arg(numberText(rounds));
}

// --- What is typed.

QString CountingController::bankrollText() const {
    return amountText(m_bankroll);
}
QString CountingController::currencyText() const {
    return currencyName(currency());
}
QString CountingController::hoursText() const {
    return numberText(std::llround(m_hours));
}
QString CountingController::roundsText() const {
    return numberText(m_settings.roundsAnHour());
}

void CountingController::writeBankroll(const QString& typed) {
    const auto amount = amountFrom(typed, currency());
    if (!amount) {
        setProblem(m_bankrollProblem, languages::translated(amount.error()));
        return;
    }
    if (*amount < limit().min) {
        setProblem(m_bankrollProblem, tr("The smallest stake here is %1.").arg(moneyText(limit().min, currency())));
        return;
    }
    setProblem(m_bankrollProblem, {});
    m_bankroll = *amount;
    m_best = false;
    keep(QStringLiteral("bankroll/%1").arg(text(currency())).toLatin1().constData(),
         QString::number(m_bankroll.minorUnits()));
    price();
    emit stakesChanged();
}

void CountingController::stepBankroll(int by) {
    const Money step = limit().min.times(usualBankroll / 10);
    writeBankroll(amountText(std::max(limit().min, m_bankroll + step.times(by))));
}

void CountingController::writeHours(const QString& typed) {
    const auto hours = wholeFrom(typed);
    if (!hours || static_cast<double>(*hours) < leastHours || static_cast<double>(*hours) > mostHours) {
        setProblem(m_hoursProblem, tr("Type a whole number from %1 to %2.")
                                       .arg(numberText(std::llround(leastHours)), numberText(std::llround(mostHours))));
        return;
    }
    setProblem(m_hoursProblem, {});
    m_hours = static_cast<double>(*hours);
    m_settings.store().setValue(QStringLiteral("counting/hours"), m_hours);
    price();
    emit stakesChanged();
}

void CountingController::stepHours(int by) {
    writeHours(QString::number(std::llround(std::clamp(m_hours + by * hoursStep, leastHours, mostHours))));
}

void CountingController::writeRounds(const QString& typed) {
    const auto rounds = wholeFrom(typed);
    if (!rounds || *rounds < SettingsController::fewestRounds || *rounds > SettingsController::mostRounds) {
        setProblem(m_roundsProblem,
                   tr("Type a whole number from %1 to %2.")
                       .arg(numberText(SettingsController::fewestRounds), numberText(SettingsController::mostRounds)));
        return;
    }
    setProblem(m_roundsProblem, {});
    m_settings.setRoundsAnHour(static_cast<int>(*rounds));
}

void CountingController::stepRounds(int by) {
    setProblem(m_roundsProblem, {});
    m_settings.setRoundsAnHour(std::clamp(m_settings.roundsAnHour() + by * paceStep, SettingsController::fewestRounds,
                                          SettingsController::mostRounds));
}

void CountingController::setProblem(QString& problem, const QString& next) {
    if (problem == next)
        return;
    problem = next;
    emit problemsChanged();
}

void CountingController::keep(const char* name, const QVariant& value) {
    m_settings.store().setValue(QStringLiteral("counting/%1/%2").arg(variantId(), QLatin1StringView(name)), value);
}

QVariant CountingController::kept(const char* name, const QVariant& otherwise) const {
    return m_settings.store().value(QStringLiteral("counting/%1/%2").arg(variantId(), QLatin1StringView(name)),
                                    otherwise);
}

} // namespace openshoe::models

#include "moc_countingcontroller.cpp"
