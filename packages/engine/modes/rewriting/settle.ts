import type { Range } from '@housestyle/contract';
import { reparse } from '../../document/parse-document.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { applyReplacements, type Replacement } from '../../fixes/apply-replacements.ts';
import { fidelity } from '../../fixes/fidelity.ts';
import { keepAnchors } from './anchors.ts';
import { Budget } from './budget.ts';

/** Edits that belong together: all of them are made, or none. */
export interface Change {
  /** Names the transformation with its words, so that one that never comes to rest can be left out. */
  readonly key: string;
  /** Gives way to changes that don't yield, where the two undo each other. */
  readonly yields?: boolean;
  /** Makes new blocks on purpose: a list, another paragraph. Any other change must leave the blocks as they are. */
  readonly reshapes?: boolean;
  readonly edits: readonly Replacement[];
}

/** One kind of rewriting: what it would change in a document. */
export type Step = (document: SourceDocument) => readonly Change[];

/** Passes before a text counts as never coming to rest. Real texts need two or three. */
const MAX_PASSES = 12;
const MAX_ATTEMPTS = 3;
/** The passes in which those that undo each other surely all took part. */
const LAST_PASSES = 4;
/** Texts tried in one pass to find the changes that would harm what is not prose. Real texts need one. */
const MAX_TRIES = 24;

/**
 * Makes the changes of the steps again and again until none is left; a step is only asked once those before it are
 * content. Code, links and markup stay as they are: what would touch them is left out. Settled text comes back
 * identical, so rewriting twice changes nothing more. Of a text with more to change than its budget allows, the first
 * passes are made.
 */
export function settle(document: SourceDocument, steps: readonly Step[]): string {
  const banned = new Set<string>();
  const budget = new Budget(document);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const outcome = attemptToSettle(document, steps, banned, budget);
    if (outcome.settled || budget.spent) return outcome.document.source;
    const restless = outcome.changes.some(({ yields }) => yields)
      ? outcome.changes.filter(({ yields }) => yields)
      : outcome.changes;
    for (const { key } of restless) banned.add(key);
  }
  return document.source;
}

interface Outcome {
  readonly settled: boolean;
  readonly document: SourceDocument;
  /** What the last passes changed. */
  readonly changes: readonly Change[];
}

function attemptToSettle(
  source: SourceDocument,
  steps: readonly Step[],
  banned: ReadonlySet<string>,
  budget: Budget,
): Outcome {
  let document = source;
  const passes: (readonly Change[])[] = [];
  for (let pass = 0; pass < MAX_PASSES && !budget.spent; pass += 1) {
    const effect = firstEffect(document, steps, banned, budget);
    if (!effect) return { settled: true, document, changes: [] };
    document = effect.document;
    passes.push(effect.changes);
  }
  return { settled: false, document, changes: passes.slice(-LAST_PASSES).flat() };
}

/** The document after some changes. */
interface Effect {
  readonly document: SourceDocument;
  readonly changes: readonly Change[];
}

function firstEffect(
  document: SourceDocument,
  steps: readonly Step[],
  banned: ReadonlySet<string>,
  budget: Budget,
): Effect | undefined {
  for (const step of steps) {
    const all = step(document);
    const wanted = banned.size > 0 ? all.filter(({ key }) => !banned.has(key)) : all;
    budget.spend(document, wanted);
    const changes = keepAnchors(document, withoutOverlaps(wanted));
    const effect = makeFaithfully(document, changes, { left: MAX_TRIES, budget });
    if (effect && effect.document.source !== document.source) return effect;
  }
  return undefined;
}

/** Keeps, of changes that overlap, the one named first. */
function withoutOverlaps(changes: readonly Change[]): readonly Change[] {
  const spans = changes.map(spanOf);
  spans.sort((a, b) => a.start - b.start || a.end - b.end);
  const kept: Change[] = [];
  let end = -1;
  for (const span of spans) {
    if (span.start < end) continue;
    kept.push(span.change);
    end = Math.max(span.end, span.start + 1);
  }
  return kept;
}

/** All that a change touches lies between its ends. */
interface Span extends Range {
  readonly change: Change;
}

function spanOf(change: Change): Span {
  let [start, end] = [Infinity, -Infinity];
  for (const edit of change.edits) {
    start = Math.min(start, edit.start);
    end = Math.max(end, edit.end);
  }
  return { change, start, end };
}

/** Makes as many of the changes as leave everything that is not prose intact, or as can be found in the tries left. */
function makeFaithfully(
  document: SourceDocument,
  changes: readonly Change[],
  tries: { left: number; readonly budget: Budget },
): Effect | undefined {
  if (tries.left <= 0 || tries.budget.spent) return undefined;
  tries.left -= 1;
  tries.budget.spend(document, changes);
  const effect = make(document, changes);
  if (!effect || isFaithful(document, effect)) return effect;
  if (effect.changes.length < 2) return undefined;
  const middle = effect.changes.length >> 1;
  const halves = [effect.changes.slice(0, middle), effect.changes.slice(middle)];
  const effects = halves.flatMap((half) => makeFaithfully(document, half, tries) ?? []);
  if (effects.length < 2) return effects[0];
  const both = make(
    document,
    effects.flatMap((part) => part.changes),
  );
  return both && isFaithful(document, both) ? both : effects[0];
}

/** Undefined where nothing is left to change. */
function make(document: SourceDocument, changes: readonly Change[]): Effect | undefined {
  if (changes.length === 0) return undefined;
  const edits = changes.flatMap((change) => change.edits);
  const { text, refused } = applyReplacements(document, edits);
  if (refused.length === 0) return { document: reparse(document, text), changes };
  const bad = new Set(refused);
  return make(
    document,
    changes.filter((change) => !change.edits.some((edit) => bad.has(edit))),
  );
}

function isFaithful(before: SourceDocument, { document: after, changes }: Effect): boolean {
  const reshapes = changes.some((change) => change.reshapes);
  return fidelity(before, after).same && (reshapes || haveSameBlocks(before, after));
}

function haveSameBlocks({ blocks }: SourceDocument, after: SourceDocument): boolean {
  return (
    blocks.length === after.blocks.length &&
    blocks.every((block, index) => haveSameShape(block, after.blocks[index]))
  );
}

function haveSameShape(block: Block, other: Block | undefined): boolean {
  return (
    block.kind === other?.kind &&
    block.level === other.level &&
    block.quoted === other.quoted &&
    haveSamePlace(block.list, other.list)
  );
}

function haveSamePlace(place: Block['list'], other: Block['list']): boolean {
  if (!place || !other) return place === other;
  return (
    place.list === other.list &&
    place.ordered === other.ordered &&
    place.depth === other.depth &&
    place.item === other.item &&
    place.leads === other.leads
  );
}
