// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "models/archive/pagedmodel.h"
#include "models/table/tablevalues.h"

#include <QString>

#include <map>
#include <utility>

namespace openshoe::models {

struct FinishedShoeRow {
    Q_GADGET
    Q_PROPERTY(qint64 shoeId MEMBER shoeId)
    /// Counts the account's shoes.
    Q_PROPERTY(qint64 number MEMBER number)
    /// The name of the game it was used in.
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString commitment MEMBER commitment)
    /// 64 hex digits.
    Q_PROPERTY(QString seed MEMBER seed)
    Q_PROPERTY(QString clientSeed MEMBER clientSeed)
    /// The number of decks in it.
    Q_PROPERTY(int decks MEMBER decks)
    /// How many of its cards were drawn: "6 of 312 cards".
    Q_PROPERTY(QString endedText MEMBER endedText)
    Q_PROPERTY(openshoe::models::ShoeVerdict::Value verdict MEMBER verdict)
    /// What a failed verification found.
    Q_PROPERTY(QString problem MEMBER problem)

public:
    qint64 shoeId = 0;
    qint64 number = 0;
    QString game;
    QString commitment;
    QString seed;
    QString clientSeed;
    int decks = 0;
    QString endedText;
    ShoeVerdict::Value verdict = ShoeVerdict::Unknown;
    QString problem;

    [[nodiscard]] qint64 key() const { return shoeId; }
    friend bool operator==(const FinishedShoeRow&, const FinishedShoeRow&) = default;
};

/// The finished shoes, whose seeds may be revealed, newest first. Their verdicts are remembered.
class FinishedShoesModel : public openshoe::models::PagedModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by FairnessController")

public:
    explicit FinishedShoesModel(Archive& archive, QObject* parent = nullptr)
        : PagedModel(FinishedShoeRow::staticMetaObject, archive, parent) {}

    [[nodiscard]] const std::vector<FinishedShoeRow>& rows() const { return m_rows; }
    void forgetVerdicts() { m_verdicts.clear(); }
    /// The result of verifying one of them.
    void setVerdict(qint64 shoeId, ShoeVerdict::Value verdict, const base::Said& problem);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }
    void clearRows() override;
    void fetchPage() override { readBelow(m_rows.empty() ? std::nullopt : std::optional(m_rows.back().shoeId)); }

private:
    void readBelow(std::optional<qint64> before);
    [[nodiscard]] FinishedShoeRow rowOf(const storage::ShoeRow& shoe) const;

    std::vector<FinishedShoeRow> m_rows;
    std::map<qint64, std::pair<ShoeVerdict::Value, base::Said>> m_verdicts; ///< the verdict and its problem, by shoe
};

} // namespace openshoe::models
