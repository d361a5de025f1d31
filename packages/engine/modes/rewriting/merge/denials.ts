import { asSentence } from '../../generate/sentences.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import type { Edit } from './alignment.ts';
import { plainValue, valuesOf } from './kinds.ts';
import type { Model } from './passages.ts';
import { NEGATIVE } from './contraries.ts';
import { rootsOf } from './subjects.ts';

/** "**Note:** " before what is said. */
const LABEL = /^(?:(?:[*_]{2}\p{L}+:[*_]{2}|[*_]{2}\p{L}+[*_]{2}:|\p{Lu}\p{L}+:)\s+)?/u;
/** That it is now so, and was not. */
const NOW = /^(?:now|no|longer|also|too|well|still|not|current|curren|anymor|any|more|yet)$/;
const LEAST = 2;

const telling = (text: string): string =>
  [...new Set(rootsOf(text.replace(/\bcan(?:not|['’]t)\b|n['’]t\b/gi, ' ')))]
    .filter((word) => !NOW.test(word))
    .sort()
    .join(' ');

/** "Windows is supported." in the place of what says the same, and that it is not so. */
export function denyEach(model: Model, said: string): readonly Edit[] | undefined {
  const words = telling(said);
  const needless = dropNeedless(model, said);
  if (needless) return needless;
  if (words.split(' ').length < LEAST || valuesOf(said).length > 0) return undefined;
  const isNegative = NEGATIVE.test(said);
  const edits = model.passages.flatMap(({ cell, text, start }): readonly Edit[] => {
    const label = LABEL.exec(text)?.[0] ?? '';
    const told = text.slice(label.length);
    // A step says nothing that could be denied.
    if (
      cell ||
      told.endsWith(':') ||
      IMPERATIVE.test(told) ||
      NEGATIVE.test(told) === isNegative ||
      telling(told) !== words
    )
      return [];
    const now = asSentence(
      said.replace(/(?<=\S)(?: now| too| as well)+(?=[.!]?$)| (?:now|also)(?= )/giu, ''),
    );
    return [{ start: start + label.length, end: start + text.length, text: now }];
  });
  return edits.length > 0 ? edits : undefined;
}

const EACH = /\b(?:every|each|all|any|everyone|everybody)\b/i;
const NEED = /^(?:need|have|requir|necess|must)/;
const NEEDLESS =
  /\b(?:no longer|do(?:es)?(?:n['’]t| not)|need not)\b.*\b(?:have to|has to|need|needs|needed|required|necessary)\b|\b(?:no longer|need not|don['’]t have to|doesn['’]t have to)\b/i;

/** "Passwords no longer have to be changed every 90 days": the one item that asks for it goes. */
function dropNeedless(model: Model, said: string): readonly Edit[] | undefined {
  if (!NEEDLESS.test(said)) return undefined;
  const words = new Set(rootsOf(said));
  const values = new Set(valuesOf(said).map(({ text }) => plainValue(text)));
  const items = model.lists.flatMap(({ items: all, mark, section }) =>
    all
      .filter(({ text }) => {
        const own = rootsOf(text);
        // "Service accounts don't need two-factor authentication": of others, the rule still holds.
        const known = new Set([...own, ...rootsOf(model.titles(section).join(' '))]);
        const isOfAll = [...words].every((word) => known.has(word) || NOW.test(word) || NEED.test(word));
        return (
          (isOfAll || !EACH.test(text)) &&
          !NEGATIVE.test(text) &&
          own.length >= LEAST &&
          own.every((word) => words.has(word)) &&
          valuesOf(text).length === values.size &&
          valuesOf(text).every((value) => values.has(plainValue(value.text))) &&
          !/\d/.test(mark) &&
          (own.length > LEAST || rootsOf(model.titles(section).join(' ')).some((word) => words.has(word)))
        );
      })
      .map(({ start, end }) => ({ start: start - mark.length, end: end + 1, text: '' })),
  );
  const [item, other] = items;
  return item && !other ? [item] : undefined;
}
