import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDocument, parseToEdit, reparse } from '../../document/index.ts';
import { judge } from '../../inspect.ts';
import { RULES } from '../../rules/index.ts';
import { compileStyle } from '../../style/compile.ts';
import { anyText } from '../document/fragments.ts';
import { anyEdit, applyEdit, type Edit } from './edits.ts';
import { realTexts } from './real-texts.ts';

const TERMS = [
  { preferred: 'sign in', avoid: ['log in'] },
  { preferred: 'Node.js', avoid: ['node', 'NodeJS'] },
];
/** Also rules that contradict each other: what each of them finds is compared, before one wins. */
const STYLE = compileStyle(
  {
    rules: null,
    termSubs: TERMS,
    glossary: [{ term: 'Hook Runner', definition: 'It runs.', synonyms: ['runner'] }],
  },
  RULES.map((rule) => ({ ...rule, preset: true })),
);

function followEdits(text: string, edits: readonly Edit[]): void {
  let document = parseToEdit(text, 'markdown');
  judge(document, STYLE, true);
  for (const edit of edits) {
    document = reparse(document, applyEdit(document.source, edit));
    assert.deepEqual(judge(document, STYLE, true), judge(parseDocument(document.source, 'markdown'), STYLE));
  }
}

const someEdits = fc.array(anyEdit, { minLength: 1, maxLength: 6 });

describe('What every rule finds after an edit', () => {
  it('is what it finds in the text read afresh, for texts of telling parts', () => {
    const parts = fc.array(anyText, { maxLength: 8 });
    fc.assert(
      fc.property(parts, someEdits, (texts, edits) => followEdits(texts.join('\n\n'), edits)),
      { numRuns: 100 },
    );
  });

  for (const { name, text } of realTexts) {
    it(`is what it finds in the text read afresh, for ${name}`, () => {
      fc.assert(
        fc.property(someEdits, (edits) => followEdits(text, edits)),
        { numRuns: 8 },
      );
    });
  }
});
