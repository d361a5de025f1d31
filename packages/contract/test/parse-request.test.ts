import assert from 'node:assert/strict';
import { measureProcessor } from '../../../test/harness/processor-time.ts';
import { MAX_INPUT_LENGTH, MODES, parseAnalyzeRequest, ServiceError } from '../index.ts';

const valid = { mode: 'review', input: 'Some text.' };

/** Bodies that are refused: what is sent, the code, and words the message must have. */
const refused: readonly [name: string, body: unknown, code: string, ...words: string[]][] = [
  ['null', null, 'INVALID_INPUT', 'JSON object', 'null'],
  ['an array', [valid], 'INVALID_INPUT', 'JSON object', 'an array'],
  ['a string', 'review', 'INVALID_INPUT', 'JSON object', 'a string'],
  ['no mode', { input: 'x' }, 'INVALID_MODE', 'mode is required', 'style-check'],
  ['an unknown mode', { mode: 'proofread', input: 'x' }, 'INVALID_MODE', 'mode is not known', 'ux-review'],
  ['a mode that is no string', { mode: 7, input: 'x' }, 'INVALID_MODE', 'mode is not known'],
  ['a mode inherited from Object', { mode: 'constructor', input: 'x' }, 'INVALID_MODE', 'mode is not known'],
  ['wrong mode and wrong input', { mode: 'no', input: 7 }, 'INVALID_MODE', 'mode'],
  ['no input', { mode: 'review' }, 'INVALID_INPUT', 'input is required', 'a string'],
  ['null input', { ...valid, input: null }, 'INVALID_INPUT', 'input is null', 'a string'],
  ['empty input', { ...valid, input: '' }, 'INVALID_INPUT', 'input is empty'],
  ['blank input', { ...valid, input: ' \r\n\t' }, 'INVALID_INPUT', 'input is empty'],
  [
    'input too long',
    { ...valid, input: 'x'.repeat(MAX_INPUT_LENGTH + 1) },
    'INVALID_INPUT',
    'input is too long',
    '200000',
    '200001',
  ],
  [
    'an unknown audience',
    { ...valid, audience: 'cats' },
    'INVALID_INPUT',
    'audience is not valid',
    '"consumer", "engineers"',
  ],
  ['docType of a wrong type', { ...valid, docType: 5 }, 'INVALID_INPUT', 'docType is a number', 'a string'],
  ['null rules', { ...valid, rules: null }, 'INVALID_INPUT', 'rules is null', 'an array'],
  [
    'a rule without label',
    { ...valid, rules: [{ label: 'a', description: 'b' }, { description: 'b' }] },
    'INVALID_INPUT',
    'rules[1].label is required',
  ],
  [
    'a rule that is a string',
    { ...valid, rules: ['no'] },
    'INVALID_INPUT',
    'rules[0] is a string',
    'an object',
  ],
  [
    'an avoid that is a string',
    { ...valid, termSubs: [{ preferred: 'a', avoid: 'b' }] },
    'INVALID_INPUT',
    'termSubs[0].avoid is a string',
    'an array',
  ],
  [
    'a wrong synonym',
    { ...valid, glossary: [{ term: 'a', definition: 'b', synonyms: ['c', 5] }] },
    'INVALID_INPUT',
    'glossary[0].synonyms[1] is a number',
  ],
  ['an unknown format', { ...valid, format: 'pdf' }, 'INVALID_INPUT', 'format is not valid'],
  [
    'a format of another mode',
    { ...valid, format: 'openapi' },
    'INVALID_INPUT',
    'format "openapi" does not go with mode "review"',
    '"suggestions"',
  ],
  [
    'a format where none goes',
    { mode: 'rewrite', input: 'x', format: 'suggestions' },
    'INVALID_INPUT',
    'this mode takes no format',
  ],
];

describe('parseAnalyzeRequest', () => {
  for (const [name, body, code, ...words] of refused) {
    it(`refuses ${name} and says what was expected`, () => {
      assert.throws(
        () => parseAnalyzeRequest(body),
        (error: unknown) => {
          assert.ok(error instanceof ServiceError);
          assert.equal(error.code, code);
          for (const word of words)
            assert.ok(error.message.includes(word), `"${error.message}" lacks "${word}"`);
          return true;
        },
      );
    });
  }

  it('accepts every mode with its formats, and no other pairing', () => {
    for (const { name, formats } of MODES) {
      assert.equal(parseAnalyzeRequest({ mode: name, input: 'x' }).mode, name);
      for (const format of ['suggestions', 'markdown', 'openapi'] as const) {
        const parse = () => parseAnalyzeRequest({ mode: name, input: 'x', format });
        if ((formats as readonly string[]).includes(format)) assert.equal(parse().format, format);
        else assert.throws(parse, { code: 'INVALID_INPUT' });
      }
    }
  });

  it('ignores unknown fields and keeps empty style parts apart from absent ones', () => {
    const request = parseAnalyzeRequest({ ...valid, rules: [], colour: 'red' });
    assert.deepEqual(request, { ...valid, rules: [] });
    assert.ok(!('termSubs' in request));
  });

  it('names the first wrong entry of a long list, and does not look at the rest', () => {
    const rules = Array.from({ length: 5000 }, (_, index) => ({
      label: index < 1500 ? 'a' : 7,
      description: 'b',
    }));
    assert.throws(() => parseAnalyzeRequest({ ...valid, rules }), /rules\[1500\]\.label is a number/);
    const avoid = [...Array<string>(2000).fill('a'), ...Array<number>(500_000).fill(0)];
    const used = measureProcessor();
    assert.throws(
      () => parseAnalyzeRequest({ ...valid, termSubs: [{ preferred: 'a', avoid }] }),
      /termSubs\[0\]\.avoid\[2000\] is a number/,
    );
    assert.ok(used() < 5000);
    const long = Array.from({ length: 3000 }, (_, index) => ({ preferred: `${index}`, avoid: ['a'] }));
    assert.equal(parseAnalyzeRequest({ ...valid, termSubs: long }).termSubs?.length, 3000);
  });

  it('accepts input of exactly the greatest length', () => {
    assert.equal(
      parseAnalyzeRequest({ ...valid, input: 'x'.repeat(MAX_INPUT_LENGTH) }).input.length,
      MAX_INPUT_LENGTH,
    );
  });
});
