import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { lookUp, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { hasFiniteVerb } from '../../simplify/clauses.ts';
import { capitalized } from '../../writing/capitals.ts';
import { CHANGED } from './claims.ts';
import { formerIn } from './former.ts';
import { valuesOf } from './kinds.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { NAMED_ANEW } from './renames.ts';
import { withEachVerb } from './elliptic.ts';

const AUXILIARY =
  /^(?:(?:is|are|was|were|has|have|must|should|need|do|does)(?:n['’]t)?|can(?:not|['’]t)?|may|will|won['’]t|cost|costs|expires?|goes)$/i;
const LONGEST_SUBJECT = 6;

/** "Children under 12 get them free": a verb that has the form of others, before what it is done to. */
const isPlural = (word: string, next = ''): boolean =>
  /^(?:them|it|the|an?|no|their|your|free|every)$/.test(next) && (lookUp(word) & VERB) !== 0;

/** What stands before the verb: "The Eco program" of "The Eco program now takes 3 hours"; empty where nothing does. */
export function subjectOfClause(said: string): string {
  const words = said
    .trim()
    .split(' ')
    .slice(0, LONGEST_SUBJECT + 1);
  const [first = ''] = words;
  // "Includes 10 seats" begins with its verb.
  if (/^\p{Ll}+$/u.test(first) && (lookUp(first) & THIRD_PERSON) !== 0 && !AUXILIARY.test(words[1] ?? ''))
    return '';
  const verb = words.findIndex((word, index) => {
    if (index === 0 || !/^[\p{Ll}'’]+$/u.test(word)) return false;
    const isPlain = AUXILIARY.test(word);
    return (
      isPlain ||
      isPlural(word, words[index + 1]) ||
      ((lookUp(word) & THIRD_PERSON) !== 0 &&
        !/[,;]$/.test(words[index - 1] ?? '') &&
        index > (/^(?:the|an?|our|your)$/i.test(words[0] ?? '') ? 1 : 0))
    );
  });
  const subject = verb < 1 ? [] : words.slice(0, verb);
  if (subject.every((word) => FUNCTION_WORDS.has(word.toLowerCase()) || /^(?:no|longer)$/i.test(word)))
    return '';
  return (/^(?:now|also|only)$/.test(subject.at(-1) ?? '') ? subject.slice(0, -1) : subject).join(' ');
}

/** "The budget is 500 EUR, receipts go into the tool": sentences that only a comma parts. */
function spliced(said: string): readonly string[] {
  if (/^(?:if|when|once|after|before|while|because|since|for|in|on|at|as|to)\b/i.test(said)) return [said];
  return said
    .split(/, (?=(?:the |our |your )?\p{L}{3,}s? \p{Ll})/u)
    .reduce<readonly string[]>((parts, next) => {
      const last = parts.at(-1);
      const isOwn =
        last !== undefined &&
        isSentence(last) &&
        isSentence(next) &&
        !/^(?:and|or|but|so|not|then|which|who|where|when|if|unless|because|as|with|for|instead|rather|now)\b/i.test(
          next,
        );
      return last === undefined || isOwn ? [...parts, next] : [...parts.slice(0, -1), `${last}, ${next}`];
    }, []);
}

/** A clause that goes on with the subject of the one before. */
const UNLED =
  /^(?:no|not|now|also|only|never|always|still|then|can|must|may|should|will|is|are|was|were|has|have|needs?|costs?|gets?|takes?|lasts?|expires?|includes?)\b/i;
/** "Receipts go into the tool" has no form of its verb that is one alone. */
const isSentence = (text: string): boolean =>
  hasFiniteVerb(text) ||
  text.split(' ').some((word, at, all) => at > 0 && isPlural(word, all[at + 1])) ||
  (lookUp(/^(?:\p{L}+ )?\p{L}+s (\p{Ll}+) /u.exec(text)?.[1] ?? '') & VERB) !== 0;

const GAPPED = /^(\p{Lu}[\p{L}\d]*) ((?:[€$£]\s?)?\d\S*(?: \S+)?)$/u;

/** "The fee is 90 pounds (students 45)" */
const BESIDES =
  /^(?<lead>.*?\p{L})(?<verb> (?:is|are|goes up to|costs?|rises to))?(?: now)? (?<value>(?:[€$£] ?)?\d[\d.,]*(?<unit> ?\p{L}+| ?[€$£])?)(?: now)? \((?:for )?(?<who>(?!was|were|not|now|before|currently|former|previous|until|instead|used|down|under|over|from|aged|above|below)\p{Ll}{4,}):? (?<other>(?:[€$£] ?)?\d[\d.,]*)(?: ?\p{L}+)?\)[.]?$/u;

/** "The minimum age is 23 now, and 25 for vans" */
const AND_FOR =
  /^(?<lead>(?:the |our )?\p{L}[^,;:()]{2,40}?) (?<verb>is|are|costs?)(?<now> now)? (?<value>(?:[€$£] ?)?\d[\d.,]*(?<unit> ?\p{L}+| ?[€$£])??)(?: now)?,? (?:and|but) (?<other>(?:[€$£] ?)?\d[\d.,]*(?: ?\p{L}+| ?[€$£])?) (?:for|with) (?<who>[^,;:()]{3,30}?)[.]?$/u;

/** What a statement says of most, and of those whom its brackets name. */
function withoutBesides(said: string): readonly string[] {
  const also = AND_FOR.exec(said)?.groups;
  if (also) {
    const {
      lead: of = '',
      verb: is = '',
      now = '',
      value: most = '',
      other: more = '',
      who: whom = '',
    } = also;
    return [`${of} ${is}${now} ${most}`, `${of} for ${whom} ${is} ${more}`];
  }
  const {
    lead = '',
    verb = ' is',
    value = '',
    unit = '',
    who = '',
    other = '',
  } = BESIDES.exec(said)?.groups ?? {};
  return lead === '' ? [said] : [`${lead}${verb} ${value}`, `${lead} for ${who}${verb} ${other}${unit}`];
}

/** The clauses of a sentence, each with the subject of the first where it has none of its own. */
export function clausesOf(said: string): readonly string[] {
  // "page_size: default 50, maximum 200"
  const { key, told = '' } =
    /^`?(?<key>[\w.-]*[_\d.-][\w.-]*)`?: (?<told>[^:]+, [^:]+?)\.?$/.exec(said)?.groups ?? {};
  if (
    key !== undefined &&
    told.split(/,\s+/).every((one) => /^\p{L}[\p{L} ]* (?:`[^`]+`|\d\S*)(?: \([^()]*\))?$/u.test(one))
  )
    return told.split(/,\s+/).map((one) => `\`${key}\` ${one.replace(/ (?=`|\d)/, ' is ')}`);
  // "Backups: now every 6 hours, kept for 35 days"
  const bare = said.replace(/[.]$/, '');
  const { of = '', all = '' } =
    /^(?<of>\p{Lu}\p{L}+s): (?<all>(?:now|kept|only|up to|at|every|from)\b[^:]*)$/u.exec(bare)?.groups ?? {};
  if (of !== '') return all.split(/,\s+(?:and\s+)?|\s+and\s+/).map((one) => `${of} ${one}`);
  // "Firmware 3.2: sensors now report every 10 minutes"
  const clauses = spliced(bare.replace(/^\p{Lu}[\p{L} ]* v?\d[\d.]*: (?=\p{L})/u, '')).flatMap((one) =>
    one.split(
      /;\s+|(?<!\d),?\s+(?:and|but)\s+(?!\p{Lu}\S*\s(?!(?:costs?|is|are|has|have|gets?|takes?|lasts?|can|must|may|will)\b))|,\s+(?=\d|\p{Lu}[\p{L}\d]* (?:[€$£]\s?)?\d)/u,
    ),
  );
  const renamed = NAMED_ANEW.exec(said)?.groups;
  const subject = renamed ? `the ${renamed['fresh'] ?? ''} ${renamed['noun'] ?? ''}` : subjectOfClause(said);
  return clauses.map((clause, index) => {
    const isWhole =
      index === 0 ||
      subjectOfClause(clause) !== '' ||
      /^(?:we|you|they|it)\b/i.test(clause) ||
      (isSentence(clause) && !UNLED.test(clause));
    // "Basic costs 12 EUR, Plus 24 EUR"
    const [, name, value] = index > 0 ? (GAPPED.exec(clause) ?? []) : [];
    const verb = /^\p{Lu}[\p{L}\d]* (\p{Ll}+) /u.exec(said)?.[1];
    if (name !== undefined && verb !== undefined) return `${name} ${verb} ${value ?? ''}`;
    return isWhole || subject === '' ? clause : `${subject} ${clause}`;
  });
}

/** "The board decided: annual fee 96 euros, …": who says so. */
const SAYS_SO = /^[^:.;\d]{3,60}\b(?:decided|agreed|announced|confirmed|told us|asked)(?: that|:) (?=\S)/iu;
/** What hangs on the rest of its sentence. */
const HANGS =
  /^(?:\d|[€$£]|(?:the )?(?:old|former)\b|(?:if|when|once|after|before|while|because|since|as|so|then|or|but not|not|which|who|where|it|they|this|that|these|those|instead|otherwise|except|unless|even|only|both|each|version|please|pls|(?:every(?:one|body|thing) |all )?(?:else|others?)|the rest)\b)|\b(?:it|its|them|their)\b(?!['’])/i;
const NO_MORE = /^no more [^:,;.]{3,40}(?=: \p{L})/iu;
const JOINT = /\s*;\s+(?:and |but |also )?|,\s+(?:and |but |also |plus )?|\s+and\s+(?:also )?/giu;

/** Whether a clause says of something of its own what it is, or how much. */
const isOwnClause = (clause: string): boolean =>
  !HANGS.test(clause) &&
  !IMPERATIVE.test(clause) &&
  (subjectOfClause(clause) !== '' || /^(?:we|you) \p{Ll}/iu.test(clause)) &&
  isChange(clause);

const isChange = (clause: string): boolean =>
  CHANGED.test(clause) || ENDS_OR_ALLOWS.test(clause) || valuesOf(clause).length > 0;
const ENDS_OR_ALLOWS =
  /\b(?:any ?more|any longer|not|needs?|must|should|ha(?:s|ve) to|free|allowed|required|optional)\b|n['’]t\b/i;

/** More, in UTF-16 code units, is no single statement. */
const LONGEST = 2_000;

/** "The shift starts at 7:30, and we need gloves": sentences that are joined, each a change by itself, apart. */
export function splitChanges(sentence: string): readonly string[] {
  if (sentence.length > LONGEST) return [sentence];
  const bare = sentence.replace(SAYS_SO, '');
  const said = bare === sentence ? sentence : capitalized(bare);
  if (
    /^(?:if|when|once|after|before|while|because|since|for|in|on|at|as|to)\b/i.test(said) ||
    /[`"“|]/.test(said.slice(0, 1))
  )
    return [said];
  const each = withEachVerb(said);
  if (each) return each;
  // "No more walk-ins: appointments only, call …": what ends, and what holds instead.
  const ended = NO_MORE.exec(said)?.[0];
  if (ended !== undefined) return [ended, ...splitChanges(capitalized(said.slice(ended.length + 2)))];
  // What only says that something has ended stays with what has come.
  const isEnd = (clause: string): boolean =>
    SO_FAR.test(clause) || formerIn(clause).some(({ fresh }) => fresh === undefined);
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of said.matchAll(JOINT)) {
    const [before, rest] = [said.slice(from, index), said.slice(index + joint.length)];
    const isOpen = /\([^)]*$|["“][^"”]*$/u.test(before);
    const next = rest.split(/[;,]\s|\s+and\s+/, 1)[0] ?? '';
    const isWhole = /^\s+and/i.test(joint)
      ? isOwnClause(before) && STARTS_ANEW.test(next)
      : isOwnClause(before) || (/\d/.test(before) && before.split(' ').length > 2);
    if (isOpen || !isWhole || isEnd(before) || isEnd(next)) continue;
    if (!isOwnClause(next) && withNoun(next, before) === next) continue;
    parts.push(before);
    from = index + joint.length;
  }
  // "3D printer: at most 6 hours, PETG is allowed": what the one is of, the other is of too.
  const label = /^[^:.,;\d][^:.,;]{1,38}: (?=\S)|^\d\p{L}[^:.,;]{1,38}: (?=\S)/u.exec(said)?.[0] ?? '';
  return [...parts, said.slice(from)]
    .map((part, at) => {
      if (at === 0) return part;
      const named = withNoun(part, said);
      if (named !== part) return named;
      // "The default for `limit` goes up to 50, and the maximum is 200"
      if (BARE_MEASURE.test(part))
        return capitalized(part.replace(BARE_MEASURE, `$1${OF_MEASURE.exec(said)?.[1] ?? ''}`));
      return label + (/^\p{Ll}+(?=[ ,'’])/u.test(part) ? capitalized(part) : part);
    })
    .flatMap(withoutBesides);
}

/** "It's vegan" behind "The soup is 7.20 now", "They no longer expire" behind "Passwords: at least 14 characters": what the pronoun means, where its number fits. */
export function withNoun(clause: string, before: string): string {
  const [pronoun, it = '', verb = ''] = /^(it|they)(['’](?:s|re)|)(?= \p{L})/iu.exec(clause) ?? [];
  if (pronoun === undefined) return clause;
  const label = /^(\p{Lu}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}):/u.exec(before)?.[1];
  const subject = label ?? subjectOfClause(before);
  const isPlural = /(?<!s)s$/.test(subject);
  if (subject === '' || isPlural !== /^they$/i.test(it)) return clause;
  return `${subject}${verb === '' ? '' : isPlural ? ' are' : ' is'}${clause.slice(pronoun.length)}`;
}
const MEASURE =
  '(?:the )?(?:new )?(?:default|maximum|minimum|limit|price|fee|size|length|interval|timeout|deadline|duration|age)(?: value)?';
const OF_MEASURE = new RegExp(
  String.raw`^${MEASURE}((?: for| of) (?!\d)[^,;:.]{2,40}?) (?:now )?(?:is|goes|rises|changes|drops|falls|has|was|stays|moves|increases|becomes)\b`,
  'iu',
);
const BARE_MEASURE = new RegExp(
  `^(${MEASURE})(?= (?:now )?(?:is|goes|rises|changes|drops|falls|has|was|stays|becomes)\\b)`,
  'iu',
);
const SO_FAR = /\b(?:before|so far|until now|previously|formerly)[.!]?$|\bused to\b|^(?:we|it|you) had\b/i;
/** A subject that is named, and not gone on with. */
const STARTS_ANEW = /^(?:the|our|we|you|all|every|an?|no) /i;
