import { sentenceText } from '../checks/pattern.ts';
import type { Block } from '../document/types.ts';
import { endOf, introductionsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

/** Words by which a whole sentence announces a list. */
const ANNOUNCES =
  /\b(?:following|these|as follows|below|next|two|three|four|five|six|several|some|many|includ(?:es?|ed|ing)|consists? of|contains?|are|such as|namely|(?:way|step|option|reason|thing|part|kind|type|mode|rule|field)s)\b/i;
/** A label in bold, or the title of a block of MkDocs. */
const LABEL = /^(?:\*\*[^*]+\*\*|__[^_]+__|\/{3,}.*|:{3,}.*)$/;

/** Whether a paragraph leads to the list below it: an open sentence, or one that announces something. */
function isIntroduction(block: Block, text: string): boolean {
  const written = text.slice(block.start, block.end).trim();
  if (LABEL.test(written)) return false;
  return !/[.!?]["”’')*_`]*$/.test(written) || ANNOUNCES.test(sentenceText(block, block.end - 1));
}

export const listColon: Rule = {
  id: 'list-colon',
  label: 'Colons before lists',
  description: 'End the sentence that introduces a list with a colon.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        introductionsOf(document).flatMap(({ before, introduces }) => {
          const last = before?.words.at(-1);
          if (!before || !introduces || !last) return [];
          if (!isIntroduction(before, document.text)) return [];
          if (/:["”’')*_`]*$/.test(document.text.slice(before.start, before.end).trimEnd())) return [];
          const message = 'End the introduction of the list with a colon.';
          return [{ start: last.start, end: endOf(before), replacement: null, message }];
        }),
    },
  ],
  examples: () => [
    { text: 'It has two ports.\n\n- One\n- Two', findings: [{ quote: 'ports.', suggestion: null }] },
    { text: 'It has two ports:\n\n- One\n- Two\n\nSee them.', findings: [] },
    { text: 'For ideas, please write to us.\n\n- One\n- Two\n\n**Static methods**\n\n- `One`', findings: [] },
    { text: '## Ports\n\n- `One`', findings: [] },
  ],
};
