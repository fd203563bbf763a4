// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/folder.h"
#include "engine/round.h"
#include "engine/settlement.h"

#include <stdexcept>
#include <type_traits>

namespace openshoe::engine {

/// What the parts of the round share: the state and the one way to change it. Internal to the engine.
class Writer {
public:
    Writer(const RuleSet& rules, TableState& state, std::span<const Card> shoe, Events& events)
        : m_rules(rules), m_state(state), m_shoe(shoe), m_events(events) {}

    [[nodiscard]] const RuleSet& rules() const { return m_rules; }
    [[nodiscard]] const TableState& state() const { return m_state; }

    /// Folds the event and records it. An event the state can't take is a bug in the engine.
    template <typename E> void emit(E&& event) {
        using T = std::remove_cvref_t<E>;
        if (const Misfit misfit = Folder(m_state)(event))
            throw std::logic_error(std::string(T::type) + ": " + misfit.text());
        m_events.emplace_back(std::in_place_type<T>, std::forward<E>(event));
    }

    /// The next card; nothing at the end of the shoe.
    [[nodiscard]] std::optional<Card> next() const {
        const auto index = static_cast<std::size_t>(m_state.shoeDrawn);
        return index < m_shoe.size() ? std::optional(m_shoe[index]) : std::nullopt;
    }

    [[nodiscard]] bool deal(SeatNumber seat, HandNumber hand, bool faceUp = true) {
        const auto index = static_cast<std::size_t>(m_state.shoeDrawn);
        if (index >= m_shoe.size())
            return false;
        emit(CardDealt{.seat = seat, .hand = hand, .card = m_shoe[index], .faceUp = faceUp});
        return true;
    }

private:
    const RuleSet& m_rules;
    TableState& m_state;
    std::span<const Card> m_shoe;
    Events& m_events;
};

/// Betting: opening a round, stakes, leaving, and closing. A refusal changes nothing, except that a first stake refused
/// for its amount still seats the player (SeatTaken is emitted as well).
[[nodiscard]] std::optional<Refusal> openRound(Writer& writer);
[[nodiscard]] std::optional<Refusal> placeStake(Writer& writer, const PlaceStake& command);
[[nodiscard]] std::optional<Refusal> leaveSeat(Writer& writer, const LeaveSeat& command);
void closeBetting(Writer& writer);

/// Whether some hand's result still depends on the dealer's hand; whether some side bet is still unsettled.
[[nodiscard]] bool somebodyIsOpen(const RuleSet& rules, const TableState& state);
[[nodiscard]] bool sideBetIsOpen(const TableState& state);
/// Whether a card of the dealer's may still change what some play is settled for.
[[nodiscard]] bool isAnythingOpen(const RuleSet& rules, const TableState& state);

/// Settling hands and ending the round.
/// Side bets that these cards decide, what isn't known of the dealer's hand then notwithstanding.
enum class Known : std::uint8_t { FirstCards, HoleCard, DealersHand };
void settleSideBets(Writer& writer, Known known);
void settleRound(Writer& writer);
void settlePlay(Writer& writer, const Play& play, PlayResult result, base::Money returned, SideResult side = {});

} // namespace openshoe::engine
