import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';

const SAID: readonly (readonly [before: string, after: string])[] = [
  // Harmed once: "on" of a verb opens no clause.
  [
    'We are working on an implementation of a streaming mode, which is ready soon.',
    'We are working on an implementation of a streaming mode, which is ready soon.',
  ],
  [
    'There are two options that you can choose from: cash or card.',
    'You can choose from two options: cash or card.',
  ],
  ['There are three roles you can assign.', 'You can assign three roles.'],
  ['Our team recommends the use of Docker.', 'Our team recommends using Docker.'],
  ['SSO requires the configuration of an endpoint.', 'SSO requires configuring an endpoint.'],
  [
    'The guide suggests the removal of the cover by a technician.',
    'The guide suggests the removal of the cover by a technician.',
  ],
  ['The task is repeated in case that it fails.', 'The task is repeated if it fails.'],
  ['The database is migrated by the agent upon start-up.', 'The agent migrates the database upon start-up.'],
  ['The webhook is retried by our system up to 5 times.', 'Our system retries the webhook up to 5 times.'],
];

describe('acts in plain words', () => {
  const { analyze } = createEngine();
  for (const [input, after] of SAID)
    it(input, () => {
      const style = { rules: null, termSubs: [], glossary: [] };
      assert.equal(analyze({ mode: 'rewrite', input, style }).content.trim(), after);
    });
});
