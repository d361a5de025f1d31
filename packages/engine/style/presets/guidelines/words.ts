import type { Check } from '../../../checks/types.ts';
import { patternCheck } from '../../../rules/support/pattern-check.ts';
import type { Guideline } from '../types.ts';

const swaps = (
  pairs: Readonly<Record<string, string | readonly string[]>>,
  exceptions: readonly string[] = [],
): readonly Check[] => [
  {
    kind: 'substitution',
    message: 'Use “{replacement}” instead of “{match}”.',
    swap: Object.entries(pairs).map(([from, to]) => ({ from, to })),
    exceptions,
  },
];

export const noLatin: Guideline = {
  topic: 'latin',
  label: 'English, not Latin',
  description: 'Do not use Latin abbreviations such as “e.g.” and “i.e.”.',
  reason: 'Many readers mix them up, and screen readers stumble over them.',
  bad: 'Use a short name, e.g. `api`.',
  good: 'Use a short name, for example, `api`.',
  checks: 'latin-abbreviations',
};

export const noJargon: Guideline = {
  topic: 'jargon',
  label: 'No jargon',
  description: 'Avoid jargon and clichés.',
  reason: 'A plain word is understood by everybody, also by who comes from another field.',
  bad: 'Leverage the cache to move the needle.',
  good: 'Use the cache to make a difference.',
  checks: 'jargon',
};

export const concise: Guideline = {
  topic: 'wordiness',
  label: 'Concise wording',
  description: 'Avoid wordy phrases.',
  reason: 'Each word that says nothing costs attention for one that does.',
  bad: 'Restart the server in order to load the file.',
  good: 'Restart the server to load the file.',
  checks: 'wordiness',
};

export const noIntensifiers: Guideline = {
  topic: 'intensifiers',
  label: 'No intensifiers',
  description: 'Avoid intensifiers such as “very” and “really”.',
  reason: 'A figure or an exact word is stronger than a loud one.',
  bad: 'The second query is very slow.',
  good: 'The second query takes two seconds.',
  checks: 'intensifiers',
};

export const noThereIs: Guideline = {
  topic: 'there-is',
  label: 'No “there is”',
  description: 'Do not open sentences with “there is” or “there are”.',
  reason: 'The sentence gets to its point sooner with the thing itself, or with what the reader can do.',
  bad: 'There are three ways to open the file.',
  good: 'You can open the file in three ways.',
  checks: 'there-is',
};

export const noAndOr: Guideline = {
  topic: 'and-or',
  label: 'No “and/or”',
  description: 'Do not write “and/or”.',
  reason: 'Readers should not have to work out which of the two is meant.',
  bad: 'Set a user and/or a group.',
  good: 'Set a user, a group, or both.',
  checks: 'and-or',
};

export const signIn: Guideline = {
  topic: 'sign-in',
  label: 'Sign in',
  description: 'Use “sign in” instead of “log in”. Use “sign out” instead of “log out”.',
  reason: 'One name for one thing; these are the ones that most products show.',
  bad: 'Log in to the console.',
  good: 'Sign in to the console.',
  checks: [
    ...swaps(
      {
        'log in': 'sign in',
        'logs in to': 'signs in to',
        'logged in to': 'signed in to',
        'logging in to': 'signing in to',
        'log into': 'sign in to',
        'logging into': 'signing in to',
        'log on': 'sign in',
        'log onto': 'sign in to',
        'logon to': 'sign in to',
        'log out': 'sign out',
        'logs out': 'signs out',
        'logged out': 'signed out',
        'logging out': 'signing out',
        'log off': 'sign out',
      },
      // "The log in `/var/log`".
      ['the', 'a', 'this', 'that', 'each', 'every', 'your', 'its', 'our', 'any'].flatMap((determiner) =>
        ['in', 'on', 'into', 'out', 'off'].map((particle) => `${determiner} log ${particle}`),
      ),
    ),
    // “Login to the portal”: the noun in the place of the verb.
    patternCheck('“Login” is a noun. Write “{replacement}”.', [
      {
        pattern:
          /(?<=^\s*(?:[A-Z][a-z]+(?: [a-z]+)?: )?|[.!?]\s+|\b(?:to|can|must|please|and|then|or|Please|Then)\s+)(?<at>[Ll]ogin)(?=\s+(?:to|with|using|here|again|now|first)\b)/dgu,
        to: (match) => (match.startsWith('L') ? 'Sign in' : 'sign in'),
      },
    ]),
  ],
};

