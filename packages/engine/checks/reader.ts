import { recall, remember } from '../document/memory.ts';
import { moved, originOf, type Piece } from '../document/pieces.ts';
import type { SourceDocument } from '../document/types.ts';
import type { BlockWords } from '../spelling/block-words.ts';
import { Vocabulary } from '../spelling/vocabulary.ts';
import type { DocumentFinding } from '../types.ts';
import { readCapitals } from './capitals.ts';
import type { Gather, Hit, Reading, ReadingPlan } from './kind.ts';
import { PhraseIndex, type Findings } from './phrase-index.ts';
import { lastStartingBy } from './ranges.ts';

/** What was read in one piece: of use as long as nobody edits it. */
interface Found {
  /** Where the piece stood: what all offsets are relative to. */
  readonly at: number;
  findings: DocumentFinding[] | undefined;
  /** Hits that checks of whole documents ask for. */
  hits: { readonly slot: number; readonly hit: Hit }[] | undefined;
  /** By gatherer. */
  readonly gathered: readonly unknown[];
}

/** What the checks that judge each block by itself report in a part of a document. */
type Judge = (part: Reading) => readonly DocumentFinding[];

/** Reads documents for the checks of one style; those that are edited piece by piece, and each again only when it was edited. */
export class Reader {
  readonly #phrases = new PhraseIndex();
  readonly #vocabulary = new Vocabulary();
  readonly #gatherers: Gather[] = [];
  /** The slots that checks of whole documents ask for. */
  readonly #wide = new Set([this.#phrases.names]);
  #wantsWords = false;
  /** For checks that judge each block by itself. */
  readonly local: ReadingPlan = this.#plan(() => undefined);
  /** For checks of whole documents. */
  readonly wide: ReadingPlan = this.#plan((slot) => this.#wide.add(slot));

  #plan(onSlot: (slot: number) => void): ReadingPlan {
    const phrases = this.#phrases;
    return {
      names: phrases.names,
      slot(keep) {
        const slot = phrases.slot(keep);
        onSlot(slot);
        return slot;
      },
      add: (slot, phrase, options) => phrases.add(slot, phrase, options),
      addListed: (list, read) => phrases.addListed(list, read),
      watch: (pattern) => phrases.watch(pattern),
      wantWords: () => {
        this.#wantsWords = true;
      },
      trigger: (trigger, beside) => this.#vocabulary.trigger(trigger, beside),
      gather: (gather) => this.#gatherers.push(gather) - 1,
    };
  }

  /**
   * The findings of the checks that judge each block by itself, and the document as the others see it.
   * @param keeps whether what is found is kept with each piece, for the same text after an edit
   */
  read(
    document: SourceDocument,
    judge: Judge,
    keeps: boolean,
  ): { readonly local: readonly DocumentFinding[]; readonly reading: Reading } {
    // Rules that ask for themselves get the same.
    readCapitals(document, keeps);
    if (!keeps) {
      const { reading } = this.#readBlocks(document, document);
      return { local: judge(reading), reading };
    }
    const { pieces } = document;
    const unread = pieces.filter((piece) => recall(originOf(piece), this) === undefined);
    if (unread.length > 0) this.#readPieces(document, unread, judge);
    const found = pieces.map((piece) => recall(originOf(piece), this) as Found);
    const local: DocumentFinding[] = [];
    found.forEach(({ at, findings }, index) => {
      const by = (pieces[index]?.start ?? 0) - at;
      for (const finding of findings ?? []) local.push(moved(finding, by));
    });
    return { local, reading: this.#whole(document, found) };
  }

  /** Reads the blocks of a document, or of a part of one. */
  #readBlocks(
    part: SourceDocument,
    document: SourceDocument,
  ): { readonly reading: Reading; readonly hits: Findings['hits'] } {
    const vocabulary = this.#wantsWords ? this.#vocabulary : undefined;
    const { hits, words, mayMatch, blocksFor, startsFor } = this.#phrases.read(part, vocabulary);
    const reading: Reading = {
      document: part,
      hits: (slot) => hits[slot] ?? NONE,
      mayMatch,
      blocksFor,
      startsFor,
      capitals: () => readCapitals(document),
      words: () => words ?? noWords(),
      gathered: (gatherer) => [
        { fact: this.#gatherers[gatherer]?.(document, (words ?? noWords()).blocks), by: 0 },
      ],
    };
    return { reading, hits };
  }

  #readPieces(document: SourceDocument, pieces: readonly Piece[], judge: Judge): void {
    const part = { ...document, blocks: pieces.flatMap(({ blocks }) => blocks) };
    const { reading, hits } = this.#readBlocks(part, document);
    const gathered = this.#gather(document, pieces, reading);
    const found = pieces.map(({ start }, index): Found => ({
      at: start,
      findings: undefined,
      hits: undefined,
      gathered: gathered[index] ?? [],
    }));
    const pieceAt = (offset: number) => found[Math.max(0, lastStartingBy(pieces, offset))];
    for (const finding of judge(reading)) {
      const own = pieceAt(finding.start);
      if (own) (own.findings ??= []).push(finding);
    }
    for (const slot of this.#wide) {
      for (const hit of hits[slot] ?? []) {
        const own = pieceAt(hit.start);
        if (own) (own.hits ??= []).push({ slot, hit });
      }
    }
    pieces.forEach((piece, index) => remember(originOf(piece), this, found[index]));
  }

  /** By piece, what each gatherer found in it. */
  #gather(
    document: SourceDocument,
    pieces: readonly Piece[],
    reading: Reading,
  ): readonly (readonly unknown[])[] {
    if (this.#gatherers.length === 0) return [];
    const { blocks } = reading.words();
    let reached = 0;
    return pieces.map((piece) => {
      const own: readonly BlockWords[] = blocks.slice(reached, (reached += piece.blocks.length));
      return this.#gatherers.map((gather) => gather(document, own));
    });
  }

  #whole(document: SourceDocument, found: readonly Found[]): Reading {
    let hits: Hit[][] | undefined;
    return {
      document,
      hits: (slot) => (hits ??= collectHits(document.pieces, found))[slot] ?? NONE,
      mayMatch: () => true,
      blocksFor: () => document.blocks,
      startsFor: () => undefined,
      capitals: () => readCapitals(document),
      words: noWords,
      gathered: (gatherer) =>
        found.map((each, index) => ({
          fact: each.gathered[gatherer],
          by: (document.pieces[index]?.start ?? 0) - each.at,
        })),
    };
  }
}

const NONE: readonly never[] = [];

function noWords(): never {
  throw new Error('Only checks that judge each block by itself, and had words looked up, can read them.');
}

/** The hits of all pieces by slot, each with the block that it stands in now. */
function collectHits(pieces: readonly Piece[], found: readonly Found[]): Hit[][] {
  const bySlot: Hit[][] = [];
  found.forEach((each, index) => {
    const piece = pieces[index];
    if (!each.hits || !piece) return;
    const by = piece.start - each.at;
    for (const { slot, hit } of each.hits) {
      const start = hit.start + by;
      const block = piece.blocks[lastStartingBy(piece.blocks, start)] ?? hit.block;
      (bySlot[slot] ??= []).push({ start, end: hit.end + by, block, payload: hit.payload });
    }
  });
  return bySlot;
}
