// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/presets.h"
#include "formats/rulesjson.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace openshoe::models {

/// A game's rules while they are being edited: the document of their file, with full undo and redo. What is typed stays
/// in the document even if it can't be read; the rule file reader says what is wrong and where. Places are JSON
/// pointers: "/dealer/peek", "/sideBets/0/pays/mixed".
class RuleDraft {
public:
    /// Starts with these rules, which are the saved ones.
    explicit RuleDraft(const engine::RuleSet& saved);

    /// The file as it would be written.
    [[nodiscard]] const QJsonObject& document() const { return m_document; }
    /// Undefined if there is nothing.
    [[nodiscard]] QJsonValue at(const QString& place) const;
    /// What a place resets to: the preset's value if one was applied, otherwise the saved one.
    [[nodiscard]] QJsonValue reference(const QString& place) const;
    /// The preset applied last; null if none was.
    [[nodiscard]] const formats::Preset* preset() const { return m_states[m_at].preset; }
    /// The rules in the document, or those it held when it was last readable. May contradict themselves.
    [[nodiscard]] const engine::RuleSet& rules() const { return m_rules; }
    /// What is wrong, and where; empty if the rules are playable.
    [[nodiscard]] const std::vector<base::Error>& problems() const { return m_problems; }
    [[nodiscard]] bool isPlayable() const { return m_problems.empty(); }
    /// The rules before the last step, undo or redo, if they were playable.
    [[nodiscard]] const std::optional<engine::RuleSet>& before() const { return m_before; }
    [[nodiscard]] bool hasChanges() const { return m_document != m_saved; }

    /// One step. An undefined value removes what is there; consecutive typing at one place is a single step.
    enum class By : std::uint8_t { Choosing, Typing };
    void change(const QString& place, const QJsonValue& value, By by = By::Choosing);
    /// One step: applies a preset to the game.
    void lay(const formats::Preset& preset);
    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_states.size(); }
    void undo();
    void redo();

    /// The saved rules.
    [[nodiscard]] const engine::RuleSet& saved() const { return m_savedRules; }
    /// These rules have been saved. The draft itself stays as it is.
    void setSaved(const engine::RuleSet& saved);

private:
    struct State {
        QJsonObject document;
        const formats::Preset* preset = nullptr;
        QString typedAt; ///< the place, if this state was typed
    };

    void step(State next);
    void move(std::size_t to);
    void read();

    QJsonObject m_begun; ///< the document at the start
    engine::RuleSet m_savedRules;
    QJsonObject m_saved;
    QJsonObject m_reference;
    std::vector<State> m_states; ///< never empty
    std::size_t m_at = 0;
    QJsonObject m_document;
    engine::RuleSet m_rules;
    std::vector<base::Error> m_problems;
    std::optional<engine::RuleSet> m_before;
};

} // namespace openshoe::models
