// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/problem.h"

namespace openshoe::storage {

using What = Problem::What;

const char* name(Problem::What what) {
    switch (what) {
    case What::Books: return "books";
    case What::Events: return "events";
    case What::Cards: return "cards";
    case What::Result: return "result";
    case What::Commitment: return "commitment";
    case What::Missing: return "missing";
    case What::File: break;
    }
    return "file";
}

} // namespace openshoe::storage
