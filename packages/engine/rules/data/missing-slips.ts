import type { PatternSwap } from '../support/pattern-check.ts';

const STATE = 'running|installed|started|configured|available|enabled|ready|open|up to date';
const REFUSED =
  'started|installed|running|found|configured|set|supported|defined|working|available|ready|enabled|loaded|allowed|needed|required';

interface MissingSlip extends Pick<PatternSwap, 'pattern' | 'message'> {
  /** Null: a person decides. */
  readonly to: PatternSwap['to'] | null;
}

const SLIPS: readonly MissingSlip[] = [
  {
    pattern:
      /\b(?<at>not)(?=\s+(?:STATE)(?:[.,;]|$))(?<=\b(?:[Tt]he|[Yy]our|[Tt]his)\s+[a-z]+(?<!s)\s+not)/dg,
    to: 'is not',
  },
  {
    pattern:
      /\b(?:[Mm]ake\s+sure|[Ee]nsure)(?:\s+that)?\s+(?:the|your|an?)\s+[a-z]+(?<!s)\s+(?<at>STATE)(?=[.,;]|$|\s+(?:on|in|before|and|with)\b)/dg,
    to: (state: string) => `is ${state}`,
  },
  {
    // "Wait until the server ready."
    pattern:
      /\b(?:[Uu]ntil|[Oo]nce|[Ww]hen|[Ii]f)\s+(?:the|your)\s+[a-z]+(?<!s)\s+(?<at>ready|available|up to date)(?=[.,;]|$)/dg,
    to: (state: string) => `is ${state}`,
  },
  {
    pattern: /\b(?<at>Thanks)\b(?=\s+(?:everyone|everybody|all)\s+who\b)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: 'Thanks to',
  },
  {
    pattern:
      /\b(?<at>Thanks)\b(?=\s+(?:the|an?|this|its)\s+[a-z]+(?:\s+[a-z]+)?,)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: 'Thanks to',
  },
  {
    // "One the fastest parsers".
    pattern:
      /(?<=\b(?:is|was|are|as|be|remains|became)\s+)(?<at>one)(?=\s+the\s+(?:most|best|least|main|few|many|[a-z]{3,}est)\s+[a-z])/dg,
    to: 'one of',
  },
  {
    // "It has be deleted".
    pattern: /\b(?:has|have)\s+(?<at>be)(?=\s+(?:[a-z]+ed|[a-z]+en|set|sent|built|made|run)\b)/dg,
    to: null,
    message: 'Write “has to be” or “has been”: a word is missing.',
  },
  {
    // "Returns new object".
    pattern:
      /\b(?:returns|creates|builds|makes|opens|gets|takes|needs|requires|throws)\s+(?<at>new|empty|plain|single|valid)(?=\s+(?:object|array|string|list|instance|promise|value|map|function|response|request|connection|file|error|element|copy|token|session|user)\b(?!s)(?:\s+(?:of|with|that|for|from|to|in|on|when|if|as|and|each|every)\b|[.,;]|$))/dg,
    to: (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
  },
  {
    // "Takes lot of time".
    pattern:
      /(?<=\b(?:takes?|took|spent|gave|had|have|has|with|uses?|needs?|requires?|saves?|consumes?|is|are|contains?|supports?)\s+)(?<at>lot)(?=\s+of\b)/dg,
    to: 'a lot',
  },
];

/** Small words that are missing between others that leave no doubt. */
export const MISSING_SLIPS: readonly PatternSwap[] = SLIPS.map(
  ({ pattern, to, message = 'A small word is missing: “{replacement}”.' }, index) => ({
    pattern: new RegExp(pattern.source.replace('STATE', index === 0 ? REFUSED : STATE), pattern.flags),
    to: to ?? (() => null),
    message,
  }),
);
