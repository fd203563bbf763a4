// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"
#include "formats/variants.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::formats {

// The player's own games as files of one folder: looked at, taken in, saved, removed. Nothing here overwrites or takes
// away a file that the caller did not name.

/// Makes the folder where there is none.
[[nodiscard]] base::Result<void> makeOwnFolder(const QString& ownFolder);

/// Who may read a file that is written.
enum class Readers : std::uint8_t {
    Owner,  ///< of the data folder's files
    Anyone, ///< whom the person's system lets, as of any file
};

/// Writes a file, whole or not at all: beside the old one first, which stays as it was where that fails.
[[nodiscard]] base::Result<void> saveWhole(const QByteArray& bytes, const QString& path, Readers readers);

/// A file that may become a game.
struct Candidate {
    std::optional<engine::RuleSet> rules; ///< nothing where there are problems
    std::vector<base::Error> problems;    ///< each with its place and what is allowed
    std::optional<base::Error> taken;     ///< its id is another game's
};
/// The file of the game that has an id, empty for a built-in one; nothing where no game has it.
using HolderOf = std::function<std::optional<QString>(const std::string& id)>;
[[nodiscard]] Candidate lookAtVariantFile(const QString& path, const HolderOf& holderOf);

/// Everything that keeps this file from being a game beside those of the catalogue (its own entry aside), each with its
/// place and what is allowed; empty if it can be one.
[[nodiscard]] std::vector<base::Error> checkVariantFile(const VariantCatalogue& catalogue, const QString& path);

/// Takes the game of this file into the folder, which is made where there is none; the path of its new file. Refused
/// with the first problem that checkVariantFile finds; an id that a file of the folder has is taken too.
[[nodiscard]] base::Result<QString> addVariant(const VariantCatalogue& catalogue, const QString& ownFolder,
                                               const QString& path);

/// Writes a rule set as a file, whole or not at all, as saveWhole() does.
[[nodiscard]] base::Result<void> saveVariant(const engine::RuleSet& rules, const QString& path,
                                             Readers readers = Readers::Anyone);

/// Removes the file of one's own game; its path. A built-in game and an unknown id are errors.
[[nodiscard]] base::Result<QString> removeVariant(const VariantCatalogue& catalogue, const std::string& id);

/// A file's name for the game of that id, without its ending: what a name can't hold everywhere is left out.
[[nodiscard]] QString variantFileName(const std::string& id);
/// A path in the folder that no file has yet, named so.
[[nodiscard]] QString freeVariantPath(const QString& ownFolder, const std::string& id);

} // namespace openshoe::formats
