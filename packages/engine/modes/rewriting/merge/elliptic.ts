import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { lookUp, VERB } from '../../../spelling/lexicon.ts';
import { capitalized } from '../../writing/capitals.ts';
import { subjectOfClause } from './clauses.ts';
import { valuesOf } from './kinds.ts';

const BARE_VERB =
  /^(?<who>(?!(?:yes|no|it|this|that|they|we|you|i)\b)(?:the |our )?\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}?) (?<verb>can|may|must|should|need|do|does|are|is|will)(?<not>n['’]t| ?not)[.!]?$/iu;
/** What leads to a value that is left out. */
const OPEN_END =
  /(?:[ ,(]+(?:until|for|at|by|from|up to|to|on|within|after|before|every|only|in|of|about))*[ ,(]*$/i;

/** "DVDs too." */
const BARE_TOO = /^(?<who>(?:the |our )?\p{L}[\p{L}-]*(?: [\p{L}-]+)?),? (?:too|as well)[.!]?$/iu;
const FORMERLY = /,? (?:instead of|rather than|not|no longer|up from|down from)\b.*$| \([^()]*\)$/i;
const OTHER_NUMBER: Readonly<Record<string, string>> = { is: 'are', are: 'is', has: 'have', have: 'has' };
const isSeveral = (who: string): boolean => /(?<!s)s$|^(?:children|people)$/i.test(who);

/** "DVDs are three weeks now." of "DVDs too." behind "Loans are three weeks now instead of four". */
function withSame(clause: string, before: string): string {
  const { who = '' } = BARE_TOO.exec(clause.trim())?.groups ?? {};
  const subject = isWhom(who) ? subjectOfClause(before) : '';
  const [, verb = '', rest = ''] = /^ (\S+)(.*)$/su.exec(before.slice(subject.length)) ?? [];
  if (subject === '' || !before.startsWith(subject) || /[.!?;] /.test(before)) return clause;
  const fitting =
    isSeveral(who) === isSeveral(subject) || /^(?:can|may|must|should|will)$/.test(verb)
      ? verb
      : OTHER_NUMBER[verb];
  return fitting === undefined
    ? clause
    : `${who} ${fitting}${rest.replace(/[.!]$/, '').replace(FORMERLY, '')}.`;
}

/** "You can borrow at most 15 items, children 8": what some may, in words of their own. */
const SOME_MAY =
  /^(?<first>\p{Lu}[\p{L} ]{0,30}? (?<act>(?:can|may|must|should|will) \p{Ll}[^,;:()\d]{2,40}? )\d[\d.,]*(?<rest>(?: \p{L}+){0,4})),? (?:and |but )?(?<who>\p{L}[\p{L}-]*(?: [\p{L}-]+)?) (?<value>\d(?:[\d.,]*\d)?)[.]?$/u;

/** "Interns may not work from home" of "Interns may not." behind "Employees may work from home three days a week". */
export function withVerb(clause: string, before: string): string {
  if (BARE_TOO.test(clause.trim())) return withSame(clause, before);
  const { who = '', verb = '', not = '' } = BARE_VERB.exec(clause.trim())?.groups ?? {};
  const told = new RegExp(
    String.raw`\b${verb} (?:(?:now|also|only) )*(?!not\b)(?<act>\p{Ll}[^;:.!?]*)`,
    'iu',
  ).exec(before);
  const act = verb === '' ? '' : ((told?.groups?.['act'] ?? '').split(/,| \(/)[0] ?? '');
  const whole = act.slice(0, valuesOf(act)[0]?.index).replace(OPEN_END, '');
  return whole === '' ? clause : `${who} ${verb}${not} ${whole}.`;
}

/** "Adults pay 120 EUR, students 60 EUR", "The fee for adults is 120 EUR, for students 60 EUR" as a sentence for each. */
export function withEachVerb(said: string): readonly string[] | undefined {
  const some = SOME_MAY.exec(said)?.groups;
  if (some && isWhom(some['who']))
    return [
      some['first'] ?? '',
      capitalized(`${some['who'] ?? ''} ${some['act'] ?? ''}${some['value'] ?? ''}${some['rest'] ?? ''}`),
    ];
  const [first = '', ...more] = said
    .replace(/[.]$/, '')
    .split(/(?<=\d.{0,20}),? (?:and|but) (?=\p{L})|, (?=\p{L})/u);
  const { lead, verb = '', unit = '', value: own = '' } = OF_ONE.exec(first)?.groups ?? {};
  const others = more.map((one) => OF_OTHER.exec(one)?.groups);
  const isFor = / for $/.test(lead ?? '');
  const isOwn = (one: Record<string, string | undefined> | undefined): boolean =>
    one !== undefined &&
    isWhom(one['who']) &&
    (one['way'] !== undefined) === isFor &&
    // "Seniors 8 €, children 4 €" gives the same of each.
    (verb !== '' ||
      one['unit'] === unit ||
      (unit === '' && /^[€$£]/.test(own) && /^[€$£]/.test(one['value'] ?? '')));
  if (lead === undefined || others.length === 0 || !others.every(isOwn)) return undefined;
  const subject = isFor ? lead : '';
  const unitOf = (one: Record<string, string | undefined> | undefined): string =>
    one?.['unit'] ?? (/[€$£]/.test(one?.['value'] ?? '') ? '' : unit);
  return [
    first,
    ...others.map((one) =>
      [
        `${subject}${one?.['who'] ?? ''}${one?.['mark'] ?? ''}`,
        verb,
        `${one?.['value'] ?? ''}${unitOf(one)}${one?.['aside'] ?? ''}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ].map((one) => capitalized(one));
}

const VALUE = String.raw`(?<value>(?:[€$£] ?)?\d[\d.,]*)(?<unit> ?(?:[€%]|\p{L}+(?: (?:an?|per) \p{L}+)?))?`;
const ASIDE = String.raw`(?: now)?(?: \((?:was|before|not|so far)[^()]*\))?`;
const OF_ONE = new RegExp(
  String.raw`^(?<lead>(?:\p{L}[^,;:()\d]{2,40} for )?)(?:\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}?):? (?:(?<verb>(?:now )?(?:pays?|costs?|gets?|is|are|takes?|lasts?)(?: now)?) )?${VALUE}${ASIDE}$`,
  'u',
);
const OF_OTHER = new RegExp(
  String.raw`^(?<way>for )?(?<who>(?:the )?\p{L}[\p{L}-]*(?: [\p{L}-]+)?)(?<mark>:?) ${VALUE}(?<aside>${ASIDE})$`,
  'u',
);

/** "At least 14 characters and expire after 180 days" names nobody else. */
const isWhom = (who = ''): boolean =>
  who
    .replace(/^the /, '')
    .split(' ')
    .every(
      (word) =>
        !FUNCTION_WORDS.has(word.toLowerCase()) &&
        (lookUp(word) & VERB) === 0 &&
        !/^(?:min|max|default|least|most|now|up)/i.test(word),
    );
