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
  // The noun names a thing.
  ['It requires the configuration of the server.', 'It requires the configuration of the server.'],
  ['It requires the translation of the manual.', 'It requires the translation of the manual.'],
  ['Rate limiting is implemented by the gateway.', 'The gateway implements rate limiting.'],
  ['Logging is handled by the server.', 'The server handles logging.'],
  ['Spring is handled by the plugin.', 'Spring is handled by the plugin.'],
  ['Appointments can be booked by patients 24/7.', 'Patients can book appointments 24/7.'],
  ['The font which is used for rendering is missing.', 'The font used for rendering is missing.'],
  ['Turn off the accounts which are on.', 'Turn off the accounts which are on.'],
  ['The shop is shut because that is required by law.', 'The shop is shut because that is required by law.'],
  ['What this means is that the server restarts.', 'This means that the server restarts.'],
  ['Be aware that the order is final.', 'Note that the order is final.'],
  [
    'It was noticed by the support team that invoices are missing.',
    'The support team noticed that invoices are missing.',
  ],
  ['The portal facilitates the exchange of files.', 'The portal helps with the exchange of files.'],
  ['A coach facilitates the weekly meeting.', 'A coach facilitates the weekly meeting.'],
  ['The change necessitated a visit.', 'The change required a visit.'],
  ['The delay was necessitated by snow.', 'The delay was necessitated by snow.'],
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
