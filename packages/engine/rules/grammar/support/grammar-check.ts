import { capitalize } from '../../../checks/letter-case.ts';
import { sentenceText } from '../../../checks/pattern.ts';
import type { Match, WordsCheck } from '../../../checks/types.ts';
import { isAlphanumericAt, isSpace, unitAt } from '../../../document/characters.ts';
import { JOINS, OPENS_CLAUSE } from '../../../spelling/function-words.ts';
import type { BlockWords } from '../../../spelling/block-words.ts';
import type { Beside, Trigger } from '../../../spelling/vocabulary.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { PASSED_OVER, passedOver } from './adverbs.ts';

export type { Beside, Trigger } from '../../../spelling/vocabulary.ts';

/** A slip: the words `from` to `to`, counted from the one that was looked at. */
export interface Slip {
  readonly from: number;
  readonly to: number;
  /** What replaces all of them; null where only a person can decide. */
  readonly replacement: string | null;
  readonly message: string;
}

/** A word of a block and those around it, as far as nothing but space stands between. */
export class Place {
  #words: BlockWords;
  #index: number;
  /** The words that are read as if they were not there: the first of them, and how many. */
  #without = 0;
  #count = 0;

  constructor(words: BlockWords, index: number) {
    this.#words = words;
    this.#index = index;
  }

  /** Goes to another word: one place serves a whole check. `count` words from `without` on are passed over. */
  move(words: BlockWords, index: number, without = 0, count = 0): void {
    this.#words = words;
    this.#index = index;
    this.#without = without;
    this.#count = count;
  }

