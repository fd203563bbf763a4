// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace openshoe::base {

/// What went wrong, as a value. `where` names the place (a file with a JSON pointer, a flag, a table),
/// `what` says what is wrong there and what is allowed or what to do.
struct Error {
    enum class Kind {
        Input,       ///< the call or its input is wrong: the command line exits with 2
        Environment, ///< it could not be done here and now (disk, permissions, damaged data): exits with 1
    };

    Kind kind = Kind::Input;
    std::string where;
    std::string what;

    /// "where: what", or only "what" where there is no place to name.
    [[nodiscard]] std::string text() const { return where.empty() ? what : where + ": " + what; }

    friend bool operator==(const Error&, const Error&) = default;
};

template <typename T> using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> inputError(std::string where, std::string what) {
    return tl::make_unexpected(Error{Error::Kind::Input, std::move(where), std::move(what)});
}

[[nodiscard]] inline tl::unexpected<Error> environmentError(std::string where, std::string what) {
    return tl::make_unexpected(Error{Error::Kind::Environment, std::move(where), std::move(what)});
}

} // namespace openshoe::base
