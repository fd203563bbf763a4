// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/practise/practisecontroller.h"

#include "formats/counts.h"
#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/archive/background.h"
#include "models/practise/exercisewords.h"
#include "models/practise/practisewords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSettings>

#include <algorithm>

namespace openshoe::models {

using counting::CountSystem;
using counting::halvesPerPoint;
using counting::quartersADeck;
using drills::CountExercise;
using drills::Drill;

namespace {

/// Results in the diagram, and weak spots named.
constexpr int resultsShown = 12;
constexpr std::size_t spotsNamed = 5;
/// Of all plays by the count, those worth most.
constexpr std::size_t playsAsked = 20;
constexpr auto ownPaceValue = "0";

PractiseController::Chance usualChance() {
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return {.now = [timer] { return timer->elapsed(); },
            .seed = [] { return QRandomGenerator::global()->generate64(); }};
}

QString sentence(const QString& words) {
    return words.left(1).toUpper() + words.mid(1);
}

bool shufflesEveryRound(const engine::RuleSet& rules) {
    return rules.shuffle.when != engine::ShuffleWhen::CutCard;
}

QString keptAt(const char* name) {
    return QStringLiteral("practise/") + QLatin1StringView(name);
}

} // namespace

PractiseController::PractiseController(Archive& archive, const CountTools& tools, QSettings& store, QObject* parent)
    : PractiseController(archive, tools, store, usualChance(), parent) {}

PractiseController::PractiseController(Archive& archive, const CountTools& tools, QSettings& store, Chance chance,
                                       QObject* parent)
    : QObject(parent), m_archive(archive), m_known(tools.systems), m_store(store), m_chance(std::move(chance)),
      m_work(tools.analyser, tools.surveys), m_trend(QStringLiteral("practice")) {
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, [this] {
        m_exercise->goOn(m_chance.now());
        moved();
    });
    connect(&m_work, &CountWork::progressed, this, &PractiseController::progressed);
    connect(&m_work, &CountWork::found, this, &PractiseController::preparePlays);
    connect(&m_known, &CountSystems::changed, this, &PractiseController::offerSystems);
    connect(&m_archive.games, &catalogue::Catalogue::changed, this, [this] { offer(); });
    offer();
    for (const auto& [choices, name] : remembered())
        choices->choose(m_store.value(keptAt(name)).toString());
    for (Choices* choices : {&m_drills, &m_systems, &m_games})
        connect(choices, &Choices::chosen, this, &PractiseController::startAnew);
    for (Choices* choices : {&m_groups, &m_speeds})
        connect(choices, &Choices::chosen, this, &PractiseController::changed);
    for (const auto& [choices, name] : remembered())
        connect(choices, &Choices::chosen, this,
                [this, choices = choices, name = name] { m_store.setValue(keptAt(name), choices->value()); });
    m_trend.show(practisePicture(drill(), {}));
}

PractiseController::~PractiseController() = default;

// ---- What is practised

// The game is the page's.
std::vector<std::pair<Choices*, const char*>> PractiseController::remembered() {
    return {{&m_drills, "drill"}, {&m_systems, "system"}, {&m_groups, "group"}, {&m_speeds, "speed"}};
}

void PractiseController::offer() {
    std::vector<ChoiceRow> rows;
    for (int i = 0; i < drills::drillCount; ++i) {
        const auto drill = static_cast<Drill>(i);
        rows.push_back({drillTitle(drill), QString::fromLatin1(drills::name(drill))});
    }
    m_drills.offer(std::move(rows));
    offerSystems();
    rows.clear();
    for (const catalogue::Game& game : m_archive.games.games())
        rows.push_back({gameName(*game.rules), text(game.rules->id)});
    m_games.offer(std::move(rows));
    rows.clear();
    for (int cards = 1; cards <= 3; ++cards)
        rows.push_back({numberText(cards), QString::number(cards)});
    rows.push_back({tr("A whole table"), QString::number(drills::CardRunSetup::wholeTable)});
    m_groups.offer(std::move(rows));
    rows.clear();
    for (const double seconds : {1.5, 1.0, 0.75, 0.5})
        rows.push_back({secondsText(seconds), QString::number(seconds)});
    rows.push_back({tr("My own pace"), QString::fromLatin1(ownPaceValue)});
    m_speeds.offer(std::move(rows));
}

void PractiseController::offerSystems() {
    m_systems.offer(m_known.rows());
}

Drill PractiseController::drill() const {
    return static_cast<Drill>(std::max(0, m_drills.current()));
}

CountSystem PractiseController::system() const {
    const CountSystem* chosen = m_known.find(m_systems.value());
    return (chosen ? *chosen : formats::countSystems().front()).dealtFrom(rules() ? rules()->pack : engine::Pack::Full);
}

const engine::RuleSet* PractiseController::rules() const {
    return m_archive.games.find(m_games.value().toStdString()).get();
}

int PractiseController::decks() const {
    return drill() == Drill::Deck || !rules() ? 1 : rules()->decks;
}

storage::DrillKey PractiseController::key() const {
    return {drills::name(drill()), m_systems.value().toStdString(),
            isOfGame(drill()) ? m_games.value().toStdString() : std::string()};
}

