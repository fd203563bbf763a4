// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/recordexporter.h"
#include "models/history/rounddetails.h"
#include "models/shared/pagedmodel.h"
#include "models/shared/vocabulary.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace openshoe::models {

struct RundownRow {
    Q_GADGET
    /// The round's number.
    Q_PROPERTY(qint64 roundId MEMBER roundId)
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// When it was played, as the reader's country writes it.
    Q_PROPERTY(QString timeText MEMBER timeText)
    /// Value of each of the player's hands: "18, 21".
    Q_PROPERTY(QString handValues MEMBER handValues)
    Q_PROPERTY(QString dealerValue MEMBER dealerValue)
    /// "Won", "Blackjack", "2 won, 1 lost" …
    Q_PROPERTY(QString resultText MEMBER resultText)
    /// A value of ResultKind: win, lose or push, by the sign of the net.
    Q_PROPERTY(openshoe::models::ResultKind::Value resultKind MEMBER resultKind)
    /// "+50 Coins".
    Q_PROPERTY(QString netText MEMBER netText)
    /// "Hands −125, side bets +130"; empty without side bets.
    Q_PROPERTY(QString partsText MEMBER partsText)
    /// Names of the side bets won, and of those lost.
    Q_PROPERTY(QStringList sideBetsWon MEMBER sideBetsWon)
    Q_PROPERTY(QStringList sideBetsLost MEMBER sideBetsLost)
    /// It was interrupted and finished later.
    Q_PROPERTY(bool recovered MEMBER recovered)
    /// "Round 17, Classic Blackjack, 18 against 20, lost, −1,000 Gold".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    qint64 roundId = 0;
    QString gameName;
    QString timeText;
    QString handValues;
    QString dealerValue;
    QString resultText;
    ResultKind::Value resultKind = ResultKind::None;
    QString netText;
    QString partsText;
    QStringList sideBetsWon;
    QStringList sideBetsLost;
    bool recovered = false;
    QString accessibleName;

    [[nodiscard]] qint64 key() const { return roundId; }
    friend bool operator==(const RundownRow&, const RundownRow&) = default;
};

/// The rounds played.
class RundownModel : public openshoe::models::PagedModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// A game's id; empty for all.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    /// A value of ResultKind; None for all.
    Q_PROPERTY(int result READ result WRITE setResult NOTIFY filterChanged)
    /// A round's number; empty for all.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    /// Rounds that the filter lets through, read or not.
    Q_PROPERTY(double total READ total NOTIFY totalChanged)
    /// Writes the rounds that the filter lets through.
    Q_PROPERTY(openshoe::models::RecordExporter* exporter READ exporter CONSTANT)

public:
    explicit RundownModel(Archive& archive, QObject* parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] int result() const { return m_result; }
    [[nodiscard]] QString search() const { return m_search; }
    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] RecordExporter* exporter() { return &m_exporter; }
    void setGame(const QString& game) { narrow(m_game, game); }
    void setResult(int result) { narrow(m_result, result); }
    void setSearch(const QString& search) { narrow(m_search, search); }
    [[nodiscard]] const std::vector<RundownRow>& rows() const { return m_rows; }

    /// A round has been finished: it goes on top.
    void refreshTop();

public slots:
    /// What an expanded row shows; filled a moment later, owned by the caller's engine. Null for an unknown round.
    openshoe::models::RoundDetails* details(qint64 roundId);
    /// Reads the round to be played on the table, read-only; replayRead() follows, or unreadable().
    void replay(qint64 roundId);

signals:
    void totalChanged();
    /// `title` names the round: "Round 12 · Classic Blackjack".
    void replayRead(const openshoe::storage::RoundRecord& record, const QString& title);
    void unreadable(const QString& why);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }
    void clearRows() override { replace(m_rows, {}); }
    void fetchPage() override;

private:
    struct Page;
    [[nodiscard]] storage::RoundFilter filter() const;
    /// Reads the newest rounds before the round `before`.
    void read(std::optional<storage::RoundId> before, std::function<void(const Page&)> take);
    [[nodiscard]] std::vector<RundownRow> rowsOf(const Page& page) const;
    void setTotal(const Page& page);

    std::vector<RundownRow> m_rows;
    QString m_game;
    int m_result = ResultKind::None;
    QString m_search;
    qint64 m_total = 0;
    RecordExporter m_exporter;
};

} // namespace openshoe::models
