# SPDX-License-Identifier: GPL-3.0-or-later
# Completions are taken from the programs' own --help.
function __openshoe_options
    set -l words (commandline -opc)
    set -l call $words[1]
    for word in $words[2..]
        string match -q -- '-*' $word; and break
        set -a call $word
    end
    $call --help 2>/dev/null | string replace -rf '^  (?:-., )?(--[a-z-]+)(?: <[^>]*>)? +(.*)' '$1\t$2'
end
function __openshoe_commands
    set -l said (string join ' ' -- (commandline -opc)[2..] '')
    openshoe-cli --help 2>/dev/null |
        string replace -rf '^  ([a-z][a-z ]*[a-z])  +(.*)' '$1\t$2' |
        string replace -rf "^$said"'([a-z]+)[^\t]*\t(.*)' '$1\t$2' | awk -F'\t' '!told[$1]++'
end
complete -c openshoe -n 'string match -q -- "-*" (commandline -ct)' -a '(__openshoe_options)'
complete -c openshoe-cli -n 'string match -q -- "-*" (commandline -ct)' -a '(__openshoe_options)'
complete -c openshoe-cli -a '(__openshoe_commands)' -n '__openshoe_commands | string length -q' -f
