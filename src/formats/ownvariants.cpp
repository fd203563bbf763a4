// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/ownvariants.h"

#include "base/nearest.h"
#include "formats/datafolder.h"
#include "formats/json.h"
#include "formats/rulesjson.h"
#include "formats/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace openshoe::formats {

using base::said;

namespace {

bool isSameFile(const QString& a, const QString& b) {
    return !a.isEmpty() && QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

base::Error environmentProblem(const QString& path, base::Said what) {
    return {base::Error::Kind::Environment, path.toStdString(), std::move(what)};
}

} // namespace

Candidate lookAtVariantFile(const QString& path, const HolderOf& holderOf) {
    const auto json = readJsonFile(path);
    if (!json)
        return {.rules = {}, .problems = {json.error()}, .taken = {}};
    const std::string source = path.toStdString();
    Candidate found{.rules = {}, .problems = ruleSetProblems(*json, source), .taken = {}};
    const std::string id = (*json)["id"].toString().toStdString();
    const auto holder = holderOf(id);
    if (holder && !isSameFile(*holder, path)) {
        found.taken = base::Error{base::Error::Kind::Input, jsonPlace(source, "/id"),
                                  said("Errors", "\"{}\" is taken by {}; a different id is needed")
                                      .with(id, holder->isEmpty() ? said("Errors", "a built-in game")
                                                                  : base::Said::verbatim(holder->toStdString()))};
    }
    if (found.problems.empty())
        found.rules = ruleSetFromJson(*json, source).value();
    return found;
}

std::vector<base::Error> checkVariantFile(const VariantCatalogue& catalogue, const QString& path) {
    auto [rules, problems, taken] = lookAtVariantFile(path, [&](const std::string& id) {
        const auto* entry = catalogue.find(id);
        return entry ? std::optional(entry->path) : std::nullopt;
    });
    if (taken)
        problems.push_back(std::move(*taken));
    return problems;
}

QString variantFileName(const std::string& id) {
    QString name;
    for (const QChar c : QString::fromStdString(id))
        name += c.isLetterOrNumber() || c == '-' || c == '_' ? c : QChar('_');
    return name.isEmpty() ? QString("game") : name;
}

QString freeVariantPath(const QString& ownFolder, const std::string& id) {
    const QString name = variantFileName(id);
    const QDir folder(ownFolder);
    QString file = name + ".json";
    for (int next = 2; QFileInfo::exists(folder.filePath(file)) || QFileInfo(folder.filePath(file)).isSymLink(); ++next)
        file = QString("%1-%2.json").arg(name).arg(next);
    return folder.filePath(file);
}

base::Result<void> makeOwnFolder(const QString& ownFolder) {
    if (const auto link = linkOut(dataFolderOf(ownFolder), ownFolder))
        return tl::make_unexpected(*link);
    if (!QDir().mkpath(ownFolder))
        return tl::make_unexpected(
            environmentProblem(ownFolder, said("Errors", "the folder of your own games cannot be created")));
    return {};
}

base::Result<void> saveWhole(const QByteArray& bytes, const QString& path, Readers readers) {
    WholeFile file(path);
    const bool opened = file.open();
    if (opened && readers == Readers::Owner)
        file.device().setPermissions(ownersAlone);
    if (!opened || file.device().write(bytes) != bytes.size() || !file.commit()) {
        return tl::make_unexpected(
            environmentProblem(path, said("Errors", "cannot be written: {}; what was there before is unchanged")
                                         .with(file.errorString().toStdString())));
    }
    return {};
}

base::Result<void> saveVariant(const engine::RuleSet& rules, const QString& path, Readers readers) {
    return saveWhole(QJsonDocument(ruleSetToJson(rules)).toJson(), path, readers);
}

base::Result<QString> addVariant(const VariantCatalogue& catalogue, const QString& ownFolder, const QString& path) {
    const auto problems = checkVariantFile(catalogue, path);
    if (!problems.empty())
        return tl::make_unexpected(problems.front());
    const auto rules = catalogue.load(QFileInfo(path).absoluteFilePath());
    if (!rules)
        return tl::make_unexpected(rules.error());
    if (const auto* known = catalogue.find(rules->id))
        return base::inputError(
            path.toStdString(),
            said("Errors", "is already one of your own games, at {}").with(known->path.toStdString()));
    if (const auto made = makeOwnFolder(ownFolder); !made)
        return tl::make_unexpected(made.error());
    const QString own = freeVariantPath(ownFolder, rules->id);
    if (const auto saved = saveVariant(*rules, own, Readers::Owner); !saved)
        return tl::make_unexpected(saved.error());
    return own;
}

base::Result<QString> removeVariant(const VariantCatalogue& catalogue, const std::string& id) {
    const auto* found = catalogue.find(id);
    if (found && found->builtIn)
        return base::inputError(id, said("Errors", "is a built-in game; only your own can be removed"));
    if (!found) {
        std::vector<std::string> own;
        for (const auto& entry : catalogue.entries()) {
            if (!entry.builtIn)
                own.push_back(entry.rules.id);
        }
        return base::inputError(
            QString::fromStdString(id).left(60).toStdString(),
            own.empty()
                ? said("Errors", "no such game; there are none of your own")
                : base::withGuess(
                      said("Errors", "no such game; your own are {}").with(fmt::format("{}", fmt::join(own, ", "))), id,
                      own));
    }
    QFile file(found->path);
    if (!file.remove())
        return tl::make_unexpected(environmentProblem(
            found->path, said("Errors", "cannot be removed: {}").with(file.errorString().toStdString())));
    return found->path;
}

} // namespace openshoe::formats
