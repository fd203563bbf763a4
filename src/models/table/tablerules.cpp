// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablerules.h"

#include "languages/translated.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/rulesaid.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace openshoe::models {

using engine::RuleSet;
using engine::StakeKind;
using session::RulesFate;
using session::TableSession;

namespace {

/// The most sentences about new rules that fit a passing note; the rules page has them all.
constexpr qsizetype sentencesAtOnce = 3;

bool differInLooks(const RuleSet& a, RuleSet b) {
    b.look = a.look;
    return a == b;
}

// The felt has the same places, so what lies on it may stay.
bool isSameFelt(const RuleSet& a, const RuleSet& b) {
    const auto alike = [](const engine::SideBet& one, const engine::SideBet& other) {
        return one.id == other.id && one.kind == other.kind;
    };
    return a.table == b.table && std::ranges::equal(a.sideBets, b.sideBets, alike);
}

} // namespace

TableRules::TableRules(ShownTable& shown, LiveRound& live, QObject* parent)
    : QObject(parent), m_shown(shown), m_live(live) {
    connect(&m_live, &LiveRound::phaseChanged, this, &TableRules::onPhaseChanged);
    connect(&m_live, &LiveRound::turned, this, [this] {
        show();
        announce();
    });
}

void TableRules::begin() {
    m_coming.reset();
    m_news.reset();
    m_obstacle = Obstacle::None;
    m_path.clear();
    m_putAway.clear();
    if (auto* session = m_live.session()) {
        connect(session, &TableSession::rulesChanged, this, &TableRules::onRulesChanged);
        connect(session, &TableSession::nextRulesChanged, this, &TableRules::say);
    }
    say();
}

// --- What the game is now.

const catalogue::Game* TableRules::gameOf(const catalogue::Catalogue& games, const std::string& id) const {
    const auto found = std::ranges::find(games.games(), id, [](const catalogue::Game& one) { return one.rules->id; });
    return found == games.games().end() ? nullptr : &*found;
}

void TableRules::update(const catalogue::Catalogue& games) {
    auto* session = m_live.session();
    if (!session)
        return;
    // A copy was to be played but is gone again: falls back to the game itself.
    if (session->nextRules() && !gameOf(games, session->nextRules()->id))
        session->keepRules();
    const std::string id = session->nextRules() ? session->nextRules()->id : session->rules().id;
    if (const catalogue::Game* game = gameOf(games, id)) {
        m_path = game->path;
        use(*game->rules);
        return;
    }
    if (games.isReading()) // it may be in a file still being read; changed() follows
        return;
    session->keepRules();
    const auto bad = std::ranges::find(games.unusable(), m_path, &formats::UnusableVariant::path);
    m_obstacle = bad == games.unusable().end() ? Obstacle::Gone : Obstacle::Unreadable;
    m_reason = m_obstacle == Obstacle::Unreadable ? bad->error.said() : base::Said();
    say();
}

void TableRules::goOnWith(const RuleSet& copy) {
    if (m_live.session())
        use(copy);
}

void TableRules::use(const RuleSet& rules) {
    switch (m_live.session()->useRules(rules)) {
    case RulesFate::InForce:
    case RulesFate::NextRound: m_obstacle = Obstacle::None; break;
    case RulesFate::NoMoney: m_obstacle = Obstacle::NoMoney; break;
    case RulesFate::NoSeat: m_obstacle = Obstacle::NoSeat; break;
    }
    say();
}

// --- Bringing the table shown into line with the rules in force.

void TableRules::onRulesChanged(const session::RulesChange& change) {
    const RuleSet& rules = m_live.session()->rules();
    if (!differInLooks(change.before, rules))
        m_coming = News{m_coming ? m_coming->before : change.before, rules, change.misfits};
    // If the change comes while the person looks at an outcome, the outcome is cleared away when the new felt has no
    // place for it. At the end of a round it is to be looked at first.
    if (!change.afterRound && m_live.phase() == LiveRound::Over && !m_live.isAside() &&
        !isSameFelt(m_shown.rules(), rules))
        m_live.beginBetting();
    show();
    announce();
    say();
}

void TableRules::onPhaseChanged() {
    if (m_live.phase() == LiveRound::Playing)
        m_news.reset();
    show();
    announce();
    say();
}

