import assert from 'node:assert/strict';
import { errorBodySchema, MODES } from '@housestyle/contract';
import fc from 'fast-check';
import { startTestService, type TestService } from './support/service.ts';

const anything = fc.anything({ maxDepth: 3, withUnicodeString: true } as fc.ObjectConstraints);
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\0', '\ud800', '\u2028', '🧵'));
const modes = fc.constantFrom(...MODES.map(({ name }) => name), 'x', null, 7);
const entry = fc.record(
  {
    label: text,
    description: text,
    preferred: text,
    avoid: fc.array(text),
    term: text,
    definition: text,
    synonyms: fc.array(text),
  },
  { requiredKeys: [] },
);
const part = fc.oneof(fc.array(fc.oneof(entry, anything), { maxLength: 3 }), anything);
const request = fc.record(
  {
    mode: modes,
    input: fc.oneof(text, anything),
    docType: fc.oneof(text, anything),
    audience: fc.oneof(fc.constantFrom('consumer', 'devops'), anything),
    rules: part,
    termSubs: part,
    glossary: part,
    customInstructions: fc.oneof(text, anything),
    format: fc.oneof(fc.constantFrom('suggestions', 'openapi'), anything),
    framework: fc.oneof(text, anything),
    ['__proto__']: anything,
    constructor: anything,
  },
  { requiredKeys: [] },
);

describe('any body', () => {
  let service: TestService;
  let key: string;
  before(async () => {
    service = await startTestService();
    key = await service.key();
  });
  after(() => service.stop());

  const check = async (body: string): Promise<void> => {
    const response = await service.analyze(key, body);
    const answer = await response.text();
    assert.ok([200, 400].includes(response.status), `${response.status} to ${body.slice(0, 300)}`);
    assert.ok(response.headers.has('X-RateLimit-Reset'));
    if (response.status === 400) errorBodySchema.parse(JSON.parse(answer));
  };

  it('of almost the right shape is answered with 200 or 400', () =>
    fc.assert(
      fc.asyncProperty(request, (value) => check(stringify(value))),
      { numRuns: 400 },
    ));

  it('of any JSON is answered with 400 or 200', () =>
    fc.assert(fc.asyncProperty(fc.json(), check), { numRuns: 200 }));

  it('of any text is answered with 400', () =>
    fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), check), { numRuns: 200 }));

  it('that is nested 100,000 deep is answered with 400 or 200', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    await check(deep);
    await check(`{"mode":"review","input":"x","unknown":${deep}}`);
    await check(`{"mode":"review","input":"x","rules":${deep}}`);
    await check(`{"mode":"review","input":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`);
  });
});

/** JSON of a value that may not have any: cycles and bigints become null. */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return 'null';
  }
}
