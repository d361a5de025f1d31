import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { NUMBER } from './numbers.ts';
import { PLACE_LIST } from './places.ts';

type Named = Readonly<Record<string, string | undefined>>;
const namesOf = (groups: readonly unknown[]) => groups.at(-1) as Named;

const ELSEWHERE = String.raw`(?:(?:for|in|on) )?(?:everywhere else|anywhere else|everything else|elsewhere|otherwise|the rest|all other text)`;
const ENDS = String.raw`(?=[.!]?$|[.!]\s)`;
const OPENS = String.raw`(?<=^|[.!?]\s+)`;

const SHARED_OUT = lazily((): readonly (readonly [RegExp, (...groups: string[]) => string])[] => [
  [
    new RegExp(
      String.raw`${OPENS}(?<limit>[^.;:]*?)(?<![a-z\d])(?<number>${NUMBER}) (?<unit>words?|characters?|sentences?|items?)(?<per> (?:per|in an?|for an?) [a-z]+)? (?<where>(?:in|for|on) ${PLACE_LIST}),? (?:and |but )?(?<other>${NUMBER})(?: \k<unit>)? ${ELSEWHERE}${ENDS}`,
      'giu',
    ),
    (...groups) => {
      const { limit = '', number = '', unit = '', per = '', where = '', other = '' } = namesOf(groups);
      return `${limit}${number} ${unit}${per} ${where}. ${limit}${other} ${unit}${per}, except ${where}`;
    },
  ],
  // “Title case for the page title and sentence case for headings”
  [
    /(?<=^|[.!?]\s+)(?:use )?(?<one>title|sentence)[ -]case (?:for|in|on) (?:the )?(?:page |document )?titles?,? and (?<two>sentence|title)[ -]case (?:for|in|on) (?:(?:all|the|other|section) )*(?:sub)?head(?:ing|er)s?(?=[.!]?$|[.!]\s)/giu,
    (...groups) => {
      const { one = '', two = '' } = namesOf(groups);
      return `Use ${one} case for H1. Use ${two} case for H2 and below`;
    },
  ],
  // “H2 headings in sentence case, H3 in title case”
  [
    /(?<=^|[.!?]\s+)(?:use |write )?(?<one>h[1-6]s?(?: headings?)?) (?:in|use|take|get|have|are(?: in)?) (?<a>(?:sentence|title)[ -]case),? (?:and |but )?(?<two>h[1-6]s?(?: headings?)?(?: and below)?) (?:in |use |take |get |have |are (?:in )?)?(?<b>(?:sentence|title)[ -]case)(?=[.!]?$|[.!]\s)/giu,
    (...groups) => {
      const { one = '', a = '', two = '', b = '' } = namesOf(groups);
      return `Use ${a} for ${one}. Use ${b} for ${two}`;
    },
  ],
  // “Spell out one to nine; numerals from 10 up”, “sentence case in headings; title case never”
  [
    new RegExp(
      String.raw`(?<=\b(?:spell out|words for) (?:numbers (?:from )?)?(?:one|zero|1|0) (?:to|through|-|–) (?:nine|ten|9|10))[;,] (?:and |but )?(?:use )?(?:numerals|digits|figures) (?=(?:from|for|above) )`,
      'giu',
    ),
    () => '. Use numerals ',
  ],
  // “Use numerals with units, and spell out the others below ten”
  [
    new RegExp(
      String.raw`${OPENS}(?:use |write )?(?:numerals|digits|figures) (?:for (?:all )?numbers )?(?:with|before|in front of) units?(?: of measure(?:ment)?)?(?:,|;)? (?:and |but )?(?:spell out|words for) (?:(?:all )?(?:the )?(?:others?|rest|other numbers)) (?<limit>(?:below|under|up to|less than) (?:${NUMBER}))${ENDS}`,
      'giu',
    ),
    (...groups) => `Spell out numbers ${namesOf(groups)['limit'] ?? ''}, except before units`,
  ],
  // “ISO dates in tables, long dates in text”
  [
    new RegExp(
      String.raw`${OPENS}(?:use )?(?<one>(?!use\b)[^.,;:“"]{4,40}?(?: \([^()]*\))?) in (?<here>[a-z ]{3,40}?)[,;] (?:and |but )?(?:use )?(?<two>[^.,;:“"]{4,40}?(?: \([^()]*\))?) in (?<there>[a-z ]{3,40}?)${ENDS}`,
      'giu',
    ),
    (...groups) => {
      const { one = '', here = '', two = '', there = '' } = namesOf(groups);
      return /^(?:(?:the |running |body )?(?:text|prose|copy)|paragraphs)$/iu.test(there) &&
        new RegExp(`\\b${PLACE_LIST}`, 'iu').test(here)
        ? `Use ${one} in ${here}. Use ${two}, except in ${here}`
        : (groups[0] ?? '');
    },
  ],
  // “In tables use numerals, in text spell out one to nine”
  [
    new RegExp(
      String.raw`${OPENS}(?:in|for) (?<here>${PLACE_LIST}),? (?<one>(?:use|write|spell) [^.,;:“"]{4,40}?)[,;] (?:and |but )?(?:in|for) (?:the |running |body )?(?:text|prose|copy|paragraphs),? (?<two>(?:use|write|spell) [^.,;:“"]{4,40}?)${ENDS}`,
      'giu',
    ),
    (...groups) => {
      const { here = '', one = '', two = '' } = namesOf(groups);
      return `${one} in ${here}. ${two}, except in ${here}`;
    },
  ],
  // “Use “to” in ranges in text but en dashes in tables”
  [
    new RegExp(
      String.raw`${OPENS}(?:use |write )(?<one>["“]?[^.,;:“”"]{2,30}?["”]?)(?<what> (?:in|for|between) [a-z]+)? in (?:the |running |body )?(?:text|prose|copy|paragraphs),? (?:but |and )?(?:use )?(?<two>["“]?[^.,;:“”"]{2,30}?["”]?) in (?<there>${PLACE_LIST})${ENDS}`,
      'giu',
    ),
    (...groups) => {
      const { one = '', what = '', two = '', there = '' } = namesOf(groups);
      return `Use ${one}${what}, except in ${there}. Use ${two}${what} in ${there}`;
    },
  ],
  // “Use the imperative in steps and the present tense everywhere”
  [
    new RegExp(
      String.raw`${OPENS}use (?<one>[^.,;:“”"]{4,40}?) in (?<here>${PLACE_LIST}),? (?:and|but) (?:use )?(?<two>[^.,;:“”"]{4,40}?) (?:everywhere|throughout)${ENDS}`,
      'giu',
    ),
    (...groups) => {
      const { one = '', here = '', two = '' } = namesOf(groups);
      return `Use ${one} in ${here}. Use ${two}`;
    },
  ],
  // “Short paragraphs, ideally two or three sentences and at most five”
  [
    new RegExp(
      String.raw`${OPENS}(?:keep |use |write )?(?:short |brief )?(?<unit>paragraph|sentence)s?(?: short)?[,:;–—-]* ?(?:ideally|preferably|usually|normally|best) (?:${NUMBER})(?: (?:or|to|-|–) (?:${NUMBER}))? (?<counted>sentences|words|lines),? (?:and |but )?(?:at most|never more than|no more than|never over|max(?:imum)?) (?<most>${NUMBER})(?: \k<counted>)?${ENDS}`,
      'giu',
    ),
    (...groups) => {
      const { unit = '', counted = '', most = '' } = namesOf(groups);
      return `At most ${most} ${counted} per ${unit}`;
    },
  ],
  // “Alt text that doesn't begin with “Image of””
  [
    /(?<=^|[.!?]\s+)(?<all>[^.;:]*\b(?:needs?|has|have|must have|requires?|carries|carry|gets?)(?: an?)? (?:alt(?:ernative)? texts?)) (?:that|which) (?:does not|doesn['’]t|must not|never|do not|don['’]t) (?=(?:begins?|starts?|opens?|says?|contains?|uses?) )/giu,
    (...groups) => `${namesOf(groups)['all'] ?? ''}. Alt text must not `,
  ],
  // “US spelling but keep “catalogue””
  [
    /(?<=\bspellings?(?: [a-z]+){0,2}),? (?:but )?(?:keep|leave|retain)(?: the word| the spelling)? (?=["“][^"”]+["”](?: as (?:is|it is))?[.!]?$)/giu,
    () => ', except for ',
  ],
  // “Use “buyer” instead of “customer” only in headings”: there alone, and not everywhere else.
  [/(?<=\b(?:instead of|rather than|not) ["“][^"”]+["”]),? only (?=in )/giu, () => ' '],
  // “Stay under 20 words per sentence; never exceed 30”: the last is the limit.
  [
    new RegExp(
      String.raw`${OPENS}(?:try to |aim to |please )*(?:stay|keep|remain|aim) (?:under|below|at|within|for) (?:${NUMBER}) (?<counted>words|characters|sentences) (?<per>per|an?|in an?) (?<unit>sentence|paragraph|heading|title)s?[;,.] (?:and |but )?(?:never|do not|don['’]t) (?:ever )?(?:exceed|go (?:over|past|above|beyond)|use more than|write more than) (?<most>${NUMBER})(?: \k<counted>)?${ENDS}`,
      'giu',
    ),
    (...groups) => {
      const { counted = '', unit = '', most = '' } = namesOf(groups);
      return `At most ${most} ${counted} per ${unit}`;
    },
  ],
  // “Avoid Latin abbreviations, but keep “vs.” in headings”
  [
    /(?<=^(?:avoid|no|never|don['’]t|do not)\b[^;\n]*?),? but keep (?:the word )?(?<kept>["“][^"”]+["”])(?: in headings)?(?=[.!]?$)/giu,
    (...groups) => `, except for ${namesOf(groups)['kept'] ?? ''}`,
  ],
  // “except the page title”: the first heading.
  [
    /(?<=\b(?:except(?: for| in)?|excluding|other than|apart from|unless in|outside) (?:the )?)(?:page|document|main|topmost|top-level) (?:titles?|headings?|headers?)(?![a-z])/giu,
    () => 'H1',
  ],
]);

/** What one sentence asks for in one place and in another, as sentences of their own: “max 20 words in steps, 25 elsewhere”. */
export function sharedOut({ label, description }: StyleRule): StyleRule {
  return {
    label,
    description: SHARED_OUT().reduce((text, [from, to]) => text.replace(from, to), description),
  };
}
