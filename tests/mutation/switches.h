// SPDX-License-Identifier: GPL-3.0-or-later
// What mutate.py writes into the sources: each operator, constant, condition and statement becomes a switch that acts
// as before unless OPENSHOE_MUTANT names it, so one build holds all changes. Everything also works in constant
// expressions, where no change is ever active. The number -1 stands for no change.
#pragma once

#include <cstdlib>
#include <functional>
#include <type_traits>

namespace mutation {

inline const int active = [] {
    const char* text = std::getenv("OPENSHOE_MUTANT");
    return text ? std::atoi(text) : -2;
}();

constexpr bool on(int n) {
    if (std::is_constant_evaluated())
        return false;
    else
        return active == n;
}

/// An infix operator a < b becomes a < Infix<…>{} < b, which keeps its precedence: the first half stores a.
template <typename Was, typename First, typename Second, int first, int second> struct Infix {
    template <typename A, typename B> static constexpr auto apply(const A& a, const B& b) {
        using Result = decltype(Was{}(a, b));
        if (on(first))
            return static_cast<Result>(First{}(a, b));
        if (on(second))
            return static_cast<Result>(Second{}(a, b));
        return Was{}(a, b);
    }
};
template <typename A, typename I> struct Half {
    const A& value;
};

#define MUTATION_INFIX(op)                                                                                             \
    template <typename A, typename W, typename F, typename S, int f, int s>                                            \
    constexpr Half<A, Infix<W, F, S, f, s>> operator op(const A& a, Infix<W, F, S, f, s>) {                            \
        return {a};                                                                                                    \
    }                                                                                                                  \
    template <typename A, typename I, typename B> constexpr auto operator op(const Half<A, I>& half, const B& b) {     \
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
    template <typename A, typename B> constexpr auto operator()(const A& a, const B& b) const {
        if (b == 0)
            std::abort();
        return a / b;
    }
};
struct MOD {
    template <typename A, typename B> constexpr auto operator()(const A& a, const B& b) const { return a % b; }
};

/// a += b as a += Plus<7>{} += b: the right half is evaluated first.
template <int n> struct Plus {};
template <int n> struct Minus {};
template <typename B, bool plus, int n> struct Right {
    const B& value;
};
template <int n, typename B> constexpr Right<B, true, n> operator+=(Plus<n>, const B& b) { return {b}; }
template <int n, typename B> constexpr Right<B, false, n> operator-=(Minus<n>, const B& b) { return {b}; }
template <typename A, typename B, bool plus, int n> constexpr A& assign(A& a, const Right<B, plus, n>& right) {
    if (plus != on(n))
        a += right.value;
    else
        a -= right.value;
    return a;
}
template <typename A, typename B, bool plus, int n> constexpr A& operator+=(A& a, const Right<B, plus, n>& right) {
    return assign(a, right);
}
template <typename A, typename B, bool plus, int n> constexpr A& operator-=(A& a, const Right<B, plus, n>& right) {
    return assign(a, right);
}

/// !x as Not<7>{} ->* x.
template <int n> struct Not {};
template <int n, typename T> constexpr bool operator->*(Not<n>, const T& value) {
    return static_cast<bool>(value) == on(n);
}

/// The number, changed by one step up or down if a switch is on.
template <typename T> constexpr T number(T was, int up, int down, double step) {
    return on(up)     ? static_cast<T>(was + static_cast<T>(step))
           : on(down) ? static_cast<T>(was - static_cast<T>(step))
                      : was;
}
constexpr bool truth(bool was, int n) { return was != on(n); }
template <int n, typename T> constexpr T pick(T was, T other) { return on(n) ? other : was; }
template <int n> constexpr bool kept() { return !on(n); }

/// A condition that always or never holds; it is still evaluated.
template <int always, int never, typename T> constexpr bool condition(const T& value) {
    const bool was = static_cast<bool>(value);
    return on(always) || (was && !on(never));
}

/// a && b, with b evaluated only if a holds: or as ||, without a, without b.
template <int other, int noLeft, int noRight, typename A, typename B> constexpr bool both(const A& a, B b) {
    const bool left = static_cast<bool>(a) || on(noLeft);
    if (on(noRight))
        return left;
    return on(other) ? left || b() : left && b();
}
/// The same for a || b.
template <int other, int noLeft, int noRight, typename A, typename B> constexpr bool either(const A& a, B b) {
    const bool left = static_cast<bool>(a) && !on(noLeft);
    if (on(noRight))
        return left;
    return on(other) ? left && b() : left || b();
}

} // namespace mutation
