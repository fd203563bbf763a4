// SPDX-License-Identifier: GPL-3.0-or-later
// A challenge's file, and the text within its seal: refused with its source, or every round in it can be played.
#include "check.h"
#include "formats/challenge.h"

using namespace openshoe;

namespace {

void read(const QByteArray& file) {
    const auto challenge = formats::challengeFromBytes(file, "file");
    if (!challenge) {
        FUZZ_CHECK(challenge.error().where.starts_with("file"));
        return;
    }
    FUZZ_CHECK(!challenge->rounds.empty());
    FUZZ_CHECK(challenge->answers.empty() || challenge->answers.size() == challenge->rounds.size());
    FUZZ_CHECK(formats::checkChallenge(*challenge, "again"));
    const auto again = formats::challengeFromBytes(formats::challengeToBytes(*challenge), "file");
    FUZZ_CHECK(again && *again == *challenge);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    read(bytes);
    read(formats::sealedChallenge(bytes));
    return 0;
}

#ifdef OPENSHOE_FUZZ
#include "jsonmutator.h"
FUZZ_JSON_MUTATORS(0)
#endif
