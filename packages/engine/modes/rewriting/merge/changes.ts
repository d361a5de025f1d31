import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { parseDocument } from '../../../document/parse-document.ts';
import { stem } from '../../reading/words.ts';
import { capitalized } from '../../writing/capitals.ts';
import { amountsOf, NUMBERS } from './amounts.ts';
import { inFormOf } from './counted.ts';
import { escaped } from './renames.ts';
import { clauseAround, NEGATIVE, ONLY_FOR } from './rivals.ts';
import { readPlaces } from './sections.ts';
import { ownStatements } from './statements.ts';
import { TABLE } from './tables.ts';
import { plainForm } from './topics.ts';

/** A value that becomes another, as a part says it. */
export interface Change {
  /** What the value is of; empty where that is not said. */
  readonly about: string;
  readonly old?: string;
  readonly fresh: string;
  /** Whether it says that the value was another. */
  readonly isSure: boolean;
}

const ALTERED =
  '(?:chang|increas|rais|lower|reduc|decreas|extend|shorten|bump|mov|cut|adjust|updat|switch|rose|fell|went|grew|goes|drop)';
const ASK = '(?:please |we |now |also |have |had )*';
const END = '(?: now| from now on| instead| everywhere)*[.!]?$';
const VALUE = String.raw`(?:"[^"]{1,40}"|“[^”]{1,40}”|\x60[^\x60]{1,40}\x60|(?:[A-Z]{3} )?[€$£]?\d(?:[\d.,:]*\d)?(?:[ -]?[\p{L}%€]+(?: \p{L}+){0,2}?)?|(?:${NUMBERS})[ -]\p{L}+(?: \p{L}+){0,2}?)`;
const OLD = `(?<old>${VALUE})`;
const FRESH = `(?<fresh>${VALUE})`;
const ABOUT = '(?<about>[^.:;]{3,100}?)';
const IS = '(?:is |are |was |were |has |have |been |will |be |now )*';
/** Wordings of a change, the most telling first. */
const WORDINGS: readonly RegExp[] = [
  `^${ASK}(?:replace|swap|exchange) (?:the )?${OLD} (?:with|by|for|through) ${FRESH}${END}`,
  `^${ASK}(?:change|set|update) ${OLD} (?:to|into) ${FRESH}(?: (?:for|in) ${ABOUT})?${END}`,
  `^${ABOUT} ${IS}${ALTERED}\\p{L}* (?:up |down )?from ${OLD} to ${FRESH}${END}`,
  `^${ASK}${ALTERED}\\p{L}* ${ABOUT} from ${OLD} to ${FRESH}${END}`,
  `^(?:${ABOUT}:? )?${OLD} (?:→|⇒|->|=>) ${FRESH}(?: (?:for|in|of) (?<of>[^.:;]{3,80}?))?${END}`,
  `^(?:it['’]s |it is |now )?${FRESH},? (?:instead of|not|rather than) ${OLD} (?:for|in|as) ${ABOUT}${END}`,
  `^${ABOUT}(?: (?:is|are|was|were|will be)(?: now)?|:) ${FRESH}(?:,? (?:and )?(?:not|instead of|rather than|no longer|up from|down from)| \\((?:was|before|previously|formerly|so far|until now|not|up from|down from)):? ${OLD}\\)?${END}`,
  `^${ABOUT} ${FRESH},? (?:instead of|not|rather than) ${OLD}${END}`,
  `^${ABOUT} ${IS}(?:${ALTERED}\\p{L}*|increase) (?:up |down )?to (?:\\p{Ll}+ )?${FRESH}${END}`,
  `^${ASK}(?:${ALTERED}\\p{L}*|set) ${ABOUT} to ${FRESH}${END}`,
  `^${ABOUT} (?:is|are|costs?|takes?|lasts?|gets?|has|have|defaults? to) now ${FRESH}${END}`,
  `^${ABOUT} now (?:is|are|costs?|takes?|lasts?|gets?|has|have|defaults? to) ${FRESH}${END}`,
  `^${ABOUT} (?:is|are|will be) ${FRESH} (?:now|from now on)[.!]?$`,
  `^${ABOUT} ${FRESH}(?: long)? (?:now|from now on)[.!]?$`,
  `^new ${ABOUT}:\\s+${FRESH}${END}`,
].map((wording) => new RegExp(wording, 'isu'));

