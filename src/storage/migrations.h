// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace openshoe::storage {

class Sql;

/// Written into the file's head: it is this program's ("OShu").
inline constexpr int applicationId = 0x4f536875;

/// One step of the schema. The place in the table is the version it leads to, minus one: append, never change.
struct Migration {
    const char* what;
    std::vector<const char*> statements;
    /// What can't be said in SQL, after the statements and in their transaction.
    void (*work)(Sql& sql) = nullptr;
};

[[nodiscard]] std::span<const Migration> migrations();

} // namespace openshoe::storage
