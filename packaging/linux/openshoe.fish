# SPDX-License-Identifier: GPL-3.0-or-later
# What may be typed next comes from "openshoe-cli --complete", and the window's options from its --help.
function __openshoe_offer
    for line in $argv
        switch $line
            case ':file'
                __fish_complete_path (commandline -ct)
            case ':folder'
                __fish_complete_directories (commandline -ct)
            case '*'
                echo $line
        end
    end
end
function __openshoe_cli
    set -l words (commandline -opc)
    __openshoe_offer (LC_ALL=C $words[1] --complete $words[2..] (commandline -ct) 2>/dev/null)
end
function __openshoe_window
    set -l words (commandline -opc)
    switch $words[-1]
        case --data --screenshots
            __fish_complete_directories (commandline -ct)
        case --speed
            printf '%s\n' off fast normal slow
        case --variant
            LC_ALL=C openshoe-cli --complete history list --variant (commandline -ct) 2>/dev/null
        case '*'
            if string match -q -- '-*' (commandline -ct)
                LC_ALL=C $words[1] --help 2>/dev/null |
                    string replace -rf '^  (?:-., )?(--[a-z-]+)(?: <[^>]*>)? +(.*)' '$1\t$2'
            else
                __fish_complete_path (commandline -ct)
            end
    end
end
complete -c openshoe-cli -f -a '(__openshoe_cli)'
complete -c openshoe -f -a '(__openshoe_window)'
