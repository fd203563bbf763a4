// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/practise/practisecontroller.h"

#include "advantage/removal.h"
#include "formats/counts.h"
#include "formats/typednumbers.h"
#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/archive/background.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>
#include <thread>

namespace openshoe::models {

using counting::CountSystem;
using counting::halvesPerPoint;
using drills::CardRunSetup;
using engine::Card;

namespace {

constexpr int quartersADeck = 4;
/// Results in the diagram, and weak spots named.
constexpr int resultsShown = 12;
constexpr std::size_t spotsNamed = 5;
/// Of all plays by the count, those worth most.
constexpr std::size_t playsAsked = 20;
constexpr qint64 watchMs = 100;
constexpr qint64 oneSecond = 1000;
constexpr auto ownPaceValue = "0";
constexpr int cardsAStretch = 10;
constexpr int cardsSpoken = 6;
/// An answer that takes longer is a slow one.
constexpr qint64 slowCountMs = 6000;
constexpr qint64 slowChoiceMs = 5000;
constexpr qint64 slowSumMs = 10'000;

PractiseController::Chance usualChance() {
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return {.now = [timer] { return timer->elapsed(); },
            .seed = [] { return QRandomGenerator::global()->generate64(); }};
}

QString codeOf(Card card) {
    return QString::fromStdString(card.text());
}

QString capital(const QString& sentence) {
    return sentence.left(1).toUpper() + sentence.mid(1);
}

bool shufflesEveryRound(const engine::RuleSet& rules) {
    return rules.shuffle.when != engine::ShuffleWhen::CutCard;
}

} // namespace

PractiseController::PractiseController(Archive& archive, QObject* parent)
    : PractiseController(archive, usualChance(), parent) {}

PractiseController::PractiseController(Archive& archive, Chance chance, QObject* parent)
    : QObject(parent), m_archive(archive), m_chance(std::move(chance)), m_trend(QStringLiteral("practice")) {
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &PractiseController::showNext);
    m_watch.setInterval(watchMs);
    connect(&m_watch, &QTimer::timeout, this, &PractiseController::progressed);
    offer();
    for (Choices* choices : {&m_drills, &m_systems, &m_games})
        connect(choices, &Choices::chosen, this, &PractiseController::startAnew);
    for (Choices* choices : {&m_groups, &m_speeds})
        connect(choices, &Choices::chosen, this, &PractiseController::changed);
    connect(&m_archive.games, &catalogue::Catalogue::changed, this, [this] { offer(); });
    m_trend.show(practisePicture(drill(), {}));
}

PractiseController::~PractiseController() {
    if (m_cancelled)
        *m_cancelled = true;
}

// ---- What is practised

void PractiseController::offer() {
    std::vector<ChoiceRow> rows;
    for (int i = 0; i < drillCount; ++i)
        rows.push_back({drillTitle(static_cast<Drill>(i)), QString::fromLatin1(drillName(static_cast<Drill>(i)))});
    m_drills.offer(std::move(rows));
    rows.clear();
    for (const CountSystem& each : formats::countSystems())
        rows.push_back({text(each.name), text(each.id)});
    m_systems.offer(std::move(rows));
    rows.clear();
    for (const catalogue::Game& game : m_archive.games.games())
        rows.push_back({gameName(*game.rules), text(game.rules->id)});
    m_games.offer(std::move(rows));
    rows.clear();
    for (int cards = 1; cards <= 3; ++cards)
        rows.push_back({numberText(cards), QString::number(cards)});
    rows.push_back({tr("A whole table"), QString::number(CardRunSetup::wholeTable)});
    m_groups.offer(std::move(rows));
    rows.clear();
    for (const double seconds : {1.5, 1.0, 0.75, 0.5})
        rows.push_back({secondsText(seconds), QString::number(seconds)});
    rows.push_back({tr("My own pace"), QString::fromLatin1(ownPaceValue)});
    m_speeds.offer(std::move(rows));
}

Drill PractiseController::drill() const {
    return static_cast<Drill>(std::max(0, m_drills.current()));
}

const CountSystem& PractiseController::system() const {
    const auto& all = formats::countSystems();
    const auto found = std::ranges::find(all, m_systems.value().toStdString(), &CountSystem::id);
    return found == all.end() ? all.front() : *found;
}

