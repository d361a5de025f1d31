import { classesOf } from '../../spelling/function-words.ts';
import { capitalized } from '../writing/capitals.ts';
import { TIMES } from './normal.ts';

const PRICE = String.raw`(?:free|[€$£]\d[\d.,]*|\d[\d.,]* ?(?:euros?|dollars?|pounds?|cents?|[€$£]|[A-Z]{3}))`;
/** "Standard 3 days free", "express 5 euros", "child free" */
const PRICED = new RegExp(
  String.raw`^(?<name>\p{L}+(?: \p{L}+)?):? (?:(?<time>\d+(?:-\d+)? ${TIMES}),?(?: (?:for )?(?<also>${PRICE}))?|(?<price>${PRICE}))$`,
  'u',
);

/** "Standard (3 days, free)" of "standard 3 days free"; undefined where no time and no price stands behind a name. */
export function withPrice(choice: string): string | undefined {
  const { name, time, also, price } = PRICED.exec(choice)?.groups ?? {};
  return name && classesOf(name.toLowerCase().split(' ')[0] ?? '') === 0
    ? `${capitalized(name)} (${[time, also, price].filter(Boolean).join(', ')})`
    : undefined;
}
