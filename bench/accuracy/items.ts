import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ResolvedStyle } from '../../packages/engine/index.ts';
import { FAMILIES } from './families.ts';

/** What an editor marked: a quote of the text, and how the editor would write it. */
export interface Mark {
  readonly family: string;
  readonly quote: string;
  /** Offset of the quote in the text. */
  readonly start: number;
  /** Acceptable replacements; empty: only a person can decide, or any is fine. */
  readonly suggestions: readonly string[];
}

/** A passage of real documentation and what a demanding technical editor marks in it. */
export interface Item {
  /** File and line, for people. */
  readonly place: string;
  readonly text: string;
  /** Where the passage was taken from. */
  readonly source: string;
  /** One realistic error was put into a passage that had none. */
  readonly seeded: boolean;
  readonly style: ResolvedStyle;
  /** The family of the style's own rule; undefined under the default preset. */
  readonly asked: string | undefined;
  readonly expected: readonly Mark[];
  /** What two careful editors may judge differently: neither right nor wrong. */
  readonly debatable: readonly Mark[];
  /** `tune` is for improving the engine; `held` only measures, and nobody looks into it to improve a rule. */
  readonly split: 'tune' | 'held';
}

const FOLDER = join(import.meta.dirname, 'items');
const PRESET: ResolvedStyle = { rules: null, termSubs: [], glossary: [] };
/** Of ten items, as many measure only. */
const HELD = 4;

/** Every item of the folder. Throws with file and line where one can't be read. */
export function loadItems(): readonly Item[] {
  const files = globSync('*.txt', { cwd: FOLDER }).sort();
  return files.flatMap((file) => parseItems(readFileSync(join(FOLDER, file), 'utf8'), basename(file)));
}

interface Draft {
  readonly place: string;
  readonly lines: string[];
  readonly marks: { readonly line: string; readonly place: string }[];
  readonly seeded: boolean;
}

/** The format is described in README.md beside this file. */
export function parseItems(content: string, file: string): readonly Item[] {
  const items: Item[] = [];
  let source = '';
  let house: Pick<Item, 'style' | 'asked'> = { style: PRESET, asked: undefined };
  let draft: Draft | undefined;
  const finish = (): void => {
    if (draft) items.push(toItem(draft, source, house));
    draft = undefined;
  };
  for (const [index, line] of content.split('\n').entries()) {
    const place = `${file}:${index + 1}`;
    if (line === '%%' || line === '%% seeded') {
      finish();
      draft = { place, lines: [], marks: [], seeded: line !== '%%' };
    } else if (line.startsWith('%=') || line.startsWith('%?')) {
      if (!draft) throw new Error(`${place}: a mark stands before the first item.`);
      draft.marks.push({ line, place });
    } else if (line.startsWith('%source ')) {
      finish();
      source = line.slice(8).trim();
    } else if (/^%(?:preset$|style |term )/.test(line)) {
      finish();
      house = parseStyle(line, place);
    } else if (line.startsWith('%#')) {
      continue;
    } else if (draft) {
      draft.lines.push(line);
    } else if (line.trim() !== '') {
      throw new Error(`${place}: text stands before the first “%%”.`);
    }
  }
  finish();
  return items;
}

function toItem(draft: Draft, source: string, house: Pick<Item, 'style' | 'asked'>): Item {
  const { place, seeded } = draft;
  const text = draft.lines.join('\n').trimEnd();
  if (text === '') throw new Error(`${place}: the item has no text.`);
  if (source === '') throw new Error(`${place}: the item has no source.`);
  const marks = (sign: string): Mark[] =>
    draft.marks.filter(({ line }) => line.startsWith(sign)).map((mark) => parseMark(mark, text));
  const hash = createHash('sha256').update(text).digest();
  const split = hash.readUInt32BE() % 10 < HELD ? 'held' : 'tune';
  return { place, text, source, seeded, ...house, expected: marks('%='), debatable: marks('%?'), split };
}

/** `%= family: quote`, `%= family: quote => one | another`; a quote is the passage's first such one, or `quote#2`. */
function parseMark({ line, place }: Draft['marks'][number], text: string): Mark {
  const [, family = '', rest = ''] = /^%[=?] ([a-z-]+): (.+)$/.exec(line) ?? [];
  if (!(family in FAMILIES)) throw new Error(`${place}: no family is named “${family}”.`);
  const [left = '', right] = rest.split(' => ');
  const [, written = '', count = '1'] = /^(.*?)(?:#(\d))?$/.exec(left) ?? [];
  const quote = written.replaceAll('\\n', '\n');
  const start = find(text, quote, Number(count));
  if (start < 0) throw new Error(`${place}: “${quote}” does not stand in the text.`);
  const suggestions = right?.split(' | ').map((one) => (one === '∅' ? '' : one)) ?? [];
  return { family, quote, start, suggestions };
}

/** Offset of the nth such quote that is not a part of a longer word; -1 where there is none. */
function find(text: string, quote: string, nth: number): number {
  const literal = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\w/.test(quote) ? '(?<!\\w)' : '';
  const after = /\w$/.test(quote) ? '(?!\\w)' : '';
  return [...text.matchAll(new RegExp(before + literal + after, 'g'))][nth - 1]?.index ?? -1;
}

/** `%preset`, `%style family | label | description` or `%term preferred <- avoided, avoided`. */
function parseStyle(line: string, place: string): Pick<Item, 'style' | 'asked'> {
  if (line === '%preset') return { style: PRESET, asked: undefined };
  if (line.startsWith('%term ')) {
    const termSubs = line
      .slice(6)
      .split(';')
      .map((pair) => {
        const [preferred = '', avoid = ''] = pair.split('<-').map((part) => part.trim());
        return { preferred, avoid: avoid.split(',').map((word) => word.trim()) };
      });
    return { style: { ...PRESET, rules: [], termSubs }, asked: undefined };
  }
  const [family = '', label = '', description = ''] = line
    .slice(7)
    .split('|')
    .map((part) => part.trim());
  if (!(family in FAMILIES)) throw new Error(`${place}: no family is named “${family}”.`);
  return { style: { ...PRESET, rules: [{ label, description }] }, asked: family };
}
