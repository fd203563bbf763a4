// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lobby/lobbymodel.h"

#include "engine/staking.h"
#include "models/archive/archive.h"
#include "models/figures/gamefigures.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "models/words/gamewords.h"
#include "models/words/terms.h"
#include "session/table/seating.h"
#include "session/table/whendone.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace openshoe::models {

namespace {

/// Decimal places of a return.
constexpr int returnDecimals = 2;

/// How many cards are added at once: more than a window shows, and a multiple of what fits in a row.
constexpr std::size_t cardsAtOnce = 12;

QString lastText(const storage::LastRound& newest, const storage::Sitting& session) {
    if (session.rounds == 0)
        return {};
    return Words::tr("Last time: %Ln rounds, %1 · %2", "a game's last session: its net, its last round's time",
                     static_cast<int>(session.rounds))
        .arg(netMoneyText(session.net, newest.currency), briefMomentText(newest.started).replace(u' ', QChar::Nbsp));
}

} // namespace

void LobbyCards::setSought(const QString& sought) {
    if (sought == m_sought)
        return;
    m_sought = sought;
    m_most = 0;
    emit soughtChanged();
    show();
}

void LobbyCards::setGames(const std::vector<GameRow>& games) {
    m_games = games;
    show();
}

void LobbyCards::setGame(const GameRow& game) {
    const auto isIt = [&](const GameRow& one) { return one.variantId == game.variantId; };
    if (const auto known = std::ranges::find_if(m_games, isIt); known != m_games.end())
        *known = game;
    if (const auto row = std::ranges::find_if(m_rows, isIt); row != m_rows.end())
        change(m_rows, static_cast<int>(row - m_rows.begin()), game);
}

void LobbyCards::showMore() {
    if (!m_more)
        return;
    m_most = m_rows.size() + cardsAtOnce;
    show();
}

void LobbyCards::show() {
    const std::size_t most = std::max(m_most, cardsAtOnce);
    std::vector<GameRow> next;
    bool more = false;
    for (const GameRow& game : m_games) {
        if (game.hidden || !game.name.contains(m_sought, Qt::CaseInsensitive))
            continue;
        more = next.size() == most;
        if (more)
            break;
        next.push_back(game);
    }
    const bool other = std::exchange(m_more, more) != more;
    update(m_rows, std::move(next));
    if (other)
        emit moreChanged();
}

LobbyModel::LobbyModel(Archive& archive, const GameFigures& figures, SettingsController& settings,
                       AccountsModel& accounts, LimitsController& limits, QObject* parent)
    : RowModel(GameRow::staticMetaObject, parent), m_archive(archive), m_figures(figures), m_settings(settings),
      m_accounts(accounts), m_limits(limits) {
    connect(&archive.games, &catalogue::Catalogue::changed, this, &LobbyModel::show);
    connect(&settings, &SettingsController::currencyChosen, this, &LobbyModel::show);
    connect(&figures, &GameFigures::known, this, &LobbyModel::fillFigures);
    connect(&settings, &SettingsController::paceChanged, this, &LobbyModel::show);
    connect(&settings, &SettingsController::introducedChanged, this, &LobbyModel::updateFirstStart);
    connect(&accounts, &AccountsModel::currentChanged, this, &LobbyModel::show);
    connect(&accounts, &AccountsModel::walletsRead, this, &LobbyModel::show);
    connect(&accounts, &AccountsModel::balanceMoved, this, &LobbyModel::fillWallets);
    connect(&accounts, &AccountsModel::accountChanged, this, [this] { take({}, false); });
    show();
}

LobbyModel::Facts LobbyModel::read(storage::Tables& tables, storage::AccountId account) {
    Facts facts;
    if (const auto played = tables.rounds.lastPlayed(account)) {
        for (const storage::LastRound& round : *played) {
            if (const auto session = tables.rounds.sittingUntil(round.id))
                facts.last.emplace(round.variant, std::pair(round, *session));
        }
    }
    if (auto open = tables.journal.openRounds()) {
        std::erase_if(*open, [&](const storage::OpenRound& round) { return round.account != account; });
        facts.waiting = std::move(*open);
    }
    return facts;
}

void LobbyModel::refresh() {
    if (!m_archive.isOpen())
        return;
    const storage::AccountId account = m_archive.account;
    session::whenDone(m_archive.store->post([account](storage::Tables& tables) { return read(tables, account); }),
                      m_archive.link.get(), [this, account](const Facts& facts) {
                          if (account == m_archive.account) // otherwise it has changed since
                              take(facts, true);
                      });
}

void LobbyModel::take(const Facts& facts, bool read) {
    m_facts = facts;
    const bool was = std::exchange(m_read, read);
    show();
    if (was != read)
        emit readChanged();
}

void LobbyModel::show() {
    std::vector<GameRow> rows;
    for (const catalogue::Game& game : m_archive.games.games())
        rows.push_back(rowOf(*game.rules));
    update(m_rows, std::move(rows));
    updateFirstStart();
    m_shown |= m_read;
    if (m_shown)
        m_cards.setGames(m_rows);
}

