// SPDX-License-Identifier: GPL-3.0-or-later
// A rule-set file: any bytes are either refused with a place, or give a rule set that is valid, reads back to itself
// and can be described in words.
#include "check.h"
#include "formats/json.h"
#include "formats/rulesjson.h"
#include "formats/rulestext.h"

#include <QJsonDocument>

using namespace openshoe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json =
        formats::parseJson(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)), "rules");
    if (!json) {
        FUZZ_CHECK(json.error().where.starts_with("rules: /"));
        return 0;
    }
    const auto rules = formats::ruleSetFromJson(*json, "rules");
    if (!rules) {
        FUZZ_CHECK(rules.error().where.starts_with("rules: /"));
        return 0;
    }
    FUZZ_CHECK(engine::validate(*rules));
    const QByteArray text = QJsonDocument(formats::ruleSetToJson(*rules)).toJson();
    const auto again = formats::parseJson(text, "rules");
    FUZZ_CHECK(again, again.error().text().c_str());
    const auto same = formats::ruleSetFromJson(*again, "rules");
    FUZZ_CHECK(same, same.error().text().c_str());
    FUZZ_CHECK(*same == *rules);
    FUZZ_CHECK(!formats::rulesText(*rules).empty());
    return 0;
}

#ifdef OPENSHOE_FUZZ
#include "jsonmutator.h"
FUZZ_JSON_MUTATORS(0)
#endif
