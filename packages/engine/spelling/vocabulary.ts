import { Chains } from '../checks/chains.ts';
import { NumberLists } from '../checks/number-lists.ts';
import type { Tokens } from '../checks/tokens.ts';
import { WORD } from '../document/places.ts';
import type { Block } from '../document/types.ts';
import { BlockWords, WordTable } from './block-words.ts';
import { WordFacts } from './word-facts.ts';

/** Whether a word may matter to a rule, told from its facts alone. */
export type Trigger = (facts: WordFacts) => boolean;

/** A word beside the one that a trigger picks, without which it picks none. */
export interface Beside {
  readonly step: 1 | -1;
  readonly picks: Trigger;
}

/** The words of a document, or of a part of it; hold until the vocabulary reads another. */
export interface DocumentWords {
  readonly blocks: readonly BlockWords[];
  /** Whether a trigger picks a plain word. */
  isPulled(trigger: number): boolean;
  /** Visits the plain words that a trigger picks. */
  eachPulled(trigger: number, visit: (words: BlockWords, index: number) => void): void;
}

/** More forms than any project uses; then the memory begins anew. */
const MOST_FORMS = 50_000;
/** The number of code and numbers. */
const UNREAD = 0;
const NONE: readonly number[] = [];
/** What a reader of words asks of a number, as bits. */
const PULLS = 1;
const UNKNOWN = 2;
/** What was told of a word beside another. */
const NO = 1;
const YES = 2;

/** Facts of words by their form, and which triggers each form pulls: worked out once. */
export class Vocabulary {
  readonly #triggers: Trigger[] = [];
  /** By trigger, what must stand beside. */
  readonly #besides: (Beside | undefined)[] = [];
  /** The numbers of forms. */
  readonly #numbers = new Map<string, number>();
  /** By the number of a token, that of the word it is; 0 where it is not known. */
  #byToken = new Int32Array(1024);
  /** By number, what is known of a form: the bits first, since most words ask for no more. */
  #bits = new Uint8Array(1024);
  readonly #facts = [new WordFacts('')];
  /** Where the list of the triggers stands that a form pulls. */
  #pulls = new Int32Array(1024);
  readonly #lists = new NumberLists();
  /** By number, two bits for each trigger that was asked about a word beside its own: whether it is what must stand there. */
  #told = new Uint32Array(0);
  readonly #pulled = new Chains();
  readonly #table = new WordTable(this.#facts);

  /** A number for `DocumentWords`. Only before the first text is read. */
  trigger(trigger: Trigger, beside?: Beside): number {
    this.#besides.push(beside);
    return this.#triggers.push(trigger) - 1;
  }

  /** Forgets the last text; with `anew`, what the numbers of tokens mean too. */
  begin(anew: boolean): void {
    if (anew || this.#numbers.size > MOST_FORMS) {
      this.#numbers.clear();
      this.#byToken.fill(0);
      this.#facts.length = 1;
      this.#lists.clear();
      this.#told.fill(0);
    }
    this.#pulled.reset(this.#triggers.length);
    this.#table.count = 0;
  }

  /** Reads the next block, of which the tokens are known. @param forms the numbers of the tokens */
  read(block: Block, blockIndex: number, tokens: Tokens, forms: Int32Array): BlockWords {
    const { prose, wordPlaces: places } = block;
    const { starts, ends, units } = tokens;
    const { count } = places;
    const table = this.#table;
    const first = table.count;
    const packed = table.roomFor(count);
    let token = 0;
    let before = -1;
    let bits = 0;
    for (let index = 0; index < count; index++) {
      const from = places.startOf(index);
      const to = places.endOf(index);
      if (before >= 0 && isBlankBetween(units, before, from)) table.join(first + index - 1);
      before = to;
      let number = UNREAD;
      if (places.kindOf(index) === WORD) {
        // Beyond the last, no token starts.
        while ((starts[token] ?? from) < from && starts[token] !== -1) token++;
        const whole = starts[token] === from && ends[token] === to;
        number = whole ? this.#ofToken(forms[token] ?? 0, prose, from, to) : this.#of(prose.slice(from, to));
        bits |= this.#bits[number] ?? 0;
      }
      packed[first + index] = number << 1;
    }
    table.count += count;
    if (bits & PULLS) this.#pullAll(packed, first, table.count, blockIndex);
    return new BlockWords(block, table, first, (bits & UNKNOWN) !== 0);
  }

