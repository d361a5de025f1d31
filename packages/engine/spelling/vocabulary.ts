import { Chains } from '../checks/chains.ts';
import { grown } from '../checks/edges.ts';
import type { Tokens } from '../checks/tokens.ts';
import { WORD } from '../document/places.ts';
import type { Block } from '../document/types.ts';
import { BlockWords, WordTable } from './block-words.ts';
import { WordFacts } from './word-facts.ts';

/** Whether a word may matter to a rule, told from its facts alone. */
export interface Trigger {
  (facts: WordFacts): boolean;
  /** Of one that picks words from a list, the list: lower case, a space between. */
  readonly words?: string;
}

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
  /** Visits the triggers that pick a plain word, whatever stands beside it, in order. */
  eachTrigger(words: BlockWords, index: number, visit: (trigger: number) => void): void;
}

const FIRST_ROOM = 1024;
/** More forms than any project uses; then the memory begins anew. */
const MOST_FORMS = 50_000;
/** The number of code and numbers. */
const UNREAD = 0;
/** What a reader of words asks of a number, as bits. */
const PULLS = 1;
const UNKNOWN = 2;
/** Triggers are bits in rows of words of so many; a row has at most as many words. */
const ROW_BITS = 32;
const NO_ROWS = new Int32Array(0);

