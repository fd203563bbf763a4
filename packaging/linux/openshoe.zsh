#compdef openshoe openshoe-cli
# SPDX-License-Identifier: GPL-3.0-or-later
# Completions are taken from the programs' own --help, in English.
local -a call commands found
call=($words[1])
if [[ ${words[1]:t} == openshoe-cli ]]; then
    commands=("${(@f)$(LC_ALL=C openshoe-cli --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z ]*[a-z]\)  .*/\1/p')}")
    local said= i
    for ((i = 2; i < CURRENT; ++i)); do
        [[ -n ${(M)commands:#${said:+$said }${words[i]}*} ]] || break
        said=${said:+$said }${words[i]}
        call+=($words[i])
    done
    found=(${(u)${${(M)commands:#${said:+$said }*}#${said:+$said }}%% *})
    [[ $PREFIX != -* && -n $found ]] && compadd -a found
fi
if [[ $PREFIX == -* ]]; then
    found=(${(f)"$(LC_ALL=C $call --help 2>/dev/null | sed -nE 's/^  (-., )?(--[a-z-]+).*/\2/p')"})
    compadd -a found
else
    _files
fi