  /** The words of all blocks that were read. */
  end(blocks: readonly BlockWords[]): DocumentWords {
    const pulled = this.#pulled;
    return {
      blocks,
      isPulled: (trigger) => pulled.has(trigger),
      eachPulled: (trigger, visit) => pulled.each(trigger, blocks, visit),
    };
  }

  /** Notes the words of a block that triggers pick: in `packed` from `first` to `end`. */
  #pullAll(packed: Int32Array, first: number, end: number, block: number): void {
    const { numbers } = this.#lists;
    for (let place = first; place < end; place++) {
      const list = this.#pulls[(packed[place] ?? 0) >> 1] ?? 0;
      const last = list + (numbers[list] ?? 0);
      for (let at = list + 1; at <= last; at++) {
        const trigger = numbers[at] ?? 0;
        const beside = this.#besides[trigger];
        if (beside) {
          const other = place + beside.step;
          if (other < first || other >= end) continue;
          if (!this.#isBeside((packed[other] ?? 0) >> 1, trigger, beside.picks)) continue;
        }
        this.#pulled.add(trigger, block, place - first);
      }
    }
  }

  /** Whether a word is what must stand beside those that a trigger picks. */
  #isBeside(number: number, trigger: number, picks: Trigger): boolean {
    const rowLength = (this.#triggers.length + 15) >> 4;
    const at = number * rowLength + (trigger >> 4);
    const shift = (trigger & 15) * 2;
    if (at >= this.#told.length) this.#told = grown(this.#told, at + rowLength);
    let told = ((this.#told[at] ?? 0) >>> shift) & 3;
    if (told === 0) {
      const facts = this.#facts[number];
      told = facts && picks(facts) ? YES : NO;
      this.#told[at] = (this.#told[at] ?? 0) | (told << shift);
    }
    return told === YES;
  }

  /** The number of a word that is one token. */
  #ofToken(form: number, prose: string, from: number, to: number): number {
    const known = this.#byToken[form] ?? 0;
    if (known > 0) return known;
    if (form >= this.#byToken.length) {
      const byToken = new Int32Array(form * 2);
      byToken.set(this.#byToken);
      this.#byToken = byToken;
    }
    return (this.#byToken[form] = this.#of(prose.slice(from, to)));
  }

  #of(form: string): number {
    const known = this.#numbers.get(form);
    if (known !== undefined) return known;
    const facts = new WordFacts(form);
    const pulls = facts.plain ? this.#pulledBy(facts) : NONE;
    const number = this.#facts.push(facts) - 1;
    if (number >= this.#bits.length) {
      const [bits, places] = [this.#bits, this.#pulls];
      (this.#bits = new Uint8Array(number * 2)).set(bits);
      (this.#pulls = new Int32Array(number * 2)).set(places);
    }
    this.#pulls[number] = this.#lists.add(pulls);
    this.#bits[number] = (pulls.length > 0 ? PULLS : 0) | (facts.unknown ? UNKNOWN : 0);
    this.#numbers.set(form, number);
    return number;
  }

  #pulledBy(facts: WordFacts): readonly number[] {
    const triggers = this.#triggers;
    const pulls: number[] = [];
    for (let index = 0; index < triggers.length; index++) if (triggers[index]?.(facts)) pulls.push(index);
    return pulls;
  }
}

function grown(from: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const to = new Uint32Array(least * 2);
  to.set(from);
  return to;
}

/** Whether there is space between two places, and nothing else. */
function isBlankBetween(units: Uint16Array, from: number, to: number): boolean {
  if (from === to) return false;
  for (let at = from; at < to; at++) if (!isBlank(units[at] ?? 0)) return false;
  return true;
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x09;
