// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace openshoe::models {

/// Where the models read what is kept. Until it is open they are empty.
class Archive {};

} // namespace openshoe::models
