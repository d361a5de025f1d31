import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** How pages write a request, and the line of the summary that tells it. */
const ROWS: readonly (readonly [name: string, page: string, expected: string])[] = [
  [
    'code under a heading',
    '## Create a user\n\n`POST /users`\n\nCreates a user.',
    '`POST /users`: Create a user',
  ],
  [
    'a heading',
    '## `GET /users/{id}`\n\nReturns one user. It is cached.',
    '`GET /users/{id}`: Returns one user.',
  ],
  [
    'a heading in plain text',
    '## DELETE /users/:id\n\nRemoves a user.',
    '`DELETE /users/:id`: Removes a user.',
  ],
  ['an item of a list', '## Users\n\n- `GET /users` – list all users\n', '`GET /users`: list all users'],
  ['bold text', '## List users\n\n**GET** `/users?page=2`\n', '`GET /users?page=2`: List users'],
  [
    'the first line of an example',
    '## List users\n\n```http\nGET /users HTTP/1.1\n```\n',
    '`GET /users`: List users',
  ],
  [
    'a table',
    '## Users\n\n| Method | Path | Purpose |\n| - | - | - |\n| PUT | `/users/{id}` | Changes a user |\n',
    '`PUT /users/{id}`: Changes a user',
  ],
];

describe('endpoints of a summary', () => {
  for (const [name, page, expected] of ROWS)
    it(`are read from ${name}`, () => {
      const { content } = run('summarize', `# Users API\n\nThe Users API manages users.\n\n${page}`, PRESET);
      assert.match(content, /## Endpoints\n\n- /);
      assert.equal(/## Endpoints\n\n- (.+)$/m.exec(content)?.[1], expected);
    });

  it('are told once each, and not to consumers', () => {
    const page =
      '# Users API\n\nThe Users API manages users.\n\n## Get\n\n`GET /users`\n\n## Again\n\n`GET /users`\n';
    assert.equal(run('summarize', page, PRESET).content.match(/- `GET/g)?.length, 1);
    assert.doesNotMatch(run('summarize', page, PRESET, { audience: 'consumer' }).content, /Endpoints/);
  });

  it('are no requests that a sentence mentions', () => {
    const page = '# Notes\n\nThe service answers quickly. Send `GET /users` to see it work in the browser.\n';
    assert.doesNotMatch(run('summarize', page, PRESET).content, /Endpoints/);
  });
});
