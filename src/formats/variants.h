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

/// An own file that can't be used: it can't be read, or its id is taken; or the file of their arrangement.
struct UnusableVariant {
    QString path;
    base::Error error; ///< its place in the file, and what is allowed
    friend bool operator==(const UnusableVariant&, const UnusableVariant&) = default;
};

/// The rule sets found in the files when it is made: those built into the program, and the player's own, which are
/// files of the same form.
class VariantCatalogue {
public:
    struct Entry {
        engine::RuleSet rules;
        bool builtIn = false;
        QString path; ///< the file of an own rule set; empty for a built-in one
    };

    using Read = std::function<base::Result<engine::RuleSet>(const QString& path)>;

    /// The built-in rule sets, then the *.json files of `ownFolder`; both sorted by their `order`, and those without
    /// one after them by file name; all of them as the folder's arrangement has it. A folder that does not exist has
    /// none.
    explicit VariantCatalogue(const QString& ownFolder = {});
    /// The same with these of the folder's files alone, in this order, read by `read`.
    VariantCatalogue(const QString& ownFolder, const QFileInfoList& files, const Read& read);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// The own files that are left out of entries().
    [[nodiscard]] const std::vector<UnusableVariant>& unusable() const { return m_unusable; }
    [[nodiscard]] const Arrangement& arrangement() const { return m_arrangement; }
    /// The entry with that id; null if there is none.
    [[nodiscard]] const Entry* find(const std::string& id) const;

    /// A rule set by its id, or by the path of its file, with these changes.
    [[nodiscard]] base::Result<engine::RuleSet> load(const QString& idOrPath,
                                                     std::span<const RuleOverride> overrides = {}) const;

private:
    void readBuiltIn();
    void readOwn(const QFileInfoList& files, const Read& read);
    void arrange(const QString& ownFolder);
    void sortFrom(std::ptrdiff_t first);

    std::vector<Entry> m_entries;
    std::vector<UnusableVariant> m_unusable;
    Arrangement m_arrangement; ///< empty where its file can't be used
};

/// One rule set from its file.
[[nodiscard]] base::Result<engine::RuleSet> readVariantFile(const QString& path);

/// The same from a file of one's own games' folder, which is not followed out of the data folder.
[[nodiscard]] base::Result<engine::RuleSet> readOwnVariantFile(const QString& ownFolder, const QString& path);

/// The files of a folder that are taken for rule sets, by their names; none without a folder.
[[nodiscard]] QFileInfoList variantFiles(const QString& folder);

/// Why the rule set in that file can't stand beside the others: its id is another's.
[[nodiscard]] base::Error idTaken(const QString& path, const std::string& id);

/// Where a data folder keeps the player's own rule sets.
[[nodiscard]] QString ownVariantsFolder(const QString& dataFolder);
/// The data folder that such a folder lies in.
[[nodiscard]] QString dataFolderOf(const QString& ownFolder);

} // namespace openshoe::formats
