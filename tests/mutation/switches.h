// SPDX-License-Identifier: GPL-3.0-or-later
// What mutate.py writes into the engine's sources: each operator and constant becomes a switch that does as it did, unless
// OPENSHOE_MUTANT names it. So one build holds all changes. An infix operator a < b becomes a < Less<7>{} < b, which keeps
// its precedence: the first half remembers a, the second decides.
#pragma once

#include <cstdlib>
#include <functional>
#include <utility>

namespace mutation {

inline const int active = [] {
    const char* text = std::getenv("OPENSHOE_MUTANT");
    return text ? std::atoi(text) : -1;
}();

template <typename A> struct Left {
    const A& value;
};
/// The operator with the numbers of its first and second change (-1: it has only one).
template <typename Was, typename First, typename Second, int first, int second> struct Infix {
    template <typename A, typename B> static auto apply(const A& a, const B& b) {
        using Result = decltype(Was{}(a, b));
        if (active == first)
            return static_cast<Result>(First{}(a, b));
        if (second >= 0 && active == second)
            return static_cast<Result>(Second{}(a, b));
        return Was{}(a, b);
    }
};
template <typename A, typename I> struct Half {
    const A& value;
};

#define MUTATION_INFIX(op)                                                                                             \
    template <typename A, typename W, typename F, typename S, int f, int s>                                            \
    Half<A, Infix<W, F, S, f, s>> operator op(const A& a, Infix<W, F, S, f, s>) {                                      \
        return {a};                                                                                                    \
    }                                                                                                                  \
    template <typename A, typename I, typename B> auto operator op(const Half<A, I>& half, const B& b) {               \
        return I::apply(half.value, b);                                                                                \
    }
MUTATION_INFIX(==)
MUTATION_INFIX(!=)
MUTATION_INFIX(<)
MUTATION_INFIX(<=)
MUTATION_INFIX(>)
MUTATION_INFIX(>=)
MUTATION_INFIX(+)
MUTATION_INFIX(-)
MUTATION_INFIX(*)
MUTATION_INFIX(/)
MUTATION_INFIX(%)

using EQ = std::equal_to<>;
using NE = std::not_equal_to<>;
using LT = std::less<>;
using LE = std::less_equal<>;
using GT = std::greater<>;
using GE = std::greater_equal<>;
using ADD = std::plus<>;
using SUB = std::minus<>;
using MUL = std::multiplies<>;
struct DIV {
    template <typename A, typename B> auto operator()(const A& a, const B& b) const {
        if (b == 0)
            std::abort();
        return a / b;
    }
};
struct MOD {
    template <typename A, typename B> auto operator()(const A& a, const B& b) const { return a % b; }
};

/// a += b as a += Plus<7>{} += b: the right half is worked out first.
template <int n> struct Plus {};
template <int n> struct Minus {};
template <typename B, bool plus, int n> struct Right {
    const B& value;
};
template <int n, typename B> Right<B, true, n> operator+=(Plus<n>, const B& b) { return {b}; }
template <int n, typename B> Right<B, false, n> operator-=(Minus<n>, const B& b) { return {b}; }
template <typename A, typename B, bool plus, int n> A& assign(A& a, const Right<B, plus, n>& right) {
    if (plus != (active == n))
        a += right.value;
    else
        a -= right.value;
    return a;
}
template <typename A, typename B, bool plus, int n> A& operator+=(A& a, const Right<B, plus, n>& right) { return assign(a, right); }
template <typename A, typename B, bool plus, int n> A& operator-=(A& a, const Right<B, plus, n>& right) { return assign(a, right); }

/// !x as Not<7>{} ->* x.
template <int n> struct Not {};
template <int n, typename T> bool operator->*(Not<n>, const T& value) { return static_cast<bool>(value) == (active == n); }

inline int number(int was, int up, int down) { return active == up ? was + 1 : down >= 0 && active == down ? was - 1 : was; }
inline bool truth(bool was, int n) { return was != (active == n); }

/// a && b and a || b as a && set(7) || get(7) && b, with b looked at only where it was before.
template <int n> inline bool reached = false;
template <int n, bool conjunction> bool set() {
    const bool asOr = conjunction == (active == n);
    reached<n> = !asOr;
    return asOr;
}
template <int n, bool conjunction> bool get() {
    const bool asOr = conjunction == (active == n);
    return asOr || std::exchange(reached<n>, false);
}

} // namespace mutation
