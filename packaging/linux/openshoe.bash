# SPDX-License-Identifier: GPL-3.0-or-later
# Completions are taken from the programs' own --help, in English.
_openshoe_words() {
    LC_ALL=C "$@" --help 2>/dev/null | sed -nE 's/^  (-., )?(--[a-z-]+).*/\2/p'
}
_openshoe_commands() {
    LC_ALL=C openshoe-cli --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z ]*[a-z]\)  .*/\1/p'
}
_openshoe() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} call=("${COMP_WORDS[0]}") found
    COMPREPLY=()
    case $before in
        --data | --screenshots) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --speed) mapfile -t COMPREPLY < <(compgen -W "off fast normal slow" -- "$word"); return ;;
        --out | --file) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        --variant)
            found=$(LC_ALL=C openshoe-cli variants 2>/dev/null | sed -n '2,$s/^\([a-z0-9-]*\) .*/\1/p')
            mapfile -t COMPREPLY < <(compgen -W "$found" -- "$word"); return ;;
    esac
    if [[ ${COMP_WORDS[0]##*/} == openshoe-cli ]]; then
        local i said=
        for ((i = 1; i < COMP_CWORD; ++i)); do
            [[ ${COMP_WORDS[i]} == -* ]] && break
            _openshoe_commands | grep -qE "^${said:+$said }${COMP_WORDS[i]}( |\$)" || break
            said=${said:+$said }${COMP_WORDS[i]}
            call+=("${COMP_WORDS[i]}")
        done
        if [[ $word != -* ]]; then
            found=$(_openshoe_commands | sed -nE "s/^${said:+$said }([a-z]+).*/\\1/p" | sort -u)
            mapfile -t COMPREPLY < <(compgen -W "$found" -- "$word")
            [ ${#COMPREPLY[@]} -gt 0 ] && return
        fi
    fi
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_openshoe_words "${call[@]}")" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -F _openshoe openshoe openshoe-cli
