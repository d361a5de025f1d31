const TENS = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const UNITS =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split(
    '|',
  );

/** A whole number in digits or in words, as the source of a pattern over lower case. */
export const NUMBER = String.raw`(?:\d{1,4}|(?:a |one )hundred(?: and (?:twenty|fifty))?|a dozen|(?:${TENS.join('|')})(?:[- ](?:${UNITS.slice(1, 10).join('|')}))?|${[...UNITS].reverse().join('|')})(?![A-Za-zÀ-ž0-9])`;

/** The value of what `NUMBER` found. */
export function valueOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  if (/hundred/.test(number)) return 100 + (/twenty/.test(number) ? 20 : /fifty/.test(number) ? 50 : 0);
  if (number === 'a dozen') return 12;
  const [tens = '', unit = 'zero'] = number.split(/[- ]/);
  const index = TENS.indexOf(tens);
  return index >= 0 && !UNITS.includes(number)
    ? (index + 1) * 10 + UNITS.indexOf(unit)
    : UNITS.indexOf(number);
}
