import { isPluralOfThings } from '../grammar/support/quantities.ts';
import type { PatternSwap } from '../support/pattern-check.ts';
import { isCounted } from './software-nouns.ts';

const sameCase = (to: string) => (match: string) =>
  /^[A-Z]/.test(match) ? to.charAt(0).toUpperCase() + to.slice(1) : to;

/** What a policy is for, behind the verb. */
export const INSURED =
  /^\s*(?:the|your|it|all|a|each)\s+(?:[a-z]+\s+){0,2}(?:parcels?|shipments?|cars?|vehicles?|homes?|houses?|property|buildings?|boats?|equipment|goods|luggage|packages?|bikes?|contents|lives|life|deposits?|loans?|drivers?|employees|staff|jewelry|paintings?|pets?)\b(?!\s+(?:is|are|has|have|gets?|was|were|can|remains?|stays?|does|do)\b)/;

/** Words that sound alike or nearly so, told apart by the words around them. */
export const SOUND_ALIKES: readonly PatternSwap[] = [
  {
    pattern:
      /\b(?<at>affect)\b(?=\s+(?:on|of|is|as|when)\b|[.,;:])(?<=\b(?:an|no|the|any|this|same|little|side|desired|following)\s+\k<at>)/dg,
    to: 'effect',
    message: '“Effect” is the result. “Affect” is the verb.',
  },
  {
    pattern:
      /\bprinciple(?=\s+(?:server|database|engineer|author|maintainer|node|component|names?|users?|reason)\b)|(?<=\b(?:service|user|security)\s)principles?\b/g,
    to: (match) => match.replace('le', 'al'),
    message: '“Principal” means main, or an identity. A “principle” is a rule.',
  },
  {
    pattern:
      /\b(?<at>login|logout)(?=,|\s+(?:and|again|from)\b)(?<=\b(?:[Ii]f|[Ww]hen|[Cc]lick|[Ss]elect|[Oo]pen|[Tt]hen)\b[^.,;:]{2,40}\sand\s+\k<at>)/dg,
    unless: /\b(?:login|logout|sign-?up|registration|register)\s+and\s+(?:login|logout)\b/i,
    to: (match) => `log ${match.slice(3)}`,
    message: 'As a verb this is two words: “{replacement}”. “{match}” is the noun.',
  },
  {
    pattern: /\b[Aa]mounts?(?=\s+of\s+[a-zA-Z])/g,
    when: ({ after }) => {
      const [, first, second] = /^\s+of\s+(\w+)(?:\s+(\w+))?/.exec(after) ?? [];
      // "The amount of time users wait".
      return (
        isCounted(first) ||
        isPluralOfThings(first ?? '') ||
        (isCounted(second) && /^(?!time|work|data|memory)[a-z]+$/.test(first ?? ''))
      );
    },
    to: (match) => sameCase(match.endsWith('s') ? 'numbers' : 'number')(match),
    message: 'What can be counted comes in a number, not an amount: “{replacement} of”.',
  },
  {
    pattern:
      /\b(?<at>how)(?=\s+(?!to\b)(?:[\w\ufffc'’*-]+\s+){1,5}?(?:(?:should|would|could|will|can|might)\s+)?looks?\s+like\b)/dgi,
    unless: /\bmak(?:e|es|ing)\b/,
    to: sameCase('what'),
    message: '“Look like” asks for “what”; “how” goes with “look” alone.',
  },
  {
    pattern: /\b[Ii]nsures?(?=\s+(?:that|the|your|it|all|a|proper|each)\b)/g,
    // "Insure the parcel".
    when: ({ after }) => !INSURED.test(after),
    to: (match) => sameCase(match.endsWith('s') ? 'ensures' : 'ensure')(match),
    message: 'To insure is to sell a policy. To make certain is to “ensure”.',
  },
  {
    pattern:
      /\b(?<at>advice)\b(?=\s+(?:you|to|against|that|using)\b)(?<=\b(?:we|I|strongly|would)\s+\k<at>)/dg,
    to: 'advise',
    message: 'The verb is “advise”. “Advice” is the noun.',
  },
];
