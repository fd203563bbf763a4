// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"

#include "models/history/settlementtext.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace openshoe::app {

using namespace models;

Composition::Composition(const Options& options)
    : m_games(formats::ownVariantsFolder(options.dataFolder)),
      m_analyser(options.analyser ? options.analyser : std::make_shared<analysis::Analyser>()),
      m_settings(QDir(options.dataFolder).filePath(QStringLiteral("settings.ini"))),
      m_gallery(options.gallery ? options.gallery : std::make_shared<decks::Gallery>()),
      m_decks(options.deckFolders, m_settings, m_gallery),
      m_backups(options.dataFolder),
      m_data(options.dataFolder, m_archive, m_backups, m_trouble, m_notices),
      m_keeper(options.pauseFolder, options.clock),
      m_about(options.dataFolder) {
    m_settings.overrideSpeed(options.speed);
    if (!m_settings.problemText().isEmpty())
        m_notices.warn(m_settings.problemText());
    if (!m_keys.problemText().isEmpty())
        m_notices.warn(m_keys.problemText());
    connectTable();
    connectRounds();
    connectReplay();
    connectData();
    connectPages();
    connectSpoken();
    connectLimits();
    connectReview();
    connectChallenge();
    connectLanguage();
    if (ChallengeController::isChallenge(options.variant))
        m_challenge.open(options.variant);
    else if (!options.variant.isEmpty())
        m_seating.open(options.variant);
}

Composition::~Composition() {
    m_table.standUp(); // its session uses the journal
}

std::vector<PageEntry::Contents> Composition::pages() {
    return {
        {.page = Page::Lobby,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Lobby"),
         .iconName = "home",
         .component = "Lobby/LobbyPage",
         .controller = &m_lobby,
         .read =
             [this] {
                 m_gamesWatch.look();
                 m_lobby.refresh();
             },
         .fromTable =
             [this] {
                 m_seating.leave();
                 return false;
             }},
        {.page = Page::Table,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Table"),
         .iconName = "chip",
         .component = nullptr,
         .controller = &m_table},
        {.page = Page::Rundown,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Rundown"),
         .iconName = "rundown",
         .component = "Rundown/RundownPage",
         .controller = &m_pastRounds,
         // Rows that are returned to stay as they were; newer ones come above them.
         .read = [this] { m_root.hasReturned() ? m_pastRounds.refreshTop() : m_pastRounds.show(); }},
        {.page = Page::Record,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Play Record"),
         .iconName = "record",
         .component = "Record/RecordPage",
         .controller = &m_record,
         .read =
             [this] {
                 if (!m_root.hasReturned() || std::exchange(m_recordGrew, false))
                     m_record.show();
             }},
        {.page = Page::Statistics,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Statistics"),
         .iconName = "statistics",
         .component = "Statistics/StatisticsPage",
         .controller = &m_statistics,
         .read = [this] { m_statistics.reload(); }},
        {.page = Page::Rules,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Rules"),
         .iconName = "rules",
         .component = "Rules/RulesPage",
         .controller = &m_rules,
         .fromTable =
             [this] {
                 m_rules.setVariantId(m_table.variantId());
                 return true;
             }},
        {.page = Page::Strategy,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Strategy"),
         .iconName = "strategy",
         .component = "Strategy/StrategyPage",
         .controller = &m_strategy,
         .fromTable =
             [this] {
                 m_strategy.setVariantId(m_table.variantId());
                 return true;
             }},
        {.page = Page::Counting,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Counting"),
         .iconName = "count",
         .component = "Counting/CountingPage",
         .controller = &m_counting,
         .read = [this] { m_counting.readMine(); },
         .fromTable =
             [this] {
                 m_counting.setVariantId(m_table.variantId());
                 return true;
             }},
        {.page = Page::Mistakes,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Mistakes"),
         .iconName = "coach",
         .component = "Review/MistakesPage",
         .controller = &m_mistakes,
         .read = [this] { m_mistakes.reload(); }},
        {.page = Page::Fairness,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Fairness"),
         .iconName = "shield",
         .component = "Fairness/FairnessPage",
         .controller = &m_fairness,
         .read = [this] { m_root.hasReturned() ? m_fairness.refresh() : m_fairness.reload(); }},
        {.page = Page::Settings,
         .title = QT_TRANSLATE_NOOP("PageEntry", "Settings"),
         .iconName = "settings",
         .component = "Settings/SettingsPage",
         .controller = &m_settingsPage,
         .intent = WindowIntent::Settings,
         .read = [this] { m_gamesWatch.look(); }},
    };
}