const engine::RuleSet* PractiseController::rules() const {
    return m_archive.games.find(m_games.value().toStdString()).get();
}

int PractiseController::decks() const {
    return drill() == Drill::Deck || !rules() ? 1 : rules()->decks;
}

storage::DrillKey PractiseController::key() const {
    return {drillName(drill()), system().id, isOfGame(drill()) ? m_games.value().toStdString() : std::string()};
}

bool PractiseController::isRunning() const {
    return m_stage != PractiseStage::Choosing && m_stage != PractiseStage::Finished;
}

void PractiseController::setGame(const QString& id) {
    m_games.choose(id);
}

int PractiseController::itemsWanted() const {
    switch (drill()) {
    case Drill::Deck: return 1;
    case Drill::Running: return 10;
    case Drill::Spoken: return 6;
    case Drill::Tray: return 10;
    case Drill::TrueCount:
    case Drill::Insurance: return 15;
    case Drill::Plays: return 20;
    }
    return 1;
}

bool PractiseController::isOwnPace() const {
    return drill() != Drill::Running || m_speeds.value() == QLatin1String(ownPaceValue);
}

QString PractiseController::aboutText() const {
    QStringList lines{drillAbout(drill())};
    const CountSystem& counted = system();
    if (dealsCards(drill()) && counted.startFor(decks()) != 0)
        lines << tr("With %1 and %Ln decks, a new shoe starts at %2.", "", decks())
                     .arg(text(counted.name), halfPointsText(counted.startFor(decks())));
    if (dealsCards(drill()) && !counted.sideCounts.empty())
        lines << tr("Count the %1 beside it: how many have gone by is asked too.").arg(sideName(0));
    if (drill() != Drill::Deck && rules() && shufflesEveryRound(*rules()))
        lines << tr("%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.")
                     .arg(gameName(*rules()));
    return lines.join(u' ');
}

QString PractiseController::hindrance() const {
    if (!rules())
        return tr("There is no game to practise for.");
    if (drill() == Drill::TrueCount && !system().convention.divides())
        return tr("With %1 the running count itself decides: there is nothing to convert.").arg(text(system().name));
    if (drill() == Drill::Insurance && !rules()->insurance.offered)
        return tr("%1 has no insurance.").arg(gameName(*rules()));
    return {};
}

QString PractiseController::sideName(int side) const {
    const std::string& name = system().sideCounts[static_cast<std::size_t>(side)].name;
    return name == "aces" ? tr("aces") : text(name);
}

// ---- Kept results

struct PractiseController::Kept {
    base::Result<std::vector<storage::DrillRow>> rows;
    base::Result<std::map<std::string, storage::WeakSpotRow>> spots;
};

void PractiseController::reload() {
    if (isRunning())
        return;
    m_reading = m_archive.isOpen();
    if (!m_reading)
        return emit changed();
    const int mine = ++m_request;
    session::whenDone(m_archive.store->post([account = m_archive.account, key = key()](storage::Tables& tables) {
        return std::make_shared<Kept>(
            Kept{tables.drills.last(account, key, resultsShown), tables.drills.spots(account, key)});
    }),
                      m_archive.link.get(), [this, mine](const std::shared_ptr<Kept>& kept) {
                          if (mine != m_request)
                              return;
                          m_reading = false;
                          const bool begun = std::exchange(m_startWanted, false);
                          if (!kept->rows || !kept->spots)
                              return emit wentWrong(
                                  languages::translated(kept->rows ? kept->spots.error() : kept->rows.error()));
                          m_rows = *kept->rows;
                          std::map<std::string, drills::Spot> spots;
                          for (const auto& [item, row] : *kept->spots)
                              spots[item] = {row.asked, row.wrong, row.slow,
                                             std::clamp(row.box, 0, drills::WeakSpots::boxes - 1)};
                          m_spots = drills::WeakSpots(std::move(spots));
                          m_trend.show(practisePicture(drill(), m_rows));
                          emit changed();
                          if (begun)
                              start();
                      });
}

void PractiseController::startAnew() {
    if (m_cancelled)
        *m_cancelled = true;
    forget();
    m_startWanted = false;
    m_stage = PractiseStage::Choosing;
    m_rows.clear();
    m_spots = {};
    m_trend.show(practisePicture(drill(), m_rows));
    emit changed();
    reload();
}

