import { cutAt, cutItems } from '../brief/cut.ts';
import { withoutGaps } from '../brief/gapping.ts';
import { beginsStep } from '../brief/steps.ts';
import { kindOfLabel } from '../generate/labels.ts';
import { kindOf } from '../generate/kind-of.ts';
import type { FactKind } from '../generate/signs.ts';
import { toFact } from '../generate/wording.ts';
import type { ContentType } from '../reading/content-type.ts';
import { listed } from '../writing/markdown.ts';
import type { Note } from './notes.ts';
import { asReason } from './opening.ts';
import { PERIOD } from './sections.ts';
import { DEFINITION, isDefinition } from './words.ts';
import { isOrder } from './orders.ts';

/** Notes on fewer things need no headings. */
const FEWEST = 3;
/** Where a note without a label stands, by what it tells. */
const TITLES: Partial<Record<FactKind, string>> = {
  contact: 'Get help',
  requirement: 'Before you begin',
  limit: 'Limits',
  step: 'What to do',
  warning: 'What to do',
  diagnosis: 'What to do',
  check: 'What to do',
};

/** What notes call a part, as its readers call it; empty for what opens the page. */
const LABELS: Readonly<Record<string, string>> = {
  what: '',
  summary: '',
  open: 'Still open',
  need: 'Before you begin',
  needs: 'Before you begin',
};

/**
 * A flat list whose notes have labels with several things each, "day 1: laptop, accounts", as sections of a page: a heading
 * for each label, and one for what is told of the same without one. Any other notes as they are.
 */
export function asHandbook(notes: readonly Note[], type: ContentType): readonly Note[] {
  const isFlat = notes.every(
    ({ kind, below, ordered }) => (kind === 'item' || kind === 'paragraph') && below.length === 0 && !ordered,
  );
  const labelled = notes.map(readLabelled);
  const named = labelled.filter((one) => one !== undefined);
  const rich = named.filter(({ pieces }) => pieces.length > 1);
  const isMostlyNamed =
    named.length * 3 >= notes.length * 2 &&
    rich.length * 2 >= named.length &&
    (notes.length > FEWEST || rich.length === notes.length);
  if (!isFlat || notes.length < FEWEST || rich.length < 2 || !isMostlyNamed) return notes;
  const areParts = named.filter((one) => !isShort(one) && !one.pieces.some((piece) => piece.endsWith('?')));
  if (areParts.length < 2) return notes;
  const leading = labelled.findIndex((one) => one !== undefined);
  const sections = new Map<string, Note[]>();
  for (const [index, note] of notes.entries()) {
    const own = labelled[index];
    if (own && (isShort(own) || asReason(note.text) !== '')) {
      sections.set('', [...(sections.get('') ?? []), note]);
      continue;
    }
    const title =
      (own && (LABELS[own.label.toLowerCase()] ?? own.label)) ?? titleOf(note.text, type, index < leading);
    const pieces = own?.pieces ?? withoutGaps(note.text);
    const isAlone = own !== undefined && pieces.length === 1 && !note.text.endsWith('?');
    const below = pieces.map((text): Note => ({
      ...note,
      text,
      kind: isAlone ? 'paragraph' : 'item',
      ordered: false,
      isPoint: title !== '',
    }));
    const section = sections.get(title) ?? [];
    section.push(...below);
    sections.set(title, section);
  }
  const opening = sections.get('') ?? [];
  return [['', opening] as const, ...[...sections].filter(([text]) => text !== '')].flatMap(
    ([text, below]) => (text === '' ? below : [{ text, kind: 'heading' as const, ordered: false, below }]),
  );
}

/** In words, all pieces together. */
const SHORT = 4;

/** "when: Mar 3": too little for a heading of its own. */
function isShort({ label, pieces }: Labelled): boolean {
  const said = pieces.join(' ');
  return (
    said.split(' ').length <= SHORT &&
    !said.includes('?') &&
    !isOrder(pieces[0] ?? '') &&
    !PERIOD.test(label) &&
    (pieces.length === 1 || kindOfLabel(label) === undefined)
  );
}

/** The label of a note and what stands behind it, a piece for each thing; undefined for a note without one. */
function readLabelled({ text }: Note): Labelled | undefined {
  const [, label = '', value = ''] = isDefinition(text) ? (DEFINITION.exec(text) ?? []) : [];
  const isOrder = beginsStep(label) && label.split(' ').length > 2;
  // "error E4 = container full" says what a name means.
  if (value === '' || isOrder || /[`*_]/.test(label) || /^[^:]* = /.test(text)) return undefined;
  return {
    label,
    pieces: cutItems(value)
      .flatMap((piece) => (beginsStep(piece) ? [piece] : cutAt(piece, /(?<=\p{Ll}{3}) \+ (?=\p{Ll}{3})/u)))
      .map(withoutBrackets),
  };
}

/** "accounts (Slack, Zendesk)" names what there is of it. */
function withoutBrackets(piece: string): string {
  const [, name = '', inside = ''] = /^([\p{L}][\p{L} -]*) \((\S+(?:, \S+)+)\)$/u.exec(piece) ?? [];
  return name === '' ? piece : `${name}: ${listed(cutItems(inside))}`;
}

interface Labelled {
  readonly label: string;
  readonly pieces: readonly string[];
}

/** Empty for what opens the page. */
function titleOf(text: string, type: ContentType, opens: boolean): string {
  if (/^escalat/i.test(text)) return 'Escalation';
  if (type === 'policy') return 'Rules';
  const kind = kindOf(toFact(text), {}, type);
  // What something does step by step is how it works.
  const title = kind === 'step' && type === 'concept' ? 'How it works' : TITLES[kind];
  return title ?? (opens ? '' : 'Details');
}
