import { NUMBER, valueOf } from './numbers.ts';

/** A wording, and one that the reader knows. */
export type Rewording = readonly [pattern: RegExp, to: string | ((...groups: string[]) => string)];

/** What is stated of things, as a demand: “thousands are separated by commas”, “months are never abbreviated”. */
export const STATED: readonly Rewording[] = [
  [
    /(?<=^|[.!?]\s+)(?:use )?neither ([^,.;:]{3,40}?) nor ([^,.;:]{3,40}?)(?=[.!]?$|[.!]\s)/giu,
    'No $1. No $2',
  ],
  [/(?<=^|[.!?]\s+)(?:weed|edit|filter|sort|comb) out (?=["“'‘`])/giu, 'Avoid '],
  [
    /(?<=^|[.!?]\s+)(?:(?:avoid|no|(?:never|don['’]t|do not) use) h([2-6])(?:(?:, (?:and |or )?| and | or )(?:h[3-6]|below|deeper|lower))+|h([2-6]) and (?:below|deeper|lower) (?:are|is) (?:not allowed|forbidden|banned|prohibited|out))(?=[.!]?$|[.!]\s)/giu,
    (_, one = '', two = '') => `no headings deeper than H${Number(one || two) - 1}`,
  ],
  [
    /(?<=^|[.!?]\s+)(?:use )?(?:only h1 (?:to|through) h([2-6])|h1 (?:to|through) h([2-6]) only)(?=[.!]?$|[.!]\s)/giu,
    'no headings deeper than H$1$2',
  ],
  [
    /(?<=^|[.!?]\s+)(?:at most|no more than|up to|max(?:imum)?\.?) (two|three|four|[2-5]) (?:heading levels|levels of headings?)(?=[.!]?$|[.!]\s)/giu,
    (_, count = '') => `no headings deeper than H${valueOf(count)}`,
  ],
  // “Headings must not be followed directly by another heading”
  [
    /(?<=^|[.!?]\s+)(?:an? )?(headings?|lists?|tables?|notes?|callouts?|admonitions?) (?:must|should|may|can) (?:not|never) (?:be )?(?:directly |immediately )?(?:followed|follow|come)(?: directly| immediately)? (?:by|after)? ?(?:another|an?other) (?:heading|list|table|note|callout|admonition)(?=[.!]?$|[.!]\s)/giu,
    (_, thing = '') => `no two ${thing.replace(/s?$/u, 's')} in a row`,
  ],
  [/(?<![a-z])(cut|delete|remove|drop|skip|avoid|omit) (them|these|those) all(?![a-z])/giu, '$1 $2'],
  [
    /(?<![a-z])(?:words? |figures? )?(words|spelled out) (?:for|from|up to|to|until)(?: (zero|0|one|1) (?:to|through))? (nine|ten|9|10),? (?:and )?(?:digits|numerals|figures) (?:for|from) (?:10|11|ten|eleven)(?:(?: and| or)? (?:up(?:wards?)?|above|on(?:wards?)?|more|higher))?(?![a-z\d])/giu,
    'spell out numbers up to $3 and use numerals for larger numbers',
  ],
  [
    /(?<=^|[.!?]\s+)thousands (?:are|get) separated (?:by|with) commas(?![a-z])/giu,
    'separate thousands with commas',
  ],
  [
    /(?<=^|[.!?]\s+)((?:em|en)?[ -]?dashes) (?:are|get) (?:set|written|typed) without (?:any )?spaces?(?![a-z])/giu,
    '$1 have no spaces around them',
  ],
  [
    /(?<![a-z])(?:we )?(drop|leave out|omit)s? the (?:last|final) comma in (?:an? |the )?(?:series|lists?|enumerations?)(?![a-z])/giu,
    'omit the last comma in a series',
  ],
  [
    /(?<=^|[.!?]\s+)([a-z -]{3,40}?) (?:are|is) never (abbreviat|capitaliz|capitalis|hyphenat|italiciz|italicis|underlin|nest)ed(?=[.!]?$|[.!]\s)/giu,
    'do not $2e $1',
  ],
  [
    /(?<=^|[.!?]\s+)((?:["“][^"”]+["”](?:,? (?:and|or) |, )?)+) (?:must |have to |should )?(?:go|get cut|are out)(?=[.!]?$|[.!]\s)/giu,
    'Avoid $1',
  ],
  [/(?<=^|[.!?]\s+)([a-z]+s) (?:are|is) for ([a-z ]{3,40}?) only(?=[.!]?$|[.!]\s)/giu, 'Use $1 only for $2'],
  [
    /(?<=^|[.!?]\s+)no headings? (?:may be |should be |is )?(?:directly |immediately )?followed (?:directly |immediately )?by (?:another|a|the next) heading(?![a-z])/giu,
    'no stacked headings',
  ],
  [
    /(?<![a-z]),? when (?:you )?(?:give|giving|state|stating|name|naming) (?:a |the )?reasons?(?=[.!]?$|[.!]\s)/giu,
    ' for reasons',
  ],
  [
    /(?<=^|[.!?;]\s+)(?:use )?(?!never|always)([a-z][a-z -]{3,40}|["“][^"”]+["”]) never(?=[.!]?$|[.!]\s)/giu,
    'Never use $1',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.!?]\s+)(?:keep |make )?lists? (?:(?:should|must) have |have )?(?:between|from) (?=${NUMBER} )(\S+) (?:and|to) (?=${NUMBER} )(\S+) (?:items|entries|bullets)(?: long)?(?=[.!]?$|[.!]\s)`,
      'giu',
    ),
    'A list needs at least $1 items. Lists have at most $2 items',
  ],
  [
    / (?:outside(?: of)?|except in|but not in) code(?: (?:blocks|samples|examples|spans))?(?=[.!]?$|[.!]\s)/giu,
    '',
  ],
  [
    /(?<![a-z])(?:never|don['’]t|do not) (?:go|nest) (?:below|deeper than|beyond) (?=h[1-6](?![a-z\d]))/giu,
    'no headings deeper than ',
  ],
  // “Email, website and online are one word”
  [
    /(?<=^|[.!?]\s+)((?:["“]?[a-z]+["”]?, )+["“]?[a-z]+["”]?,? and ["“]?[a-z]+["”]?) are (?:always |each )?(?:written as |spelled as )?one word(?:, without (?:hyphens?|spaces?|capitals)(?: (?:or|and|nor) (?:hyphens?|spaces?|capitals))?)?(?=[.!]?$|[.!]\s)/giu,
    (_, words = '') =>
      words
        .split(/,? and |, /u)
        .map((word) => `${word} is one word`)
        .join('. '),
  ],
  // “Page titles and section headings”: the title of a page is a heading.
  [
    /(?<![a-z])(?:page|document|article|topic) titles?(?:,? (?:and|or) |, | ?& ?|\/)(?:(?:in|for|on|the|all|any|our|your|section) )*(?:headings?|section (?:headings?|titles?|headers?)|headers?|subheadings?)(?:,? (?:and|or) sub-?headings?)?(?![a-z])/giu,
    'headings',
  ],
  [
    /(?<![a-z])(?:section )?(?:headings?|headers?)(?:,? (?:and|or) |, | ?& ?|\/)(?:(?:in|for|on|the|all|any|our|your) )*(?:page|document|article|topic) titles?(?![a-z])/giu,
    'headings',
  ],
  [/(?<![a-z])headings?,? (?:and|or) sub-?headings?(?![a-z])/giu, 'headings'],
  // “List nesting: maximum 2 levels”
  [
    /(?<=^|[.!?]\s+)(list|heading)s? (?:nesting|depth|levels?):? (?:is |has |of )?(?:a )?(?:max(?:imum)?\.?(?: of)?|at most|up to|no more than|limited to)? ?(\d|one|two|three|four|five)(?: levels?)?(?: deep)?(?: max(?:imum)?)?(?=[.!,;]|$)/giu,
    (_, of = '', most = '') =>
      /^l/iu.test(of) ? `Nest lists at most ${most} levels deep` : `Use at most ${most} levels of headings`,
  ],
  // “List length: 2–7 items”
  [
    /(?<=^|[.!?]\s+)lists?(?: lengths?)?:? (?:have |has |of |is |are )?(?:between )?(\d|one|two|three) ?(?:–|-|to|and) ?(\d+|five|six|seven|eight|nine|ten) (?:items|bullets|entries|points)(?=[.!,;]|$)/giu,
    'Lists have at most $2 items. Lists have at least $1 items',
  ],
  // “10+”: from there on.
  [/(?<![\w.+])(\d+)\+(?=[.,;)]|$|\s)(?! ?(?:years|users|customers|languages|countries))/giu, '$1 and above'],
  // “A mark comes “either side””
  [/(?<=(?<![a-z])spaces? )(?=(?:either|both|each) sides?(?![a-z]))/giu, 'on '],
  // “Page titles: title case, max. 50 characters”
  [
    /(?<=^|[.!?]\s+)(?:page|document) titles?:? (?:(?:are |is )?(?:in|use|uses|get|take) )?(title|sentence)[ -]case(?:,? (?:and )?(?:(?:max(?:imum)?\.?|at most|up to|no more than) )(\d+) (characters|words))?(?=[.!]?$|[.!]\s)/giu,
    (_, named = '', most = '', counted = '') =>
      `Use ${named} case for H1${most ? `. Page titles have at most ${most} ${counted}` : ''}`,
  ],
  [
    /(?<![a-z])(title|sentence)[ -]case (?:for|in|on) (?:the )?(?:page|document) titles?(?![a-z])/giu,
    '$1 case for H1',
  ],
  [
    /(?<![a-z])no numeric (?:months|dates): (?=\d{1,2} \p{L}|\p{L}+ \d{1,2}\b)/giu,
    'No numeric dates. Dates: ',
  ],
  // “Don't abbreviate “configuration” (config)”: what stands in brackets is what goes.
  [
    /(?<=^|[.!?]\s+)(?:please )?(?:don['’]t|do not|never) (?:abbreviate|shorten) (["“][^"”]+["”](?: \([^()]+\))?(?:(?:,? (?:and|or) |, )["“][^"”]+["”](?: \([^()]+\))?)*)(?=[.!]?$|[.!]\s)/giu,
    (sentence, list = '') => {
      const words = [...list.matchAll(/["“]([^"”]+)["”](?: \(([^()]+)\))?/gu)];
      return words.some(([, , short]) => short === undefined)
        ? sentence
        : words.map(([, word = '', short = '']) => `Use “${word}” instead of “${short}”`).join('. ');
    },
  ],
  [/^(?:please )?(?:don['’]t|do not|never) abbreviate (["“][^"”]+["”])[.!]?$/giu, 'Spell out the word $1.'],
  [/(?<= (?:is|are) (?:one|two) words?) in (?:US|American|British|UK) English(?=[.!]?$|[.!]\s)/giu, ''],
  [/(?<=^|[.!?]\s+)(?:write|spell) large numbers (?:with|in|as) words(?![a-z])/giu, 'Spell out millions'],
  [
    /(?<=^|[.!?]\s+)(?:no|never use|don['’]t use|do not use|avoid) a\.?m\.? (?:or|and|\/) p\.?m\b\.?(?=[.!]?$|\s)/giu,
    'Use the 24-hour clock',
  ],
];
