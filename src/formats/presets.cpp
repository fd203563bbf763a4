// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/presets.h"

#include "formats/builtin.h"
#include "formats/jsoncursor.h"
#include "formats/rulesjson.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

static void keepPresetsResource() {
    Q_INIT_RESOURCE(presets);
}

namespace openshoe::formats {

using base::said;

namespace {

// "0.527%", at most 99 and with at most six decimals.
PrintedEdge readEdge(const JsonCursor& cursor) {
    static const QRegularExpression form(QStringLiteral("^-?[0-9]{1,2}(\\.([0-9]{1,6}))?%$"));
    const QString text = QString::fromStdString(cursor.plainText(2, 11));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) {
        if (!text.isEmpty()) // otherwise something is wrong with it already
            cursor.fail(
                said("Errors", "{} is not a house edge; a percentage with its digits, such as \"0.53%\", is needed")
                    .with('"' + text.toStdString() + '"'));
        return {};
    }
    return {.edge = (text.chopped(1) + QStringLiteral("e-2")).toDouble(),
            .decimals = static_cast<int>(match.capturedLength(2))};
}

PublishedEdge readPublished(const JsonCursor& cursor) {
    const JsonFields fields = cursor.object({"houseEdge", "play", "source", "difference"});
    PublishedEdge read;
    read.houseEdge = readEdge(fields.required("houseEdge"));
    read.basicStrategy = fields.required("play").choiceIndex({"best", "basic"}) == 1;
    read.source = QString::fromStdString(fields.required("source").plainText(1, 200));
    if (const auto difference = fields.optional("difference"))
        read.difference = QString::fromStdString(difference->plainText(1, 300));
    return read;
}

} // namespace

bool PrintedEdge::agrees(double computed) const {
    const double digits = std::pow(10.0, decimals + 2);
    return std::round(computed * digits) == std::round(edge * digits);
}

base::Result<Preset> readPreset(const QJsonValue& document, const std::string& source) {
    JsonProblems problems(source);
    const JsonFields fields =
        JsonCursor(problems, document).object({"id", "name", "source", "order", "houseEdge", "published", "rules"});
    Preset read;
    read.id = fields.required("id").plainText(1, 64);
    read.name = QString::fromStdString(fields.required("name").plainText(1, 100));
    if (const auto from = fields.optional("source"))
        read.source = QString::fromStdString(from->plainText(1, 200));
    read.order = fields.required("order").smallInteger(1, 999);
    const JsonFields computed = fields.required("houseEdge").object({"best", "basic"});
    read.bestPlay = readEdge(computed.required("best"));
    read.basicStrategy = readEdge(computed.required("basic"));
    if (const auto published = fields.optional("published"))
        read.published = readPublished(*published);
    const JsonCursor rules = fields.required("rules");
    read.rules = rules.value().toObject();
    if (!rules.value().isUndefined() && !rules.isObject())
        (void)rules.object({}); // says what it is instead
    return problems.result(std::move(read));
}

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = [] {
        keepPresetsResource();
        return builtIn(":/openshoe/presets", readPreset);
    }();
    return all;
}

const Preset* presetWithId(const std::string& id) {
    const auto found = std::ranges::find(presets(), id, &Preset::id);
    return found == presets().end() ? nullptr : &*found;
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
