// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace openshoe::storage {

class Sql;

/// Written into the file's header: marks it as this program's ("OShu").
inline constexpr int applicationId = 0x4f536875;

/// One step of the schema. Its index in the table is the version it leads to, minus one: append steps, never change
/// one.
struct Migration {
    const char* what;
    std::vector<const char*> statements;
    /// What SQL can't express; runs after the statements, in the same transaction.
    void (*work)(Sql& sql) = nullptr;
};

[[nodiscard]] std::span<const Migration> migrations();

} // namespace openshoe::storage
