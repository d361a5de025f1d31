// Makes packages/engine/rules/data/contexts.json anew: `node scripts/generate/contexts.mjs < FILES`, where FILES are names of
// documents, one a line. Not part of `npm run generate`, since what it reads is on no other machine. Run it again when
// `traits.ts`, `contexts.ts` or the parts of speech in `words.json` change.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from '../../packages/engine/document/index.ts';
import { judge, prepare } from '../../packages/engine/inspect.ts';
import { CONTEXT_SWAPS, pairOf } from '../../packages/engine/rules/data/context-swaps.ts';
import { EIGHTHS, readTraits, TRAITS, ZERO } from '../../packages/engine/rules/grammar/support/contexts.ts';
import { FORM_SLOTS, slotOf, verbIn } from '../../packages/engine/rules/grammar/support/form-slots.ts';
import {
  gapAt,
  GAP_SLOTS,
  GAP_TRAITS,
  readGap,
  readNearest,
} from '../../packages/engine/rules/grammar/support/gaps.ts';
import { grammarCheck } from '../../packages/engine/rules/grammar/support/grammar-check.ts';
import {
  findSubject,
  followsSubject,
  isPluralVerb,
  readSubject,
  SUBJECT_TRAITS,
} from '../../packages/engine/rules/grammar/support/subject-traits.ts';
import { fromBuiltIn } from '../../packages/engine/style/built-in.ts';

const OUT = new URL('../../packages/engine/rules/data/contexts.json', import.meta.url);
/** Longer documents are tables, or several in one. */
const LONGEST = 400_000;
const RATE = 0.3;
/** How many times a rare word may count. */
const RAREST = 30;
/** How many eighths a weight has at most. */
const MOST = 28;

/** How the weights of each kind of places are learned: the bits of their number, rounds, and what a weight loses in each, so that what seldom helps becomes nothing. */
const PAIRS = { bits: 12, rounds: 12, shrink: 0.02 };
const FORMS = { bits: 14, rounds: 12, shrink: 0.02 };
const GAPS = { bits: 16, rounds: 6, shrink: 0.06 };
const RARE_GAPS = { bits: 14, rounds: 6, shrink: 0.06 };
const NUMBERS = { bits: 14, rounds: 6, shrink: 0.06 };

/** The examples of one kind of places: the traits of each, once, since what a project says in all its pages counts no more than what another says once. */
class Examples {
  #seen = new Set();
  #numbers = new Uint16Array(4096);
  #length = 0;

  constructor(count, { bits, rounds, shrink }) {
    Object.assign(this, { count, bits, rounds, shrink });
    this.traits = new Uint16Array(count);
  }

