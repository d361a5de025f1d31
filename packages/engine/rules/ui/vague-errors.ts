import type { CodeCheck, Match } from '../../checks/types.ts';
import type { Block } from '../../document/types.ts';
import type { Rule } from '../types.ts';

/** A whole sentence that tells nothing. */
const VAGUE =
  /^(?:(?:an?|the|some) )?(?:(?:unknown|unexpected|general|generic|internal|unspecified|unhandled) )?(?:error|problem|issue|failure|exception)(?: (?:has )?(?:occurred|happened|was encountered))?[.!]*$|^(?:sorry, |oops, |oops! )?(?:something|things) (?:went|has gone|have gone|is) wrong[.!]*$|^(?:the )?(?:operation|request|action|task|process|command) (?:has )?failed[.!]*$|^(?:invalid|bad|wrong|incorrect) (?:input|value|data|entry|request|parameters?|format|field|argument)[.!]*$|^(?:unable|failed) to (?:complete|process|perform) (?:the |your |this )?(?:operation|request|action|task)[.!]*$|^(?:it|that|this) (?:didn['’]t|did not|doesn['’]t|does not) work[.!]*$|^error[.!]*$/i;

const find: CodeCheck['find'] = ({ blocks, text }) =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.tableHeader || !hasShort(block)) return [];
    return block.sentences.flatMap(({ start, end, words }): readonly Match[] => {
      if (words.length === 0 || words.length > MOST_WORDS) return [];
      const said = block.prose.slice(start - block.start, end - block.start).trim();
      if (!VAGUE.test(said)) return [];
      const message = `“${text.slice(start, end)}” leaves people alone with the problem. Name what failed, and what to do next.`;
      return [{ start, end, replacement: null, message }];
    });
  });

const MOST_WORDS = 8;

/** Whether a sentence is short enough to tell nothing: of most blocks, none is. */
function hasShort({ sentencePlaces: places }: Block): boolean {
  for (let index = 0; index < places.count; index++)
    if (places.wordsEndOf(index) - places.firstWordOf(index) <= MOST_WORDS) return true;
  return false;
}

export const vagueErrors: Rule = {
  id: 'vague-errors',
  label: 'Errors that name the problem',
  description:
    'Name in an error message what failed, why, and what to do next. “Something went wrong” and “Invalid input” help nobody.',
  severity: 'important',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      needs: [/error|wrong|failed|invalid|problem|issue|unable|input|work|exception|failure|bad |incorrect/i],
      find,
    },
  ],
  examples: [
    {
      text: 'Something went wrong. Try again later.\n\n- Invalid input\n- An unexpected error has occurred.',
      findings: [
        { quote: 'Something went wrong.', suggestion: null },
        { quote: 'Invalid input', suggestion: null },
        { quote: 'An unexpected error has occurred.', suggestion: null },
      ],
    },
    {
      text: 'The file is too large. An error occurred while `save` wrote the file. If something went wrong, see the log.',
      findings: [],
    },
    { text: '## Error\n\n- `Invalid input`', findings: [] },
  ],
};