  /** The number in the block of the word so many steps away. */
  indexOf(step: number): number {
    const index = this.#index + step;
    if (this.#count === 0) return index;
    if (this.#index < this.#without) return index >= this.#without ? index + this.#count : index;
    return index < this.#without + this.#count ? index - this.#count : index;
  }

  get block(): BlockWords['block'] {
    return this.#words.block;
  }

  /** The facts of the word so many steps away, whatever stands between: a look before a closer one. */
  near(step: number): WordFacts | undefined {
    return this.#words.factsOf(this.indexOf(step));
  }

  /** The facts of the word so many steps away; undefined where the sentence or its part ends before. */
  at(step: number): WordFacts | undefined {
    const index = this.#index + step;
    return this.#words.factsBeside(this.#count === 0 ? index : this.indexOf(step), this.#index);
  }

  lower(step: number): string {
    return this.at(step)?.lower ?? '';
  }

  parts(step: number): number {
    return this.at(step)?.parts ?? 0;
  }

  classes(step: number): number {
    return this.at(step)?.classes ?? 0;
  }

  /** The parts of a word that is no function word, and small: "can" is a noun, "will" a verb to a dictionary. */
  content(step: number): number {
    const facts = this.at(step);
    return facts && facts.classes === 0 && !facts.capital ? facts.parts : 0;
  }

  /** Whether the text from `step` on begins a clause: a sentence, what follows a mark, or what follows "if", "when". */
  opensClause(step: number): boolean {
    const before = this.at(step - 1);
    if (before) {
      // ", and the": a comma before it makes "and" join clauses.
      // "If …, then the server starts".
      const joins = (before.classes & JOINS) !== 0 || before.lower === 'then';
      return (
        (before.classes & OPENS_CLAUSE) !== 0 || ASKS_HOW.has(before.lower) || (joins && !this.at(step - 2))
      );
    }
    const { prose, wordPlaces } = this.block;
    return followsMark(prose, wordPlaces.startOf(this.indexOf(step)));
  }

  opensSentence(step: number): boolean {
    const index = this.indexOf(step);
    const { wordPlaces, sentencePlaces } = this.block;
    if (wordPlaces.kindOf(index) < 0) return false;
    const sentence = sentencePlaces.lastStartingBy(wordPlaces.startOf(index));
    return sentence >= 0 && sentencePlaces.firstWordOf(sentence) === index;
  }

  /** The word so many steps away as it is written, numbers and code included. */
  text(step: number): string {
    return this.at(step) === undefined ? '' : (this.block.wordAt(this.indexOf(step))?.text ?? '');
  }

  /** What stands between the word at `step` and the next, up to three characters. */
  gap(step: number): string {
    const { prose, wordPlaces } = this.block;
    const end = wordPlaces.endOf(this.indexOf(step));
    let last = end;
    while (last < end + 3 && last < prose.length && !isAlphanumericAt(prose, last)) last++;
    return prose.slice(end, last);
  }

  /** The character behind the word at `step`; empty at the end of the block. */
  sign(step: number): string {
    const { prose, wordPlaces } = this.block;
    return prose.charAt(wordPlaces.endOf(this.indexOf(step)));
  }

  /** Whether marks of emphasis, which are spaces in prose, enclose these words and no others. */
  isMarked(from: number, to: number): boolean {
    const { prose, wordPlaces } = this.block;
    const start = wordPlaces.startOf(this.indexOf(from));
    return (
      /(?:^|\s) $/.test(prose.slice(Math.max(0, start - 2), start)) && /^ [\s.,;:!?)]/.test(this.gap(to))
    );
  }

  /** The sentence, of a very long one the part around the word. */
  get sentence(): string {
    const { block } = this;
    return sentenceText(block, block.start + block.wordPlaces.startOf(this.#index));
  }

  /** The words of the sentence in front, lower case, up to so many. */
  before(count: number): readonly string[] {
    const found: string[] = [];
    for (let step = -1; step >= -count && this.at(step); step--) found.push(this.lower(step));
    return found;
  }
}

/** "Shows why extensions are useful". */
const ASKS_HOW: ReadonlySet<string> = new Set(['why', 'how']);
/** More space in front of a word hides what stands before it. */
const REACH = 12;
const MARKS = new Set(Array.from('.!?:;,(—–', (mark) => mark.charCodeAt(0)));

/** Whether a mark, a new line or nothing stands before the place, but for space. */
function followsMark(prose: string, place: number): boolean {
  let at = place - 1;
  while (at >= 0 && at >= place - REACH && isSpace(unitAt(prose, at)))
    if (unitAt(prose, at--) === LINE_END) return true;
  return at < 0 || at < place - REACH || MARKS.has(unitAt(prose, at));
}

const LINE_END = 0x0a;

/** Finds the slip at a word that the trigger picked. */
export type Judge = (place: Place) => Slip | undefined;

/** The words that a text names, as a trigger. */
export function oneOf(words: string): Trigger {
  let set: ReadonlySet<string> | undefined;
  const picks = ({ lower }: WordFacts) => (set ??= new Set(words.split(' '))).has(lower);
  return Object.assign(picks, { words });
}

/** The words of these classes, as a trigger. */
export const classed =
  (bits: number): Trigger =>
  ({ classes }) =>
    (classes & bits) !== 0;

/** The words that are no function words and may be one of these parts of speech, as a trigger. */
export const partOf =
  (bits: number): Trigger =>
  ({ classes, parts }) =>
    classes === 0 && (parts & bits) !== 0;

export const behind = (picks: Trigger): Beside => ({ step: -1, picks });
export const ahead = (picks: Trigger): Beside => ({ step: 1, picks });

/** Where to look, what to look for, and what must stand beside: a look that costs less than to judge. */
export type Watched = readonly [Trigger, Judge, Beside?];

/**
 * A check made of slips: each is looked for at the words that its trigger picks; with `past`, once more at both sides of
 * an adverb in front of a verb, as if it were not there: "teams that still depends".
 */
export function grammarCheck(slips: readonly Watched[], past?: 'past adverbs'): WordsCheck {
  const triggers = slips.map(([trigger, , beside]) => [trigger, beside] as const);
  return {
    kind: 'words',
    triggers: past ? [...triggers, PASSED_OVER] : triggers,
    find(_words, picked) {
      const matches: Match[] = [];
      let place: Place | undefined;
      const goTo = (words: BlockWords, index: number, without = 0, count = 0): Place => {
        place ??= new Place(words, index);
        place.move(words, index, without, count);
        return place;
      };
      let judge: Judge | undefined;
      let side: Beside | undefined;
      const look = (words: BlockWords, index: number): void => {
        const here = goTo(words, index);
        // "The process waits. The user …": what stands beside belongs to another sentence.
        if (!judge || (side && !here.at(side.step))) return;
        const match = matchAt(words, here, judge);
        if (match) matches.push(match);
      };
      for (let trigger = 0; trigger < slips.length; trigger++) {
        if (!picked.any(trigger)) continue;
        const slip = slips[trigger];
        judge = slip?.[1];
        side = slip?.[2];
        picked.each(trigger, look);
      }
      if (!past) return matches;
      const starts = new Set(matches.map(({ start }) => start));
      picked.each(slips.length, (words, index) => {
        const { without, count } = passedOver(words, index);
        if (count === 0) return;
        for (const beside of [without - 1, without + count]) {
          picked.by(words, beside, (trigger) => {
            const [, judge, side] = slips[trigger] ?? NOTHING;
            const here = goTo(words, beside, without, count);
            const other = side && here.at(side.step);
            if (side && !(other && side.picks(other))) return;
            const match = judge && matchAt(words, here, judge);
            if (!match || starts.has(match.start)) return;
            starts.add(match.start);
            matches.push(match);
          });
        }
      });
      return matches;
    },
  };
}

/** What the trigger of `PASSED_OVER` judges. */
const NOTHING: readonly [] = [];

/** Whether no arrow, slash or other sign touches the word. */
function standsFree({ block }: BlockWords, index: number): boolean {
  const start = block.wordPlaces.startOf(index);
  return start === 0 || /[\s("“‘'[—–*_]/.test(block.prose.charAt(start - 1));
}

/** "Optional *errors* is", "passed as *file*": one word in emphasis is a name, in the slip or right beside it. */
function isNamedBeside(words: BlockWords, first: number, last: number): boolean {
  const { prose, wordPlaces } = words.block;
  for (let index = first - 1; index <= last + 1; index++) {
    const facts = words.factsOf(index);
    if (!facts || facts.classes !== 0 || !facts.plain) continue;
    const [start, end] = [wordPlaces.startOf(index), wordPlaces.endOf(index)];
    if (
      /^ [\s.,;:!?)]/.test(prose.slice(end, end + 2)) &&
      /(?:^|\s) $/.test(prose.slice(Math.max(0, start - 2), start))
    )
      return true;
  }
  return false;
}

/** "[fix test] Remove it": what a commit is about. */
const isTag = (prose: string, start: number, end: number): boolean =>
  /\[[a-z ]{0,20}$/.test(prose.slice(Math.max(0, start - 21), start)) &&
  /^[a-z ]{0,20}\]/.test(prose.slice(end, end + 21));

/** What the judge finds at a place; nothing where the words are torn apart by what was passed over. */
function matchAt(words: BlockWords, place: Place, judge: Judge): Match | undefined {
  const slip = judge(place);
  if (!slip || !standsFree(words, place.indexOf(slip.from))) return undefined;
  const { from, to, replacement, message } = slip;
  const { prose, wordPlaces, start } = words.block;
  const [first, last] = [place.indexOf(from), place.indexOf(to)];
  if (last - first !== to - from || isNamedBeside(words, first, last)) return undefined;
  if (isTag(prose, wordPlaces.startOf(first), wordPlaces.endOf(last))) return undefined;
  const curly = prose.includes('’') ? (replacement?.replace(/'/g, '’') ?? null) : replacement;
  const written = curly !== null && words.factsOf(first)?.capital ? capitalize(curly) : curly;
  return {
    start: start + wordPlaces.startOf(first),
    end: start + wordPlaces.endOf(last),
    replacement: written,
    message,
  };
}
