import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const RUNBOOK = `# Queue is full

## Meaning

The alert fires when the queue holds more messages than the broker has room for. The broker rejects new messages then.

## Diagnosis

Look at the consumers of the queue before anything else is changed. A consumer that hangs takes no messages from its queue.

### Consumers

Each consumer writes a heartbeat to the log every ten seconds. The dashboard of the team shows the age of the last heartbeat.

## Mitigation

The operator of the day restarts the consumer that hangs. The majority of the messages is handled within ten minutes.
`;

const asked = (
  mode: 'summarize' | 'outline' | 'keywords' | 'glossary-gen',
  customInstructions: string,
): string => run(mode, RUNBOOK, {}, { customInstructions }).content;

describe('reports of which somebody wants less', () => {
  it('have no more points, sentences, keywords or levels than asked for, and no note on that', () => {
    assert.equal(asked('summarize', 'Write at most two bullet points.').match(/^- /gm)?.length, 2);
    assert.doesNotMatch(asked('summarize', 'Summarize it in one sentence.'), /\n|\. \p{Lu}/u);
    assert.equal(
      asked('keywords', 'Only three keywords.').split('## Metadata')[0]?.match(/^- /gm)?.length,
      3,
    );
    assert.doesNotMatch(asked('outline', 'No more than two levels of headings.'), /^###/m);
    assert.doesNotMatch(asked('outline', 'No more than two levels of headings.'), /could not follow/);
  });
  it('say what they could not do besides', () =>
    assert.match(
      asked('keywords', 'Only three keywords. Include rhymes.'),
      /could not follow “Include rhymes\.”\. /,
    ));
});

describe('glossaries and the house’s', () => {
  it('give its terms where they stand first, and name the words that it replaces as they are', () => {
    const glossary = [{ term: 'heartbeat', definition: 'A sign of life.', synonyms: ['majority'] }];
    const { content } = run('glossary-gen', RUNBOOK, { glossary });
    assert.match(
      content,
      /\| \*\*heartbeat\*\* \| A sign of life\. \(from the house’s glossary\) \| Line 13 \|/,
    );
    assert.match(
      content,
      /“heartbeat” \(2 uses, first on line 13\) and `majority` \(1 use, first on line 17\)\. Keep “heartbeat”\./,
    );
  });
});