void Composition::connectTable() {
    TableController* table = &m_table;
    SeatingController* seating = &m_seating;
    QObject::connect(table, &TableController::currencyAsked, seating, &SeatingController::useCurrency);
    QObject::connect(table, &TableController::troubled, seating, &SeatingController::onTroubled);
    QObject::connect(table, &TableController::opened, seating, &SeatingController::onTableOpened);
    QObject::connect(table, &TableController::opened, &m_root, [this] { onTableTaken(); });
    QObject::connect(table, &TableController::opened, &m_settings, &SettingsController::setIntroduced);
    QObject::connect(table, &TableController::rulesInForce, &m_root, [this] { onTableTaken(); });
    QObject::connect(table, &TableController::tableChanged, &m_root, [this] { updateRules(); });
    QObject::connect(table, &TableController::booked, &m_root, [this] {
        m_accounts.setBalance(m_table.session()->key().currency, m_table.session()->wallet());
    });
    QObject::connect(&m_games, &catalogue::Catalogue::changed, seating, &SeatingController::updateRules);
    QObject::connect(table, &TableController::roundShown, &m_root, [this] { onRoundShown(); });
    QObject::connect(table->message(), &TableMessage::refusal, &m_keys.keyboard(), &Keyboard::endRepeats);
    QObject::connect(seating, &SeatingController::sittingFailed, &m_guide, &TableGuide::forget);
    QObject::connect(seating, &SeatingController::seated, &m_root, [this] { m_root.setPage(Page::Table); });
    QObject::connect(seating, &SeatingController::left, &m_root, [this] { m_root.setPage(Page::Lobby); });
    QObject::connect(seating, &SeatingController::roundsFinished, &m_root, [this] {
        m_rundown.refreshTop();
        m_accounts.refresh();
        m_pricing.look();
    });
}

// A round is replayed at the table, wherever it was found.
void Composition::connectRounds() {
    for (RundownModel* rounds : {&m_rundown, &m_pastRounds}) {
        QObject::connect(rounds, &RundownModel::replayRead, &m_root,
                         [this](const storage::RoundRecord& record, const QString& title) {
                             m_review.stop();
                             showReplay(record.rules, record.events, record.shoe, title, record.row.id,
                                        PresentedTable::Purse::Booked);
                         });
        QObject::connect(rounds, &RundownModel::ruleRead, &m_root,
                         [this](const engine::RuleSet& rules, const QString& place, const QString& round) {
                             m_rules.showPlayed(m_games.dressed(rules), place, round);
                             m_root.setPage(Page::Rules);
                         });
        QObject::connect(rounds, &RundownModel::decisionRead, &m_root,
                         [this](const engine::RuleSet& rules, const session::SeenDecision& seen, const QString& round) {
                             m_strategy.setVariantId(text(rules.id));
                             m_strategy.calculator()->show(rules, seen, round);
                             m_strategy.calculator()->setShown(true);
                             m_root.setPage(Page::Strategy);
                         });
        QObject::connect(rounds, &RundownModel::unreadable, &m_notices, &Notices::warn);
        QObject::connect(rounds, &RundownModel::shared, &m_notices, &Notices::tell);
        QObject::connect(rounds, &RundownModel::wentWrong, &m_notices, &Notices::warn);
        QObject::connect(rounds, &RundownModel::reviewAsked, &m_review, &ReviewController::reviewRound);
        QObject::connect(rounds, &RundownModel::elsewhereAsked, &m_elsewhere, &ElsewhereController::look);
        QObject::connect(rounds, &RundownModel::challengeAsked, &m_challenge, &ChallengeController::make);
        QObject::connect(rounds, &RundownModel::challengeFileAsked, &m_challenge, &ChallengeController::askForFile);
        // Whoever has gone elsewhere while it was being read isn't fetched back.
        QObject::connect(&m_root, &AppController::pageChanged, rounds, &RundownModel::forgetRequest);
        QObject::connect(&m_pricing, &session::PricingQueue::priced, rounds, &RundownModel::showPriced);
    }
}

