// SPDX-License-Identifier: GPL-3.0-or-later
// An event log as JSON. The first byte chooses the game.
#include "check.h"
#include "eventchecks.h"
#include "formats/eventsjson.h"
#include "formats/json.h"

#include <QJsonDocument>

using namespace openshoe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const engine::RuleSet& rules = fuzz::game(data[0]);
    const auto json = formats::parseJson(
        QByteArray(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1)), "log");
    if (!json)
        return 0;
    const auto events = formats::eventsFromJson(rules, *json, "log");
    if (!events) {
        FUZZ_CHECK(events.error().where.starts_with("log: /"));
        return 0;
    }
    fuzz::checkLog(rules, *events);
    const auto written = formats::parseJson(QJsonDocument(formats::eventsToJson(rules, *events)).toJson(), "log");
    FUZZ_CHECK(written, written.error().text().c_str());
    const auto again = formats::eventsFromJson(rules, *written, "log");
    FUZZ_CHECK(again, again.error().text().c_str());
    FUZZ_CHECK(*again == *events);
    return 0;
}

#ifdef OPENSHOE_FUZZ
#include "jsonmutator.h"
FUZZ_JSON_MUTATORS(1)
#endif