/** Reads a part that gives a value, and says that it was another; undefined for any other. */
export function readChange(said: string): Change | undefined {
  for (const wording of WORDINGS) {
    const { about, of = '', old, fresh = '' } = wording.exec(said.trim())?.groups ?? {};
    const kind = fresh === '' ? undefined : kindOf(fresh);
    if (kind === undefined || (old !== undefined && kindOf(old) !== kind)) continue;
    // "Raised to 5 for Crew and to 8 for Fleet" gives more than one.
    if (amountsOf(about ?? '').length > 0 && old === undefined) continue;
    return {
      about: about ?? of,
      fresh,
      isSure: true,
      ...(old !== undefined && { old: amountsOf(old)[0]?.text ?? old }),
    };
  }
  return undefined;
}

const NUMBER = /(?<![\w.,:€$/-])\d(?:[\d.,]*\d)?(?![\w:%€-]|[.,]\d|\s?(?:%|€))/gu;
const TIME = /(?<![\w.:])\d{1,2}:\d{2}(?![\w:])/gu;

/** A statement of one value, as what may differ from what the document says; undefined for any other. */
function readStatement(said: string): Change | undefined {
  const [amount, ...more] = [
    ...amountsOf(said).map(({ text }) => text),
    ...(said.match(TIME) ?? []),
    ...(said.match(NUMBER) ?? []),
  ].filter((one, index, all) => !all.slice(0, index).some((other) => other.includes(one)));
  if (amount === undefined || more.length > 0 || NEGATIVE.test(said)) return undefined;
  return { about: said.replace(amount, ' '), fresh: amount, isSure: false };
}