void TableRules::show() {
    auto* session = m_live.session();
    if (!session || m_live.isAside() || session->stage() != TableSession::Stage::Ready ||
        m_shown.rules() == session->rules())
        return;
    auto rules = std::make_shared<const RuleSet>(session->rules());
    const LiveRound::Phase phase = m_live.phase();
    if (differInLooks(m_shown.rules(), *rules) || (phase == LiveRound::Over && isSameFelt(m_shown.rules(), *rules))) {
        m_shown.change(std::move(rules));
    } else if (phase == LiveRound::Betting) {
        m_shown.begin(std::move(rules), session->key().currency, session->state());
        if (const auto* shoe = session->shoe())
            m_shown.setShoe(*shoe);
    } else {
        return;
    }
    emit shown();
    if (phase == LiveRound::Betting)
        m_live.restartClock();
}

void TableRules::announce() {
    if (!m_coming || m_live.phase() == LiveRound::Playing || m_live.isAside())
        return;
    m_news = std::exchange(m_coming, std::nullopt);
    emit inForce();
    say();
}

// --- In words.

void TableRules::dismiss() {
    if (m_waiting)
        return;
    m_news.reset();
    m_putAway = m_text;
    say();
}

void TableRules::remind() {
    m_putAway.clear();
    say();
}

void TableRules::say() {
    const auto* session = m_live.session();
    const bool inRound = session && (session->isPlaying() || m_live.phase() == LiveRound::Playing);
    const bool waiting = session && ((session->nextRules() && inRound) || m_coming);
    QString text;
    if (waiting)
        text = tr("The new rules apply from the next round.");
    else if (session && m_obstacle != Obstacle::None)
        text = obstacleText();
    else if (m_news)
        text = newsText();
    if (text != m_putAway)
        m_putAway.clear();
    else
        text.clear();
    QString game;
    if (session)
        game = models::text((session->nextRules() ? *session->nextRules() : session->rules()).id);
    if (text == m_text && waiting == m_waiting && game == m_gameId)
        return;
    m_text = text;
    m_gameId = game;
    m_waiting = waiting;
    emit changed();
}

QString TableRules::obstacleText() const {
    switch (m_obstacle) {
    case Obstacle::Gone: return tr("The file of this game is gone. The table keeps its current rules.");
    case Obstacle::Unreadable:
        return tr("The file of this game can no longer be read. The table keeps its current rules. (%1)")
            .arg(languages::translated(m_reason));
    case Obstacle::NoMoney:
        return tr("The new rules don't allow %1. The table keeps its current rules.")
            .arg(currencyName(m_live.session()->key().currency));
    case Obstacle::NoSeat:
        return tr("Under the new rules seats are shared, and trial accounts can't take one. The table keeps its "
                  "current rules.");
    case Obstacle::None: break;
    }
    return {};
}

namespace {

QString placeText(const RuleSet& rules, const session::Place& place) {
    const int seat = place.seat.value;
    switch (place.kind) {
    case StakeKind::Side:
        return TableRules::tr("%1 on spot %2", "a side bet")
            .arg(sideBetName(rules.sideBets[static_cast<std::size_t>(place.sideBet)]))
            .arg(seat);
    case StakeKind::Behind: return TableRules::tr("behind spot %1", "a stake").arg(seat);
    default: return TableRules::tr("spot %1", "a stake").arg(seat);
    }
}

} // namespace

QString TableRules::newsText() const {
    QStringList words;
    if (m_news->after.id != m_news->before.id || m_news->after.name != m_news->before.name)
        words << tr("You are now playing %1.").arg(gameName(m_news->after));
    const QStringList said = newlySaid(m_news->before, m_news->after);
    if (said.size() > sentencesAtOnce)
        words << tr("New rules: %1 And more.").arg(said.first(sentencesAtOnce).join(u' '));
    else if (!said.isEmpty())
        words << tr("New rules: %1").arg(said.join(u' '));
    else if (words.isEmpty())
        words << tr("The new rules apply now.");
    QStringList gone;
    QStringList lowered;
    for (const session::Misfit& misfit : m_news->misfits) {
        const QString place = placeText(m_news->before, misfit.place);
        if (misfit.kept.isZero())
            gone << tr("%1: %2", "a place and the stake there").arg(place, amountText(misfit.amount));
        else
            lowered << tr("%1: %2", "a place and the stake there").arg(place, amountText(misfit.kept));
    }
    if (!gone.isEmpty())
        words << tr("Stakes removed: %1.").arg(gone.join(QStringLiteral("; ")));
    if (!lowered.isEmpty())
        words << tr("Stakes lowered: %1.").arg(lowered.join(QStringLiteral("; ")));
    return words.join(u' ');
}

} // namespace openshoe::models

#include "moc_tablerules.cpp"
