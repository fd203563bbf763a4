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

#include <algorithm>
#include <cmath>

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

RuleSet dealtAs(RuleSet rules, int decks, bool keptShoe, int percentDealt) {
    rules.decks = decks;
    if (keptShoe)
        rules.shuffle.when = ShuffleWhen::CutCard;
    rules.shuffle.penetration = percentDealt / 100.0;
    return rules;
}

} // namespace

CountingController::CountingController(const catalogue::Catalogue& games, const CountTools& tools,
                                       SettingsController& settings, RowModel* choices, PractiseController* practise,
                                       Archive* archive, QObject* parent)
    : QObject(parent), m_games(games), m_settings(settings), m_gameRows(choices), m_work(tools.analyser, tools.surveys),
      m_practise(practise), m_own(*games.games().front().rules), m_rules(m_own), m_known(tools.systems),
      m_system(formats::countSystems().front()), m_mine(archive) {
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
    return isCountable() && m_systems.value() != QLatin1StringView(CountSystems::none);
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
    if (tab == m_tab || tab < 0 || tab > CountingTab::MyCount)
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
    std::vector<ChoiceRow> rows = m_known.rows();
    rows.push_back(CountSystems::noneRow());
    m_systems.offer(std::move(rows));
    m_quiet = before;
}

// --- A system of one's own.

bool CountingController::isOwnSystem() const {
    return CountSystems::isOwn(m_systems.value());
}

QUrl CountingController::documents() const {
    return documentsFolder();
}

void CountingController::openSystem(const QUrl& file) {
    const auto value = m_known.open(file);
    setProblem(m_systemProblem, value ? QString() : value.error());
    if (!value)
        return;
    offerSystems();
    const bool replaced = m_systems.value() == *value;
    m_systems.choose(*value);
    if (replaced)
        apply();
}

void CountingController::forgetSystem() {
    if (!isOwnSystem())
        return;
    m_known.forget(m_systems.value());
    setProblem(m_systemProblem, {});
    offerSystems();
    keep("system", m_systems.value());
    apply();
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
    if (const counting::CountSystem* chosen = m_known.find(m_systems.value()))
        m_system = chosen->dealtFrom(m_rules.pack);
    m_pictures = isCounting() ? QList<Picture*>{&m_fan, &m_sessions, &m_worth, &m_countsSeen}
                              : QList<Picture*>{&m_fan, &m_sessions};
    m_best = false;
    m_outlook.reset();
    m_stakes = CountStakes();
    if (m_shown) {
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
                     .rounds = m_tab == CountingTab::Overview || m_tab == CountingTab::MyCount,
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
    case CountingTab::MyCount: showMine(); break;
    default: break;
    }
}

void CountingController::readMine() {
    m_mine.forget();
    showTab();
}

// Measured by the stakes of the first tab, and by what each count is worth in the game as it is dealt here.
void CountingController::showMine() {
    const QString chosen = m_systems.value();
    std::optional<advantage::StakeMeasure> stakes;
    if (const auto& rounds = m_work.rounds(); rounds.rounds > 0 && isCounting() && !m_stakes.isEmpty())
        stakes = {.ramp = ramp(), .line = advantage::lineThrough(advantage::merged(rounds.fitted, rounds.settled))};
    m_mine.show({.variant = m_own.id,
                 .key = chosen.toStdString(),
                 .system = m_system,
                 .currency = currency(),
                 .stakes = std::move(stakes),
                 .shuffled = shufflesEachRound(),
                 .counting = chosen != QLatin1StringView(CountSystems::none)});
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

QString CountingController::stakesKey() const {
    const QString money = text(currency());
    return isCounting() ? QStringLiteral("ramp/%1/%2").arg(money, text(m_system.id))
                        : QStringLiteral("flat/%1").arg(money);
}

void CountingController::readStakes() {
    m_stakes = CountStakes({.rules = m_rules,
                            .currency = currency(),
                            .counting = isCounting(),
                            .shown = isCounting() ? shownCounts(m_system, m_rules) : std::map<int, double>()},
                           kept(stakesKey().toLatin1().constData()).toString());
    const qint64 bankrollKept =
        kept(QStringLiteral("bankroll/%1").arg(text(currency())).toLatin1().constData()).toLongLong();
    m_bankroll = bankrollKept > 0 ? Money::minor(bankrollKept) : limit().min.times(usualBankroll);
    m_quiet = true;
    m_leave.offer(m_stakes.leaves());
    m_leave.choose(kept("leave", QString::fromLatin1(CountStakes::allRoundsPlayed)).toString());
    m_quiet = false;
}

int CountingController::handsChosen() const {
    return std::max(1, m_hands.value().toInt());
}

std::optional<int> CountingController::leaveChosen() const {
    if (!m_leave.narrows() || m_leave.value() == QLatin1StringView(CountStakes::allRoundsPlayed))
        return std::nullopt;
    return m_leave.value().toInt();
}

advantage::Ramp CountingController::ramp() const {
    return m_stakes.isEmpty() ? advantage::flatRamp(unitsOf(limit().min)) : m_stakes.ramp(handsChosen(), leaveChosen());
}

double CountingController::bankroll() const {
    return unitsOf(m_bankroll);
}

double CountingController::roundsSeen() const {
    return std::round(m_hours * m_settings.roundsAnHour());
}

void CountingController::setPosition(int row, int position) {
    if (m_stakes.set(row, position))
        stakesMoved(false);
}

void CountingController::undo() {
    if (m_stakes.undo())
        stakesMoved(false);
}

void CountingController::stakesMoved(bool best) {
    m_best = best;
    keep(stakesKey().toLatin1().constData(), m_stakes.kept());
    showLadder();
    price();
    emit stakesChanged();
}

void CountingController::fillBest() {
    const auto& rounds = m_work.rounds();
    if (!isCounting() || rounds.rounds == 0)
        return;
    // Hands of a round that go together may each have less.
    const double hands = handsChosen();
    const double variance = advantage::price(rounds.fitted, advantage::flatRamp(1), 0).observed.variance();
    const double together = variance > 0 ? 1 + (hands - 1) * m_work.game().covariance / variance : 1;
    const bool moved =
        m_stakes.fill(advantage::bestRamp(rounds.fitted, {.bankroll = bankroll(),
                                                          .kelly = m_kelly.value().toDouble() / together,
                                                          .least = unitsOf(limit().min),
                                                          .most = std::min(unitsOf(limit().max), bankroll() / hands),
                                                          .stakes = m_stakes.choices(),
                                                          .sitsOutBelow = leaveChosen()}));
    if (moved)
        return stakesMoved(true);
    m_best = true;
    price();
}

void CountingController::showLadder() {
    m_ladder.setRows(m_stakes.rows(leaveChosen()));
}

// --- What it leads to.

void CountingController::price() {
    if (!m_shown || m_stakes.isEmpty())
        return;
    const auto& rounds = m_work.rounds();
    const advantage::Ramp chosen = ramp();
    const double greatest = m_stakes.most(chosen);
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
    std::vector<FlatBet> bets{{rounds.results, ramp().least}};
    for (const CountStakes::Side& side : m_stakes.sides())
        bets.push_back({advantage::outcomesOf(m_work.game().figures->sideBets[side.bet]), side.stake});
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
