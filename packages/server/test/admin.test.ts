import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COMMANDS } from '../admin/commands/index.ts';
import { plan } from '../admin/run.ts';
import { openAdminStorage } from '../storage/index.ts';
import { runProgram, type Finished } from './support/program.ts';
import { temporaryFolder } from './support/service.ts';

const STYLE = {
  rules: [{ label: 'No exclamation marks', description: "Don't use exclamation marks." }],
  termSubs: [{ preferred: 'sign in', avoid: ['log in'] }],
  glossary: [{ term: 'Workbench', definition: 'Where work is done.', synonyms: [] }],
};

describe('the command line', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  const run = (command: string, stdin?: string): Promise<Finished> =>
    runProgram('admin/main.ts', command.split(' '), { DATA_DIR: path.join(folder, 'data') }, stdin);
  const json = async (command: string, stdin?: string): Promise<unknown> => {
    const { code, output, errors } = await run(`${command} --json`, stdin);
    assert.deepEqual([code, errors], [0, '']);
    assert.equal(output.trim().split('\n').length, 1);
    return JSON.parse(output) as unknown;
  };

  it('makes, changes and lists accounts', async () => {
    const created = (await json('account create --email A@example.com --tier pro --limit 7')) as {
      id: string;
    };
    assert.match(created.id, /^[0-9a-f-]{36}$/);
    const changed = await json('account update --email a@EXAMPLE.com --tier team --limit none');
    assert.deepEqual(changed, { ...created, tier: 'team', limit: null });
    assert.deepEqual(await json('account list'), [{ ...(changed as object), used: 0 }]);
    assert.match((await run('account list')).output, /^EMAIL +TIER .*\nA@example\.com +team +tier's +0 /);
  });

  it('makes, lists and revokes keys, and shows a value once', async () => {
    const created = (await json('key create --email a@example.com --label pipeline')) as Record<
      string,
      string
    >;
    const { key = '', ...record } = created;
    assert.match(key, /^housestyle_[0-9A-Za-z]{36}$/);
    assert.deepEqual(await json('key list --email a@example.com'), [record]);
    const revoked = (await json(`key revoke --id ${record.id}`)) as { revokedAt: string };
    assert.match(revoked.revokedAt, /^20/);
    assert.ok(!JSON.stringify([revoked, await json('key list --email a@example.com')]).includes(key));
    assert.match((await run('key create --email a@example.com')).output, /^housestyle_\w{36}\nKeep it now/);
  });

  it('saves a style from a file or standard input, and prints it', async () => {
    assert.deepEqual(await json('style get --email a@example.com'), {});
    const file = path.join(folder, 'style.json');
    await writeFile(file, JSON.stringify(STYLE));
    assert.deepEqual(await json(`style set --email a@example.com --file ${file}`), STYLE);
    assert.deepEqual(await json('style get --email a@example.com'), STYLE);
    const part = { termSubs: STYLE.termSubs };
    assert.deepEqual(await json('style set --email a@example.com --file -', JSON.stringify(part)), part);
    assert.deepEqual(await json('style get --email a@example.com'), part);
  });

  const refused: [command: string, message: RegExp, stdin?: string][] = [
    ['account create --email A@EXAMPLE.COM --tier pro', /already/],
    ['account create --email nobody --tier pro', /not an email address/],
    ['account update --email nobody@example.com --tier pro', /no account with the email/],
    ['key create --email nobody@example.com', /no account with the email/],
    ['key revoke --id 7', /no key with the id 7/],
    ['style set --email a@example.com --file /nowhere.json', /ENOENT/],
    ['style set --email a@example.com --file -', /not valid JSON/, '{'],
    ['style set --email a@example.com --file -', /rules\[0\]\.label is required/, '{"rules":[{}]}'],
  ];
  for (const [command, message, stdin = ''] of refused) {
    it(`refuses ${command} ${stdin}`, async () => {
      const storage = await openAdminStorage(path.join(folder, 'data'));
      const read = (file: string): string => (file === '-' ? stdin : readFileSync(file, 'utf8'));
      const wish = plan(command.split(' '));
      assert.ok('run' in wish);
      await assert.rejects(wish.run({ storage, clock: () => new Date(), read }), message);
      await storage.close();
    });
  }

  const wrong: [command: string, message: RegExp][] = [
    ['account delete', /no command "account delete"/],
    ['account create --email b@example.com', /needs --tier/],
    ['key create --email a@example.com --id 7', /takes no --id/],
    ['key create --email a@example.com --colour red', /--colour/],
    ['key create --email', /--email/],
  ];
  const badValues: [command: string, message: RegExp][] = [
    ['account create --email b@example.com --tier pro --limit many', /expected a whole number/],
    ['account update --email a@example.com', /--tier, --limit or both/],
  ];
  for (const [command, message] of wrong) {
    it(`does not understand ${command}`, () => {
      assert.throws(() => plan(command.split(' ')), { name: 'UsageError', message });
    });
  }

  for (const [command, message] of badValues) {
    it(`finds the fault in ${command}`, async () => {
      const storage = await openAdminStorage(path.join(folder, 'data'));
      const wish = plan(command.split(' '));
      assert.ok('run' in wish);
      const context = { storage, clock: () => new Date(), read: () => '' };
      await assert.rejects(wish.run(context), { name: 'UsageError', message });
      await storage.close();
    });
  }

  const codes: [command: string, code: number, message: RegExp][] = [
    ['key revoke --id 7 --json', 1, /no key with the id 7/],
    ['account list --email b@example.com --json', 2, /takes no --email/],
    ['account create --email b@example.com --tier gold', 2, /expected one of free, pro, team/],
  ];
  for (const [command, code, message] of codes) {
    it(`ends with ${code} on ${command}, and prints nothing but the reason`, async () => {
      const finished = await run(command);
      assert.deepEqual([finished.code, finished.output], [code, '']);
      assert.match(finished.errors, message);
    });
  }

  it('starts without what only Vale styles need: the whole engine', async () => {
    const telling = `import { registerHooks } from 'node:module';
      registerHooks({ load(url, context, next) {
        if (url.includes('/engine/modes/')) process.stderr.write(url);
        return next(url, context);
      } });`;
    const { code, errors } = await runProgram('admin/main.ts', ['account', 'list'], {
      DATA_DIR: path.join(folder, 'data'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(telling)}`,
    });
    assert.deepEqual([code, errors], [0, '']);
  });

  it('explains every command with --help', async () => {
    const { code, output } = await run('--help');
    assert.equal(code, 0);
    for (const { name } of COMMANDS) assert.ok(output.includes(name), name);
  });
});
