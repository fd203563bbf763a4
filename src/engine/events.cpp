// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/events.h"

namespace openshoe::engine {

Event::Event() = default;
Event::Event(const Event&) = default;
Event::Event(Event&&) noexcept = default;
Event& Event::operator=(const Event&) = default;
Event& Event::operator=(Event&&) noexcept = default;
Event::~Event() = default;

bool operator==(const Event& one, const Event& other) {
    return static_cast<const AnyEvent&>(one) == static_cast<const AnyEvent&>(other);
}

} // namespace openshoe::engine
