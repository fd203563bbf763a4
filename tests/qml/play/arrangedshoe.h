// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/tablesession.h"

/// Some actions are offered once in hundreds of rounds. A shoe's order follows from the house's seed and the person's
/// own text; who knows the house's, as a test does and nobody at a table, can look for a text that makes the shoe begin
/// as wanted. So nothing of the program is bent, and every round is one that could have been dealt.

/// Gives the shoe a text of the person's under which the stakes drafted (after a round: the last ones) will be offered
/// that action on the cards first dealt. False where the shoe has been played from already, or no text was found.
bool arrangeOffer(openshoe::session::TableSession& session, openshoe::engine::Action wanted);
/// The same for that question to be asked first of all, for so many hands.
bool arrangeQuestion(openshoe::session::TableSession& session, openshoe::engine::QuestionKind wanted, int hands);
