// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windowtest.h"

#include "models/table/tablecontroller.h"

/// The real window at a table, operated by keys.
class TableTest : public WindowTest {
protected:
    [[nodiscard]] openshoe::models::TableController& table() { return *m_app->table; }
    [[nodiscard]] bool offers(openshoe::models::Intent::Value action);
    /// Sits down, and waits for the shoe and the seats.
    void openGame(const QString& id);
    /// Places a stake on the spot that is enough to deal.
    void stake(int spot);
    /// Plays on with Stand and No until the round is over.
    void finishRound();
    [[nodiscard]] openshoe::models::TableReplay& replay() { return *table().replay(); }
    /// Replays the scene from tests/qml/stage, paused at its start.
    void show(const QString& scene);
    /// Deals until the player has a turn.
    void dealToATurn();
};
