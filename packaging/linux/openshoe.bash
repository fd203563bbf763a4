# SPDX-License-Identifier: GPL-3.0-or-later
# What may be typed next comes from "openshoe-cli --complete", and the window's options from its --help.
_openshoe_offer() {
    local found what word=$1 values=()
    while IFS=$'\t' read -r found _; do
        case $found in
            :file | :folder)
                [[ $found == :file ]] && what=-f || what=-d
                mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen $what -- "$word")
                compopt -o filenames 2>/dev/null ;;
            ?*) values+=("${found#"$2"}") ;;
        esac
    done
    COMPREPLY+=("${values[@]}")
    [[ ${#COMPREPLY[@]} -gt 0 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
}
_openshoe() {
    # Bash splits words at "=": they are put together again, and what stands before it isn't offered twice.
    local i words=() whole before=
    for ((i = 1; i <= COMP_CWORD; ++i)); do
        if [[ $i -gt 1 && (${COMP_WORDS[i]} == = || ${COMP_WORDS[i-1]} == =) ]]; then
            words[${#words[@]}-1]+=${COMP_WORDS[i]}
        else
            words+=("${COMP_WORDS[i]}")
        fi
    done
    whole=${words[${#words[@]}-1]}
    [[ ${COMP_WORDS[COMP_CWORD]} == = || ${COMP_WORDS[COMP_CWORD-1]} == = ]] && before=${whole%%=*}=
    COMPREPLY=()
    if [[ ${COMP_WORDS[0]##*/} == openshoe-cli ]]; then
        _openshoe_offer "${whole#"$before"}" "$before" \
            < <(LC_ALL=C "${COMP_WORDS[0]}" --complete "${words[@]}" 2>/dev/null)
        return
    fi
    local last=${words[${#words[@]}-2]}
    [[ ${#words[@]} -lt 2 ]] && last=
    [[ -n $before ]] && last=${before%=}
    case $last in
        --data | --screenshots) _openshoe_offer "${whole#"$before"}" "$before" <<< :folder ;;
        --speed) COMPREPLY=($(compgen -W "off fast normal slow" -- "${whole#"$before"}")) ;;
        --variant) _openshoe_offer "${whole#"$before"}" '' \
            < <(LC_ALL=C openshoe-cli --complete history list --variant "${whole#"$before"}" 2>/dev/null) ;;
        *)
            if [[ $whole == -* ]]; then
                COMPREPLY=($(compgen -W "$(LC_ALL=C "${COMP_WORDS[0]}" --help 2>/dev/null |
                    sed -nE 's/^  (-., )?(--[a-z-]+).*/\2/p')" -- "$whole"))
            else
                _openshoe_offer "$whole" '' <<< :file
            fi ;;
    esac
}
complete -F _openshoe openshoe openshoe-cli
