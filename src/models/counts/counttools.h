// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/counts/countsystems.h"
#include "models/counts/countwork.h"

#include <memory>

namespace openshoe::models {

/// What all pages and exercises about counting share.
struct CountTools {
    CountSystems& systems;
    std::shared_ptr<analysis::Analyser> analyser;
    std::shared_ptr<Surveys> surveys = std::make_shared<Surveys>();
};

} // namespace openshoe::models
