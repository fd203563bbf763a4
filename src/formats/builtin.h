// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json.h"

#include <QDir>

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace openshoe::formats {

/// The JSON files in a folder of the program's resources, each read by `read(json, path)` into a Result of something
/// with a member `order`; in that order, then by name. They are part of the program, so one that can't be read is a
/// bug: throws std::logic_error.
template <typename Read> auto builtIn(const char* folder, Read read) {
    std::vector<typename decltype(read(QJsonValue(), std::string()))::value_type> all;
    for (const QFileInfo& file : QDir(folder).entryInfoList({"*.json"}, QDir::Files, QDir::Name)) {
        const auto json = readJsonFile(file.filePath());
        if (!json)
            throw std::logic_error(json.error().text());
        auto one = read(*json, file.filePath().toStdString());
        if (!one)
            throw std::logic_error(one.error().text());
        all.push_back(*std::move(one));
    }
    std::ranges::stable_sort(all, {}, [](const auto& one) { return one.order; });
    return all;
}

} // namespace openshoe::formats