/** Facts of words by their form, and which triggers each form pulls: worked out once. */
export class Vocabulary {
  readonly #triggers: Trigger[] = [];
  /** The triggers that pick words from lists, by word; and the others, which look at the facts. */
  readonly #listed = new Map<string, number[]>();
  readonly #looking: number[] = [];
  /** By trigger, what must stand beside. */
  readonly #besides: (Beside | undefined)[] = [];
  /** The triggers that ask for a word in front and behind, as bits; and the words that it takes to hold the bits of all. */
  #behind = NO_ROWS;
  #ahead = NO_ROWS;
  #width = 0;
  /** The numbers of forms. */
  readonly #numbers = new Map<string, number>();
  /** By the number of a token, that of the word it is; 0 where it is not known. */
  #byToken = new Int32Array(FIRST_ROOM);
  /** By number, what is known of a form: the bits first, since most words ask for no more. */
  #bits = new Uint8Array(FIRST_ROOM);
  readonly #facts = [new WordFacts('')];
  /** By number, a row of the triggers that a form pulls; and which words of it are not empty, as bits. */
  #pulls = NO_ROWS;
  #filled = new Uint32Array(FIRST_ROOM);
  /** By number, a row of the triggers that were asked about the form beside their own, and of those that it is right for. */
  #asked = NO_ROWS;
  #right = NO_ROWS;
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
      this.#pulls.fill(0);
      this.#asked.fill(0);
    }
    if (this.#pulls === NO_ROWS) this.#layOut();
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
    table.makeRoom(count);
    const { numbers, runs } = table;
    let run = first;
    let token = 0;
    let before = -1;
    let bits = 0;
    for (let index = 0; index < count; index++) {
      const from = places.startOf(index);
      const to = places.endOf(index);
      if (before >= 0 && !isBlankBetween(units, before, from)) run = first + index;
      before = to;
      runs[first + index] = run;
      let number = UNREAD;
      if (places.kindOf(index) === WORD) {
        // Beyond the last, no token starts.
        while ((starts[token] ?? from) < from && starts[token] !== -1) token++;
        const whole = starts[token] === from && ends[token] === to;
        number = whole ? this.#ofToken(forms[token] ?? 0, prose, from, to) : this.#of(prose.slice(from, to));
        bits |= this.#bits[number] ?? 0;
      }
      numbers[first + index] = number;
    }
    table.count += count;
    if (bits & PULLS) this.#pullAll(numbers, first, table.count, blockIndex);
    return new BlockWords(block, table, first, (bits & UNKNOWN) !== 0);
  }

  /** The words of all blocks that were read. */
  end(blocks: readonly BlockWords[]): DocumentWords {
    const pulled = this.#pulled;
    return {
      blocks,
      isPulled: (trigger) => pulled.has(trigger),
      eachPulled: (trigger, visit) => pulled.each(trigger, blocks, visit),
      eachTrigger: (words, index, visit) => {
        const number = words.numberOf(index);
        for (let filled = this.#filled[number] ?? 0; filled !== 0; filled &= filled - 1) {
          const word = lowestBit(filled);
          for (let pulls = this.#pulls[number * this.#width + word] ?? 0; pulls !== 0; pulls &= pulls - 1)
            visit(word * ROW_BITS + lowestBit(pulls));
        }
      },
    };
  }

  /** Gives each trigger its bit. */
  #layOut(): void {
    this.#width = Math.ceil(this.#triggers.length / ROW_BITS);
    this.#behind = new Int32Array(this.#width);
    this.#ahead = new Int32Array(this.#width);
    this.#makeRoom(FIRST_ROOM);
    this.#triggers.forEach(({ words }, trigger) => {
      if (words === undefined) this.#looking.push(trigger);
      else for (const word of words.split(' ')) this.#list(word, trigger);
    });
    this.#besides.forEach((beside, trigger) => {
      if (beside) setBit(beside.step < 0 ? this.#behind : this.#ahead, 0, trigger);
    });
  }

  #list(word: string, trigger: number): void {
    const known = this.#listed.get(word);
    if (known) known.push(trigger);
    else this.#listed.set(word, [trigger]);
  }

  /** Notes the words of a block that triggers pick: by their `numbers` from `first` to `end`. */
  #pullAll(numbers: Int32Array, first: number, end: number, block: number): void {
    const [width, rows, rowFilled] = [this.#width, this.#pulls, this.#filled];
    const [triggersBehind, triggersAhead, found] = [this.#behind, this.#ahead, this.#pulled];
    for (let place = first; place < end; place++) {
      const number = numbers[place] ?? 0;
      for (let filled = rowFilled[number] ?? 0; filled !== 0; filled &= filled - 1) {
        const word = lowestBit(filled);
        const pulls = rows[number * width + word] ?? 0;
        const behind = pulls & (triggersBehind[word] ?? 0);
        const ahead = pulls & (triggersAhead[word] ?? 0);
        let pulled = pulls ^ behind ^ ahead;
        if (behind !== 0 && place > first) pulled |= this.#rightFor(numbers[place - 1] ?? 0, word, behind);
        if (ahead !== 0 && place + 1 < end) pulled |= this.#rightFor(numbers[place + 1] ?? 0, word, ahead);
        for (; pulled !== 0; pulled &= pulled - 1)
          found.add(word * ROW_BITS + lowestBit(pulled), block, place - first);
      }
    }
  }

  /** Of the triggers asked for, as bits of one word of a row, those that may stand beside a word. */
  #rightFor(number: number, word: number, triggers: number): number {
    const at = number * this.#width + word;
    let open = triggers & ~(this.#asked[at] ?? 0);
    if (open !== 0) {
      const facts = this.#facts[number];
      let right = this.#right[at] ?? 0;
      this.#asked[at] = (this.#asked[at] ?? 0) | open;
      for (; open !== 0; open &= open - 1) {
        const bit = open & -open;
        const beside = this.#besides[word * ROW_BITS + lowestBit(bit)];
        right = facts && beside?.picks(facts) ? right | bit : right & ~bit;
      }
      this.#right[at] = right;
    }
    return (this.#right[at] ?? 0) & triggers;
  }

  /** The number of a word that is one token. */
  #ofToken(form: number, prose: string, from: number, to: number): number {
    const known = this.#byToken[form] ?? 0;
    if (known > 0) return known;
    if (form >= this.#byToken.length) {
      this.#byToken = grown(this.#byToken, form * 2);
    }
    return (this.#byToken[form] = this.#of(prose.slice(from, to)));
  }

  #of(form: string): number {
    const known = this.#numbers.get(form);
    if (known !== undefined) return known;
    const facts = new WordFacts(form);
    const number = this.#facts.push(facts) - 1;
    if (number >= this.#bits.length) this.#makeRoom(number * 2);
    const filled = facts.plain ? this.#pull(facts, number * this.#width) : 0;
    this.#filled[number] = filled;
    this.#bits[number] = (filled === 0 ? 0 : PULLS) | (facts.unknown ? UNKNOWN : 0);
    this.#numbers.set(form, number);
    return number;
  }

  /** Notes the triggers that a form pulls in the row that begins there. The words of the row that are filled, as bits. */
  #pull(facts: WordFacts, row: number): number {
    let filled = 0;
    const note = (trigger: number): void => {
      setBit(this.#pulls, row, trigger);
      filled |= 1 << (trigger >> 5);
    };
    this.#listed.get(facts.lower)?.forEach(note);
    for (const trigger of this.#looking) if (this.#triggers[trigger]?.(facts)) note(trigger);
    return filled;
  }

  /** For so many numbers. */
  #makeRoom(numbers: number): void {
    const [bits, filled] = [this.#bits, this.#filled];
    (this.#bits = new Uint8Array(numbers)).set(bits);
    (this.#filled = new Uint32Array(numbers)).set(filled);
    this.#pulls = grown(this.#pulls, numbers * this.#width);
    this.#asked = grown(this.#asked, numbers * this.#width);
    this.#right = grown(this.#right, numbers * this.#width);
  }
}

/** Sets the bit of a trigger in the row that begins there. */
function setBit(rows: Int32Array, row: number, trigger: number): void {
  const at = row + (trigger >> 5);
  rows[at] = (rows[at] ?? 0) | (1 << (trigger & 31));
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits);

/** Whether there is space between two places, and nothing else. */
function isBlankBetween(units: Uint16Array, from: number, to: number): boolean {
  if (from === to) return false;
  for (let at = from; at < to; at++) if (!isBlank(units[at] ?? 0)) return false;
  return true;
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x09;
