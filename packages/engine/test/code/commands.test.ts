import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommands } from '../../code/cli/index.ts';
import { readCode } from '../../code/read-code.ts';
import { loadParser } from './parser.ts';
import { runCode } from './run.ts';

/** Programs and their commands, each with its usage: what it takes, and its options; `*` marks what must be given. */
const PROGRAMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'cobra.go.txt': {
    tool: ['--config string'],
    'tool add': ['name*', '-f, --force', '-n, --count int* = 3'],
    'tool list': ['--format string = text'],
  },
  'clap.rs.txt': {
    notes: ['-d, --dir <DIR> = .', '-V, --verbose'],
    'notes add': ['text*', '-t, --tag <TAG>'],
    'notes list': ['--order <ORDER> = newest', '--max <LIMIT>', '--json'],
    'notes clean': [],
  },
  'commander.ts.txt': {
    notes: ['-V, --version', '-d, --dir <dir> = .'],
    'notes add': ['text*', 'tags', '-p, --pin', '-b, --book <name>*'],
    'notes remote': [],
    'notes remote add': ['url*', '--force'],
    'notes remote list': [],
  },
  'yargs.js.txt': {
    serve: ['-v, --verbose', '--mode <string> = dev'],
    'serve start': ['port = 5000', '--tls'],
    'serve stop': ['id*', '-f, --force'],
  },
  'click.py.txt': {
    '': ['--debug/--no-debug = --no-debug'],
    'add-note': ['text*', '-t, --tag NAME', '--kind = todo', '--count INTEGER*'],
    remote: [],
    'remote rm': ['names'],
  },
  'picocli.java.txt': {
    notes: ['-d, --dir DIR = .', '--order <order>', '-v, --verbose'],
    'notes add': ['text*', 'TAG', '--book <book>*'],
  },
  'thor.rb.txt': {
    add: ['TEXT*', '-t, --tag TAG = none', '--force', '--verbose'],
    list: ['BOOK', '--verbose'],
  },
};

describe('the commands of a program', () => {
  for (const [file, commands] of Object.entries(PROGRAMS))
    it(`are read with what they are a part of: ${file}`, async () => {
      const source = readFileSync(join(import.meta.dirname, 'fixtures', 'cli', file), 'utf8');
      const model = readCode(source, await loadParser());
      const found = readCommands(model).map(({ name, arguments: values, options }) => [
        name,
        [...values, ...options].map(
          (one) => `${one.name}${one.required ? '*' : ''}${one.fallback === '' ? '' : ` = ${one.fallback}`}`,
        ),
      ]);
      assert.deepEqual(Object.fromEntries(found), commands);
    });

  it('are documented with their examples, and without the functions that make them', async () => {
    const source = readFileSync(join(import.meta.dirname, 'fixtures', 'cli', 'cobra.go.txt'), 'utf8');
    const { content } = await runCode('code-to-docs', source);
    for (const text of [
      '# tool reference',
      '| `tool add` | Add a thing to the list. |',
      'Add a thing to the list.\n\nIt must not exist.',
      '**Example**\n\n```bash\ntool add desk\ntool add desk --force\n```',
      'Output format (`text\\|json`).',
    ])
      assert(content.includes(text), `no “${text}” in:\n${content}`);
    assert.doesNotMatch(content, /Execute|newListCmd/);
  });

  it('tell what argparse makes of them', async () => {
    const { content } = await runCode(
      'code-to-docs',
      "import argparse\n\nclass Cli:\n    def main(self):\n        parser = argparse.ArgumentParser(prog='desk')\n        parser.add_argument('-l', '--limit', default=10, type=int, help='At most so many (default: %(default)s)')\n        parser.add_argument('--cache', help='The cache (default: %(default)s)')\n        parser.add_argument('-n', '--dry-run', action='store_true', default=False, help='Change nothing')\n        parser.add_argument('files', nargs='*', help='What to read')\n",
    );
    for (const text of [
      '| `-l, --limit LIMIT` | Integer | No | `10` | At most so many. |',
      '| `--cache CACHE` |  | No |  | The cache. |',
      '| `-n, --dry-run` |  | No |  | Change nothing. |',
      '| `files` | No | What to read. |',
    ])
      assert(content.includes(text), `no “${text}” in:\n${content}`);
    assert.doesNotMatch(content, /## Types|`Cli`/);
  });

  it('tell which arguments of argparse exclude each other', async () => {
    const { content } = await runCode(
      'code-to-docs',
      "import argparse\np = argparse.ArgumentParser(prog='stash')\ng = p.add_mutually_exclusive_group(required=True)\ng.add_argument('--json', action='store_true', help='Print JSON.')\ng.add_argument('-c', '--csv', metavar='FILE', help='Write CSV')\ng = p.add_mutually_exclusive_group()\ng.add_argument('-q', '--quiet', action='store_true')\ng.add_argument('-v', '--verbose', action='store_true')\np.add_argument('--level', help='The level')\n",
    );
    for (const text of [
      "Print JSON. Required without `--csv`. Can't be used with `--csv`. |",
      "Write CSV. Required without `--json`. Can't be used with `--json`. |",
      "| `-q, --quiet` | No | Can't be used with `--verbose`. |",
      '| The level. |',
    ])
      assert(content.includes(text), `no “${text}” in:\n${content}`);
  });
});
