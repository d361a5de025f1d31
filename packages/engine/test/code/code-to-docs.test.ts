import assert from 'node:assert/strict';
import { leastProcessorTime } from '../../../../test/harness/processor-time.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate as validateWithReadme } from '@readme/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { createEngine } from '../../index.ts';
import { runCode } from './run.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const INPUTS = globSync('*/*.input.txt', { cwd: FIXTURES }).sort();
const read = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');

/** Both keep what they made ready for the first document. */
const engine = createEngine();
const validator = new Validator();

function scoreOf(markdown: string): number {
  const style = { rules: null, termSubs: [], glossary: [] };
  const report = engine.analyze({ mode: 'style-check', input: markdown, style }).content;
  return Number(/(\d+)\s?%/.exec(report)?.[1] ?? 0);
}

interface OpenApi {
  readonly paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
}

describe('code-to-docs', () => {
  for (const input of INPUTS) {
    it(`writes ${input} as Markdown that keeps to our own style`, async () => {
      const { content } = await runCode('code-to-docs', read(input));
      const score = scoreOf(content);
      assert(score >= 90, `${score} %\n${content}`);
    });

    it(`writes ${input} as an OpenAPI document that two validators accept`, async () => {
      const { content } = await runCode('code-to-docs', read(input), { format: 'openapi' });
      const document = parse(content) as OpenApi;
      const first = await validator.validate(parse(content) as Record<string, unknown>);
      assert(first.valid, JSON.stringify(first.errors, null, 1));
      const second = await validateWithReadme(parse(content) as never);
      assert(second.valid, JSON.stringify(second, null, 1));
      const ids = Object.values(document.paths).flatMap((item) =>
        Object.values(item).map(({ operationId }) => operationId),
      );
      assert.equal(new Set(ids).size, ids.length, 'every operationId is its own');
    });
  }

  it('says what to send where the input holds no code', async () => {
    for (const input of ['Hello, world.', 'Please document my API.', '']) {
      assert.match((await runCode('code-to-docs', input)).content, /^# Send source code\n/);
      assert.match(
        (await runCode('code-to-docs', input, { format: 'openapi' })).content,
        /^# Send the code of your endpoints\n/,
      );
    }
  });

  it('gives what it can of code with syntax errors', async () => {
    const input =
      "const app = express();\napp.get('/a', (req, res) => { res.json({ok: true});\n\napp.post('/b', (req, res) => {});\nconst = ;";
    const { content } = await runCode('code-to-docs', input);
    assert.match(content, /`POST \/b`/);
  });

  it('documents functions, options and settings of code that serves no API', async () => {
    const input = [
      "import { Command } from 'commander';",
      "const program = new Command().name('resize').description('Resizes pictures');",
      "program.argument('<file>', 'Picture to read').option('-w, --width <pixels>', 'New width', '800');",
      'const level = process.env.LOG_LEVEL ?? "info";',
      '/**\n * Resizes a picture.\n * @param path Where the picture is.\n * @returns The new size.\n */',
      'export function resize(path: string, width = 800): Size { return read(path); }',
      'export interface Size { /** In pixels. */ width: number; height?: number }',
    ].join('\n');
    const { content } = await runCode('code-to-docs', input);
    for (const part of [
      '`-w, --width <pixels>`',
      'Picture to read.',
      '`LOG_LEVEL`',
      '`info`',
      'Resizes a picture.',
      'Where the picture is.',
      'In pixels.',
      'resize(path: string, width = 800): Size',
    ])
      assert(content.includes(part), `${part}\n${content}`);
  });

  it('tells which settings of an object the code needs, and what comments say of them', async () => {
    const input = [
      'const config = {',
      '  port: Number(process.env.PORT ?? 3000), // where it listens',
      '  databaseUrl: process.env.DATABASE_URL,',
      '  // Turns on caching.',
      '  redisUrl: process.env.REDIS_URL,',
      '};',
      "if (!config.databaseUrl) throw new Error('DATABASE_URL is required');",
      'export default config;',
    ].join('\n');
    const { content } = await runCode('code-to-docs', input);
    assert.match(content, /\| `PORT` \| `3000` \| Where it listens\. \|/);
    assert.match(content, /\| `DATABASE_URL` \| Required \| {2}\|/);
    assert.match(content, /\| `REDIS_URL` \| None \| Turns on caching\. \|/);
  });

  it('writes an OpenAPI document where the document type asks for one and no format does', async () => {
    const input = "app.get('/a/:id', (req, res) => res.json({ ok: true }));";
    const { content } = await runCode('code-to-docs', input, { docType: 'OpenAPI' });
    assert.match(content, /^openapi: 3\.0/);
    const markdown = await runCode('code-to-docs', input, { docType: 'OpenAPI', format: 'markdown' });
    assert.match(markdown.content, /^# /);
  });

  it('applies the terms of the house to its prose and leaves code alone', async () => {
    const style = { rules: [], termSubs: [{ preferred: 'item', avoid: ['product'] }], glossary: [] };
    const input = "/** Adds a product. */\napp.post('/product', (req, res) => res.status(201).end());";
    const { content } = await runCode('code-to-docs', input, { style });
    assert.match(content, /### Add a item|### Add an item/);
    assert.match(content, /POST \/product/);
  });

  it('answers for 200,000 characters within 5 seconds', async () => {
    const routes = Array.from(
      { length: 1000 },
      (_, index) =>
        `/** Reads thing ${index}. */\nrouter.get('/things${index}/:id', async (req, res) => {\n  const { q } = req.query;\n  res.json({ id: req.params.id, q, name: 'x' });\n});\n`,
    );
    const input = `import { Router } from 'express';\nconst router = Router();\n${routes.join('')}`.slice(
      0,
      200_000,
    );
    const took = await leastProcessorTime(5000, () => runCode('code-to-docs', input));
    assert(took < 5000, `${took} ms of the processor`);
  });
});

describe('user-guide', () => {
  it('writes steps from what a form shows, and exposes no code', async () => {
    const { content } = await runCode('user-guide', read('ui/invite.tsx.txt'));
    assert.match(content, /## Invite a teammate\n[^]*1\. Enter \*\*Email address\*\*/);
    assert.match(content, /Select \*\*Send invitation\*\*\./);
    assert.match(content, /could not be sent/);
    assert.doesNotMatch(content, /InviteForm|teamId|onSubmit|useState|\/teams|\.tsx|className|href/);
    assert(scoreOf(content) >= 90, content);
  });

  it('reads templates and catalogs', async () => {
    const input =
      '=== login.html ===\n<h1>Sign in</h1><form action="/session"><label for="u">User name</label><input id="u" name="user_name" required><button>Sign in</button></form>\n=== en.json ===\n{\n "error.locked": "Your account is locked. Wait an hour.",\n "nav.home": "Home"\n}\n';
    const { content } = await runCode('user-guide', input);
    assert.match(content, /Enter \*\*User name\*\*/);
    assert.match(content, /Your account is locked/);
    assert.doesNotMatch(content, /user_name|error\.locked|\/session|login\.html/);
  });

  it('says what to send where nothing is shown to anyone', async () => {
    assert.match(
      (await runCode('user-guide', 'export const add = (a: number, b: number) => a + b;')).content,
      /^# Send what people see\n/,
    );
  });
});
