// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lobby/lobbymodel.h"

#include "models/lobby/accountsmodel.h"
#include "models/settings/settingscontroller.h"
#include "models/shared/archive.h"
#include "models/shared/gamefigures.h"
#include "models/shared/words.h"
#include "session/seating.h"
#include "session/whendone.h"

#include <algorithm>

namespace openshoe::models {

namespace {

/// Digits after the point of a return.
constexpr int returnDecimals = 2;

} // namespace

LobbyModel::LobbyModel(Archive& archive, const GameFigures& figures, const SettingsController& settings,
                       const AccountsModel& accounts, QObject* parent)
    : RowModel(GameRow::staticMetaObject, parent), m_archive(archive), m_figures(figures), m_settings(settings),
      m_accounts(accounts) {
    connect(&archive.games, &catalogue::Catalogue::changed, this, &LobbyModel::show);
    connect(&settings, &SettingsController::currencyChosen, this, &LobbyModel::show);
    connect(&figures, &GameFigures::known, this, &LobbyModel::fillFigures);
    connect(&accounts, &AccountsModel::currentChanged, this, &LobbyModel::show);
    connect(&accounts, &AccountsModel::accountChanged, this, [this] {
        m_facts = {};
        m_read = false;
        show();
    });
    show();
}

LobbyModel::Facts LobbyModel::read(storage::Tables& tables, storage::AccountId account) {
    Facts facts;
    if (const auto played = tables.rounds.lastPlayed(account))
        facts.lastPlayed = {played->begin(), played->end()};
    if (const auto open = tables.journal.openRounds()) {
        for (const storage::OpenRound& round : *open) {
            if (round.account == account)
                facts.interrupted.push_back(round.rules.id);
        }
    }
    return facts;
}

void LobbyModel::refresh() {
    if (!m_archive.isOpen())
        return;
    const storage::AccountId account = m_archive.account;
    session::whenDone(m_archive.store->post([account](storage::Tables& tables) { return read(tables, account); }),
                      m_archive.link.get(), [this, account](const Facts& facts) {
                          if (account != m_archive.account)
                              return; // another plays by now
                          m_facts = facts;
                          m_read = true;
                          show();
                      });
}

void LobbyModel::show() {
    std::vector<GameRow> rows;
    for (const catalogue::Game& game : m_archive.games.games())
        rows.push_back(rowOf(*game.rules));
    update(m_rows, std::move(rows));
}

void LobbyModel::fillFigures(const QString& variantId) {
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [&](const GameRow& one) { return one.variantId == variantId; });
    if (row != m_rows.end())
        change(m_rows, static_cast<int>(row - m_rows.begin()), rowOf(*m_archive.games.find(variantId.toStdString())));
}

GameRow LobbyModel::rowOf(const engine::RuleSet& rules) const {
    GameRow row{.variantId = text(rules.id),
                .name = gameName(rules),
                .summary = summaryText(rules),
                .limitsText = limitsText(rules)};
    row.felt = feltName(rules);
    row.currencies = currenciesOf(rules);
    for (const engine::Limit& limit : rules.limits)
        row.currencyNames << currencyName(limit.currency);
    row.currency = m_settings.currencyOf(rules);
    if (const auto figures = m_figures.of(rules))
        row.rtpText = percentText(figures->rtp(), returnDecimals);
    if (rules.publishedRtp)
        row.publishedText = percentText(*rules.publishedRtp, returnDecimals);
    if (const auto played = m_facts.lastPlayed.find(rules.id); played != m_facts.lastPlayed.end())
        row.lastPlayedText = timeText(played->second);
    row.interrupted =
        std::find(m_facts.interrupted.begin(), m_facts.interrupted.end(), rules.id) != m_facts.interrupted.end();
    if (!session::mayTakeSeat(rules, m_accounts.currentTrial()))
        row.sheetNote = tr("A trial account may not sit at this table.");
    return row;
}

} // namespace openshoe::models
