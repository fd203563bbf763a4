// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"
#include "storage/record/rulesets.h"

#include <memory>

namespace openshoe::storage {

/// The open database as the aggregates work on it, for use in the thread that opened it. Internal to storage.
class Database {
public:
    [[nodiscard]] Sql& sql() { return *m_sql; }
    [[nodiscard]] RuleSets& ruleSets() { return *m_ruleSets; }

    [[nodiscard]] bool isOpen() const { return m_sql != nullptr; }
    void use(std::unique_ptr<Sql> sql) {
        close();
        m_sql = std::move(sql);
        m_ruleSets = std::make_unique<RuleSets>(*m_sql);
    }
    void close() {
        m_ruleSets.reset();
        m_sql.reset();
    }

private:
    std::unique_ptr<Sql> m_sql;
    std::unique_ptr<RuleSets> m_ruleSets;
};

} // namespace openshoe::storage