std::optional<double> PractiseController::secondsPerCard() const {
    const bool ownPace = !speedMatters() || m_speeds.value() == QLatin1String(ownPaceValue);
    return ownPace ? std::nullopt : std::optional(m_speeds.value().toDouble());
}

void PractiseController::setGame(const QString& id) {
    m_games.choose(id);
}

QString PractiseController::aboutText() const {
    QStringList lines{drillAbout(drill())};
    const CountSystem counted = system();
    if (dealsCards(drill()) && counted.startFor(decks()) != 0)
        lines << tr("With %1 and %Ln decks, a new shoe starts at %2.", "", decks())
                     .arg(text(counted.name), halfPointsText(counted.startFor(decks())));
    if (dealsCards(drill()) && !counted.sideCounts.empty())
        lines << tr("Count the %1 beside it: how many have gone by is asked too.").arg(sideCountName(counted, 0));
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
    if (drill() == Drill::Insurance && !rules()->offersInsurance())
        return tr("%1 has no insurance.").arg(gameName(*rules()));
    return {};
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
    session::whenDone(
        m_archive.store->post([account = m_archive.account, key = key()](storage::Tables& tables) {
            return std::make_shared<Kept>(
                Kept{tables.drills.last(account, key, resultsShown), tables.drills.spots(account, key)});
        }),
        m_archive.link.get(), [this, mine](const std::shared_ptr<Kept>& kept) {
            if (mine != m_request)
                return;
            m_reading = false;
            const bool begun = std::exchange(m_startWanted, false);
            if (!kept->rows || !kept->spots)
                return emit wentWrong(languages::translated(kept->rows ? kept->spots.error() : kept->rows.error()));
            m_rows = *kept->rows;
            std::map<std::string, drills::Spot> spots;
            for (const auto& [item, row] : *kept->spots)
                spots[item] = {row.asked, row.wrong, row.slow, std::clamp(row.box, 0, drills::WeakSpots::boxes - 1)};
            m_spots = drills::WeakSpots(std::move(spots));
            m_trend.show(practisePicture(drill(), m_rows));
            emit changed();
            if (begun)
                start();
        });
}

void PractiseController::startAnew() {
    forget();
    m_startWanted = false;
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
        words << sentence(models::itemText(drill(), item, drills::quartersAStep(system().convention)));
    // Cards are short words.
    return words.isEmpty() || !dealsCards(drill()) ? words : QStringList{words.join(QStringLiteral(", "))};
}

// ---- Before an exercise

void PractiseController::start() {
    if (isRunning() || !hindrance().isEmpty())
        return;
    // What is known of weak spots is needed, and would otherwise be overwritten.
    m_startWanted = m_reading;
    if (m_reading)
        return;
    forget();
    if (!isOfGame(drill()))
        return begin({});
    m_preparing = true;
    emit changed();
    if (drill() == Drill::Plays) {
        m_work.want({.rules = *rules(), .system = system(), .plays = true});
        m_work.goOn();
        preparePlays();
    } else {
        prepareInsurance();
    }
}

// Takes seconds the first time a game is practised.
void PractiseController::preparePlays() {
    if (!m_preparing || drill() != Drill::Plays || !m_work.system().worth)
        return;
    drills::ExerciseSetup setup;
    for (const advantage::IndexPlay& play : m_work.system().worth->indices) {
        const auto name = advantage::nameOf(*m_work.game().survey, play.which);
        const PlayItem item{text(name.hand), text(name.up), text(name.play), text(name.otherwise)};
        if (item.cards().isEmpty()) // offers have an exercise of their own
            continue;
        setup.plays.push_back(play);
        setup.playItems.push_back(item.item());
        if (setup.plays.size() == playsAsked)
            break;
    }
    begin(std::move(setup));
}

void PractiseController::prepareInsurance() {
    inBackground(
        this,
        [rules = *rules(), system = system()] {
            return drills::insuranceFrom(system, rules.decks, rules.insurance.pays.ratio());
        },
        [this, mine = ++m_preparation](const std::optional<int>& from) {
            if (!m_preparing || mine != m_preparation)
                return;
            drills::ExerciseSetup setup;
            setup.insuredFrom = from;
            begin(std::move(setup));
        });
}

double PractiseController::progress() const {
    return drill() == Drill::Plays ? m_work.progress() : 0;
}

void PractiseController::begin(drills::ExerciseSetup setup) {
    m_preparing = false;
    m_work.stop();
    if ((drill() == Drill::Plays && setup.plays.empty()) || (drill() == Drill::Insurance && !setup.insuredFrom)) {
        emit changed();
        return emit wentWrong(tr("With this system no play of this game depends on the count."));
    }
    setup.drill = drill();
    setup.system = system();
    setup.decks = decks();
    setup.atATime = groupMatters() ? m_groups.value().toInt() : 1;
    setup.dealerStandsOn = rules()->dealer.drawing.standsOn;
    setup.secondsPerCard = secondsPerCard();
    m_exercise.emplace(std::move(setup), m_spots, m_chance.seed(), m_chance.now());
    moved();
}

