import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A prompt, and what stands in its outline. */
const PROMPTS: readonly (readonly [prompt: string, ...told: readonly RegExp[]])[] = [
  [
    'guide for setting up SSO with Okta in our app',
    /^# Set up SSO with Okta in the app$/m,
    /^## Configure Okta\n[^]*^## Configure the app\n[^]*^## Assign users\n[^]*^## Test the connection\n/m,
  ],
  ['how to connect our shop to Mailchimp', /^## Configure Mailchimp\n[^]*^## Configure the shop\n/m],
  [
    'migrating our customers from the old billing system to Stripe',
    /in the old billing system and in Stripe/,
    /^## Move the customers to Stripe\n[^]*^## Switch over\n[^]*^## Go back\n/m,
  ],
  [
    "how to back up and restore the clinic's patient database",
    /^## Make a backup\n[^]*^## Restore\n[^]*^## Check the restored data\n/m,
  ],
  [
    'installation guide for our desktop agent on Windows',
    /^# Install the desktop agent on Windows$/m,
    /^## First use$/m,
  ],
  ['setup guide for the office VPN', /^# Set up the office VPN$/m],
  ['monitoring guide for our Redis cluster', /how the Redis cluster is doing/, /^## Test the alerts$/m],
  ['how to apply for a building permit', /^## Who can do it\n[^]*^## What happens next\n/m],
  ['how to set up SSO and SCIM with Okta', /^## Configure Okta\n[^]*^## Configure the product\n/m],
  [
    'how to migrate from Jenkins to GitHub Actions',
    /^## Move to GitHub Actions\n[^]*Say when Jenkins is switched off/m,
  ],
  ['how to organize a bake sale at school', /^## Budget\n[^]*^## On the day\n/m],
  ['onboarding guide for new baristas', /^## First day\n[^]*^## First week\n/m],
  [
    'A handbook for volunteers at a food bank: shifts, food safety, handling cash donations',
    /^# Handbook for volunteers at a food bank$/m,
    /^## Shifts\n\nSay when they are, who works them, and how to sign up, swap, or cancel\.$/m,
    /^## Food safety\n\nGive the rules that everybody follows/m,
    /^## Handling cash donations\n\nGive the steps/m,
  ],
  [
    'employee handbook for a small bakery: vacation, dress code, complaints',
    /^## Vacation\n\nSay how much there is, how far ahead to ask/m,
    /^## Dress code\n\nList what to wear or bring/m,
    /^## Complaints\n\nSay where to send it/m,
  ],
];

/** Tasks that are worded like others, and need no more than steps. */
const PLAIN: readonly string[] = [
  'how to use Git and GitHub',
  'how to add a user to Slack',
  'how to connect the printer to Wi-Fi',
  'how to move the desk to the window',
  'how to switch to dark mode',
  'how to convert miles to kilometers',
  'how to watch a movie',
  'how to update your address',
  'how to publish a blog post',
  'how to cancel a build',
  'how to clean up the cache',
];

describe('an outline of a task', () => {
  for (const prompt of PLAIN)
    it(`has only the usual sections: ${prompt}`, () => {
      const titles = run('outline', prompt).content.match(/^## .*$/gm);
      assert.deepEqual(titles, ['## Before you begin', '## Steps', '## Check the result']);
    });

  for (const [prompt, ...told] of PROMPTS)
    it(`has the sections that it needs: ${prompt}`, () => {
      const { content } = run('outline', prompt);
      for (const one of told) assert.match(content, one);
    });

  it('keeps steps that the prompt tells in one section', () => {
    const { content } = run('outline', 'how to install the agent:\n1. Download it.\n2. Run it as admin.');
    assert.match(content, /^## Steps$/m);
    assert.doesNotMatch(content, /^## First use$/m);
  });
});
