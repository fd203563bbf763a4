// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/said.h"

#include <charconv>
#include <fmt/format.h>
#include <optional>

namespace openshoe::base {

namespace {

struct Place {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t filling = 0;
};

/// The next placeholder from `at` on; `next` is the number of the filling that the next plain `{}` takes.
std::optional<Place> nextPlace(std::string_view text, std::size_t at, std::size_t& next) {
    for (; (at = text.find('{', at)) != std::string_view::npos; ++at) {
        const std::size_t end = text.find('}', at);
        if (end == std::string_view::npos)
            break;
        if (end == at + 1)
            return Place{at, end + 1, next++};
        std::size_t number = 0;
        const auto read = std::from_chars(text.data() + at + 1, text.data() + end, number);
        if (read.ec == std::errc() && read.ptr == text.data() + end)
            return Place{at, end + 1, number};
    }
    return std::nullopt;
}

} // namespace

Said Said::verbatim(std::string text) {
    Said said;
    said.m_text = std::move(text);
    return said;
}

std::string Said::english() const {
    if (!m_sentence)
        return m_text;
    std::vector<std::string> fillings;
    fillings.reserve(m_fillings.size());
    for (const Said& filling : m_fillings)
        fillings.push_back(filling.english());
    return filled(m_sentence.text(), fillings);
}

Said filling::of(double number) {
    return Said::verbatim(fmt::format("{}", number));
}

std::string filled(std::string_view sentence, const std::vector<std::string>& fillings) {
    std::string text;
    std::size_t next = 0;
    std::size_t at = 0;
    while (const auto place = nextPlace(sentence, at, next)) {
        text += sentence.substr(at, place->begin - at);
        text += place->filling < fillings.size() ? std::string_view(fillings[place->filling])
                                                 : sentence.substr(place->begin, place->end - place->begin);
        at = place->end;
    }
    text += sentence.substr(at);
    return text;
}

std::vector<std::size_t> placesIn(std::string_view sentence) {
    std::vector<std::size_t> places;
    std::size_t next = 0;
    std::size_t at = 0;
    while (const auto place = nextPlace(sentence, at, next)) {
        places.push_back(place->filling);
        at = place->end;
    }
    return places;
}

} // namespace openshoe::base
