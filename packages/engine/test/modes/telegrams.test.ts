import assert from 'node:assert/strict';
import { askDirectly, readQuestions } from '../../modes/generate/questions.ts';
import { parameterTable } from '../../modes/generate/parameters.ts';
import { asPoint } from '../../modes/writing/point.ts';
import { wholeSentence } from '../../modes/writing/whole-sentence.ts';

/** Notes without their verb or their article, and the sentence that each is; the same text where nobody can be sure. */
const SENTENCES: readonly (readonly [note: string, sentence: string])[] = [
  ['rate limit 50 requests per minute', 'the rate limit is 50 requests per minute'],
  ['minimum Android version now 10', 'the minimum Android version is now 10'],
  ['hit rate target >90%', 'the hit rate target is more than 90%'],
  ['route calculation 30% faster', 'the route calculation is 30% faster'],
  ['base URL https://api.example.com', 'the base URL is https://api.example.com'],
  ['config file moved to /etc/app', 'the config file was moved to /etc/app'],
  ['search results sorted by date', 'search results are sorted by date'],
  ['endpoint deprecated, use `v2`', 'the endpoint is deprecated; use `v2`'],
  ['contributions welcome', 'contributions are welcome'],
  ['Node 18+ required', 'Node 18+ is required'],
  ['Node 18 no longer supported', 'Node 18 is no longer supported'],
  ['approval required', 'approval is required'],
  ['alert is LagHigh, fires when lag grows', 'the alert is LagHigh. It fires when lag grows'],
  ['backups 35 days', 'backups: 35 days'],
  ['set timeout 30 s', 'set timeout 30 s'],
  ['time ordered', 'time ordered'],
  ['old API keys still work', 'old API keys still work'],
  ['restart pods stuck in Pending', 'restart pods stuck in Pending'],
  ['Version 3', 'Version 3'],
  ['tokens stay valid for 5 minutes', 'tokens stay valid for 5 minutes'],
  ['logs go missing after a week', 'logs go missing after a week'],
];

const QUESTIONS: readonly (readonly [indirect: string, question: string | undefined])[] = [
  ['how long shipping takes', 'How long does shipping take?'],
  ['whether they can cancel an order', 'Can I cancel an order?'],
  ['which paper we use', 'Which paper do you use?'],
  ['if we keep their photos', 'Do you keep my photos?'],
  ['when they are charged', 'When am I charged?'],
  ['why the app needs location access', 'Why does the app need location access?'],
  ['whether their data leaves the EU', 'Does my data leave the EU?'],
  ['how to reset the password', 'How do I reset the password?'],
  ['who has access to their data', 'Who has access to my data?'],
  ['if the order is late, write to us', undefined],
];

const POINTS: readonly (readonly [note: string, point: string])[] = [
  ['Audit logs - 1 year.', '**Audit logs:** 1 year.'],
  ['retries: 5 times.', '**Retries:** 5 times.'],
  ["There's a codemod: `npx x`.", "There's a codemod: `npx x`."],
  ['If it is full: empty it.', 'If it is full: empty it.'],
];

describe('a telegram', () => {
  for (const [note, sentence] of SENTENCES)
    it(`“${note}” is read as ${note === sentence ? 'it stands' : `“${sentence}”`}`, () =>
      assert.equal(wholeSentence(note), sentence));
  for (const [indirect, question] of QUESTIONS)
    it(`“${indirect}” asks ${question ? `“${question}”` : 'nothing'}`, () =>
      assert.equal(askDirectly(indirect), question));
  for (const [note, point] of POINTS)
    it(`“${note}” stands in a list as “${point}”`, () => assert.equal(asPoint(note), point));

  it('lists questions with their answers', () =>
    assert.deepEqual(
      readQuestions(
        'People ask how much it costs (9 EUR), what formats we accept - PNG, and if we keep their photos.',
      ),
      ['How much does it cost?\n9 EUR', 'What formats do you accept?\nPNG', 'Do you keep my photos?'],
    ));

  it('lists parameters with what is told of each', () =>
    assert.equal(
      parameterTable([
        '`amount` (body, integer, required, cents)',
        'reason (string, optional, one of fraud, other)',
        '--sep (default ,)',
      ]),
      [
        '| Name | In | Type | Required | Default | Description |',
        '| --- | --- | --- | --- | --- | --- |',
        '| `amount` | Body | Integer | Yes | – | In cents. |',
        '| `reason` | – | String | No | – | One of `fraud` or `other`. |',
        '| `--sep` | – | – | No | `,` | – |',
      ].join('\n'),
    ));
});