void PractiseController::retranslate() {
    offer();
    m_trend.show(practisePicture(drill(), m_rows));
    emit changed();
}

QStringList PractiseController::weakSpots() const {
    QStringList words;
    for (const std::string& item : m_spots.weakest(spotsNamed))
        words << capital(models::itemText(drill(), item, drills::quartersAStep(system().convention)));
    // Cards are short words.
    return words.isEmpty() || !dealsCards(drill()) ? words : QStringList{words.join(QStringLiteral(", "))};
}

// ---- An exercise

void PractiseController::setStage(PractiseStage::Value stage) {
    m_stage = stage;
    emit changed();
}

void PractiseController::forget() {
    m_pace.stop();
    m_watch.stop();
    m_run.reset();
    m_asker.reset();
    m_hands.clear();
    m_since.clear();
    m_toDeal.clear();
    m_verdict.clear();
    m_why.clear();
    m_problem.clear();
    m_items = m_rightItems = m_cards = 0;
    m_spent = 0;
}

void PractiseController::start() {
    if (isRunning() || !hindrance().isEmpty())
        return;
    // What is known of weak spots is needed, and would otherwise be overwritten.
    m_startWanted = m_reading;
    if (m_reading)
        return;
    forget();
    if (isOfGame(drill()))
        prepare();
    else
        begin();
}

// Figures take seconds the first time a game is practised: a survey of the game for plays, the chances of tens for
// insurance.
void PractiseController::prepare() {
    struct Prepared {
        std::shared_ptr<const advantage::Survey> survey;
        std::vector<advantage::IndexPlay> plays;
        std::optional<int> insuredFrom;
    };
    m_part = std::make_shared<std::atomic<double>>(0);
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_watch.start();
    setStage(PractiseStage::Preparing);
    const bool known = m_survey && m_surveyed == *rules();
    inBackground(
        this,
        [rules = *rules(), system = system(), survey = known ? m_survey : nullptr, plays = drill() == Drill::Plays,
         shoes = m_chance.shoes, part = m_part, cancelled = m_cancelled]() mutable {
            auto prepared = std::make_shared<Prepared>();
            if (!plays) {
                prepared->insuredFrom = drills::insuranceFrom(system, rules.decks, rules.insurance.pays.ratio());
                return prepared;
            }
            const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
            const auto stopped = [cancelled] { return cancelled->load(); };
            if (!survey)
                survey = advantage::Survey::make(rules, shoes, threads, stopped,
                                                 [part](double done) { part->store(done); });
            if (!survey || stopped())
                return prepared;
            const auto removal = advantage::gameRemoval(rules, analysis::fullPointShoe(rules.decks), stopped);
            if (!removal)
                return prepared;
            prepared->survey = survey;
            prepared->plays = advantage::systemWorth(*survey, system, removal->kept.effect).indices;
            return prepared;
        },
        [this, cancelled = m_cancelled](const std::shared_ptr<Prepared>& prepared) {
            if (cancelled->load() || m_stage != PractiseStage::Preparing)
                return;
            m_watch.stop();
            m_plays.clear();
            m_playItems.clear();
            m_insuredFrom = prepared->insuredFrom;
            if (prepared->survey) {
                m_survey = prepared->survey;
                m_surveyed = m_survey->rules;
                for (const advantage::IndexPlay& play : prepared->plays) {
                    const auto name = advantage::nameOf(*m_survey, play.which);
                    const PlayItem item{text(name.hand), text(name.up), text(name.play), text(name.otherwise)};
                    // Offers have an exercise of their own.
                    if (m_plays.size() == playsAsked || item.cards().isEmpty())
                        continue;
                    m_plays.push_back(play);
                    m_playItems.push_back(item.item());
                }
            }
            begin();
        });
}

double PractiseController::progress() const {
    return m_part ? m_part->load() : 0;
}