void LobbyModel::reckon(const QString& variantId) {
    if (const auto game = m_archive.games.find(variantId.toStdString()))
        m_hourly.setGame(*game);
}

bool LobbyModel::canStartWith(const engine::RuleSet& rules) const {
    const std::string currency = m_settings.currencyOf(rules).toStdString();
    const engine::Limit* limit = rules.limitIn(currency);
    const auto balance = m_accounts.balance(currency);
    return limit && balance && *balance >= limit->min && !m_archive.games.isHidden(rules.id) &&
           engine::mayTakeSeat(rules, m_accounts.currentTrial());
}

void LobbyModel::updateFirstStart() {
    const bool first = m_read && m_facts.last.empty() && !m_settings.isIntroduced();
    std::shared_ptr<const engine::RuleSet> starter;
    const auto effort = [](const engine::RuleSet& rules) {
        return std::pair(rules.sideBets.size(), rules.table.seats);
    };
    for (const catalogue::Game& game : m_archive.games.games()) {
        if (first && canStartWith(*game.rules) && (!starter || effort(*game.rules) < effort(*starter)))
            starter = game.rules;
    }
    const QString id = starter ? text(starter->id) : QString();
    const QString name = starter ? gameName(*starter) : QString();
    if (std::tie(first, id, name) == std::tie(m_firstStart, m_starter, m_starterName))
        return;
    m_firstStart = first;
    m_starter = id;
    m_starterName = name;
    emit firstStartChanged();
}

void LobbyModel::fillFigures(const QString& variantId) {
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [&](const GameRow& one) { return one.variantId == variantId; });
    const auto game = m_archive.games.find(variantId.toStdString());
    if (row != m_rows.end() && game)
        setRow(static_cast<int>(row - m_rows.begin()), rowOf(*game));
}

// A round at the table moves it several times, so only what has changed is made anew.
void LobbyModel::fillWallets(const QString& currency) {
    const QString now = walletText(currency);
    for (int i = 0; i < size(); ++i) {
        GameRow next = m_rows[static_cast<std::size_t>(i)];
        if (next.currency != currency)
            continue;
        next.walletText = now;
        setRow(i, next);
    }
    updateFirstStart();
}

void LobbyModel::setRow(int index, const GameRow& next) {
    change(m_rows, index, next);
    m_cards.setGame(next);
}

QString LobbyModel::walletText(const QString& currency) const {
    const std::string code = currency.toStdString();
    const auto balance = m_accounts.balance(code);
    return balance ? tr("Wallet %1").arg(moneyText(*balance, code)) : QString();
}

QString LobbyModel::waitText(const engine::RuleSet& rules) const {
    if (m_facts.waiting.empty())
        return {};
    const session::TableKey wanted{.account = m_archive.account,
                                   .rules = rules,
                                   .currency = m_settings.currencyOf(rules).toStdString()};
    const session::Admission admission = session::admit(wanted, m_facts.waiting);
    if (admission.elsewhere)
        return waitsElsewhereText(admission.elsewhere->rules, admission.currency);
    const bool here = std::ranges::any_of(
        m_facts.waiting, [&](const storage::OpenRound& round) { return round.rules.id == rules.id; });
    return here ? tr("A round is waiting. Until it is finished, no other game can be played for %1.")
                      .arg(currencyName(admission.currency))
                : QString();
}

GameRow LobbyModel::rowOf(const engine::RuleSet& rules) const {
    GameRow row{.variantId = text(rules.id),
                .name = gameName(rules),
                .character = characterText(rules),
                .summary = rulesLine(rules),
                .limitsText = limitsText(rules)};
    row.returnHelp = explanation(Term::Return);
    auto phrases = summaryPhrases(rules);
    phrases.push_back({tr("the return"), Term::Return});
    row.summaryHelp = explained(phrases);
    row.felt = feltName(rules);
    row.currencies = currenciesOf(rules);
    for (const engine::Limit& limit : rules.limits)
        row.currencyNames << currencyName(limit.currency);
    row.currency = m_settings.currencyOf(rules);
    if (const auto figures = m_figures.of(rules)) {
        row.rtpText = percentText(figures->rtp(), returnDecimals);
        row.costText = hourlyText(figures->expectation, paceIn(rules, m_settings));
    }
    if (rules.publishedRtp)
        row.publishedText = percentText(*rules.publishedRtp, returnDecimals);
    row.walletText = walletText(row.currency);
    if (const auto last = m_facts.last.find(rules.id); last != m_facts.last.end())
        row.lastText = lastText(last->second.first, last->second.second);
    row.interrupted = std::ranges::any_of(
        m_facts.waiting, [&](const storage::OpenRound& round) { return round.rules.id == rules.id; });
    row.waitText = waitText(rules);
    row.hidden = m_archive.games.isHidden(rules.id);
    if (!engine::mayTakeSeat(rules, m_accounts.currentTrial()))
        row.sheetNote = tr("Trial accounts can't sit at this table.");
    return row;
}

} // namespace openshoe::models

#include "moc_lobbymodel.cpp"
