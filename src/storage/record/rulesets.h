// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "storage/file/sql.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

namespace openshoe::storage {

/// The key of a rule set: the SHA-256 of its text.
[[nodiscard]] QByteArray ruleSetHash(const QByteArray& text);

/// The rule sets that have been played with, each stored once, keyed by content. Internal to storage.
class RuleSets {
public:
    explicit RuleSets(Sql& sql) : m_sql(sql) {}

    /// The rule set's row, added if new. Call within a transaction.
    [[nodiscard]] std::int64_t keep(const engine::RuleSet& rules);
    /// The row of exactly these rules, if there is one.
    [[nodiscard]] std::optional<std::int64_t> find(const engine::RuleSet& rules);
    /// A stored rule set, cached once read. Null, with an error recorded, if it can't be read.
    [[nodiscard]] std::shared_ptr<const engine::RuleSet> at(std::int64_t id);
    /// As above, for callers that can do without it: no error is recorded.
    [[nodiscard]] std::shared_ptr<const engine::RuleSet> ifReadable(std::int64_t id);

private:
    [[nodiscard]] base::Result<std::shared_ptr<const engine::RuleSet>> read(std::int64_t id);

    Sql& m_sql;
    std::map<std::int64_t, std::shared_ptr<const engine::RuleSet>> m_read;
};

} // namespace openshoe::storage
