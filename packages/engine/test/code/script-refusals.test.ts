import assert from 'node:assert/strict';
import { runCode } from './run.ts';

const docs = async (source: string): Promise<string> => (await runCode('code-to-docs', source)).content;

describe('what JavaScript refuses', () => {
  const koa = `
const Router = require('@koa/router');
const router = new Router();
const KINDS = ['a4', 'a3'];
class TrayEmpty extends Error {
  constructor() { super('The tray is empty'); this.status = 503; }
}
// Prints a page.
router.post('/pages', async (ctx) => {
  const { text, kind = 'a4', copies = 1 } = ctx.request.body;
  ctx.assert(text, 400, 'text is required');
  ctx.assert(KINDS.includes(kind), 422, 'unknown kind');
  ctx.assert(copies >= 1 && copies <= 9, 422, '1 to 9 copies');
  if (await empty()) throw new TrayEmpty();
  ctx.status = 202;
});
// One page.
router.get('/pages/:id', async (ctx) => {
  const page = await find(ctx.params.id);
  ctx.assert(page, 404, 'no such page');
  ctx.body = page;
});
module.exports = router;
`;

  it('tells what Koa’s asserts make needed, and what values they allow', async () => {
    const page = await docs(koa);
    assert.match(page, /\| \`text\` \| [^|]+ \| Yes \|/);
    assert.match(page, /One of \`a4\` or \`a3\`\./);
    assert.match(page, /From 1 to 9\./);
    assert.match(page, /\| \`404\` \| Not found: “no such page”/);
  });

  it('titles a handler by what it gives, and tells no errors of its own as types', async () => {
    const page = await docs(koa);
    assert.match(page, /^### Get one page$/m);
    assert.doesNotMatch(page, /TrayEmpty/);
    assert.match(page, /“The tray is empty”/);
  });

  it('tells what commander’s parsers of values ask for', async () => {
    const page = await docs(`
import { Command, InvalidArgumentError } from 'commander';
function positive(value) {
  if (Number(value) < 1) throw new InvalidArgumentError('must be 1 or more');
  return Number(value);
}
new Command('pager').option('-n, --count <n>', 'pages to print', positive, 2).action(print).parse();
`);
    assert.match(page, /\| \`-n, --count <n>\` \|.*Pages to print\. Must be 1 or more\./);
  });
});

describe('what services in TypeScript answer', () => {
  it('tells the codes and messages of errors that are made by errors', async () => {
    const page = await docs(`
import express from 'express';
class ApiError extends Error {
  constructor(public status: number, public code: string, message: string) { super(message); }
}
class Missing extends ApiError {
  constructor(what: string) { super(404, 'missing', \`No such \${what}\`); }
}
const app = express();
/** Opens a door. */
app.post('/doors/:id/open', async (req, res) => {
  const door = await find(req.params.id);
  if (!door) throw new Missing('door');
  if (door.locked) throw new ApiError(423, 'locked', 'Ask for the key');
  res.json({ ...door, links: { self: '/doors/' + door.id } });
});
/** Lists doors. */
app.get('/doors', async (req, res) => {
  const page = Number(req.query.page) || 1;
  res.set('X-Page', String(page)).json(await list(page));
});
app.use((err, req, res, next) => {
  if (err instanceof ApiError) return res.status(err.status).json({ code: err.code, message: err.message });
  next(err);
});
`);
    assert.match(
      page,
      /\| `404` \| Not found: `missing` \(“No such door”\) \| object with `code`, `message`/,
    );
    assert.match(page, /\| `423` \| Locked: `locked` \(“Ask for the key”\)/);
    assert.match(
      page,
      /\| `200` \| OK\. \| object with (?:the fields below, and others|`links`.*other fields) \|/,
    );
    assert.match(page, /\| `page` \| number \| No \| Default: `1`\./);
  });

  it('tells what Fastify refuses by its schema, and what it returns', async () => {
    const page = await docs(`
import Fastify from 'fastify';
const app = Fastify();
app.post('/keys/:id/turn', {
  schema: { summary: 'Turn a key', params: { type: 'object', properties: { id: { type: 'integer' } } } },
}, async (request) => keys.turn(request.params.id));
app.listen({ port: Number(process.env.PORT) || 8081 });
`);
    assert.match(page, /\| `200` \| OK\. \| \[VERIFY\] \|/);
    assert.match(page, /\| `400` \| Bad request\. \|/);
    assert.match(page, /on port `8081`/);
  });
});

describe('forms of HTML', () => {
  it('tell help beside its field, and choices without a value', async () => {
    const { content } = await runCode(
      'user-guide',
      `<form>
  <label for="size">Size</label>
  <select id="size"><option value="">Any</option><option value="s">Small</option></select>
  <label for="paper">Paper</label>
  <select id="paper"><option value="">Choose a paper</option><option>White</option><option>Blue</option></select>
  <label for="card">Card number</label>
  <input id="card" required>
  <p class="help">You find it on the back.</p>
  <button>Order</button>
</form>`,
    );
    assert.match(content, /\*\*Size\*\*: Any or Small\./);
    assert.match(content, /\*\*Paper\*\*: White or Blue\./);
    assert.match(content, /\*\*Card number\*\* \(required\)\. You find it on the back\./);
  });
});
