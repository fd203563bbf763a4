// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "models/history/luckfigures.h"
#include "models/history/pricingprogress.h"
#include "models/history/recordfilter.h"
#include "models/files/picture.h"
#include "models/review/mistakeboard.h"
#include "session/worth/statistics.h"

#include <QBasicTimer>
#include <QObject>
#include <QQmlListProperty>
#include <QString>

#include <atomic>
#include <memory>

namespace openshoe::models {

/// The rounds behind a figure: of one game and wallet, or of all if empty, from one day to another, or of all days if
/// null; only those with a mistake on a hand (handFrom()) if that isn't empty.
struct RoundsWanted {
    QString game;
    QString wallet;
    QDate first;
    QDate last;
    QString hand;
};

/// A figure at the top of the statistics page.
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

/// A figure of two stretches of play, side by side.
struct ComparedFigure {
    Q_GADGET
    QML_VALUE_TYPE(comparedFigure)
    Q_PROPERTY(QString name MEMBER name)
    /// Each empty if it isn't known.
    Q_PROPERTY(QString first MEMBER first)
    Q_PROPERTY(QString second MEMBER second)
    /// The second less the first; empty for figures that grow with the number of rounds.
    Q_PROPERTY(QString difference MEMBER difference)

public:
    QString name;
    QString first;
    QString second;
    QString difference;
    friend bool operator==(const ComparedFigure&, const ComparedFigure&) = default;
};

/// What was played from one wallet, in figures and pictures. Read in the background through a store of its own, so that
/// the next stake doesn't have to wait.
class StatisticsController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// Selects game, account, wallet and days. Its other criteria are not used.
    Q_PROPERTY(openshoe::models::RecordFilter* filter READ filter CONSTANT)
    /// Whether the figures below are still those of an earlier selection.
    Q_PROPERTY(bool reading READ isReading NOTIFY changed)
    /// How much has been read, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// Whether reading was cancelled; nothing is shown then.
    Q_PROPERTY(bool stopped READ isStopped NOTIFY changed)
    /// Why nothing is shown; empty if something is.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QList<openshoe::models::StatisticsTotal> totals READ totals NOTIFY changed)
    /// Another stretch or game is read too, and shown beside what the filter selects.
    Q_PROPERTY(bool comparing READ isComparing WRITE setComparing NOTIFY changed)
    /// Selects its game and days; account and wallet are the same.
    Q_PROPERTY(openshoe::models::RecordFilter* other READ other CONSTANT)
    /// "Classic · Gold · Today": what the two are of.
    Q_PROPERTY(QString firstTitle READ firstTitle NOTIFY changed)
    Q_PROPERTY(QString secondTitle READ secondTitle NOTIFY changed)
    /// Empty unless comparing.
    Q_PROPERTY(QList<openshoe::models::ComparedFigure> compared READ compared NOTIFY changed)
    /// Why there is nothing of the other; empty if there is.
    Q_PROPERTY(QString otherProblem READ otherProblem NOTIFY changed)
    Q_PROPERTY(openshoe::models::LuckFigures luck READ luck NOTIFY changed)
    /// The same for the last session: the latest rounds with no break of more than half an hour between them.
    Q_PROPERTY(openshoe::models::LuckFigures lastSession READ lastSession NOTIFY changed)
    /// "Last session, 12 rounds"; "Priced are 30 of 40 rounds; the figures are of those."; empty if there is nothing to
    /// say.
    Q_PROPERTY(QString lastSessionTitle READ lastSessionTitle NOTIFY changed)
    Q_PROPERTY(QString pricedText READ pricedText NOTIFY changed)
    /// Where mistakes cost most: every hand against the dealer's cards.
    Q_PROPERTY(openshoe::models::MistakeBoard* board READ board CONSTANT)
    /// The luck picture, which belongs to the figures above.
    Q_PROPERTY(openshoe::models::Picture* luckPicture READ luckPicture CONSTANT)
    /// Progress of computing what older rounds were worth; null in tests.
    Q_PROPERTY(openshoe::models::PricingProgress* pricing READ pricing CONSTANT)
    /// The other pictures, in order.
    Q_PROPERTY(QQmlListProperty<openshoe::models::Picture> pictures READ pictureList CONSTANT)

public:
    /// Both must outlive it.
    explicit StatisticsController(const Archive& archive, PricingProgress* pricing = nullptr,
                                  QObject* parent = nullptr);
    ~StatisticsController() override;

    [[nodiscard]] RecordFilter* filter() { return &m_filter; }
    [[nodiscard]] PricingProgress* pricing() const { return m_pricing; }
    [[nodiscard]] bool isReading() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QList<StatisticsTotal> totals() const;
    [[nodiscard]] bool isComparing() const { return m_comparing; }
    void setComparing(bool comparing);
    [[nodiscard]] RecordFilter* other() { return &m_otherFilter; }
    [[nodiscard]] QString firstTitle() { return titleOf(m_filter); }
    [[nodiscard]] QString secondTitle() { return titleOf(m_otherFilter); }
    [[nodiscard]] QList<ComparedFigure> compared() const;
    [[nodiscard]] QString otherProblem() const;
    [[nodiscard]] LuckFigures luck() const;
    [[nodiscard]] LuckFigures lastSession() const;
    [[nodiscard]] QString lastSessionTitle() const;
    [[nodiscard]] QString pricedText() const;
    [[nodiscard]] MistakeBoard* board() { return &m_board; }
    [[nodiscard]] Picture* luckPicture() { return &m_luck; }
    [[nodiscard]] const QList<Picture*>& pictures() const { return m_pictures; }
    [[nodiscard]] QQmlListProperty<Picture> pictureList() { return {this, &m_pictures}; }
    /// As last read.
    [[nodiscard]] const session::Statistics& read() const { return m_read; }

    /// Reads again, because rounds or prices have been added. Nothing is shown before the first call, or once the store
    /// is closed.
    void reload();
    /// The same within a second or two, however often it is called.
    void reloadSoon();
    /// Starts over for another account.
    void startAnew();
    /// Rebuilds the texts after the language has changed.
    void retranslate();

public slots:
    /// Stops reading.
    void cancel();
    /// Reads again after cancel().
    void again() { start(); }
    /// Asks for the rounds with a mistake in that cell of the board; does nothing if there is none.
    void askForCell(int row, int column);

signals:
    void changed();
    /// Emitted to have rounds shown.
    void roundsAsked(const openshoe::models::RoundsWanted& wanted);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    static constexpr int lookEveryMs = 100;
    static constexpr int soonMs = 1000;
    /// Shared by both threads.
    struct Job {
        std::atomic<bool> cancelled{false};
        std::atomic<double> part{0};
    };
    /// Both are of the same account and wallet.
    struct Both {
        session::Statistics first;
        session::Statistics second; ///< empty unless comparing
    };
    void start();
    void finish(const base::Result<Both>& read);
    void show();
    void askForRounds(const QString& key);
    [[nodiscard]] QString titleOf(RecordFilter& filter) const;

    const Archive& m_archive;
    PricingProgress* m_pricing;
    RecordFilter m_filter;
    RecordFilter m_otherFilter;
    bool m_comparing = false;
    std::shared_ptr<Job> m_job; ///< null while nothing is being read
    QBasicTimer m_look;         ///< polls the progress
    QBasicTimer m_soon;
    double m_progress = 0;
    bool m_stopped = false;
    QString m_trouble; ///< why it couldn't be read
    session::Statistics m_read;
    session::Statistics m_other;
    std::string m_currency; ///< of what was read
    MistakeBoard m_board;
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
