// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostile.h"

namespace openshoe::fuzz {

namespace {

// As many as the limit allows. Under a sanitizer, where memory isn't measured and each byte takes longer, a tenth runs
// through the same code.
#ifdef OPENSHOE_SANITIZED
constexpr int share = 10;
#else
constexpr int share = 1;
#endif

QByteArray repeated(const char* head, const char* item, int times, const char* tail) {
    return head + QByteArray(item).repeated(times / share) + tail;
}

} // namespace

QList<std::pair<const char*, std::function<QByteArray()>>> hostileDocuments() {
    static const char* scenario = R"({"variant":"deluxe","players":[{"id":"a","balance":"1"}],"rounds":[)";
    return {
        {"very many players in a log",
         [] {
             QByteArray log = R"([{"type":"round-opened","currency":"coin","firstCard":0,"burnDue":false})";
             for (int i = 0; i < 90'000 / share; ++i)
                 log += R"(,{"type":"player-present","player":"p)" + QByteArray::number(i) +
                        R"(","balance":"1.00","trial":false})";
             return log + ']';
         }},
        {"a very long list", [] { return repeated("[0", ",0", 8'000'000, "]"); }},
        {"very many lists", [] { return repeated("[[]", ",[]", 4'000'000, "]"); }},
        {"very many mistakes", [] { return scenario + repeated(R"({"bets":[{})", ",{}", 999'999, "]}]}"); }},
        {"very many empty rounds", [] { return scenario + repeated("{}", ",{}", 999'999, "]}"); }},
        {"very many keys",
         [] {
             QByteArray keys = "{\"a\":0";
             for (int i = 1000; i < 1'000'000 / share; ++i)
                 keys += ",\"" + QByteArray::number(i) + "\":0";
             return keys + '}';
         }},
        {"one long text", [] { return repeated(R"({"id":")", "x", 16'000'000, "\"}"); }},
        {"one long text of escapes", [] { return repeated(R"({"id":")", "\\u0041", 2'600'000, "\"}"); }},
        {"one long key of escapes", [] { return repeated(R"({")", "\\u0041", 2'600'000, "\":1}"); }},
        {"one long number", [] { return repeated("[", "9", 16'000'000, "]"); }},
        {"a long scripted shoe", [] { return scenario + repeated(R"({"shoe":")", "AS ", 5'000'000, "\"}]}"); }},
    };
}

} // namespace openshoe::fuzz