void Composition::connectReplay() {
    TableReplay* replay = m_table.replay();
    FairnessController* fairness = &m_fairness;
    QObject::connect(replay, &TableReplay::verifyAsked, fairness, &FairnessController::verify);
    QObject::connect(fairness, &FairnessController::examined, replay, &TableReplay::setVerdict);
    QObject::connect(&m_elsewhere, &ElsewhereController::replayAsked, &m_root,
                     [this](const engine::RuleSet& rules, const engine::Events& events, const storage::ShoeRow& shoe,
                            const QString& title, qint64 round) {
                         m_review.stop();
                         showReplay(rules, events, shoe, title, round, PresentedTable::Purse::MadeUp);
                     });
    QObject::connect(&m_data, &DataFile::closing, &m_elsewhere, &ElsewhereController::close);
    // Returns to where the replay was started, unless the person has gone elsewhere meanwhile.
    QObject::connect(replay, &TableReplay::ended, &m_root, [this] {
        if (m_root.page() == Page::Table)
            m_root.returnTo(m_cameFrom);
    });
    // If nobody is seated, there is no table to come back to.
    QObject::connect(&m_root, &AppController::pageChanged, replay, [this] {
        if (m_root.page() != Page::Table && !m_table.isSeated()) {
            m_table.replay()->stop();
            m_table.quiz()->stop();
        }
    });
}

void Composition::showReplay(const engine::RuleSet& rules, const engine::Events& events, const storage::ShoeRow& shoe,
                             const QString& title, qint64 round, PresentedTable::Purse purse) {
    TableReplay* replay = m_table.replay();
    if (!replay->isActive())
        m_cameFrom = m_root.page();
    m_root.visitTable();
    replay->start(m_games.dressed(rules), events,
                  {.id = shoe.id, .seed = shoe.seed, .drawn = shoe.drawn, .staked = true}, title, round, purse);
}

void Composition::connectData() {
    DataFile* data = &m_data;
    SeatingController* seating = &m_seating;
    QObject::connect(&m_trouble, &TroubleController::retryAsked, seating, &SeatingController::retry);
    QObject::connect(&m_trouble, &TroubleController::restoreAsked, seating, &SeatingController::restore);
    QObject::connect(&m_trouble, &TroubleController::beginAnewAsked, data, &DataFile::beginAnew);
    QObject::connect(&m_backups, &BackupsModel::restoreAsked, seating, &SeatingController::restore);
    QObject::connect(&m_backups, &BackupsModel::made, data, &DataFile::tellOfBackup);
    QObject::connect(seating, &SeatingController::stopped, &m_root,
                     [this](const base::Error& error, TroubleController::Round round) { showStopped(error, round); });
    QObject::connect(data, &DataFile::closing, seating, &SeatingController::letGo);
    QObject::connect(data, &DataFile::closing, &m_countQuestion, &CountQuestion::close);
    QObject::connect(data, &DataFile::closing, &m_pricing, &session::PricingQueue::close);
    QObject::connect(data, &DataFile::opened, &m_pricing, [this] { m_pricing.open(*m_data.store()); });
    QObject::connect(data, &DataFile::closed, &m_root, [this] {
        m_finished.reset();
        m_rundown.reload();
        m_pastRounds.reload();
        m_record.reload();
        m_statistics.reload();
        m_fairness.reload();
        m_mistakes.reload();
        m_practise.startAnew();
        m_counting.mine()->forget();
    });
    QObject::connect(data, &DataFile::opened, &m_accounts, &AccountsModel::show);
    QObject::connect(data, &DataFile::roundFinished, &m_root,
                     [this](const storage::FinishedRound& round) { m_finished = round; });
    QObject::connect(data, &DataFile::readyChanged, seating, [this] {
        if (m_data.isReady())
            m_seating.goOn();
    });
}

