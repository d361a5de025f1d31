import type { Check } from '../../../checks/types.ts';
import { headingsTo } from '../../../rules/heading-depth.ts';
import type { Asked, Family } from '../family.ts';
import { NUMBER, valueOf } from '../numbers.ts';
import { cased, HEADINGS } from './heading-case.ts';
import { AS_QUESTIONS } from './heading-questions.ts';
import { reading } from './support.ts';

const ABOUT = new RegExp(String.raw`\b${HEADINGS}\b|\bh[1-6]s?\b`);
/** Two words in capitals are no acronym. */
const SHOUTED: Check = {
  kind: 'existence',
  scope: 'heading',
  pattern: /^\s*(?<at>[A-Z]{3,}(?:\s+[A-Z]{2,})+)\s*$/dg,
  message: 'The heading “{match}” is in capitals, which are hard to read.',
};
const MARKS = String.raw`(?:punctuation(?: marks?)?|periods?|full stops?|colons?|dots?|terminal punctuation|end punctuation|closing punctuation|exclamation (?:marks?|points?)|question marks?|semicolons?|commas?)`;
const MARK_LIST = String.raw`${MARKS}(?:(?:, (?:and |or )?| and | or )(?:a |an )?${MARKS})*(?:,? \(?(?:such as|like|including|for example|e\.g\.),? “[^”]{1,20}”(?:,? (?:and |or )?“[^”]{1,20}”)*\)?)?`;