void PractiseController::begin() {
    const bool nothing = (drill() == Drill::Plays && m_plays.empty()) ||
                         (drill() == Drill::Insurance && !m_insuredFrom);
    if (nothing) {
        setStage(PractiseStage::Choosing);
        return emit wentWrong(tr("With this system no play of this game depends on the count."));
    }
    const quint64 seed = m_chance.seed();
    if (!dealsCards(drill())) {
        m_asker.emplace(m_spots, seed);
        return ask();
    }
    CardRunSetup setup{.system = system(), .decks = decks(), .atATime = 1};
    if (groupMatters())
        setup.atATime = m_groups.value().toInt();
    setup.stretch = drill() == Drill::Deck ? 0 : drill() == Drill::Spoken ? cardsSpoken : cardsAStretch;
    setup.weakFirst = drill() != Drill::Deck;
    setup.dealerStandsOn = rules()->dealer.drawing.standsOn;
    m_run.emplace(std::move(setup), m_spots, seed);
    m_speed = drills::Pace(std::max(drills::Pace::fastest, m_speeds.value().toDouble()));
    m_shownFrom = m_chance.now();
    showNext();
}

void PractiseController::showNext() {
    if (!m_run)
        return;
    if (!m_toDeal.empty())
        return dealOne();
    if (m_run->asks())
        return askCount(-1);
    const auto& hands = m_run->next();
    m_dealerShown = m_run->setup().atATime == CardRunSetup::wholeTable;
    m_hands.clear();
    for (const auto& hand : hands) {
        m_hands << QString();
        for (const Card card : hand)
            m_toDeal.push_back({m_hands.size() - 1, card});
    }
    if (m_dealerShown) { // as at the table: two rounds of cards, then one hand after another
        std::vector<int> place(hands.size(), 0);
        std::vector<std::pair<int, Dealt>> order;
        for (const Dealt& dealt : m_toDeal)
            order.emplace_back(std::min(place[static_cast<std::size_t>(dealt.hand)]++, 2), dealt);
        std::ranges::stable_sort(order, {}, [](const auto& one) { return one.first; });
        std::ranges::transform(order, m_toDeal.begin(), [](const auto& one) { return one.second; });
    }
    std::ranges::reverse(m_toDeal);
    dealOne();
}

// A table is dealt card by card unless the person sets the pace; other groups come at once.
void PractiseController::dealOne() {
    const bool single = m_dealerShown && !isOwnPace();
    int cards = 0;
    do {
        const Dealt dealt = m_toDeal.back();
        m_toDeal.pop_back();
        QString& hand = m_hands[dealt.hand];
        hand += (hand.isEmpty() ? QString() : QStringLiteral(" ")) + codeOf(dealt.card);
        m_since.push_back(dealt.card);
        ++cards;
    } while (!single && !m_toDeal.empty());
    setStage(PractiseStage::Showing);
    if (drill() == Drill::Spoken)
        emit told(spokenCard());
    if (!isOwnPace())
        m_pace.start(static_cast<int>(std::lround(m_speed.secondsPerCard() * cards * oneSecond)));
}

QString PractiseController::spokenCard() const {
    return drill() == Drill::Spoken && m_stage == PractiseStage::Showing && !m_since.empty() ? cardName(m_since.back())
                                                                                            : QString();
}

void PractiseController::askCount(int side) {
    m_hands.clear();
    m_problem.clear();
    m_asked.side = side;
    if (side < 0) {
        m_verdict.clear();
        m_why.clear();
        m_allRight = true;
        m_shownFor = m_chance.now() - m_shownFrom;
    }
    m_rightAnswer = side < 0 ? m_run->running() : m_run->sideCount(static_cast<std::size_t>(side));
    m_askedAt = m_chance.now();
    setStage(PractiseStage::Asking);
    emit told(question());
}

