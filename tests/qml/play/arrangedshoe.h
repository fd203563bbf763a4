// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/table/tablesession.h"

/// Some actions are offered only once in hundreds of rounds. A shoe's order follows from the house's seed and the
/// player's client seed; a test, unlike a player, knows the house's seed and can search for a client seed that makes
/// the shoe begin as wanted. The program isn't modified, and every round is one that could have been dealt.

/// Sets a client seed with which, for the drafted stakes (after a round: the last ones), the action will be offered on
/// the cards dealt first. Returns false if the shoe has been used already, or if no such seed was found.
bool arrangeOffer(openshoe::session::TableSession& session, openshoe::engine::Action wanted);
/// The same for a dealer's blackjack against hands that are all to be played.
bool arrangeDealerBlackjack(openshoe::session::TableSession& session);
/// The same for a question that is to be asked first, of at least `hands` hands.
bool arrangeQuestion(openshoe::session::TableSession& session, openshoe::engine::QuestionKind wanted, int hands);
