import assert from 'node:assert/strict';
import { defines } from '../../modes/generate/defines.ts';
import { run } from './jobs.ts';

/** What is told of a thing, and whether that says what it is. */
const STATEMENTS: readonly (readonly [topic: string, statement: string, defines: boolean])[] = [
  ['idempotency keys', 'Keys expire after 24 hours.', false],
  ['idempotency keys', 'Keys are what lets a client retry safely.', true],
  ['event sourcing in our order service', 'Events are stored in Kafka.', false],
  ['event sourcing', 'Event sourcing keeps each change as an event.', true],
  ['webhooks', 'They tell your app that something happened.', true],
  ['webhooks', 'Webhooks are sent within 5 seconds.', false],
  ['feature flags', 'A feature flag is a switch.', true],
  ['feature flags', "They can't be nested.", false],
  ['the rate limiter', "It's a Go service in front of the API.", true],
];

describe('a concept', () => {
  for (const [topic, statement, said] of STATEMENTS)
    it(`“${statement}” ${said ? 'says' : 'does not say'} what “${topic}” is`, () =>
      assert.equal(defines(statement, topic), said));

  it('of which the prompt never says what it is asks for that, and tells the rest', () => {
    const { content } = run(
      'generate',
      'explain what idempotency keys are and why our API needs them. Keys expire after 24 hours.',
    );
    assert.match(
      content,
      /## What it is\n\n\[VERIFY\] Define it[^\n]*\n\n## How it works\n\nKeys expire after 24 hours\.\n\n## Why our API needs them\n\n\[VERIFY\]/,
    );
  });

  it('announced of the support is no word on whom to ask, and has its date', () => {
    const { content } = run(
      'generate',
      'Announcement: we are moving our support from email to the new portal on 1 September. Old tickets will be copied.',
    );
    assert.equal(content.match(/moving our support/g)?.length, 2);
    assert.match(content, /1 September\. Old tickets[^]+- \[VERIFY\] Say whom to ask\.$/);
    assert.doesNotMatch(content, /from when/);
  });
});
