#compdef unorules
# Completion of unorules in zsh. In ~/.zshrc, behind compinit:  eval "$(unorules completion zsh)"

_unorules() {
    local line word kind
    local -a found told open
    for line in "${(@f)$(_UNORULES_COMPLETES_FOR=zsh ${~words[1]} "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        word=${line%%$'\t'*}
        case $line in
            '') ;;
            :*) kind=${line#:} ;;
            *=) open+=("$word") ;;
            *=$'\t'*) open+=("$word") ;;
            *$'\t'*) found+=("$word"); told+=("$word  -- ${line#*$'\t'}") ;;
            *) found+=("$word"); told+=("$word") ;;
        esac
    done
    (( $#found )) && compadd -V unorules -l -d told -a found
    (( $#open )) && compadd -V unorules -S '' -a open
    if [[ -n $kind ]]; then
        [[ $words[CURRENT] == -*=* ]] && compset -P '*='
        case $kind in
            file) _files ;;
            toml) _files -g '*.toml' ;;
            folder) _files -/ ;;
        esac
    fi
    (( compstate[nmatches] ))
}

if [[ $funcstack[1] == _unorules ]]; then
    _unorules "$@"
else
    compdef _unorules unorules
fi
