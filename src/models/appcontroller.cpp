// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/appcontroller.h"

#include <QCoreApplication>

namespace openshoe::models {

QString AppController::version() {
    return QCoreApplication::applicationVersion();
}

// Models hold finished texts, so each makes its own anew after a change of language.
void AppController::retranslate() {
    m_handles.lobby.retranslate();
    m_handles.accounts.retranslate();
    m_handles.table.retranslate();
    m_handles.coach.retranslate();
    m_handles.review.retranslate();
    m_handles.mistakes.reload();
    m_handles.editor.retranslate();
    m_handles.rules.retranslate();
    m_handles.strategy.retranslate();
    m_handles.games.retranslate();
    m_handles.decks.retranslate();
    m_handles.keys.retranslate();
    m_handles.limits.retranslate();
    m_handles.rundown.retranslate();
    m_handles.pastRounds.retranslate();
    m_handles.record.retranslate();
    m_handles.pricing.retranslate();
    m_handles.statistics.retranslate();
    m_handles.elsewhere.retranslate();
    m_handles.fairness.retranslate();
    m_handles.backups.retranslate();
}

void AppController::setPage(Page page) {
    if (m_page == page)
        return;
    const bool kept = m_trail.removeAll(page) > 0;
    if (page == Lobby)
        m_trail.clear();
    else
        m_trail << m_page;
    show(page, kept);
}

void AppController::returnTo(Page page) {
    const auto behind = m_trail.lastIndexOf(page);
    if (behind < 0) {
        setPage(page);
    } else {
        m_trail.resize(behind);
        show(page, true);
    }
}

void AppController::visitTable() {
    if (m_page == Table)
        return;
    m_trail << m_page;
    show(Table, false);
}

void AppController::back() {
    while (!m_trail.isEmpty() && m_trail.last() == Table && !m_handles.table.isSeated())
        m_trail.removeLast();
    const Page page = m_trail.isEmpty() ? Lobby : Page(m_trail.takeLast());
    if (page != m_page)
        show(page, true);
}

void AppController::show(Page page, bool returned) {
    m_page = page;
    m_returned = returned;
    emit pageChanged();
}

} // namespace openshoe::models

#include "moc_appcontroller.cpp"
