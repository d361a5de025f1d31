import assert from 'node:assert/strict';
import type { HouseStyle } from '@housestyle/contract';
import type { Job } from '@housestyle/engine';
import { setStyle } from '../services/saved-styles.ts';
import { DATABASES } from './support/databases.ts';
import { REVIEW, startTestService, type TestService } from './support/service.ts';

const RULES = [{ label: 'Saved', description: 'Saved rule.' }];
const TERMS = [{ preferred: 'sign in', avoid: ['log in'] }];
const GLOSSARY = [{ term: 'Workbench', definition: 'Where work is done.', synonyms: ['bench'] }];
const saved: HouseStyle = { rules: RULES, termSubs: TERMS, glossary: GLOSSARY };
const own: HouseStyle = {
  rules: [{ label: 'Own', description: 'Rule of the request.' }],
  termSubs: [{ preferred: 'use', avoid: ['utilize'] }],
  glossary: [{ term: 'Bench', definition: 'A seat.', synonyms: [] }],
};

for (const database of DATABASES)
  describe(`the style of a request on ${database.name}`, () => {
    let service: TestService;
    before(async () => {
      service = await startTestService({ database });
    });
    after(() => service.stop());

    let accounts = 0;
    const save = async (style: Partial<HouseStyle> | null): Promise<{ key: string; email: string }> => {
      const email = `style${++accounts}@example.com`;
      const key = await service.key({ email });
      if (style) await setStyle(service.storage, () => new Date(), email, JSON.stringify(style));
      return { key, email };
    };
    const job = async (key: string, parts: Record<string, unknown> = {}): Promise<Job> => {
      const response = await service.analyze(key, { ...REVIEW, ...parts });
      const { content } = (await response.json()) as { content: string };
      return JSON.parse(content) as Job;
    };

    const none = { rules: null, termSubs: [], glossary: [] };
    type Row = [
      name: string,
      saved: Partial<HouseStyle> | null,
      request: Partial<HouseStyle>,
      style: unknown,
    ];
    const rows: Row[] = [
      ['is the default preset where nothing is saved or sent', null, {}, none],
      ['is the saved one where the request brings none', saved, {}, saved],
      ['is the request’s own where it brings all', saved, own, own],
      ['takes part by part', saved, { termSubs: own.termSubs }, { ...saved, termSubs: own.termSubs }],
      [
        'takes an empty part for "none"',
        saved,
        { rules: [], glossary: [] },
        { ...none, rules: [], termSubs: TERMS },
      ],
      [
        'keeps the default preset with saved terms alone',
        { termSubs: TERMS },
        {},
        { ...none, termSubs: TERMS },
      ],
      ['knows no rules where none are saved on purpose', { rules: [] }, {}, { ...none, rules: [] }],
      ['takes own rules over nothing saved', null, { rules: own.rules }, { ...none, rules: own.rules }],
    ];
    for (const [name, savedParts, request, style] of rows) {
      it(name, async () => {
        const { key } = await save(savedParts);
        assert.deepEqual((await job(key, request)).style, style);
        assert.deepEqual((await job(key, request)).style, style);
      });
    }

    it('changes with the next request after it was saved anew', async () => {
      const { key, email } = await save(saved);
      await job(key);
      await setStyle(service.storage, () => new Date(), email, JSON.stringify(own));
      assert.deepEqual((await job(key)).style, own);
      await setStyle(service.storage, () => new Date(), email, '{}');
      assert.deepEqual((await job(key)).style, none);
    });

    it('comes with the other fields of the request, and only those that are set', async () => {
      const { key } = await save(null);
      const context = {
        docType: 'how-to',
        audience: 'devops',
        framework: 'diataxis',
        customInstructions: 'Be brief.',
      };
      assert.deepEqual(await job(key, { ...context, format: 'suggestions', unknown: 1 }), {
        ...REVIEW,
        ...context,
        format: 'suggestions',
        style: none,
      });
      assert.deepEqual(Object.keys(await job(key)).sort(), ['input', 'mode', 'style']);
    });

    it('may have 10,000 terms', async () => {
      const termSubs = Array.from({ length: 10_000 }, (_, i) => ({
        preferred: `term ${i}`,
        avoid: [`word ${i}`],
      }));
      const { key } = await save({ termSubs });
      assert.equal((await job(key)).style.termSubs.length, 10_000);
    });
  });
