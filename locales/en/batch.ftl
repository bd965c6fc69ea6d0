### Work without a table: score sheets, match records.

## Commands that may stand first instead of options; each may be asked with --help.

cli-commands = commands
cli-command-score = score a sheet of bids and tricks from a file
cli-command-verify = check a match record from a file against the rules
