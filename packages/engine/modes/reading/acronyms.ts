import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import { knownAcronym } from '../../rules/data/known-acronyms.ts';
import { lookUp } from '../../spelling/lexicon.ts';
import type { Block, SourceDocument, Word } from '../../document/types.ts';

/** An acronym as a document uses it. */
export interface Acronym {
  readonly text: string;
  readonly count: number;
  /** Offset of its first use in prose, headings aside. */
  readonly first: number;
  /** The words it stands for, where the document says so. */
  readonly expansion: string | undefined;
  /** Offset of the place that says so. */
  readonly definedAt: number | undefined;
}

/** "HTTP", "EC2", "CI/CD", "IoC", with a plural or possessive ending. */
const ACRONYM =
  /^(?:\p{Lu}{2,5}\d?(?:[&/]\p{Lu}{2,5})?|\p{Lu}\d\p{Lu}|\p{Lu}\p{Ll}{1,2}\p{Lu})(?:s|'s|’s)?$/u;
/** Words in capitals that stand for themselves: requirement levels, HTTP methods, SQL, units, currencies, time zones, marks for the reader. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `MUST SHALL SHOULD NOT MAY REQUIRED RECOMMENDED OPTIONAL NOTE XXX TIP WARNING CAUTION IMPORTANT DANGER INFO TODO FIXME README LICENSE CHANGELOG
  GET POST PUT PATCH DELETE HEAD OPTIONS TRACE CONNECT SELECT INSERT UPDATE FROM WHERE JOIN CREATE TABLE DROP ALTER INDEX AND OR IF ELSE END
  TRUE FALSE NULL OK YES NO ON OFF ALL ANY NEW OLD HERE THIS THAT ALWAYS NEVER ONLY BEFORE AFTER DO DON'T AM PM ID IDS AD BC UTC GMT CET CEST EET WET BST PST PDT EST EDT MST MDT CST CDT IST JST AEST VERIFY
  KB MB GB TB PB KiB MiB GiB TiB MHz GHz USD EUR GBP CHF JPY CAD AUD CNY INR BRL SEK NOK DKK PLN
  UNIX FTW IRL AKA LGTM WIP TBD FAQ AA AAA AG LLC MIT BSD ISC GPL LGPL MPL NPM PNPM ERROR DEBUG FATAL ENTER ESC CTRL ALT SHIFT TAB DEL HOME`.split(
    /\s+/,
  ),
);

/** The acronyms of a document's prose, in order of first use. */
export function readAcronyms(document: SourceDocument): readonly Acronym[] {
  const words = new Set(document.blocks.flatMap((block) => block.words.map(({ text }) => text)));
  const found = new Map<string, { count: number; first: number; expansion?: string; definedAt?: number }>();
  for (const block of document.blocks) {
    if (isShouted(block)) continue;
    block.words.forEach((word, index) => {
      if (word.kind !== 'word' || !isAcronym(word.text) || isPartOfMark(document.text, word)) return;
      if (isInShout(block.words, index) || isButton(document.text, word)) return;
      const text = word.text.replace(/(?:'s|’s|s)$/, '');
      if (isPlainCapitals(text)) return;
      const entry = found.get(text) ?? { count: 0, first: Infinity };
      found.set(text, entry);
      entry.count += 1;
      if (block.kind !== 'heading') entry.first = Math.min(entry.first, word.start);
      if (entry.expansion === undefined) {
        // In a quotation, its mark may stand at the break of a line.
        const expansion = expansionAt(document, block, index, text)?.replace(/\s+>\s+/g, ' ');
        if (expansion) Object.assign(entry, { expansion, definedAt: word.start });
      }
    });
  }
  const series = countSeries(found.keys());
  return [...found]
    .filter(([text, { expansion }]) => expansion !== undefined || !FUNCTION_WORDS.has(text.toLowerCase()))
    .filter(([text]) => (series.get(lettersOf(text)) ?? 0) < SERIES)
    .filter(
      ([text, { first, expansion }]) => first !== Infinity && (expansion || !words.has(text.toLowerCase())),
    )
    .map(([text, { count, first, expansion, definedAt }]) => ({ text, count, first, expansion, definedAt }))
    .sort((a, b) => a.first - b.first);
}

/** Names with as many numbers are marks of pins and the like: "PD0", "PD1", "PD2". */
const SERIES = 3;
const lettersOf = (text: string): string => /^(\p{Lu}+)\d$/u.exec(text)?.[1] ?? '';

function countSeries(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const letters = lettersOf(text);
    if (letters !== '') counts.set(letters, (counts.get(letters) ?? 0) + 1);
  }
  return counts;
}

/** Capitals that stand for themselves, are a unit or a currency: neither an acronym nor a name. */
export function isPlainCapitals(text: string): boolean {
  return PLAIN_WORDS.has(text);
}

export function isAcronym(text: string): boolean {
  return ACRONYM.test(text) && !PLAIN_WORDS.has(text);
}

/** "TL;DR", ".NET", "#OPS": no acronym of its own. */
function isPartOfMark(text: string, { start, end }: Word): boolean {
  return /[.;#@$]/.test(text.charAt(start - 1)) || /^;\p{L}/u.test(text.slice(end, end + 2));
}

/** A block that is mostly capitals says nothing about acronyms. */
function isShouted({ words }: Block): boolean {
  const letters = words.filter(({ kind }) => kind === 'word');
  return (
    letters.length > 2 && letters.filter(({ text }) => !/\p{Ll}/u.test(text)).length > letters.length / 2
  );
}

/** "THIS MARKS A BREAKING CHANGE": words in capitals around one, with a small word among them. */
function isInShout(words: readonly Word[], at: number): boolean {
  const isLoud = (index: number): boolean => /^\p{Lu}+$/u.test(words[index]?.text ?? '');
  let from = at;
  let to = at;
  while (at - from < LOUD && isLoud(from - 1)) from -= 1;
  while (to - at < LOUD && isLoud(to + 1)) to += 1;
  return (
    to - from + 1 >= LOUD &&
    words
      .slice(from, to + 1)
      .some(({ text }) => /^(?:A|AN|THE|THIS|THAT|IS|ARE|NOT|FROM|WILL|BE|TO|OF)$/.test(text))
  );
}
const LOUD = 4;

/** "Hold FEED for five seconds", "**STOP**": a word that stands on a thing, or is said loudly, and no initials. */
function isButton(text: string, { text: said, start, end }: Word): boolean {
  const isWord = said.length >= LEAST_SPOKEN && lookUp(said.toLowerCase()) !== 0 && !knownAcronym(said);
  return (
    isWord &&
    (HANDLED.test(text.slice(Math.max(0, start - NEAR), start)) ||
      /^ (?:button|key|switch|light|lamp|LED|knob|dial|position|mode)\b/.test(text.slice(end, end + 10)) ||
      (/[*_]/.test(text.charAt(start - 1)) && /[*_]/.test(text.charAt(end))))
  );
}
const LEAST_SPOKEN = 4;
const HANDLED =
  /\b(?:press|hold|push|tap|hit|click|turn to|set to|release|select|choose)(?: down)?(?: the)? $/i;

/** What an acronym may leave out at its end: "dock-to-stock time (DTS)". */
const UNSPOKEN = /^(?:time|rate|system|process|number|code|date|ratio|level|protocol|standard|method)s?$/i;

/** Words between an acronym and what it stands for: "or an". */
const NEAREST = 4;

/** In UTF-16 units: what may open a bracket before an acronym, and how far behind one a bracket may close. */
const NEAR = 40;
const LONGEST_BRACKET = 400;
/** Words behind an acronym, beside two for each of its letters: "which is an acronym of". */
const MOST_SMALL_WORDS = 6;

/** "Hypertext Transfer Protocol (HTTP)" or "HTTP (Hypertext Transfer Protocol)". */
function expansionAt(
  document: SourceDocument,
  block: Block,
  index: number,
  acronym: string,
): string | undefined {
  const word = block.words[index];
  if (!word) return undefined;
  const from = word.start - block.start;
  const to = word.end - block.start;
  const before = block.prose.slice(Math.max(0, from - NEAR), from);
  const after = block.prose.slice(to, to + LONGEST_BRACKET);
  const next = block.words.slice(index + 1, index + 1 + 2 * acronym.length + MOST_SMALL_WORDS);
  if (/\(\s*(?:or\s+|aka\s+)?["“*]?\s*$/.test(before) && /^['’]?s?\s*["”*]?\s*[),;]/.test(after)) {
    const run = block.words.slice(Math.max(0, index - 2 * acronym.length - 2), index);
    const last = run.at(-1)?.text ?? '';
    const whole = matchInitials(document, run, acronym, true);
    if (whole !== undefined || !UNSPOKEN.test(last)) return whole;
    const most = matchInitials(document, run.slice(0, -1), acronym, true);
    return most === undefined ? undefined : `${most} ${last}`;
  }
  // "EC, short for electrical conductivity", "DTI stands for debt-to-income ratio"
  const told =
    /^,?\s+(?:(?:is|which is|being)\s+)?(?:stands for|standing for|short for|an (?:abbreviation|acronym) (?:of|for)|abbreviates|means)\s+/.exec(
      after,
    );
  if (told) {
    const meant = next.filter(({ start }) => start >= word.end + told[0].length);
    return matchInitials(document, meant.slice(0, 2 * acronym.length), acronym, false);
  }
  // "subject access request, SAR"; nothing but the initials shows that it is one.
  if (/\p{L},\s*["“*]{0,2}$/u.test(before.slice(-6)) && /^["”*]{0,2}\s*[),.;]/.test(after)) {
    const run = block.words.slice(Math.max(0, index - acronym.length - 2), index);
    const whole = matchInitials(document, run, acronym, true);
    if (whole !== undefined && /\s/.test(whole)) return whole;
  }
  // "A license plate number, or LPN,"
  const other = /\p{L}, or (?:an? |the )?["“*]{0,2}$/u.exec(before);
  if (other && /^["”*]{0,2}\s*[,.;)]/.test(after)) {
    const at = word.start - other[0].length + 1;
    const run = block.words
      .slice(Math.max(0, index - acronym.length - NEAREST), index)
      .filter(({ end }) => end <= at);
    return matchInitials(document, run, acronym, true);
  }
  if (/^\s*\(/.test(after)) {
    const close = after.indexOf(')');
    const inside = next.filter(({ end }) => end - word.end <= close);
    return matchInitials(document, inside, acronym, false);
  }
  return undefined;
}

/** Words with capitals somewhere in the text whose initials spell an acronym: what it may stand for. */
export function findExpansion({ blocks, text }: SourceDocument, acronym: string): string | undefined {
  const letters = acronym.toLowerCase();
  if (!/^\p{L}{2,}$/u.test(letters)) return undefined;
  for (const { words, prose, start, kind } of blocks) {
    // Under "Telemetry of the wind farm gateway" stands "the gateway (WFG)".
    const isHeading = kind === 'heading';
    if (isHeading && letters.length < LEAST_IN_HEADING) continue;
    for (let index = 0; index + letters.length <= words.length; index += 1) {
      const run = words.slice(index, index + letters.length);
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || first.text.charAt(0).toLowerCase() !== letters.charAt(0)) continue;
      const isName = run.every(
        ({ text: word, kind }, at) =>
          kind === 'word' &&
          (isHeading ? /^\p{L}\p{Ll}/u : /^\p{Lu}\p{Ll}/u).test(word) &&
          !FUNCTION_WORDS.has(word.toLowerCase()) &&
          word.charAt(0).toLowerCase() === letters.charAt(at),
      );
      // A dash divides: "Summit Video - Moving".
      if (
        isName &&
        /^[\p{L}\p{M}\s'’]+(?:-[\p{L}\p{M}\s'’]+)*$/u.test(prose.slice(first.start - start, last.end - start))
      ) {
        const found = text.slice(first.start, last.end).replace(/\s+/g, ' ');
        return isHeading && !/ \p{Lu}/u.test(found) ? found.toLowerCase() : found;
      }
    }
  }
  return undefined;
}

const LEAST_IN_HEADING = 3;

/** The shortest run of words, ending (or beginning) beside the bracket, whose initials spell the acronym. */
function matchInitials(
  document: SourceDocument,
  words: readonly Word[],
  acronym: string,
  fromEnd: boolean,
): string | undefined {
  const letters = acronym.toLowerCase().replace(/[^\p{L}]/gu, '');
  // "IdP" for "identity provider".
  const initials = acronym.replace(/[^\p{Lu}]/gu, '').toLowerCase();
  const runs = words.map((_, index) => (fromEnd ? words.slice(-index - 1) : words.slice(0, index + 1)));
  const whole = runs.filter((run) => spells(run, letters) || (initials.length > 1 && spells(run, initials)));
  for (const run of whole.length > 0 ? whole : runs.filter((one) => spellsInside(one, letters))) {
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last) continue;
    if (run.length === 1 && !first.text.includes('-')) continue;
    const text = document.text
      .slice(first.start, last.end)
      .replace(/[*_`]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/\s*\((?:or|aka)$/i, '');
    if (!/[.;:()]\s/.test(text)) return text;
  }
  return undefined;
}

/** Whether the letters can be taken in order from the words, the first from each word that isn't a small one. */
function spells(words: readonly Word[], letters: string): boolean {
  let at = 0;
  for (const { text, kind } of words) {
    if (kind === 'code') return false;
    const lower = text.toLowerCase();
    if (lower[0] !== letters[at]) {
      if (/^(?:a|an|and|for|in|of|on|or|the|to|with|by)$/.test(lower)) continue;
      return false;
    }
    at += 1;
    // "Hypertext" gives H and T; "Extensible Markup" gives X, M.
    for (const part of lower.split('-').slice(1)) if (part[0] === letters[at]) at += 1;
    if (at < letters.length && /^(?:hyper|meta|sub|inter|trans|micro|multi)/.test(lower)) {
      const inner = /^(?:hyper|meta|sub|inter|trans|micro|multi)(\p{L})/u.exec(lower)?.[1];
      const rest = words.at(-1)?.text === text ? 0 : 1;
      if (
        inner === letters[at] &&
        words.length - words.findIndex((word) => word.text === text) - rest < letters.length - at
      )
        at += 1;
    }
  }
  return at === letters.length;
}

/** "Radio-frequency identification" gives RFID: its last letter stands inside of the last word. */
function spellsInside(words: readonly Word[], letters: string): boolean {
  const last = words.at(-1)?.text.toLowerCase().slice(1) ?? '';
  return letters.length > 3 && last.includes(letters.slice(-1)) && spells(words, letters.slice(0, -1));
}
