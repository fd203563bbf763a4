// SPDX-License-Identifier: GPL-3.0-or-later
// An event log in the storage format. The first byte chooses the game, the second is the version.
#include "check.h"
#include "eventchecks.h"
#include "formats/eventbytes.h"
#include "formats/eventsjson.h"

#include <QJsonArray>

using namespace openshoe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const engine::RuleSet& rules = fuzz::game(data[0]);
    const auto events = formats::eventsFromBytes(
        QByteArray(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1)), "log");
    if (!events) {
        FUZZ_CHECK(events.error().kind == base::Error::Kind::Environment);
        return 0;
    }
    fuzz::checkLog(rules, *events);
    // Storage may hold what no rule set knows; neither writing that as JSON nor reading it back may crash.
    (void)formats::eventsFromJson(rules, formats::eventsToJson(rules, *events), "log");
    return 0;
}
