import { lazily } from '../../lazily.ts';
import { asWritten } from './families/as-written.ts';
import type { Reading } from './family.ts';
import { sidesIn } from './figures-shown.ts';

type Groups = Readonly<Record<string, string | undefined>>;

/** One of the forms that a kind of figure is written in. */
interface Form {
  readonly name: string;
  readonly pattern: RegExp;
  /** A figure of any form in this one; undefined where it can't be told. */
  readonly write: (groups: Groups) => string | undefined;
}

interface FigureKind {
  readonly name: string;
  /** What a rule that shows only one form must speak of. */
  readonly about: RegExp;
  readonly forms: readonly Form[];
}

const NUMBER = String.raw`(?<number>\d+(?:,\d{3})*(?:\.\d+)?)`;
const AMOUNT = String.raw`(?<amount>\d+(?:,\d{3})*(?:\.\d+)?(?: (?:million|billion))?)`;
const RELEASE = String.raw`(?<release>\d+(?:\.\d+)*)(?![\w-])`;
const CURRENCIES = [
  { sign: '$', code: 'USD', words: /dollar/, one: 'dollar', many: 'dollars' },
  { sign: '€', code: 'EUR', words: /euro/, one: 'euro', many: 'euros' },
  { sign: '£', code: 'GBP', words: /pound/, one: 'pound', many: 'pounds' },
  { sign: '¥', code: 'JPY', words: /yen/, one: 'yen', many: 'yen' },
] as const;
const CODE = '(?<code>USD|EUR|GBP|JPY)';
const SIGN = '(?<sign>[$€£¥])';
const WORD = '(?<word>(?:US )?dollars?|euros?|pounds?|yen)';
const OPEN = String.raw`(?<![\w.,$€£¥])`;

const form = (name: string, source: string, write: Form['write']): Form => ({
  name,
  pattern: new RegExp(source, 'g'),
  write,
});
type Currency = (typeof CURRENCIES)[number];
const money = (name: string, source: string, write: (currency: Currency, amount: string) => string): Form =>
  form(name, source, ({ sign, code, word = '', amount = '' }) => {
    const currency = CURRENCIES.find((one) => one.sign === sign || one.code === code || one.words.test(word));
    return currency && write(currency, amount);
  });

const AREA = String.raw`(?<area>\d{3})`;
const PREFIX = String.raw`(?<prefix>\d{3})`;
const LINE = String.raw`(?<line>\d{4})(?!\d)`;
const phone = (
  name: string,
  source: string,
  write: (area: string, prefix: string, line: string) => string,
): Form =>
  form(name, String.raw`(?<![\d.+-]|\d )${source}`, ({ area = '', prefix = '', line = '' }) =>
    write(area, prefix, line),
  );

const millions = (
  { sign = '', number = '', scale = '', short = scale }: Groups,
  [million, billion]: readonly [string, string],
) => `${sign}${number}${/^m/i.test(short) ? million : billion}`;

