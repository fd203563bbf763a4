// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/limits/limitkeeper.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

class Notices;

/// A limit as shown in its row on the page.
struct LimitInfo {
    Q_GADGET
    QML_VALUE_TYPE(limitInfo)
    /// A limit is in force.
    Q_PROPERTY(bool set MEMBER set)
    /// What to edit: the amount in force, empty if none; for a time, the minutes last chosen, 0 if none.
    Q_PROPERTY(QString value MEMBER value)
    /// Another value is waiting to take effect.
    Q_PROPERTY(bool waiting MEMBER waiting)
    /// Its state: "$100 · $12 lost today", and if a change is waiting, what and when.
    Q_PROPERTY(QString text MEMBER text)

public:
    bool set = false;
    QString value;
    bool waiting = false;
    QString text;
    friend bool operator==(const LimitInfo&, const LimitInfo&) = default;
};

/// The limits and breaks of the current account's player: set on the Settings page, mentioned in the lobby and at the
/// table.
class LimitsController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// The currency in which money limits are shown and set, an index into AccountsModel::currencies.
    Q_PROPERTY(int currencyIndex READ currencyIndex WRITE setCurrencyIndex NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo loss READ loss NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo stake READ stake NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo time READ time NOTIFY changed)
    Q_PROPERTY(openshoe::models::LimitInfo reminder READ reminder NOTIFY changed)
    /// "35 min played · $120 staked, net −$12".
    Q_PROPERTY(QString todayText READ todayText NOTIFY changed)
    /// "A break runs until 21:40."; empty if there is none.
    Q_PROPERTY(QString pauseText READ pauseText NOTIFY changed)
    /// Time played and net result, when a reminder is due; empty once it has been dismissed.
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

    /// Why not even the smallest stake is possible in that currency now; empty if it is.
    [[nodiscard]] QString obstacle(const std::string& currency) const;
    /// Shows the limits in the currency being played.
    void useCurrency(const std::string& currency);
    /// A round has been shown to its end: now a reminder comes, if one is due.
    void onRoundShown();
    /// The language has changed: makes the texts anew.
    void retranslate() { emit changed(); }

public slots:
    /// Sets the limit to an amount as typed, in the current currency; if that isn't possible, a notice says why.
    void setLoss(const QString& typed) { setMoney(storage::LimitKind::Loss, typed); }
    void setStake(const QString& typed) { setMoney(storage::LimitKind::Stake, typed); }
    void removeLoss() { set(storage::LimitKind::Loss, std::nullopt); }
    void removeStake() { set(storage::LimitKind::Stake, std::nullopt); }
    /// In minutes; 0 for none.
    void setTime(int minutes) { setMinutes(storage::LimitKind::Time, minutes); }
    void setReminder(int minutes) { setMinutes(storage::LimitKind::Reminder, minutes); }
    /// When a break of that many minutes beginning now would end, as displayed.
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
    /// How many reminders the time played today amounts to; 0 without a reminder.
    [[nodiscard]] std::int64_t remindersDue() const;

    session::LimitKeeper& m_keeper;
    Notices& m_notices;
    int m_currency = 0;
    std::int64_t m_reminded = 0; ///< reminders given today, or already due when the limits were read
    bool m_reminding = false;
    std::int64_t m_remindedMs = 0; ///< time played when the reminder came
};

} // namespace openshoe::models
