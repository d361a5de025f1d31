import { parseDocument } from '../../../document/parse-document.ts';
import type { SourceDocument } from '../../../document/types.ts';
import { oneLine } from '../../report/quote.ts';
import { asSentence } from '../../generate/sentences.ts';
import { hasFiniteVerb } from '../../simplify/clauses.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { HISTORY, isGoneAlready } from './former.ts';
import type { Incoming } from './incoming.ts';
import { contraryTo, readClaim } from './contrary.ts';
import { answersDenied, deniedAnswer } from './answers.ts';
import { isNoSentence } from './fit.ts';
import { otherVersion } from './moved-address.ts';
import { findContrary } from './states.ts';
import { namedPlace, OF_CHANGES, ownText, placeFinder, readPlaces, type Place } from './sections.ts';
import {
  counted,
  fingerprint,
  likeness,
  ownStatements,
  readStatements,
  sense,
  wordsOf,
} from './statements.ts';
import { likelyPlace } from './alignment.ts';
import { readClaims } from './claims.ts';
import { modelReader, type Model, type Passage } from './passages.ts';
import { endsSomething, isOtherPrice, overtakenIn } from './overtaken.ts';
import { relatedPassage, textOf } from './related.ts';
import { findTermRow, readTermPair } from './term-table.ts';
import { isOnNewThing, topics } from './topics.ts';

export interface Merged {
  readonly text: string;
  /** What no section takes up. */
  readonly homeless: readonly string[];
  /** Two statements of which one replaces the other, perhaps. */
  readonly rivals: readonly (readonly [old: string, incoming: string])[];
  /** Statements that end something, which no passage was found to say, each with the title of its section. */
  readonly doubts?: readonly (readonly [incoming: string, title: string])[];
}

/** Statements of some words that share so many speak of one matter. */
const SAME_MATTER = 0.6;
const MIN_WORDS = 4;
/** Pairs of statements compared; more would take seconds, and nobody would read what they tell. */
const MAX_PAIRS = 300_000;

/**
 * The document with the parts in the sections that take them up; what it says already is not said twice.
 * @param before the document before anything was worked in
 * @param told statements that stand in the place of others already
 * @param isGuide whether the document is a style guide, whose tables of terms take terms in
 */
