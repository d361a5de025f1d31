import type { Block, SourceDocument } from '../document/types.ts';
import { mendArticle } from './edit.ts';
import { lazily } from '../lazily.ts';
import type { CheckKind, Hit, ListedPhrase } from './kind.ts';
import { isKey } from './keys.ts';
import { capitalize, hasOwnCase, transferCase } from './letter-case.ts';
import { listNameOf } from './listed-phrases.ts';
import { fillMessage, quoteOf } from './messages.ts';
import { oneLine } from './one-line.ts';
import { isOtherPart } from './part-of-speech.ts';
import { sentenceText } from './pattern.ts';
import { isCovered, opensSentence, sentenceAt } from './ranges.ts';
import { inScope } from './scope.ts';
import { fold, straighten } from './tokens.ts';
import type { Match, Substitution, SubstitutionCheck } from './types.ts';

interface Swap {
  readonly from: string;
  readonly to: readonly string[];
  readonly note: string | undefined;
}

/** A phrase that is found or, without a substitution, one that excuses what it covers. */
interface SwapPhrase extends ListedPhrase {
  readonly substitution?: Substitution;
}

interface Slots {
  readonly found: number;
  readonly excused: number;
}

type Choices = string | readonly string[];

const asList = (value: Choices): readonly string[] => (typeof value === 'string' ? [value] : value);
const choicesOf = (to: Choices) => asList(to).map(oneLine).filter(Boolean);
const isLetterCaseOnly = (from: string, to: string) =>
  from === to || (from.length === to.length && fold(from) === fold(to));
