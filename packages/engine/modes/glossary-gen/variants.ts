import type { Block, SourceDocument } from '../../document/types.ts';
import { readVarieties } from '../../spelling/varieties.ts';
import type { ResolvedStyle } from '../../style/types.ts';
import type { Definition } from '../reading/definitions.ts';
import { readable } from '../reading/readable.ts';
import { twoNames } from '../reading/told-in-short.ts';
import { AVOIDED } from '../reading/tables.ts';
import { stem } from '../reading/words.ts';

/** One concept under several names. */
export interface Variants {
  readonly names: readonly { readonly text: string; readonly count: number; readonly at: number }[];
  /** The one to keep: the house's own, or the most used where it is clearly ahead. */
  readonly prefer: string | undefined;
  /** Whether the house says which. */
  readonly ours: boolean;
}

/**
 * Words that mean one thing in documentation; using two of a row in one text makes readers look for a difference.
 * Nouns and verbs that are often different things (page and screen, method and function) are left out.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['folder', 'directory'],
  ['repo', 'repository'],
  ['log in', 'sign in'],
  ['log out', 'sign out'],
  ['login', 'sign-in'],
  ['sign up', 'register'],
  ['tech debt', 'technical debt'],
  ['param', 'parameter'],
  ['config', 'configuration'],
  ['docs', 'documentation'],
  ['app', 'application'],
  ['env', 'environment'],
  ['environment variable', 'env var', 'env variable'],
  ['database', 'db'],
  ['username', 'user name', 'login name'],
  ['email', 'e-mail'],
  ['website', 'web site'],
  ['filename', 'file name'],
  ['filesystem', 'file system'],
  ['hostname', 'host name'],
  ['namespace', 'name space'],
  ['runtime', 'run time', 'run-time'],
  ['timestamp', 'time stamp'],
  ['whitespace', 'white space'],
  ['backend', 'back end', 'back-end'],
  ['frontend', 'front end', 'front-end'],
  ['dropdown', 'drop-down', 'drop down'],
  ['checkbox', 'check box'],
  ['popup', 'pop-up'],
  ['plugin', 'plug-in'],
  ['setup', 'set-up'],
  ['endpoint', 'end point', 'end-point'],
  ['webhook', 'web hook'],
  ['lifecycle', 'life cycle', 'life-cycle'],
  ['real time', 'realtime'],
  ['artifact', 'artefact'],
  ['access token', 'auth token', 'authentication token', 'API token'],
  ['API key', 'API token', 'access key'],
  ['dialog', 'dialogue', 'dialog box', 'modal'],
  ['command line', 'commandline'],
  ['data source', 'datasource'],
  ['data set', 'dataset'],
  ['metadata', 'meta data', 'meta-data'],
  ['open source', 'open-source'],
  ['third party', 'third-party', '3rd party'],
];

interface Use {
  count: number;
  readonly at: number;
}

/** Concepts that a text calls by several names, the most used first. */
export function findVariants(
  document: SourceDocument,
  style: ResolvedStyle,
  definitions: readonly Definition[],
): readonly Variants[] {
  const uses = countPhrases(document);
  const house = [
    ...style.termSubs.map(({ preferred, avoid }) => ({ names: [preferred, ...avoid], prefer: preferred })),
    ...style.glossary.map(({ term, synonyms }) => ({ names: [term, ...synonyms], prefer: term })),
  ];
  const groups = [
    ...house.filter(({ names }) => names.length > 1),
    // "A handheld scanner (also called the gun)": two names by the text's own word.
    ...definitions.flatMap(({ term, aliasOf }) =>
      aliasOf === undefined ? [] : [{ names: [aliasOf, term], prefer: undefined }],
    ),
    ...namedTwice(document).map((names) => ({ names, prefer: undefined })),
    ...SYNONYMS.map((names) => ({ names, prefer: undefined })),
    ...spellings(uses),
    ...varieties(uses),
  ];
  const taken = new Set<string>();
  const found: Variants[] = [];
  for (const { names, prefer } of groups) {
    const named = new Map(names.map((name) => [keyOf(name), name]));
    const used = [...named].flatMap(([key, text]) => {
      const use = uses.get(key);
      return use ? { ...use, text } : [];
    });
    if (used.length < 2 || [...named.keys()].some((key) => taken.has(key))) continue;
    for (const key of named.keys()) taken.add(key);
    const sorted = used.sort((a, b) => b.count - a.count || a.at - b.at);
    const [first, second] = sorted;
    const ahead = first && second && first.count >= 2 * second.count ? first.text : undefined;
    const whole = sorted.find(({ text }) => ahead !== undefined && isShort(ahead, text))?.text;
    found.push({ names: sorted, prefer: prefer ?? whole ?? ahead, ours: prefer !== undefined });
  }
  return found.sort((a, b) => total(b) - total(a));
}