export const select: Guideline = {
  topic: 'select',
  label: 'Verbs for every kind of input',
  description: 'Use “select”, not “click” or “tap”.',
  reason: 'People use a mouse, a finger, a keyboard, or their voice.',
  bad: 'Click **Save**.',
  good: 'Select **Save**.',
  checks: 'select-not-click',
};

export const clickAndPress: Guideline = {
  topic: 'click-and-press',
  label: 'Click and press',
  description: 'Write “click”, not “click on”, and “press a key”, not “hit a key”.',
  reason: 'One verb for each way of input, and the shortest.',
  bad: 'Click on **Save**, then hit the Enter key.',
  good: 'Click **Save**, then press the Enter key.',
  checks: [
    patternCheck('Write “{replacement}” instead of “{match}”.', [
      {
        // Not "a click on the map".
        pattern:
          /(?<!\b(?:an?|the|each|every|one|this|that|first|single|double|per|mouse|by|of|on|after|’s|'s) )\b(?:double-|right-)?(?:click|clicks) on\b(?! (?:and|or|off|it’s|one of)\b)/gi,
        to: (match) => match.replace(/ on$/i, ''),
      },
      {
        pattern: /\b(?:double-|right-)?(?:clicking|clicked) on\b(?! (?:and|or|off)\b)/gi,
        to: (match) => match.replace(/ on$/i, ''),
      },
      {
        pattern:
          /\b(?:hit|hits|hitting)(?= (?:the )?(?:enter|return|tab|escape|esc|space|spacebar|any|ctrl|control|shift|delete|backspace|arrow|f\d+)\b)/gi,
        to: (match) =>
          match.replace(/^(h)it(?=$|s|ting)(s|ting)?/i, (_, first: string, rest = '') => {
            const verb = rest === 's' ? 'presses' : rest === 'ting' ? 'pressing' : 'press';
            return first === 'H' ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb;
          }),
      },
    ]),
  ],
};

export const compounds: Guideline = {
  topic: 'compounds',
  label: 'Modern compounds',
  description: 'Spell compound words in one way: “email”, “website”, “internet”.',
  reason: 'One spelling looks cared for and is found by a search.',
  bad: 'Send an e-mail.',
  good: 'Send an email.',
  checks: 'compound-spelling',
};

export const americanSpelling: Guideline = {
  topic: 'american-spelling',
  label: 'American spelling',
  description: 'Use American English spelling: “color”, “center”, “organize”.',
  reason: 'One variety throughout looks deliberate, and readers find a term by one search.',
  bad: 'Choose a colour.',
  good: 'Choose a color.',
  checks: 'american-spelling',
};

export const hiddenVerbs: Guideline = {
  topic: 'hidden-verbs',
  label: 'No hidden verbs',
  description: 'Use “decide” instead of “make a decision”, and other verbs instead of nouns made from them.',
  reason: 'A verb says in one word what the noun needs three for.',
  bad: 'The board makes a decision in May.',
  good: 'The board decides in May.',
  checks: 'nominalizations',
};

/** Who has a duty: “applicants are required to sign”. “The key is required to sign” says what it is for. */
const OBLIGED =
  /(?<=\b(?:you|we|they|he|she|who|everyone|everybody|anyone|users?|applicants?|members?|visitors?|employees?|customers?|students?|people|persons?|participants?|candidates?|parents?|contributors?|authors?|developers?|administrators?|readers?|reviewers?|owners?|residents?|tenants?|drivers?)\s+)(?:is|are)\s+required\s+to(?=\s+[a-z])/gi;

/** The verb; “your purchase” is a thing. */
const PURCHASE =
  /(?<=^\s*|[.!?]\s+|\b(?:to|can|could|may|might|must|should|will|would|you|we|they|and|or|not|then|never)\s+)purchase(?=\s+(?:the|your|this|these|an?|any|more|extra|additional|it|them|one|another|some|\d)\b)/gi;

export const everydayWords: Guideline = {
  topic: 'everyday-words',
  label: 'Everyday words',
  description:
    'Use “use” instead of “utilize”, “help” instead of “facilitate”, and other everyday words instead of long ones.',
  reason: 'Everybody knows them, and they are read faster.',
  bad: 'Utilize the form to commence your application.',
  good: 'Use the form to start your application.',
  checks: [
    ...swaps({
      utilize: 'use',
      utilizes: 'uses',
      utilized: 'used',
      utilizing: 'using',
      facilitate: ['help', 'ease'],
      commence: 'start',
      commences: 'starts',
      commenced: 'started',
      terminate: 'end',
      ascertain: 'find out',
      'endeavor to': 'try to',
      'endeavour to': 'try to',
      'in excess of': 'more than',
      'prior to': 'before',
      'subsequent to': 'after',
      purchased: 'bought',
      demonstrate: 'show',
      demonstrates: 'shows',
      approximately: 'about',
      'is sufficient': 'is enough',
      'are sufficient': 'are enough',
      assistance: 'help',
      numerous: 'many',
      remainder: 'rest',
      'in lieu of': 'instead of',
      'pursuant to': 'under',
      herein: 'here',
      'the aforementioned': ['this', 'these'],
      necessitate: 'need',
      necessitates: 'needs',
      obtain: 'get',
      'per annum': 'a year',
      'in the event of': 'if there is',
      expedite: 'speed up',
      'inasmuch as': 'since',
      'in accordance with': ['under', 'following'],
      'at your earliest convenience': 'as soon as you can',
      'at the earliest possible date': 'as soon as possible',
      'the utilization of': 'the use of',
      'the utilisation of': 'the use of',
      furnish: ['give', 'send'],
      furnishes: ['gives', 'sends'],
      furnished: ['gave', 'sent'],
      additional: ['more', 'extra'],
      'termination of': 'end of',
      terminates: 'ends',
      initiate: 'start',
      initiates: 'starts',
      initiated: 'started',
      subsequently: 'later',
      modify: 'change',
      modifies: 'changes',
      modification: 'change',
      modifications: 'changes',
      'in the amount of': 'of',
      'until such time as': 'until',
      'is in possession of': 'has',
      'are in possession of': 'have',
      'it is necessary that': ['must', 'need to'],
      'it is necessary to': 'you must',
      henceforth: 'from now on',
      hereby: 'now',
      thereof: 'of it',
      therein: 'in it',
      whereas: ['but', 'while'],
      ameliorate: 'improve',
      elucidate: 'explain',
      forthwith: 'now',
      transmit: 'send',
      transmits: 'sends',
      anticipate: 'expect',
      anticipates: 'expects',
    }),
    patternCheck('Use “{replacement}” instead of “{match}”.', [
      { pattern: OBLIGED, to: 'must' },
      { pattern: PURCHASE, to: 'buy' },
    ]),
  ],
};

export const positive: Guideline = {
  topic: 'double-negatives',
  label: 'No double negatives',
  description:
    'Use “common” instead of “not uncommon”, and other positive words instead of double negatives.',
  reason: 'Two negatives make readers work out what holds.',
  bad: 'It is not uncommon to wait a week.',
  good: 'It is common to wait a week.',
  checks: swaps({
    'not uncommon': 'common',
    'not unlike': 'like',
    'not unusual': 'usual',
    'not impossible': 'possible',
    'not insignificant': 'significant',
    'not unlikely': 'likely',
    'not infrequently': 'often',
    'not unreasonable': 'reasonable',
    'not unimportant': 'important',
    'not dissimilar': 'similar',
    'no fewer than': 'at least',
    'not unknown': 'known',
    'not without': 'with',
    'not unless': 'only if',
    'not until': ['only when', 'only after'],
    'not fail to': 'be sure to',
  }),
};

export const mustNotShall: Guideline = {
  topic: 'must',
  label: '“Must”, not “shall”',
  description: 'Use “must” instead of “shall”.',
  reason: '“Must” is the word that people use for a duty; “shall” can mean three things.',
  bad: 'You shall keep the receipt.',
  good: 'You must keep the receipt.',
  checks: swaps({ shall: 'must' }),
};
