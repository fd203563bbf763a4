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

// The player's own games as files in one folder: inspected, added, saved, removed. Nothing here overwrites or removes a
// file that the caller didn't name.

/// Creates the folder if it doesn't exist.
[[nodiscard]] base::Result<void> makeOwnFolder(const QString& ownFolder);

/// Who may read a file that is written.
enum class Readers : std::uint8_t {
    Owner,  ///< as for the data folder's files
    Anyone, ///< whoever the system's defaults allow
};

/// Writes a file, whole or not at all: if that fails, the old file is unchanged.
[[nodiscard]] base::Result<void> saveWhole(const QByteArray& bytes, const QString& path, Readers readers);

/// A file that may become a game.
struct Candidate {
    std::optional<engine::RuleSet> rules; ///< nothing if there are problems
    std::vector<base::Error> problems;    ///< each with its place and what is allowed
    std::optional<base::Error> taken;     ///< set if its id belongs to another game
};
/// The file of the game with this id, empty for a built-in one; nothing if no game has the id.
using HolderOf = std::function<std::optional<QString>(const std::string& id)>;
[[nodiscard]] Candidate lookAtVariantFile(const QString& path, const HolderOf& holderOf);

/// Everything that keeps this file from being a game alongside those in the catalogue (its own entry aside), each with
/// its place and what is allowed; empty if nothing does.
[[nodiscard]] std::vector<base::Error> checkVariantFile(const VariantCatalogue& catalogue, const QString& path);

/// Copies this file's game into the folder, which is created if needed, and returns the path of the new file. Fails
/// with the first problem that checkVariantFile finds; an id already used by a file in the folder is taken too.
[[nodiscard]] base::Result<QString> addVariant(const VariantCatalogue& catalogue, const QString& ownFolder,
                                               const QString& path);

/// Writes a rule set to a file, whole or not at all, like saveWhole().
[[nodiscard]] base::Result<void> saveVariant(const engine::RuleSet& rules, const QString& path,
                                             Readers readers = Readers::Anyone);

/// Removes the file of one of the player's own games and returns its path. Fails for a built-in game or an unknown id.
[[nodiscard]] base::Result<QString> removeVariant(const VariantCatalogue& catalogue, const std::string& id);

/// A file name, without its ending, for the game with this id; characters that not every system allows are replaced.
[[nodiscard]] QString variantFileName(const std::string& id);
/// A path in the folder that no file has yet, named after the id.
[[nodiscard]] QString freeVariantPath(const QString& ownFolder, const std::string& id);

} // namespace openshoe::formats
