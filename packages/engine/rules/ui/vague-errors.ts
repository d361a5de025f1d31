import type { CodeCheck, Match } from '../../checks/types.ts';
import { interfaceTexts, type InterfaceText } from '../support/interface-text.ts';
import type { Rule } from '../types.ts';

/** A whole sentence that tells nothing. */
const VAGUE =
  /^(?:(?:an?|the|some) )?(?:(?:unknown|unexpected|general|generic|internal|unspecified|unhandled) )?(?:error|problem|issue|failure|exception)(?: (?:has )?(?:occurred|happened|was encountered))?[.!]*$|^(?:sorry, |oops, |oops! )?(?:something|things) (?:went|has gone|have gone|is) wrong[.!]*$|^(?:the )?(?:operation|request|action|task|process|command) (?:has )?failed[.!]*$|^(?:invalid|bad|wrong|incorrect) (?:input|value|data|entry|request|parameters?|format|field|argument|email(?: address)?|password|date|phone number|number|file|url|code|user ?name|credentials)[.!]*$|^(?:unable|failed) to (?:complete|process|perform) (?:the |your |this )?(?:operation|request|action|task)[.!]*$|^(?:it|that|this) (?:didn['’]t|did not|doesn['’]t|does not) work[.!]*$|^error[.!]*$/i;

/** Such a sentence or one that is like it, somewhere in a block: of most blocks it tells quickly that they hold none. */
const NEARLY = new RegExp(
  VAGUE.source
    // What articles begin is everywhere.
    .replace('^(?:(?:an?|the|some) )?', '^')
    .replace('^(?:the )?', '^')
    .replaceAll('^', String.raw`(?<![a-z] (?<!(?<![a-z] )\b(?:an?|the|some) ))\b`)
    .replaceAll('$', String.raw`(?![ ]?[a-z\d,])`),
  'i',
);

const find: CodeCheck['find'] = (document) => interfaceTexts(document).flatMap(vagueSentences);

const vagueSentences = ({ block, start, said }: InterfaceText): readonly Match[] =>
  [...said.matchAll(/\S.*?(?:[.!?]+(?=\s|$)|$)/gs)].flatMap(({ 0: quote, index }): readonly Match[] => {
    // The first cell of a row says what the others are.
    if (!VAGUE.test(quote) || (block.kind === 'table-cell' && /^error$/i.test(quote))) return [];
    const message = `“${quote}” leaves people alone with the problem. Name what failed, and what to do next.`;
    return [{ start: start + index, end: start + index + quote.length, replacement: null, message }];
  });

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
      needs: [NEARLY],
      find,
    },
  ],
  examples: () => [
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
    {
      text: '| Element | Text |\n| --- | --- |\n| Toast | Something went wrong. |\n\n**Error** — “Invalid input”',
      findings: [
        { quote: 'Something went wrong.', suggestion: null },
        { quote: 'Invalid input', suggestion: null },
      ],
    },
    {
      text: '## Error\n\n- `Invalid input`\n\n| Error | The file is too large. |\n| --- | --- |\n| Error | The name is taken. |',
      findings: [],
    },
    {
      text: 'Error: Something went wrong.\n\n- Error message: Invalid input\n\nError: The file is too large.',
      findings: [
        { quote: 'Something went wrong.', suggestion: null },
        { quote: 'Invalid input', suggestion: null },
      ],
    },
  ],
};