const KINDS = lazily<readonly FigureKind[]>(() => [
  {
    name: 'amount of money',
    about: /\b(?:currenc\w+|money|prices?|amounts?|dollars?|euros?|costs?|sums?)\b/i,
    forms: [
      money(
        '$10',
        String.raw`${OPEN}${SIGN} ?${AMOUNT}(?!\w| ?(?:USD|EUR|GBP|JPY)\b)`,
        ({ sign }, amount) => sign + amount,
      ),
      money(
        'USD 10',
        String.raw`${OPEN}${CODE}\s?${AMOUNT}(?!\w)`,
        ({ code }, amount) => `${code} ${amount}`,
      ),
      money('10 $', String.raw`${OPEN}${AMOUNT}\s?${SIGN}(?!\w)`, ({ sign }, amount) => `${amount} ${sign}`),
      money(
        '10 USD',
        String.raw`${OPEN}${AMOUNT}\s?${CODE}(?!\w)`,
        ({ code }, amount) => `${amount} ${code}`,
      ),
      money(
        '10 dollars',
        String.raw`${OPEN}${AMOUNT}\s${WORD}(?!\w)`,
        ({ one, many }, amount) => `${amount} ${amount === '1' ? one : many}`,
      ),
    ],
  },
  {
    name: 'large amount of money',
    about: /\b(?:millions?|billions?)\b/i,
    forms: [
      form(
        '$5 million',
        String.raw`${OPEN}${SIGN}${NUMBER} ?(?<scale>million|billion)\b`,
        ({ sign = '', number = '', short = '', scale = /^m/i.test(short) ? 'million' : 'billion' }) =>
          `${sign}${number} ${scale}`,
      ),
      form('$5M', String.raw`${OPEN}${SIGN}${NUMBER} ?(?<short>[MB])\b`, (groups) =>
        millions(groups, ['M', 'B']),
      ),
      form('$5m', String.raw`${OPEN}${SIGN}${NUMBER} ?(?<short>m|bn|b)\b`, (groups) =>
        millions(groups, ['m', 'bn']),
      ),
      form('$5mn', String.raw`${OPEN}${SIGN}${NUMBER} ?(?<short>mn)\b`, (groups) =>
        millions(groups, ['mn', 'bn']),
      ),
    ],
  },
  {
    name: 'amount below one pound',
    about: /\bpence\b|\bcents\b/i,
    forms: [
      form('50p', String.raw`${OPEN}(?<small>[1-9]\d?)p\b`, ({ small = '' }) => `${Number(small)}p`),
      form(
        '£0.50',
        String.raw`${OPEN}£0\.(?<small>\d\d)(?!\d)`,
        ({ small = '' }) => `£0.${small.padStart(2, '0')}`,
      ),
    ],
  },
  {
    name: 'pair of measures',
    about: /\b(?:sizes?|dimensions?|measurements?|resolutions?|aspect ratios?)\b/i,
    forms: [' x ', 'x', ' × ', '×', ' by '].map((joint) =>
      form(
        `40${joint}60`,
        String.raw`(?<![\w.,])(?<one>\d+(?:\.\d+)?)${joint}(?<two>\d+(?:\.\d+)?)(?![\d.])`,
        ({ one = '', two = '' }) => `${one}${joint}${two}`,
      ),
    ),
  },
  {
    name: 'percentage',
    about: /\bpercentages?\b|\bpercent sign/i,
    forms: [
      form('50%', String.raw`${OPEN}${AMOUNT}%`, ({ amount = '' }) => `${amount}%`),
      form('50 %', String.raw`${OPEN}${AMOUNT}\s%`, ({ amount = '' }) => `${amount} %`),
      form(
        '50 percent',
        String.raw`${OPEN}${AMOUNT}[\s-]percent\b`,
        ({ amount = '' }) => `${amount} percent`,
      ),
      form(
        '50 per cent',
        String.raw`${OPEN}${AMOUNT}\sper\scent\b`,
        ({ amount = '' }) => `${amount} per cent`,
      ),
    ],
  },
  {
    name: 'phone number',
    about: /\b(?:phone|telephone|fax|mobile)(?: numbers?)?\b|\barea codes?\b/i,
    forms: [
      phone('555-867-5309', `${AREA}-${PREFIX}-${LINE}`, (area, prefix, line) => `${area}-${prefix}-${line}`),
      phone(
        '555.867.5309',
        String.raw`${AREA}\.${PREFIX}\.${LINE}`,
        (area, prefix, line) => `${area}.${prefix}.${line}`,
      ),
      phone('555 867 5309', `${AREA} ${PREFIX} ${LINE}`, (area, prefix, line) => `${area} ${prefix} ${line}`),
      phone(
        '(555) 867-5309',
        String.raw`\(${AREA}\)[ -]?${PREFIX}-${LINE}`,
        (area, prefix, line) => `(${area}) ${prefix}-${line}`,
      ),
    ],
  },
  {
    name: 'version',
    about: /\bversions? numbers?\b/i,
    forms: [
      form(
        'version 2.1',
        String.raw`(?<![\w./-])[Vv]ersion\s${RELEASE}`,
        ({ release = '' }) => `version ${release}`,
      ),
      form('v2.1', String.raw`(?<![\w./-])v${RELEASE}`, ({ release = '' }) => `v${release}`),
      form(
        'ver. 2.1',
        String.raw`(?<![\w./-])[Vv]er\.?\s${RELEASE}`,
        ({ release = '' }) => `ver. ${release}`,
      ),
    ],
  },
]);

