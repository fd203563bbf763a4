// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/presets.h"

#include "formats/json.h"
#include "formats/jsoncursor.h"
#include "formats/rulesjson.h"

#include <QDir>

#include <algorithm>
#include <stdexcept>

static void keepPresetsResource() {
    Q_INIT_RESOURCE(presets);
}

namespace openshoe::formats {

namespace {

struct OrderedPreset {
    Preset preset;
    int order = 0;
};

// Presets are part of the program, so one that can't be read is a bug.
OrderedPreset readPreset(const QString& path) {
    const auto json = readJsonFile(path);
    if (!json)
        throw std::logic_error(json.error().text());
    JsonProblems problems(path.toStdString());
    const JsonFields fields = JsonCursor(problems, *json).object({"id", "name", "source", "order", "rules"});
    OrderedPreset read;
    read.preset.id = fields.required("id").plainText(1, 64);
    read.preset.name = QString::fromStdString(fields.required("name").plainText(1, 100));
    if (const auto source = fields.optional("source"))
        read.preset.source = QString::fromStdString(source->plainText(1, 200));
    read.order = fields.required("order").smallInteger(1, 999);
    read.preset.rules = fields.required("rules").value().toObject();
    if (!problems.none())
        throw std::logic_error(problems.first()->text());
    return read;
}

} // namespace

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = [] {
        keepPresetsResource();
        std::vector<OrderedPreset> read;
        for (const QFileInfo& file : QDir(":/openshoe/presets").entryInfoList({"*.json"}, QDir::Files, QDir::Name))
            read.push_back(readPreset(file.filePath()));
        std::ranges::stable_sort(read, {}, &OrderedPreset::order);
        std::vector<Preset> list;
        for (OrderedPreset& each : read)
            list.push_back(std::move(each.preset));
        return list;
    }();
    return all;
}

QJsonObject overlaid(QJsonObject game, const Preset& preset) {
    for (auto at = preset.rules.begin(); at != preset.rules.end(); ++at) {
        if (!at.value().isObject()) {
            game.insert(at.key(), at.value());
            continue;
        }
        QJsonObject section = game.value(at.key()).toObject();
        const QJsonObject rules = at.value().toObject();
        for (auto key = rules.begin(); key != rules.end(); ++key)
            section.insert(key.key(), key.value());
        game.insert(at.key(), section);
    }
    return game;
}

base::Result<engine::RuleSet> withPreset(const engine::RuleSet& rules, const Preset& preset) {
    std::vector<RuleOverride> changes;
    for (auto at = preset.rules.begin(); at != preset.rules.end(); ++at) {
        if (!at.value().isObject()) {
            changes.push_back({{at.key()}, at.value(), at.key().toStdString()});
            continue;
        }
        const QJsonObject section = at.value().toObject();
        for (auto key = section.begin(); key != section.end(); ++key)
            changes.push_back({{at.key(), key.key()}, key.value(), (at.key() + '.' + key.key()).toStdString()});
    }
    auto changed = withOverrides(rules, changes);
    if (!changed) {
        base::Error error = changed.error();
        error.where = jsonPlace("preset " + preset.id, error.where.substr(error.where.rfind(": /") + 2));
        return tl::make_unexpected(error);
    }
    changed->publishedRtp.reset(); // it was published for other rules
    return changed;
}

} // namespace openshoe::formats
