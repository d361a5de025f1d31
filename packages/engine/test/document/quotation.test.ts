import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';

const OTHERS: readonly string[] = [
  '> Simplicity is a great virtue.',
  '> “Simplicity is a great virtue.”\n>\n> — Edsger W. Dijkstra',
  'As the licence says:\n\n> The software is provided as is.',
  '> **Simplicity** is a great virtue.',
  '> Notes from the field were lost.',
  '- An item:\n\n  > It is what they wrote.',
  '## License\n\nPermission is hereby granted, free of charge, to any person.',
  '- Redistributions of source code must retain the notice.',
  '<blockquote>\n<p>It is what they wrote.</p>\n</blockquote>',
];

const OURS: readonly string[] = [
  'Permission is granted to each administrator.',
  '> **Note** Restart the server.',
  '> **Note:** Restart the server.',
  '> **Before you start:** install Node.js.',
  '> __Prerequisites__: install Node.js.',
  '> Note: restart the server.',
  '> *Note*: restart the server.',
  '> Note that the server restarts.',
  '> NOTE\n>\n> Restart the server.',
  '> [!NOTE]\n> Restart the server.',
  '> info **Hint** Restart the server.',
  '> warning **Warning** Restart the server.',
  '> ⚠️ Restart the server.',
  '> ℹ️ Note:\n> Restart the server.',
  '> :warning: Restart the server.',
  '> #### Tip\n>\n> Restart the server.',
  '> **Warning**\n> Restart the server.',
  '> Deprecated: use the other one.',
  ':::note\nRestart the server.\n:::',
  '!!! note\n    Restart the server.',
];

const quotations = (text: string) => parseDocument(text).blocks.filter(({ quotation }) => quotation).length;

describe('quotations', () => {
  for (const text of OTHERS) it(`somebody else's words: ${text}`, () => assert.notEqual(quotations(text), 0));
  for (const text of OURS) it(`an admonition: ${text}`, () => assert.equal(quotations(text), 0));

  it('a paragraph behind a quotation is the writer’s', () => {
    const { blocks } = parseDocument('> They wrote it.\n\nWe wrote it.');
    assert.deepEqual(
      blocks.map(({ quotation }) => quotation === true),
      [true, false],
    );
  });
});
