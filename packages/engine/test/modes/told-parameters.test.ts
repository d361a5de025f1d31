import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const PAGES: readonly (readonly [name: string, prompt: string, ...told: readonly RegExp[]])[] = [
  [
    'what a call takes where it is told behind what it does',
    'API docs for these endpoints:\nGET /v1/projects - list projects, supports ?page and ?per_page (max 100)\nPOST /v1/projects - create a project; name is required, description optional',
    /List projects\.\n\n\| Name \| In \| Description \|\n[^\n]+\n\| `page` \| Query \| – \|\n\| `per_page` \| Query \| At most 100\. \|/,
    /Create a project\.\n\n[^\n]+\n[^\n]+\n\| `name` \| Body \| Yes \| – \|\n\| `description` \| Body \| No \| – \|/,
  ],
  [
    'what is said behind the values of a parameter',
    'API reference for GET /v1/orders: query status (open, shipped) optional, limit default 25 max 200. 200 returns array of orders.',
    /\| `status` \| Query \| No \| – \| One of `open` or `shipped`\. \|/,
  ],
  [
    'cells between lines as rows',
    'make a reference page for our gateway service\nPORT | 8080 | port to listen on\nDB_URL | - | Postgres URL, required\nDEBUG | false | verbose logs',
    /\| `PORT` \| No \| `8080` \| Port to listen on\. \|\n\| `DB_URL` \| Yes \| – \| Postgres URL\. \|\n\| `DEBUG` \| No \| `false` \| Verbose logs\. \|/,
  ],
  [
    'columns that the first row names',
    'Reference page for our worker env vars\n\nname | default | description\nQUEUE | jobs | queue to read\nRETRIES | 3 | how often it tries',
    /\| Name \| Default \| Description \|\n\| --- \| --- \| --- \|\n\| QUEUE \| jobs \| queue to read \|\n\| RETRIES \| 3 \| how often it tries \|$/,
  ],
  [
    'a value beside others that are defaults',
    'Document the environment variables of our worker: QUEUE_URL (required), CONCURRENCY default 4, LOG_LEVEL info',
    /\| `LOG_LEVEL` \| No \| `info` \| – \|/,
  ],
];

describe('a page of parameters', () => {
  for (const [name, prompt, ...told] of PAGES)
    it(`has ${name}`, () => {
      const { content } = run('generate', prompt);
      for (const one of told) assert.match(content, one);
    });
});

describe('an order with a condition behind it', () => {
  it('stays as it is', () => {
    const { content } = run(
      'generate',
      'Runbook for failing over.\n\nSteps:\n1. Check replication lag with `redis-cli info`. If the lag is over 30 seconds, call the DBA.\n2. Tap Rebuild index once, otherwise search finds nothing old.',
    );
    assert.match(
      content,
      /Check replication lag with `redis-cli info`\. If the lag is over 30 seconds, call the DBA\./,
    );
    assert.match(content, /once, otherwise search finds nothing old\./);
  });
});