// ---- An exercise

PractiseStage::Value PractiseController::stage() const {
    if (m_preparing)
        return PractiseStage::Preparing;
    if (!m_exercise)
        return PractiseStage::Choosing;
    switch (m_exercise->stage()) {
    case CountExercise::Stage::Showing: return PractiseStage::Showing;
    case CountExercise::Stage::Asking: return PractiseStage::Asking;
    case CountExercise::Stage::Told: return PractiseStage::Told;
    case CountExercise::Stage::Over: break;
    }
    return PractiseStage::Finished;
}

bool PractiseController::isRunning() const {
    return stage() != PractiseStage::Choosing && stage() != PractiseStage::Finished;
}

void PractiseController::forget() {
    m_pace.stop();
    m_work.stop();
    m_preparing = false;
    m_exercise.reset();
    m_problem.clear();
}

// Something else is shown or asked.
void PractiseController::moved() {
    m_problem.clear();
    m_pace.stop();
    emit changed();
    switch (m_exercise->stage()) {
    case CountExercise::Stage::Showing:
        if (!spokenCard().isEmpty())
            emit told(spokenCard());
        if (!isOwnPace())
            m_pace.start(static_cast<int>(m_exercise->shownFor()));
        return;
    case CountExercise::Stage::Asking: {
        // Between a count and its side count, what came of the first one.
        QStringList words{verdict(), trayText(), question()};
        words.removeAll(QString());
        return emit told(words.join(u'\n'));
    }
    case CountExercise::Stage::Told: return emit told(verdict() + u'\n' + why());
    case CountExercise::Stage::Over: return finish();
    }
}

QString PractiseController::itemText() const {
    return m_exercise && isRunning() ? itemNumberText(*m_exercise) : QString();
}

QStringList PractiseController::hands() const {
    return m_exercise ? shownHands(*m_exercise) : QStringList();
}

bool PractiseController::isDealerShown() const {
    return m_exercise && (m_exercise->isTable() || isOfGame(drill()));
}

QString PractiseController::spokenCard() const {
    return m_exercise ? spokenCardText(*m_exercise) : QString();
}

double PractiseController::tray() const {
    return m_exercise ? trayHeight(*m_exercise) : -1;
}

QString PractiseController::trayText() const {
    return m_exercise ? trayHeightText(*m_exercise) : QString();
}

QString PractiseController::question() const {
    return m_exercise ? questionText(*m_exercise) : QString();
}

QStringList PractiseController::answers() const {
    return m_exercise ? answerTexts(*m_exercise) : QStringList();
}

QString PractiseController::verdict() const {
    return m_exercise ? verdictText(*m_exercise) : QString();
}

QString PractiseController::why() const {
    return m_exercise ? reasonText(*m_exercise) : QString();
}

double PractiseController::step() const {
    if (drill() == Drill::Tray)
        return drills::quartersAStep(system().convention) / static_cast<double>(quartersADeck);
    const bool halves = dealsCards(drill()) && std::ranges::any_of(system().tags, [](int tag) { return tag % 2 != 0; });
    return halves && m_exercise && !m_exercise->asked().side ? 0.5 : 1;
}

void PractiseController::answerNumber(const QString& typed) {
    if (stage() != PractiseStage::Asking || !answers().isEmpty())
        return;
    const auto value = countFrom(typed);
    if (!value) {
        m_problem = tr("Type a number, such as %1.").arg(step() < 1 ? decimalText(-1.5, 1) : decimalText(-3, 0));
        return emit changed();
    }
    m_exercise->answer(*value * (drill() == Drill::Tray ? quartersADeck : halvesPerPoint), m_chance.now());
    moved();
}

void PractiseController::answerChoice(int place) {
    if (stage() != PractiseStage::Asking || place < 0 || place >= answers().size())
        return;
    m_exercise->choose(place, m_chance.now());
    moved();
}

void PractiseController::goOn() {
    switch (stage()) {
    case PractiseStage::Showing:
        if (!isOwnPace())
            return;
        [[fallthrough]];
    case PractiseStage::Told: m_exercise->goOn(m_chance.now()); return moved();
    case PractiseStage::Finished: forget(); return emit changed();
    case PractiseStage::Choosing:
    case PractiseStage::Preparing:
    case PractiseStage::Asking: return;
    }
}

void PractiseController::stop() {
    if (!isRunning())
        return;
    if (m_exercise && m_exercise->score().items > 0) {
        m_exercise->end();
        return moved();
    }
    forget();
    emit changed();
}

void PractiseController::finish() {
    emit told(results().join(u'\n'));
    if (!m_archive.isOpen())
        return;
    const CountExercise::Score& score = m_exercise->score();
    const storage::DrillRow row{.at = QDateTime::currentDateTimeUtc(),
                                .items = score.items,
                                .right = score.right,
                                .cards = score.cards,
                                .spentMs = score.spent};
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
    return stage() == PractiseStage::Finished ? scoreTexts(drill(), m_exercise->score()) : QStringList();
}

} // namespace openshoe::models

#include "moc_practisecontroller.cpp"