  /** Takes the traits that were written into `traits`, of the second of two if so. */
  note(second) {
    const width = this.count + 1;
    const row = this.traits.map((trait) => trait >> (16 - this.bits));
    const key = `${second ? 1 : 0}${String.fromCharCode(...row)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (this.#length + width > this.#numbers.length) {
      const wider = new Uint16Array(2 * this.#numbers.length);
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    this.#numbers.set([second ? 1 : 0, ...row], this.#length);
    this.#length += width;
  }

  get size() {
    return this.#length / (this.count + 1);
  }

  /** Each example: whether it is one of the second, then its traits. */
  get rows() {
    return this.#numbers.subarray(0, this.#length);
  }
}

const pairs = [...new Set(CONTEXT_SWAPS.map(({ from, to }) => pairOf(from, to)))];
const examples = {
  pairs: new Map(pairs.map((name) => [name, new Examples(TRAITS, PAIRS)])),
  forms: new Map(FORM_SLOTS.map(({ name }) => [name, new Examples(TRAITS, FORMS)])),
  gaps: new Map([
    ...GAP_SLOTS.map(({ name, isRare }) => [name, new Examples(GAP_TRAITS, isRare ? RARE_GAPS : GAPS)]),
  ]),
  number: new Map([['plural', new Examples(SUBJECT_TRAITS, NUMBERS)]]),
};

const isWritten = ({ block: { kind } }) => kind !== 'heading' && kind !== 'table-cell';

const wordsOf = new Map();
for (const name of pairs)
  for (const [index, word] of name.split('/').entries())
    wordsOf.set(word, [...(wordsOf.get(word) ?? []), { of: examples.pairs.get(name), second: index === 1 }]);

function noteWord(place) {
  if (!isWritten(place) || (place.at(0).capital && !place.opensSentence(0))) return;
  for (const { of, second } of wordsOf.get(place.lower(0))) {
    readTraits(place, 0, undefined, of.traits);
    of.note(second);
  }
}

const noteForm = (slot) => {
  const of = examples.forms.get(slot.name);
  return (place) => {
    const at = slotOf(place);
    const verb = verbIn(slot, place.at(at));
    if (!verb || !isWritten(place)) return;
    readTraits(place, at, verb.lemma, of.traits);
    of.note(verb.isDue);
  };
};

const noteGap = (slot) => {
  const of = examples.gaps.get(slot.name);
  return (place) => {
    const gap = gapAt(slot, place, 0);
    if (!gap || !isWritten(place)) return;
    readNearest(place, gap.left, 0, of.traits);
    readGap(place, gap.left, 0, of.traits);
    of.note(gap.isFilled);
  };
};

const subject = {};
function noteNumber(place) {
  if (!isWritten(place) || !followsSubject(place)) return;
  const of = examples.number.get('plural');
  findSubject(place, subject);
  readSubject(place, subject, of.traits);
  of.note(isPluralVerb(place.at(0)));
}

/** Notes the context of each of the words. */
function read(files) {
  const check = grammarCheck([
    [({ lower }) => wordsOf.has(lower), noteWord],
    ...FORM_SLOTS.map((slot) => [slot.opens, noteForm(slot)]),
    ...GAP_SLOTS.map((slot) => [slot.behind, noteGap(slot)]),
    [(facts) => isPluralVerb(facts) !== undefined, noteNumber],
  ]);
  const rule = { id: 'x', label: 'x', description: 'x', severity: 'important', category: 'correctness' };
  const style = prepare({
    rules: [fromBuiltIn({ ...rule, checks: [check], examples: () => [] }, true)],
    unjudged: [],
  });
  for (const file of files) judge(parseDocument(readFileSync(file, 'utf8').slice(0, LONGEST)), style);
}

/** Logistic regression, with steps that adapt to each weight (AdaGrad). */
function train({ rows, count, bits, rounds, shrink }) {
  const width = count + 1;
  const starts = Array.from({ length: rows.length / width }, (_, index) => index * width);
  const firsts = starts.filter((at) => rows[at] === 0);
  const examples = [...firsts, ...starts.filter((at) => rows[at] === 1)];
  const sizes = [firsts.length, examples.length - firsts.length];
  const shares = sizes.map((size) => Math.min(RAREST, examples.length / (2 * Math.max(1, size))));
  const weights = new Float64Array(1 << bits);
  const steps = new Float64Array(1 << bits);
  let bias = 0;
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(examples, random);
    for (const at of examples) {
      const second = rows[at];
      let odds = bias;
      for (let step = 1; step <= count; step++) odds += weights[rows[at + step]];
      const slope = (1 / (1 + Math.exp(-odds)) - second) * shares[second];
      for (let step = 1; step <= count; step++) {
        const trait = rows[at + step];
        steps[trait] += slope * slope;
        weights[trait] -= (RATE * slope) / Math.sqrt(steps[trait] + 1);
      }
      bias -= 0.01 * slope;
    }
    for (const [at, weight] of weights.entries())
      weights[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - shrink);
  }
  const codes = Array.from(
    weights,
    (weight) => ZERO + Math.max(-MOST, Math.min(MOST, Math.round(weight * EIGHTHS))),
  );
  return { bias: Math.round(bias * EIGHTHS), weights: textOf(codes) };
}

/** More than a call can take. */
const textOf = (codes) => codes.map((code) => String.fromCharCode(code)).join('');

function randomFrom(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

read(readFileSync(0, 'utf8').trim().split('\n'));
const table = Object.fromEntries(
  Object.entries(examples).map(([kind, all]) => [
    kind,
    Object.fromEntries(Array.from(all, ([name, known]) => [name, train(known)])),
  ]),
);
writeFileSync(OUT, `${JSON.stringify(table, null, 2)}\n`);
for (const all of Object.values(examples))
  console.error(Array.from(all, ([name, { size }]) => `${name} ${size}`).join(', '));
