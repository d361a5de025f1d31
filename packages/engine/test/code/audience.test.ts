import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../../index.ts';
import { runCode } from './run.ts';

const INPUT = readFileSync(join(import.meta.dirname, 'fixtures', 'fastapi', 'store.input.txt'), 'utf8');

async function headings(more: Partial<Job>, mode: Job['mode'] = 'code-to-docs'): Promise<string[]> {
  const { content } = await runCode(mode, INPUT, more);
  return [...content.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
}

describe('whom documentation of code is for', () => {
  it('tells operators first what to configure and how to see that it runs', async () => {
    const [first, second] = await headings({ audience: 'devops' });
    assert.deepEqual([first, second], ['Configuration', 'Operations']);
    const { content } = await runCode('code-to-docs', INPUT, { audience: 'devops' });
    assert.match(content, /\*\*Health:\*\* `GET \/health`/);
    assert.doesNotMatch(content, /Example (?:request|response)/);
  });

  it('shows developers the first requests before the reference', async () => {
    assert.deepEqual((await headings({ audience: 'developers' })).slice(0, 2), ['Overview', 'Quickstart']);
    assert(!(await headings({ audience: 'engineers' })).includes('Quickstart'));
  });

  it('gets the cookie of a session before it sends one, and takes the name of the code’s framework for no other', async () => {
    const input =
      "const app = require('express')();\nfunction known(req, res, next) { if (!req.session.player) return res.status(401).end(); next(); }\napp.get('/score', known, (req, res) => res.json({ score: 1 }));\napp.post('/join', (req, res) => { req.session.player = req.body.name; res.status(201).end(); });\n";
    const { content } = await runCode('code-to-docs', input, {
      docType: 'quickstart',
      framework: 'Express.js',
    });
    assert.match(
      content,
      /-X POST "\$BASE_URL\/join"[^]*-c cookies\.txt[^]*"\$BASE_URL\/score" \\\n +-b cookies\.txt/,
    );
    assert.doesNotMatch(content, /could not follow/);
  });

  it('shows people who use a product no code', async () => {
    for (const mode of ['code-to-docs', 'explain'] as const) {
      const { content } = await runCode(mode, INPUT, { audience: 'consumer' });
      assert.doesNotMatch(content, /`|\/api\/|\{/, mode);
      assert.match(content, /- List items/, mode);
    }
  });

  it('explains to anyone what a function does where there is nothing else to tell', async () => {
    const input = '/** Adds up prices. */\nfunction total(prices) {\n  return sum(prices);\n}\n';
    for (const audience of ['consumer', 'devops'] as const)
      assert.match((await runCode('explain', input, { audience })).content, /Adds up prices\./, audience);
  });

  it('explains to operators what code needs, and not what each function does', async () => {
    const titles = await headings({ audience: 'devops' }, 'explain');
    assert.equal(titles[1], 'What it reads from its environment');
    assert(!titles.includes('What its functions do'));
  });

  it('writes a quickstart and a README where the document type asks for one', async () => {
    const quickstart = (await runCode('code-to-docs', INPUT, { docType: 'quickstart' })).content;
    assert.match(quickstart, /^# Store API quickstart\n\n## Quickstart\n/);
    assert.match(quickstart, /curl "\$BASE_URL\/api\/v1\/items\/"/);
    assert.doesNotMatch(quickstart, /\*\*Responses\*\*/);
    assert.match((await runCode('code-to-docs', INPUT, { docType: 'README' })).content, /^# Store API\n/);
  });

  it('shows engineers the data first, and where each endpoint stands', async () => {
    const { content } = await runCode('code-to-docs', INPUT, { audience: 'engineers' });
    const titles = [...content.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    assert.deepEqual(titles.slice(0, 2), ['Overview', 'Types']);
    assert.match(content, /^\| Task \| Request \| Handler \| File \|$/m);
    assert.match(content, /\| `GET \/health` \| `health` \| `app\/main\.py` \|/);
    assert.doesNotMatch(content, /Example request/);
    assert(!(await headings({})).slice(0, 2).includes('Types'), 'others start elsewhere');
  });

  it('explains functions to engineers first, with their signatures', async () => {
    const titles = await headings({ audience: 'engineers' }, 'explain');
    assert.equal(titles[1], 'What its functions do');
    assert.notEqual((await headings({}, 'explain'))[1], 'What its functions do');
    const { content } = await runCode('explain', INPUT, { audience: 'engineers' });
    assert.match(content, /```python\n(?:async )?def /);
  });

  it('says once what it could not follow', async () => {
    const more = { docType: 'runbook', framework: 'Frobnicator', customInstructions: 'Make it sing.' };
    const { content } = await runCode('code-to-docs', INPUT, more);
    const notes = content.match(/> \[VERIFY\] The built-in engine could not follow .*/g) ?? [];
    assert.equal(notes.length, 1);
    for (const part of ['runbook', 'Frobnicator', 'Make it sing'])
      assert(notes[0]?.includes(part), `${part}: ${String(notes[0])}`);
  });

  it('prefers the terms of the house in every part', async () => {
    const style = { rules: [], termSubs: [{ preferred: 'article', avoid: ['item'] }], glossary: [] };
    const { content } = await runCode('code-to-docs', INPUT, { style, audience: 'developers' });
    for (const part of ['### Create an article', 'List articles.', '“No article has this ID.”'])
      assert(content.includes(part), `${part}\n${content}`);
    assert(content.includes('GET /api/v1/items/'), 'code stays');
  });
});
