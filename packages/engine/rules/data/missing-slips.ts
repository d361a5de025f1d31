import type { PatternSwap } from '../support/pattern-check.ts';

const STATE = 'running|installed|started|configured|available|enabled|ready|open|up to date';
const REFUSED =
  'started|installed|running|found|configured|set|supported|defined|working|available|ready|enabled|loaded|allowed|needed|required';

/** Small words that are missing between others that leave no doubt. */
export const MISSING_SLIPS: readonly PatternSwap[] = [
  {
    pattern: /\b(?:[Tt]he|[Yy]our|[Tt]his)\s+[a-z]+(?<!s)\s+(?<at>not)(?=\s+(?:STATE)(?:[.,;]|$))/dg,
    to: 'is not',
  },
  {
    pattern:
      /\b(?:[Mm]ake\s+sure|[Ee]nsure)(?:\s+that)?\s+(?:the|your|an?)\s+[a-z]+(?<!s)\s+(?<at>STATE)(?=[.,;]|$|\s+(?:on|in|before|and|with)\b)/dg,
    to: (state: string) => `is ${state}`,
  },
  {
    pattern: /(?:^|[.!?]\s+)(?<at>Thanks)(?=\s+(?:the|an?|this|its)\s+[a-z]+(?:\s+[a-z]+)?,)/dg,
    to: 'Thanks to',
  },
  {
    pattern:
      /\b(?:method|function|hook|it|which|that|call|command|this)\s+returns\s+(?<at>array|list|object|string|promise|map|set|function|instance|reference|copy)(?=\s+(?:of|with|that|containing|which)\b)/dg,
    to: (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
  },
].map(({ pattern, to }, index) => ({
  pattern: new RegExp(pattern.source.replace('STATE', index === 0 ? REFUSED : STATE), pattern.flags),
  to,
  message: 'A small word is missing: “{replacement}”.',
}));