/** Letters and digits alone. Most are told without the tables of Unicode, which take a process a millisecond to build. */
const isOneWord = (text: string) =>
  /^[A-Za-z0-9]+$/.test(text) || (!/[ -/:-@[-`{-~]/.test(text) && !/[^\p{L}\p{N}]/u.test(text));

const NONE: readonly Match[] = [];

/** Phrases that should be another. */
export const substitution: CheckKind<SubstitutionCheck> = {
  kind: 'substitution',
  compile(check, plan) {
    const found = plan.slot('longest');
    const excused = plan.slot('all');
    const phrases = lazily(() => phrasesOf(check, { found, excused }));
    // Thousands of phrases, most of them in no text: what is made of one waits until it is found.
    const swaps: (Swap | undefined)[] = [];
    const swapOf = (payload: number) => (swaps[payload] ??= swapFrom(phrases()[payload]));
    const list = listNameOf(check);
    if (list === undefined) for (const one of phrases()) plan.add(one.slot, one.phrase, one);
    else plan.addListed(list, phrases);
    return {
      run({ document, hits }) {
        const phrasesFound = hits(found);
        if (phrasesFound.length === 0) return NONE;
        const matches: Match[] = [];
        for (const hit of phrasesFound) {
          const swap = swapOf(hit.payload);
          if (!swap || !inScope(check.scope, hit.block) || isCovered(hit, hits(excused))) continue;
          if (check.keepsKeys && isKey(document, hit.block, hit)) continue;
          if (check.keepsParts && keepsPart(hit, swap, check.keepsParts)) continue;
          const match = substitute(document, hit.block, hit.start, hit.end, swap, check.message);
          if (match) matches.push(match);
        }
        return matches;
      },
    };
  },
};

const keepsPart = (hit: Hit, { from, to: [to, other] }: Swap, parts: 'verb' | 'either'): boolean =>
  to !== undefined && other === undefined && isOtherPart(hit, from, to, parts);

/** All phrases of a check, each with its place as payload. */
export function phrasesOf(check: SubstitutionCheck, { found, excused }: Slots): readonly SwapPhrase[] {
  const phrases: SwapPhrase[] = [];
  const add = (phrase: string, substitution: Substitution, choices: Choices) => {
    const caseSensitive = substitution.caseSensitive === true || needsExactCase(phrase, choices);
    phrases.push({ slot: found, phrase, caseSensitive, payload: phrases.length, substitution });
  };
  // "log in" as the preferred form excuses "log" inside it; "Node.js" does not excuse "node.js".
  const wrong = new Set(check.swap.flatMap(({ from }) => from).map((phrase) => phrase.toLowerCase()));
  const excuse = (choice: string) => {
    if (choice === '' || isOneWord(choice)) return;
    phrases.push({ slot: excused, phrase: choice, caseSensitive: wrong.has(choice.toLowerCase()) });
  };
  check.swap.forEach((substitution) => {
    const { from, to } = substitution;
    const choices = typeof to === 'string' ? oneLine(to) : choicesOf(to);
    if (typeof from === 'string') add(from, substitution, choices);
    else from.forEach((phrase) => add(phrase, substitution, choices));
    if (typeof choices === 'string') excuse(choices);
    else choices.forEach(excuse);
  });
  for (const phrase of check.exceptions ?? []) phrases.push({ slot: excused, phrase });
  return phrases;
}

/** "Email" for "email" means that very spelling, else the preferred form would be found too. */
function needsExactCase(from: string, to: Choices): boolean {
  if (typeof to !== 'string') return to.some((choice) => needsExactCase(from, choice));
  return isLetterCaseOnly(from, to) && to === to.toLowerCase();
}

function swapFrom(listed: SwapPhrase | undefined): Swap | undefined {
  if (!listed?.substitution) return undefined;
  const { phrase, substitution } = listed;
  return { from: oneLine(phrase), to: choicesOf(substitution.to), note: substitution.note };
}

function substitute(
  document: SourceDocument,
  block: Block,
  start: number,
  end: number,
  { from, to, note }: Swap,
  message: string,
): Match | undefined {
  const match = quoteOf(document, block, start, end);
  const plain = straighten(oneLine(match));
  // "Do NOT" and "DOES NOT" are meant to stand out.
  if (/ NOT$/.test(plain) && /n't$/.test(to[0] ?? '')) return undefined;
  const opens = opensSentence(block, start);
  const choices = to.map((choice) => inPlace(plain, from, choice, opens));
  if (choices.some((choice, index) => choice === plain || to[index] === plain)) return undefined;
  if (to.some((choice) => isSmallSpelling(plain, choice) && (opens || block.kind === 'heading')))
    return undefined;
  // "The whitelist option was renamed to allowlist": what it was called is told.
  if (isRenamed(sentenceText(block, start), to)) return undefined;
  const text = fillMessage(note ?? message, {
    match,
    replacement: choices.length === 1 ? (choices[0] ?? '') : choices,
  });
  const [only] = choices;
  if (only === undefined || choices.length > 1) return { start, end, replacement: null, message: text };
  return { ...fitted(document, block, start, end, only), message: text };
}

const RENAMES =
  /\b(?:renamed?|renaming|now (?:called|named|known as)|(?:was|were|formerly|previously) (?:called|named|known as))\b/i;

/** Whether a sentence tells that one of these is the new name of something. */
function isRenamed(sentence: string, names: readonly string[]): boolean {
  const said = RENAMES.test(sentence) ? sentence.toLowerCase() : '';
  return said !== '' && names.some((name) => name !== '' && said.includes(name.toLowerCase()));
}

function inPlace(match: string, from: string, to: string, opens: boolean): string {
  return isLetterCaseOnly(from, to) ? to : transferCase(match, straighten(from), to, opens);
}

/** Whether the match is the preferred spelling with the capital that its place asks for. */
function isSmallSpelling(match: string, preferred: string): boolean {
  return !hasOwnCase(preferred) && match.toLowerCase() === preferred && match === capitalize(preferred);
}

/** Characters behind a match that tell whether its sentence goes on. */
const LOOKED_AT = 4;

/** The edit with the article before it and the full stop after it mended. */
function fitted({ text }: SourceDocument, block: Block, start: number, end: number, replacement: string) {
  const last = text[end - 1];
  const stop =
    last === '.' &&
    !/[.!?]$/.test(replacement) &&
    block.kind !== 'heading' &&
    !/^[^\S\n]+\p{Ll}/u.test(text.slice(end, end + LOOKED_AT)) &&
    sentenceAt(block, start)?.end === end;
  const written = stop ? `${replacement}.` : replacement;
  return mendArticle(text, block, { start, end, replacement: written }, replacement);
}
