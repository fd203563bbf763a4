// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counts/countsystems.h"

#include "formats/counts.h"
#include "languages/translated.h"
#include "models/files/documents.h"
#include "models/words/amounts.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace openshoe::models {

using counting::CountSystem;

namespace {

constexpr auto keptAt = "counting/own";
constexpr auto ownPrefix = "own/";

QString ownValue(const CountSystem& system) {
    return QLatin1StringView(ownPrefix) + text(system.id);
}

} // namespace

CountSystems::CountSystems(QSettings& store, QObject* parent) : QObject(parent), m_store(store) {
    const auto own = QJsonDocument::fromJson(store.value(QLatin1StringView(keptAt)).toString().toUtf8()).array();
    for (const QJsonValue& one : own) {
        if (auto system = formats::countSystemFromJson(one, keptAt))
            m_own.push_back(*std::move(system));
    }
}

std::vector<ChoiceRow> CountSystems::rows() const {
    std::vector<ChoiceRow> rows;
    for (const CountSystem& system : formats::countSystems())
        rows.push_back({text(system.name), text(system.id)});
    for (const CountSystem& system : m_own)
        rows.push_back({text(system.name), ownValue(system)});
    return rows;
}

ChoiceRow CountSystems::noneRow() {
    return {tr("I don't count"), QString::fromLatin1(none)};
}

const CountSystem* CountSystems::find(const QString& value) const {
    const auto in = [](const auto& systems, const auto& isIt) -> const CountSystem* {
        const auto found = std::ranges::find_if(systems, isIt);
        return found == systems.end() ? nullptr : &*found;
    };
    return isOwn(value) ? in(m_own, [&](const CountSystem& one) { return ownValue(one) == value; })
                        : in(formats::countSystems(), [&](const CountSystem& one) { return text(one.id) == value; });
}

bool CountSystems::isOwn(const QString& value) {
    return value.startsWith(QLatin1StringView(ownPrefix));
}

QString CountSystems::chosenFor(const QSettings& store, const QString& variantId) {
    const QString chosen = store.value(QStringLiteral("counting/%1/system").arg(variantId)).toString();
    return chosen.isEmpty() || chosen == QLatin1StringView(none) ? text(formats::countSystems().front().id) : chosen;
}

tl::expected<QString, QString> CountSystems::open(const QUrl& file) {
    const auto system = formats::loadCountSystem(QFileInfo(pathOf(file)).absoluteFilePath());
    if (!system)
        return tl::make_unexpected(languages::translated(system.error()));
    const auto same = std::ranges::find(m_own, system->id, &CountSystem::id);
    if (same != m_own.end())
        *same = *system;
    else if (m_own.size() < mostOwn)
        m_own.push_back(*system);
    else
        return tl::make_unexpected(tr("No more than %n systems of your own are kept. Remove one first.", "", mostOwn));
    keep();
    return ownValue(*system);
}

void CountSystems::forget(const QString& value) {
    std::erase_if(m_own, [&](const CountSystem& system) { return ownValue(system) == value; });
    keep();
}

void CountSystems::keep() {
    QJsonArray all;
    for (const CountSystem& system : m_own)
        all.append(formats::countSystemToJson(system));
    m_store.setValue(QLatin1StringView(keptAt), QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
    emit changed();
}

} // namespace openshoe::models

#include "moc_countsystems.cpp"
