import assert from 'node:assert/strict';
import { createEngine, type Job } from '../../index.ts';
import { readGrammar } from './parser.ts';

describe('explain of code', () => {
  const engine = createEngine({ grammars: readGrammar });
  const explain = async (input: string): Promise<string> => {
    const job: Job = { mode: 'explain', input, style: { rules: null, termSubs: [], glossary: [] } };
    await engine.prepare(job);
    return engine.analyze(job).content;
  };

  it('follows conditions, failures and what is handed on', async () => {
    const content = await explain(
      'export async function refund(id: string) {\n  const order = await orders.find(id);\n  if (!order) {\n    throw new NotFound("no such order");\n  }\n  order.lines.forEach((line) => { stock.add(line); });\n  return order;\n}\n',
    );
    for (const step of [
      'Calls `orders.find` and keeps the result as `order`.',
      'If `!order`:',
      'Calls `order.lines.forEach`, and hands it this to do:',
      'Calls `stock.add`.',
      'Returns `order`.',
    ])
      assert(content.includes(step), content);
    assert.match(content, /Fails with `.*NotFound/);
  });

  it('takes a document that holds code for a document', async () => {
    const content = await explain('# Start\n\nIn order to start, run this:\n\n```js\nstart();\n```\n');
    assert.equal(content, '# Start\n\nTo start, run this:\n\n```js\nstart();\n```\n');
  });
});
