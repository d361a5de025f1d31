import type { Block, SourceDocument, Word } from '../../document/types.ts';
import type { Outline } from './sections.ts';
import { isTopical, stem } from './words.ts';
import { capitalized } from '../writing/capitals.ts';

/** A word or phrase that a document is about. */
export interface Topic {
  /** As most often written: "request lifecycle", "Fastify". */
  readonly text: string;
  /** What spellings of it share. */
  readonly key: string;
  readonly count: number;
  /** Words in it, from 1. */
  readonly words: number;
  readonly inHeading: boolean;
  readonly inTitle: boolean;
  /** Written with a capital inside sentences: a name. */
  readonly proper: boolean;
  readonly score: number;
}

const MAX_WORDS = 3;
const HEADING_WEIGHT = 2;
const TITLE_WEIGHT = 6;

interface Tally {
  count: number;
  weight: number;
  inHeading: boolean;
  inTitle: boolean;
  /** Times inside a sentence: with a capital, and at all. */
  capital: number;
  inside: number;
  readonly spellings: Map<string, number>;
  readonly keys: readonly string[];
}

/** The topics of a document, the weightiest first. */
export function readTopics(document: SourceDocument, outline: Outline): readonly Topic[] {
  const tallies = new Map<string, Tally>();
  for (const block of document.blocks) {
    const leads = new Set(block.sentences.map(({ words }) => words[0]?.start));
    for (const run of runsOf(block)) tallyRun(run, { block, leads }, tallies);
  }
  for (const key of phraseKeys(outline.title)) {
    const tally = tallies.get(key);
    if (tally) {
      tally.inTitle = true;
      tally.weight += TITLE_WEIGHT;
    }
  }
  const names = new Set(
    [...tallies].filter(([, tally]) => tally.keys.length === 1 && isName(tally)).map(([key]) => key),
  );
  mergeIntoPhrases(tallies);
  return [...tallies]
    .filter(([, tally]) => tally.count > 0)
    .map(([key, tally]) => toTopic(key, tally, names))
    .filter(isTopic)
    .sort((a, b) => b.score - a.score || b.count - a.count || (a.key < b.key ? -1 : 1));
}

/** Stretches of topical words with nothing but a space between them. */
function runsOf(block: Block): Word[][] {
  const runs: Word[][] = [];
  for (const { words } of block.sentences) {
    let run: Word[] = [];
    for (const [index, word] of words.entries()) {
      const previous = run.at(-1);
      const gap = previous ? block.prose.slice(previous.end - block.start, word.start - block.start) : ' ';
      const topical = word.kind === 'word' && isTopical(word.text) && !isReference(word, words[index + 1]);
      if (run.length > 0 && (!topical || !/^\s{1,2}$/.test(gap))) {
        runs.push(run);
        run = [];
      }
      if (topical) run.push(word);
    }
    if (run.length > 0) runs.push(run);
  }
  return runs;
}

/** "Figure 4-2", "Listing 3": what a number belongs to. */
function isReference({ text }: Word, next: Word | undefined): boolean {
  return (
    next !== undefined &&
    /^\d/.test(next.text) &&
    /^(?:figure|fig|listing|table|chapter|section|appendix|equation|exercise|step|part|page|line)s?$/i.test(
      text,
    )
  );
}

/** "LaunchDarkly": a name at first sight, wherever it stands. */
const MARK = /^\p{Lu}\p{Ll}+\p{Lu}/u;

/** A block, and where its sentences begin. */
interface Place {
  readonly block: Block;
  readonly leads: ReadonlySet<number | undefined>;
}