void PractiseController::ask() {
    m_hands.clear();
    m_problem.clear();
    m_verdict.clear();
    m_why.clear();
    m_allRight = true;
    m_asked.side = -1;
    switch (drill()) {
    case Drill::Tray:
        m_asked.tray = drills::askTray(*m_asker, system().convention, decks());
        // In half points too: a deck is two.
        m_rightAnswer = m_asked.tray.steps() * m_asked.tray.quartersAStep;
        break;
    case Drill::TrueCount:
        m_asked.trueCount = drills::askTrueCount(*m_asker, system(), decks());
        m_rightAnswer = m_asked.trueCount.right * halvesPerPoint;
        break;
    case Drill::Plays: {
        m_asked.play = drills::askPlay(*m_asker, m_plays, m_playItems);
        const PlayItem item = PlayItem::from(m_playItems[m_asked.play.play]);
        m_hands = {item.cards().join(u' '), item.upCard()};
        m_dealerShown = true;
        m_rightAnswer = m_asked.play.taken ? 0 : 1;
        break;
    }
    case Drill::Insurance:
        m_asked.insurance = drills::askInsurance(*m_asker, *m_insuredFrom);
        m_hands = {QStringLiteral("AC")};
        m_dealerShown = true;
        m_rightAnswer = m_asked.insurance.taken ? 0 : 1;
        break;
    case Drill::Running:
    case Drill::Deck:
    case Drill::Spoken: break;
    }
    m_askedAt = m_chance.now();
    setStage(PractiseStage::Asking);
    emit told(drill() == Drill::Tray ? trayText() + u'\n' + question() : question());
}

QString PractiseController::itemText() const {
    if (!isRunning() || m_stage == PractiseStage::Preparing)
        return {};
    if (drill() == Drill::Deck)
        return m_run ? tr("%Ln cards gone by", "", m_run->seen()) : QString();
    const int now = m_items + (m_stage == PractiseStage::Told ? 0 : 1);
    return tr("%1 of %2").arg(numberText(now), numberText(itemsWanted()));
}

double PractiseController::tray() const {
    const bool shown = drill() == Drill::Tray && (m_stage == PractiseStage::Asking || m_stage == PractiseStage::Told);
    return shown ? m_asked.tray.cards / static_cast<double>(decks() * engine::cardsPerDeck) : -1;
}

QString PractiseController::trayText() const {
    return tray() < 0 ? QString()
                      : tr("Discard tray: the pile is %1 as high as the whole shoe of %Ln decks", "", decks())
                            .arg(percentText(tray(), 0));
}

QString PractiseController::question() const {
    if (m_stage != PractiseStage::Asking && m_stage != PractiseStage::Told)
        return {};
    switch (drill()) {
    case Drill::Running:
    case Drill::Deck:
    case Drill::Spoken:
        return m_asked.side < 0 ? tr("What is the running count?")
                                : tr("Side count, %1: how many have gone by?").arg(sideName(m_asked.side));
    case Drill::Tray: return tr("How many decks are in the tray?");
    case Drill::TrueCount:
        return tr("Running count %1, %Ln cards left: what is the true count?", "", m_asked.trueCount.cards)
            .arg(halfPointsText(m_asked.trueCount.running));
    case Drill::Plays: {
        const PlayItem item = PlayItem::from(m_playItems[m_asked.play.play]);
        return capital(tr("%1 against %2, the count is %3. What do you do?", "a hand, the dealer's card, a count")
                           .arg(item.handText(), item.upText(), shownCountText(m_asked.play.count)));
    }
    case Drill::Insurance:
        return tr("The dealer shows an ace, the count is %1. Take insurance?")
            .arg(shownCountText(m_asked.insurance.count));
    }
    return {};
}

QStringList PractiseController::answers() const {
    if (m_stage != PractiseStage::Asking && m_stage != PractiseStage::Told)
        return {};
    if (drill() == Drill::Plays) {
        const PlayItem item = PlayItem::from(m_playItems[m_asked.play.play]);
        return {capital(item.playText()), capital(item.otherwiseText())};
    }
    return drill() == Drill::Insurance ? QStringList{tr("Take insurance"), tr("No insurance")} : QStringList();
}

double PractiseController::step() const {
    if (drill() == Drill::Tray)
        return drills::quartersAStep(system().convention) / static_cast<double>(quartersADeck);
    const bool halves = dealsCards(drill()) && std::ranges::any_of(system().tags, [](int tag) { return tag % 2 != 0; });
    return halves && m_asked.side < 0 ? 0.5 : 1;
}

