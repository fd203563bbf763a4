// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/limitkeeper.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

class Notices;

/// A limit, as its row on the page tells it.
struct LimitInfo {
    Q_GADGET
    QML_VALUE_TYPE(limitInfo)
    /// There is one.
    Q_PROPERTY(bool set MEMBER set)
    /// To be written over: the amount in force, empty for none; of a time the minutes chosen last, 0 for none.
    Q_PROPERTY(QString value MEMBER value)
    /// Another value waits for the next day.
    Q_PROPERTY(bool waiting MEMBER waiting)
    /// How it stands: "$100 · $12 lost today"; what waits and since when it will hold.
    Q_PROPERTY(QString text MEMBER text)

public:
    bool set = false;
    QString value;
    bool waiting = false;
    QString text;
    friend bool operator==(const LimitInfo&, const LimitInfo&) = default;
};

/// The limits and breaks of the person who plays: set on the Settings page, told of in the lobby and at the table.
class LimitsController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// The currency that the limits of money are shown and set in, among AccountsModel::currencies.
    Q_PROPERTY(int currencyIndex READ currencyIndex WRITE setCurrencyIndex NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo loss READ loss NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo stake READ stake NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo time READ time NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo reminder READ reminder NOTIFY changed)
    /// "35 min played · $120 staked, net −$12".
    Q_PROPERTY(QString todayText READ todayText NOTIFY changed)
    /// "A break runs until 21:40."; empty while none runs.
    Q_PROPERTY(QString pauseText READ pauseText NOTIFY changed)
    /// Time played and net result, when it was asked to be told; empty once it has been put away.
    Q_PROPERTY(QString reminderText READ reminderText NOTIFY changed)

public:
    /// All must outlive it.
    LimitsController(session::LimitKeeper& keeper, Notices& notices, QObject* parent = nullptr);

    [[nodiscard]] int currencyIndex() const { return m_currency; }
    void setCurrencyIndex(int index);
    [[nodiscard]] LimitInfo loss() const { return moneyLimit(storage::LimitKind::Loss); }
    [[nodiscard]] LimitInfo stake() const { return moneyLimit(storage::LimitKind::Stake); }
    [[nodiscard]] LimitInfo time() const { return minuteLimit(storage::LimitKind::Time); }
    [[nodiscard]] LimitInfo reminder() const { return minuteLimit(storage::LimitKind::Reminder); }
    [[nodiscard]] QString todayText() const;
    [[nodiscard]] QString pauseText() const;
    [[nodiscard]] QString reminderText() const;

    /// Why not even the least can be staked in that currency now; empty where it can.
    [[nodiscard]] QString obstacle(const std::string& currency) const;
    /// The one played with is the one shown first.
    void useCurrency(const std::string& currency);
    /// A round has been seen to its end: the moment at which a reminder comes, where one is due.
    void onRoundShown();
    /// Another language is spoken: what is shown is said anew.
    void retranslate() { emit changed(); }

public slots:
    /// Sets the limit to an amount as typed, in the currency at hand; where it can't be, a notice says why.
    void setLoss(const QString& typed) { setMoney(storage::LimitKind::Loss, typed); }
    void setStake(const QString& typed) { setMoney(storage::LimitKind::Stake, typed); }
    void removeLoss() { set(storage::LimitKind::Loss, std::nullopt); }
    void removeStake() { set(storage::LimitKind::Stake, std::nullopt); }
    /// Minutes; 0 for none.
    void setTime(int minutes) { setMinutes(storage::LimitKind::Time, minutes); }
    void setReminder(int minutes) { setMinutes(storage::LimitKind::Reminder, minutes); }
    /// When a break of so many minutes that begins now ends, as it is read.
    [[nodiscard]] QString endOf(int minutes) const;
    void beginBreak(int minutes) { begin(storage::LimitKind::Break, minutes); }
    void exclude(int minutes) { begin(storage::LimitKind::Exclusion, minutes); }
    /// The reminder has been read.
    void putReminderAway();

signals:
    void changed();

private:
    [[nodiscard]] std::string currencyOf(storage::LimitKind kind) const;
    [[nodiscard]] LimitInfo info(storage::LimitKind kind) const;
    [[nodiscard]] LimitInfo moneyLimit(storage::LimitKind kind) const;
    [[nodiscard]] LimitInfo minuteLimit(storage::LimitKind kind) const;
    void setMoney(storage::LimitKind kind, const QString& typed);
    void setMinutes(storage::LimitKind kind, int minutes);
    void set(storage::LimitKind kind, std::optional<std::int64_t> value);
    void begin(storage::LimitKind kind, int minutes);
    void tellWhatHolds(storage::LimitKind kind);
    /// How many reminders the time played so far is worth; 0 without any.
    [[nodiscard]] std::int64_t remindersDue() const;

    session::LimitKeeper& m_keeper;
    Notices& m_notices;
    int m_currency = 0;
    std::int64_t m_reminded = 0; ///< reminders that came, or would have before it was asked for
    bool m_reminding = false;
    std::int64_t m_remindedMs = 0; ///< played when the reminder came
};

} // namespace openshoe::models
