import type { Check } from '../../../checks/types.ts';
import { isFragment } from '../../../modes/reading/fragments.ts';
import { listEndPeriod } from '../../../rules/list-end-period.ts';
import { listNoEndPeriod } from '../../../rules/list-no-end-period.ts';
import { endOf, leadsOf } from '../../../rules/support/list-items.ts';
import { listsTo } from '../../../rules/list-depth.ts';
import { listItems } from '../../../rules/list-length.ts';
import type { Rule } from '../../../rules/types.ts';
import type { Asked, Family, Reading } from '../family.ts';
import { NUMBER, valueOf } from '../numbers.ts';
import { group, reading } from './support.ts';

const ITEMS = String.raw`(?:list items?|list entries|lists?|bullets?|bullet(?:ed)? (?:points?|lists?|items?)|(?:numbered|ordered|unordered) lists?|(?:numbered )?steps?|items?|points|entries)`;
const ABOUT = /\b(?:steps?|lists?|bullets?|bulleted|list items?|items)\b/;
const MARK = String.raw`(?:punctuation(?: marks?)?|periods?|full stops?|dots?|terminal punctuation|end punctuation|closing punctuation|final punctuation|semicolons?|commas?)`;
const MARKS = String.raw`(?:(?:a |an |any |final |trailing |terminal |closing )*)${MARK}(?:(?:, (?:and |or )?| and | or )(?:a |an )?${MARK})*`;

/** What a rule finds at the end of items that are fragments, or of those that are sentences. */
const inItems = ({ checks }: Rule, fragments: boolean): Check => ({
  kind: 'code',
  find: (document) => {
    const meant = leadsOf(document).filter((block) => {
      const [sentence] = block.sentences;
      return sentence && isFragment(block, sentence) === fragments;
    });
    return checks
      .flatMap((check) => (check.kind === 'code' ? check.find(document) : []))
      .filter(({ end }) => meant.some((block) => block.start < end && end <= endOf(block)));
  },
});
/** The marks at the end of items that are no sentences. */
const stoppedFragments = inItems(listNoEndPeriod, true);
const openSentences = inItems(listEndPeriod, false);

const SENTENCES = String.raw`(?:(?:full|complete|whole|entire)[- ]|(?:that|which|they) (?:are|form) )sentences?`;
const FRAGMENTS = String.raw`(?:sentence )?fragments?|(?:incomplete|partial)[- ]sentences?|(?:not|n't) (?:a )?${SENTENCES}`;
const FORM = `(?:${FRAGMENTS}|${SENTENCES})`;
const PUNCTUATION = String.raw`\b(?:${MARKS}|punctuat[a-z]+)`;
const BY_FORM = new RegExp(
  String.raw`${PUNCTUATION}[^.;]*${FORM}[^.;]*|(?:^(?:if|when|where) [^.;,]*)?\b${FORM}[^.;]*${PUNCTUATION}[^.;]*|\b${SENTENCES}[- ](?:${ITEMS})\b[^.;]*|\bfragments? (?:get|gets|take|takes|need|have|has|don't|do not|never|stay)\b[^.;]*`,
);
/** Marks behind items by what these are: none behind fragments, one behind sentences, or what a rule tells of one of the two. */
function byForm({ named, text }: Asked): Reading | undefined {
  if (/\bintroduc|\blead-?in\b/.test(text)) return undefined;
  const spared = new RegExp(String.raw`\b(?:unless|except)\b[^.;]*${FORM}`).test(named);
  const fragments = new RegExp(FRAGMENTS).test(named);
  const sentences = new RegExp(SENTENCES).test(named.replace(new RegExp(FRAGMENTS, 'g'), ''));
  if (fragments === sentences || !new RegExp(PUNCTUATION).test(named))
    return reading('sentence-punctuation', openSentences, stoppedFragments);
  return fragments !== (spared || (sentences && / (?:only|if|when|where)\b/.test(named)))
    ? reading('fragment-punctuation', stoppedFragments)
    : reading('sentence-end-period', openSentences);
}

