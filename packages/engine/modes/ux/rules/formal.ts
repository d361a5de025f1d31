import { wordyPhrases } from '../../../rules/data/wordy-phrases.ts';
import { escaped } from '../../../escaped.ts';
import type { UxPattern, UxRule } from './types.ts';

/** Beside what is wordy everywhere: what only strings of an interface say so. */
const OF_INTERFACES: readonly (readonly [formal: string, plain: string])[] = [
  ['is mandatory', 'is required'],
  ['are mandatory', 'are required'],
  ['you will be able to', 'you can'],
  ['you are required to', 'you must'],
  ['you will need to', 'you need to'],
  ['to proceed', 'to continue'],
  ["don't have the ability to", "can't"],
  ['do not have the ability to', "can't"],
  ['a minimum of', 'at least'],
  ['a maximum of', 'up to'],
  ["don't have sufficient", "don't have enough"],
  ['do not have sufficient', "don't have enough"],
  ['in the amount of', 'of'],
  ['it is necessary for us to', 'we need to'],
  ['it is necessary for you to', 'you need to'],
  ['has the ability to', 'can'],
  ['too big in size', 'too big'],
  ['too large in size', 'too large'],
];

/** Each wordy phrase in lower case, with the one short form that fits everywhere. */
const SHORT = new Map([
  ...wordyPhrases().flatMap(({ from, to }) =>
    typeof to === 'string' ? [from].flat().map((one) => [one.toLowerCase(), to] as const) : [],
  ),
  ...OF_INTERFACES,
]);

const keepCase = (match: string, plain: string): string =>
  /^\p{Lu}/u.test(match) ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : plain;

const WORDY: UxPattern = {
  find: new RegExp(
    // "Do you have the ability to" asks.
    String.raw`(?<!\b(?:do|did) )\b(?:${[...SHORT.keys()]
      .toSorted((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})\b`,
    'gi',
  ),
  message: 'The same in fewer words.',
  replace: (match) => keepCase(match, SHORT.get(match.toLowerCase()) ?? match),
};

const capital = (_: string, first: string): string => first.toUpperCase();

/** What only leads up to what is said. */
const LEADS_UP = String.raw`(?:please |kindly )?(?:(?:be (?:advised|informed|aware)|note)(?: that|:)|we regret (?:to inform you )?that|we would like to inform you that|this is to inform you that|it is important to note that)`;

