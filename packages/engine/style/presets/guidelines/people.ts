import type { Check } from '../../../checks/types.ts';
import { patternCheck } from '../../../rules/support/pattern-check.ts';
import type { Guideline } from '../types.ts';

const avoid = (
  message: string,
  pairs: Readonly<Record<string, string | readonly string[]>>,
): readonly Check[] => [
  { kind: 'substitution', message, swap: Object.entries(pairs).map(([from, to]) => ({ from, to })) },
];

export const inclusiveTerms: Guideline = {
  topic: 'inclusive-terms',
  label: 'Inclusive terms',
  description: 'Use inclusive language, without terms such as “whitelist” and “slave”.',
  reason: 'Terms that recall slavery or rank people by color shut readers out, and plain ones say more.',
  bad: 'Add the address to the whitelist.',
  good: 'Add the address to the allowlist.',
  checks: 'inclusive-language',
};

export const ableism: Guideline = {
  topic: 'ableism',
  label: 'No ableist language',
  description: 'Avoid ableist language.',
  reason: 'Words for illness and disability are no words for software that surprises or fails.',
  bad: 'The old parser gave crazy results.',
  good: 'The old parser gave surprising results.',
  checks: 'ableist-language',
};

export const genderNeutral: Guideline = {
  topic: 'gender',
  label: 'Gender-neutral language',
  description: 'Use gender-neutral language.',
  reason: 'Readers are of any gender, and so are the people that a text speaks of.',
  bad: 'The chairman signs the form.',
  good: 'The chair signs the form.',
  checks: 'gender-neutral-language',
};

const NAMED_BY_CONDITION = '“{match}” names people by a condition. Write “{replacement}”.';
/** Adjectives that name a group of people alone, and what they are called instead. */
const GROUPS: Readonly<Record<string, string>> = {
  disabled: 'people with disabilities',
  handicapped: 'people with disabilities',
  blind: 'people who are blind',
  deaf: 'people who are deaf',
  'mentally\\s+ill': 'people with mental illness',
  elderly: 'older people',
  homeless: 'people without housing',
  poor: 'people with low incomes',
};
/** Nothing that it describes follows: “for the blind.”, but “the blind copy”. */
const ENDS = String.raw`(?=\s*(?:[.,;:!?)]|$)|\s+(?:who|cannot|can|could|need)\b|\s+and\s+the\s+(?:blind|deaf|elderly)\b)`;
const GOES_ON = String.raw`(?=\s*(?:[.,;:!?)]|$)|\s+(?:and|or|who|whom|can|cannot|could|may|might|must|should|will|would|are|were|have|had|need|to|with|in|by|from|as|at|often|also)\b)`;
/** What people have; a program “suffers from” what it likes. */
const SUFFERS =
  /(?<=\b(?:people|persons?|patients?|users?|readers?|customers?|employees?|children|adults|anyone|someone|everyone|those|who)\s+)suffers?\s+from(?=\s)/gi;

export const peopleFirst: Guideline = {
  topic: 'people-first',
  label: 'People before conditions',
  description: 'Use “people with disabilities” instead of “the disabled” or “the handicapped”.',
  reason: 'A condition is one thing about a person, not what the person is.',
  bad: 'The entrance serves the handicapped.',
  good: 'The entrance serves people with disabilities.',
  checks: [
    ...avoid(NAMED_BY_CONDITION, {
      'handicapped people': 'people with disabilities',
      'disabled people': 'people with disabilities',
      'confined to a wheelchair': 'using a wheelchair',
      'wheelchair-bound': 'using a wheelchair',
      'visually impaired people': 'people who are blind or have low vision',
      'visually impaired users': 'users who are blind or have low vision',
      'hearing impaired people': 'people who are deaf or hard of hearing',
      'hearing-impaired people': 'people who are deaf or hard of hearing',
      'afflicted with': 'with',
      'victim of a stroke': 'person who had a stroke',
      'able-bodied people': 'people without disabilities',
      'special needs': 'disabilities',
      'senior citizens': 'older people',
      'elderly people': 'older people',
      'old people': 'older people',
      'elderly users': 'older users',
      'handicapped entrance': 'accessible entrance',
      'handicapped parking': 'accessible parking',
      'handicap accessible': 'accessible',
    }),
    patternCheck(NAMED_BY_CONDITION, [
      ...Object.entries(GROUPS).map(([group, people]) => ({
        pattern: new RegExp(`\\bthe\\s+${group}${group === 'disabled' ? ENDS : GOES_ON}`, 'gi'),
        to: people,
      })),
      { pattern: SUFFERS, to: (match) => (/s$/i.test(match.split(/\s/)[0] ?? '') ? 'has' : 'have') },
    ]),
  ],
};

