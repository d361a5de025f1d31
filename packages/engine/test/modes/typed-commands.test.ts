import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Commands typed into notes without marks: docType, prompt, what the page says of them. */
const PAGES: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'a call behind an arrow, inside of a condition',
    'runbook',
    'Runbook: worker queue stuck\n- check the dashboard\n- if no worker is up -> kubectl -n payments rollout restart deploy/worker\n- watch the queue',
    /if no worker is up, run `kubectl -n payments rollout restart deploy\/worker`/i,
  ],
  [
    'a call behind a label, with what it does',
    'tutorial',
    'Tutorial: build a receiver\n1) npm init -y && npm install express\n2) start it: node server.js, listens on 3000\n3) ngrok http 3000 -> copy the https url',
    /1\. Run `npm init -y && npm install express`\.\n2\. Start it: `node server\.js`[^]*3\. Run `ngrok http 3000`: copy the HTTPS URL\./,
  ],
  [
    'the flags of a program with amounts that are no shorthand there',
    'readme',
    'README for logsift, a small CLI that filters JSON logs. Usage: logsift -level error -since 2h app.log ; reads stdin if no file.',
    /`logsift -level error -since 2h app\.log`/,
  ],
  [
    'a call behind “w/”',
    'runbook',
    'Runbook: certificate expired\n1) copy the certificate to the host\n2) reload w/ kill -HUP 1',
    /Reload with `kill -HUP 1`/,
  ],
];

describe('a command in notes', () => {
  for (const [form, docType, prompt, shown] of PAGES)
    it(`is code: ${form}`, () => {
      assert.match(run('generate', prompt, {}, { docType }).content, shown);
    });
});