/** Strings as a person would say them. */
export const FORMAL: readonly UxRule[] = [
  {
    id: 'ux-formal',
    label: 'Words that people say',
    severity: 'minor',
    patterns: [
      {
        find: /(?:[,.;]| and)?(?<!\s)\s+(?:please )?be patient[.!]*$/gi,
        message: 'The wait shows by itself.',
        replace: '',
      },
      {
        find: /^There (?:are|is) (?:only )?((?:\{|%|\d)[^.!?]*?) (?:remaining|left)\b/g,
        message: 'Begin with what there is.',
        replace: '$1 left',
      },
      {
        find: /\b([Tt])he (card|password|email(?: address)?|code|file|username|phone number|address|link) (?:that )?you(?: have|['’]ve)? (?:provided|entered|supplied|specified)\b/g,
        message: 'It is theirs: say so in one word.',
        replace: (_, first, thing) => `${first === 'T' ? 'Your' : 'your'} ${thing}`,
      },
      {
        find: /^It (?:is|['’]s) not possible to (?=\p{L})/giu,
        message: 'Speak to the person.',
        replace: "You can't ",
      },
      WORDY,
      {
        find: new RegExp(String.raw`(?<=^|[.!?…]\s+)${LEADS_UP},? (\S)`, 'giu'),
        message: 'Say it at once.',
        replace: capital,
      },
      {
        find: /^(?:oh,? no|ugh|argh|eek)[,!.…]*\s+(\S)/gi,
        message: 'Say at once what happened: a joke is in the way when something failed.',
        replace: capital,
      },
      {
        find: /(?<=\p{L})\s{1,4}[:;]-?[()DP]$(?<=\p{L} \p{L}+ \p{L}+[.!?]\s[^.!?]{0,300}\p{L}\s{1,4}[:;]-?[()DP])/gu,
        message: 'Faces wear out, and screen readers spell them.',
        replace: '.',
      },
      {
        find: /(?<=\p{L}[.!]?)\s+[:;]-?[()DP](?=\s|$)/gu,
        message: 'Faces wear out, and screen readers spell them.',
        replace: '',
      },
      { find: /([?!])[?!]+(?=\s|$)/g, message: 'One mark is enough.', replace: '$1' },
      {
        find: /\b(one|two|three|four|five|six|seven|eight|nine|ten) \(\d+\)/gi,
        message: 'The number once is enough.',
        replace: '$1',
      },
      {
        find: /^You (?:must|need to|have to) (?:provide|supply|specify|input) (\S)/gi,
        message: 'Begin with the action.',
        replace: 'Enter $1',
      },
      {
        find: /^You (?:must|need to|have to) (?=(?:accept|agree to|confirm|verify|upload|create|complete|fill (?:in|out)|check|set up|install|enable|turn on|connect|log in|sign in) )(\S)/gi,
        message: 'Begin with the action.',
        replace: capital,
      },
      {
        find: /^(?:You (?:forgot|failed|neglected) to|You (?:are|['’]re) required to|It is (?:required|necessary|mandatory) to) (?!be\b)(\S)/gi,
        message: 'Begin with the action.',
        replace: capital,
      },
      {
        find: /\b(?:please )?(?:do not|don['’]t) hesitate to (\S)/gi,
        message: 'Nobody hesitates who is told how.',
        replace: '$1',
      },
      {
        find: /^(?:click|tap|press) here for (\S)/gi,
        message: '“Here” says nothing where links are read alone.',
        replace: 'Get $1',
      },
      {
        find: /^(?:Input|Key in|Enter in) (?=(?:your|the|an?) )/g,
        message: 'People enter what they type.',
        replace: 'Enter ',
      },
      {
        find: /\bpress (?=(?:OK|Save|Cancel|Next|Continue|Submit|Done)\b)/gi,
        message: 'Keys are pressed; buttons are selected, with a finger too.',
        replace: (match) => keepCase(match, 'select '),
      },
      {
        find: /(?<=…\s)please (\S)/g,
        message: 'An instruction is polite when it is short.',
        replace: capital,
      },
      {
        find: /^(?:please )?wait,? while (?:we are|we['’]re|it is|it['’]s|the app is) (\p{Ll})(\p{Ll}+ing) ([^.!…]+)(?:\.{3}|…|[.!])*$/giu,
        message: 'The wait shows by itself: say what goes on.',
        replace: (_, first, doing, rest) => `${first.toUpperCase()}${doing} ${rest}…`,
      },
    ],
  },
  {
    id: 'ux-plain-control',
    label: 'Words that people say',
    severity: 'minor',
    patterns: [
      {
        find: /(?<=\?) (?:please )?(?:click|tap|press|go) here[.!]*$/gi,
        message: '“Here” says nothing where links are read alone.',
        replace: '',
      },
      {
        find: /^(?:click|press|tap|use|select|push)(?: on)? this (?:button|link|icon) (?:in order )?to (\S)/gi,
        message: 'Say what it does: that it is pressed shows.',
        replace: capital,
      },
      {
        find: /\b(not (?:supported|allowed|permitted|recognized|recognised|available)) (?:by|in|on|within) (?:the|our|this) (?:system|application|platform|server|software)(?=[.!]*$)/gi,
        message: 'The same in fewer words.',
        replace: '$1',
      },
      {
        find: /\b(exceeds?|is (?:larger|bigger) than|is over) the (?:max(?:imum|\.)?(?: allowed| permitted)?|allowed|permitted)(?: file| upload)? size(?: limit)? of (?=\S+ ?[KMG]i?B\b)/gi,
        message: 'The same in fewer words.',
        replace: 'is larger than ',
      },
      {
        find: /(?<=^(?!you |we |they )\p{L}+s) have the ability to\b/giu,
        message: 'The same in fewer words.',
        replace: ' can',
      },
      {
        find: /(?<=\bis larger than [^.!?]{1,40}),? and (?:was|is|has been|could) (?:therefore |thus |so )?(?:rejected|not accepted|not be uploaded)(?=[.!]*$)/gi,
        message: 'That it was not taken goes without saying.',
        replace: '',
      },
      {
        find: /\b(to|will) be terminated\b(?<=\b(?:session|connection|call|chat)\b[^.!?]{0,60})/gi,
        message: 'What ends is not terminated.',
        replace: (match) => match.replace(/be terminated/i, 'end'),
      },
      {
        find: /\b(?:(has|have) been|(was|were|is)) terminated\b(?<=\b(?:session|connection|call|chat)\b[^.!?]{0,60})/gi,
        message: 'What ends is not terminated.',
        replace: (_, has) => (has === '' ? 'ended' : `${has} ended`),
      },
      {
        find: /(?<=\b(?:is|are|was|were|been|be|got) )black-?listed\b/gi,
        message: 'Say what happened to it.',
        replace: 'blocked',
      },
      {
        find: /\b(white|black)-?list (?=(?:this|the|that|your|an?|these|all) )(?<=^\S+ )/gi,
        message: 'Say what is done.',
        replace: (match, color) => keepCase(match, /^white/i.test(color) ? 'allow ' : 'block '),
      },
    ],
  },
  {
    id: 'ux-learn-more',
    label: 'Links that say where they lead',
    severity: 'important',
    patterns: [
      {
        find: /^(?:for (?:more|further|additional) (?:information|info|details),? )(?:please )?(?:click|tap|press|go) here[.!]*$|^(?:learn|read|find out|see) more here[.!]*$/gi,
        message: '“Here” says nothing where links are read alone.',
        replace: 'Learn more',
      },
    ],
  },
  {
    id: 'ux-direct-error',
    label: 'Errors that help',
    severity: 'important',
    patterns: [
      {
        find: /^(?:you have )?insufficient (?:privileges|permissions?|rights|access)[.!]*$/gi,
        message: 'Say what is missing: permission, which somebody can give.',
        replace: "You don't have permission to do this.",
      },
      {
        find: /^(?:the )?(?:current )?user (?:does not|doesn['’]t) have (?:the )?(?:required |necessary |sufficient )?(?:permissions?|rights|privileges)[.!]*$/gi,
        message: 'Speak to the person.',
        replace: "You don't have permission to do this.",
      },
      {
        find: /^(?:fatal )?error: (?=\p{L}+ \p{L})(\S)/giu,
        message: 'That it is an error shows: begin with what happened.',
        replace: capital,
      },
      {
        find: /^(?:the )?value (?:you )?entered is (?:not valid|invalid)[.!]*$/gi,
        message: 'Say what to do.',
        replace: 'Enter a valid value.',
      },
      {
        find: /^(?:search )?results (?:could not be|were not|not) found[.!]*$/gi,
        message: 'The same in fewer words.',
        replace: 'No results found',
      },
      {
        find: /^the requested (\p{L})(\p{L}*(?: \p{L}+)?) (?:could not be|couldn['’]t be|was not|wasn['’]t|cannot be|can['’]t be) found[.!]*$/giu,
        message: 'The same in fewer words.',
        replace: (_, first, rest) => `${first.toUpperCase()}${rest} not found`,
      },
      {
        find: /^(?:the |your )?((?:\p{L}+ ){0,2}(?:upload|download|import|export|sync|backup|update|payment|transfer|installation|registration)) (?:was|is|has been) successful[.!]*$/giu,
        message: 'Say it was done, not that it succeeded.',
        replace: (match, what) =>
          `${what.slice(0, 1).toUpperCase()}${what.slice(1).toLowerCase()} complete${match.endsWith('.') ? '.' : ''}`,
      },
    ],
  },
];
