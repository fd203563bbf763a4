// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/variants.h"

#include "base/nearest.h"
#include "formats/datafolder.h"
#include "formats/json.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <climits>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unordered_map>
#include <unordered_set>

// Nothing in a static library refers to the resource, so the linker would drop it. (Not in a namespace: the macro
// declares the function it calls.)
static void keepVariantsResource() { Q_INIT_RESOURCE(variants); }

namespace openshoe::formats {

using base::said;

namespace {

constexpr const char* builtInFolder = ":/openshoe/variants";

base::Result<engine::RuleSet> readRuleSetFile(const QString& path, const std::string& source) {
    const auto json = readJsonFile(path);
    if (!json)
        return tl::make_unexpected(json.error());
    return ruleSetFromJson(*json, source);
}

} // namespace

base::Result<engine::RuleSet> readVariantFile(const QString& path) {
    return readRuleSetFile(path, path.toStdString());
}

QFileInfoList variantFiles(const QString& folder) {
    return folder.isEmpty() ? QFileInfoList() : QDir(folder).entryInfoList({"*.json"}, QDir::Files, QDir::Name);
}

base::Error idTaken(const QString& path, const std::string& id) {
    return {base::Error::Kind::Input, jsonPlace(path.toStdString(), "/id"),
            said("Errors", "\"{}\" is taken by another rule set; a different id is needed").with(id)};
}

QString ownVariantsFolder(const QString& dataFolder) { return QDir(dataFolder).filePath("variants"); }

QString dataFolderOf(const QString& ownFolder) { return QFileInfo(ownFolder).path(); }

base::Result<engine::RuleSet> readOwnVariantFile(const QString& ownFolder, const QString& path) {
    if (const auto link = linkOut(dataFolderOf(ownFolder), path))
        return tl::make_unexpected(*link);
    return readVariantFile(path);
}

VariantCatalogue::VariantCatalogue(const QString& ownFolder)
    : VariantCatalogue(ownFolder, variantFiles(ownFolder),
                       [&](const QString& path) { return readOwnVariantFile(ownFolder, path); }) {}

VariantCatalogue::VariantCatalogue(const QString& ownFolder, const QFileInfoList& files, const Read& read) {
    keepVariantsResource();
    readBuiltIn();
    readOwn(files, read);
    arrange(ownFolder);
}

void VariantCatalogue::readBuiltIn() {
    for (const QFileInfo& info : variantFiles(builtInFolder)) {
        auto rules = readRuleSetFile(info.filePath(), info.completeBaseName().toStdString());
        if (rules)
            m_entries.push_back(Entry{std::move(*rules), true, {}});
        else
            m_unusable.push_back({info.filePath(), rules.error()});
    }
    sortFrom(0);
}

void VariantCatalogue::readOwn(const QFileInfoList& files, const Read& read) {
    const auto first = static_cast<std::ptrdiff_t>(m_entries.size());
    std::unordered_set<std::string> ids;
    for (const Entry& entry : m_entries)
        ids.insert(entry.rules.id);
    for (const QFileInfo& info : files) {
        const QString file = info.filePath();
        auto rules = read(file);
        if (!rules)
            m_unusable.push_back({file, rules.error()});
        else if (!ids.insert(rules->id).second)
            m_unusable.push_back({file, idTaken(file, rules->id)});
        else
            m_entries.push_back(Entry{std::move(*rules), false, file});
    }
    sortFrom(first);
}

void VariantCatalogue::sortFrom(std::ptrdiff_t first) {
    std::stable_sort(m_entries.begin() + first, m_entries.end(), [](const Entry& a, const Entry& b) {
        return a.rules.look.order.value_or(INT_MAX) < b.rules.look.order.value_or(INT_MAX);
    });
}

void VariantCatalogue::arrange(const QString& ownFolder) {
    auto arrangement = readArrangement(ownFolder);
    if (!arrangement) {
        m_unusable.push_back({arrangementFile(ownFolder), arrangement.error()});
        return;
    }
    m_arrangement = std::move(*arrangement);
    std::unordered_map<std::string, std::size_t> places;
    for (const std::string& id : m_arrangement.order)
        places.emplace(id, places.size());
    const auto place = [&](const Entry& entry) {
        const auto found = places.find(entry.rules.id);
        return found == places.end() ? places.size() : found->second;
    };
    if (!places.empty())
        std::ranges::stable_sort(m_entries, {}, place);
}

const VariantCatalogue::Entry* VariantCatalogue::find(const std::string& id) const {
    for (const Entry& entry : m_entries) {
        if (entry.rules.id == id)
            return &entry;
    }
    return nullptr;
}

base::Result<engine::RuleSet> VariantCatalogue::load(const QString& idOrPath,
                                                     std::span<const RuleOverride> overrides) const {
    if (const Entry* entry = find(idOrPath.toStdString()))
        return overrides.empty() ? entry->rules : withOverrides(entry->rules, overrides);

    // A file name can't contain a null character, but a document may.
    const bool isPath = !idOrPath.contains(QChar::Null) && (idOrPath.contains('/') || idOrPath.contains('\\') ||
                                                            idOrPath.endsWith(".json") || QFileInfo::exists(idOrPath));
    if (!isPath) {
        std::vector<std::string> known;
        for (const Entry& entry : m_entries)
            known.push_back(entry.rules.id);
        return base::inputError(idOrPath.left(60).toStdString(),
                                base::withGuess(
                                    said("Errors", "no such game; use one of {}, or the path of a rule-set file")
                                        .with(fmt::format("{}", fmt::join(known, ", "))),
                                    idOrPath.toStdString(), known));
    }
    auto rules = readVariantFile(idOrPath);
    if (!rules || overrides.empty())
        return rules;
    return withOverrides(*rules, overrides);
}

} // namespace openshoe::formats
