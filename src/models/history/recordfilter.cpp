// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/recordfilter.h"

#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/history/handsought.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/results.h"
#include "models/words/resultwords.h"
#include "session/table/whendone.h"

#include <set>
#include <utility>

namespace openshoe::models {

namespace {

// Values of choices that don't correspond to a row of the record.
constexpr const char* everybody = "all";
constexpr const char* additions = "added";
constexpr const char* yes = "yes";
constexpr const char* recovered = "recovered";
constexpr const char* returned = "returned";

// A round's number as typed; 0 if it isn't one.
qint64 numberIn(const QString& typed) {
    return wholeFrom(typed).value_or(0);
}

QString number(qint64 value) {
    return QString::number(value);
}

/// A game that has been played, with the rules of its newest round.
struct PlayedGame {
    std::string id;
    std::shared_ptr<const engine::RuleSet> rules; ///< null if they can't be read
};

// Only games that no longer exist are looked up in the store; the others are known by their own names.
std::vector<PlayedGame> gonePlayed(storage::Tables& tables, const std::vector<storage::AccountRow>& accounts,
                                   const std::set<std::string>& there) {
    std::vector<PlayedGame> gone;
    std::set<std::string> known = there;
    for (const storage::AccountRow& account : accounts) {
        const auto played = tables.rounds.lastPlayed(account.id);
        for (std::size_t i = 0; played && i < played->size(); ++i) {
            const std::string& id = (*played)[i].variant;
            if (!known.insert(id).second)
                continue;
            const auto newest = tables.rounds.list({.account = account.id, .variant = id}, 1);
            const auto plays = newest && !newest->empty() ? tables.plays.ofRound(newest->front().id)
                                                          : base::Result<std::vector<storage::PlayRow>>();
            gone.push_back({id, plays && !plays->empty() ? plays->front().rules : nullptr});
        }
    }
    return gone;
}

} // namespace

struct RecordFilter::Offer {
    std::vector<storage::AccountRow> accounts;
    std::vector<PlayedGame> goneGames;
    std::vector<storage::WalletRow> wallets;
    std::string lastCurrency; ///< empty before the first round
    storage::Sitting session; ///< the last one
};

RecordFilter::RecordFilter(const Archive& archive, Of what, QObject* parent)
    : QObject(parent), m_archive(archive), m_of(what) {
    const auto tell = [this] {
        if (!m_quiet)
            emit changed();
    };
    for (const Choices* choices :
         {&m_games, &m_accounts, &m_wallets, &m_results, &m_hands, &m_sideBets, &m_mistakes, &m_endings, &m_kinds,
          &m_orders})
        connect(choices, &Choices::chosen, this, tell);
    connect(&m_dates, &DateRange::changed, this, tell);
    connect(&m_handBuilder, &HandBuilder::changed, this, [this] { type(m_hand, m_handBuilder.text()); });
    offerFixed();
}

void RecordFilter::retranslate() {
    m_quiet = true;
    m_dates.retranslate();
    m_handBuilder.retranslate();
    if (m_number > 0 && numberIn(m_search) != m_number) // the same round, however it is written now
        m_search = numberText(m_number);
    offerFixed();
    m_quiet = false;
    refresh();
}

void RecordFilter::offerFixed() {
    m_results.offer({{tr("All results"), {}},
                     {resultWord(engine::PlayResult::Win), number(static_cast<int>(storage::NetResult::Won))},
                     {resultWord(engine::PlayResult::Lose), number(static_cast<int>(storage::NetResult::Lost))},
                     {tr("Even", "neither won nor lost"), number(static_cast<int>(storage::NetResult::Even))}});
    std::vector<ChoiceRow> hands{{m_of == Of::Rounds ? tr("Any hands") : tr("Any ending"), {}}};
    for (const ResultKind::Value kind :
         {ResultKind::Blackjack, ResultKind::Win, ResultKind::Push, ResultKind::Lose, ResultKind::Bust,
          ResultKind::Surrender, ResultKind::EvenMoney, ResultKind::Returned}) {
        const QString word = resultWord(*playResultOf(kind));
        if (m_of == Of::Plays)
            hands.push_back({tr("Ended: %1", "a play, and how").arg(word), number(kind)});
        else if (kind != ResultKind::Returned) // a round is returned as a whole
            hands.push_back({tr("Hand: %1", "a hand, and how it ended").arg(word), number(kind)});
    }
    m_hands.offer(std::move(hands));
    m_sideBets.offer({{tr("Any side bets"), {}}, {tr("Side bet won"), yes}});
    m_mistakes.offer({{tr("Any decisions"), {}},
                      {tr("Any mistake"), number(static_cast<int>(storage::firstMistake))},
                      {tr("Mistake or worse"), number(static_cast<int>(storage::Mark::Mistake))},
                      {tr("Blunder"), number(static_cast<int>(storage::Mark::Blunder))}});
    m_endings.offer({{tr("Any ending"), {}}, {tr("Recovered"), recovered}, {tr("Returned"), returned}});
    const auto order = [](storage::RoundOrder value) { return QString::number(static_cast<int>(value)); };
    m_orders.offer({{tr("Newest first"), {}},
                    {tr("Oldest first"), order(storage::RoundOrder::Oldest)},
                    {tr("Most won first"), order(storage::RoundOrder::BestNet)},
                    {tr("Most lost first"), order(storage::RoundOrder::WorstNet)},
                    {tr("Costliest first", "what mistakes cost"), order(storage::RoundOrder::Costliest)},
                    {tr("Luckiest first"), order(storage::RoundOrder::Luckiest)},
                    {tr("Unluckiest first"), order(storage::RoundOrder::Unluckiest)}});
    m_kinds.offer({{tr("All kinds"), {}},
                   {tr("Hands"), number(StakeOn::Main)},
                   {tr("Behind"), number(StakeOn::Behind)},
                   {tr("Insurance"), number(StakeOn::Insurance)},
                   {tr("Side bets"), number(StakeOn::Side)},
                   {tr("Money added, taken back"), additions}});
}

void RecordFilter::refresh() {
    if (!m_archive.isOpen())
        return;
    std::set<std::string> there;
    for (const catalogue::Game& game : m_archive.games.games())
        there.insert(game.rules->id);
    session::whenDone(m_archive.store->post([there, account = m_archive.account](storage::Tables& tables) {
        Offer found;
        found.accounts = tables.accounts.list().value_or(std::vector<storage::AccountRow>());
        found.wallets = tables.accounts.wallets(account).value_or(std::vector<storage::WalletRow>());
        found.goneGames = gonePlayed(tables, found.accounts, there);
        if (const auto newest = tables.rounds.list({.account = account}, 1); newest && !newest->empty())
            found.lastCurrency = newest->front().currency;
        if (const auto last = tables.rounds.sittings(account, 1); last && !last->empty())
            found.session = last->front().sitting;
        return found;
    }),
                      m_archive.link.get(), [this](const Offer& found) { offer(found); });
}

void RecordFilter::offer(const Offer& found) {
    const QString before = m_wallets.value();
    const auto session = std::pair(m_session.first, m_session.last);
    m_quiet = true;
    m_picked = m_picked && m_dates.isSession();
    if (m_of == Of::Rounds && !m_picked) {
        m_shoe.reset();
        m_session = found.session;
        m_dates.offerSession(m_session.rounds > 0 ? tr("Last session") : QString());
    }
    std::vector<ChoiceRow> games{{tr("All games"), {}}};
    for (const catalogue::Game& game : m_archive.games.games())
        games.push_back({gameName(*game.rules), text(game.rules->id)});
    for (const PlayedGame& game : found.goneGames)
        games.push_back({m_archive.gameName(game.id, game.rules.get()), text(game.id)});
    const QString game = m_games.value();
    m_games.offer(std::move(games));
    std::vector<ChoiceRow> accounts;
    std::vector<ChoiceRow> others;
    for (const storage::AccountRow& account : found.accounts) {
        if (account.id == m_archive.account)
            accounts.push_back({account.name, {}});
        else
            others.push_back({account.name, number(account.id)});
    }
    accounts.insert(accounts.end(), others.begin(), others.end());
    if (!others.empty())
        accounts.push_back({tr("All accounts"), everybody});
    m_accounts.offer(std::move(accounts));
    std::vector<ChoiceRow> wallets;
    if (m_of == Of::Rounds)
        wallets.push_back({tr("All wallets"), {}});
    for (const storage::WalletRow& wallet : found.wallets)
        wallets.push_back({currencyName(wallet.currency), text(wallet.currency)});
    m_wallets.offer(std::move(wallets));
    if (m_of == Of::Plays && before.isEmpty())
        m_wallets.choose(text(found.lastCurrency));
    m_quiet = false;
    const bool other = m_dates.isSession() && session != std::pair(m_session.first, m_session.last);
    if (m_wallets.value() != before || m_games.value() != game || other)
        emit changed();
    emit known();
}

QList<Choices*> RecordFilter::narrowing() {
    QList<Choices*> all{&m_games, &m_results, &m_hands, &m_sideBets, &m_mistakes, &m_endings, &m_kinds, &m_accounts};
    if (m_of == Of::Rounds)
        all << &m_wallets;
    return all;
}

bool RecordFilter::narrows() const {
    const auto parts = const_cast<RecordFilter*>(this)->narrowing();
    return !m_search.isEmpty() || m_dates.narrows() || typedCount() > 0 ||
           std::any_of(parts.begin(), parts.end(), [](const Choices* part) { return part->narrows(); });
}

namespace {

// With a sign: losses are below zero.
base::Result<base::Money> netFrom(const QString& typed) {
    QString amount = typed.trimmed();
    const bool loss = amount.startsWith(u'-') || amount.startsWith(u'\u2212');
    if (loss || amount.startsWith(u'+'))
        amount.remove(0, 1);
    return amountFrom(amount).map([loss](base::Money value) { return loss ? base::Money() - value : value; });
}

QString problemOfNet(const QString& typed) {
    const auto net = typed.isEmpty() ? base::Money() : netFrom(typed);
    return net ? QString() : languages::translated(net.error());
}

} // namespace

void RecordFilter::type(QString& field, const QString& typed) {
    if (field == typed.trimmed())
        return;
    field = typed.trimmed();
    emit changed();
}

void RecordFilter::setHand(const QString& typed) {
    type(m_hand, typed);
    m_handBuilder.show(handFrom(m_hand));
}

QString RecordFilter::problemOfNetAtLeast() const {
    return problemOfNet(m_netAtLeast);
}

QString RecordFilter::problemOfNetAtMost() const {
    const QString problem = problemOfNet(m_netAtMost);
    if (!problem.isEmpty() || m_netAtLeast.isEmpty() || m_netAtMost.isEmpty())
        return problem;
    const auto least = netFrom(m_netAtLeast);
    return least && *least > *netFrom(m_netAtMost) ? tr("This is below the least.") : QString();
}

QString RecordFilter::problemOfHand() const {
    return m_hand.isEmpty() || handFrom(m_hand) ? QString() : handRule();
}

int RecordFilter::typedCount() const {
    int count = 0;
    for (const QString* typed : {&m_netAtLeast, &m_netAtMost, &m_hand, &m_noted})
        count += typed->isEmpty() ? 0 : 1;
    return count;
}

QString RecordFilter::problem() const {
    for (const QString& typed : {problemOfNetAtLeast(), problemOfNetAtMost(), problemOfHand()}) {
        if (!typed.isEmpty())
            return typed;
    }
    if (const QString days = m_dates.problem(); !days.isEmpty() || !isSought())
        return days;
    const auto number = wholeFrom(m_search);
    return number ? QString() : languages::translated(number.error());
}

void RecordFilter::clear() {
    const bool quiet = std::exchange(m_quiet, true);
    for (Choices* part : narrowing())
        part->choose({});
    m_dates.clear();
    for (QString* typed : {&m_netAtLeast, &m_netAtMost, &m_hand, &m_noted})
        typed->clear();
    m_handBuilder.show({});
    m_search.clear();
    m_number = 0;
    m_quiet = quiet;
    if (!quiet)
        emit changed();
}

std::vector<std::pair<const char*, Choices*>> RecordFilter::keptChoices() {
    return {{"game", &m_games},         {"wallet", &m_wallets},       {"result", &m_results}, {"hands", &m_hands},
            {"sideBets", &m_sideBets}, {"decisions", &m_mistakes}, {"ending", &m_endings}, {"order", &m_orders}};
}

QJsonObject RecordFilter::toJson() const {
    QJsonObject json;
    for (const auto& [name, choices] : const_cast<RecordFilter*>(this)->keptChoices()) {
        if (choices->narrows())
            json.insert(QLatin1StringView(name), choices->value());
    }
    if (const QJsonObject days = m_dates.toJson(); !days.isEmpty())
        json.insert("days", days);
    const auto insertNet = [&](const char* name, const QString& typed) {
        if (const auto net = netFrom(typed); net && !typed.isEmpty())
            json.insert(QLatin1StringView(name), static_cast<qint64>(net->minorUnits()));
    };
    insertNet("netAtLeast", m_netAtLeast);
    insertNet("netAtMost", m_netAtMost);
    if (handFrom(m_hand))
        json.insert("hand", m_hand);
    if (!m_noted.isEmpty())
        json.insert("noted", m_noted);
    return json;
}

bool RecordFilter::isKeepable() const {
    QJsonObject json = toJson();
    json.remove("order");
    return !json.isEmpty();
}

void RecordFilter::setFrom(const QJsonObject& json) {
    m_quiet = true;
    clear();
    for (const auto& [name, choices] : keptChoices())
        choices->choose(json[QLatin1StringView(name)].toString());
    m_dates.setFrom(json["days"].toObject());
    const auto net = [&](const char* name) {
        const QJsonValue kept = json[QLatin1StringView(name)];
        const qint64 units = kept.toInteger();
        const QString amount = amountText(base::Money::minor(std::abs(units)));
        return !kept.isDouble() ? QString() : units < 0 ? u'-' + amount : amount;
    };
    m_netAtLeast = net("netAtLeast");
    m_netAtMost = net("netAtMost");
    m_hand = json["hand"].toString();
    m_handBuilder.show(handFrom(m_hand));
    m_noted = json["noted"].toString();
    m_quiet = false;
    emit changed();
}

void RecordFilter::showSession(const storage::Sitting& session, const QString& name) {
    m_session = session;
    m_shoe.reset();
    pick(name);
}

void RecordFilter::showShoe(storage::ShoeId shoe, const QString& name) {
    m_shoe = shoe;
    pick(name);
}

void RecordFilter::pick(const QString& name) {
    m_quiet = true;
    clear();
    m_picked = true;
    m_dates.offerSession(name);
    m_dates.spans()->choose(QString::fromLatin1(DateRange::session));
    m_orders.choose({});
    m_quiet = false;
    emit changed();
    emit picked();
}

void RecordFilter::startAnew() {
    m_picked = false;
    if (m_of == Of::Plays) {
        m_quiet = true;
        m_wallets.offer({});
        m_quiet = false;
    }
    clear();
}

void RecordFilter::setSearch(const QString& search) {
    if (search == m_search)
        return;
    m_search = search;
    m_number = numberIn(search);
    emit changed();
}

storage::RoundFilter RecordFilter::rounds() const {
    storage::RoundFilter filter;
    if (m_accounts.value() != QLatin1String(everybody))
        filter.account = m_accounts.narrows() ? m_accounts.value().toLongLong() : m_archive.account;
    if (m_games.narrows())
        filter.variant = m_games.value().toStdString();
    if (m_wallets.narrows())
        filter.currency = m_wallets.value().toStdString();
    if (m_results.narrows())
        filter.result = static_cast<storage::NetResult>(m_results.value().toInt());
    if (m_hands.narrows())
        filter.ending = playResultOf(m_hands.value().toInt());
    const auto [from, to] = m_dates.moments();
    filter.from = from;
    filter.to = to;
    filter.sideBetWon = m_sideBets.narrows();
    if (m_mistakes.narrows())
        filter.mistake = static_cast<storage::Mark>(m_mistakes.value().toInt());
    if (m_endings.value() == QLatin1String(recovered))
        filter.recovered = true;
    if (m_endings.value() == QLatin1String(returned))
        filter.state = storage::RoundState::Returned;
    if (isSought())
        filter.round = numberIn(m_search); // no round has 0; see problem()
    if (m_dates.isSession() && m_shoe) {
        filter.shoe = m_shoe;
    } else if (m_dates.isSession()) {
        filter.first = m_session.first;
        filter.last = m_session.last;
    }
    return filter;
}

storage::RoundSearch RecordFilter::wanted() const {
    storage::RoundSearch search{.filter = rounds()};
    if (const auto least = netFrom(m_netAtLeast); least && !m_netAtLeast.isEmpty())
        search.netAtLeast = *least;
    if (const auto most = netFrom(m_netAtMost); most && !m_netAtMost.isEmpty())
        search.netAtMost = *most;
    search.hand = handFrom(m_hand);
    search.noted = m_noted;
    search.order = static_cast<storage::RoundOrder>(m_orders.value().toInt());
    return search;
}

storage::PlayFilter RecordFilter::plays() const {
    storage::PlayFilter filter{.account = m_archive.account};
    if (m_games.narrows())
        filter.variant = m_games.value().toStdString();
    filter.currency = m_wallets.value().toStdString();
    if (m_kinds.narrows())
        filter.kind = stakeKindOf(m_kinds.value().toInt());
    if (m_results.narrows())
        filter.result = static_cast<storage::NetResult>(m_results.value().toInt());
    if (m_hands.narrows())
        filter.ending = playResultOf(m_hands.value().toInt());
    const auto [from, to] = m_dates.moments();
    filter.from = from;
    filter.to = to;
    return filter;
}

bool RecordFilter::withAdditions() const {
    return !m_games.narrows() && !m_results.narrows() && !m_hands.narrows() &&
           (!m_kinds.narrows() || m_kinds.value() == QLatin1String(additions));
}

bool RecordFilter::withPlays() const {
    return m_kinds.value() != QLatin1String(additions);
}

} // namespace openshoe::models

#include "moc_recordfilter.cpp"
