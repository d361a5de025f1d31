const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly (readonly [value: number, name: string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1000, 'thousand'],
];
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** “21” and “21st” in words; any other text as it is. */
export function wordsOfNumber(text: string): string {
  const plain = text.replaceAll(',', '');
  const [, digits, ordinal] = /^(-?\d{1,15})(st|nd|rd|th)?$/i.exec(plain) ?? [];
  if (digits === undefined || (ordinal !== undefined && digits.startsWith('-'))) return text;
  const words = cardinal(Number(digits));
  return ordinal === undefined ? words : words.replace(/[a-z]+$/, ordinalOf);
}

/** “twenty-one” and “twenty-first” in digits; any other text as it is. */
export function numberOfWords(text: string): string {
  const fields = text
    .toLowerCase()
    .split(/[ -]+/)
    .filter((word) => word !== '' && word !== 'and');
  const negative = fields[0] === 'minus';
  if (negative) fields.shift();
  if (fields.length === 0) return text;
  let [total, current, ordinal] = [0, 0, false];
  for (const [index, field] of fields.entries()) {
    const word = WORDS.get(field);
    if (!word || (word.ordinal && index < fields.length - 1)) return text;
    ordinal = word.ordinal;
    if (word.value === 100) current = (current || 1) * 100;
    else if (word.value >= 1000) {
      total += (current || 1) * word.value;
      current = 0;
    } else current += word.value;
  }
  const value = total + current;
  return `${negative ? '-' : ''}${value}${ordinal ? suffixOf(value) : ''}`;
}

function cardinal(value: number): string {
  if (value < 0) return `minus ${cardinal(-value)}`;
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return [TENS[Math.floor(value / 10)], ...(value % 10 ? [ONES[value % 10]] : [])].join('-');
  const [size, name] = SCALES.find(([least]) => value >= least) ?? [100, 'hundred'];
  const rest = value % size;
  return `${cardinal(Math.floor(value / size))} ${name}${rest ? ` ${cardinal(rest)}` : ''}`;
}

function ordinalOf(word: string): string {
  return ORDINALS[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`);
}

function suffixOf(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

const WORDS: ReadonlyMap<string, { readonly value: number; readonly ordinal: boolean }> = new Map(
  [
    ...ONES.map((word, value): [string, number] => [word, value]),
    ...TENS.flatMap((word, value): [string, number][] => (value < 2 ? [] : [[word, value * 10]])),
    ['hundred', 100] as [string, number],
    ...SCALES.map(([value, word]): [string, number] => [word, value]),
  ].flatMap(([word, value]): [string, { value: number; ordinal: boolean }][] => [
    [word, { value, ordinal: false }],
    [ordinalOf(word), { value, ordinal: true }],
  ]),
);
