// SPDX-License-Identifier: GPL-3.0-or-later
// A file with a count system: any bytes are either refused with a place, or give a system without faults that reads
// back to itself and shows a count for any cards left.
#include "check.h"
#include "formats/counts.h"
#include "formats/json.h"

#include <QJsonDocument>

#include <cmath>

using namespace openshoe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json =
        formats::parseJson(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)), "count");
    if (!json) {
        FUZZ_CHECK(json.error().where.starts_with("count: /"));
        return 0;
    }
    const auto system = formats::countSystemFromJson(*json, "count");
    if (!system) {
        FUZZ_CHECK(system.error().where.starts_with("count: /"));
        return 0;
    }
    FUZZ_CHECK(counting::faults(*system).empty());
    const QByteArray text = QJsonDocument(formats::countSystemToJson(*system)).toJson();
    const auto again = formats::parseJson(text, "count");
    FUZZ_CHECK(again, again.error().text().c_str());
    const auto same = formats::countSystemFromJson(*again, "count");
    FUZZ_CHECK(same, same.error().text().c_str());
    FUZZ_CHECK(*same == *system);
    // What is shown is the exact count made whole.
    for (const int decks : {1, 8}) {
        for (const int cards : {0, 1, 26, 52 * decks}) {
            for (const int running : {system->startFor(decks), -1000, 999}) {
                const double exact = counting::exactCount(system->convention, running, cards);
                const double shown = counting::shownCount(system->convention, running, cards);
                FUZZ_CHECK(std::abs(shown - exact) < 1 + 1e-9 * std::abs(exact));
            }
        }
    }
    return 0;
}

#ifdef OPENSHOE_FUZZ
#include "jsonmutator.h"
FUZZ_JSON_MUTATORS(0)
#endif