/**
 * What a rule asks for that shows how figures are written: “$10, not 10 dollars” asks for `$` before every amount. A kind of
 * figure that is shown in one form only must be what the rule is about.
 */
export function figureForms(text: string): readonly Reading[] {
  const sideOf = sidesIn(text);
  const known = formsOf(text, sideOf);
  return known.length > 0 ? known : phonesAsShown(text, sideOf);
}

/** “020 7946 0000”: digits of a phone number in groups, with the marks between them. */
const PHONE = /(?<![\w.+-]|\d )[(+\d](?:[ ().-]*\d){8,14}(?![\w-])/gu;
/** Of a phone number that is shown in no known form, the marks that it does not have are wrong in others of as many digits. */
function phonesAsShown(text: string, sideOf: ReturnType<typeof sidesIn>): readonly Reading[] {
  const [model, ...more] = OF_PHONES.test(text)
    ? [...text.matchAll(PHONE)].filter(
        ({ 0: match, index }) => sideOf(index, index + match.length) === 'right',
      )
    : [];
  if (!model || more.length > 0) return [];
  // “(020 7946 0000)”: a bracket of the rule.
  const shown = model[0].replace(/^\((?![^)]*\))/u, '');
  const digits = shown.replace(/\D/gu, '').length;
  const other = [...' ().-']
    .filter((mark) => !shown.includes(mark))
    .join('')
    .replace('-', String.raw`\-`);
  if (other === '' || !/[ .-]/u.test(shown)) return [];
  const groups = shown.match(/\d+/gu) ?? [];
  const write = ({ phone = '' }: Groups) => {
    const own = phone.match(/\d+/gu) ?? [];
    const isAlike =
      own.length === groups.length && own.every((group, at) => group.length === groups[at]?.length);
    let at = 0;
    return isAlike ? shown.replace(/\d+/gu, () => own[at++] ?? '') : null;
  };
  const pattern = new RegExp(
    String.raw`(?<![\w.+-]|\d )(?=[(+]*\d(?:[ ().-]*\d){${digits - 1}}(?![ ().-]*\d))(?=[\d +().-]*?[${other}][ (]?\d)(?<phone>[(+]*\d(?:[ ().-]*\d){${digits - 1}})(?![\w-])`,
    'gu',
  );
  const message = `Write this phone number as “${shown}” is written.`;
  return [{ id: `phone number as “${shown}”`, checks: [asWritten(pattern, message, [], write)] }];
}
/** What a phone number that is shown says itself: “format 020 7946 0000”, “no brackets”. */
export const isShownByForm = (words: string, readings: readonly string[]): boolean =>
  readings.some((one) => one.startsWith('phone number as ')) && SAID_BY_FORM.test(words);
const SAID_BY_FORM =
  /^(?:(?:the |use |write |in )*(?:format|form)?:? ?)?[+(]*\d[\d ().-]+(?: format)?(?:, no [\p{L} ]+)?$|^(?:(?:no|without|never|or|and|use|with) )*(?:brackets|parenthes[ie]s|dash(?:es)?|hyphens|dots|periods|spaces)\b[\p{L} ,]*$/iu;
const OF_PHONES = /\b(?:phone|telephone|fax|mobile)(?: numbers?)?\b/i;

function formsOf(text: string, sideOf: ReturnType<typeof sidesIn>): readonly Reading[] {
  return KINDS().flatMap(({ name, about, forms }) => {
    const shown = forms.flatMap((each) =>
      [...text.matchAll(each.pattern)].map(({ 0: match, index }) => ({
        form: each,
        side: sideOf(index, index + match.length),
      })),
    );
    const of = (wanted: 'right' | 'wrong') =>
      new Set(shown.filter(({ side }) => side === wanted).map((each) => each.form));
    const [right, wrong] = [of('right'), of('wrong')];
    const [model, ...more] = right;
    if (!model || more.length > 0 || wrong.has(model) || (wrong.size === 0 && !about.test(text))) return [];
    const message = `Write “{replacement}” instead of “{match}”, as every other ${name}.`;
    const checks = forms
      .filter((each) => each !== model)
      .map(({ pattern }) => asWritten(pattern, message, [], (groups) => model.write(groups) ?? null));
    return [{ id: `${name} as “${model.name}”`, checks }];
  });
}
