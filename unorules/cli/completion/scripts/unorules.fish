# Completion of unorules in fish:  unorules completion fish > ~/.config/fish/completions/unorules.fish

function __unorules_complete
    set -l before (commandline -opc)
    set -l program $before[1]
    set -e before[1]
    set -l typed (commandline -ct)
    for line in (env _UNORULES_COMPLETES_FOR=fish $program $before "$typed" 2>/dev/null)
        switch $line
            case ':file'
                __fish_complete_path "$typed"
            case ':toml'
                __fish_complete_suffix "$typed" .toml
            case ':folder'
                __fish_complete_directories "$typed"
            case '*'
                echo $line
        end
    end
end

complete -c unorules -f -a '(__unorules_complete)'