void PractiseController::answerNumber(const QString& typed) {
    if (m_stage != PractiseStage::Asking || !answers().isEmpty())
        return;
    // "2½" as well, as it is shown here.
    QString number = typed.trimmed();
    double part = 0;
    for (const auto& [sign, worth] : {std::pair{u'¼', 0.25}, std::pair{u'½', 0.5}, std::pair{u'¾', 0.75}}) {
        if (number.endsWith(sign)) {
            number.chop(1);
            part = worth;
        }
    }
    if (number.startsWith(u'+'))
        number.remove(0, 1);
    number.replace(u'−', u'-');
    const bool below = number.startsWith(u'-');
    if (below)
        number.remove(0, 1);
    const auto read = number.isEmpty() && part > 0 ? base::Result<double>(0.0) : formats::numberFrom(number, 2);
    if (!read) {
        m_problem = tr("Type a number, such as %1.").arg(step() < 1 ? decimalText(-1.5, 1) : decimalText(-3, 0));
        return emit changed();
    }
    m_problem.clear();
    const double value = (below ? -1 : 1) * (*read + part);
    // Decks in quarters, counts in half points.
    const int scale = drill() == Drill::Tray ? quartersADeck : halvesPerPoint;
    const double answered = value * scale;
    const bool right = std::abs(answered - m_rightAnswer) < 1e-9;
    const qint64 took = m_chance.now() - m_askedAt;
    const QString rightText =
        drill() == Drill::Tray ? decksText(m_rightAnswer) : m_asked.side < 0 ? halfPointsText(m_rightAnswer)
                                                                             : numberText(m_rightAnswer / 2);
    m_verdict = right ? tr("Right: %1").arg(rightText)
                      : tr("Not %1: it is %2").arg(drill() == Drill::Tray ? decksText(static_cast<int>(answered))
                                                                          : halfPointsText(static_cast<int>(answered)),
                                                   rightText);
    switch (drill()) {
    case Drill::Tray: {
        const auto& asked = m_asked.tray;
        m_why = tr("%Ln cards lie there.", "", asked.cards);
        const int off = static_cast<int>(std::lround(value * engine::cardsPerDeck)) - asked.cards;
        if (off != 0)
            m_why += u' ' + (off > 0 ? tr("Your answer is %Ln cards more.", "", off)
                                     : tr("Your answer is %Ln cards fewer.", "", -off));
        return judge(right, took > slowSumMs);
    }
    case Drill::TrueCount: {
        const auto& asked = m_asked.trueCount;
        const auto& convention = system().convention;
        const auto left = counting::decksLeft(convention, asked.cards);
        const QString decks = left.of == 1 ? decksText(left.quarters) : decimalText(left.decks(), 2);
        const QString sum = tr("%1 with %2 decks left: %3", "a running count, a number, a quotient")
                                .arg(halfPointsText(asked.running), decks,
                                     formats::netDecimalText(
                                         counting::exactCount(convention, asked.running, asked.cards), 2));
        m_why = convention.rounding == counting::Rounding::Floor      ? tr("%1, rounded down.").arg(sum)
                : convention.rounding == counting::Rounding::Truncate ? tr("%1, rounded towards 0.").arg(sum)
                                                                      : tr("%1, rounded to the nearest.").arg(sum);
        return judge(right, took > slowSumMs);
    }
    default: break;
    }
    // The running count first, then the side counts; together they are one item.
    const bool slow = took > slowCountMs;
    m_allRight = m_allRight && right;
    const QString said = m_verdict;
    if (m_asked.side < 0) {
        m_why = sinceText();
        m_run->answer(static_cast<int>(std::lround(answered)), slow);
    }
    if (m_asked.side + 1 < static_cast<int>(system().sideCounts.size())) {
        const QString why = m_why;
        emit told(said);
        askCount(m_asked.side + 1);
        m_verdict = said;
        m_why = why;
        return emit changed();
    }
    m_speed.answered(m_allRight);
    m_since.clear();
    judge(m_allRight, slow);
}

QString PractiseController::sinceText() const {
    if (drill() == Drill::Deck)
        return {};
    QStringList tags;
    for (const Card card : m_since)
        tags << paper::cardsText({codeOf(card)}) + QChar(QChar::Nbsp) + halfPointsText(system().tag(card));
    constexpr qsizetype most = 16;
    return tags.size() > most ? QString() : tr("Gone by since then: %1.").arg(tags.join(QStringLiteral(", ")));
}