function tallyRun(run: readonly Word[], { block, leads }: Place, tallies: Map<string, Tally>): void {
  for (let length = 1; length <= Math.min(MAX_WORDS, run.length); length += 1) {
    for (let from = 0; from + length <= run.length; from += 1) {
      const words = run.slice(from, from + length);
      const keys = words.map(({ text }) => stem(text));
      const key = keys.join(' ');
      const tally = tallies.get(key) ?? newTally(keys);
      tallies.set(key, tally);
      const heading = block.kind === 'heading';
      tally.count += 1;
      tally.weight += heading ? HEADING_WEIGHT + (block.level === 1 ? 2 : 0) : 1;
      tally.inHeading ||= heading;
      const first = words[0];
      const leading = first && (leads.has(first.start) || followsColon(block, first));
      if (first && !heading && (!leading || MARK.test(first.text))) {
        tally.inside += 1;
        if (words.every(({ text }) => /^\p{Lu}|\p{Ll}\p{Lu}/u.test(text))) tally.capital += 1;
      }
      const spelling = words.map(({ text }) => text.replace(/['’]s?$/, '')).join(' ');
      tally.spellings.set(spelling, (tally.spellings.get(spelling) ?? 0) + (heading ? 0.1 : 1));
    }
  }
}

/** "Listing 4-2: Assigning a value": a capital there says nothing. */
function followsColon({ prose, start }: Block, word: Word): boolean {
  return /(?:[:–—]|\s-)\s*$/.test(prose.slice(Math.max(0, word.start - start - 4), word.start - start));
}

function newTally(keys: readonly string[]): Tally {
  return {
    count: 0,
    weight: 0,
    inHeading: false,
    inTitle: false,
    capital: 0,
    inside: 0,
    spellings: new Map(),
    keys,
  };
}

function phraseKeys(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}.'’-]+/u).filter((word) => isTopical(word));
  const keys = words.map(stem);
  return keys.flatMap((_, from) =>
    [1, 2, 3]
      .filter((length) => from + length <= keys.length)
      .map((length) => keys.slice(from, from + length).join(' ')),
  );
}

/** A phrase that stands for most uses of its words takes their weight over; one that doesn't, and is rare, goes. */
function mergeIntoPhrases(tallies: Map<string, Tally>): void {
  const phrases = [...tallies]
    .filter(([, { keys }]) => keys.length > 1)
    .sort(([, a], [, b]) => b.keys.length - a.keys.length);
  for (const [key, phrase] of phrases) {
    const rarest = Math.min(...phrase.keys.map((part) => tallies.get(part)?.count ?? 0));
    const established =
      phrase.count >= 3 || (phrase.count >= 2 && (phrase.inHeading || phrase.count >= rarest / 2));
    if (!established && !phrase.inTitle) {
      tallies.delete(key);
      continue;
    }
    for (const part of partsOf(phrase.keys)) {
      const tally = tallies.get(part);
      if (!tally) continue;
      tally.count -= phrase.count;
      tally.weight -= phrase.weight;
    }
  }
}

/** The keys of all shorter phrases and words inside a phrase, each once. */
function partsOf(keys: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>();
  for (let length = 1; length < keys.length; length += 1) {
    for (let from = 0; from + length <= keys.length; from += 1)
      parts.add(keys.slice(from, from + length).join(' '));
  }
  return parts;
}

/** What every document of the field speaks of: a topic only as part of a phrase. */
const GENERIC: ReadonlySet<string> = new Set(
  `function object property method class string file directory folder image process data code application app argument parameter variable
  option field element error event server client user team project package library framework tool command line key text format structure
  instance interface model array list map fire copy hint thing call request response body header symptom impact diagnosis mitigation escalation resolution verification rollback
  remediation recommendation highlight improvement defect issue overview introduction summary installation install license licence usage api contributing contribute test export compatibility runbook changelog readme quickstart prerequisite`.split(
    /\s+/,
  ),
);

/** Headings of columns and files, which capitals make no names. */
const COMMON: ReadonlySet<string> = new Set(
  'license licence duration default type description example note version required table value name usage api'.split(
    ' ',
  ),
);

/** A lone word must be a name, stand in a heading, or be used again and again, and neither be generic nor look like a verb. */
function isTopic({ words, proper, inHeading, inTitle, count, text, key }: Topic): boolean {
  if (words > 1 || inTitle) return true;
  if (proper) return (count > 1 || MARK.test(text)) && !GENERIC.has(key) && !COMMON.has(key);
  if (count < 3 && isMostlyVerb(key)) return false;
  return (inHeading || count > 2) && !GENERIC.has(key) && !/(?:ed|ing)$/.test(text);
}

/** A verb that headings begin with, and that a search for it alone would not mean. */
function isMostlyVerb(key: string): boolean {
  return /^(?:access|add|avoid|build|configure|connect|copy|create|debug|define|delete|deploy|disable|edit|enable|explore|export|fetch|find|fix|handle|import|install|integrate|load|manage|migrate|mock|move|open|parse|prevent|publish|register|remove|rename|reply|reset|resolve|restore|run|save|scale|send|serve|set|start|stop|switch|test|try|update|upgrade|upload|validate|verify|write)$/.test(
    key,
  );
}

/** Written with a capital wherever no sentence begins. */
function isName({ capital, inside }: Tally): boolean {
  return inside > 0 && capital / inside > 0.6;
}

function toTopic(key: string, tally: Tally, names: ReadonlySet<string>): Topic {
  const proper = isName(tally);
  const words = tally.keys.length;
  const text = bestSpelling(tally, proper, names);
  return {
    text,
    key,
    count: tally.count,
    words,
    inHeading: tally.inHeading,
    inTitle: tally.inTitle,
    proper,
    score: tally.weight * (words > 1 ? 1.6 : 1) * (tally.inTitle ? 1.5 : 1),
  };
}

function bestSpelling({ spellings }: Tally, proper: boolean, names: ReadonlySet<string>): string {
  const ranked = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1));
  const best = ranked[0]?.[0] ?? '';
  if (proper) return best;
  return best
    .split(' ')
    .map((word) => (names.has(stem(word)) ? capitalized(word) : lowered(word)))
    .join(' ');
}

function lowered(word: string): string {
  return /^\p{Lu}\p{Ll}*(?:['’-]\p{Ll}+)*$/u.test(word) ? word.toLowerCase() : word;
}
