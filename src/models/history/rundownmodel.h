// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/pagedmodel.h"
#include "models/history/pricingprogress.h"
#include "models/history/recordexporter.h"
#include "models/history/recordfilter.h"
#include "models/history/rounddetails.h"
#include "models/history/savedfilters.h"
#include "models/history/sessionsmodel.h"
#include "models/keys/keymap.h"
#include "models/words/results.h"
#include "session/round/decisions.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

struct RoundParts;

struct RundownRow {
    Q_GADGET
    /// The round's number.
    Q_PROPERTY(qint64 roundId MEMBER roundId)
    /// The same for display: "Round 1,234".
    Q_PROPERTY(QString numberText MEMBER numberText)
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// When it began: the time of day, with the date unless that is today.
    Q_PROPERTY(QString timeText MEMBER timeText)
    /// The same under the day's heading: the time of day.
    Q_PROPERTY(QString clockText MEMBER clockText)
    /// The day it began, for telling days apart, and its heading: "Today · +50 Coins", the net of those of the day's
    /// rounds that the filter lets through. Empty if rounds aren't listed by time.
    Q_PROPERTY(QString day MEMBER day)
    Q_PROPERTY(QString dayText MEMBER dayText)
    /// The cards of each of those hands, and the dealer's: "AS TD". Empty if the round's cards can't be read.
    Q_PROPERTY(QStringList hands MEMBER hands)
    Q_PROPERTY(QString dealerCards MEMBER dealerCards)
    /// The total of each of the player's hands: "18, 21".
    Q_PROPERTY(QString handValues MEMBER handValues)
    Q_PROPERTY(QString dealerValue MEMBER dealerValue)
    /// "Won", "Blackjack", "2 won, 1 lost" …
    Q_PROPERTY(QString resultText MEMBER resultText)
    /// A value of ResultKind: win, lose or push, by the sign of the net.
    Q_PROPERTY(openshoe::models::ResultKind::Value resultKind MEMBER resultKind)
    /// "+50 Coins".
    Q_PROPERTY(QString netText MEMBER netText)
    /// What it is sorted by, if that isn't told anyway: "Luck +12.50".
    Q_PROPERTY(QString rankText MEMBER rankText)
    /// What was written about it, and its tags.
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QStringList tags MEMBER tags)
    /// "Hands −125, side bets +130"; empty without side bets.
    Q_PROPERTY(QString partsText MEMBER partsText)
    /// The names of the side bets won, and of those lost.
    Q_PROPERTY(QStringList sideBetsWon MEMBER sideBetsWon)
    Q_PROPERTY(QStringList sideBetsLost MEMBER sideBetsLost)
    /// Whether it was interrupted and finished later.
    Q_PROPERTY(bool recovered MEMBER recovered)
    /// "Mistake": the worst mark of its decisions and side bets, if they are priced and one was a mistake.
    Q_PROPERTY(QString mistake MEMBER mistake)
    /// Whether its stored log can't be replayed to the end.
    Q_PROPERTY(bool damaged MEMBER damaged)
    /// "Round 17, Classic Blackjack, 18 against 20, lost, −1,000 Gold"; the mistake isn't part of it.
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)
    /// Whether it belongs to the session at the table the list stands beside.
    Q_PROPERTY(bool thisSession MEMBER thisSession)

public:
    qint64 roundId = 0;
    QString numberText;
    QString gameName;
    QString timeText;
    QString clockText;
    QString day;
    QString dayText;
    QStringList hands;
    QString dealerCards;
    QString handValues;
    QString dealerValue;
    QString resultText;
    ResultKind::Value resultKind = ResultKind::None;
    QString netText;
    QString rankText;
    QString note;
    QStringList tags;
    QString partsText;
    QStringList sideBetsWon;
    QStringList sideBetsLost;
    bool recovered = false;
    QString mistake;
    bool damaged = false;
    QString accessibleName;
    bool thisSession = false;

    [[nodiscard]] qint64 key() const { return roundId; }
    void setKey(qint64 key) { roundId = key; }
    friend bool operator==(const RundownRow&, const RundownRow&) = default;
};

/// The rounds played.
class RundownModel : public openshoe::models::PagedModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(openshoe::models::RecordFilter* filter READ filter CONSTANT)
    /// The number of rounds that the filter lets through, read or not.
    Q_PROPERTY(double total READ total NOTIFY totalChanged)
    /// "This session: 12 rounds, +$40": of the session at the table (storage::Sitting), whatever the filter lets
    /// through. Empty before its first round, and without a table.
    Q_PROPERTY(QString sessionText READ sessionText NOTIFY sessionChanged)
    /// The account's sessions; opening one shows its rounds.
    Q_PROPERTY(openshoe::models::SessionsModel* sessions READ sessions CONSTANT)
    /// Exports the rounds that the filter lets through.
    Q_PROPERTY(openshoe::models::RecordExporter* exporter READ exporter CONSTANT)
    /// Null beside the table.
    Q_PROPERTY(openshoe::models::SavedFilters* saved READ saved CONSTANT)
    // What else the page shows; null in tests.
    Q_PROPERTY(openshoe::models::KeyMap* keys READ keys CONSTANT)
    /// Progress of computing what older decisions cost.
    Q_PROPERTY(openshoe::models::PricingProgress* pricing READ pricing CONSTANT)