/** Headings: their letter case, marks, order and words. */
export const HEADING_FAMILIES: readonly Family[] = [
  {
    id: 'heading-punctuation',
    title: 'Punctuation at the end of headings',
    about: ABOUT,
    places: ['heading'],
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:end|finish|close|ending|terminate|punctuate)(?:s)? (?:a |any |your |the )?(?:${HEADINGS} )?(?:with|in|using) (?:a |an |any )?(?:final |trailing |terminal |closing )?${MARK_LIST}|\b(?:trailing|final|terminal|ending|closing|end) ${MARK_LIST}(?: (?:in|from|on|at the end of|to|after) (?:the |your )?${HEADINGS})?|\b${MARK_LIST} (?:at|from|to) the end(?: of (?:a |the |your )?${HEADINGS})?|\b${MARK_LIST} (?:after|at the end of|to end|in|from|on) (?:a |the |your |any )?${HEADINGS}|(?<=^(?:no|omit|avoid|without|never (?:use|put|add)|(?:don't|do not) (?:use|put|add)|use no) )(?:final |end |trailing )?(?:periods?|full stops?|punctuation)$|(?<=\b(?:headings|titles|headers)[^.;]{0,30}\b(?:no|without|not have|don't have|don't need|never have|have no|take no|need no|not use|not contain) (?:a |any )?)${MARK_LIST}`,
        ),
        unwanted: ({ named }) => {
          if (/question/.test(named) && !/period|stop|colon|punctuation|exclamation/.test(named))
            return 'question-headings';
          if (/question/.test(named)) return ['heading-punctuation', 'question-headings'];
          if (/exclamation/.test(named) && !/period|stop|colon|punctuation/.test(named))
            return reading('exclamation-marks headings', {
              kind: 'existence',
              scope: 'heading',
              pattern: /!+(?=\s*$)/g,
              message: 'A heading needs no exclamation mark.',
            });
          return /^commas?$/.test(named) ? undefined : 'heading-punctuation';
        },
        bare: 'against',
      },
    ],
    phrasings: [
      'No period at the end of headings',
      'Don’t end headings with punctuation',
      'Headings must not end with a colon or a period',
      'Leave out trailing punctuation in titles',
      'Never put a full stop after a heading',
      'Headings have no final punctuation, because their size sets them apart',
      'Omit end punctuation from headings',
    ],
  },
  {
    id: 'heading-case',
    title: 'Letter case of headings',
    about: new RegExp(
      String.raw`${ABOUT.source}|^(?!.*\b(?:button|label|menu|tab|table|caption|column|ui|field|card|link|subject|list|bullet|item|name|acronym|abbreviation|initialism|month|weekday|job title)s?\b)`,
    ),
    // “Use a capital for the first letter only” of acronyms
    apart:
      /^(?!.*\b(?:headings?|titles?|headers?|headlines?)\b).*\b(?:acronyms?|abbreviations?|initialisms?|months?|weekdays?|job titles?)\b/s,
    places: ['heading'],
    options: [
      {
        names:
          /\bsentence[- ](?:style )?(?:case|capitali[sz]ation|capitals|casing)\b(?! (?:for|on|at) (?:the )?(?:first|second|later) )|\bonly (?:the )?first (?:word|letter)(?: (?:of|in) (?:(?:a|the|each|every|any) )?(?:headings?|titles?))? (?:gets?|takes?|has|have|is|starts? with|begins? with) (?:an? )?(?:capital(?:i[sz]ed)?|uppercase|upper-case)(?: letters?)?|\bsentence-style\b(?: capitali[sz]ation)?|\bsentence-cased?\b|\b(?:only )?(?:capitali[sz]e |capitali[sz]ing )?(?:only )?(?:the )?(?:first word|initial word|first letter(?! of (?:each|every|all|the main|major))|first letter of the first word)(?: and (?:any )?proper (?:nouns?|names?))?(?: only)?(?: capitali[sz]ed| (?:is |are |should be |gets? )?(?:a )?capital(?:i[sz]ed)?)?|\blike (?:a )?(?:normal |regular )?sentences?\b/,
        wanted: (asked) =>
          /first (?:letter|word)/.test(asked.named) && !/only|proper/.test(asked.text)
            ? /\bsentences?\b(?! case)|\bnumbers?\b/.test(asked.text)
              ? undefined
              : 'heading-capital'
            : cased('sentence', 'Use sentence case for headings: “{replacement}”.')(asked),
        bare: 'for',
      },
      {
        names:
          /\b(?:capitali[sz]e |capitali[sz]ing )?(?:the )?first letters? of (?:each|every|all|the main|major)(?: (?:the|main|major|important|principal|other))* words?|\btitle[- ]?(?:style )?(?:case|capitali[sz]ation|capitals|casing)\b|\btitle-style\b(?: capitali[sz]ation)?|\bheadline[- ](?:(?:style|case)(?: capitali[sz]ation)?|capitali[sz]ation)|\bcapitali[sz](?:e|ing) (?:(?:each|every|all|the|any) )*(?:(?:major|main|important|principal|significant|key|content) )*(?<!e )words?|\b(?:each|every|all|major)(?: (?:main|major|important|principal))? words? (?:are |is |should be )?(?:in )?capital(?:s|i[sz]ed|i[sz]e)?/,
        wanted: cased('title', 'Use title case for headings: “{replacement}”.'),
        unwanted: cased('sentence', 'Use sentence case for headings: “{replacement}”.'),
        bare: 'for',
      },
    ],
    phrasings: [
      'Use sentence case for headings',
      'Headings are in sentence case',
      'Capitalize only the first word of headings',
      'Don’t use title case in headings',
      'Use title case for headings',
      'Capitalize every major word of a title',
      'Headings use title case, not sentence case',
      'Sentence-style capitalization in headings, because it is easier to read',
    ],
  },
  {
    id: 'heading-letters',
    title: 'Headings in small letters or capitals',
    about: ABOUT,
    places: ['heading'],
    options: [
      {
        names: /\b(?:all )?lower[- ]?case\b(?! letters? (?:for|in) (?:file|code))/,
        wanted: (asked) =>
          /\b(?:articles|prepositions|conjunctions|short words|small words)\b/.test(asked.text)
            ? undefined
            : cased('lower', 'Write headings in lower case: “{replacement}”.')(asked),
      },
      {
        names:
          /\b(?:all[- ]caps|(?:all|full|block) capitals|all upper[- ]?case|upper[- ]?case headings|(?:words )?in capitals)\b/,
        wanted: cased('upper', 'Write headings in capitals: “{replacement}”.'),
        unwanted: (asked) => {
          const made = cased('sentence', 'Use sentence case for headings: “{replacement}”.')(asked);
          return made && { ...made, checks: [...made.checks, SHOUTED] };
        },
      },
    ],
    phrasings: [
      'Write headings in lowercase',
      'Headings are all lowercase',
      'Don’t write headings in all caps',
      'No all-caps headings',
      'Use lowercase for titles',
      'Headings must not be in all caps, because capitals shout',
    ],
  },
  {
    id: 'heading-words',
    title: 'How headings begin',
    about: ABOUT,
    apart: /\bnouns?\b[^.;]*\bconcept|\bconcept[^.;]*\bnouns?\b/,
    places: ['heading'],
    options: [
      {
        names:
          /\b(?:a |an |the )?gerunds?\b(?: (?:forms?|phrases?|verbs?))?|\b(?:an? )?(?:“-ing”|-ing|“ing”|ing)(?: (?:verbs?|forms?|words?|form of (?:the |a )?verbs?))?(?![\p{L}])/u,
        wanted: 'heading-gerund',
        unwanted: 'no-gerund-headings',
        bare: 'against',
      },
      {
        names:
          /\b(?:an? |the )?(?:(?:imperative|action|base|bare|base-form|active|strong|present-tense|task|command)[- ]?)*verbs?\b(?: (?:phrases?|in the imperative|form|forms))?|\b(?:an? |the )?imperatives?(?: (?:mood|form|phrases?|verbs?))?\b|\bthe bare infinitive\b/,
        wanted: 'heading-imperative',
        bare: 'for',
      },
      {
        names:
          /\b(?:start|begin)(?:s|ning|ing)? with (?:an? )?(?:capital|uppercase|upper-case)(?: letters?)?\b/,
        wanted: 'heading-capital',
        bare: 'for',
      },
      ...AS_QUESTIONS,
      { names: /\bquestions?\b(?! marks?)/, unwanted: 'question-headings', bare: 'against' },
      {
        names: /\b(?:hyper)?links?\b(?= |$|,)(?! (?:text|to each))/,
        unwanted: 'heading-links',
        bare: 'against',
      },
    ],
    phrasings: [
      'Start headings with a verb',
      'Headings begin with an imperative verb',
      'Use imperative verbs in headings, not gerunds',
      'Don’t use gerunds in headings',
      'Begin headings with a gerund',
      'No questions in headings',
      'Don’t put links in headings',
      'Don’t phrase headings as questions',
    ],
  },
  {
    id: 'heading-order',
    title: 'Order of headings',
    places: ['heading'],
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:skip|jump|skipping|skipped|skips|jumping)(?: over)? (?:any |a |the )?(?:(?:${HEADINGS} )?levels?|from h\d to h\d|heading levels?|${HEADINGS})|\b(?:gaps|jumps) (?:in|between) (?:the )?heading levels?|\bskipped heading levels?`,
        ),
        unwanted: 'heading-increment',
        bare: 'against',
      },
      {
        names: new RegExp(
          String.raw`\b(?:(?:outline|structure|hierarchy|tree|headings)[a-z ]* without (?:any )?(?:gaps|jumps|holes)|in (?:the )?(?:right |correct |logical |proper |sequential |hierarchical )?(?:order|sequence)|(?:logical|proper|correct|sequential|strict|hierarchical)(?: heading)? (?:order|hierarchy|levels|nesting|structure)|one (?:heading )?level at a time|(?:go|goes|step|increase|rise)s? (?:up |down )?(?:by )?one (?:level )?at a time|heading hierarchy|increase by one(?: level)?|sequential (?:heading )?levels?|hierarchical(?:ly)?|sequentially|(?:heading )?levels in (?:order|sequence))`,
        ),
        wanted: 'heading-increment',
        bare: 'for',
      },
      {
        names:
          /\bheading levels? (?:must|should|may|can|are|is)(?:n't| not| never)(?: be)? (?:skipped|jumped)/,
        wanted: 'heading-increment',
        bare: 'for',
      },
    ],
    about: ABOUT,
    phrasings: [
      'Don’t skip heading levels',
      'Use heading levels in order',
      'Headings increase by one level at a time',
      'Never jump from H2 to H4',
      'Keep a logical heading hierarchy, because screen readers use it',
      'Heading levels must not be skipped',
    ],
  },
  {
    id: 'single-h1',
    title: 'One H1',
    places: ['heading'],
    options: [
      {
        names:
          /\b(?:multiple|several|two|more than one|many|repeated) (?:h1s?|top-level headings?|titles|level[- ](?:one|1) headings?|h1 headings?)\b/,
        unwanted: 'single-h1',
        bare: 'against',
      },
      {
        names:
          /\b(?:only |exactly |just |a |the )?(?:one|single|1|only) (?:“#”|`#`|h1|top-level (?:heading|title)|level[- ](?:one|1) heading|first-level heading|main heading|page title|title|# heading)(?: heading)?\b(?: (?:per|on (?:each|a|every)|for (?:each|a|every)|in (?:each|a|every)) (?:page|document|file|article|topic))?/,
        wanted: 'single-h1',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use only one H1 per page',
      'Each page has exactly one H1',
      'Don’t use multiple H1 headings',
      'No more than one H1',
      'A single top-level heading per document',
      'Use one H1 per page, because it is the title',
    ],
  },
  {
    id: 'heading-consistency',
    title: 'Headings of one form',
    about: ABOUT,
    places: ['heading'],
    options: [
      {
        names:
          /\b(?:consistent(?:ly)?|uniform(?:ly)?)\b(?: (?:heading )?(?:capitali[sz]ation|case|casing|style|manner))?(?: (?:for|in|of|across) (?:all )?headings)?|\bthe same (?:case|capitali[sz]ation|casing|style|manner|way)\b/,
        wanted: 'heading-consistency',
        bare: 'for',
      },
    ],
    phrasings: [
      'Capitalize headings consistently',
      'Use consistent capitalization in headings',
      'All headings use the same case',
      'Headings must be consistent',
      'Write headings in the same style',
      'Use one consistent style for headings, because a mix looks careless',
    ],
  },
  {
    id: 'heading-structure',
    title: 'Depth and company of headings',
    about: ABOUT,
    places: ['heading'],
    options: [
      {
        names:
          /\bstack(?:ing)? (?:(?:two|any|your|the|several) )?headings?\b(?: with(?:out| no) (?:any )?(?:body |intro(?:ductory)? )?(?:text|content)(?: (?:between|in between)(?: them)?)?)?|\b(?:stacked|consecutive|adjacent|back-to-back) (?:headings?|headers)\b|\btwo headings in a row\b|\b(?:follow|come after) (?:each other|one another|another heading)\b(?: without (?:any )?(?:text|content)[a-z ]*)?|\bwithout (?:any )?(?:text|content) (?:between|in between)(?: (?:them|headings|two headings))?|\bheadings? (?:directly |immediately )?(?:following|after|on top of) (?:another|each other|one another|headings?)\b/,
        unwanted: 'stacked-headings',
        bare: 'against',
      },
      {
        names:
          /\bheadings? (?:(?:is|are|must be|should be|has to be|have to be|always|never|directly|immediately) )*(?:followed by|ha(?:s|ve)|needs?|gets?) (?:at least )?(?:some |an? |one |a single |introductory |body |intro )*(?:sentences?|paragraphs?|text|content|prose|lines?)(?: (?:of text|of prose))?(?: (?:below|beneath|under|behind) (?:it|them))?(?:,? before (?:the|a|any|another) (?:next|following|other|sub-?)?[a-z -]*headings?)?|\b(?:text|content|a sentence|a paragraph|an introduction|(?:at least |a minimum of )?(?:one|a single|some|a few)(?: lines?| words?)?(?: of)? (?:sentences?|paragraphs?|text|words)|body text|intro(?:ductory)? (?:text|sentence|paragraph)|something) between (?:(?:two|consecutive|all|adjacent|any) )?(?:headings|headers|a heading and the next(?: one)?|a heading and (?:a|its|the next|the following)(?: first)? (?:sub-?)?heading)/,
        wanted: 'stacked-headings',
        bare: 'for',
      },
      {
        names:
          /\bduplicated?(?: (?:headings?|titles?|headers?))?\b|\b(?:the )?same (?:heading|title|text|name|wording)(?: text)?(?: twice)?\b|\bshare (?:an?|the same|one) (?:heading|title|name)|\b(?:repeated|identical) (?:headings?|titles?)|\brepeat (?:headings?|titles?)|\bno two(?: (?:headings?|titles?|sections?))? (?:(?:may|can|must|should|are|have|be|ever) )*(?:the same|alike|identical)/,
        unwanted: 'duplicate-headings',
        bare: 'against',
      },
      { names: /\bunique(?: (?:headings?|titles?|headers?))?\b/, wanted: 'duplicate-headings', bare: 'for' },
      {
        names: new RegExp(
          String.raw`\b(?:deeper than|below|beyond|lower than|past|more than|over|no deeper than|at most|a maximum of|up to|to) (?:heading )?(?:h(?<level>[2-5])|level (?<level2>[2-5])|(?:the )?(?<word>second|third|fourth|fifth)(?: level)?|(?<count>${NUMBER}) levels?(?: of headings?| deep)?)|(?<count2>${NUMBER}) (?:levels? of headings|heading levels?)|(?<=\b(?:don't use|no|avoid|never use) )h(?<from>[3-6])(?: (?:headings?|or (?:below|deeper|lower)))*`,
          'u',
        ),
        wanted: depthAsked,
        unwanted: depthAsked,
        bare: 'for',
      },
    ],
    phrasings: [
      'Don’t stack headings',
      'No two headings in a row',
      'Put text between headings',
      'Headings must be unique',
      'No duplicate headings',
      'Don’t nest headings deeper than H3',
      'Use at most three levels of headings',
    ],
  },
  {
    id: 'heading-numbers',
    title: 'Numbers before headings',
    about: new RegExp(String.raw`${ABOUT.source}|\bsections\b`),
    places: ['heading'],
    options: [
      {
        names:
          /\bnumber(?:ed|ing)? (?:the |your |any )?(?:sub-?)?(?:headings?|titles?|sections?)(?: by hand| manually)?|\b(?:section )?numbers? (?:in|before|to|on) (?:the |your |any )?headings?/,
        unwanted: () =>
          reading('heading-numbers', {
            kind: 'existence',
            scope: 'heading',
            pattern: /^\s*(?<at>\d+(?:\.\d+)*[.)]|\d+(?:\.\d+)+(?=\s+\p{Lu}\p{Ll}))(?=\s)/dgu,
            message: 'Leave out the number before the heading.',
          }),
        bare: 'against',
      },
    ],
    phrasings: [
      'Don’t number headings',
      'Avoid numbered headings',
      'No section numbers in headings',
      'Never number headings by hand',
      'Numbered headings are not allowed',
      'Do not put numbers before headings',
    ],
  },
  {
    id: 'heading-articles',
    title: 'Articles in front of headings and list items',
    about: /\b(?:headings?|titles?|headlines?|(?:list )?items?|bullets?)\b/,
    places: ['heading', 'list-item'],
    options: [
      {
        names:
          /\b(?:start|begin|open)\w* (?:(?:a|the|your|any|each|every) )?(?:headings?|titles?|headlines?|(?:list )?items?|bullets?(?: points?)?)? ?with (?:an? )?(?:(?:definite|indefinite|leading) (?:or (?:definite|indefinite) )?)?articles?\b|\b(?:leading|initial|opening) articles?\b|\barticles? (?:at the (?:start|beginning|front)|in front) of (?:a )?(?:headings?|titles?|(?:list )?items?|bullets?)|“the”,? (?:and|or) “an?”(?:,? (?:and|or) “an?”)?(?: at the (?:start|beginning))/,
        unwanted: ({ text }) => {
          const [inHeadings, inLists] = [HEADED.test(text), LISTED.test(text)];
          const scopes = [
            ...(inHeadings || !inLists ? (['heading'] as const) : []),
            ...(inLists ? (['list-item'] as const) : []),
          ];
          return reading(
            scopes.map((scope) => `${scope}-articles`).join(' and '),
            ...scopes.map(withoutArticle),
          );
        },
        bare: 'against',
      },
    ],
    phrasings: [
      'Don’t start headings with an article',
      'Avoid starting headings with articles',
      'Headings never begin with an article',
      'No leading articles in headings',
      'Do not open headings with “the” or “a” at the start',
      'Never begin a heading with an article, because readers scan the first word',
      'Don’t begin a list item with an article',
    ],
  },
];

