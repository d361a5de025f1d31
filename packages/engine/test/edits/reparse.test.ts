import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDocument, parseToEdit, reparse, type SourceDocument } from '../../document/index.ts';
import { anyText } from '../document/fragments.ts';
import { anyEdit, applyEdit } from './edits.ts';
import { realTexts } from './real-texts.ts';

/** All that checks can see of a document. */
function shown({ toSource, pieces: _pieces, blocks, memory: _, ...rest }: SourceDocument) {
  const words = ({
    start,
    end,
    words,
    sentences,
    prose,
    kind,
    level,
    list,
    ...block
  }: SourceDocument['blocks'][number]) => ({
    ...[start, end, words, prose, kind, level, list],
    sentences: sentences.map((sentence) => [sentence.start, sentence.end, sentence.words]),
    flags: [block.quoted, block.quotation, block.tableHeader, block.value],
  });
  return { ...rest, blocks: blocks.map(words), place: toSource({ start: 1, end: 2 }) };
}

function followEdits(text: string, edits: readonly Parameters<typeof applyEdit>[1][]): void {
  let document = parseToEdit(text, 'markdown');
  for (const edit of edits) {
    document = reparse(document, applyEdit(document.source, edit));
    assert.deepEqual(shown(document), shown(parseDocument(document.source, 'markdown')));
    assert.equal(document.pieces.length, parseToEdit(document.source, 'markdown').pieces.length);
  }
}

describe('A document that was read again after an edit', () => {
  it('is the document that a fresh reading gives, for texts of telling parts', () => {
    const edits = fc.array(anyEdit, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 8 }), edits, (parts, list) =>
        followEdits(parts.join('\n\n'), list),
      ),
      { numRuns: 400 },
    );
  });

  for (const { name, text } of realTexts) {
    it(`is the document that a fresh reading gives, for ${name}`, () => {
      const edits = fc.array(anyEdit, { minLength: 1, maxLength: 8 });
      fc.assert(
        fc.property(edits, (list) => followEdits(text, list)),
        { numRuns: 20 },
      );
    });
  }

  for (const indented of ['\tSome words.\n\nMore.\n', '\uFEFF    Some words.\n', '    a'])
    it(`is no code once its first line is not indented: ${JSON.stringify(indented)}`, () => {
      const text = indented.replace(/^\uFEFF?\s+/, '');
      const document = reparse(parseToEdit(indented, 'markdown'), text);
      assert.deepEqual(shown(document), shown(parseDocument(text, 'markdown')));
    });

  it('keeps the words of what was not touched', () => {
    const text = Array.from({ length: 50 }, (_, number) => `Paragraph ${number} has words.`).join('\n\n');
    const before = parseToEdit(text, 'markdown');
    const after = reparse(before, text.replace('40 has', '40 had'));
    assert.equal(after.blocks.length, 50);
    assert.equal(after.blocks[1], before.blocks[1]);
    assert.notEqual(after.blocks[40], before.blocks[40]);
  });
});
