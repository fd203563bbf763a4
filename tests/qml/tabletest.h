// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windowtest.h"

#include "models/table/tablecontroller.h"

/// The real window at a table, played by keys.
class TableTest : public WindowTest {
protected:
    [[nodiscard]] openshoe::models::TableController& table() { return *m_app->table(); }
    [[nodiscard]] bool offers(openshoe::models::Intent::Value action);
    /// Sits down, and waits for the shoe and the seats.
    void openGame(const QString& id);
    /// What may be dealt with, on that spot.
    void stake(int spot);
    /// Plays on by Stand and No until the result lies there.
    void finishRound();
    [[nodiscard]] openshoe::models::TableReplay& replay() { return *table().replay(); }
    /// Shows that scene of the stage from its start.
    void show(const QString& scene);
    /// Deals until the person is asked for a turn.
    void dealToATurn();
};
