# Completion of unorules in bash. In ~/.bashrc:  eval "$(unorules completion bash)"

_unorules() {
    local line kind current program=${1/#\~/$HOME}
    current=${COMP_WORDS[COMP_CWORD]}
    [[ $current == [=:]* ]] && current=
    COMPREPLY=()
    while IFS= read -r line; do
        line=${line%%$'\t'*}
        case $line in
            :*) kind=${line#:} ;;
            *) COMPREPLY+=("$line") ;;
        esac
    done < <(_UNORULES_COMPLETES_FOR=bash "$program" "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
    fi
    if [[ -n $kind ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r line; do
            COMPREPLY+=("$line")
        done < <(_unorules_files "$kind" "$current")
    fi
}

_unorules_files() {
    case $1 in
        file) compgen -f -- "$2" ;;
        toml) compgen -d -- "$2"; compgen -f -X '!*.toml' -- "$2" ;;
        folder) compgen -d -- "$2" ;;
    esac
}

complete -o nosort -F _unorules unorules 2>/dev/null || complete -F _unorules unorules