// The outcome of an export is shown beside its button and also spoken; a failure is a notice, which is legible whatever
// room the button has beside it.
void Composition::connectSpoken() {
    QObject::connect(&m_guide, &TableGuide::told, &m_announcer, &Announcer::say);
    QObject::connect(&m_countQuestion, &CountQuestion::told, &m_announcer, &Announcer::say);
    QObject::connect(&m_countQuestion, &CountQuestion::wentWrong, &m_notices, &Notices::warn);
    QObject::connect(&m_fairness, &FairnessController::told, &m_announcer, &Announcer::say);
    QObject::connect(&m_fairness, &FairnessController::wentWrong, &m_notices, &Notices::warn);
    QObject::connect(&m_practise, &PractiseController::told, &m_announcer, &Announcer::say);
    QObject::connect(&m_practise, &PractiseController::wentWrong, &m_notices, &Notices::warn);
    QObject::connect(m_fairness.verifier(), &FileSaver::told, &m_announcer, &Announcer::say);
    QObject::connect(m_fairness.verifier(), &FileSaver::wentWrong, &m_notices, &Notices::warn);
    QList<SheetExporter*> pages{m_strategy.exporter(), m_strategy.comparison()->exporter(),
                                m_statistics.luckPicture()->exporter(), m_practise.trend()->exporter()};
    for (Picture* picture : m_statistics.pictures())
        pages << picture->exporter();
    for (SheetExporter* page : std::as_const(pages)) {
        QObject::connect(page, &SheetExporter::told, &m_announcer, &Announcer::say);
        QObject::connect(page, &SheetExporter::wentWrong, &m_notices, &Notices::warn);
    }
    // What is best with the cards given so far; the rest is on the page.
    HandCalculator* calculator = m_strategy.calculator();
    const auto tell = [this, calculator, told = QString()]() mutable {
        if (!calculator->isShown() || calculator->isWorking())
            return;
        const auto& plays = calculator->plays()->rows();
        const auto best = std::ranges::find(plays, true, &CalculatedPlay::best);
        const QString now = best == plays.end() ? QString() : best->accessibleName;
        if (std::exchange(told, now) != now && !now.isEmpty())
            m_announcer.say(now);
    };
    QObject::connect(calculator, &HandCalculator::changed, &m_announcer, tell);
    for (RecordExporter* record : {m_record.exporter(), m_rundown.exporter(), m_pastRounds.exporter()}) {
        QObject::connect(record, &RecordExporter::changed, &m_announcer, [this, record, told = QString()]() mutable {
            if (std::exchange(told, record->outcome()) != record->outcome() && !record->hasFailed())
                m_announcer.say(record->outcome());
        });
        QObject::connect(record, &RecordExporter::wentWrong, &m_notices, &Notices::warn);
        record->setSettings(m_settings);
    }
}

void Composition::connectPages() {
    AccountsModel* accounts = &m_accounts;
    QObject::connect(accounts, &AccountsModel::selectAsked, &m_seating, &SeatingController::changeAccount);
    QObject::connect(accounts, &AccountsModel::toppedUp, &m_table,
                     [this](const QString& currency, base::Money balance) {
                         if (m_table.currency() == currency)
                             m_table.bets()->walletChanged(balance);
                     });
    QObject::connect(accounts, &AccountsModel::unreadable, &m_root, [this](const base::Error& error) {
        showStopped(error, TroubleController::Round::None);
    });
    const auto startAnew = [this] {
        m_rundown.startAnew();
        m_pastRounds.startAnew();
        m_record.startAnew();
        m_statistics.startAnew();
        m_mistakes.startAnew();
        m_practise.startAnew();
        m_counting.mine()->forget();
        readPage();
    };
    QObject::connect(accounts, &AccountsModel::accountChanged, &m_root, startAnew);
    QObject::connect(accounts->deletion(), &AccountDeletion::deleted, &m_root, [this, startAnew] {
        m_finished.reset();
        m_table.replay()->stop();
        startAnew();
        m_keeper.refresh();
        m_pricing.look(); // what it was about to price may be gone
    });
    QObject::connect(&m_root, &AppController::pageChanged, &m_root, [this] {
        if (m_root.page() != Page::Rules && !m_root.isBehind(Page::Rules))
            m_rules.forgetPlayed();
        readPage();
    });
    const auto morePriced = [this] {
        if (m_root.page() == Page::Statistics)
            m_statistics.reloadSoon();
    };
    QObject::connect(&m_pricing, &session::PricingQueue::priced, &m_root, morePriced);
    QObject::connect(&m_pricing, &session::PricingQueue::progressed, &m_root, morePriced);
    QObject::connect(&m_countQuestion, &CountQuestion::kept, m_counting.mine(), &MyCount::forget);
    QObject::connect(&m_lobby, &LobbyModel::playAsked, &m_seating, &SeatingController::open);
    QObject::connect(&m_lobby, &LobbyModel::learnAsked, &m_guide, [this](const QString& variantId) {
        m_guide.beginWhenSeated();
        m_seating.open(variantId);
    });
    QObject::connect(&m_root, &AppController::rulesAsked, &m_rules, [this](const QString& variantId) {
        m_rules.setVariantId(variantId);
        m_root.setPage(Page::Rules);
    });
    QObject::connect(&m_rules, &RulesModel::compareAsked, &m_root, [this](const QString& variantId) {
        m_strategy.setVariantId(variantId);
        m_strategy.comparison()->setShown(true);
        m_root.setPage(Page::Strategy);
    });
    QObject::connect(&m_gamesKept, &GamesController::playAsked, &m_seating, &SeatingController::open);
    QObject::connect(&m_gamesKept, &GamesController::editAsked, &m_editor, &RuleEditor::open);
    QObject::connect(&m_editor, &RuleEditor::saved, &m_gamesKept, &GamesController::tellSaved);
}

