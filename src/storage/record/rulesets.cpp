// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/rulesets.h"

#include "fairness/digest.h"
#include "formats/rulesjson.h"

#include <QJsonDocument>

#include <fmt/format.h>
#include <utility>

namespace openshoe::storage {

using base::said;

namespace {

QByteArray textOf(const engine::RuleSet& rules) {
    return QJsonDocument(formats::playedRulesToJson(rules)).toJson(QJsonDocument::Compact);
}

} // namespace

QByteArray ruleSetHash(const QByteArray& text) {
    const fairness::Digest digest = fairness::sha256(std::string_view(text.constData(), std::size_t(text.size())));
    return {reinterpret_cast<const char*>(digest.data()), std::ssize(digest)};
}

std::int64_t RuleSets::keep(const engine::RuleSet& rules) {
    const QByteArray text = textOf(rules);
    const QByteArray hash = ruleSetHash(text);
    if (const auto id = m_sql.integer("SELECT id FROM rule_sets WHERE hash = ?", hash))
        return *id;
    m_sql.run("INSERT INTO games(variant) VALUES(?) ON CONFLICT DO NOTHING", rules.id);
    m_sql.run("INSERT INTO rule_sets(hash, game, json) SELECT ?, id, ? FROM games WHERE variant = ?", hash,
              QString::fromUtf8(text), rules.id);
    return m_sql.insertedId();
}

std::optional<std::int64_t> RuleSets::find(const engine::RuleSet& rules) {
    return m_sql.integer("SELECT id FROM rule_sets WHERE hash = ?", ruleSetHash(textOf(rules)));
}

std::shared_ptr<const engine::RuleSet> RuleSets::at(std::int64_t id) {
    auto rules = read(id);
    if (!rules)
        m_sql.inconsistent(rules.error().said());
    return rules.value_or(nullptr);
}

std::shared_ptr<const engine::RuleSet> RuleSets::ifReadable(std::int64_t id) {
    return read(id).value_or(nullptr);
}

base::Result<std::shared_ptr<const engine::RuleSet>> RuleSets::read(std::int64_t id) {
    if (const auto known = m_read.find(id); known != m_read.end())
        return known->second;
    QByteArray text;
    {
        Cursor row = m_sql.query("SELECT json FROM rule_sets WHERE id = ?", id);
        if (!row.next())
            return base::environmentError(said("Errors", "rules number {}").with(id),
                                          said("Errors", "they are missing"));
        text = row.string(0).toUtf8();
    }
    auto rules = formats::ruleSetFromJson(QJsonDocument::fromJson(text).object(), fmt::format("rules number {}", id));
    if (!rules)
        return tl::make_unexpected(rules.error());
    return m_read[id] = std::make_shared<const engine::RuleSet>(std::move(*rules));
}

} // namespace openshoe::storage
