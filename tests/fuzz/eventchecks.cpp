// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventchecks.h"

#include "check.h"
#include "formats/eventbytes.h"
#include "formats/eventsjson.h"
#include "formats/json.h"
#include "formats/roundjson.h"
#include "formats/variants.h"

#include <QJsonDocument>

namespace openshoe::fuzz {

const engine::RuleSet& game(std::size_t place) {
    static const formats::VariantCatalogue catalogue;
    return catalogue.entries()[place % catalogue.entries().size()].rules;
}

void checkLog(const engine::RuleSet& rules, const engine::Events& events) {
    const auto bytes = formats::eventsFromBytes(formats::eventsToBytes(events), "log");
    FUZZ_CHECK(bytes && *bytes == events);
    if (engine::replay(events))
        (void)formats::roundToJson(rules, events);
}

void checkPlayed(const engine::RuleSet& rules, const engine::Events& events, const engine::TableState& state) {
    checkLog(rules, events);
    const auto replayed = engine::replay(events);
    FUZZ_CHECK(replayed, replayed.error().text().c_str());
    FUZZ_CHECK(*replayed == state);
    FUZZ_CHECK(formats::roundToJson(rules, events));
    const QByteArray text = QJsonDocument(formats::eventsToJson(rules, events)).toJson(QJsonDocument::Compact);
    const auto json = formats::parseJson(text, "log");
    if (!json && text.size() > formats::maxJsonBytes)
        return;
    FUZZ_CHECK(json, json.error().text().c_str());
    const auto read = formats::eventsFromJson(rules, *json, "log");
    FUZZ_CHECK(read || events.size() > 100'000, read.error().text().c_str());
    FUZZ_CHECK(!read || *read == events);
}

} // namespace openshoe::fuzz