public:
    explicit RundownModel(Archive& archive, KeyMap* keys = nullptr, PricingProgress* pricing = nullptr,
                          QSettings* settings = nullptr, QObject* parent = nullptr);

    [[nodiscard]] RecordFilter* filter() { return &m_filter; }
    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] QString sessionText() const;
    [[nodiscard]] SessionsModel* sessions() { return &m_sessions; }
    [[nodiscard]] RecordExporter* exporter() { return &m_exporter; }
    [[nodiscard]] SavedFilters* saved() { return m_saved ? &*m_saved : nullptr; }
    [[nodiscard]] KeyMap* keys() const { return m_keys; }
    [[nodiscard]] PricingProgress* pricing() const { return m_pricing; }
    [[nodiscard]] const KeptRows<RundownRow>& rows() const { return m_rows; }

    /// Somebody has sat down at the table the list stands beside: its session comes first.
    void setTable(const std::string& variant, const std::string& currency);
    /// A round has just ended: adds it at the top, as it was stored.
    void add(const storage::FinishedRound& round);
    /// Rounds have ended, it isn't known which: reads them and adds them at the top.
    void refreshTop();
    /// This round's price is now known, and with it the worst mark of its decisions and side bets.
    void showPriced(qint64 roundId, std::optional<storage::Mark> worst);
    /// Reads the choices offered, and the rows from the top.
    void show();
    /// Starts over for another account.
    void startAnew();
    /// Rebuilds the texts after the language has changed.
    void retranslate();
    /// A replay or a rule that is still being read is no longer wanted.
    void forgetRequest() { ++m_request; }

public slots:
    /// What an expanded row shows; filled a moment later, owned by the caller's engine. Null for an unknown round.
    openshoe::models::RoundDetails* details(qint64 roundId);
    /// Reads the round for a read-only replay on the table; replayRead() follows, or unreadable(), or neither if
    /// another request comes first.
    void replay(qint64 roundId);
    /// Reads the round to show a rule that settled it; ruleRead() follows, or unreadable(). `place` is a
    /// DetailSettlement's.
    void showRule(qint64 roundId, const QString& place);
    /// Reads a decision of the round, given by its DetailDecision's place, as the person saw it, with all cards seen
    /// of the shoe until then; decisionRead() follows, or unreadable().
    void calculate(qint64 roundId, int place);
    /// Keeps what was written about a round, with its tags separated by commas. The details say what became of it.
    void keepNote(openshoe::models::RoundDetails* details, const QString& text, const QString& tags);
    /// Its decisions are to be made again.
    void review(qint64 roundId) { emit reviewAsked(roundId); }
    /// What its cards would have paid in other games is to be shown.
    void lookElsewhere(qint64 roundId) { emit elsewhereAsked(roundId); }
    /// Somebody is to be sent it, to play it too; or such a file is to be opened.
    void challenge(qint64 roundId) { emit challengeAsked(roundId); }
    void openChallenge() { emit challengeFileAsked(); }

signals:
    void totalChanged();
    void sessionChanged();
    /// `title` names the round: "Round 12 · Classic Blackjack".
    void replayRead(const openshoe::storage::RoundRecord& record, const QString& title);
    /// `round` names it: "Round 12".
    void ruleRead(const openshoe::engine::RuleSet& rules, const QString& place, const QString& round);
    void decisionRead(const openshoe::engine::RuleSet& rules, const openshoe::session::SeenDecision& seen,
                      const QString& round);
    void unreadable(const QString& why);
    /// A round was copied or saved to be shown to others; wentWrong() if it couldn't be.
    void shared(const QString& outcome);
    void wentWrong(const QString& why);
    void reviewAsked(qint64 roundId);
    void elsewhereAsked(qint64 roundId);
    void challengeAsked(qint64 roundId);
    void challengeFileAsked();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return look(m_rows, index); }
    void clearRows() override;
    void fetchPage() override;
    void fetchAgain(int row) override;

private:
    struct Page;
    /// Reads the rounds after the first `from`, of which the last has that number.
    void read(std::size_t from, storage::RoundId last, std::function<void(const Page&)> take);
    /// Newest first, and nothing is asked that only a search can answer.
    [[nodiscard]] bool isPlain() const;
    [[nodiscard]] bool isByTime() const;
    [[nodiscard]] std::vector<RundownRow> rowsOf(const Page& page) const;
    [[nodiscard]] RundownRow rowOf(const storage::RoundRow& row, const RoundParts& parts) const;
    void setTotal(const Page& page);
    /// Changes that round's row, if it is kept.
    void renewRow(qint64 roundId, const std::function<void(RundownRow&)>& change);
    /// The day's net is read again, and told in the headings.
    void readDay(QDate day);
    [[nodiscard]] QString dayText(QDate day) const;
    /// Reads the nets of those days that aren't known.
    void readDays(const std::vector<RundownRow>& rows);
    [[nodiscard]] bool isAtTable(const storage::RoundRow& row) const;
    void setSession(const storage::Sitting& session);
    /// Adds a round that has ended at the table to its session, or begins a new one with it.
    void addToSession(const storage::RoundRow& row);
    /// Only the latest call takes its record.
    void readRecord(qint64 roundId, std::function<void(const storage::RoundRecord&)> take);

    KeyMap* m_keys;
    PricingProgress* m_pricing;
    KeptRows<RundownRow> m_rows;
    RecordFilter m_filter;
    std::optional<SavedFilters> m_saved;
    SessionsModel m_sessions;
    qint64 m_total = 0;
    bool m_counted = false; ///< the total has been read since the rows were cleared
    std::string m_variant;  ///< at the table; empty for none
    std::string m_currency;
    storage::Sitting m_session; ///< at the table; `first` is 0 for none
    std::map<QDate, QString> m_nets; ///< of the days shown; empty until it is read
    int m_request = 0; ///< the number of the latest replay or rule requested or forgotten
    RecordExporter m_exporter;
};

} // namespace openshoe::models