/** Lists: their marks, capitals, introduction and form. */
export const LIST_FAMILIES: readonly Family[] = [
  {
    id: 'list-punctuation',
    title: 'Marks at the end of list items',
    about: ABOUT,
    places: ['list-item', 'step'],
    options: [
      { names: BY_FORM, wanted: byForm, unwanted: byForm, bare: 'for' },
      {
        names:
          /(?<!\bnumber\p{L}* .{0,40})\bconsistent(?:ly)?(?: (?:end |final |closing )?punctuat(?:ion|ed?))?\b|\bpunctuat(?:e|ion)[a-z ]*(?:consistent(?:ly)?|the same(?: way)?)|\b(?:all|every) (?:items?|bullets?)? ?(?:end|ends) (?:in )?the same(?: way)?/u,
        wanted: 'list-consistency',
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b(?:end|finish|close|ending|terminate|punctuate)s? (?:(?:each|every|all|any|the|a|your|bulleted|of) )*(?:${ITEMS} )?(?:with|in|using) ${MARKS}|\bpunctuate (?:the )?(?:ends? of )?(?:(?:each|every|all|any|the|a|your) )*${ITEMS}`,
        ),
        wanted: ({ named }) => (/semicolon|comma/.test(named) ? undefined : 'list-end-period'),
        unwanted: 'list-no-end-period',
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b${MARKS} (?:at|to|from) the end(?: of (?:(?:each|every|all|any|the|a|your) )*${ITEMS})?|\b${MARKS} (?:after|at the end of|to end|from|for|to) (?:(?:each|every|all|any|the|a|your) )*${ITEMS}|\b(?:trailing|final|terminal|ending|closing|end) ${MARK}(?: (?:in|from|on|after|to) (?:(?:each|every|all|any|the|a|your) )*${ITEMS})?|\b(?:periods?|full stops?|punctuation) in (?:bulleted |unordered |numbered )?lists?\b|(?<=^(?:no|omit|avoid|without|never (?:use|put|add)|(?:don't|do not) (?:use|put|add)|use no) )(?:final |end |trailing )?(?:periods?|full stops?|punctuation)$|(?<=\b(?:bullets?|bullet points?|lists?|list items?)(?::| [-–])? (?:no|without|never) )${MARKS}|(?<=\b(?:items|bullets|points|lists|item|bullet) (?:\w+ )?(?:with|without|no|have no|take no|take|has|have|need|need no|don't need|get) )${MARKS}`,
        ),
        wanted: ({ named }) => (/semicolon|comma/.test(named) ? undefined : 'list-end-period'),
        unwanted: 'list-no-end-period',
      },
    ],
    phrasings: [
      'End each list item with a period',
      'List items end with a full stop',
      'Don’t end list items with a period',
      'No periods at the end of bullets',
      'Leave out punctuation at the end of list items',
      'Bullet points have no final punctuation, because they are fragments',
      'Punctuate list items consistently',
      'No period at the end of list items unless the item is a full sentence',
      'End list items with periods only if they are complete sentences',
    ],
  },
  {
    id: 'list-capital',
    title: 'Capitals in lists',
    about: ABOUT,
    places: ['list-item', 'step'],
    options: [
      {
        names: new RegExp(
          String.raw`\b${ITEMS}:? (?:(?:must|should|are|is|be|always|to) )*capitali[sz]ed\b|\b(?:start|begin|starting|beginning)s? (?:(?:each|every|all|the|a|your|bulleted) )*(?:${ITEMS} )?with (?:an? )?(?:initial )?(?:capital|uppercase|upper-case)(?: letters?)?|\bcapitali[sz](?:e|ed|ing) (?:the )?(?:first (?:word|letter)(?: of)? |start of |beginning of |initial word of )?(?:(?:each|every|all|the|a|in|your|first) )*${ITEMS}|\b(?:an? )?(?:initial|leading) (?:capital|uppercase)(?: letters?)?(?: (?:for|in|on) (?:(?:each|every|all|the|a) )*${ITEMS})?|\bcapitali[sz]e the first (?:word|letter)|\bcapitals?(?: letters?)? first\b`,
        ),
        wanted: 'list-capital',
        bare: 'for',
      },
    ],
    phrasings: [
      'Start each list item with a capital letter',
      'Capitalize the first word of list items',
      'List items begin with a capital',
      'Begin every bullet with an uppercase letter',
      'Capitalize list items',
      'Use an initial capital in list items, so that they stand out',
    ],
  },
  {
    id: 'list-parallelism',
    title: 'Parallel list items',
    places: ['list-item', 'step'],
    options: [
      {
        names: new RegExp(
          String.raw`\ball (?:start|begin) with (?:an? |the )?(?:verb|noun)s? or (?:all )?(?:with )?(?:an? |the )?(?:verb|noun)s?\b|\bparallel(?:ism|ly)?(?: (?:structure|construction|form|grammar|syntax|grammatical structure|phrasing|wording))?(?: (?:in|for|across|to) (?:all |your |the )?${ITEMS})?|\b(?:the )?same (?:part of speech|grammatical (?:form|structure|construction)|kind of word|verb form|word type|form|way|structure|type of word|grammar|syntax)(?= |$|,|\.)`,
        ),
        wanted: 'list-parallelism',
        bare: 'for',
      },
    ],
    // Of headings that are parallel, no check can tell.
    about: /\b(?:lists?|bullets?|items|steps|series)\b|^(?!.*\b(?:sub)?heading).*\bparallel/s,
    phrasings: [
      'Items of a list share one grammatical form',
      'List items are parallel',
      'Use parallel structure in lists',
      'Start all list items with the same part of speech',
      'Keep bullets parallel, because it helps scanning',
      'Write list items in the same grammatical form',
      'Lists need parallel construction',
    ],
  },
  {
    id: 'list-introduction',
    title: 'Introductions of lists',
    about: ABOUT,
    places: ['list-item', 'step'],
    options: [
      {
        names: new RegExp(
          String.raw`(?<!\bthat )\bintroduc(?:e|ed|es|ing)(?: (?:(?:each|every|all|the|a|your|bulleted) )*${ITEMS})?(?: (?:with|by) (?:an? )?(?:complete |full |introductory |lead-in |short |whole )*(?:sentences?|clauses?|phrases?|text|lead-in|line|paragraph))?(?:,? (?:that |which )?(?:followed by|ending (?:in|with)|ends (?:in|with)|that ends (?:in|with)|and end it with|ends (?:in|with)|end with|and) (?:a )?colon)?|\b(?:introductory|lead-in|intro|introducing) (?:sentences?|text|phrases?|lines?|paragraphs?)(?: (?:before|for|to) (?:(?:each|every|all|the|a|your) )*${ITEMS})?|\b(?:sentence|text|line|lead-in|introduction)s? (?!before [a-z ]+ (?:must |should )?ends? (?:with|in) a colon)(?:before|preceding|above|to introduce|introducing) (?:(?:each|every|all|the|a|your) )*${ITEMS}`,
        ),
        wanted: ({ named, text }) =>
          /colon/.test(named) ||
          /\b(?:end\w*(?: \w+){0,6}|introduc\w+(?: \w+){0,3}|lead\w*|followed) (?:with|in|by) (?:a )?colon/.test(
            text,
          )
            ? ['list-introduction', 'list-colon']
            : 'list-introduction',
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\bcolons? (?:before|to introduce|preceding|in front of) (?:(?:each|every|all|the|a|your) )*${ITEMS}|\b(?:end|close|finish) (?:the |an? )?(?:introduct(?:ion|ory (?:sentence|phrase|text))|lead-in(?: sentence)?|sentence (?:before|that introduces) (?:a |the )?list)s? (?:to (?:a |the )?lists? )?with (?:a )?colon|\b(?:sentences?|lines?|text) (?:before|that introduces?|introducing|preceding) (?:(?:a|the|each|every|all|any|bulleted|numbered|ordered|unordered|or) )*lists? (?:must |should |always )?ends? (?:with|in) (?:a )?colon|\b(?:preced|follow)ed by a colon|\bcolon(?= (?:before|to introduce))`,
        ),
        wanted: 'list-colon',
        bare: 'for',
      },
    ],
    phrasings: [
      'Introduce lists with a complete sentence',
      'Introduce each list with a sentence that ends with a colon',
      'Put a lead-in sentence before every list',
      'Every list needs an introductory sentence',
      'End the introductory sentence of a list with a colon, please',
      'Introduce lists, because readers need the context',
    ],
  },
  {
    id: 'list-length',
    title: 'Length and depth of lists',
    about: /\b(?:lists?|bullets?|bulleted|list items?|items|steps|procedures?)\b/,
    places: ['list-item', 'step'],
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:(?<strict>fewer than|less than|under)|no more than|at most|a maximum of|not more than|more than|up to|maximum|max|over|exceed|longer than|to) (?<max>${NUMBER}) (?:list |bullet )?(?:items?|bullets?|entries|points|bullet points|steps)|\b(?<max2>${NUMBER}) (?:items?|bullets?|entries|points|steps) (?:max(?:imum)?|or (?:fewer|less)|at most|per list)`,
          'u',
        ),
        wanted: (asked) =>
          /\b(?:must|should|need|needs|have|has|contain|contains) (?:more than|over) /.test(asked.text)
            ? least(valueOf(group(asked, 'max')) + 1)
            : most(asked),
        // “Avoid lists with fewer than three items”
        unwanted: (asked) => (group(asked, 'strict') ? least(valueOf(group(asked, 'max'))) : most(asked)),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b(?:at least|a minimum of|minimum(?: of)?|no fewer than|fewer than|less than) (?<min>${NUMBER}) (?:list )?(?:items?|bullets?|entries|points)|\b(?:single|one)-(?:item|bullet|entry|element) lists?|\blists? (?:of|with) (?:only |just )?(?:one|a single|1) (?:item|bullet|entry|element)`,
          'u',
        ),
        wanted: (asked) => {
          const min = group(asked, 'min');
          return min ? least(valueOf(min)) : undefined;
        },
        unwanted: (asked) => {
          const min = group(asked, 'min') ? valueOf(group(asked, 'min')) : 2;
          return least(min);
        },
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b(?:nest(?:ed|ing)? (?:bulleted )?(?:lists?|bullets?|items) )?(?:deeper than|more than|beyond|past|over|at most|no deeper than|up to|to|maximum of) (?<depth>${NUMBER}) (?:nesting )?levels?(?: (?:deep|of nesting))?|\b(?:bullets?|lists?|items?)\b[^.;]{0,20}? (?:deeper than|more than|over|at most|up to|beyond|past) (?<depth3>${NUMBER}) deep\b|\b(?<depth2>${NUMBER}) (?:levels?|tiers?|layers?) (?:deep|of (?:nesting|bullets|lists?|list items|indentation)|max)(?: at (?:the )?most|,? max(?:imum)?|,? or fewer)?`,
          'u',
        ),
        wanted: (asked) =>
          deep(valueOf(group(asked, 'depth') || group(asked, 'depth2') || group(asked, 'depth3'))),
        unwanted: (asked) =>
          deep(valueOf(group(asked, 'depth') || group(asked, 'depth2') || group(asked, 'depth3'))),
        bare: 'for',
      },
      {
        names:
          /\bnest(?:ed|ing)? (?:bulleted )?(?:lists?|bullets?)\b(?!.*\blevels?\b)|(?<=\b(?:never|no|not|don't|do not|avoid|without) )nest(?:ing|ed)?(?: them| it)?$|\bsub-?lists?\b|\bsub-?bullets?\b|\blists? (?:in|inside|within) lists?\b/,
        unwanted: () => deep(1),
        bare: 'against',
      },
    ],
    phrasings: [
      'Lists have at most seven items',
      'No more than 7 items per list',
      'Lists need at least two items',
      'Avoid single-item lists',
      'Don’t nest lists deeper than two levels',
      'No nested lists',
      'Limit lists to ten items',
    ],
  },
];

const least = (min: number) => reading(`list-length ≥ ${min}`, listItems({ min }));

function most(asked: Parameters<typeof group>[0]) {
  const number = group(asked, 'max') || group(asked, 'max2');
  const max = valueOf(number) - (group(asked, 'strict') ? 1 : 0);
  if (max < 1) return undefined;
  const check = listItems({ max });
  return /\bsteps\b/.test(asked.named) && check.kind !== 'within'
    ? reading(`steps ≤ ${max}`, { kind: 'within', check, only: ['step'] })
    : reading(`list-length ≤ ${max}`, check);
}

function deep(max: number) {
  return max > 0 ? reading(`list-depth ≤ ${max}`, listsTo(max)) : undefined;
}
