// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablevalues.h"

namespace openshoe::models {

HoleHint::Value holeHintOf(std::optional<engine::HoleClass> hint) {
    using engine::HoleClass;
    if (!hint)
        return HoleHint::None;
    switch (*hint) {
    case HoleClass::Small: return HoleHint::Small;
    case HoleClass::Medium: return HoleHint::Medium;
    case HoleClass::Large: return HoleHint::Large;
    }
    return HoleHint::None;
}

} // namespace openshoe::models

#include "moc_tablevalues.cpp"
