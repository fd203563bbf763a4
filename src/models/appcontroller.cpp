// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/appcontroller.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace openshoe::models {

AppController::AppController(const WindowObjects& objects, std::vector<PageEntry::Contents> pages, QObject* parent)
    : QObject(parent), WindowObjects(objects) {
    for (PageEntry::Contents& each : pages)
        m_pages << new PageEntry(std::move(each), this);
}

const PageEntry& AppController::entry(Page::Value page) const {
    const auto found =
        std::find_if(m_pages.begin(), m_pages.end(), [page](const PageEntry* each) { return each->page() == page; });
    Q_ASSERT(found != m_pages.end());
    return **found;
}

QString AppController::version() {
    return QCoreApplication::applicationVersion();
}

void AppController::retranslate() {
    for (PageEntry* each : std::as_const(m_pages))
        emit each->titleChanged();
    emit retranslated();
}

void AppController::setPage(Page::Value page) {
    if (m_page == page)
        return;
    const bool kept = m_trail.removeAll(page) > 0;
    if (page == Page::Lobby)
        m_trail.clear();
    else
        m_trail << m_page;
    show(page, kept);
}

void AppController::returnTo(Page::Value page) {
    const auto behind = m_trail.lastIndexOf(page);
    if (behind < 0) {
        setPage(page);
    } else {
        m_trail.resize(behind);
        show(page, true);
    }
}

void AppController::visitTable() {
    if (m_page == Page::Table)
        return;
    m_trail << m_page;
    show(Page::Table, false);
}

void AppController::go(int page) {
    const PageEntry& there = entry(Page::Value(page));
    if (m_page != Page::Table || there.opensFromTable())
        setPage(there.page());
}

void AppController::perform(int intent) {
    for (const PageEntry* each : std::as_const(m_pages)) {
        if (intent != Intent::None && each->intent() == intent)
            go(each->page());
    }
}

void AppController::back() {
    while (!m_trail.isEmpty() && m_trail.last() == Page::Table && !table->isSeated())
        m_trail.removeLast();
    const Page::Value page = m_trail.isEmpty() ? Page::Lobby : Page::Value(m_trail.takeLast());
    if (page != m_page)
        show(page, true);
}

void AppController::show(Page::Value page, bool returned) {
    m_page = page;
    m_returned = returned;
    emit pageChanged();
}

} // namespace openshoe::models

#include "moc_appcontroller.cpp"
