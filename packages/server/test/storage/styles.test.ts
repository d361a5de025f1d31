import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { createAccount } from '../../services/accounts.ts';
import {
  currentStyle,
  exportStyle,
  importStyle,
  restoreStyle,
  saveStyle,
  styleHistory,
  styleVersion,
  type StyleActor,
  type StyleWorld,
} from '../../services/saved-styles.ts';
import { openServiceStorage, type Storage } from '../../storage/index.ts';
import { DATABASES, type TestPlace } from '../support/databases.ts';

const clock = (): Date => new Date('2026-11-21T10:00:00.000Z');
const terms = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ preferred: `term ${index}`, avoid: [`word ${index}`] }));

for (const database of DATABASES) {
  describe(`saved styles on ${database.name}`, () => {
    let place: TestPlace;
    let storage: Storage;
    let world: StyleWorld;
    before(async () => {
      place = await database.create();
      storage = await openServiceStorage(place.place);
      world = { storage, clock };
    });
    after(async () => {
      await storage.close();
      await place.remove();
    });

    let accounts = 0;
    const newActor = async (): Promise<StyleActor> => {
      const email = `style${++accounts}@example.com`;
      const { id } = await createAccount(storage, clock, { email, tier: 'pro', limit: null });
      return { accountId: id, savedBy: id };
    };

    it('are versions that never change, the current one last saved', async () => {
      const actor = await newActor();
      assert.deepEqual(await currentStyle(world, actor.accountId), {
        revision: 0,
        savedAt: '',
        savedBy: '',
        restoredFrom: null,
        counts: { rules: null, termSubs: null, glossary: null },
        style: {},
      });
      const first = { rules: [{ label: 'One', description: 'First \0 \uD800.' }] };
      await saveStyle(world, actor, { style: first });
      await saveStyle(world, { ...actor, savedBy: 'admin' }, { style: { termSubs: terms(2), glossary: [] } });
      const restored = await restoreStyle(world, actor, { revision: 1 });
      assert.deepEqual([restored.revision, restored.restoredFrom], [3, 1]);
      const history = await styleHistory(world, actor.accountId);
      assert.deepEqual(
        history.map(({ revision, savedBy, restoredFrom, counts }) => [
          revision,
          savedBy,
          restoredFrom,
          Object.values(counts),
        ]),
        [
          [3, actor.accountId, 1, [1, null, null]],
          [2, 'admin', null, [null, 2, 0]],
          [1, actor.accountId, null, [1, null, null]],
        ],
      );
      assert.deepEqual((await styleVersion(world, actor.accountId, 2)).style, {
        termSubs: terms(2),
        glossary: [],
      });
      assert.deepEqual((await currentStyle(world, actor.accountId)).style, first);
      assert.deepEqual(await storage.styles.find(actor.accountId), first);
    });

    it('let one of many savers win who have seen the same revision', async () => {
      const actor = await newActor();
      for (const expectedRevision of [0, 1, 2]) {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 12 }, (_, index) =>
            saveStyle(world, actor, { style: { termSubs: terms(index) }, expectedRevision }),
          ),
        );
        const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
        assert.equal(lost.length, 11);
        for (const { reason } of lost) assert.equal((reason as { code: string }).code, 'CONFLICT');
      }
      await Promise.all(Array.from({ length: 12 }, () => saveStyle(world, actor, { style: {} })));
      assert.deepEqual(
        (await styleHistory(world, actor.accountId)).map(({ revision }) => revision),
        Array.from({ length: 15 }, (_, index) => 15 - index),
      );
    });

    it('keep the last 100 versions', async () => {
      const actor = await newActor();
      for (let count = 0; count < 103; count++) await saveStyle(world, actor, { style: { rules: [] } });
      const history = await styleHistory(world, actor.accountId);
      assert.deepEqual([history.length, history[0]?.revision, history.at(-1)?.revision], [100, 103, 4]);
      for (const revision of [3, 104, 2 ** 31, -1, 1.5]) {
        await assert.rejects(styleVersion(world, actor.accountId, revision), { code: 'NOT_FOUND' });
      }
      const expectedRevision = 2 ** 31;
      await assert.rejects(saveStyle(world, actor, { style: {}, expectedRevision }), { code: 'CONFLICT' });
    });

    it('hold 10,000 terms, through a save, a file and back', async () => {
      const actor = await newActor();
      const style = { termSubs: terms(10_000) };
      const used = measureProcessor();
      await saveStyle(world, actor, { style });
      const { text } = await exportStyle(world, actor.accountId, 'terms');
      await importStyle(world, actor, { format: 'terms', text });
      assert.deepEqual((await currentStyle(world, actor.accountId)).style, style);
      assert.ok(used() < 5000);
    });

    it('take tables part by part, while others save other parts', async () => {
      const actor = await newActor();
      const tables = [
        ['terms', 'preferred,avoid\nsign in,log in|login\n'],
        ['glossary', 'term,definition,synonyms\nWorkbench,Where work is done.,bench\n'],
        ['rules', 'label,description\nCalm,"No exclamation marks, ever."\n'],
      ] as const;
      await Promise.all(tables.map(([format, text]) => importStyle(world, actor, { format, text })));
      const { revision, style } = await currentStyle(world, actor.accountId);
      assert.deepEqual(
        [revision, style],
        [
          3,
          {
            rules: [{ label: 'Calm', description: 'No exclamation marks, ever.' }],
            termSubs: [{ preferred: 'sign in', avoid: ['log in', 'login'] }],
            glossary: [{ term: 'Workbench', definition: 'Where work is done.', synonyms: ['bench'] }],
          },
        ],
      );
      const json = await exportStyle(world, actor.accountId, 'json');
      assert.deepEqual(JSON.parse(json.text), style);
      await importStyle(world, actor, { format: 'json', text: `\uFEFF${json.text}` });
      const stale = importStyle(world, actor, { format: 'terms', text: tables[0][1], expectedRevision: 3 });
      await assert.rejects(stale, { code: 'CONFLICT' });
    });

    const beyond: [name: string, style: unknown, message: RegExp][] = [
      ['10,001 terms', { termSubs: terms(10_001) }, /10001 term substitutions .*at most 10000/],
      ['501 rules', { rules: Array(501).fill({ label: '', description: '' }) }, /501 rules .*at most 500/],
      [
        'a long label',
        { rules: [{ label: 'a'.repeat(201), description: '' }] },
        /rules\[0\]\.label is 201 char/,
      ],
      ['no list', { rules: 'none' }, /rules/],
      [
        '51 synonyms',
        { glossary: [{ term: 'a', definition: '', synonyms: Array(51).fill('b') }] },
        /glossary\[0\]\.synonyms has 51 entries: at most 50/,
      ],
      [
        'four million characters',
        { rules: Array(500).fill({ label: 'a', description: '"'.repeat(4000) }) },
        /as JSON: at most 4000000/,
      ],
    ];
    for (const [name, style, message] of beyond) {
      it(`refuse ${name}, and save nothing`, async () => {
        const actor = await newActor();
        await assert.rejects(saveStyle(world, actor, { style }), { code: 'INVALID_INPUT', message });
        assert.equal((await currentStyle(world, actor.accountId)).revision, 0);
      });
    }
  });
}
