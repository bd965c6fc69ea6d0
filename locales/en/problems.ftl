### What is wrong with settings, keys and the saved match. Said after the start, or when settings cannot be kept.

## Where: a line of a file, a file, the command line. $problem is one of the messages below.

problem-line = Line { $line } of { $file }: { $problem }.
problem-file = Settings in { $file }: { $problem }.
problem-flag = Command line: { $problem }.

## What. $key is the setting's name, $value what was written there.

problem-unknown-key = there is no setting { $key }
problem-empty = there is nothing after { $key }
problem-wrong-type = { $key } cannot be { $value }
problem-not-allowed = { $key } cannot be { $value }
problem-out-of-range = { $key } cannot be { $value }
problem-duplicate-key = { $key } stands there twice
problem-not-a-key = { $value } is not a key, for { $key }
problem-conflict = { $key } and { $value } do not go together
problem-not-supported = { $key } uses YAML that settings do not allow: { $value }
problem-low-contrast = { $key } on { $value } is hard to see
problem-missing = the file is missing
problem-unreadable = the file cannot be read, { $value }
problem-too-large = the file is too large
problem-not-text = the file is not UTF-8 text
problem-not-yaml = the file is not YAML
problem-not-a-mapping = the file holds no settings
problem-too-deep = the file is nested too deeply
problem-not-written = the file cannot be written, { $value }
problem-not-saved = Your change is not kept for the next start: { $value }.
problem-damaged-kept = Your settings file was damaged. It is kept as { $value }.

## What belongs there, what is used instead, what was probably meant. $list holds words or numbers.

problem-expects-choice = Allowed: { $list }.
problem-expects-number = Allowed, from and to: { $list }.
problem-expects-text =
    { $n ->
        [one] At most { $n } character.
       *[other] At most { $n } characters.
    }
problem-expects-switch = Allowed: true, false.
problem-expects-keys = A list of keys belongs there.
problem-expects-section = A group of settings belongs there.
problem-expects-colour = A colour belongs there: "#ffcc00", with the quotes, or [255, 204, 0].
problem-expects-contrast = Contrast { $now }; { $wanted } or more is easy to see.
problem-used = Used instead: { $value }.
problem-suggestion = Did you mean { $value }?

## Keys of the player's own. $command wished for $key, which $other has, or which is no digit.

key-problem-unknown = Keys: there is no command { $value }.
key-problem-taken = { $key } stays with “{ $other }”; “{ $command }” keeps its own keys.
key-problem-digit = { $key } is no digit; “{ $command }” keeps its own keys.

## The match in progress on disk. Two starts: the newest save is unusable, or the one before it as well (-again). $problem is the
## system's reason, or in save-set-aside one of these. save-none: nothing is left to go on with.

save-damaged = The saved match is damaged.
save-newer = The saved match is from a newer version of the game.
save-unreadable = The saved match cannot be read: { $problem }.
save-damaged-again = The save before it is damaged, too.
save-newer-again = The save before it is from a newer version of the game.
save-unreadable-again = The save before it cannot be read: { $problem }.
save-set-aside = { $problem } It is kept as { $value }.
save-previous = You can go on from one step before.
save-none = There is no match to go on with.
save-failed = The match is not saved: { $problem }. The game goes on.
save-works-again = The match is saved again.

## Why the system refuses to read or write a file, after a colon. system-no-folder: a file stands where a folder is needed.

system-full = the disk is full
system-read-only = the disk is write-protected
system-denied = access is denied
system-in-use = another program is using it
system-gone = it is not there
system-no-folder = a file is in the place of a folder
system-a-folder = it is a folder
system-bad-name = no file can have this name
system-failing = the disk has a fault
system-not-ordinary = it is not an ordinary file
