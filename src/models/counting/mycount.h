// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/own_count.h"
#include "counting/system.h"
#include "models/archive/archive.h"
#include "models/counting/countfigures.h"
#include "models/files/picture.h"
#include "storage/record/owncounts.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

/// A count told at the table, with what was then staked by it.
struct CountedRound {
    storage::OwnCountPlayed played;
    double staked = 0; ///< on all hands of the next round, in the currency's units; 0 if there is none
};

/// The person's own counts, told at the table in one game by one system: how often they were right, how far off, and
/// what the stakes that followed were worth by the exact shoe.
class MyCount : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountingController")

    /// Why there is nothing, or what to know; empty if there are figures.
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY changed)
    /// How often they were right, how far off.
    Q_PROPERTY(openshoe::models::CountFigureModel* figures READ figures CONSTANT)
    /// What the stakes were worth and where the rest went; empty if no such round has been priced.
    Q_PROPERTY(openshoe::models::CountFigureModel* stakes READ stakes CONSTANT)
    /// What the stakes are measured by, or why they aren't yet.
    Q_PROPERTY(QString stakesText READ stakesText NOTIFY changed)
    Q_PROPERTY(openshoe::models::Picture* trend READ trend CONSTANT)

public:
    /// The last so many are looked at, and of the rounds played by them the last so many.
    static constexpr int mostCounts = 1000;
    static constexpr int mostRounds = 200;

    /// What is looked at, and what it is measured by.
    struct Measure {
        std::string variant;
        std::string key; ///< the system's, as it is stored
        counting::CountSystem system;
        std::string currency;
        std::optional<advantage::StakeMeasure> stakes; ///< once the worth of each count is known
        bool shuffled = false;                         ///< before every round
        bool counting = true;
    };

    /// `archive` must outlive it; null in tests of other things.
    explicit MyCount(Archive* archive, QObject* parent = nullptr);

    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] CountFigureModel* figures() { return &m_figures; }
    [[nodiscard]] CountFigureModel* stakes() { return &m_stakes; }
    [[nodiscard]] QString stakesText() const { return m_stakesText; }
    [[nodiscard]] Picture* trend() { return &m_trend; }

    void show(Measure measure);
    /// Reads again what is shown.
    void reload();
    /// Another account, or none: nothing is known until it is shown again.
    void forget();

signals:
    void changed();

private:
    void fill();
    void fillFigures();
    void fillStakes();

    Archive* m_archive;
    Measure m_measure;
    std::vector<CountedRound> m_rounds;
    bool m_read = false;  ///< has been asked for …
    bool m_known = false; ///< … and answered
    int m_request = 0;
    CountFigureModel m_figures;
    CountFigureModel m_stakes;
    QString m_stakesText;
    Picture m_trend{QStringLiteral("my-count")};
};

} // namespace openshoe::models
