import assert from 'node:assert/strict';
import { plan } from '../admin/run.ts';
import type { Outcome } from '../admin/types.ts';
import { openAdminStorage, type Storage } from '../storage/index.ts';
import { DATABASES, type TestPlace } from './support/databases.ts';

const TERMS = { termSubs: [{ preferred: 'sign in', avoid: ['log in', 'login'] }] };
const CSV = 'preferred,avoid\r\nsign in,log in|login';

for (const database of DATABASES) {
  describe(`the style commands on ${database.name}`, () => {
    let place: TestPlace;
    let storage: Storage;
    before(async () => {
      place = await database.create();
      storage = await openAdminStorage(place.place);
      await run('account create --email a@example.com --tier pro');
    });
    after(async () => {
      await storage.close();
      await place.remove();
    });

    const run = async (command: string, stdin = '', json = false): Promise<string> => {
      const wish = plan([...command.split(' '), ...(json ? ['--json'] : [])]);
      assert.ok('run' in wish);
      return wish.run({ storage, clock: () => new Date('2026-11-21T10:00:00Z'), read: () => stdin });
    };
    const value = async <T = Outcome['value']>(command: string, stdin?: string): Promise<T> =>
      JSON.parse(await run(command, stdin, true)) as T;
    const style = (rest: string): string => `style ${rest} --email a@example.com`;

    it('carry the severity of a rule through a table', async () => {
      await run('account create --email s@example.com --tier pro');
      const csv =
        'label,description,severity\r\nNo bangs,No exclamation marks.,critical\r\nShort,Short sentences.,';
      await run('style import --email s@example.com --format rules --file -', csv);
      assert.deepEqual(await value('style get --email s@example.com'), {
        rules: [
          { label: 'No bangs', description: 'No exclamation marks.', severity: 'critical' },
          { label: 'Short', description: 'Short sentences.' },
        ],
      });
      assert.equal(await run('style export --email s@example.com --format rules'), csv);
      const wrong = csv.replace('critical', 'high');
      await assert.rejects(
        run('style import --email s@example.com --format rules --file -', wrong),
        /rules\[0\]\.severity is not valid: expected one of "critical", "important", "minor"/,
      );
    });

    it('take presets, which leave terms and glossary alone', async () => {
      await run('account create --email p@example.com --tier pro');
      await run('style set --email p@example.com --file -', JSON.stringify(TERMS));
      const set = await run('style set --email p@example.com --preset plain-language,google');
      assert.match(set, /^Saved version 2: \d+ rules, 1 term substitutions, no glossary entries\.$/);
      const style = await value<{ rules: { label: string }[]; termSubs: unknown }>(
        'style get --email p@example.com',
      );
      assert.deepEqual(style.termSubs, TERMS.termSubs);
      const labels = style.rules.map(({ label }) => label);
      assert.ok(labels.includes('No hidden verbs') && labels.includes('Timeless text'));
      assert.equal(labels.filter((label) => label === 'Short sentences').length, 1);
      const presets = await value<{ id: string }[]>('style presets');
      assert.deepEqual(
        presets.map(({ id }) => id),
        ['google', 'microsoft', 'plain-language', 'inclusive', 'ui-text'],
      );
      await assert.rejects(
        run('style set --email p@example.com --preset none'),
        /There is no preset "none": expected one of google/,
      );
      await assert.rejects(run('style set --email p@example.com'), /either --file or --preset/);
    });

    it('take a table, a JSON file, show every version and restore one', async () => {
      assert.equal(
        await run(style('import --format terms --file -'), `${CSV}\r\n`),
        'Saved version 1: no rules, 1 term substitutions, no glossary entries.',
      );
      assert.equal(await run(style('export --format terms')), CSV);
      assert.match(
        await run(style('set --file -'), '{"rules":[]}'),
        /^Saved version 2: 0 rules, no term substitutions/,
      );
      assert.deepEqual(JSON.parse(await run(style('show --version 1'))), TERMS);
      const restored = await value<{ revision: number; restoredFrom: number }>(style('restore --version 1'));
      assert.deepEqual([restored.revision, restored.restoredFrom], [3, 1]);
      assert.deepEqual(await value(style('get')), TERMS);
      const history = (await run(style('history'))).split('\n');
      assert.match(history[0] ?? '', /^VERSION +SAVED +BY +RULES +TERMS +GLOSSARY +RESTORED FROM$/);
      assert.match(history[1] ?? '', /^3 +2026-11-21T10:00:00\.000Z +admin +- +1 +- +1$/);
      assert.equal(history.length, 4);
      assert.deepEqual(JSON.parse(await run(style('export --format json'))), TERMS);
    });

    const refused: [command: string, stdin: string, name: string, message: RegExp][] = [
      ['show --version 9', '', 'Refusal', /no version 9 of this style/],
      ['restore --version 0', '', 'UsageError', /--version is "0"/],
      ['export --format xml', '', 'UsageError', /expected one of json, rules, terms, glossary/],
      ['import --format terms --file -', 'preferred,avoid\n,b', 'Refusal', /^Line 2: "preferred" is empty/],
      ['import --format json --file -', '{', 'Refusal', /not valid JSON/],
    ];
    for (const [command, stdin, name, message] of refused) {
      it(`refuse ${command} ${stdin.trim()}`, async () => {
        await assert.rejects(run(style(command), stdin), { name, message });
      });
    }
  });
}