// The keeper queries before any table does: the store answers requests in order.
void Composition::connectLimits() {
    session::LimitKeeper* keeper = &m_keeper;
    QObject::connect(&m_data, &DataFile::opened, keeper, [this] { m_keeper.open(*m_data.store(), m_archive.account); });
    QObject::connect(&m_data, &DataFile::closing, keeper, &session::LimitKeeper::close);
    QObject::connect(&m_accounts, &AccountsModel::accountChanged, keeper, [this] { m_keeper.use(m_archive.account); });
    QObject::connect(&m_seating, &SeatingController::roundsFinished, keeper, &session::LimitKeeper::refresh);
    QObject::connect(keeper, &session::LimitKeeper::failed, &m_root, [this](const base::Error& error) {
        showStopped(error, TroubleController::Round::None);
    });
    QObject::connect(&m_table, &TableController::opened, &m_limits,
                     [this] { m_limits.useCurrency(m_table.session()->key().currency); });
    QObject::connect(&m_table, &TableController::roundShown, &m_limits, &LimitsController::onRoundShown);
    QObject::connect(&m_accounts, &AccountsModel::accountChanged, &m_limits, &LimitsController::putReminderAway);
    m_accounts.setTopUpObstacle([this](const std::string& currency) { return m_limits.obstacle(currency); });
    m_accounts.deletion()->setObstacle(
        [this](storage::AccountId account) { return m_keeper.obstacleToDeleting(account); });
}

// A decision is repeated on the table, wherever it was requested; afterwards the page it came from is shown.
void Composition::connectReview() {
    ReviewController* review = &m_review;
    QObject::connect(review, &ReviewController::started, &m_root, [this] {
        m_table.replay()->stop();
        m_cameFrom = m_root.page();
        m_root.visitTable();
    });
    QObject::connect(review, &ReviewController::ended, &m_root, [this] {
        if (m_root.page() == Page::Table)
            m_root.returnTo(m_cameFrom);
    });
    // Whoever has gone elsewhere while it was being prepared isn't fetched back.
    QObject::connect(&m_root, &AppController::pageChanged, review, &ReviewController::forgetRequest);
    const auto list = [this] {
        if (m_root.page() == Page::Mistakes)
            m_mistakes.reload();
    };
    QObject::connect(review, &ReviewController::lessonAnswered, &m_root, list);
    QObject::connect(&m_statistics, &StatisticsController::roundsAsked, &m_root,
                     [this](const RoundsWanted& wanted) { showRounds(wanted); });
    QObject::connect(&m_fairness, &FairnessController::roundsAsked, &m_root,
                     [this](qint64 shoe, const QString& name) {
                         m_pastRounds.filter()->showShoe(shoe, name);
                         m_root.setPage(Page::Rundown);
                     });
    QObject::connect(&m_mistakes, &MistakesModel::roundAsked, &m_pastRounds, &RundownModel::replay);
    QObject::connect(&m_pricing, &session::PricingQueue::priced, &m_root, list);
}

// Played on the table too; afterwards the page it was opened on is shown, as after a review: both end with the quiz.
void Composition::connectChallenge() {
    QObject::connect(&m_challenge, &ChallengeController::started, &m_root, [this] {
        m_table.replay()->stop();
        m_cameFrom = m_root.page();
        m_root.visitTable();
    });
    QObject::connect(&m_data, &DataFile::closing, &m_challenge, &ChallengeController::close);
}

