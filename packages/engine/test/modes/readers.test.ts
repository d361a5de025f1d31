import assert from 'node:assert/strict';
import type { Audience, Mode } from '@housestyle/contract';
import { createEngine } from '../../index.ts';
import type { Job } from '../../index.ts';
import { PRESET, run } from './jobs.ts';

const LONG =
  'The server writes each order to the queue of the warehouse, and the workers of the warehouse read it from there as soon as one of them is free.';
const PAGE = `# Orders\n\n${LONG} The SLO covers it.\n`;
const found = (text: string, options: Partial<Job>, mode: Mode = 'review'): string[] => [
  ...new Set(
    (run(mode, text, PRESET, { ...options, format: 'suggestions' }).suggestions ?? []).map(
      ({ rule }) => rule?.id ?? '',
    ),
  ),
];

/** A text, the option that adds a rule to its report, the rule, and an option that does not. */
const ADDED: readonly (readonly [string, Partial<Job>, string, Partial<Job>])[] = [
  [PAGE, { audience: 'consumer' }, 'consumer-sentence-length', { audience: 'engineers' }],
  [PAGE, { audience: 'consumer' }, 'acronym-definition', { audience: 'devops' }],
  [PAGE, { docType: 'how-to guide' }, 'numbered-steps', { docType: 'concept' }],
  [PAGE, { docType: 'runbook' }, 'numbered-steps', {}],
  [PAGE, { docType: 'release notes' }, 'named-version', { docType: 'README' }],
  [PAGE, { docType: 'API reference' }, 'request-example', { docType: 'reference' }],
  ['1. You should open the file.\n2. Close it.\n', { docType: 'tutorial' }, 'imperative-steps', {}],
];
/** Pages that lack nothing, and a part of a page. */
const COMPLETE: readonly (readonly [string, Partial<Job>, string])[] = [
  ['# Copy it\n\n1. Open the file.\n2. Copy it.\n', { docType: 'how-to' }, 'numbered-steps'],
  ['# Copy it\n\n## Step 1: Open it\n\nOpen the file.\n', { docType: 'how-to' }, 'numbered-steps'],
  ['Open the file.\n', { docType: 'how-to' }, 'numbered-steps'],
  ['# News\n\n## 2.1.0\n\n- Faster.\n', { docType: 'changelog' }, 'named-version'],
  ['# API\n\n```sh\ncurl x\n```\n', { docType: 'API reference' }, 'request-example'],
];

describe('readers and kinds of document', () => {
  for (const [text, options, rule, others] of ADDED)
    for (const mode of ['review', 'style-check'] as const)
      it(`${mode} with ${JSON.stringify(options)} asks for ${rule}, and not with ${JSON.stringify(others)}`, () => {
        assert(found(text, options, mode).includes(rule));
        assert(!found(text, others, mode).includes(rule));
      });
  for (const [text, options, rule] of COMPLETE)
    it(`${rule} is content with ${JSON.stringify(text)}`, () => assert(!found(text, options).includes(rule)));

  it('are told beside the house style, and change nothing of its score', () => {
    const report = (options: Partial<Job>): string => run('style-check', PAGE, PRESET, options).content;
    const score = (text: string): string => /Style score.*/.exec(text)?.[0] ?? '';
    const options = { audience: 'consumer', docType: 'how-to' } as const;
    assert.equal(score(report(options)), score(report({})));
    assert.match(report(options), /Beside the rules of the house style:[^]*Numbered steps/);
  });

  it('leave a rule to the house style where it has one', () => {
    const rules = [{ label: 'Acronyms', description: 'Define acronyms at first use.' }];
    const { suggestions = [] } = run(
      'review',
      PAGE,
      { rules },
      { audience: 'consumer', format: 'suggestions' },
    );
    assert.equal(suggestions.filter(({ original }) => original === 'SLO').length, 1);
  });

  it('count while somebody types, as in a review', () => {
    const style = { rules: null, termSubs: [], glossary: [] };
    const job = { input: PAGE, style, audience: 'consumer', docType: 'how-to' } as const;
    const ids = createEngine()
      .open(job)
      .update(PAGE)
      .map(({ rule }) => rule?.id ?? '');
    for (const id of ['numbered-steps', 'consumer-sentence-length']) assert(ids.includes(id), id);
  });

  it('decide how early simplify splits a sentence', () => {
    const text =
      'The list shows all orders of the day, but the totals are only counted when the night job has run.\n';
    const sentences = (audience: Audience): number =>
      run('simplify', text, {}, { audience }).content.split('. ').length;
    assert(
      sentences('consumer') > sentences('engineers'),
      run('simplify', text, {}, { audience: 'consumer' }).content,
    );
  });

  const STRINGS: readonly (readonly [string, Partial<Job>, string, boolean])[] = [
    ['The API did not answer.', { audience: 'consumer' }, 'ux-trade-words', true],
    ['The API did not answer.', { audience: 'developers' }, 'ux-trade-words', false],
    ['The API did not answer.', {}, 'ux-trade-words', false],
    ['The payload is larger than 5 MB.', { audience: 'consumer' }, 'ux-jargon', true],
    ['The payload is larger than 5 MB.', { audience: 'engineers' }, 'ux-jargon', false],
    ['The payload is larger than 5 MB.', {}, 'ux-jargon', true],
  ];
  for (const [text, options, rule, expected] of STRINGS)
    it(`ux-review of “${text}” with ${JSON.stringify(options)} ${expected ? 'tells' : 'does not tell'} ${rule}`, () =>
      assert.equal(found(text, options, 'ux-review').includes(rule), expected));

  const UNTOUCHED: readonly Mode[] = ['rewrite', 'ux-rewrite'];
  for (const mode of UNTOUCHED)
    it(`do not change ${mode}, as the documentation says`, () => {
      const options = { audience: 'consumer', docType: 'how-to' } as const;
      assert.equal(run(mode, PAGE, PRESET, options).content, run(mode, PAGE, PRESET).content);
    });
});
