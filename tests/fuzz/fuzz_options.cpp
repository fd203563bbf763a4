// SPDX-License-Identifier: GPL-3.0-or-later
// The window's own options, one per line: either within their bounds or a usage error.
#include "app/options.h"
#include "check.h"
#include "models/preferences/settinglist.h"

using namespace openshoe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto options = app::readOptions(QStringList("openshoe") + text.split('\n'));
    if (!options) {
        FUZZ_CHECK(options.error().kind == base::Error::Kind::Input && !options.error().what.empty());
        return 0;
    }
    FUZZ_CHECK(options->autoplayRounds >= 0 && options->autoplayRounds <= 1'000'000);
    FUZZ_CHECK(!options->speed || models::setting::speed.allows(static_cast<int>(*options->speed)));
    FUZZ_CHECK(!options->dataFolder.isEmpty());
    FUZZ_CHECK(options->autoplayRounds > 0 ||
               (options->screenshots.isEmpty() && options->seed.isEmpty() && options->variant != "all"));
    return 0;
}