/** "14:00" is a time, "30 days" a duration, "114" a bare number; undefined for what is no value. */
function kindOf(value: string): string | undefined {
  if (/^\d{1,2}:\d{2}$/.test(value)) return 'time';
  if (/^`?\d[\d.,]*`?$/.test(value)) return 'number';
  if (/^`[^`]+`$/.test(value)) return 'code';
  const [amount, more] = amountsOf(value);
  // "3 wrong passwords", "4 guests per day".
  return amount && !more && amount.index === 0 && /^\S+(?: [\p{L}%€]+){0,3}$/u.test(value)
    ? amount.dimension
    : undefined;
}

/** A place that a value stands at, with the words around it. Offset in UTF-16 code units. */
interface Candidate {
  readonly start: number;
  readonly text: string;
  /** The clause that it stands in. */
  readonly said: string;
  readonly around: () => ReadonlySet<string>;
  readonly title: () => ReadonlySet<string>;
}

/** Of two sentences with the same words, the one on the same subject. */
const OPENS_ALIKE = 0.5;
/** More than a heading says, and less than the sentence itself. */
const SENSE_WEIGHT = 1.5;

/** What a measure is told by where it is not named. */
const SENSES: readonly (readonly [measure: RegExp, words: RegExp])[] = [
  [/\b(?:deadline|time limit|due)\b/i, /\b(?:within|until|by|no later|at the latest)\b/i],
  [/\bopen(?:s|ing)?\b|\bstart(?:s|ing)?\b/i, /\bfrom\s*$/i],
  [/\bclos(?:es?|ing)\b|\bend(?:s|ing)?\b/i, /(?:\b(?:to|until|till)|[–-])\s*$/i],
  [/\bdefaults?\b/i, /\bdefault/i],
  [/\b(?:length|duration|how long)\b/i, /\b(?:takes?|lasts?|long|for)\b/i],
  [/\b(?:lead time|notice)\b/i, /\b(?:before|ahead|in advance)\b/i],
  [/\b(?:max\w*|limit|largest|most)\b/i, /\b(?:at most|up to|max\w*|more than|larger|over|limit\w*)\b/i],
  [/\b(?:min\w*|smallest|least)\b/i, /\b(?:at least|min\w*|less than|or more|under)\b/i],
];

/** Words that say that there is a value, and not of what. */
const MEASURES =
  /^(?:(?:now|only|use|need|take|last|get|send|sent|make|made|held|keep|kept|paid|lead|about|up|at|how|fee|long|max|min|most|pay|rate|size|small|time|total|value|high|low|price)$|requir|allow|permit|possib|amount|averag|allowa|charg|cost|daily|deadli|defaul|durati|interv|large|length|lifeti|limit|maxim|minim|number|notice|period|retent|timeou)/;

/** What stands behind a value is read so far, in UTF-16 code units. */
const LONGEST_VALUE = 60;

/** The text with a value put in the place of the one that it succeeds: where that stands, or what the part speaks of is said. */
export function changeValue(text: string, said: string): string | undefined {
  const change = readChange(said) ?? readStatement(said);
  if (!change) return undefined;
  const { about, old, fresh, isSure } = change;
  const all = old === undefined ? valuesOfKind(text, fresh, isSure) : placesOf(text, old);
  const isKnown = (word: string): boolean =>
    all.some(({ around, title }) => around().has(word) || title().has(word));
  const wanted = wordsOf(withoutSense(about, all)).filter((word) => !MEASURES.test(word) || isKnown(word));
  const unknown = wanted.filter((word) => !isKnown(word));
  // "In London", where the document knows no London: an exception, and the rule still holds.
  const only = wordsOf(ONLY_FOR.exec(about)?.[0] ?? '');
  const isStrange = unknown.length * 2 > wanted.length || only.some((word) => unknown.includes(word));
  if (all.length === 0 || (old === undefined && isStrange)) return undefined;
  // What is only stated has to say nothing else than the document does.
  if (!isSure && (wanted.length === 0 || unknown.length > 0)) return undefined;
  const [found] = best(all, wanted, said);
  const isSaid = (word: string): boolean =>
    found?.around().has(word) === true || found?.title().has(word) === true || MEASURES.test(word);
  if (
    !isSure &&
    !(
      wanted.every(isSaid) &&
      wanted.some((word) => found?.around().has(word) || (found && hasSense(about, found)))
    )
  )
    return undefined;
  const chosen = [...(about === '' ? all : best(all, wanted, said))].sort((a, b) => a.start - b.start);
  if (chosen.length === 0) return undefined;
  let from = 0;
  const pieces = chosen.map(({ start, text: former }) => {
    const end = start + former.length;
    const behind = text.slice(end, end + LONGEST_VALUE);
    const piece = withHedge(text.slice(from, start), said, fresh) + inForm(former, fresh, behind);
    from = end;
    return piece;
  });
  return pieces.join('') + text.slice(from);
}

const hasSense = (about: string, { said }: Candidate): boolean =>
  SENSES.some(([measure, words]) => measure.test(about) && words.test(said));

/** "The closing time" without what the document says as "to 17:00". */
const withoutSense = (about: string, all: readonly Candidate[]): string =>
  SENSES.filter(([, words]) => all.some(({ said }) => words.test(said))).reduce(
    (rest, [measure]) => rest.replace(measure, ' '),
    about,
  );

/** The one place whose words, and then whose heading, say the most of what is wanted; none where two say as much. */
function best(all: readonly Candidate[], wanted: readonly string[], about: string): readonly Candidate[] {
  const scored = all
    .map((one) => ({
      one,
      score: wanted.reduce(
        (sum, word) => sum + (one.around().has(word) ? 2 : one.title().has(word) ? 1 : 0),
        (hasSense(about, one) ? SENSE_WEIGHT : 0) + ([...one.around()][0] === wanted[0] ? OPENS_ALIKE : 0),
      ),
    }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first || (second && second.score === first.score)) return [];
  return first.score > 0 || (wanted.length === 0 && !second) || !second ? [first.one] : [];
}

/** Behind a number that is more than counted things. */
const OF_UNIT =
  /^\s?(?:[A-Z]{3}|[kmgt]i?b|m?s|sec\w*|min\w*|h|hours?|(?:working |business |calendar )?(?:days?|weeks?|months?|years?))\b/i;
const UNIT_ENDS = 24;
const IN_RANGE = /\d\s?(?:to|and|–|-)\s?$/;

/** A stretch of the document that says one thing, with the words that it is found by. */
interface Stretch {
  readonly start: number;
  readonly text: string;
  readonly around: () => ReadonlySet<string>;
  readonly title: () => ReadonlySet<string>;
  /** The title of the column, for a cell. */
  readonly column?: string;
}

/** What is made when it is asked for, once. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Sentences, and the cells of tables with the key of their row and the title of their column. */
function stretchesOf(text: string): readonly Stretch[] {
  const places = readPlaces(parseDocument(text, 'markdown'));
  const titleOf = (at: number): (() => ReadonlySet<string>) =>
    lazily(() => {
      const lineAt = text.lastIndexOf('\n', at) + 1;
      // The term stands above what it is.
      const term = text.startsWith(':', lineAt)
        ? text.slice(text.lastIndexOf('\n', lineAt - 2) + 1, lineAt)
        : '';
      const heading = places.findLast(({ start, end }) => start <= at && at < end)?.title ?? '';
      return new Set(wordsOf(`${heading} ${term}`));
    });
  const tables = [...text.matchAll(TABLE)];
  const cells = tables.flatMap(({ index, 0: whole, groups }) => {
    const columns = (groups?.['header'] ?? '').split('|');
    let at = index + whole.length - (groups?.['rows'] ?? '').length;
    return (groups?.['rows'] ?? '').split('\n').flatMap((row) => {
      let cellAt = at + 1;
      at += row.length + 1;
      const [key = '', ...own] = row.split('|').slice(1, -1);
      cellAt += key.length + 1;
      return own.map((cell, index) => {
        const column = columns[index + 1] ?? '';
        const start = cellAt;
        cellAt += cell.length + 1;
        const around = lazily(() => new Set(wordsOf(`${columns[0] ?? ''} ${key} ${column} ${cell}`)));
        return { start, text: cell, around, title: titleOf(start), column };
      });
    });
  });
  const isInTable = (at: number): boolean =>
    tables.some(({ index, 0: whole }) => index <= at && at < index + whole.length);
  const sentences = ownStatements(text)
    .filter(({ start }) => !isInTable(start))
    .map((one, at, all) => {
      // "That queue" is the one of the sentence before.
      const before = /\b(?:that|this|it|its|those|these|they|them)\b/i.test(one.text)
        ? (all[at - 1]?.text ?? '')
        : '';
      const over = titleOf(one.start);
      const title = before === '' ? over : lazily(() => new Set([...over(), ...wordsOf(before)]));
      return { ...one, around: lazily(() => new Set(wordsOf(one.text))), title };
    });
  // A block says what its sentences say, which follow it.
  const single = sentences.filter(({ start, text: said }, at) => {
    const next = sentences[at + 1];
    return !next || next.start >= start + said.length;
  });
  return [...single, ...cells];
}

/** Every place that has the old value as a whole one. */
function placesOf(text: string, old: string): readonly Candidate[] {
  const bare = old.replace(/^["“`]|["”`]$/g, '');
  const unit = /^(\d[\d.,]*) (\p{L}+?)s?$/u.exec(bare);
  const form = unit ? `${escaped(unit[1] ?? '')}[ -]${escaped(unit[2] ?? '')}s?` : escaped(bare);
  const pattern = new RegExp(String.raw`(?<![\w.,:€$-])${form}(?![\w:]|[.,]\d|-\w|\s?%)`, 'giu');
  return findIn(stretchesOf(text), pattern);
}

