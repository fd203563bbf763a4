// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"
#include "formats/arrangement.h"
#include "formats/rulesjson.h"

#include <QFileInfo>
#include <QString>

#include <functional>
#include <span>
#include <vector>

namespace openshoe::formats {

/// A file that can't be used: it can't be read, or its id is taken. Also the file of the arrangement.
struct UnusableVariant {
    QString path;
    base::Error error; ///< its place in the file, and what is allowed
    friend bool operator==(const UnusableVariant&, const UnusableVariant&) = default;
};

/// The rule sets found in files at construction: those built into the program, and the player's own, which have the
/// same file format.
class VariantCatalogue {
public:
    struct Entry {
        engine::RuleSet rules;
        bool builtIn = false;
        QString path; ///< the file of an own rule set; empty for a built-in one
    };

    using Read = std::function<base::Result<engine::RuleSet>(const QString& path)>;

    /// The built-in rule sets, then the *.json files in `ownFolder`. Each group is sorted by `order`, with rule sets
    /// without one last, by file name; then the folder's arrangement is applied to all of them. A folder that doesn't
    /// exist has no files.
    explicit VariantCatalogue(const QString& ownFolder = {});
    /// The same with only these of the folder's files, in this order, read by `read`.
    VariantCatalogue(const QString& ownFolder, const QFileInfoList& files, const Read& read);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// The files left out of entries().
    [[nodiscard]] const std::vector<UnusableVariant>& unusable() const { return m_unusable; }
    [[nodiscard]] const Arrangement& arrangement() const { return m_arrangement; }
    /// The entry with this id; null if there is none.
    [[nodiscard]] const Entry* find(const std::string& id) const;

    /// A rule set by its id or its file's path, with these changes.
    [[nodiscard]] base::Result<engine::RuleSet> load(const QString& idOrPath,
                                                     std::span<const RuleOverride> overrides = {}) const;

private:
    void readBuiltIn();
    void readOwn(const QFileInfoList& files, const Read& read);
    void arrange(const QString& ownFolder);
    void sortFrom(std::ptrdiff_t first);

    std::vector<Entry> m_entries;
    std::vector<UnusableVariant> m_unusable;
    Arrangement m_arrangement; ///< empty if its file can't be used
};

/// Reads one rule set from its file.
[[nodiscard]] base::Result<engine::RuleSet> readVariantFile(const QString& path);

/// The same for a file in the folder of the player's own games; links out of the data folder are not followed.
[[nodiscard]] base::Result<engine::RuleSet> readOwnVariantFile(const QString& ownFolder, const QString& path);

/// The files of a folder that are read as rule sets, by name; none without a folder.
[[nodiscard]] QFileInfoList variantFiles(const QString& folder);

/// The error for a rule set in this file whose id another one has.
[[nodiscard]] base::Error idTaken(const QString& path, const std::string& id);

/// Where a data folder keeps the player's own rule sets.
[[nodiscard]] QString ownVariantsFolder(const QString& dataFolder);
/// The data folder that contains such a folder.
[[nodiscard]] QString dataFolderOf(const QString& ownFolder);

} // namespace openshoe::formats
