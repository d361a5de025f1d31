import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'cobra: commands that are handed on at once, other names, versions, what is given up, and exit codes',
    input: `package main

import (
	"errors"
	"os"
	"github.com/spf13/cobra"
)

// Exit codes of the tool.
const (
	exitUsage   = 2
	exitDrift   = 3
	exitOffline = 4
)

var errDrift = errors.New("drift found")

func newRoot() *cobra.Command {
	root := &cobra.Command{Use: "drift", Long: "drift compares what is deployed with the repository.", Version: "1.8.2"}
	root.PersistentFlags().StringP("output", "o", "table", "output format: table, json or yaml")
	root.AddCommand(&cobra.Command{Use: "scan DIR", Aliases: []string{"s"}, Short: "Report differences"})
	root.AddCommand(newIgnore())
	return root
}

func newIgnore() *cobra.Command {
	cmd := &cobra.Command{Use: "ignore", Short: "Manage what is ignored", Deprecated: "use a file"}
	cmd.AddCommand(&cobra.Command{Use: "add NAME", Short: "Ignore a resource"})
	return cmd
}

func main() {
	err := newRoot().Execute()
	switch {
	case errors.Is(err, errDrift):
		os.Exit(exitDrift)
	case errors.Is(err, errGone):
		os.Exit(exitOffline)
	default:
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(exitUsage)
	}
}
`,
    has: [
      '`drift` compares what is deployed',
      '## \`drift scan\`\n\nReport differences.\n\nAlso: \`s\`.',
      '## \`drift ignore add\`',
      'Manage what is ignored. Deprecated: use a file.',
      '| \`--version\` | No |  | Print the version, \`1.8.2\`. |',
      'Output format: \`table\`, \`json\`, or \`yaml\`.',
      '| \`0\` | Success. |\n| \`2\` | Usage. |\n| \`3\` | Drift found. |\n| \`4\` | Offline. |',
    ],
  },
  {
    it: 'argparse: results of functions that subcommands name, other names, versions, types that are functions',
    input: `import argparse
import sys

EXIT_LOCKED = 75


def size(value):
    """Size in bytes; K and M are known."""
    return int(value)


def build():
    parser = argparse.ArgumentParser(prog="rot", description="Rotate files.")
    parser.add_argument("--version", action="version", version="%(prog)s 4.1")
    sub = parser.add_subparsers(required=True)
    one = sub.add_parser("restore", help="restore a file", aliases=["get"])
    one.add_argument("--to", required=True, metavar="DIR", help="directory to write to")
    one.add_argument("--max", type=size, default="1M", help="largest file")
    one.set_defaults(func=cmd_restore)
    return parser


def cmd_restore(args):
    if locked():
        print("another run is going on", file=sys.stderr)
        return EXIT_LOCKED
    if BUCKET is None:
        sys.exit("no bucket is set")
    return 0


def main(argv=None):
    args = build().parse_args(argv)
    try:
        return args.func(args)
    except PermissionError as err:
        print(f"permission denied: {err.filename}", file=sys.stderr)
        return 13
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
`,
    has: [
      'Also: \`get\`.',
      '| \`--version\` | No | Print the version, \`4.1\`. |',
      '| \`--to DIR\` | Yes |',
      'Largest file. Size in bytes; K and M are known.',
      '| \`1\` | No bucket is set. |\n| \`2\` | The arguments are invalid. |\n| \`13\` | Permission denied. |\n| \`75\` | Another run is going on. |\n| \`130\` | On \`KeyboardInterrupt\`. |',
    ],
  },
  {
    it: 'commander: codes of exits, of errors, and that are left for the end',
    input: `import { Command } from 'commander';
const program = new Command().name('pack').description('Packs a folder.');
const CODES = { missing: 3 };
program.argument('<dir>').option('-o, --out <file>', 'file to write').action((dir, options) => {
  if (!exists(dir)) {
    console.error('The folder does not exist.');
    process.exit(CODES.missing);
  }
  if (!options.out) program.error('name a file to write', { exitCode: 64 });
  process.exitCode = 5;
});
program.parse();`,
    has: ['| \`3\` | The folder does not exist. |\n| \`5\` | [VERIFY] |\n| \`64\` | Name a file to write. |'],
  },
  {
    it: 'TypeScript: defaults in comments and in code, what is deprecated and for what, since when, and makers that are kept',
    input: `/** Options of a client. */
export interface Options {
  /**
   * Milliseconds before it gives up.
   * @defaultValue 10000
   */
  timeout?: number;
  /** Attempts after the first one. */
  retries?: number;
  /** @deprecated Use {@link Options.headers}. */
  token?: string;
}
/** A client. */
export class Client {
  private constructor(options: Options) {}
  /** Closes it. */
  close(): void {}
}
/**
 * Makes a client.
 * @since 2.1
 */
export function make(options: Options): Client {
  const { retries = 3 } = options;
  return build(retries);
}
/**
 * Makes a client.
 * @deprecated Use make.
 */
export function create(options: Options): Client { return make(options); }`,
    has: [
      '| \`timeout\` | \`number\` | No | \`10000\` |',
      '| \`retries\` | \`number\` | No | \`3\` |',
      'Deprecated. Use \`Options.headers\`.',
      'Since version 2.1.',
      'This function is deprecated. Use make.',
    ],
    hasNot: ['new Client'],
  },
  {
    it: 'Python: docstrings in reST, and parameters that take what is left with a type',
    input: `"""Reads gauges."""

def open_gauge(path: str, **options: object) -> int:
    """Open a gauge file.

    Use it like this::

        with open_gauge("june") as gauge:
            pass

    .. deprecated:: 3.0
       Use :class:\`Gauge\`.

    :param path: The file, \`\`-\`\` for none.
    :raises FileNotFoundError: if there is no such file
    """
    return 1
`,
    has: [
      'This function is deprecated. Use \`Gauge\`.',
      'Use it like this:\n\n\`\`\`python\nwith open_gauge("june") as gauge:\n    pass\n\`\`\`',
      'The file, \`-\` for none.',
      '**Throws:** \`FileNotFoundError\`: if there is no such file.',
      '\`…options\`',
    ],
    hasNot: [':class:', '.. deprecated'],
  },
  {
    it: 'a shell line in front of a script is no comment',
    input: `#!/usr/bin/env node
import { Command } from 'commander';
const program = new Command().name('pack').description('Packs a folder.');
program.command('run').description('Runs it');
program.command('stop').description('Stops it');`,
    has: ['# pack reference'],
    hasNot: ['usr/bin'],
  },
  {
    it: 'Typer: what is deprecated, which of two flags holds, what is asked for, and what is denied',
    input: `import typer
from typing_extensions import Annotated

app = typer.Typer()

@app.command(deprecated=True)
def restore(
    password: Annotated[str, typer.Option(prompt=True, help="Password of the key.")],
    encrypt: Annotated[bool, typer.Option("--encrypt/--no-encrypt", help="Encrypt it.")] = True,
):
    """Restore a backup."""
    typer.confirm("Replace it?", abort=True)
    raise typer.Exit(code=3)

@app.command()
def check():
    """Check a backup."""
`,
    has: [
      'Restore a backup. Deprecated.',
      '| \`--encrypt/--no-encrypt\` | No | \`--encrypt\` | Encrypt it. |',
      '| \`--password\` | No |  | Password of the key. Asked for when it is left out. |',
      '| \`1\` | Cancelled. |',
    ],
  },
  {
    it: 'commander: other names, options that exclude others, versions, and examples behind the help',
    input: `import { Command, Option } from 'commander';
const program = new Command();
program.name('ship').description('Ship sites').version(version, '-V, --version', 'print the version');
program
  .command('deploy')
  .alias('d')
  .description('Upload the site')
  .addOption(new Option('--prod', 'deploy to production').conflicts('preview'))
  .option('--preview', 'deploy to a preview address')
  .addHelpText('after', '\\nExamples:\\n  $ ship deploy --prod');
program.command('list').description('List sites');`,
    has: [
      'Also: \`d\`.',
      '| \`-V, --version\` | No | Print the version. |',
      "Deploy to production. Can't be used with \`--preview\`.",
      '\`\`\`bash\nship deploy --prod\n\`\`\`',
    ],
  },
];

describeRows('tools and libraries of Go, Python and JavaScript are told whole', ROWS);
