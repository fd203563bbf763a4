// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"
#include "formats/rulesjson.h"

#include <QString>

#include <span>
#include <vector>

namespace openshoe::formats {

/// The rule sets that are known: those built into the program, and the player's own, which are files of the same form.
class VariantCatalogue {
public:
    struct Entry {
        engine::RuleSet rules;
        bool builtIn = false;
        QString path; ///< the file of an own rule set; empty for a built-in one
    };

    /// The built-in rule sets, then the *.json files of `ownFolder`; each in the order they ask for, those that ask for none
    /// by their files' names. A folder that does not exist has none.
    explicit VariantCatalogue(const QString& ownFolder = {});

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// The own files that could not be read, or whose id is taken: they are left out of entries().
    [[nodiscard]] const std::vector<base::Error>& problems() const { return m_problems; }
    /// The entry with that id; null if there is none.
    [[nodiscard]] const Entry* find(const std::string& id) const;

    /// A rule set by its id, or by the path of its file, with these changes.
    [[nodiscard]] base::Result<engine::RuleSet> load(const QString& idOrPath,
                                                     std::span<const RuleOverride> overrides = {}) const;

private:
    void readFolder(const QString& path, bool builtIn);

    std::vector<Entry> m_entries;
    std::vector<base::Error> m_problems;
};

/// Where a data folder keeps the player's own rule sets.
[[nodiscard]] QString ownVariantsFolder(const QString& dataFolder);

} // namespace openshoe::formats
