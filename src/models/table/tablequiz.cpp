// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablequiz.h"

#include "models/table/questionwords.h"

#include <algorithm>
#include <utility>

namespace openshoe::models {

using namespace engine;

TableQuiz::TableQuiz(ShownTable& shown, LiveRound& live, TableMessage& message, QObject* parent)
    : QObject(parent), m_shown(shown), m_live(live), m_message(message) {
    connect(&m_shown, &ShownTable::finished, this, &TableQuiz::putNext);
}

bool TableQuiz::begin() {
    if (m_active)
        return true;
    if (m_live.isInRound()) {
        m_message.refuse(tr("Finish this round first, then look at another."));
        return false;
    }
    const auto* session = m_live.session();
    if (session && session->stage() == session::TableSession::Stage::Opening) {
        m_message.refuse(tr("The table is being set up. Try again in a moment."));
        return false;
    }
    if (session) {
        m_shown.endSweep();
        m_before = Before{m_shown.keep(), m_message.keep()};
    }
    m_wallet = session ? m_shown.wallet() : ShownTable::Wallet();
    m_active = true;
    m_message.clear();
    m_live.setAside(true);
    emit changed();
    return true;
}

void TableQuiz::clear(std::shared_ptr<const RuleSet> rules, const Events& events) {
    const auto* opened = events.empty() ? nullptr : std::get_if<RoundOpened>(&events.front());
    m_shown.begin(std::move(rules), opened ? opened->currency : std::string(), {}, PresentedTable::Purse::MadeUp);
    m_shown.showWallet(m_wallet);
    m_next.reset();
}

void TableQuiz::put(const Question& question) {
    m_asked = question;
    m_state = m_shown.table().state();
    m_shown.ask(m_asked);
    m_actions.setRows(actionRows(m_shown.rules(), m_state, question));
    emit questionChanged();
}

void TableQuiz::putNext() {
    if (const auto next = std::exchange(m_next, std::nullopt); m_active && next)
        put(*next);
}

void TableQuiz::ask(std::shared_ptr<const RuleSet> rules, const Events& events, const Question& question) {
    clear(std::move(rules), events);
    m_shown.showAtOnce(events);
    m_shown.endBanner();
    put(question);
}

void TableQuiz::deal(std::shared_ptr<const RuleSet> rules, const Events& events,
                     const std::optional<Question>& question) {
    clear(std::move(rules), events);
    goOn(events, question);
}

void TableQuiz::goOn(const Events& events, const std::optional<Question>& question) {
    m_asked.reset();
    m_actions.setRows({});
    emit questionChanged();
    m_next = question;
    play(events);
    if (!m_shown.isAnimating())
        putNext();
}

void TableQuiz::play(const Events& events) {
    m_shown.ask(std::nullopt);
    m_shown.play(events);
}

QString TableQuiz::questionText() const {
    return m_asked ? models::questionText(m_shown.rules(), m_state, *m_asked, m_shown.dealerTotalText()) : QString();
}

void TableQuiz::answer(int intent) {
    const auto action = m_asked ? answerTo(*m_asked, intent) : std::nullopt;
    if (!m_active || !action)
        return;
    const auto& rows = m_actions.rows();
    const auto row = std::ranges::find(rows, intentOf(*action), &ActionRow::intent);
    if (row != rows.end() && row->enabled)
        emit answered(*action);
}

void TableQuiz::stop() {
    if (!m_active)
        return;
    m_active = false;
    m_asked.reset();
    m_next.reset();
    m_actions.setRows({});
    m_message.clear();
    if (auto before = std::exchange(m_before, std::nullopt)) {
        m_shown.restore(std::move(before->table));
        m_message.restore(before->message);
    } else {
        m_shown.begin(std::make_shared<const RuleSet>(m_shown.rules()), {});
    }
    m_live.setAside(false);
    emit changed();
    emit questionChanged();
    emit ended();
}

void TableQuiz::retranslate() {
    if (m_asked)
        m_actions.setRows(actionRows(m_shown.rules(), m_state, *m_asked));
    emit questionChanged();
}

} // namespace openshoe::models

#include "moc_tablequiz.cpp"
