// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "models/words/results.h"

#include <QString>

namespace openshoe::models {

/// A round's cards as played at one game's table.
struct ElsewhereRow {
    Q_GADGET
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// Whether this is the game the round was played in.
    Q_PROPERTY(bool sameGame MEMBER sameGame)
    /// The totals of the hands, "20, 18", and of the dealer; empty if nothing was dealt.
    Q_PROPERTY(QString hands MEMBER hands)
    Q_PROPERTY(QString dealer MEMBER dealer)
    /// "Won · 20 against 17 · +50", or why there is no round.
    Q_PROPERTY(QString resultText MEMBER resultText)
    /// A value of ResultKind; None if there is no round.
    Q_PROPERTY(openshoe::models::ResultKind::Value resultKind MEMBER resultKind)
    /// "75 more than you had": compared with the round as it was played.
    Q_PROPERTY(QString comparedText MEMBER comparedText)
    /// Which stakes are different there; empty if none are.
    Q_PROPERTY(QString changedText MEMBER changedText)
    /// "Hand 1: stand on 16 against Six of hearts · …"
    Q_PROPERTY(QString decisionsText MEMBER decisionsText)
    /// Whether there is a round to show on the table.
    Q_PROPERTY(bool playable MEMBER playable)

public:
    QString gameId;
    QString gameName;
    bool sameGame = false;
    QString hands;
    QString dealer;
    QString resultText;
    ResultKind::Value resultKind = ResultKind::None;
    QString comparedText;
    QString changedText;
    QString decisionsText;
    bool playable = false;

    [[nodiscard]] std::pair<bool, QString> key() const { return {!sameGame, gameId}; }
    friend bool operator==(const ElsewhereRow&, const ElsewhereRow&) = default;
};

/// The game that was played, then the others in the lobby's order.
class ElsewhereModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by ElsewhereController")

public:
    explicit ElsewhereModel(QObject* parent = nullptr) : RowModel(ElsewhereRow::staticMetaObject, parent) {}

    void setRows(std::vector<ElsewhereRow> rows);
    [[nodiscard]] const std::vector<ElsewhereRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ElsewhereRow> m_rows;
};

} // namespace openshoe::models
