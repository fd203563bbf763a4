// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/presets.h"
#include "formats/rulesjson.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace openshoe::models {

/// A game's rules while they are changed, as the document of their file, with every step back and forth. What is typed
/// stands in it even where it can't be read: the reader of files says what is wrong and where. Places are JSON
/// pointers:
/// "/dealer/peek", "/sideBets/0/pays/mixed".
class RuleDraft {
public:
    /// Begins with these rules, which are the saved ones.
    explicit RuleDraft(const engine::RuleSet& saved);

    /// The file as it would be written.
    [[nodiscard]] const QJsonObject& document() const { return m_document; }
    /// Undefined where there is nothing.
    [[nodiscard]] QJsonValue at(const QString& place) const;
    /// What a place goes back to: what the preset says that was laid over the game, else what is saved.
    [[nodiscard]] QJsonValue reference(const QString& place) const;
    /// The preset that was laid over the game last; null for none.
    [[nodiscard]] const formats::Preset* preset() const { return m_states[m_at].preset; }
    /// What it says, or said when it could last be read. May contradict itself.
    [[nodiscard]] const engine::RuleSet& rules() const { return m_rules; }
    /// Places, and what is wrong there; none where the rules can be played.
    [[nodiscard]] const std::vector<base::Error>& problems() const { return m_problems; }
    [[nodiscard]] bool isPlayable() const { return m_problems.empty(); }
    /// The rules before the last step, forth or back, where they could be played.
    [[nodiscard]] const std::optional<engine::RuleSet>& before() const { return m_before; }
    [[nodiscard]] bool hasChanges() const { return m_document != m_saved; }

    /// One step. An undefined value takes away what is there; what is typed at one place is one step.
    enum class By : std::uint8_t { Choosing, Typing };
    void change(const QString& place, const QJsonValue& value, By by = By::Choosing);
    /// One step: these rules over the game.
    void lay(const formats::Preset& preset);
    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_states.size(); }
    void undo();
    void redo();

    /// The saved rules.
    [[nodiscard]] const engine::RuleSet& saved() const { return m_savedRules; }
    /// These rules are the saved ones now. The draft stays as it is.
    void setSaved(const engine::RuleSet& saved);

private:
    struct State {
        QJsonObject document;
        const formats::Preset* preset = nullptr;
        QString typedAt; ///< the place, if it was typed
    };

    void step(State next);
    void move(std::size_t to);
    void read();

    QJsonObject m_begun; ///< as it was begun with
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