/** Every place that has a value of the kind of another. */
function valuesOfKind(text: string, fresh: string, isSure: boolean): readonly Candidate[] {
  const kind = kindOf(fresh);
  const stretches = stretchesOf(text);
  // A path stands for a path; what another name is of, nobody can tell.
  if (kind === 'code') return /^`[/~]/.test(fresh) ? findIn(stretches, /`[/~][^`\s]*`/gu) : [];
  if (kind === 'time') return findIn(stretches, TIME);
  if (kind === 'number')
    return findIn(stretches, NUMBER).filter(({ start, text: number }) => {
      const behind = text.slice(start + number.length, start + number.length + UNIT_ENDS);
      // "The limit is 60": of requests only where it says that it was another.
      return !OF_UNIT.test(behind) && (isSure || !/^\s\p{Ll}/u.test(behind));
    });
  return stretches.flatMap(({ start, text: said, column, around, title }) => {
    const amounts = amountsOf(said).filter(
      ({ dimension, index }) => dimension === kind && !IN_RANGE.test(said.slice(0, index)),
    );
    // "75 seats", where the column of seats has numbers alone.
    const isCounted = column !== undefined && kind === stem(column.trim().toLowerCase());
    const number = isCounted ? /\d[\d.,]*/.exec(said) : null;
    const found = number ? [{ index: number.index, text: number[0] }] : amounts;
    return found.map((one) => ({
      start: start + one.index,
      text: one.text,
      said: clauseAround(said, one.index),
      around,
      title,
    }));
  });
}

