// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/challenge.h"
#include "storage/store.h"

#include <string>

namespace openshoe::session {

/// What a challenge is made of: that round alone, or every round its person played from the same shoe.
enum class Reach { Round, Shoe };

/// A challenge from the record. It tells nothing of the account: neither its name nor its wallet, in place of which
/// there is always enough. Errors: the round isn't on record (Input), is still being played, comes from a shoe in use,
/// whose next cards must stay unknown, holds no decision of the person's, or can't be read.
[[nodiscard]] base::Result<formats::Challenge> challengeOnRecord(storage::Tables& tables, storage::RoundId round,
                                                                 Reach reach, const std::string& sender);

} // namespace openshoe::session
