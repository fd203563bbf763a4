// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/accounts/accountsmodel.h"
#include "models/figures/hourlymoney.h"
#include "models/limits/limitscontroller.h"
#include "models/lists/rowmodel.h"
#include "models/preferences/settingscontroller.h"
#include "storage/store.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace openshoe::models {

struct Archive;
class GameFigures;

struct GameRow {
    Q_GADGET
    /// "classic".
    Q_PROPERTY(QString variantId MEMBER variantId)
    /// "Classic Blackjack".
    Q_PROPERTY(QString name MEMBER name)
    /// What sets the game apart, in a sentence.
    Q_PROPERTY(QString character MEMBER character)
    /// The rules that decide what it costs, in one line.
    Q_PROPERTY(QString summary MEMBER summary)
    /// What the words in it and in the return's line mean, and the latter alone.
    Q_PROPERTY(QString summaryHelp MEMBER summaryHelp)
    Q_PROPERTY(QString returnHelp MEMBER returnHelp)
    /// The stakes allowed, in each currency.
    Q_PROPERTY(QString limitsText MEMBER limitsText)
    /// The long-run return by exact computation; empty until it is known.
    Q_PROPERTY(QString rtpText MEMBER rtpText)
    /// The return according to the casino's own sheet; empty if that gives no figure.
    Q_PROPERTY(QString publishedText MEMBER publishedText)
    /// "Costs about $2.39 an hour"; empty until it is known.
    Q_PROPERTY(QString costText MEMBER costText)
    /// The balance of the wallet the game would be played from: "Wallet $1,000"; empty until it is known.
    Q_PROPERTY(QString walletText MEMBER walletText)
    /// The last session there (storage::Sitting): "Last time: 42 rounds, +$125 · 14:05"; empty if there is none.
    Q_PROPERTY(QString lastText MEMBER lastText)
    /// The name of the felt its rule set asks for; empty if none.
    Q_PROPERTY(QString felt MEMBER felt)
    Q_PROPERTY(QStringList currencies MEMBER currencies)
    /// Their display names: "Gold", "Sweeps".
    Q_PROPERTY(QStringList currencyNames MEMBER currencyNames)
    /// The currency it will be played in.
    Q_PROPERTY(QString currency MEMBER currency)
    /// A round is waiting to be finished.
    Q_PROPERTY(bool interrupted MEMBER interrupted)
    /// What that round keeps the person from; at another game, that the round is in the way. Empty if nothing waits.
    Q_PROPERTY(QString waitText MEMBER waitText)
    /// What the current account should know before sitting down; empty if nothing.
    Q_PROPERTY(QString sheetNote MEMBER sheetNote)
    /// It is left out of the lobby.
    Q_PROPERTY(bool hidden MEMBER hidden)

public:
    QString variantId;
    QString name;
    QString character;
    QString summary;
    QString summaryHelp;
    QString returnHelp;
    QString limitsText;
    QString rtpText;
    QString publishedText;
    QString costText;
    QString walletText;
    QString lastText;
    QString felt;
    QStringList currencies;
    QStringList currencyNames;
    QString currency;
    bool interrupted = false;
    QString waitText;
    QString sheetNote;
    bool hidden = false;

    [[nodiscard]] QString key() const { return variantId; }
    friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// The lobby's cards: those games that aren't hidden and match the search, only a few rows of them at first, since a
/// person may have a thousand.
class LobbyCards : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by LobbyModel")
    /// Only games whose names contain this; empty for all.
    Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY soughtChanged)
    /// There are more than are shown.
    Q_PROPERTY(bool more READ hasMore NOTIFY moreChanged)

public:
    explicit LobbyCards(QObject* parent = nullptr) : RowModel(GameRow::staticMetaObject, parent) {}

    [[nodiscard]] QString sought() const { return m_sought; }
    void setSought(const QString& sought);
    [[nodiscard]] bool hasMore() const { return m_more; }
    void setGames(const std::vector<GameRow>& games);
    /// Updates the card of one game.
    void setGame(const GameRow& game);

public slots:
    /// Shows some more cards.
    void showMore();

signals:
    void soughtChanged();
    void moreChanged();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    void show();

    std::vector<GameRow> m_games;
    std::vector<GameRow> m_rows;
    QString m_sought;
    std::size_t m_most = 0; ///< how many are shown at once; 0 for the initial number
    bool m_more = false;
};

