// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/pagedmodel.h"
#include "models/history/recordexporter.h"
#include "models/history/recordfilter.h"
#include "storage/record/playrecord.h"

#include <QString>

#include <tuple>

namespace openshoe::models {

struct PlayRecordRow {
    Q_GADGET
    Q_PROPERTY(QString timeText MEMBER timeText)
    /// The round's number; empty for money added.
    Q_PROPERTY(QString roundText MEMBER roundText)
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// "Hand 1", "Insurance", a side bet's name, "Top-up", "Top-up taken back".
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString stakeText MEMBER stakeText)
    Q_PROPERTY(QString returnedText MEMBER returnedText)
    Q_PROPERTY(QString resultText MEMBER resultText)
    /// The wallet's balance afterwards.
    Q_PROPERTY(QString balanceText MEMBER balanceText)
    /// Whether this is money added or taken back rather than a play.
    Q_PROPERTY(bool addition MEMBER addition)
    /// The row for screen readers.
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString timeText;
    QString roundText;
    QString gameName;
    QString kind;
    QString stakeText;
    QString returnedText;
    QString resultText;
    QString balanceText;
    bool addition = false;
    QString accessibleName;
    qint64 roundId = 0; ///< negative for an addition
    int number = 0;     ///< within the round, from 1
    base::Money balance;

    [[nodiscard]] std::pair<qint64, int> key() const { return {roundId, number}; }
    void setKey(const std::pair<qint64, int>& key) { std::tie(roundId, number) = key; }
    friend bool operator==(const PlayRecordRow&, const PlayRecordRow&) = default;
};

/// Sums over what is shown. For a wallet shown in full, the money added, less what was taken back, plus
/// the net is its balance.
struct PlayRecordSums {
    std::int64_t plays = 0;
    base::Money staked;
    base::Money returned;
    base::Money added;
    base::Money takenBack;
    [[nodiscard]] base::Money net() const { return returned - staked; }
};

/// The money of one wallet: every play, and what was added or taken back, with the balance after it.
class PlayRecordModel : public openshoe::models::PagedModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(openshoe::models::RecordFilter* filter READ filter CONSTANT)
    /// Sums over what the filter lets through.
    Q_PROPERTY(QString totalsText READ totalsText NOTIFY totalsChanged)
    /// Exports the plays that the filter lets through; as JSON, the rounds they belong to.
    Q_PROPERTY(openshoe::models::RecordExporter* exporter READ exporter CONSTANT)

public:
    explicit PlayRecordModel(Archive& archive, QObject* parent = nullptr);

    [[nodiscard]] RecordFilter* filter() { return &m_filter; }
    [[nodiscard]] const PlayRecordSums& sums() const { return m_sums; }
    [[nodiscard]] QString totalsText() const;
    [[nodiscard]] RecordExporter* exporter() { return &m_exporter; }
    [[nodiscard]] const KeptRows<PlayRecordRow>& rows() const { return m_rows; }

    /// Reads the choices offered, and the rows from the top.
    void show();
    /// Starts over for another account.
    void startAnew();
    /// Rebuilds the texts after the language has changed.
    void retranslate();

signals:
    void totalsChanged();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return look(m_rows, index); }
    void clearRows() override;
    void fetchPage() override;
    void fetchAgain(int row) override;

private:
    /// How far down the rows have been read.
    struct Place {
        std::optional<storage::PlayPlace> play;
        std::size_t additions = 0;
    };
    struct Question;
    struct Page;
    [[nodiscard]] static Page read(storage::Tables& tables, const Question& question);
    void take(const Page& page);

    [[nodiscard]] Question question(const Place& place) const;
    [[nodiscard]] std::vector<PlayRecordRow> rowsOf(const Page& page) const;

    KeptRows<PlayRecordRow> m_rows;
    std::vector<std::pair<std::size_t, Place>> m_pages; ///< the first row of each, and the place it was read from
    Place m_place;
    RecordFilter m_filter;
    PlayRecordSums m_sums;
    RecordExporter m_exporter;
};

} // namespace openshoe::models
