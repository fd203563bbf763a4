// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace openshoe::test {

/// One channel, samples from -1 to 1.
struct Recording {
    int rate = 0; ///< per second
    std::vector<double> samples;
};

/// A 16-bit mono WAV file whose samples follow a header of 44 bytes; no samples if it is anything else.
[[nodiscard]] Recording recordingIn(const QString& file);

// All in decibels below full scale; in LUFS if K-weighted (ITU-R BS.1770-4, for any rate).
[[nodiscard]] double peakOf(const Recording& recording);
/// Of the loudest 200 ms, about as long as the ear integrates: short sounds don't fill a whole block of BS.1770.
[[nodiscard]] double loudestOf(const Recording& recording);
/// Gated and integrated, for longer sounds.
[[nodiscard]] double integratedOf(const Recording& recording);

/// The mean of all samples.
[[nodiscard]] double offsetOf(const Recording& recording);

} // namespace openshoe::test
