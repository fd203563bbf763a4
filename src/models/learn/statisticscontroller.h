// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/recordfilter.h"
#include "models/learn/luckfigures.h"
#include "models/learn/picture.h"
#include "models/shared/archive.h"
#include "session/statistics.h"

#include <QBasicTimer>
#include <QObject>
#include <QQmlListProperty>
#include <QString>

#include <atomic>
#include <memory>

namespace openshoe::models {

/// A figure at the top of the statistics.
struct StatisticsTotal {
    Q_GADGET
    QML_VALUE_TYPE(statisticsTotal)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString name;
    QString value;
    friend bool operator==(const StatisticsTotal&, const StatisticsTotal&) = default;
};

/// What was played of one wallet, in figures and pictures. Read in the background and through a store of its own, so
/// that the next stake doesn't wait behind it.
class StatisticsController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// Which game, account, wallet and days. What else it offers is not asked for.
    Q_PROPERTY(openshoe::models::RecordFilter* filter READ filter CONSTANT)
    /// What follows is not yet of these.
    Q_PROPERTY(bool reading READ isReading NOTIFY changed)
    /// How much is read, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// Somebody stopped the reading: nothing is shown.
    Q_PROPERTY(bool stopped READ isStopped NOTIFY changed)
    /// Why nothing is shown; empty where something is.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QList<openshoe::models::StatisticsTotal> totals READ totals NOTIFY changed)
    Q_PROPERTY(openshoe::models::LuckFigures luck READ luck NOTIFY changed)
    /// The same of what was played last, until a break of half an hour.
    Q_PROPERTY(openshoe::models::LuckFigures lastSession READ lastSession NOTIFY changed)
    /// "Last session: 12 rounds"; "Priced are 30 of 40 rounds."; empty where there is nothing to say.
    Q_PROPERTY(QString lastSessionTitle READ lastSessionTitle NOTIFY changed)
    Q_PROPERTY(QString pricedText READ pricedText NOTIFY changed)
    /// The luck, which belongs to the figures above.
    Q_PROPERTY(openshoe::models::Picture* luckPicture READ luckPicture CONSTANT)
    /// The other pictures, in their order.
    Q_PROPERTY(QQmlListProperty<openshoe::models::Picture> pictures READ pictureList CONSTANT)

public:
    /// `archive` must outlive it.
    explicit StatisticsController(const Archive& archive, QObject* parent = nullptr);
    ~StatisticsController() override;

    [[nodiscard]] RecordFilter* filter() { return &m_filter; }
    [[nodiscard]] bool isReading() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QList<StatisticsTotal> totals() const;
    [[nodiscard]] LuckFigures luck() const;
    [[nodiscard]] LuckFigures lastSession() const;
    [[nodiscard]] QString lastSessionTitle() const;
    [[nodiscard]] QString pricedText() const;
    [[nodiscard]] Picture* luckPicture() { return &m_luck; }
    [[nodiscard]] const QList<Picture*>& pictures() const { return m_pictures; }
    [[nodiscard]] QQmlListProperty<Picture> pictureList() { return {this, &m_pictures}; }
    /// As they were read last.
    [[nodiscard]] const session::Statistics& read() const { return m_read; }

    /// Rounds have come, or prices: what is shown is read anew. Before the first call, and after the store was closed,
    /// nothing is.
    void reload();
    /// The same within a second or two, however often it is called.
    void reloadSoon();
    /// Another account plays.
    void startAnew();
    /// Another language is spoken.
    void retranslate();

public slots:
    /// Stops reading.
    void cancel();
    /// Reads again after that.
    void again() { start(); }

signals:
    void changed();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    static constexpr int lookEveryMs = 100;
    static constexpr int soonMs = 1000;
    /// Seen by both threads.
    struct Job {
        std::atomic<bool> cancelled{false};
        std::atomic<double> part{0};
    };
    void start();
    void finish(const base::Result<session::Statistics>& read);
    void show();
    [[nodiscard]] QStringList lines();

    const Archive& m_archive;
    RecordFilter m_filter;
    std::shared_ptr<Job> m_job; ///< null while nothing is under way
    QBasicTimer m_look;         ///< how far it has come
    QBasicTimer m_soon;
    double m_progress = 0;
    bool m_stopped = false;
    QString m_trouble; ///< why it can't be read
    session::Statistics m_read;
    std::string m_currency; ///< of what was read
    Picture m_luck{QStringLiteral("luck")};
    Picture m_balance{QStringLiteral("balance")};
    Picture m_games{QStringLiteral("results-by-game")};
    Picture m_upCards{QStringLiteral("results-by-up-card")};
    Picture m_sideBets{QStringLiteral("side-bets")};
    Picture m_mistakes{QStringLiteral("mistakes")};
    Picture m_stakes{QStringLiteral("stakes")};
    Picture m_time{QStringLiteral("time-played")};
    QList<Picture*> m_pictures{&m_balance, &m_games, &m_upCards, &m_mistakes, &m_sideBets, &m_stakes, &m_time};
};

} // namespace openshoe::models
