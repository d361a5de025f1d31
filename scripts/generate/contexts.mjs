// Makes packages/engine/rules/data/contexts.json anew: `node scripts/generate/contexts.mjs < FILES`, where FILES are names of
// documents, one a line. Not part of `npm run generate`, since what it reads is on no other machine. Run it again when
// `traits.ts`, `contexts.ts` or the parts of speech in `words.json` change.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from '../../packages/engine/document/index.ts';
import { judge, prepare } from '../../packages/engine/inspect.ts';
import { CONTEXT_SWAPS, pairOf } from '../../packages/engine/rules/data/context-swaps.ts';
import {
  EIGHTHS,
  FORM_WEIGHTS,
  PAIR_WEIGHTS,
  readTraits,
  TRAITS,
  ZERO,
} from '../../packages/engine/rules/grammar/support/contexts.ts';
import { FORM_SLOTS, slotOf, verbIn } from '../../packages/engine/rules/grammar/support/form-slots.ts';
import { grammarCheck } from '../../packages/engine/rules/grammar/support/grammar-check.ts';
import { fromBuiltIn } from '../../packages/engine/style/built-in.ts';

const OUT = new URL('../../packages/engine/rules/data/contexts.json', import.meta.url);
/** Longer documents are tables, or several in one. */
const LONGEST = 400_000;
const ROUNDS = 12;
const RATE = 0.3;
/** What a weight loses in each round: what seldom helps becomes nothing. */
const SHRINK = 0.02;
/** How many times a rare word may count. */
const RAREST = 30;
/** How many eighths a weight has at most. */
const MOST = 28;

const pairs = [...new Set(CONTEXT_SWAPS.map(({ from, to }) => pairOf(from, to)))].map((name) =>
  name.split('/'),
);
const words = [...new Set(pairs.flat())];
/** The contexts of each word, each once: what a project says in all its pages counts no more than what another says once. */
const seen = new Map(words.map((word) => [word, new Map()]));

/** The contexts of each form slot where the base stands, and where the form does that is due. */
const forms = new Map(FORM_SLOTS.map(({ name }) => [name, [new Map(), new Map()]]));

const isWritten = ({ block: { kind } }) => kind !== 'heading' && kind !== 'table-cell';

function noteWord(place) {
  if (!isWritten(place) || (place.at(0).capital && !place.opensSentence(0))) return;
  const traits = new Uint16Array(TRAITS);
  readTraits(place, 0, undefined, traits);
  seen.get(place.lower(0)).set(traits.join(), traits);
}

const noteForm = (slot) => (place) => {
  const at = slotOf(place);
  const verb = verbIn(slot, place.at(at));
  if (!verb || !isWritten(place)) return;
  const traits = new Uint16Array(TRAITS);
  readTraits(place, at, verb.lemma, traits);
  forms.get(slot.name)[verb.isDue ? 1 : 0].set(traits.join(), traits);
};

/** Notes the context of each of the words. */
function read(files) {
  const check = grammarCheck([
    [({ lower }) => seen.has(lower), noteWord],
    ...FORM_SLOTS.map((slot) => [slot.opens, noteForm(slot)]),
  ]);
  const rule = { id: 'x', label: 'x', description: 'x', severity: 'important', category: 'correctness' };
  const style = prepare({
    rules: [fromBuiltIn({ ...rule, checks: [check], examples: () => [] }, true)],
    unjudged: [],
  });
  for (const file of files) judge(parseDocument(readFileSync(file, 'utf8').slice(0, LONGEST)), style);
}

/** Logistic regression, with steps that adapt to each weight (AdaGrad). */
function train(contexts, room) {
  const examples = contexts.flatMap((known, second) =>
    [...known.values()].map((traits) => ({ traits, second })),
  );
  const shares = contexts.map(({ size }) => Math.min(RAREST, examples.length / (2 * Math.max(1, size))));
  const weights = new Float64Array(room);
  const steps = new Float64Array(room);
  let bias = 0;
  const random = randomFrom(7);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(examples, random);
    for (const { traits, second } of examples) {
      let odds = bias;
      for (const trait of traits) odds += weights[trait];
      const slope = (1 / (1 + Math.exp(-odds)) - second) * shares[second];
      for (const trait of traits) {
        steps[trait] += slope * slope;
        weights[trait] -= (RATE * slope) / Math.sqrt(steps[trait] + 1);
      }
      bias -= 0.01 * slope;
    }
    for (const [at, weight] of weights.entries())
      weights[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - SHRINK);
  }
  const codes = Array.from(
    weights,
    (weight) => ZERO + Math.max(-MOST, Math.min(MOST, Math.round(weight * EIGHTHS))),
  );
  return { bias: Math.round(bias * EIGHTHS), weights: String.fromCharCode(...codes) };
}

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
const table = {
  pairs: Object.fromEntries(
    pairs.map((pair) => [
      pair.join('/'),
      train(
        pair.map((word) => seen.get(word)),
        PAIR_WEIGHTS,
      ),
    ]),
  ),
  forms: Object.fromEntries(Array.from(forms, ([name, contexts]) => [name, train(contexts, FORM_WEIGHTS)])),
};
writeFileSync(OUT, `${JSON.stringify(table, null, 2)}\n`);
console.error(words.map((word) => `${word} ${seen.get(word).size}`).join(', '));