/// The catalogue's games, with what is known about them for the current account.
class LobbyModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(openshoe::models::LobbyCards* cards READ cards CONSTANT)
    // What else the page shows.
    Q_PROPERTY(openshoe::models::AccountsModel* accounts READ accounts CONSTANT)
    Q_PROPERTY(openshoe::models::SettingsController* settings READ settings CONSTANT)
    Q_PROPERTY(openshoe::models::LimitsController* limits READ limits CONSTANT)
    /// At what pace the games cost what the cards say; that of one game after reckon().
    Q_PROPERTY(openshoe::models::HourlyMoney* hourly READ hourly CONSTANT)
    Q_PROPERTY(bool read READ isRead NOTIFY readChanged)
    /// Nothing has been played here yet, and the introduction hasn't been dismissed.
    Q_PROPERTY(bool firstStart READ isFirstStart NOTIFY firstStartChanged)
    /// The game to begin with: one hand and no side bets to think about, if there is such a game that the account may
    /// play and can afford. Empty if there is none, or if this is no first start.
    Q_PROPERTY(QString starter READ starter NOTIFY firstStartChanged)
    Q_PROPERTY(QString starterName READ starterName NOTIFY firstStartChanged)

public:
    /// All must outlive it.
    LobbyModel(Archive& archive, const GameFigures& figures, SettingsController& settings, AccountsModel& accounts,
               LimitsController& limits, QObject* parent = nullptr);

    /// Reads what the account has played and what is waiting for it; called when the lobby is shown.
    void refresh();
    /// The language has changed: makes the texts anew.
    void retranslate() {
        m_hourly.retranslate();
        show();
    }
    /// The current account's history has been read, and the rows include it.
    [[nodiscard]] bool isRead() const { return m_read; }
    [[nodiscard]] const std::vector<GameRow>& rows() const { return m_rows; }
    /// None until the first account's history has been read: what it adds would move them.
    [[nodiscard]] LobbyCards* cards() { return &m_cards; }
    [[nodiscard]] AccountsModel* accounts() { return &m_accounts; }
    [[nodiscard]] SettingsController* settings() { return &m_settings; }
    [[nodiscard]] LimitsController* limits() { return &m_limits; }
    [[nodiscard]] HourlyMoney* hourly() { return &m_hourly; }
    [[nodiscard]] bool isFirstStart() const { return m_firstStart; }
    [[nodiscard]] QString starter() const { return m_starter; }
    [[nodiscard]] QString starterName() const { return m_starterName; }

public slots:
    void play(const QString& variantId) { emit playAsked(variantId); }
    /// Whoever changes the pace does so for this game.
    void reckon(const QString& variantId);
    /// Plays it with the guide.
    void learn(const QString& variantId) { emit learnAsked(variantId); }

signals:
    void readChanged();
    void firstStartChanged();
    void playAsked(const QString& variantId);
    void learnAsked(const QString& variantId);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    /// What is stored about one account.
    struct Facts {
        /// The newest round of each game, by its id, and the session it belongs to.
        std::map<std::string, std::pair<storage::LastRound, storage::Sitting>> last;
        std::vector<storage::OpenRound> waiting;
    };

    [[nodiscard]] static Facts read(storage::Tables& tables, storage::AccountId account);
    void take(const Facts& facts, bool read);
    void show();
    void fillFigures(const QString& variantId);
    void fillWallets(const QString& currency);
    void setRow(int index, const GameRow& next);
    [[nodiscard]] QString walletText(const QString& currency) const;
    [[nodiscard]] QString waitText(const engine::RuleSet& rules) const;
    void updateFirstStart();
    [[nodiscard]] bool canStartWith(const engine::RuleSet& rules) const;
    [[nodiscard]] GameRow rowOf(const engine::RuleSet& rules) const;

    Archive& m_archive;
    const GameFigures& m_figures;
    SettingsController& m_settings;
    AccountsModel& m_accounts;
    LimitsController& m_limits;
    HourlyMoney m_hourly{m_settings};
    Facts m_facts;
    bool m_read = false;
    bool m_shown = false; ///< the cards have been
    bool m_firstStart = false;
    QString m_starter;
    QString m_starterName;
    std::vector<GameRow> m_rows;
    LobbyCards m_cards;
};

} // namespace openshoe::models
