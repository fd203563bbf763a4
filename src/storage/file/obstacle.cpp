// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/obstacle.h"

namespace openshoe::storage {

using base::said;

FileError damagedDatabase(std::string path) {
    return {{base::Error::Kind::Environment, std::move(path),
             said("Errors", "the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a "
                            "backup (openshoe-cli history restore); none of it is overwritten")},
            Obstacle::Damaged};
}

} // namespace openshoe::storage
