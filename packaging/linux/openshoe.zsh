#compdef openshoe openshoe-cli
# SPDX-License-Identifier: GPL-3.0-or-later
# What may be typed next comes from "openshoe-cli --complete", and the window's options from its --help.
_openshoe_offer() {
    local line word what
    local -a offered whats keys
    for line in $@; do
        word=${line%%$'\t'*}
        what=${line#*$'\t'}
        case $word in
            :file) _files ;;
            :folder) _files -/ ;;
            *=) keys+=($word) ;;
            *) offered+=($word); [[ $what == $word ]] && whats+=($word) || whats+=("$word -- $what") ;;
        esac
    done
    (( $#keys )) && compadd -S '' -a keys
    (( $#offered )) && compadd -l -d whats -a offered
}
_openshoe() {
    local begun=${words[CURRENT]}
    if [[ ${words[1]:t} == openshoe-cli ]]; then
        _openshoe_offer ${(f)"$(LC_ALL=C $words[1] --complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)"}
        return
    fi
    case ${words[CURRENT-1]} in
        --data | --screenshots) _files -/ ;;
        --speed) compadd off fast normal slow ;;
        --variant)
            _openshoe_offer ${(f)"$(LC_ALL=C openshoe-cli --complete history list --variant "$begun" 2>/dev/null)"} ;;
        *)
            if [[ $begun == -* ]]; then
                compadd -- ${(f)"$(LC_ALL=C $words[1] --help 2>/dev/null | sed -nE 's/^  (-., )?(--[a-z-]+).*/\2/p')"}
            else
                _files
            fi ;;
    esac
}
_openshoe "$@"
