import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = path.resolve(import.meta.dirname, '../../../src');

/** Everything that our code puts into its output channel, beside fixed words. */
function logged(): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const source = ts.createSourceFile(
      name,
      readFileSync(path.join(folder, name), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const values = (node: ts.Node): void => {
      if (ts.isTemplateSpan(node)) {
        if (ts.isConditionalExpression(node.expression)) values(node.expression);
        else found.add(node.expression.getText());
      } else if (ts.isIdentifier(node) && ts.isCallExpression(node.parent)) found.add(node.getText());
      else ts.forEachChild(node, values);
    };
    const visit = (node: ts.Node): void => {
      const called = ts.isCallExpression(node) ? node.expression.getText() : '';
      if (ts.isCallExpression(node) && /\boutput\.(?:trace|debug|info|warn|error|append\w*)$/.test(called))
        node.arguments.forEach(values);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found].sort();
}

describe('the log of the extension', () => {
  it('tells of lengths, addresses and outcomes, and nothing of what a document says', () => {
    assert.deepEqual(
      logged(),
      [
        '(error as Error).message',
        'access.endpoint.origin',
        'error.message',
        'failure.code',
        'failure.message',
        'input.length',
        'job.request.mode',
        'line',
        'outcome',
        'pause',
        'reason',
        'result.code',
        'result.message',
        'running.address',
        'this.#mode',
      ],
      'What is logged has changed: a text, a file name or a key must not be in it.',
    );
  });
});
