import type { ValeRuleCheck } from '../check.ts';

/** Examples shown of a long list. */
const SHOWN = 8;
const LONGEST = 1000;

/** A rule in a sentence or two, for people and for language models, which do not run checks. */
export function describeCheck(check: ValeRuleCheck): string {
  const message = check.message
    .replace(/%(?:\[\d+\])?[sd]/g, '…')
    .replace(/%%/g, '%')
    .trim();
  const parts = [
    message === '' || /[.!?…]$/.test(message) ? message : `${message}.`,
    examplesOf(check),
    check.link ? `See ${check.link}` : '',
  ];
  const told = parts.filter((part) => part !== '').join(' ');
  return told.slice(0, LONGEST) || `A rule of the kind “${check.extends}” that says nothing about itself.`;
}

function examplesOf(check: ValeRuleCheck): string {
  switch (check.extends) {
    case 'existence':
      return listed('Looks for', readable([...(check.tokens ?? []), ...(check.raw ?? [])]));
    case 'substitution':
      return listed('Replaces', pairs(check.swap, 'by'));
    case 'consistency':
      return listed('Keeps apart', pairs(check.either, 'and'));
    case 'occurrence': {
      const limits = [
        check.max ? `at most ${check.max}` : '',
        check.min ? `at least ${check.min}` : '',
      ].filter(Boolean);
      return `Allows ${limits.join(' and ')} of “${check.token}” in one ${check.scope?.[0] ?? 'text'}.`;
    }
    case 'capitalization':
      return `Asks for ${check.match.replace('$', '')} case in ${check.scope?.join(', ') ?? 'text'}.`;
    default:
      return '';
  }
}

function readable(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token) => /^[\p{L}\p{N} '’,./-]+$/u.test(token)).map((token) => `“${token}”`);
}

function pairs(map: Readonly<Record<string, string>>, word: string): readonly string[] {
  return Object.entries(map)
    .filter(([from]) => /^[\p{L}\p{N} '’,./-]+$/u.test(from))
    .map(([from, to]) => `“${from}” ${word} “${to.split('|')[0]}”`);
}

function listed(verb: string, examples: readonly string[]): string {
  if (examples.length === 0) return '';
  const rest = examples.length - SHOWN;
  return `${verb} ${examples.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
