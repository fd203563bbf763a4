// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableSession that handles other people at the table.
#include "session/round/me.h"
#include "session/table/tablesession.h"

#include <algorithm>
#include <utility>

namespace openshoe::session {

using namespace engine;

void TableSession::setCompany(CompanyWish wish, std::shared_ptr<analysis::Analyser> analyser) {
    m_strategy.use(std::move(analyser));
    if (std::exchange(m_wish, wish) == wish)
        return;
    lookUpStrategy();
    updateCompany();
}

// A recovered round may have company that is no longer wanted: its strategy is computed when first needed.
void TableSession::lookUpStrategy() {
    if (m_wish == CompanyWish::Nobody || !mayHaveCompany(rules()))
        m_strategy.stop();
    else
        m_strategy.start(rules());
}

bool TableSession::companyIsReady() const {
    return m_strategy.isReady();
}

CompanyTable TableSession::companyTable() const {
    return {.rules = &m_key.rules,
            .before = &m_state,
            .currency = m_key.currency,
            .wish = m_wish,
            .seed = companySeed(m_shoe->seed.seed, m_state.shoeDrawn),
            .personMaySit = !m_key.trial};
}

// Returns whether it has changed.
bool TableSession::makeCompany() {
    CompanyDraft company;
    if (stage() == Stage::Ready && m_shoe && !isPlaying())
        company = session::companyDraft(companyTable(), m_slip.draft());
    std::vector<SeatNumber> held;
    std::vector<SeatNumber> wanted;
    std::vector<SeatNumber> waiting;
    for (const Guest& guest : company.guests) {
        for (const SeatNumber seat : guest.draft.seats) {
            const bool holds = contains(guest.held, seat);
            (holds ? held : wanted).push_back(seat);
            if (!company.plays(seat))
                waiting.push_back(seat);
        }
    }
    if (rules().table.behind && !isPlaying())
        m_slip.setOthers(std::move(held), std::move(wanted), std::move(waiting));
    return std::exchange(m_company, company) != company;
}

void TableSession::updateCompany() {
    if (makeCompany())
        emit companyChanged();
}

bool TableSession::canWatch() const {
    return is<Ready>() && m_slip.isEmpty() && m_company.anyonePlays();
}

std::optional<Refusal> TableSession::watch() {
    if (!is<Ready>() || isPlaying() || !m_shoe)
        return Refusal::WrongPhase;
    updateCompany();
    return canWatch() ? openWith({}) : std::optional(Refusal::NotOffered);
}

// Opens a round with the person's stakes, possibly none, and the company's: one step for the journal.
std::optional<Refusal> TableSession::openWith(base::Money staked) {
    if (const auto refusal = m_condition ? m_condition(staked) : std::nullopt)
        return refusal;
    TableState next = seated(m_state, m_company);
    Events events;
    for (const Command& command : openingCommands(companyTable(), m_company, m_slip.commands(me(), heldSeats()))) {
        if (const auto refusal = applyTo(rules(), next, command, m_cards, events))
            return refusal;
    }
    openRound(std::move(next), std::move(events));
    return std::nullopt;
}

std::optional<Question> TableSession::companyQuestion() const {
    const auto asked = engine::question(rules(), m_state);
    return asked && asked->player != me() ? asked : std::nullopt;
}

int TableSession::companyThinking() const {
    const auto asked = companyQuestion();
    return asked ? thinkingPercent(m_state, *asked, companySeed(m_shoe->seed.seed, m_state.firstCard)) : 0;
}

std::optional<Refusal> TableSession::answerForCompany() {
    const auto asked = companyQuestion();
    if (!asked)
        return Refusal::NotYourTurn;
    const std::uint64_t seed = companySeed(m_shoe->seed.seed, m_state.firstCard);
    return perform(companyAnswer(rules(), m_state, *asked, seed, m_strategy.player(rules())));
}

} // namespace openshoe::session