void PractiseController::answerChoice(int place) {
    if (m_stage != PractiseStage::Asking || place < 0 || place >= answers().size())
        return;
    const bool right = place == m_rightAnswer;
    const QString best = answers()[m_rightAnswer];
    m_verdict = right ? tr("Right: %1").arg(best) : tr("Not this time: %1").arg(best);
    if (drill() == Drill::Insurance) {
        m_why = tr("It is worth taking from %1 on: there it wins more than it costs.")
                    .arg(shownCountText(*m_insuredFrom));
    } else {
        const PlayItem item = PlayItem::from(m_playItems[m_asked.play.play]);
        const auto& play = m_plays[m_asked.play.play];
        m_why = (play.atOrAbove ? tr("%1 against %2: %3 at %4 or above, otherwise %5.",
                                     "a hand, the dealer's card, a play, a count, another play")
                                : tr("%1 against %2: %3 at %4 or below, otherwise %5.",
                                     "a hand, the dealer's card, a play, a count, another play"))
                    .arg(item.handText(), item.upText(), item.playText(), shownCountText(play.count),
                         item.otherwiseText());
        m_why = capital(m_why);
    }
    judge(right, m_chance.now() - m_askedAt > slowChoiceMs);
}

void PractiseController::judge(bool right, bool slow) {
    m_right = right;
    ++m_items;
    m_rightItems += right ? 1 : 0;
    if (m_asker) {
        m_asker->answered(right, slow);
        m_spent += m_chance.now() - m_askedAt;
    } else { // against the clock, thinking at the end counts too
        m_cards = m_run->seen();
        m_spent += drill() == Drill::Deck ? m_chance.now() - m_shownFrom : m_shownFor;
    }
    setStage(PractiseStage::Told);
    emit told(m_verdict + u'\n' + m_why);
}

void PractiseController::goOn() {
    switch (m_stage) {
    case PractiseStage::Showing:
        if (isOwnPace())
            showNext();
        return;
    case PractiseStage::Told:
        if (m_items >= itemsWanted() || (m_run && m_run->isOver()))
            return finish();
        if (m_asker)
            return ask();
        m_shownFrom = m_chance.now();
        return showNext();
    case PractiseStage::Finished: return setStage(PractiseStage::Choosing);
    case PractiseStage::Choosing:
    case PractiseStage::Preparing:
    case PractiseStage::Asking: return;
    }
}

void PractiseController::stop() {
    if (!isRunning())
        return;
    if (m_cancelled)
        *m_cancelled = true;
    if (m_items > 0)
        return finish();
    forget();
    setStage(PractiseStage::Choosing);
}

void PractiseController::finish() {
    m_pace.stop();
    m_hands.clear();
    const storage::DrillRow row{.at = QDateTime::currentDateTimeUtc(),
                                .items = m_items,
                                .right = m_rightItems,
                                .cards = m_cards,
                                .spentMs = m_spent};
    m_run.reset();
    m_asker.reset();
    setStage(PractiseStage::Finished);
    emit told(results().join(u'\n'));
    if (!m_archive.isOpen())
        return;
    std::map<std::string, storage::WeakSpotRow> spots;
    for (const auto& [item, spot] : m_spots.all())
        spots[item] = {spot.asked, spot.wrong, spot.slow, spot.box};
    session::whenDone(
        m_archive.store->post([account = m_archive.account, key = key(), row, spots](storage::Tables& tables) {
            return tables.drills.keep(account, key, row, spots);
        }),
        m_archive.link.get(), [this](const base::Result<void>& kept) {
            if (!kept)
                emit wentWrong(languages::translated(kept.error()));
            reload();
        });
}

QStringList PractiseController::results() const {
    if (m_stage != PractiseStage::Finished)
        return {};
    QStringList lines{tr("%1 of %2 right: %3")
                          .arg(numberText(m_rightItems), numberText(m_items),
                               percentText(static_cast<double>(m_rightItems) / m_items, 0))};
    const double seconds = static_cast<double>(m_spent) / oneSecond;
    if (m_cards == 0)
        return lines << tr("Time for an answer: %1").arg(secondsText(seconds / m_items));
    const double aCard = seconds / m_cards;
    lines << tr("Time for a card: %1").arg(secondsText(aCard));
    if (drill() != Drill::Spoken)
        lines << tr("A deck at this pace: %1; the mark of the trade is %2")
                     .arg(secondsText(aCard * engine::cardsPerDeck), secondsText(drills::Pace::secondsADeck));
    return lines;
}

} // namespace openshoe::models

#include "moc_practisecontroller.cpp"
