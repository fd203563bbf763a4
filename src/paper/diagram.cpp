// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/diagram.h"

#include <algorithm>
#include <cmath>

namespace openshoe::paper {

namespace {

double roundStep(double wanted, double finest) {
    const double unit = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (const double step = factor * unit; step >= wanted && step >= finest)
            return step;
    }
    return std::max(10 * unit, finest);
}

} // namespace

Axis roundAxis(double least, double most, int about, double finest, const std::function<QString(double)>& write) {
    const double low = std::min(0.0, least);
    const double high = std::max({0.0, most, low == 0 ? finest : 0.0});
    const double step = roundStep((high - low) / std::max(1, about), finest);
    const double first = std::floor(low / step);
    const double last = std::ceil(high / step);
    Axis axis{.from = first * step, .to = last * step};
    for (double place = first; place <= last; ++place)
        axis.marks.push_back({place * step, write(place * step)});
    return axis;
}

} // namespace openshoe::paper