export function insertParts(
  text: string,
  parts: readonly Incoming[],
  isGuide = false,
  readModel = modelReader(),
  before = text,
  told: readonly string[] = [],
): Merged {
  const document = parseDocument(text, 'markdown');
  const places = readPlaces(document);
  const findPlace = placeFinder(text, places, parts.length);
  const said = readStatements(document);
  const rivalled = (said.length * parts.length <= MAX_PAIRS ? said : []).map((one) => ({
    ...one,
    clauses: one.text.includes(';') ? [one.words, ...one.text.split(/;\s+/).map(wordsOf)] : [one.words],
  }));
  // What the whole is about tells no statement from another.
  const titleOver = (at: number): string | undefined => {
    const place = placeOf(places, at);
    return place && place.level > 1 ? place.title : undefined;
  };
  const claims = (isGuide || rivalled.length === 0 ? [] : ownStatements(text))
    // What has changed is told anew.
    .filter(({ text: said }) => !/^`[^`]*`$|\?[*_]*$/.test(said) && before.includes(said))
    .map((one) => ({
      ...readClaim(one.text, titleOver(one.start)),
      start: one.start,
    }));
  const model = isGuide || parts.length + told.length === 0 ? undefined : readModel(text);
  const likelyRival = ({ text: said, kind }: Incoming): Passage | undefined => {
    const [only, other] = model && kind !== 'block' ? readClaims(said, '', () => false) : [];
    const likely = model && only && !other ? likelyPlace(model, only) : undefined;
    return likely && before.includes(likely.text) ? likely : undefined;
  };
  const deniedBy = answersDenied(before);
  const lower = text.toLowerCase();
  const homeless: Incoming[] = [];
  const rivals: (readonly [string, string])[] = [];
  const rows: { at: number; row: string }[] = [];
  const inPlaces = new Map<Place, Incoming[]>();
  const inNew = new Map<string, Incoming[]>();
  for (const part of newParts(document, parts)) {
    const pair = isGuide ? readTermPair(part.text) : undefined;
    const row = pair && findTermRow(text, places, pair);
    if (row) {
      rows.push(row);
      continue;
    }
    if (part.heading.title.endsWith('?') && !findPlace(part)) {
      gather(inNew, part.heading.title, part);
      continue;
    }
    const words = wordsOf(part.text);
    const now =
      part.kind !== 'block' && /\b(?:is|are) now\b/i.test(part.text) ? topics(part.text) : undefined;
    const own = readClaim(part.kind === 'block' ? '' : part.text);
    const titled = namedPlace(places, part.text);
    const isNear = ({ start }: { readonly start: number }): boolean =>
      titled === undefined || placeOf(places, start) === titled;
    const rival =
      rivalled.find(
        (other) =>
          words.size >= MIN_WORDS &&
          isNear(other) &&
          (opensAs(other.text, part.text) ||
            (now !== undefined && mayBeFormer(other.text, now)) ||
            other.clauses.some(
              (clause) => clause.size >= MIN_WORDS && likeness(clause, words) >= SAME_MATTER,
            )),
      ) ??
      (isToldWhere(part) &&
      (!part.heading.title.endsWith('?') || /^(?:yes|no)\b/i.test(part.text) || own.amounts.size > 0)
        ? otherAnswer(part, places, claims)
        : isOnNewThing(part.text, lower)
          ? undefined
          : (likelyRival(part) ?? contraryTo(own, claims.filter(isNear))));
    // "It is there for Android too" adds to what is said.
    const isRivalled = rival !== undefined && !/\b(?:too|also|as well|in addition)\b/i.test(part.text);
    if (isRivalled) rivals.push([rival.text, part.text]);
    const beside = rival && placeOf(places, rival.start);
    // One more that says no where the part doesn't, or the other way round.
    const other = contraryTo(
      { ...own, amounts: new Map() },
      claims.filter(({ text: said }) => said !== rival?.text),
    );
    if (rival && other) rivals.push([other.text, part.text]);
    // "The new endpoint is `/v2/labels`", "`--env` is required": what says otherwise of the same, and more than can be replaced.
    const otherwise =
      part.kind === 'block'
        ? undefined
        : (otherVersion(before, part.text) ?? findContrary(part.text, claims)?.text);
    if (otherwise !== undefined && otherwise !== rival?.text && otherwise !== other?.text)
      rivals.push([otherwise, part.text]);
    // A warning that no section takes up is about the whole.
    const isTitled = places.some(({ title }) => title === part.heading.title);
    const isFit = isTitled || isToldWhere(part) || isGuide || !isNoSentence(part);
    const place = !isFit
      ? undefined
      : (beside ?? findPlace(part) ?? (part.text.startsWith('> [!') ? places[0] : undefined));
    // "Helmets are mandatory" below "Do I need a helmet? … it isn't required."
    const denied = rival || part.kind === 'block' ? undefined : deniedAnswer(text, place, part.text);
    if (denied !== undefined) rivals.push([denied, part.text]);
    if (part.kind !== 'block')
      for (const line of deniedBy(part.text))
        if (!rivals.some(([old]) => line.includes(old))) rivals.push([line, part.text]);
    if (place) gather(inPlaces, place, part);
    else if (part.heading.title !== '' && isFit) gather(inNew, part.heading.title, part);
    else if (!isRivalled && denied === undefined && !isGoneAlready(part.text, before, text))
      homeless.push(part);
  }
  // What no section takes up stands with the other sentences of its paragraph.
  for (const part of homeless.filter(({ paragraph }) => paragraph !== undefined)) {
    const beside = [...inPlaces].find(([, own]) => own.some(({ paragraph }) => paragraph === part.paragraph));
    const place = isNoSentence(part)
      ? undefined
      : (beside?.[0] ?? places.find(({ title }) => title === part.near));
    if (!place) continue;
    gather(inPlaces, place, part);
    homeless.splice(homeless.indexOf(part), 1);
  }
  // What stands beside a statement now may be what it has ended.
  const overtaken = model && overtakenIn(model, before);
  const stated = [...inPlaces.values()]
    .flat()
    .flatMap(({ kind, text: said }) => (kind === 'block' ? [] : [said]));
  for (const said of [...stated, ...told])
    if (overtaken)
      for (const old of overtaken(said).map(textOf))
        // What it has taken the place of is gone.
        if (
          (stated.includes(said) || isOtherPrice(said, old)) &&
          !rivals.some((pair) => pair[0] === old && pair[1] === said)
        )
          rivals.push([old, said]);
  const doubts = [...inPlaces].flatMap(([{ title, start, end }, own]) =>
    own.flatMap(({ kind, text: said }) =>
      kind !== 'block' &&
      endsSomething(said) &&
      !/\b(?:fix(?:es|ed)?|changes?|changelog|release|new|issues?|limits?|limitations)\b/i.test(title) &&
      text.slice(start, end).trim() !== '' &&
      !rivals.some((pair) => pair[1] === said)
        ? [[said, title] as const]
        : [],
    ),
  );
  const inserts = [
    ...rows.map(({ at, row }) => ({ at, added: row })),
    ...[...inPlaces].flatMap(([{ start, end }, own]) => {
      // "Before you start, …" stands before what it comes before.
      const first = own.filter(
        ({ text: said, kind }) => kind !== 'block' && /^(?:before|first,)\s/i.test(said),
      );
      const last = own.filter((part) => !first.includes(part));
      return [
        ...(first.length > 0
          ? [
              {
                at: start,
                added: write(
                  '',
                  first.map((part) => ({ ...part, kind: 'paragraph' as const })),
                ),
              },
            ]
          : []),
        ...(last.length > 0 ? [{ at: end, added: write(text.slice(start, end), last) }] : []),
      ];
    }),
  ];
  // Rows stand before what follows their table at the same place.
  const ordered = inserts
    .map((insert, index) => ({ ...insert, index }))
    .sort((a, b) => b.at - a.at || b.index - a.index);
  let merged = text;
  for (const { at, added } of ordered) merged = merged.slice(0, at) + added + merged.slice(at);
  if (isGuide && homeless.length > 0) inNew.set('More guidelines', homeless.splice(0));
  return {
    text: appendSections(merged, places, inNew),
    homeless: homeless.map(({ text: said, kind }) =>
      withRelated(kind === 'block' ? undefined : model, said, overtaken),
    ),
    rivals,
    doubts,
  };
}

/** The first words that a document has as an answer to the same question: "No. They are permanent." */
function otherAnswer<T extends { readonly start: number }>(
  { heading: { title } }: Incoming,
  places: readonly Place[],
  claims: readonly T[],
): T | undefined {
  const place = title.endsWith('?')
    ? places.find((one) => fingerprint(one.title) === fingerprint(title))
    : undefined;
  return place && claims.find(({ start }) => placeOf(places, start) === place);
}

/** "Logs are kept for 30 days" and "Logs are kept for 7 days in the free plan": the same of the same, with other amounts. */
function opensAs(one: string, other: string): boolean {
  const [lead = '', rest = ''] = /^(\D*?)(?=\d)(.*)$/su.exec(one)?.slice(1) ?? [];
  return (
    lead.split(' ').length > LEAD_WORDS &&
    rest !== '' &&
    /^\d/.test(other.slice(lead.length)) &&
    other.startsWith(lead)
  );
}

const LEAD_WORDS = 3;

/** What has no place, with the passage that speaks most of its matter. */
function withRelated(
  model: Model | undefined,
  said: string,
  overtaken: ((said: string) => readonly Passage[]) | undefined,
): string {
  const old = model && overtaken ? overtaken(said).map(textOf) : [];
  if (old.length > 1) return `${said.replace(/[.]$/, '')} (the document says ${quoted(old)})`;
  const passage = old[0] ?? (model && relatedPassage(model, said));
  return passage === undefined ? said : `${said.replace(/[.]$/, '')} (the document says “${passage}”)`;
}

const quoted = (all: readonly string[]): string => all.map((one) => `“${oneLine(one)}”`).join(' and ');

/** "Create a token under **Settings**" beside "The token is now created under **Profile**": what was so until now. */
function mayBeFormer(text: string, now: ReadonlySet<string>): boolean {
  const own = topics(text);
  const shared = [...own].filter((word) => now.has(word)).length;
  return own.size > 2 && shared > 1 && shared * 2 >= Math.min(own.size, now.size);
}

/** Whether a heading says where a part belongs. */
const isToldWhere = ({ heading: { title } }: Incoming): boolean =>
  title.endsWith('?') || (title !== '' && !OF_CHANGES.test(title));

/** Puts a part with those of the same key. */
function gather<K>(groups: Map<K, Incoming[]>, key: K, part: Incoming): void {
  const own = groups.get(key);
  if (own) own.push(part);
  else groups.set(key, [part]);
}

const placeOf = (places: readonly Place[], at: number): Place | undefined =>
  places.findLast(({ start, end }) => start <= at && at < end);

/** The parts that a document does not say yet, each once. */
export function newParts(document: SourceDocument, parts: readonly Incoming[]): readonly Incoming[] {
  const said = readStatements(document);
  const known = new Set(said.flatMap(({ text, words }) => [counted(text), sense(words) ?? []].flat()));
  return parts.filter(({ kind, text, heading }) => {
    if (kind === 'block') return !document.text.includes(text);
    const [print, meaning] = [counted(text), sense(wordsOf(text))];
    // An answer is told whole, below its question.
    if (heading.title.endsWith('?') && !document.text.includes(heading.title)) return true;
    if (known.has(print) || (meaning !== undefined && known.has(meaning))) return false;
    known.add(print);
    return true;
  });
}

/** Facts that stand as paragraphs beside others; more are a list. */
const MOST_BESIDE = 2;
const ITEM = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+)/;

/** What goes after a section's own text: items, and facts alone, join a list that it ends with. */
function write(section: string, parts: readonly Incoming[]): string {
  let list = endingList(section);
  const isStopped = list?.isStopped === true;
  // What a section tells in paragraphs, two facts more don't turn into a list.
  const mayList = section === '' || parts.filter(({ kind }) => kind === 'item').length > MOST_BESIDE;
  return parts
    .map(({ kind, text: said, paragraph }, index) => {
      const text = kind === 'block' ? said : said.replace(HISTORY, '');
      // Sentences of one paragraph stay one.
      const before = parts[index - 1];
      const goesOn = paragraph !== undefined && before?.paragraph === paragraph;
      const isGoneOnWith = parts[index + 1]?.paragraph === paragraph && parts[index + 1]?.kind !== 'block';
      const whole = paragraph !== undefined && (goesOn || isGoneOnWith) ? asSentence(text) : text;
      if (goesOn && kind !== 'block' && before?.kind !== 'block') return ` ${whole}`;
      const isItem =
        kind === 'item' || (kind === 'paragraph' && list?.holdsFacts === true && !text.includes('\n'));
      // A fact is no step of a procedure.
      const isStep =
        list === undefined ||
        !/\d/.test(list.mark) ||
        IMPERATIVE.test(text) ||
        /^(?:if|when|once|to|then|after)\b/i.test(text);
      if (!isItem || (!list && !mayList) || !isStep) {
        list = undefined;
        const isOpen =
          kind === 'item' && (/^\p{Ll}/u.test(text) || (hasFiniteVerb(text) && /[\p{L}`]$/u.test(text)));
        return `\n\n${isOpen ? asSentence(text) : whole}`;
      }
      const lead = list ? '\n' : '\n\n';
      const mark = list ? next(list.mark) : '-';
      const { indent, gap, holdsFacts } = list ?? { indent: '', gap: ' ', holdsFacts: false };
      list = { indent, mark, gap, holdsFacts, isStopped };
      return `${lead}${indent}${mark}${gap}${isStopped ? asSentence(text) : text}`;
    })
    .join('');
}

