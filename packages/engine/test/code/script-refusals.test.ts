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