const HEADED = /\b(?:headings?|titles?|headlines?)\b/;
const LISTED = /\b(?:(?:list )?items?|bullets?)\b/;
const withoutArticle = (scope: 'heading' | 'list-item'): Check => ({
  kind: 'existence',
  pattern: /^\s*(?<at>(?:The|An?|the|an?))(?=\s\p{L})/dgu,
  message: 'Leave out the article at the start: “{match}”.',
  scope,
});

/** “No gaps (H2 straight to H4)” speaks of order. */
function depthAsked({ groups, text }: Asked) {
  return /\b(?:gaps?|straight|skip\w*|jump\w*|directly|from h\d to|after h\d)\b/.test(text)
    ? undefined
    : depth(groups);
}

function depth(groups: Readonly<Record<string, string | undefined>>) {
  const words = ['second', 'third', 'fourth', 'fifth'];
  const count = groups['count'] ?? groups['count2'];
  const level = groups['level'] ?? groups['level2'];
  const from = groups['from'];
  const max = from
    ? Number(from) - 1
    : level
      ? Number(level)
      : groups['word']
        ? words.indexOf(groups['word']) + 2
        : count
          ? valueOf(count)
          : 0;
  return max >= 1 && max <= 5 ? reading(`heading-depth ≤ ${max}`, headingsTo(max)) : undefined;
}
