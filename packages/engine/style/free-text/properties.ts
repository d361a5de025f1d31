import { isSurelyCommon } from '../../checks/common-words.ts';
import { capitalize } from '../../checks/letter-case.ts';
import type { CodeCheck, Match } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import {
  all,
  banned,
  CASES,
  countOf,
  inTense,
  NAMED,
  namedIn,
  opensWith,
  quotedIn,
  VERBAL,
  wordsBanned,
  wordsOf,
  type Fault,
  type Property,
} from './faults.ts';
import { NUMBER, valueOf } from './numbers.ts';
import { ALL_TEXT, type Thing } from './things.ts';
import { inWords, type Understood } from './understood.ts';

type Groups = Readonly<Record<string, string | undefined>>;
const STOP = String.raw`(?:full stops?|periods?|full points?|end stops?|(?:end )?punctuation(?: marks?)?|dots?)`;
const QUOTES = String.raw`“[^“”]{1,60}”(?:(?:,? (?:or|and|nor) |, )“[^“”]{1,60}”)*`;
const NO = String.raw`(?:(?:there should be |use |have |with |contain )?no|without(?: any)?|never(?: (?:use|put|add|write|have|contain|include|say|with))?|(?:don't|do not|must not|should not|may not)(?: (?:use|put|add|write|have|contain|include|say))?|avoid|not|skip|omit|leave out|drop|ban)(?: (?:an?|any|the))?`;
const BE = String.raw`(?:(?:must|should|to|shall|always|please|are|is|be|stay|in|use|keep|write|set|take|have|has|with|put) )*`;
const MAX = String.raw`(?:max(?:imum)?\.?(?: of)?|at (?:the )?most|no (?:more|longer) than|(?:never|not) (?:more|longer) than|up to|≤|limit(?:ed)? to|within|stick to|shorter than or equal to)`;
const UNIT = '(?<unit>words?|characters?|chars?|letters?|sentences?|lines?)';
/** Each pattern stands for the whole of what is said of the thing. */
const PROPERTIES: readonly (readonly [source: string, make: (groups: Groups) => readonly Property[]])[] = [
  [
    String.raw`${BE}(?:of )?(?:(?<strict>under|below|fewer than|less than|shorter than|<) ?|(?<most>${MAX}) ?|(?<least>at least|min(?:imum)?\.?(?: of)?|no (?:fewer|less) than) )?(?:(?:between |from )?(?<low>${NUMBER}) ?(?:to|–|-|and|or) ?)?(?<high>${NUMBER})[ -]?${UNIT}(?: (?<tail>max(?:imum)?|at (?:the )?most|or (?:fewer|less)|tops|long|each|at least|minimum|or more))*`,
    ({ strict, least, low, high = '', unit = '', tail = '', most }) => {
      const value = valueOf(high);
      const isLeast = least !== undefined || /least|min|more/u.test(tail);
      const isMost = strict ?? most ?? (/most|max|fewer|less|tops/u.test(tail) ? tail : undefined);
      if (!isLeast && isMost === undefined && low === undefined) return [];
      const [min, max] = [
        low ? valueOf(low) : isLeast ? value : 0,
        isLeast ? Infinity : strict ? value - 1 : value,
      ];
      const kind = unit.startsWith('word')
        ? 'words'
        : /^(?:sent|line)/u.test(unit)
          ? unit.replace(/s?$/u, 's')
          : 'characters';
      const asked = max === Infinity ? `at least ${min}` : min > 1 ? `${min} to ${max}` : `at most ${max}`;
      return [
        {
          id: `${kind}${min > 1 ? ` ≥ ${min}` : ''}${max < Infinity ? ` ≤ ${max}` : ''}`,
          wants: `${asked} ${kind}`,
          faults: (text) => {
            const count = countOf(text, unit);
            return count === 0 || (count >= min && count <= max) ? [] : [all(text)];
          },
        },
      ];
    },
  ],
  [
    String.raw`(?:no |keep |avoid )?(?:every |each |the )?lines? (?:above|over|beyond|longer than|past|(?:(?:is |are |must be )?(?:at most|under|below|up to|within|max(?:imum)?|no longer than))) (?<most>\d{2,3})(?: (?:characters?|chars?|columns?))?|${MAX} (?<most2>\d{2,3}) (?:characters?|chars?|columns?) (?:per|a) line`,
    ({ most, most2 }) => {
      const max = Number(most ?? most2);
      return [
        {
          id: `line characters ≤ ${max}`,
          wants: `lines of at most ${max} characters`,
          faults: (text) =>
            [...text.matchAll(/[^\n]+/gu)].flatMap(({ index, 0: line }): readonly Fault[] =>
              line.length > max ? [[index, index + line.length]] : [],
            ),
        },
      ];
    },
  ],
  [
    String.raw`${BE}(?:marked|labell?ed|tagged|followed by|include|contain|say|end|carry|show)s? (?:(?:with|as|in) )?(?:the (?:words?|phrase|text) )?“(?<words>[^“”]{1,60})”`,
    ({ words = '' }) => [
      {
        id: `with “${words}”`,
        wants: `“${words}”`,
        faults: (text) => (text.toLowerCase().includes(words.toLowerCase()) ? [] : [all(text)]),
      },
    ],
  ],
  [
    String.raw`(?:are |is |always )*introduced? +(?:them |it )?(?:with|by) (?:an? )?(?:(?:short|full|complete|whole|lead-in|intro(?:ductory)?) )*(?:sentence|line|paragraph|text)(?<colon>(?: that ends?| ending|,? which ends)? (?:in|with) (?:an? )?colon)?`,
    ({ colon }) => [
      {
        id: `introduced${colon ? ' with a colon' : ''}`,
        wants: `a sentence${colon ? ' that ends in a colon' : ''} before it`,
        faults: (text, before) =>
          (colon ? /:\s*$/u : /(?:^|\n)(?!#)[^\n]*[.:]\s*$/u).test(before)
            ? []
            : [[0, text.indexOf('\n') > 0 ? text.indexOf('\n') : text.length]],
      },
    ],
  ],
  [
    String.raw`${BE}(?:real|realistic|meaningful|sensible|working) (?:values?|names?|data|examples?)(?:,? (?:instead of|rather than|not|never) (?:“?(?:foo|bar|baz|xxx|placeholders?|dummy (?:names|values))”?(?:,? (?:and|or) |/|, )?)+)?`,
    () => [banned('placeholders', /\b(?:foo|bar|baz|qux|lorem ipsum|xxx+)\b/giu)],
  ],
  [
    String.raw`(?:only |just )?(?:one|a single) sentence(?: (?:each|only|at most|max))?`,
    () => [
      {
        id: 'sentences ≤ 1',
        wants: 'one sentence',
        faults: (text) => (countOf(text, 'sentence') > 1 ? [all(text)] : []),
      },
    ],
  ],
  [
    String.raw`${BE}(?:an? )?(?<kind>sentence|title|lower|upper)[- ]?(?:style )?(?:case|capitali[sz]ation)d?(?: (?:only|throughout|always))?`,
    ({ kind = '' }) => [CASES[kind]?.()].flatMap((one) => one ?? []),
  ],
  [
    String.raw`${BE}(?:(?:start|begin|open|lead)(?:s|ing)? (?:\p{L}+ )?with (?:(?:an?|the) )?)?(?:(?:strong|action|active|imperative|base|doing|descriptive) )*(?:verbs?|imperatives?)(?: (?:first|form|mood|at the (?:start|front|beginning)))?|${BE}(?:an? )?(?:imperative|verb)s?(?: mood| form)?`,
    () => [opensWith('verb', (facts) => (facts & VERBAL) !== 0)],
  ],
  [
    String.raw`${BE}(?:(?:start|begin|open)(?:s|ing)? (?:\p{L}+ )?with (?:an? )?)?(?:past|past[- ]tense) (?:tense )?verbs?|${BE}(?:the )?past tense`,
    () => [inTense(true)],
  ],
  [String.raw`${BE}(?:the )?present tense`, () => [inTense(false)]],
  [
    String.raw`${NO} (?:(?:final|closing|trailing|terminal|end|ending) )?${STOP}(?: (?:at|on) (?:the|its|their) ends?)?|(?:never|don't|do not|must not|should not) (?:end|finish|close)s? (?:\p{L}+ )?(?:with|in) (?:an? )?${STOP}|${BE}(?:end|finish)s? without (?:an? )?${STOP}`,
    () => [
      {
        id: 'no full stop at the end',
        wants: 'no full stop at the end',
        faults: (text) =>
          /(?<!\.|\betc|\b\p{L})\.$/u.test(text) ? [[text.length - 1, text.length, '']] : [],
      },
    ],
  ],
  [
    String.raw`${BE}(?:(?:end|finish|close)s? (?:\p{L}+ )?(?:with|in) )?(?:an? )?(?<mark>full stop|period|colon|question mark)s?(?: (?:at (?:the|its|their) ends?|after each))?`,
    ({ mark = '' }) => {
      const wanted = mark === 'colon' ? ':' : mark === 'question mark' ? '?' : '.';
      return [
        {
          id: `ends with “${wanted}”`,
          wants: `“${wanted}” at the end`,
          faults: (text) =>
            /[\p{L}\p{N})\]"”’*_.!?:;,]$/u.test(text) &&
            !new RegExp(String.raw`[${wanted}…]["”’)*_]*$`, 'u').test(text)
              ? [[text.length, text.length, null]]
              : [],
        },
      ];
    },
  ],
  [
    String.raw`(?:(?:write|phrase|word|put|make|keep|are|is|be|must be|should be) )*(?:them |it |these )?(?:as |in the form of )?(?:an? )?questions?(?: (?:that )?(?:(?:a|the|your|our) )?\p{L}+ (?:would |might |will |may )?asks?)?(?: only)?`,
    () => [
      {
        id: 'is a question',
        wants: 'a question',
        faults: (text) => (/\?["”’)*_]*$/u.test(text) ? [] : [all(text)]),
      },
    ],
  ],
  [
    String.raw`(?:no|never|avoid|not)(?: as| use| write)?(?: an?)? questions?`,
    () => [
      {
        id: 'is no question',
        wants: 'no question',
        faults: (text) => (text.endsWith('?') ? [all(text)] : []),
      },
    ],
  ],
  [
    String.raw`(?:(?:start|begin)s? (?:\p{L}+ )?(?:with|in) (?:an? )?)(?<kind>capital|upper-?case|lower-?case|small)(?: letters?)?|(?<kind2>lower-?case|capital|small|upper-?case)(?: letter)? (?:start|first letter|first|at the start)|(?:initial|leading) (?<kind3>capital)s?`,
    ({ kind, kind2, kind3 }) => {
      const isCap = /^(?:cap|up)/u.test(kind ?? kind2 ?? kind3 ?? '');
      return [
        {
          id: `starts with a ${isCap ? 'capital' : 'small letter'}`,
          wants: `a ${isCap ? 'capital' : 'small letter'} at the start`,
          faults: (text) => {
            const [first] = wordsOf(text);
            return first &&
              (isCap ? /^\p{Ll}+$/u : /^\p{Lu}\p{Ll}+$/u).test(first[0]) &&
              (isCap || isSurelyCommon(first[0].toLowerCase()))
              ? [
                  [
                    first.index,
                    first.index + first[0].length,
                    isCap ? capitalize(first[0]) : first[0].toLowerCase(),
                  ],
                ]
              : [];
          },
        },
      ];
    },
  ],
  [
    String.raw`${NO} (?:(?:start|begin|open)s? (?:\p{L}+ )?with )(?<words>${QUOTES})`,
    ({ words = '' }) => [wordsBanned(words, String.raw`(?<=^\P{L}{0,3})`)],
  ],
  [
    String.raw`(?:never|don't|do not)(?: use| write| put)? (?<words>${QUOTES}) (?:at the (?:start|beginning|front)|first)(?: of (?:an? |the |each )?\p{L}+)?`,
    ({ words = '' }) => [wordsBanned(words, String.raw`(?<=^\P{L}{0,3})`)],
  ],
  [
    String.raw`${BE}(?:start|begin|open)s? (?:\p{L}+ )?with (?<words>${QUOTES})`,
    ({ words = '' }) => {
      const right = quotedIn(words);
      return [
        {
          id: `starts with ${words}`,
          wants: `${words} at the start`,
          faults: (text) =>
            right.some((word) => text.replace(/^\W+/u, '').toLowerCase().startsWith(word.toLowerCase()))
              ? []
              : [
                  wordsOf(text).map(({ index, 0: word }): Fault => [index, index + word.length])[0] ??
                    all(text),
                ],
        },
      ];
    },
  ],
  [
    String.raw`${NO} (?:the words? |the phrases? |words? (?:like|such as) )?(?<words>${QUOTES})(?: at the end(?: of (?:an? |the )?\p{L}+)?(?<end>))?`,
    ({ words = '', end }) => [wordsBanned(words, '', end === undefined ? '' : String.raw`(?=[\s,.;]*$)`)],
  ],
];

/** What words stand before or behind, by its names. */
const NEIGHBOURS: readonly (readonly [names: string, pattern: string])[] = [
  [
    'prices?|amounts?(?: of money)?|sums?|costs?',
    String.raw`(?:[£$€¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€¥]|p\b|pence\b|pounds?\b|dollars?\b|euros?\b))`,
  ],
  ['percentages?', String.raw`\d[\d.,]*\s?(?:%|per ?cent\b)`],
  ['numbers?|figures?|numerals?|digits?', String.raw`\d[\d.,]*`],
  ['years?', String.raw`(?:1[5-9]|20)\d\d\b`],
  [
    'days?(?: of the week)?|weekdays?|dates?',
    String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:January|February|March|April|June|July|August|September|October|November|December)\b)`,
  ],
  ['(?:\\p{L}+ )?names?', String.raw`\p{Lu}\p{Ll}+`],
];
/** What is said of a text as a whole: “no plus signs”, “never “only” before a price”. */
const OF_TEXTS: readonly (readonly [source: string, make: (groups: Groups) => readonly Property[]])[] = [
  [
    String.raw`${NO} (?:the words? )?(?<words>${QUOTES}) (?:(?<before>(?:directly |right |straight )?(?:before|in front of))|(?:directly |right |straight )?(?:after|behind|following)) (?:(?:an?|the|any|all) )?(?<what>${NEIGHBOURS.map(([names]) => names).join('|')})`,
    ({ words = '', before, what = '' }) => {
      const [, beside = '(?!)'] =
        NEIGHBOURS.find(([names]) => new RegExp(`^(?:${names})$`, 'u').test(what)) ?? [];
      const one =
        before === undefined
          ? wordsBanned(words, String.raw`(?<=${beside}\s{1,3})`)
          : wordsBanned(words, '', String.raw`(?=\s{1,3}${beside})`);
      return [{ ...one, id: `${one.id} ${before === undefined ? 'behind' : 'before'} ${what}` }];
    },
  ],
  [
    String.raw`${NO} (?:(?:courtesy|personal|honorific) titles|honorifics)(?:,? (?:except|other than|apart from|but|unless) (?:for )?(?<spared>[\p{L}. ]+(?:, [\p{L}. ]+)*))?`,
    ({ spared = '' }) => {
      const kept = new Set(spared.match(/\p{L}{2,}/gu) ?? []);
      const titles = 'mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|rev|reverend|lord|lady|dame'
        .split('|')
        .filter((one) => !kept.has(one) && !(kept.has('professor') && one === 'prof'));
      return [
        {
          id: `no ${titles.join(', ')} before a name`,
          wants: 'no courtesy title here',
          faults: (text) =>
            [
              ...text.matchAll(
                new RegExp(
                  String.raw`(?<![\p{L}\d])(?:${titles.map(capitalize).join('|')})\.?(?=\s\p{Lu})`,
                  'gu',
                ),
              ),
            ].map(({ index, 0: found }) => [index, index + found.length]),
        },
      ];
    },
  ],
];

const PATTERNS = lazily(() => [
  ...PROPERTIES.map(([source, make]) => [new RegExp(`^(?:${source})$`, 'u'), make] as const),
  [
    new RegExp(
      String.raw`^${NO} (?<list>(?:${NAMED()})(?:(?:,? (?:and|or|nor) (?:no )?|, (?:no )?|/)(?:${NAMED()}))*(?: at all| anywhere)?)$`,
      'u',
    ),
    ({ list = '' }: Groups) => namedIn(list),
  ] as const,
]);

const OF_TEXT = lazily(() =>
  OF_TEXTS.map(([source, make]) => [new RegExp(`^(?:${source})$`, 'u'), make] as const),
);
/** Marks that mean the same wherever they stand; “no comma” is of what stands before it. */
const ANYWHERE =
  /(?:plus|times|multiplication|at) signs?$|[ “][+×@]”?$|hashtags?$|(?:ticket|issue|jira|bug) |caps|capitals/u;

/** What is said of a thing, where all of it can be told of a text: “max 3 words”, “verb first”, “no emoji”. Lower case. */
export function propertyOf(said: string, thing: Thing, isOpen = true): Understood | undefined {
  const marks = isOpen && ANYWHERE.test(said) ? PATTERNS().slice(-1) : [];
  for (const [pattern, make] of thing === ALL_TEXT ? [...OF_TEXT(), ...marks] : PATTERNS()) {
    const match = pattern.exec(said);
    const made = match ? make(match.groups ?? {}) : [];
    if (made.length > 0)
      return inWords(
        made.map((one) => checkOf(thing, one)),
        made.map(({ id }) => `${thing.id}: ${id}`),
      );
  }
  return undefined;
}

function checkOf(thing: Thing, { wants, faults }: Property): CodeCheck {
  return {
    kind: 'code',
    find: (document) =>
      thing.find(document).flatMap(({ start, end }): readonly Match[] => {
        const text = document.text.slice(start, end).trimEnd();
        return text.trim() === ''
          ? []
          : faults(text, document.text.slice(Math.max(0, start - 300), start)).map(
              ([from, to, put = null]) => ({
                start: start + from,
                end: start + to,
                replacement: put,
                message: `The house style wants ${wants} (${thing.id}).`,
                asIs: 'page' as const,
              }),
            );
      }),
  };
}