const findIn = (stretches: readonly Stretch[], pattern: RegExp): readonly Candidate[] =>
  stretches.flatMap(({ start, text, around, title }) =>
    [...text.matchAll(pattern)].map(({ index, 0: value }) => ({
      start: start + index,
      text: value,
      // Of two times, each is told by the word before it.
      said: value.includes(':')
        ? text.slice(Math.max(0, index - UNIT_ENDS), index)
        : clauseAround(text, index),
      around,
      title,
    })),
  );

const HEDGES: readonly (readonly string[])[] = [
  ['about', 'around', 'approximately', 'roughly'],
  ['up to', 'at most', 'no more than'],
  ['at least', 'no less than'],
];
const HEDGE = new RegExp(String.raw`\b(?:${HEDGES.flat().join('|')})$`, 'i');
const kindOfHedge = (hedge: string): number => HEDGES.findIndex((kind) => kind.includes(hedge.toLowerCase()));

/** "Takes about 5 minutes" where the document has "up to" before the value. */
export function withHedge(before: string, said: string, fresh: string): string {
  const [hedge = ''] = HEDGE.exec(said.slice(0, said.indexOf(fresh)).trimEnd()) ?? [];
  const own = before.trimEnd();
  const [old = ''] = HEDGE.exec(own) ?? [];
  return hedge === '' || old === '' || kindOfHedge(old) === kindOfHedge(hedge)
    ? before
    : own.slice(0, -old.length) +
        (/^\p{Lu}/u.test(old) ? capitalized(hedge) : hedge.toLowerCase()) +
        before.slice(own.length);
}

/** "45 days" as "45-day", or the number alone, as the document has it; what stands behind is not said again. */
function inForm(former: string, fresh: string, behind: string): string {
  if (former.startsWith('`')) return fresh;
  const bare = fresh.replace(/^["“`]|["”`]$/g, '');
  const [amount] = amountsOf(bare);
  if (/^[\d.,]+$/.test(former)) return /^[\d.,]*\d/.exec(inFormOf(`${former} x`, bare))?.[0] ?? bare;
  const rest = amount ? bare.slice(amount.text.length) : '';
  const isSaid = rest !== '' && behind.startsWith(rest);
  return inFormOf(former, isSaid ? (amount?.text ?? bare) : bare);
}

/** The words of a text that tell something, as what forms of one have in common. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/\p{L}[\p{L}\d_]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) =>
      plainForm(word)
        .replace(/(?<=..)s$/, '')
        .slice(0, ROOT),
    );

const ROOT = 6;
