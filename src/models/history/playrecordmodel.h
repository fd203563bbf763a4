// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/recordexporter.h"
#include "models/shared/pagedmodel.h"
#include "models/shared/vocabulary.h"
#include "storage/rows.h"

#include <QString>

namespace openshoe::models {

struct PlayRecordRow {
    Q_GADGET
    Q_PROPERTY(QString timeText MEMBER timeText)
    Q_PROPERTY(qint64 roundId MEMBER roundId)
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// "Hand 1", "Insurance", a side bet's name.
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString stakeText MEMBER stakeText)
    Q_PROPERTY(QString returnedText MEMBER returnedText)
    Q_PROPERTY(QString resultText MEMBER resultText)
    /// The wallet after it.
    Q_PROPERTY(QString balanceText MEMBER balanceText)
    Q_PROPERTY(QString currency MEMBER currency)

public:
    QString timeText;
    qint64 roundId = 0;
    QString gameName;
    QString kind;
    QString stakeText;
    QString returnedText;
    QString resultText;
    QString balanceText;
    QString currency;
    int number = 0; ///< within the round, from 1

    [[nodiscard]] std::pair<qint64, int> key() const { return {roundId, number}; }
    friend bool operator==(const PlayRecordRow&, const PlayRecordRow&) = default;
};

/// The money: every play.
class PlayRecordModel : public openshoe::models::PagedModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// A game's id; empty for all.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    /// A value of StakeOn.
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY filterChanged)
    /// A value of ResultKind; None for all.
    Q_PROPERTY(int result READ result WRITE setResult NOTIFY filterChanged)
    /// Sums over the plays that the filter lets through, one currency a line.
    Q_PROPERTY(QString totalsText READ totalsText NOTIFY totalsChanged)
    /// Writes the plays that the filter lets through; as JSON the rounds that they belong to.
    Q_PROPERTY(openshoe::models::RecordExporter* exporter READ exporter CONSTANT)

public:
    explicit PlayRecordModel(Archive& archive, QObject* parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] int kind() const { return m_kind; }
    [[nodiscard]] int result() const { return m_result; }
    [[nodiscard]] QString totalsText() const { return m_totals; }
    [[nodiscard]] RecordExporter* exporter() { return &m_exporter; }
    void setGame(const QString& game) { narrow(m_game, game); }
    void setKind(int kind) { narrow(m_kind, kind); }
    void setResult(int result) { narrow(m_result, result); }
    [[nodiscard]] const std::vector<PlayRecordRow>& rows() const { return m_rows; }

signals:
    void totalsChanged();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }
    void clearRows() override { replace(m_rows, {}); }
    void fetchPage() override;

private:
    [[nodiscard]] storage::PlayFilter filter() const;

    std::vector<PlayRecordRow> m_rows;
    QString m_game;
    int m_kind = StakeOn::Any;
    int m_result = ResultKind::None;
    QString m_totals;
    RecordExporter m_exporter;
};

} // namespace openshoe::models
