import type { Check, ExistenceCheck } from '../../checks/types.ts';
import { asWritten } from './families/as-written.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/**
 * A ban of phrases where those that hold a number stand for all numbers: “5 kg to 10 kg” shows a manner of writing, and
 * means no five kilograms. @param right what the rule shows as right, which stays free
 * @param model what stands for each of them, with the same numbers
 */
export function withAnyNumber(check: ExistenceCheck, right: readonly string[], model = ''): readonly Check[] {
  const phrases = check.phrases ?? [];
  const shown = phrases.filter((phrase) => /\d/.test(phrase) && !/^\d+$/.test(phrase));
  const open = shown.filter((phrase) => !right.some((good) => isWhole(patternOf(phrase), good)));
  const patterns = open.map(patternOf);
  const plain = phrases.filter((phrase) => !shown.includes(phrase));
  if (patterns.length === 0) return [check];
  const pattern = new RegExp(patterns.join('|'), 'g');
  // An amount such as “$5.00” looks like an identifier, which prose leaves out.
  const numbered: Check = asWritten(pattern, check.message, [], (_, found) =>
    alikeWritten(found, open, model),
  );
  return plain.length > 0 ? [{ ...check, phrases: plain }, numbered] : [numbered];
}

/**
 * The model with the numbers of what was found, each where the phrase has it; null where the model has others. What the model
 * leaves out must be as the phrase has it: “$5.00” as “$5”.
 */
function alikeWritten(found: string, phrases: readonly string[], model: string): string | null {
  const numbersOf = (text: string): readonly string[] => text.match(/\d+/gu) ?? [];
  const [shown = '', ...more] = phrases;
  const [numbers, own, places] = [numbersOf(found), numbersOf(shown), numbersOf(model)];
  if (model === '' || more.length > 0 || numbers.length !== own.length || new Set(own).size < own.length)
    return null;
  const kept = places.map((place) => own.indexOf(place));
  const isWhole =
    kept.every((at) => at >= 0) && own.every((number, at) => kept.includes(at) || numbers[at] === number);
  let at = 0;
  return isWhole ? model.replace(/\d+/gu, () => numbers[kept[at++] ?? 0] ?? '') : null;
}

/** Digits of one width stay of that width where they follow a point: “$5.00” is about “.00”. */
function patternOf(phrase: string): string {
  const source = phrase
    .split(/(\d+(?:[.,]\d+)*)/)
    .map((part, index) => (index % 2 === 0 ? literal(part) : numberLike(part)))
    .join('');
  const open = /^[\p{L}\p{N}]/u.test(phrase) ? String.raw`(?<![\p{L}\p{N}.$€£])` : '(?<=^|\\s|[("“])';
  const close = /[\p{L}\p{N}]$/u.test(phrase) ? String.raw`(?![\p{L}\p{N}]|[.,]\d)` : '';
  return (
    open.replace(/\\p\{L\}\\p\{N\}/, 'A-Za-z0-9') + source + close.replace(/\\p\{L\}\\p\{N\}/, 'A-Za-z0-9')
  );
}

function numberLike(number: string): string {
  if (/\.0+$/.test(number))
    return String.raw`\d+(?:,\d+)*` + number.slice(number.indexOf('.')).replace('.', '\\.');
  const points = number.split('.').length - 1;
  return points > 0 ? String.raw`\d+` + String.raw`\.\d+`.repeat(points) : NUMBER;
}

const literal = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, String.raw`[ \u00a0]`);
const isWhole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);
