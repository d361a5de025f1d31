import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A chat about what fails, and what stands in the page. */
const CHATS: readonly (readonly [name: string, chat: string, ...told: readonly RegExp[]])[] = [
  [
    'what is seen, why, and the way out, and no word of thanks',
    `Turn this thread into a troubleshooting page:
dana: anyone else seeing "ECONNREFUSED 127.0.0.1:5432" when running npm test?
omar: yes, that means the postgres container isn't running. do docker compose up -d db
dana: ok now I get "role app does not exist"
omar: you need to run npm run db:setup once after the container is up
li: also if port 5432 is taken by a local postgres, stop it with brew services stop postgresql
dana: works now, thanks!`,
    /^# Troubleshooting\n/,
    /### "ECONNREFUSED 127\.0\.0\.1:5432" when running npm test\n\nCause: The Postgres container isn't running\.\n\nSolution: Run `docker compose up -d db`\./,
    /### "role app does not exist"\n\nSolution: Run `npm run db:setup` once after the container is up\./,
    /### Port 5432 is taken by a local Postgres\n\nSolution: Stop it with `brew services stop postgresql`\.$/,
  ],
  [
    'the same where only the words above the chat name the kind of page',
    `troubleshooting page from this slack thread
maria: hi all, I keep getting "SSL certificate problem" when I clone the repo, any ideas?
tom: you're not on the VPN. connect first, then clone again
priya: same here, that fixed it
priya: the CI job still fails with "rate limited" though
tom: that happens because it clones without a token. set GIT_TOKEN in the CI settings`,
    /### "SSL certificate problem" when you clone the repo\n\nCause: You're not on the VPN\.\n\nSolution: Connect first and clone again\./,
    /### The CI job still fails with "rate limited"\n\nCause: It clones without a token\.\n\nSolution: Set `GIT_TOKEN` in the CI settings\.$/,
  ],
  [
    'the answer of who does not ask, however often the other writes',
    `Make a troubleshooting guide from this chat
Lena: the printer on floor 2 says "paper jam" but there is none
Kofi: open the back cover and close it again
Lena: worked, thx
Lena: it also prints blank pages
Kofi: shake the toner`,
    /### The printer on floor 2 says "paper jam" but there is none\n\nSolution: Open the back cover and close it again\.(?![^]*worked)/,
  ],
  [
    'the same where a second sentence names the kind of page',
    `Can you write docs from this Slack thread? It should be a troubleshooting page.
jo: deploy fails with "ImagePullBackOff" on staging
ravi: the registry token expired. run make refresh-token and redeploy
jo: yep that was it, thanks`,
    /^# Troubleshooting\n\n## Problems and solutions\n\n### Deploy fails with "ImagePullBackOff" on staging\n\nCause: The registry token expired\.\n\nSolution: Run `make refresh-token` and redeploy\.$/,
  ],
  [
    'an opening of two sentences as one symptom, and each way out below it',
    `Write a troubleshooting page from this ticket thread:

Customer: Sync stopped working since yesterday. It says "Token expired". Any ideas?
Agent (Nils): Please sign out and in again under Account.
Customer: Did that, same.
Agent (Nils): Then please check the clock of your computer, it must not be off by more than 5 minutes.
Customer: That was it! Thanks`,
    /### Sync stopped working since yesterday and it says "Token expired"\n\nSolution: Sign out and in again under Account\. Check the clock of your computer\. It must not be off by more than 5 minutes\.$/,
  ],
  [
    'the next way out in one order',
    `Write the troubleshooting page from this chat:
Ana: The printer is offline. The screen is black.
Bo: Press the power button for 5 seconds.
Ana: tried that, nothing
Bo: Then pull the plug, wait a minute, plug it in again.`,
    /### The printer is offline and the screen is black\n\nSolution: Press the power button for 5 seconds\. Pull the plug, wait a minute, and plug it in again\.$/,
  ],
];

describe('a chat about troubles', () => {
  for (const [name, chat, ...told] of CHATS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', chat);
      for (const one of told) assert.match(content, one);
    });
});