// The choices must be known before one of them can be made.
void Composition::showRounds(const RoundsWanted& wanted) {
    RecordFilter* filter = m_pastRounds.filter();
    QObject::connect(
        filter, &RecordFilter::known, &m_root,
        [=] {
            filter->games()->choose(wanted.game);
            filter->wallets()->choose(wanted.wallet);
        },
        Qt::SingleShotConnection);
    filter->clear();
    if (!wanted.hand.isEmpty()) {
        filter->setHand(wanted.hand);
        filter->mistakes()->choose(QString::number(static_cast<int>(storage::firstMistake)));
    }
    if (wanted.first.isValid() || wanted.last.isValid()) {
        filter->dates()->spans()->choose(QString::fromLatin1(DateRange::writtenDays));
        filter->dates()->setFirst(wanted.first.isValid() ? dateText(wanted.first) : QString());
        filter->dates()->setLast(wanted.last.isValid() ? dateText(wanted.last) : QString());
    }
    filter->refresh();
    m_root.setPage(Page::Rundown);
}

// Models hold finished texts, so each makes its own anew after a change of language.
void Composition::connectLanguage() {
    QObject::connect(&m_root, &AppController::retranslated, &m_root, [this] {
        m_lobby.retranslate();
        m_accounts.retranslate();
        m_table.retranslate();
        m_guide.retranslate();
        m_coach.retranslate();
        m_countQuestion.retranslate();
        m_review.retranslate();
        m_challenge.retranslate();
        m_mistakes.retranslate();
        m_editor.retranslate();
        m_about.retranslate();
        m_rules.retranslate();
        m_rulesAtTable.retranslate();
        m_strategy.retranslate();
        m_counting.retranslate();
        m_gamesKept.retranslate();
        m_decks.retranslate();
        m_keys.retranslate();
        m_limits.retranslate();
        m_rundown.retranslate();
        m_pastRounds.retranslate();
        m_record.retranslate();
        m_pricingProgress.retranslate();
        m_statistics.retranslate();
        m_elsewhere.retranslate();
        m_fairness.retranslate();
        m_practise.retranslate();
        m_backups.retranslate();
    });
}

// Pages that describe the game at the table use the rules in force there.
void Composition::updateRules() {
    const auto* session = m_table.session();
    const auto played = session ? std::make_shared<const engine::RuleSet>(session->rules()) : nullptr;
    m_rules.setAtTable(played);
    m_rulesAtTable.setAtTable(played);
    m_strategy.setAtTable(played);
    m_counting.setAtTable(played);
}

void Composition::onTableTaken() {
    const session::TableSession& session = *m_table.session();
    const QString game = text(session.rules().id);
    m_strategy.setVariantId(game);
    m_rulesAtTable.setVariantId(game);
    m_rulesAtTable.setReasons({});
    m_rundown.setTable(session.rules().id, session.key().currency);
}

QStringList Composition::lastReasons() {
    if (!m_finished || m_finished->row.id != m_table.session()->round() || m_finished->plays.empty() ||
        !m_finished->plays.front().rules)
        return {};
    const engine::RuleSet& rules = *m_finished->plays.front().rules; // the table's may be others by now
    const engine::TableState& state = m_finished->table;
    const auto own = state.playerNamed(m_finished->row.accountKey);
    QStringList places;
    for (const engine::Play& play : state.plays) {
        const bool lostSide = play.kind == engine::StakeKind::Side && play.returned.isZero();
        if (own && play.player == *own && play.settled && !lostSide)
            places << groundPlace(rules, play, engine::groundOf(rules, state, play));
    }
    return places;
}

// A page that isn't shown is read when it is.
void Composition::onRoundShown() {
    const qint64 round = m_table.session()->round();
    m_pricing.add(round);
    m_rulesAtTable.setReasons(lastReasons());
    const auto show = [this, round](RundownModel& rounds) {
        if (m_finished && m_finished->row.id == round)
            rounds.add(*m_finished);
        else // it had ended when the table was opened
            rounds.refreshTop();
    };
    show(m_rundown);
    m_recordGrew = m_root.page() != Page::Record;
    if (m_root.page() == Page::Rundown)
        show(m_pastRounds);
    else
        readPage();
}

void Composition::readPage() {
    m_root.entry(m_root.page()).read();
}

void Composition::showStopped(const base::Error& error, TroubleController::Round round) {
    m_trouble.showStopped(error, round, m_root.page() == Page::Table);
}

std::shared_ptr<AppController> compose(const Composition::Options& options) {
    const auto all = std::make_shared<Composition>(options);
    return {all, &all->root()};
}

} // namespace openshoe::app