interface EndingList {
  readonly indent: string;
  readonly mark: string;
  readonly gap: string;
  /** Whether it has no order, and its items are sentences that tell and do not order. */
  readonly holdsFacts: boolean;
  /** Whether its items end in full stops. */
  readonly isStopped: boolean;
}

function endingList(section: string): EndingList | undefined {
  const lines = section.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findLastIndex((line) => !/^\s/.test(line));
  const [, indent = '', mark = '', gap = ' '] = ITEM.exec(lines[first] ?? '') ?? [];
  const items = lines.flatMap((line) => (ITEM.test(line) ? [line.replace(ITEM, '')] : []));
  const holdsFacts = !/\d/.test(mark) && items.every((item) => /[.!?]$/.test(item) && !IMPERATIVE.test(item));
  const isStopped =
    items.length > 1 || /\p{Ll}{3,}[.]$/u.test(items[0] ?? '')
      ? items.every((item) => /[.!?]$/.test(item))
      : false;
  return mark === '' ? undefined : { indent, mark, gap, holdsFacts, isStopped };
}

function next(mark: string): string {
  return mark.replace(/\d+/, (number) => String(Number(number) + 1));
}

/** Sections that the document does not have yet, at its end. */
function appendSections(
  text: string,
  places: readonly Place[],
  sections: ReadonlyMap<string, readonly Incoming[]>,
): string {
  if (sections.size === 0) return text;
  const levels = places.map(({ level }) => level).filter((level) => level > 1);
  const level = levels.length > 0 ? Math.min(...levels) : 2;
  const added = [...sections].map(([title, parts]) => `\n\n${'#'.repeat(level)} ${title}${write('', parts)}`);
  const end = ownText(text).length;
  return text.slice(0, end) + added.join('') + text.slice(end);
}
