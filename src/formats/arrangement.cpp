// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/arrangement.h"

#include "engine/rulekeys.h"
#include "formats/datafolder.h"
#include "formats/json.h"
#include "formats/jsoncursor.h"
#include "formats/ownvariants.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace openshoe::formats {

namespace {

constexpr int mostGames = 100'000;

std::vector<std::string> readIds(const JsonFields& fields, const char* key) {
    std::vector<std::string> ids;
    if (const auto list = fields.optional(key)) {
        for (const JsonCursor& id : list->list(mostGames))
            ids.push_back(id.plainText(1, engine::idText.mostBytes));
    }
    return ids;
}

QJsonArray toJson(const std::vector<std::string>& ids) {
    QJsonArray array;
    for (const std::string& id : ids)
        array.append(QString::fromStdString(id));
    return array;
}

} // namespace

QString arrangementFile(const QString& ownFolder) {
    return QDir(ownFolder).filePath("lobby.order");
}

base::Result<Arrangement> readArrangement(const QString& ownFolder) {
    const QString path = arrangementFile(ownFolder);
    if (ownFolder.isEmpty() || (!QFileInfo::exists(path) && !QFileInfo(path).isSymLink()))
        return Arrangement{};
    if (const auto link = linkOut(dataFolderOf(ownFolder), path))
        return tl::make_unexpected(*link);
    const auto json = readJsonFile(path);
    if (!json)
        return tl::make_unexpected(json.error());
    JsonProblems problems(path.toStdString());
    const JsonFields fields = JsonCursor(problems, *json).object({"order", "hidden"});
    Arrangement arrangement{.order = readIds(fields, "order"), .hidden = readIds(fields, "hidden")};
    return problems.result(std::move(arrangement));
}

base::Result<void> saveArrangement(const QString& ownFolder, const Arrangement& arrangement) {
    if (const auto made = makeOwnFolder(ownFolder); !made)
        return made;
    const QJsonObject json{{"order", toJson(arrangement.order)}, {"hidden", toJson(arrangement.hidden)}};
    return saveWhole(QJsonDocument(json).toJson(), arrangementFile(ownFolder), Readers::Owner);
}

} // namespace openshoe::formats