/** "Tickets, or cards, move": what a sentence gives two names. */
const namedTwice = (document: SourceDocument): readonly (readonly [string, string])[] =>
  document.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.prose.includes(', or ')
      ? block.sentences.flatMap((sentence) => {
          const names = twoNames(readable(document, block, sentence));
          return names ? [names] : [];
        })
      : [],
  );

/** "env" of "environment": however often a text uses it, the whole word is the one to keep. */
function isShort(name: string, whole: string): boolean {
  return whole.length > name.length && whole.toLowerCase().startsWith(name.toLowerCase().slice(0, -1));
}

/** Phrases that differ only in spaces and hyphens: "web hook", "web-hook" and "webhook". */
function spellings(uses: ReadonlyMap<string, Use>): { names: string[]; prefer: undefined }[] {
  const groups = new Map<string, string[]>();
  for (const key of uses.keys()) {
    if (key.length < 6 || /\d/.test(key)) continue;
    const joined = key.replace(/[\s-]/g, '');
    groups.set(joined, [...(groups.get(joined) ?? []), key]);
  }
  // "back up" and "backup", "real-time" and "real time" may be verb and noun, adverb and adjective: both can be right.
  return [...groups.values()]
    .filter(
      (names) =>
        names.length > 1 &&
        names.some((name) => !/[\s-]/.test(name)) &&
        !names.some((name) => PARTICLE.test(name) || name === 'cannot'),
    )
    .map((names) => ({ names, prefer: undefined }));
}

/** "Catalog" and "catalogue" in one text; "licence" and "license" may be noun and verb. */
const varieties = (uses: ReadonlyMap<string, Use>): { names: string[]; prefer: undefined }[] =>
  readVarieties().flatMap(({ american, british, wrongInAmerica, wrongInBritain }) =>
    wrongInAmerica && wrongInBritain && uses.has(american) && uses.has(british)
      ? [{ names: [american, british], prefer: undefined }]
      : [],
  );

const PARTICLE =
  /[\s-](?:up|down|in|out|on|off|over|back|away|through|by|to|or|and|at|as|if|it|is|be|an|us|we|so)$|^(?:up|down|in|out|on|off|over|any|every|some|no)[\s-]/;

function total({ names }: Variants): number {
  return names.reduce((sum, { count }) => sum + count, 0);
}

/** The blocks but the tables that tell which words not to use: these set several side by side on purpose. */
function withoutAvoided(blocks: readonly Block[]): readonly Block[] {
  let isAvoided = false;
  return blocks.filter(({ kind }, at) => {
    if (kind !== 'table-cell') return true;
    if (blocks[at - 1]?.kind !== 'table-cell') isAvoided = tellsAvoided(blocks, at);
    return !isAvoided;
  });
}

/** Whether the header of the table that begins at a place among the blocks tells so. */
function tellsAvoided(blocks: readonly Block[], from: number): boolean {
  for (let index = from; blocks[index]?.tableHeader; index += 1)
    if (AVOIDED.test(blocks[index]?.prose.trim() ?? '')) return true;
  return false;
}

/** Words and pairs of words of the prose, singular and lower case, with how often and where they first stand. */
function countPhrases({ blocks }: SourceDocument): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  const note = (key: string, at: number): void => {
    const use = uses.get(key);
    if (use) use.count += 1;
    else uses.set(key, { count: 1, at });
  };
  for (const { words, prose, start } of withoutAvoided(blocks)) {
    words.forEach((word, index) => {
      if (word.kind !== 'word') return;
      // `ReadableStream` is a class, and no other name for a readable stream.
      if (!/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word.text)) note(keyOf(word.text), word.start);
      const next = words[index + 1];
      if (next?.kind !== 'word' || !/^\s$/.test(prose.slice(word.end - start, next.start - start))) return;
      note(keyOf(`${word.text} ${next.text}`), word.start);
    });
  }
  return uses;
}

function keyOf(phrase: string): string {
  return phrase.trim().split(/\s+/).map(stem).join(' ');
}
