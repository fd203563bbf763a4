// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/sessionsmodel.h"

#include "engine/state.h"
#include "languages/translated.h"
#include "models/limits/limitwords.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "models/words/decisionwords.h"

#include <cmath>

namespace openshoe::models {

namespace {

constexpr int sessionsOfAPage = 20;

base::Money whole(double minorUnits) {
    return base::Money::minor(std::llround(minorUnits));
}

// The decision in words, found by following the log to its event.
QString decisionText(const storage::RoundRecord& record, std::size_t event) {
    engine::TableState state;
    for (std::size_t i = 0; i < event && i < record.events.size(); ++i) {
        if (!engine::fold(state, record.events[i]))
            return {};
    }
    const auto words =
        event < record.events.size() ? decisionWords(record.rules, state, record.events[event]) : std::nullopt;
    return words ? words->words : QString();
}

} // namespace

struct SessionsModel::Read {
    storage::SittingRow row;
    std::optional<storage::RoundRecord> worst; ///< the round of its costliest decision
    std::optional<storage::DecisionPrice> decision;
    std::shared_ptr<const engine::RuleSet> rules; ///< of its oldest round; null if they can't be read
    storage::Note note;
};

SessionsModel::SessionsModel(Archive& archive, QObject* parent)
    : PagedModel(SessionRow::staticMetaObject, archive, parent) {}

void SessionsModel::show() {
    m_shown = true;
    reload();
}

void SessionsModel::forget() {
    m_noted.clear();
    emit notedChanged();
    retranslate();
}

void SessionsModel::retranslate() {
    if (m_shown)
        reload();
}

void SessionsModel::setNoted(const QString& typed) {
    if (m_noted == typed.trimmed())
        return;
    m_noted = typed.trimmed();
    emit notedChanged();
    retranslate();
}

void SessionsModel::clearRows() {
    beginResetModel();
    m_rows.clear();
    m_stored.clear();
    endResetModel();
    emit countChanged();
}

void SessionsModel::fetchPage() {
    std::optional<storage::RoundId> before;
    if (!m_stored.empty())
        before = m_stored.back().oldest;
    ask(
        [account = archive().account, before, noted = m_noted](storage::Tables& tables) {
            std::vector<Read> all;
            auto rows = tables.rounds.sittings(account, sessionsOfAPage, before, noted);
            for (std::size_t i = 0; rows && i < rows->size(); ++i) {
                storage::SittingRow& row = (*rows)[i];
                Read read{.row = std::move(row)};
                const auto plays = tables.plays.ofRound(read.row.sitting.first);
                if (plays && !plays->empty())
                    read.rules = plays->front().rules;
                const auto price = tables.prices.find(read.row.worstRound);
                auto record = tables.rounds.record(read.row.worstRound);
                if (record && price && *price) {
                    for (const storage::DecisionPrice& one : (*price)->decisions) {
                        if (one.number == read.row.worstDecision)
                            read.decision = one;
                    }
                    read.worst = std::move(*record);
                }
                read.note = tables.notes.find(storage::NoteStore::About::Session, read.row.sitting.first)
                                .value_or(storage::Note());
                all.push_back(std::move(read));
            }
            return all;
        },
        [this](const std::vector<Read>& all) {
            std::vector<SessionRow> rows;
            for (const Read& read : all) {
                rows.push_back(rowOf(read));
                m_stored.push_back(read.row);
            }
            addPage(m_rows, std::move(rows), static_cast<int>(all.size()) < sessionsOfAPage);
        });
}

SessionRow SessionsModel::rowOf(const Read& read) const {
    const storage::SittingRow& stored = read.row;
    SessionRow row{.first = stored.sitting.first,
                   .whenText = dateTimeText(stored.started),
                   .lengthText = minutesText((stored.started.secsTo(stored.sitting.ended) + 59) / 60),
                   .gameName = archive().gameName(stored.variant, read.rules.get()),
                   .roundsText = tr("%Ln rounds", "", static_cast<int>(stored.sitting.rounds)),
                   .netText = netMoneyText(stored.sitting.net, stored.currency),
                   .resultKind = resultKindOf(stored.sitting.net)};
    if (stored.priced > 0) {
        row.luckText = tr("Luck %1").arg(netMoneyText(whole(stored.luck), stored.currency));
        row.costText = tr("Mistakes cost %1").arg(moneyText(whole(stored.cost), stored.currency));
    }
    if (read.worst && read.decision) {
        const double amount = read.decision->cost * static_cast<double>(read.decision->stake.minorUnits());
        row.worstText = tr("Costliest: %1 (%2)", "a decision, what it cost")
                            .arg(decisionText(*read.worst, read.decision->event),
                                 moneyText(whole(amount), stored.currency));
    }
    row.note = read.note.text;
    row.tags = read.note.tags.join(QStringLiteral(", "));
    QStringList parts{row.whenText, row.lengthText, row.gameName, row.roundsText, row.netText};
    for (const QString& part : {row.luckText, row.costText, row.worstText}) {
        if (!part.isEmpty())
            parts << part;
    }
    row.accessibleName = parts.join(tr(", ", "between what is told of a session"));
    return row;
}

void SessionsModel::open(qint64 first) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].first == first)
            emit opened(m_stored[i].sitting, m_rows[i].whenText);
    }
}

void SessionsModel::keepNote(qint64 first, const QString& text, const QString& tags) {
    const storage::Note note{.text = text, .tags = tags.split(u',', Qt::SkipEmptyParts)};
    using Kept = base::Result<storage::Note>;
    ask(
        [note, first](storage::Tables& tables) -> Kept {
            const auto about = storage::NoteStore::About::Session;
            if (const auto kept = tables.notes.keep(about, first, note); !kept)
                return tl::make_unexpected(kept.error());
            return tables.notes.find(about, first);
        },
        [this, first](const Kept& kept) {
            for (std::size_t i = 0; i < m_rows.size(); ++i) {
                if (m_rows[i].first != first)
                    continue;
                SessionRow row = m_rows[i];
                row.noteProblem = kept ? QString() : languages::translated(kept.error());
                if (kept) {
                    row.note = kept->text;
                    row.tags = kept->tags.join(QStringLiteral(", "));
                }
                change(m_rows, static_cast<int>(i), row);
            }
        });
}

} // namespace openshoe::models

#include "moc_sessionsmodel.cpp"
