// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"

#include <string>
#include <tl/expected.hpp>

namespace openshoe::base {

/// What went wrong, as a value. `where` names the place (a file with a JSON pointer, a flag, a table); `what` says what
/// is wrong there and what is allowed or what to do.
struct Error {
    enum class Kind {
        Input,       ///< the call or its input is wrong: the command line exits with 2
        Environment, ///< not possible here and now (disk, permissions, damaged data): exits with 1
    };

    Kind kind = Kind::Input;
    std::string where;
    Said what;
    Said place{}; ///< `where` in words, if it has any ("round 17"); a path or a key has none

    /// "where: what", or only "what" if there is no place to name.
    [[nodiscard]] Said said() const {
        if (where.empty())
            return what;
        //: A place and what is wrong there
        return base::said("Errors", "{}: {}").with(place.empty() ? Said::verbatim(where) : place, what);
    }
    /// The same in English, for logs and JSON.
    [[nodiscard]] std::string text() const { return said().english(); }

    friend bool operator==(const Error& a, const Error& b) {
        return a.kind == b.kind && a.where == b.where && a.what == b.what;
    }
};

/// An error whose place has a name in words.
[[nodiscard]] inline Error errorAt(Error::Kind kind, Said place, Said what) {
    return {kind, place.english(), std::move(what), std::move(place)};
}

template <typename T> using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> inputError(std::string where, Said what) {
    return tl::make_unexpected(Error{Error::Kind::Input, std::move(where), std::move(what)});
}

[[nodiscard]] inline tl::unexpected<Error> environmentError(std::string where, Said what) {
    return tl::make_unexpected(Error{Error::Kind::Environment, std::move(where), std::move(what)});
}

/// A place in words. A plain `{}` doesn't match: it is no place at all.
template <typename Words>
concept PlaceInWords = std::same_as<Words, Said> || std::same_as<Words, Sentence>;

[[nodiscard]] tl::unexpected<Error> inputError(PlaceInWords auto place, Said what) {
    return tl::make_unexpected(errorAt(Error::Kind::Input, std::move(place), std::move(what)));
}

[[nodiscard]] tl::unexpected<Error> environmentError(PlaceInWords auto place, Said what) {
    return tl::make_unexpected(errorAt(Error::Kind::Environment, std::move(place), std::move(what)));
}

} // namespace openshoe::base
