// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keyboard.h"

#include <QKeyEvent>

#include <string_view>

/// Keyboards of other countries: what their keys type in the places of the kernel, which X11 numbers from eight.
namespace keyboards {

struct Country {
    const char* name;
    /// By themselves and with Shift, in the order of `us`; a dot in the middle (·) types nothing by itself.
    std::u32string_view plain;
    std::u32string_view shifted;
};

inline constexpr std::u32string_view us = U"1234567890-=QWERTYUIOP[]ASDFGHJKL;'`\\ZXCVBNM,./";
inline constexpr Country unitedStates{"us", us, U"!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:\"~|ZXCVBNM<>?"};
inline constexpr Country russia{"ru", U"1234567890-=ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЁ\\ЯЧСМИТЬБЮ.",
                                U"!\"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЁ/ЯЧСМИТЬБЮ,"};
inline constexpr Country france{"fr", U"&É\"'(-È_ÇÀ)=AZERTYUIOP·$QSDFGHJKLMÙ²*WXCVBN,;:!",
                                U"1234567890°+AZERTYUIOP·£QSDFGHJKLM%~µWXCVBN?./§"};
inline constexpr Country germany{"de", U"1234567890ß·QWERTZUIOPÜ+ASDFGHJKLÖÄ·#YXCVBNM,.-",
                                 U"!\"§$%&/()=?·QWERTZUIOPÜ*ASDFGHJKLÖÄ°'YXCVBNM;:_"};
inline constexpr Country czechia{"cz", U"+ĚŠČŘŽÝÁÍÉ=·QWERTZUIOPÚ)ASDFGHJKLŮ§;·YXCVBNM,.-",
                                 U"1234567890%·QWERTZUIOP/(ASDFGHJKL\"!°'YXCVBNM?:_"};
inline constexpr Country greece{"gr", U"1234567890-=;ΣΕΡΤΥΘΙΟΠ[]ΑΣΔΦΓΗΞΚΛ·'`\\ΖΧΨΩΒΝΜ,./",
                                U"!@#$%^&*()_+:·ΕΡΤΥΘΙΟΠ{}ΑΣΔΦΓΗΞΚΛ·\"~|ΖΧΨΩΒΝΜ<>?"};
inline constexpr Country israel{"il", U"1234567890-=/'קראטוןםפ][שדגכעיחלךף,;\\זסבהנמצתץ.",
                                U"!@#$%^&*()_+QWERTYUIOP}{ASDFGHJKL:\"~|ZXCVBNM><?"};
inline constexpr Country iran{"ir", U"۱۲۳۴۵۶۷۸۹۰-=ضصثقفغعهخحجچشسیبلاتنمکگ·\\ظطزرذدپو./", U""};
inline constexpr Country dvorak{"dvorak", U"1234567890[]',.PYFGCRL/=AOEUIDHTNS-`\\;QJKXBMWVZ",
                                U"!@#$%^&*(){}\"<>PYFGCRL?+AOEUIDHTNS_~|:QJKXBMWVZ"};

inline char32_t typed(const Country& country, char32_t key, bool shift = false) {
    const std::u32string_view types = shift ? country.shifted : country.plain;
    const auto at = us.find(key);
    return at < types.size() && types[at] != U'·' ? types[at] : 0;
}

inline openshoe::models::Keyboard::Layout layout(const Country& country) {
    openshoe::models::Keyboard::Layout all;
    for (const char32_t key : us)
        all[key] = {typed(country, key), typed(country, key, true)};
    return all;
}

/// Where X11 says that the key is.
inline quint32 code(char32_t key) {
    for (const auto& [place, there] : openshoe::models::Keyboard::places()) {
        if (there == key)
            return place + 8;
    }
    return 0;
}

/// A press (or the release) of the key that is marked `key` on a US keyboard.
inline QKeyEvent event(const Country& country, char32_t key, Qt::KeyboardModifiers modifiers = {},
                       QEvent::Type type = QEvent::KeyPress) {
    const char32_t sign = typed(country, key, modifiers & Qt::ShiftModifier);
    return {type, sign ? static_cast<int>(sign) : int(Qt::Key_Dead_Circumflex), modifiers, code(key), 0, 0,
            sign ? QString::fromUcs4(&sign, 1).toLower() : QString()};
}

} // namespace keyboards
