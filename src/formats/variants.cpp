// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/variants.h"

#include "formats/json.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <climits>
#include <fmt/format.h>
#include <fmt/ranges.h>

// In a static library nothing refers to the resource, so the linker would leave it out. (Not in a namespace: the macro
// declares the function it calls.)
static void keepVariantsResource() { Q_INIT_RESOURCE(variants); }

namespace openshoe::formats {

namespace {

constexpr const char* builtInFolder = ":/openshoe/variants";

base::Result<engine::RuleSet> readRuleSetFile(const QString& path, const std::string& source) {
    const auto json = readJsonFile(path);
    if (!json)
        return tl::make_unexpected(json.error());
    return ruleSetFromJson(*json, source);
}

} // namespace

QFileInfoList variantFiles(const QString& folder) {
    return QDir(folder).entryInfoList({"*.json"}, QDir::Files, QDir::Name);
}

base::Error idTaken(const QString& path, const std::string& id) {
    return {base::Error::Kind::Input, jsonPlace(path.toStdString(), "/id"),
            fmt::format("\"{}\" is taken by another rule set; an id of its own is needed", id)};
}

QString ownVariantsFolder(const QString& dataFolder) { return QDir(dataFolder).filePath("variants"); }

VariantCatalogue::VariantCatalogue(const QString& ownFolder) {
    keepVariantsResource();
    readFolder(builtInFolder, true);
    if (!ownFolder.isEmpty())
        readFolder(ownFolder, false);
}

// Reads the files by name, then sorts them by the rule sets' `order`.
void VariantCatalogue::readFolder(const QString& path, bool builtIn) {
    const auto first = static_cast<std::ptrdiff_t>(m_entries.size());
    for (const QFileInfo& info : variantFiles(path)) {
        const QString file = info.filePath();
        auto rules = readRuleSetFile(file, (builtIn ? info.completeBaseName() : file).toStdString());
        if (!rules)
            m_unusable.push_back({file, rules.error()});
        else if (find(rules->id))
            m_unusable.push_back({file, idTaken(file, rules->id)});
        else
            m_entries.push_back(Entry{std::move(*rules), builtIn, builtIn ? QString() : file});
    }
    std::stable_sort(m_entries.begin() + first, m_entries.end(), [](const Entry& a, const Entry& b) {
        return a.rules.look.order.value_or(INT_MAX) < b.rules.look.order.value_or(INT_MAX);
    });
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

    // A file name can't contain a zero character, but a document may give one.
    const bool isPath = !idOrPath.contains(QChar::Null) && (idOrPath.contains('/') || idOrPath.contains('\\') ||
                                                            idOrPath.endsWith(".json") || QFileInfo::exists(idOrPath));
    if (!isPath) {
        std::vector<std::string> known;
        for (const Entry& entry : m_entries)
            known.push_back(entry.rules.id);
        return base::inputError(
            idOrPath.left(60).toStdString(),
            fmt::format("no such game; known are {}, or the path of a rule-set file", fmt::join(known, ", ")));
    }
    auto rules = readRuleSetFile(idOrPath, idOrPath.toStdString());
    if (!rules || overrides.empty())
        return rules;
    return withOverrides(*rules, overrides);
}

} // namespace openshoe::formats
