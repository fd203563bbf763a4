// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks/gunzip.h"

#include <zlib.h>

#include <algorithm>

namespace openshoe::decks {

std::optional<QByteArray> gunzip(const QByteArray& packed, qsizetype most) {
    z_stream stream{};
    if (inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK) // accept only the gzip format
        return std::nullopt;
    QByteArray in = packed; // zlib's older interface takes its input as writable
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    QByteArray out;
    int state = Z_OK;
    while (state == Z_OK && out.size() <= most) {
        constexpr qsizetype piece = 64 * 1024;
        const qsizetype before = out.size();
        out.resize(before + std::min(piece, most + 1 - before)); // one more byte shows that it is too much
        stream.next_out = reinterpret_cast<Bytef*>(out.data() + before);
        stream.avail_out = static_cast<uInt>(out.size() - before);
        state = inflate(&stream, Z_NO_FLUSH);
        out.resize(out.size() - static_cast<qsizetype>(stream.avail_out));
        if (out.size() == before && state == Z_OK)
            break; // the data ends too early
    }
    inflateEnd(&stream);
    return state == Z_STREAM_END && out.size() <= most ? std::optional(out) : std::nullopt;
}

} // namespace openshoe::decks
