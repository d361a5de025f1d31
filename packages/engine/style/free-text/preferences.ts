import type { Check, Substitution } from '../../checks/types.ts';
import { hasException, scopeAfter } from './condition.ts';
import { QUOTED, QUOTED_LIST, quotesIn, type RuleText } from './rule-text.ts';

const T = `(?:the (?:word|term|phrase|form|spelling)s? )?`;
const NOTE = String.raw`(?:\s*\([^()]*\))?`;
const L = (name: string, list = QUOTED_LIST) =>
  `${T}(?<${name}>${list})${NOTE}(?: (?:as one word|in lower case|with(?:out)? a hyphen))?`;
const USE = `(?:use|write|say|prefer|choose|type|spell|go with|opt for|stick to|stick with|we (?:use|say|write|prefer))`;
const AVOID = `(?:don't|do not|never|not|avoid)(?: (?:use|using|write|writing|say|saying))?`;

/** "Use A instead of B" in the ways people say it; `to` is A, `from` is B. */
const FORMS: readonly RegExp[] = [
  `${USE} ${L('to')},?(?: (?:and|but))?(?: instead of| rather than| over| in place of| and not| not| never|,? ${AVOID})(?: using| saying| writing)? ${L('from')}`,
  `(?:replace|change|swap|convert) ${L('from')} (?:with|by|to|for|into) ${L('to')}`,
  `substitute ${L('to')} for ${L('from')}`,
  `substitute ${L('from')} (?:with|by) ${L('to')}`,
  `(?:instead of|rather than|in place of) ${L('from')},? ${USE} ${L('to')}`,
  `${AVOID} ${L('from')}[.,;:—–-]*(?: (?:and|but))?(?: instead,?)? ${USE} ${L('to')}(?: instead)?`,
  `${L('from')} (?:should be|must be|becomes|is always|should become|should be written as|is written(?: as)?|→|⇒|->|=>|>) ${L('to', QUOTED)}`,
  `${L('to')}, ?(?:not|never) ${L('from')}`,
].map((source) => new RegExp(source, 'd'));

/** The swaps that a rule with quoted words asks for; undefined where it asks for none. */
export function readPreferences(text: RuleText): readonly Check[] | undefined {
  let rest = text.plain;
  const checks: Check[] = [];
  for (const form of FORMS) {
    for (let match = form.exec(rest); match; match = form.exec(rest)) {
      const end = match.index + match[0].length;
      const scope = scopeAfter(rest.slice(end));
      const sentence =
        /[^.;]*$/.exec(rest.slice(0, match.index))?.[0] +
        match[0] +
        (/^[^.;]*/.exec(rest.slice(end))?.[0] ?? '');
      const [to, from] = [match.groups?.['to'] ?? '', match.groups?.['from'] ?? ''].map((part) =>
        quotesIn(part, text),
      );
      rest = `${rest.slice(0, match.index)} ${rest.slice(end)}`;
      if (!scope || hasException(sentence)) return undefined;
      const swap = swapOf(from ?? [], to ?? []);
      if (swap) checks.push({ kind: 'substitution', scope, message: messageOf(text), swap: [swap] });
    }
  }
  return checks.length > 0 ? checks : undefined;
}

/** A swap of words for words; undefined where it says nothing. */
export function swapOf(from: readonly string[], to: readonly string[]): Substitution | undefined {
  const wrong = from.filter((phrase) => phrase !== '' && !to.includes(phrase));
  return wrong.length > 0 && to.length > 0 ? { from: wrong, to } : undefined;
}

export function messageOf({ advice }: RuleText): string {
  return `Use “{replacement}” instead of “{match}”. The house style says: ${advice}`;
}
