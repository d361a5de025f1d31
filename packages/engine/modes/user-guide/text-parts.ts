import { kindOfLabel } from '../generate/labels.ts';
import type { Note } from '../expand/notes.ts';
import { label } from '../expand/points.ts';
import { DEFINITION, isDefinition } from '../expand/words.ts';
import { isSection } from '../expand/sections.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { aimOf } from './text-deeds.ts';

/** A name with what is said of it. */
export interface Term {
  readonly name: string;
  readonly said: string;
  /** As it is written, where it is a note of its own. */
  readonly written?: string;
}

/** What stands together: a table or code as it is, names with what they mean, or text. */
export type Piece =
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  | { readonly kind: 'notes'; readonly notes: readonly Note[] };

/** A part of a text under a name of its own; its first part has none. */
export interface Part {
  readonly title: string;
  readonly level: number;
  readonly isProblems: boolean;
  readonly pieces: readonly Piece[];
}

/** What goes wrong. */
export const FAILS =
  /\b(?:fail(?:s|ed|ing)?|errors?|wrong|broken|frozen|stuck|declined|rejected|missing|lost|red|doesn['’]t|don['’]t|can['’]t|won['’]t|isn['’]t|not (?:found|working|printed|shown|sent|possible|loading|responding)|out of|jammed|no (?:\p{L}+ )?(?:sound|signal|picture|mail|connection|answer|power|light)|slow|crash\w*|blinks? (?:red|orange))\b/iu;
const PROBLEMS =
  /^(?:known )?(?:problems?|issues?|bugs|limitations|troubleshooting|errors?(?: messages?)?|if (?:something|it) .*|common (?:problems|errors))$/i;
const NAME_WORDS = 6;

/** The parts of a text in its order, what stands under no name first. */
export function readParts(notes: readonly Note[], level = 2): readonly Part[] {
  const loose = notes.filter((note) => !isPart(note));
  const named = notes.filter(isPart).flatMap((note): readonly Part[] => {
    const [own, ...others] = readParts(note.below, level + 1);
    // "To add a receipt" over its steps.
    const title = label(note.text.replace(/:$/, '').replace(/^To (?=\p{Ll}+ \p{Ll})/u, ''));
    return own ? [{ ...own, title, level, isProblems: PROBLEMS.test(title) }, ...others] : [];
  });
  return [{ title: '', level, isProblems: false, pieces: piecesOf(loose) }, ...named];
}

const isPart = (note: Note): boolean =>
  isSection(note) ||
  (note.kind === 'paragraph' &&
    note.below.length > 0 &&
    note.text.endsWith(':') &&
    note.text.split(' ').length <= NAME_WORDS);

/** Fewer names with a meaning are told as text. */
const FEWEST_TERMS = 2;

function piecesOf(notes: readonly Note[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: Note[] = [];
  let from = 0;
  // Tasks of their own stand behind what is told of the rest.
  const all = notes.toSorted((a, b) => Number(isOwnTask(a)) - Number(isOwnTask(b)));
  while (from < all.length) {
    const note = all[from];
    if (!note) break;
    if (note.kind === 'code') {
      pieces.push({ kind: 'raw', text: note.text });
      from += 1;
      continue;
    }
    const meanings = meaningsIn(note);
    if (meanings.length > 1) {
      pieces.push({ kind: 'terms', terms: meanings });
      from += 1;
      continue;
    }
    let end = from;
    while (isTerm(all[end])) end += 1;
    const terms = all.slice(from, end).map(toTerm);
    if (
      terms.length > FEWEST_TERMS ||
      (terms.length === FEWEST_TERMS && terms.every(({ name }) => kindOfLabel(name) === undefined))
    ) {
      pieces.push({ kind: 'terms', terms });
      from = end;
      continue;
    }
    const more = [note, ...note.below.filter(({ kind }) => note.kind === 'paragraph' && kind !== 'code')];
    const codes = note.below.filter(({ kind }) => kind === 'code');
    if (pieces.at(-1)?.kind !== 'notes') {
      open = [];
      pieces.push({ kind: 'notes', notes: open });
    }
    open.push(...more);
    pieces.push(...codes.map(({ text }): Piece => ({ kind: 'raw', text })));
    from += 1;
  }
  return pieces;
}

/** "Red light = tray full. Green light = ready." */
function meaningsIn({ text, below }: Note): readonly Term[] {
  const said = text.split(/(?<=[.!])\s+(?=\p{Lu})/u);
  const terms = said.map((one) => /^([^=<>]{2,50}?) = ([^=<>]+)$/.exec(one));
  return below.length > 0 || !terms.every((term) => term !== null)
    ? []
    : terms.map(([, name = '', meaning = '']) => ({ name, said: meaning }));
}

/** "give med: tap med, scan the package" */
export const isOwnTask = ({ text, kind }: Note): boolean =>
  (kind === 'item' || (kind === 'paragraph' && /^\p{Lu}\p{Ll}+ing \p{L}[^:]*:/u.test(text))) &&
  aimOf(capitalizedWord(text)) !== undefined;

const TERM_WORDS = 5;

function isTerm(note: Note | undefined): note is Note {
  if (!note || note.below.length > 0 || note.ordered || !isDefinition(note.text) || isOwnTask(note))
    return false;
  const { name } = toTerm(note);
  return name.split(' ').length <= TERM_WORDS && !/\?$|^to\s/i.test(name);
}

function toTerm({ text }: Note): Term {
  const [, name = '', said = ''] = DEFINITION.exec(text) ?? [];
  return { name, said, written: text };
}
