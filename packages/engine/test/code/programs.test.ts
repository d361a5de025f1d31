import assert from 'node:assert/strict';
import { runCode } from './run.ts';

/** A program that is a library too: what its reference says, and what it must not. */
interface Program {
  readonly code: string;
  readonly says: readonly string[];
  readonly hides: RegExp;
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  argparse: {
    code: `import argparse, os
from dataclasses import dataclass
SIZE = int(os.environ.get("DESK_SIZE", "10"))
@dataclass
class Item:
    name: str
class Desk:
    """A place for items."""
    def put(self, item: Item) -> None:
        """Put an item down."""
        self.items.append(item)
class Unsaid:
    def run(self): return 1
def weigh(path: str) -> int:
    """Weigh what a file lists."""
    return 1
def helper(x): return x
def build():
    """Build the parser."""
    p = argparse.ArgumentParser(prog="desk")
    p.add_argument("--size", type=int, default=SIZE, help="items at most")
    return p
def add(args):
    """Handle the command."""
    return args.size
def entry():
    """Start."""
    return add(build().parse_args())
`,
    says: [
      '| `--size SIZE` | Integer | No | Value of `DESK_SIZE`, else `10` | Items at most. |',
      '| `DESK_SIZE` | `10` | Default of `--size`. |',
      '### `Desk`\n\nA place for items.',
      '#### `put`\n\nPut an item down.',
      '### `Item`',
      '### `weigh`\n\nWeigh what a file lists.',
    ],
    hides: /`(?:helper|Unsaid|build|add|entry)`/,
  },
  click: {
    code: `import click
class Letter:
    """A letter."""
@click.command()
@click.argument("to")
@click.option("--port", type=int, default=25, envvar="POST_PORT", help="port to use")
def send(to, port):
    """Send a letter."""
`,
    says: [
      '| `--port INTEGER` | No | Value of `POST_PORT`, else `25` | Port to use. |',
      '### `Letter`\n\nA letter.',
    ],
    hides: /### `send`/,
  },
  flag: {
    code: `package main
import ("flag"; "os")
// DefaultSize is how many entries fit.
const DefaultSize = 128
// Cache keeps entries.
type Cache struct { Size int }
// Put adds one.
func (c *Cache) Put(value string) error { return nil }
// fill is private.
func fill() {}
func main() {
	flag.Int("size", envInt("CACHE_SIZE", DefaultSize), "entries to keep")
	flag.String("file", os.Getenv("CACHE_FILE"), "where they are")
	flag.Parse()
}
`,
    says: [
      '| `-size int` | No | Value of `CACHE_SIZE`, else `128` | Entries to keep. |',
      '| `-file string` | No | Value of `CACHE_FILE` | Where they are. |',
      '### `Cache`\n\nCache keeps entries.',
      '#### `Put`\n\nAdds one.',
    ],
    hides: /`fill`/,
  },
  clap: {
    code: `use clap::Parser;
/// Search files.
#[derive(Parser)]
#[command(name = "seek")]
pub struct Cli {
    /// Matches at most
    #[arg(long, default_value_t = 100, env = "SEEK_MAX")]
    max: usize,
}
/// Finds what matches.
pub struct Searcher { pub pattern: String }
/// Runs it.
fn run(cli: Cli) {}
fn main() { run(Cli::parse()); }
`,
    says: [
      '| `--max <MAX>` | Integer | No | Value of `SEEK_MAX`, else `100` | Matches at most. |',
      '### `Searcher`\n\nFinds what matches.',
    ],
    hides: /### `(?:Cli|run)`/,
  },
  commander: {
    code: `import { Command } from 'commander';
/** Copies what changed. */
export function sync(from: string): number { return 0; }
/** Builds the program. */
export function build() {
  return new Command('mirror').option('-p, --parallel <n>', 'files at once', parseInt, Number(process.env.MIRROR_N ?? 4));
}
`,
    says: [
      '| `-p, --parallel <n>` | Integer | No | Value of `MIRROR_N`, else `4` | Files at once. |',
      '### `sync`\n\nCopies what changed.',
    ],
    hides: /### `build`/,
  },
  picocli: {
    code: `import picocli.CommandLine.*;
/** Keeps notes. */
public class NoteStore {
    /** Adds a note. */
    public int add(String text) { return 1; }
    @Command(name = "notes")
    static class App {
        @Option(names = "--max", defaultValue = "\${env:NOTES_MAX:-50}", description = "Most notes") int max;
    }
}
`,
    says: [
      '| `--max <max>` | Integer | No | Value of `NOTES_MAX`, else `50` | Most notes. |',
      '### `NoteStore`\n\nKeeps notes.',
      '#### `add`\n\nAdds a note.',
    ],
    hides: /### `App`/,
  },
  optparse: {
    code: `require 'optparse'
# Keeps a list of tasks.
class TaskList
  # Adds a task.
  def add(title)
    1
  end
end
OptionParser.new do |opts|
  opts.banner = 'Usage: tasks [options]'
  opts.on('-p', '--priority N', Integer, 'How urgent it is') { |v| v }
end.parse!
`,
    says: ['`-p, --priority N`', '### `TaskList`\n\nKeeps a list of tasks.', '#### `add`\n\nAdds a task.'],
    hides: /OptionParser/,
  },
};

describe('a program with types and functions for other code', () => {
  for (const [name, { code, says, hides }] of Object.entries(PROGRAMS))
    it(`is documented with both, and without what makes its command line: ${name}`, async () => {
      const { content } = await runCode('code-to-docs', code);
      for (const text of says) assert(content.includes(text), `no “${text}” in:\n${content}`);
      assert.doesNotMatch(content, hides);
    });

  it('has nothing but its command line where its functions are only helpers', async () => {
    const { content } = await runCode(
      'code-to-docs',
      "import argparse\ndef count(path):\n    return 1\ndef main():\n    p = argparse.ArgumentParser(prog='wc')\n    p.add_argument('file')\n    print(count(p.parse_args().file))\n",
    );
    assert.doesNotMatch(content, /## Functions|## Types|`count`/);
  });

  it('is told to its users with what to type, an example, and what they give apart from options', async () => {
    const { content } = await runCode(
      'user-guide',
      "import argparse, os\np = argparse.ArgumentParser(prog='desk')\np.add_argument('file', help='what to read')\np.add_argument('--size', default=os.getenv('DESK_SIZE', '10'), help='items at most')\np.add_argument('--key', required=True, help='who you are')\n",
    );
    for (const text of [
      'Type:\n\n```shell\ndesk <file> [options]\n```',
      'For example:\n\n```shell\ndesk FILE --key KEY --size 10\n```',
      '| You give | What it does |\n| --- | --- |\n| `file` | What to read. |',
      '| `--size SIZE` | Items at most. If you leave it out, it is the value of `DESK_SIZE`, else `10`. |',
    ])
      assert(content.includes(text), `no “${text}” in:\n${content}`);
  });
});
