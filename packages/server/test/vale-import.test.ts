import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StyleRule } from '@housestyle/contract';
import { strToU8, zipSync } from 'fflate';
import { plan } from '../admin/run.ts';
import { readValeFiles } from '../admin/vale-files.ts';
import { openAdminStorage, type Storage } from '../storage/index.ts';
import { DATABASES, type TestPlace } from './support/databases.ts';

const VERY =
  'extends: existence\nmessage: "Remove \'%s\'."\nlevel: error\nignorecase: true\ntokens:\n  - very\n';
const TEAM = {
  '.vale.ini':
    'StylesPath = styles\nVocab = Team\n\n[*.md]\nBasedOnStyles = Vale, House\nVale.Spelling = NO\nHouse.Loud = warning\n',
  'styles/House/Very.yml': VERY,
  'styles/House/Loud.yml':
    "extends: existence\nmessage: 'No shouting.'\nnonword: true\nlevel: error\ntokens: ['!']\n",
  'styles/House/Own.yml': 'extends: script\nmessage: x\nscript: |\n  os := import("os")\n  matches := []\n',
  'styles/House/Partly.yml': "extends: existence\nmessage: 'x'\ntokens:\n  - '(unclosed'\n  - closed\n",
  'styles/House/Broken.yml': "extends: existence\nmessage: 'x'\ntokens:\n  - '(unclosed'\n",
  'styles/config/vocabularies/Team/accept.txt': 'Housestyle\n',
};

describe('style import reads Vale styles', () => {
  let place: TestPlace;
  let storage: Storage;
  let folder: string;
  before(async () => {
    const [database] = DATABASES;
    assert.ok(database);
    place = await database.create();
    storage = await openAdminStorage(place.place);
    folder = mkdtempSync(join(tmpdir(), 'vale-'));
    for (const [path, text] of Object.entries(TEAM)) {
      mkdirSync(dirname(join(folder, 'team', path)), { recursive: true });
      writeFileSync(join(folder, 'team', path), text);
    }
    await run('account', 'create', '--email', 'a@example.com', '--tier', 'pro');
  });
  after(async () => {
    await storage.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  const run = (...argv: string[]): Promise<string> => {
    const wish = plan(argv);
    assert.ok('run' in wish);
    const clock = () => new Date('2026-11-21T10:00:00Z');
    return wish.run({ storage, clock, read: () => '', readStyles: readValeFiles });
  };
  const style = (...rest: string[]) => run('style', ...rest, '--email', 'a@example.com');
  const saved = async () => (JSON.parse(await style('get', '--json')) as { rules: StyleRule[] }).rules;

  it('from a folder, with its configuration and vocabulary, and says what it leaves out', async () => {
    const text = await style('import', '--vale', join(folder, 'team'));
    assert.match(
      text,
      /^Imported \(5\): House\.Loud, House\.Partly, House\.Very, Vale\.Repetition, Vale\.Terms$/m,
    );
    assert.match(text, /^ {2}House\.Own: It cannot be run: the script asks for the module “os”/m);
    assert.match(text, /^ {2}House\.Partly: It is used in part: the pattern “\(unclosed” cannot be read/m);
    assert.match(text, /^ {2}House\.Broken: It cannot be run: the pattern “.*\(unclosed.*” cannot be read/m);
    assert.match(text, /Turned off by the configuration \(1\): Vale\.Spelling/);
    assert.match(text, /Saved version 1: 6 rules/);
    const rules = await saved();
    assert.deepEqual(
      rules.map(({ label }) => label),
      ['Vale.Configuration', 'House.Loud', 'House.Partly', 'House.Very', 'Vale.Repetition', 'Vale.Terms'],
    );
    assert.deepEqual(rules[0]?.check, { extends: 'configuration', vocabulary: ['Housestyle'] });
    assert.equal(rules[1]?.check?.extends === 'existence' && rules[1].check.level, 'warning');
    assert.deepEqual(rules[2]?.check?.extends === 'existence' && rules[2].check.tokens, ['closed']);
  });

  it('from a zip archive with a folder around everything, in place of the same style', async () => {
    const file = join(folder, 'House.zip');
    writeFileSync(
      file,
      zipSync({ 'house-1.2/House/Very.yml': strToU8(VERY), 'house-1.2/README.md': strToU8('# Hi') }),
    );
    assert.match(await style('import', '--zip', file), /^Imported \(1\): House\.Very$/m);
    assert.deepEqual(
      (await saved()).map(({ label }) => label),
      ['Vale.Configuration', 'Vale.Repetition', 'Vale.Terms', 'House.Very'],
    );
  });

  it('from the folder of one style, and from where a configuration points', async () => {
    assert.match(
      await style('import', '--vale', join(folder, 'team/styles/House')),
      /House\.Loud, House\.Partly, House\.Very/,
    );
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(
      join(folder, 'elsewhere/.vale.ini'),
      'StylesPath = ../team/styles\n[*]\nHouse.Very = YES\n',
    );
    assert.match(
      await style('import', '--vale', join(folder, 'elsewhere')),
      /^Imported \(1\): House\.Very$/m,
    );
  });

  const refused: [argv: string[], name: string, message: RegExp][] = [
    [['--vale', 'no-such-folder'], 'Refusal', /^There is no file or folder no-such-folder\.$/],
    [['--vale', 'package.json'], 'Refusal', /is no folder, no zip archive and no \.vale\.ini/],
    [['--vale', 'packages/server/admin'], 'Refusal', /^No rule could be imported/],
    [['--vale', 'x', '--zip', 'y'], 'UsageError', /^Give --vale, --zip, or --format and --file\.$/],
    [[], 'UsageError', /needs --format and --file, or --vale, or --zip/],
  ];
  for (const [argv, name, message] of refused) {
    it(`refuses ${argv.join(' ') || 'no source'}`, async () => {
      await assert.rejects(async () => style('import', ...argv), { name, message });
    });
  }

  it('refuses a file that only looks like an archive', async () => {
    const file = join(folder, 'broken.zip');
    writeFileSync(file, 'PK no archive');
    await assert.rejects(async () => style('import', '--zip', file), {
      name: 'Refusal',
      message: /no zip archive/,
    });
  });
});
