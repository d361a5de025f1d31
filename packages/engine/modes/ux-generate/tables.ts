import { nounsIn } from './kinds.ts';
import { type MadeString, type StringSet, string } from './types.ts';

const ROW = /^\s*\|?(.*)$/;
const KEY = /^[`"]?((?:[a-z][\w-]*[._/])+[\w-]+|[a-z]+(?:_[a-z\d]+)+)[`"]?$/;
/** Last words of keys, as a request calls what they name. */
const CALLED: Readonly<Record<string, string>> = {
  success: 'toast',
  done: 'toast',
  empty: 'empty state',
  cta: 'button',
  help: 'helper text',
};

interface KeyedRow {
  readonly key: string;
  /** The cells beside the key, as a request tells them. */
  readonly told: string;
}

/** The rows of a table that gives the keys itself. */
export const readKeyed = (request: string): readonly KeyedRow[] =>
  request.split('\n').flatMap((line) => {
    const [first = '', ...cells] = (ROW.exec(line)?.[1] ?? '')
      .split(/\s*[|\t]\s*/)
      .map((cell) => cell.trim());
    const key = cells.length > 0 ? KEY.exec(first)?.[1] : undefined;
    return key === undefined ? [] : [{ key, told: cells.filter(Boolean).join('; ') }];
  });

/** The strings of each row under the key that it gives; what none is made of stays open. */
export function writeKeyed(
  rows: readonly KeyedRow[],
  compose: (request: string) => readonly StringSet[],
): readonly MadeString[] {
  return rows.flatMap(({ key, told }) => {
    const words = key.split(/[._/-]|(?<=\p{Ll})(?=\p{Lu})/u);
    const called = words.map((word) => CALLED[word] ?? word);
    const kind = called.findLast((word) => nounsIn(word).length > 0) ?? '';
    const [when = '', ...notes] = told.split('; ');
    const made = compose(`${kind}: ${when.replace(/^(?:shown )?(?:when|if|after|before) /i, '')}`)
      .filter(({ title }) => title !== 'Open')
      .flatMap(({ strings }) => strings);
    if (made.length === 0)
      return [string(key, `[VERIFY] Say what people read here: ${told || words.join(' ')}.`, told)];
    const use = [when, ...notes].join('; ');
    return made.map((one, at) =>
      string(
        at === 0 && made.length === 1 ? key : `${key}.${one.key.split('.').at(-1) ?? ''}`,
        one.text,
        use,
      ),
    );
  });
}