export const noViolence: Guideline = {
  topic: 'violence',
  label: 'No violent metaphors',
  description: 'Use “stop” instead of “kill”, and other calm words instead of violent metaphors.',
  reason: 'Some readers have met the real thing, and the plain verb is clearer to all.',
  bad: 'Kill the process on both hosts.',
  good: 'Stop the process on both hosts.',
  checks: avoid('“{match}” is a violent metaphor. Write “{replacement}”.', {
    'kill the': 'stop the',
    'kills the': 'stops the',
    'killing the': 'stopping the',
    'killed the': 'stopped the',
    'abort the': ['cancel the', 'stop the'],
    'aborts the': ['cancels the', 'stops the'],
    'aborted the': ['canceled the', 'stopped the'],
    'nuke the': 'delete the',
    'hit the endpoint': 'call the endpoint',
    'killer feature': 'main feature',
    'war room': ['incident room', 'situation room'],
    'on the front lines': 'at work',
    'bullet-proof': 'reliable',
    bulletproof: 'reliable',
    'double-edged sword': 'two-sided matter',
    'shoot yourself in the foot': 'harm yourself',
    'blow away': 'delete',
    'suicide mission': 'hopeless task',
  }),
};

export const noCultureBound: Guideline = {
  topic: 'idioms',
  label: 'No idioms from sport or one culture',
  description:
    'Avoid the phrases “ballpark figure”, “out of left field”, “home run”, “grandfathered”, “low-hanging fruit”, and “open the kimono”.',
  reason: 'Idioms exclude who did not grow up with them, and some carry a history.',
  bad: 'Here is a ballpark figure.',
  good: 'Here is an estimate.',
  checks: [
    {
      kind: 'existence',
      message: '“{match}” is an idiom that many readers do not know. Say it plainly.',
      phrases: [
        'ballpark figure',
        'out of left field',
        'home run',
        'grandfathered',
        'grandfathered in',
        'grandfather clause',
        'low-hanging fruit',
        'open the kimono',
        'touch base',
        'hail mary',
        'slam dunk',
        'full-court press',
        'knock it out of the park',
        'hit it out of the park',
        'tribal knowledge',
        'spirit animal',
        'pow wow',
        'powwow',
        'off the reservation',
        'circle the wagons',
        'peanut gallery',
        'rule of thumb',
        'cakewalk',
        'sold down the river',
        'call a spade a spade',
        'long time no see',
        'no can do',
        'first-world problem',
        'third-world country',
        'third world country',
        'christmas tree approach',
        'drink the kool-aid',
        'gypped',
        'indian giver',
        'chinese wall',
      ],
    },
  ],
};

export const folks: Guideline = {
  topic: 'guys',
  label: 'Everybody, not “guys”',
  description: 'Use “everyone” instead of “guys” or “you guys”.',
  reason: 'Not everybody who reads it is a guy.',
  bad: 'Hey guys, the release is out.',
  good: 'Hey everyone, the release is out.',
  checks: avoid('Not everybody is one of the “{match}”. Write “{replacement}”.', {
    guys: 'everyone',
    'you guys': 'you',
    'ladies and gentlemen': 'everyone',
    'boys and girls': 'children',
    'man hours': 'working hours',
    'man-hours': 'working hours',
    manpower: 'staff',
    'mother tongue': 'first language',
    'maiden name': 'birth name',
    'first-class citizen': 'fully supported part',
    'first-class citizens': 'fully supported parts',

    'normal people': 'most people',
    'normal users': 'most users',
  }),
};
