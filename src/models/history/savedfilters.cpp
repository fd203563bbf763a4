// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/savedfilters.h"

#include "models/history/recordfilter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

#include <algorithm>

namespace openshoe::models {

namespace {

constexpr const char* filtersKey = "rundown/filters";

QString tidyName(const QString& name) {
    return name.simplified().left(SavedFilters::longest);
}

} // namespace

SavedFilters::SavedFilters(RecordFilter& filter, QSettings& store, QObject* parent)
    : QObject(parent), m_filter(filter), m_store(store) {
    const auto kept = QJsonDocument::fromJson(store.value(QLatin1StringView(filtersKey)).toString().toUtf8()).array();
    for (const QJsonValue& one : kept) {
        const QString name = tidyName(one[QStringLiteral("name")].toString());
        if (!name.isEmpty() && !has(name) && !isFull())
            m_saved.push_back({name, one[QStringLiteral("filter")].toObject()});
    }
    offer({});
    connect(&m_names, &Choices::chosen, this, &SavedFilters::takeChoice);
    connect(&filter, &RecordFilter::changed, this, &SavedFilters::takeChange);
}

void SavedFilters::retranslate() {
    offer(current());
}

std::vector<SavedFilters::Saved>::iterator SavedFilters::find(const QString& name) {
    return std::ranges::find(m_saved, name, &Saved::name);
}

bool SavedFilters::has(const QString& name) const {
    return std::ranges::find(m_saved, tidyName(name), &Saved::name) != m_saved.end();
}

void SavedFilters::offer(const QString& chosen) {
    std::vector<ChoiceRow> rows{{tr("Saved filters"), {}}};
    for (const Saved& one : m_saved)
        rows.push_back({one.name, one.name});
    m_quiet = true;
    m_names.offer(std::move(rows));
    m_names.choose(chosen);
    m_quiet = false;
    emit changed();
}

void SavedFilters::write() {
    QJsonArray all;
    for (const Saved& one : m_saved)
        all.append(QJsonObject{{"name", one.name}, {"filter", one.filter}});
    m_store.setValue(QLatin1StringView(filtersKey),
                     QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

void SavedFilters::save(const QString& typed) {
    const QString name = tidyName(typed);
    const auto at = find(name);
    if (name.isEmpty() || (at == m_saved.end() && isFull()))
        return;
    if (at == m_saved.end())
        m_saved.push_back({name, m_filter.toJson()});
    else
        at->filter = m_filter.toJson();
    write();
    offer(name);
}

void SavedFilters::forget(const QString& name) {
    const auto at = find(name);
    if (at == m_saved.end())
        return;
    m_saved.erase(at);
    write();
    offer({});
}

void SavedFilters::takeChoice() {
    if (m_quiet)
        return;
    m_quiet = true;
    if (const auto at = find(current()); at != m_saved.end())
        m_filter.setFrom(at->filter);
    else
        m_filter.clear();
    m_quiet = false;
    emit changed();
}

void SavedFilters::takeChange() {
    const auto at = find(current());
    if (m_quiet || at == m_saved.end() || m_filter.toJson() == at->filter)
        return;
    offer({});
}

} // namespace openshoe::models

#include "moc_savedfilters.cpp"
