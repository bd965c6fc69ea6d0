### What the program says on the command line.

## spades-gui --help. cli-usage stands before the command, cli-options above the options.

cli-usage = usage:
cli-options = options
cli-about = Spades for everyone’s ears and eyes: spoken, drawn, and played with the keyboard alone.
cli-help = show this help and exit
cli-version = print the version and exit
cli-language = the language of this run
cli-config = settings that go before your own, from this file
cli-set = one setting for this run, such as screen.theme=dark; may be given several times
cli-portable = keep everything in the folder userdata beside the program, and nothing elsewhere
cli-open = go on with the match in this file
cli-seed = fixes the deals and the computer players
cli-keys = press the keys in this file, one a line
cli-transcript = write what is spoken, heard, pressed and shown to this file, as JSON lines
cli-headless = without a window, a sound or a voice
cli-fast = without any pause
cli-demo = the computer plays one match by itself and prints what it says

## What went wrong before the game could start.

cli-not-understood = Not understood: { $value }. See spades-gui --help
cli-no-screen = There is no screen to open a window on; spades-gui --demo plays a match without one.
cli-no-file = Cannot open { $file }: { $problem }
cli-not-written = Cannot write to { $file }: { $problem }
cli-bad-script = Line { $line } of { $file } is neither a key nor a wait: { $value }

## What ends a game that has begun.

cli-screen-lost = The screen has gone, and the game with it.

## Said once in a game whose own files are not all there.

texts-damaged = Some of the game’s texts are missing or damaged: English takes their place.
sounds-damaged = { $n ->
    [one] One sound is missing or damaged: it stays silent.
   *[other] { $n } sounds are missing or damaged: they stay silent.
 }
