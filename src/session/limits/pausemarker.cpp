// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/limits/pausemarker.h"

#include "formats/datafolder.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace openshoe::session {

using base::said;

using storage::LimitKind;

namespace {

// Limits a whole number, so that sums of a few can't overflow 64 bits.
std::int64_t numberIn(const QJsonObject& object, const char* key) {
    constexpr std::int64_t most = std::int64_t{1} << 58;
    return std::clamp<std::int64_t>(object.value(QLatin1StringView(key)).toInteger(), -most, most);
}

} // namespace

std::int64_t PauseMarker::left(const ClockReading& now) {
    advance(clock, now, true);
    const std::int64_t longest = kind == LimitKind::Break ? Limits::longestBreakMs : Limits::longestExclusionMs;
    return std::clamp<std::int64_t>(until - timeOf(clock), 0, longest);
}

QString pauseMarkerPath(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("openshoe-pause.json"));
}

std::optional<PauseMarker> readPauseMarker(const QString& folder) {
    QFile file(pauseMarkerPath(folder));
    if (formats::linkOut(folder, file.fileName()))
        return std::nullopt;
    constexpr qint64 longestFile = 4096;
    if (!file.open(QIODevice::ReadOnly) || file.size() > longestFile)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    const QString kind = object.value(QLatin1StringView("pause")).toString();
    if (kind != u"break" && kind != u"exclusion")
        return std::nullopt;
    const QJsonObject clock = object.value(QLatin1StringView("clock")).toObject();
    return PauseMarker{.kind = kind == u"break" ? LimitKind::Break : LimitKind::Exclusion,
                       .until = numberIn(object, "until"),
                       .clock = {.wall = numberIn(clock, "wall"),
                                 .uptime = numberIn(clock, "uptime"),
                                 .boot = clock.value(QLatin1StringView("boot")).toString().toStdString(),
                                 .passed = numberIn(clock, "passed"),
                                 .doubtful = numberIn(clock, "doubtful"),
                                 .shift = numberIn(clock, "shift")}};
}

base::Result<void> writePauseMarker(const QString& folder, const PauseMarker& marker) {
    const auto number = [](std::int64_t value) { return QJsonValue(static_cast<qint64>(value)); };
    const storage::LimitClock& clock = marker.clock;
    const QJsonObject object{
        {QStringLiteral("what"), QStringLiteral("Open Shoe: a break that someone has set; it holds in every data "
                                                "folder")},
        {QStringLiteral("pause"),
         marker.kind == LimitKind::Break ? QStringLiteral("break") : QStringLiteral("exclusion")},
        {QStringLiteral("until"), number(marker.until)},
        {QStringLiteral("clock"), QJsonObject{{QStringLiteral("wall"), number(clock.wall)},
                                              {QStringLiteral("uptime"), number(clock.uptime)},
                                              {QStringLiteral("boot"), QString::fromStdString(clock.boot)},
                                              {QStringLiteral("passed"), number(clock.passed)},
                                              {QStringLiteral("doubtful"), number(clock.doubtful)},
                                              {QStringLiteral("shift"), number(clock.shift)}}}};
    const QString path = pauseMarkerPath(folder);
    if (const auto link = formats::linkOut(folder, path))
        return tl::make_unexpected(*link);
    QSaveFile file(path);
    if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly) || !file.setPermissions(formats::ownersAlone) ||
        file.write(QJsonDocument(object).toJson()) < 0 || !file.commit())
        return base::environmentError(
            path.toStdString(),
            said("Errors", "the break can't be recorded here, where other data folders look for it; check that you may "
                           "write to this file"));
    return {};
}

} // namespace openshoe::session
