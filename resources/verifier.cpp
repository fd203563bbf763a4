// SPDX-License-Identifier: GPL-3.0-or-later
// As in art.cpp: the substance is the resource.
namespace openshoe::verifier {
extern const char* const prefix;
const char* const prefix = ":/openshoe/verifier";
} // namespace openshoe::verifier
