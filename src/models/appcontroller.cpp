// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/appcontroller.h"

#include "formats/variants.h"
#include "models/archive.h"
#include "models/words.h"
#include "session/memoryjournal.h"

#include <QCoreApplication>
#include <QDir>

namespace openshoe::models {

struct AppController::Parts {
    explicit Parts(const Options& options)
        : settings(QDir(options.dataFolder).filePath(QStringLiteral("settings.ini"))), table(settings), rundown(archive),
          fairness(table, archive), record(archive), catalogue(formats::ownVariantsFolder(options.dataFolder)) {}

    Archive archive;
    SettingsController settings;
    session::MemoryJournal journal;
    TableController table;
    LobbyModel lobby;
    RundownModel rundown;
    FairnessController fairness;
    RulesModel rules;
    AccountsModel accounts;
    PlayRecordModel record;
    formats::VariantCatalogue catalogue;
};

AppController::AppController(Options options, QObject* parent)
    : QObject(parent), m_parts(std::make_unique<Parts>(options)), m_options(std::move(options)) {
    m_parts->settings.overrideSpeed(m_options.speed);
    connectParts();
}

AppController::~AppController() = default;

LobbyModel* AppController::lobby() { return &m_parts->lobby; }
TableController* AppController::table() { return &m_parts->table; }
RundownModel* AppController::rundown() { return &m_parts->rundown; }
SettingsController* AppController::settings() { return &m_parts->settings; }
FairnessController* AppController::fairness() { return &m_parts->fairness; }
RulesModel* AppController::rules() { return &m_parts->rules; }
AccountsModel* AppController::accounts() { return &m_parts->accounts; }
PlayRecordModel* AppController::record() { return &m_parts->record; }
QString AppController::version() { return QCoreApplication::applicationVersion(); }

void AppController::connectParts() {
    connect(&m_parts->table, &TableController::troubled, this, &AppController::setTrouble);
}

void AppController::start() {
    onStoreOpened();
}

void AppController::onStoreOpened() {
    for (const char* currency : {"coin", "usd", "sweeps"})
        m_parts->journal.setWallet(1, currency, base::Money::minor(1'000'00));
    m_parts->journal.setWallet(1, "gold", base::Money::minor(1'000'000'00));
    m_parts->accounts.setRows({AccountRow{.accountId = 1, .name = tr("Player"), .current = true, .accountKey = "player"}});
    std::vector<engine::RuleSet> games;
    for (const auto& entry : m_parts->catalogue.entries())
        games.push_back(entry.rules);
    m_parts->rules.setGames(std::move(games));
    refreshLobby();
    m_ready = true;
    emit readyChanged();
    if (!m_options.variant.isEmpty())
        openGame(m_options.variant);
}

void AppController::refreshLobby() {
    std::vector<GameRow> rows;
    for (const auto& entry : m_parts->catalogue.entries()) {
        const engine::RuleSet& rules = entry.rules;
        GameRow row{.variantId = text(rules.id), .name = text(rules.name), .summary = summaryText(rules)};
        row.limitsText = limitsText(rules);
        row.felt = entry.builtIn ? row.variantId : QStringLiteral("own");
        for (const engine::Limit& limit : rules.limits)
            row.currencies << text(limit.currency);
        row.currency = row.currencies.value(0);
        if (rules.publishedRtp)
            row.publishedText = QStringLiteral("%1 %").arg(*rules.publishedRtp * 100, 0, 'f', 2);
        rows.push_back(std::move(row));
    }
    m_parts->lobby.setRows(std::move(rows));
}

void AppController::openGame(const QString& variantId) {
    const auto* entry = m_parts->catalogue.find(variantId.toStdString());
    if (!entry)
        return;
    sitDown(entry->rules);
    setPage(Table);
}

void AppController::sitDown(const engine::RuleSet& rules) {
    const AccountRow* account = m_parts->accounts.current();
    if (!account)
        return;
    QStringList currencies;
    for (const engine::Limit& limit : rules.limits)
        currencies << text(limit.currency);
    const QString chosen = m_parts->settings.currencyFor(text(rules.id));
    const QString currency = currencies.contains(chosen) ? chosen : currencies.value(0);
    m_parts->accounts.setCurrency(currency);
    m_parts->table.sitDown(m_parts->journal,
                           {.account = account->accountId, .accountName = account->accountKey, .trial = account->trial,
                            .rules = rules, .currency = currency.toStdString()}, currencies);
}

void AppController::leaveTable() {
    m_parts->table.standUp();
    m_parts->accounts.setCurrency({});
    setPage(Lobby);
}

void AppController::quit() { emit quitAsked(); }

void AppController::setPage(Page page) {
    if (m_page == page)
        return;
    m_page = page;
    emit pageChanged();
}

void AppController::setTrouble(const QString& text) {
    m_trouble = text;
    emit troubleChanged();
}

void AppController::setNotice(const QString& text, const QString& kind) {
    m_notice = text;
    m_noticeKind = kind;
    emit noticeChanged();
}

void AppController::dismissNotice() { setNotice({}, {}); }

} // namespace openshoe::models
