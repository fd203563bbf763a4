// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef> // first: the moc of Qt 6.4 trips over libstdc++'s <compare> without it

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace openshoe::base {

class Said;

/// An English sentence from the sources, with a `{}` wherever something is filled in. Only said() makes one, so that
/// the translation files contain every sentence.
class Sentence {
public:
    constexpr Sentence() = default; ///< none

    [[nodiscard]] constexpr explicit operator bool() const { return m_text != nullptr; }
    /// With its placeholders unfilled.
    [[nodiscard]] constexpr const char* text() const { return m_text ? m_text : ""; }
    /// Fills the placeholders in order: with text taken as it is, numbers, or other sentences.
    template <typename... Fillings> [[nodiscard]] Said with(Fillings&&... fillings) const;

private:
    constexpr explicit Sentence(const char* text) : m_text(text) {}
    friend consteval Sentence said(std::string_view context, const char* english);

    const char* m_text = nullptr;
};

/// Marks a sentence for translation: `said("Errors", "{} is out of range")`. The extraction tool reads the sources, so
/// both arguments must be literals; values are filled in by with().
[[nodiscard]] consteval Sentence said(std::string_view context, const char* english) {
    if (context != "Errors" || !*english)
        throw "the context is \"Errors\", and the sentence isn't empty";
    return Sentence(english);
}

/// A message to a person: English here, translated where it is shown (languages::translated()). Either a sentence with
/// its fillings, or text that is the same in every language.
class Said {
public:
    Said() = default; ///< nothing
    Said(Sentence sentence) : m_sentence(sentence) {}

    /// A name, a path, a figure, the system's own words: nothing to translate.
    [[nodiscard]] static Said verbatim(std::string text);

    [[nodiscard]] bool empty() const { return !m_sentence && m_text.empty(); }
    /// None for verbatim text.
    [[nodiscard]] Sentence sentence() const { return m_sentence; }
    [[nodiscard]] const std::vector<Said>& fillings() const { return m_fillings; }
    [[nodiscard]] std::string english() const;

    /// Whether both read the same in English.
    friend bool operator==(const Said& a, const Said& b) { return a.english() == b.english(); }

private:
    friend class Sentence;

    Sentence m_sentence;
    std::string m_text; ///< verbatim text, if there is no sentence
    std::vector<Said> m_fillings;
};

namespace filling {

[[nodiscard]] inline Said of(Said said) {
    return said;
}
[[nodiscard]] inline Said of(Sentence sentence) {
    return sentence;
}
[[nodiscard]] inline Said of(std::string text) {
    return Said::verbatim(std::move(text));
}
[[nodiscard]] inline Said of(std::string_view text) {
    return Said::verbatim(std::string(text));
}
[[nodiscard]] inline Said of(const char* text) {
    return Said::verbatim(text);
}
/// The shortest text that distinguishes it from every other double.
[[nodiscard]] Said of(double number);
[[nodiscard]] Said of(std::integral auto number) {
    return Said::verbatim(std::to_string(number));
}

} // namespace filling

template <typename... Fillings> Said Sentence::with(Fillings&&... fillings) const {
    Said said(*this);
    said.m_fillings.reserve(sizeof...(Fillings));
    (said.m_fillings.push_back(filling::of(std::forward<Fillings>(fillings))), ...);
    return said;
}

/// The sentence with its placeholders filled. `{}` takes the next filling; `{0}`, `{1}` … take the filling of that
/// number, because a language may need another order. Anything that isn't a placeholder, or has no filling, stays as it
/// is.
[[nodiscard]] std::string filled(std::string_view sentence, const std::vector<std::string>& fillings);

/// The placeholders of a sentence, in order: the number of the filling each one takes.
[[nodiscard]] std::vector<std::size_t> placesIn(std::string_view sentence);

} // namespace openshoe::base
