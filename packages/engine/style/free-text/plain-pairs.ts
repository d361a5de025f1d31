import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { ADJECTIVE, lookUp, NOUN } from '../../spelling/lexicon.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { hasCondition } from './circumstances.ts';
import { NO_JOINT } from './joints.ts';
import { readVarieties } from '../../spelling/varieties.ts';
import { isWordItself } from './often-shunned.ts';
import { swapOf } from './preferences.ts';
import type { RuleText } from './rule-text.ts';

const WORD = String.raw`${NO_JOINT}[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9'.+#-]*`;
const WORDS = `${WORD}(?: ${WORD}){0,2}?`;
const LIST = String.raw`${WORDS}(?:(?:, (?:or |and )?| or | and )${WORDS})*?`;
const OBJECT = String.raw`(?: (?:an?|the|your) [A-Za-zÀ-ž]+| (?:it|them))?`;
const CHOOSE = String.raw`(?:(?:please|always|we|you) )*(?:(?:use|uses|say|write|prefer|choose|pick|type|try)(?: out)? |spell out )?(?:the (?:word|verb|noun|term) )?`;
const PAIR = lazily(
  () =>
    new RegExp(
      String.raw`^${CHOOSE}(?<to>${LIST})${OBJECT}(?: for (?:[A-Za-zÀ-ž]+ ){0,2}?[A-Za-zÀ-ž]+(?=,))?,? \(?(?:and )?(?<joint>not|never|don't|do not|instead of|rather than|in place of|over|beats|for) (?:use |say |write |just |only |merely |the (?:word|verb|term) )*(?<from>${LIST})${OBJECT}\)?$`,
      'iu',
    ),
);
const BETWEEN = /, (?:or |and )?| or | and /iu;
/** What holds these is a sentence, no word. */
const CLAUSE =
  /(?<![A-Za-zÀ-ž'-])(?:is|are|be|was|were|has|have|should|must|can|may|do|does|what|that|which|how|why|when|where|who|if|they|we|you)(?![A-Za-zÀ-ž'-])/iu;
const PRONOUN = /^(?:this|that|these|those|it|them|us|me|him|you|more|less|help)$/i;
const AUXILIARY = /^(?:do|does|did|will|would|could|should|might|has|have|had|cannot)$/i;
const ABSTRACT = /(?:ity|ness|tion|sion|ment|ism|cy|ance|ence|ing|[^s]s|th|ty)$/i;
const letters = (text: string) => text.toLowerCase().replace(/[^A-Za-zÀ-ž0-9]/gu, '');

/** Swaps of words that a rule names without quotes: "directory, not folder", "use for utilize, help for facilitate". */
export function readPlainPairs(sentence: string, text: RuleText): readonly Check[] {
  if (/⟦/.test(sentence)) return [];
  const [, said = sentence] = /^[^:]{2,80}: (.+)$/u.exec(sentence) ?? [];
  const noted = said
    .replace(LEAD, '')
    .split(/[,;] (?![^()]*\))(?:and )?/u)
    .map((part) => NOTED.exec(part)?.slice(1) ?? []);
  if (
    noted.every(
      ([term, wrong]) =>
        term &&
        wrong &&
        !ABOUT_WRITING.test(`${term} ${wrong}`.toLowerCase()) &&
        !CLAUSE.test(`${term} ${wrong}`),
    )
  )
    return noted.flatMap(([term = '', wrong = '']) => swapOf(wrong.split(OF_WRONG), [term], text));
  const checks = segmentsOf(said).map((segment) => pairOf(segment, text));
  return checks.every((list) => list.length > 0) ? checks.flat() : [];
}

/** “Street (not St), Road (not Rd)” */
const NOTED =
  /^([A-Za-zÀ-ž][A-Za-zÀ-ž' -]{1,40}) \((?:not|never|instead of) ([A-Za-zÀ-ž][A-Za-zÀ-ž' ,/-]{1,60})\)$/u;
const OF_WRONG = /, (?:or |and )?| or | ?\/ ?/u;
const LEAD = /^(?:(?:please|always) )*(?:use|write(?: out)?|say|spell(?: out)?) (?=[^()]+ \()/iu;

/** "A for B, C for D" in its parts, where each is a pair by itself. */
function segmentsOf(said: string): readonly string[] {
  const parts = said.split(/[;,] (?:and )?| and (?=[A-Za-zÀ-ž' -]+ (?:rather than|instead of|for|not) )/u);
  return parts.length > 1 && parts.every((part) => PAIR().test(part)) ? parts : [said];
}

function pairOf(segment: string, text: RuleText): readonly Check[] {
  const { to = '', from = '', joint = '' } = PAIR().exec(segment)?.groups ?? {};
  if (to === '' || from === '' || hasCondition(segment) || CLAUSE.test(`${to} ${from}`)) return [];
  // “Write do not for don't”: the “not” belongs to the words.
  if (AUXILIARY.test(to)) return [];
  // “Our customers asked for this.”
  if (PRONOUN.test(from)) return [];
  const wrong = from.split(BETWEEN);
  const right = to.split(BETWEEN);
  const strict = /^(?:for|over|don't|do not)$/i.test(joint);
  const alike =
    wrong.length === right.length &&
    wrong.length > 1 &&
    wrong.every((word, index) => letters(word).slice(0, 3) === letters(right[index] ?? '').slice(0, 3));
  if (!alike && !wrong.every((word) => isMeant(word, right, strict))) return [];
  if (
    !alike &&
    right.some((word) => ABOUT_WRITING.test(word.toLowerCase()) || /^(?:be|it|them|you|your)\b/i.test(word))
  )
    return [];
  const plain = right.map((word) =>
    segment.startsWith(word) && !/\p{Lu}.*\p{Lu}/u.test(word) ? small(word) : word,
  );
  return wrong.length === plain.length && wrong.length > 1
    ? wrong.flatMap((word, index) => swapOf([word], [plain[index] ?? ''], text))
    : swapOf(wrong, plain, text);
}

const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

const varieties = lazily(
  () => new Set(readVarieties().map(({ american, british }) => [american, british].sort().join(' '))),
);
/** “gray” and “grey”: one word in two varieties of English. */
const areVarieties = (one: string, other: string) =>
  varieties().has(
    [one, other]
      .map((word) => word.toLowerCase())
      .sort()
      .join(' '),
  );

/** “adviser” and “advisor”: one word in two spellings. */
const areAlike = (one: string, other: string) =>
  /^\p{Ll}{5,}$/u.test(one) &&
  /^\p{L}\p{Ll}{4,}$/u.test(other) &&
  one.slice(0, 4) === other.slice(0, 4).toLowerCase() &&
  one.slice(-1) === other.slice(-1) &&
  Math.abs(one.length - other.length) <= 1;

/** “Cloud” and “AC” of “Acme Cloud”. */
function isShort(word: string, name: string): boolean {
  const parts = name.split(' ');
  return (
    parts.length > 1 &&
    parts.every((part) => /^\p{Lu}/u.test(part)) &&
    (parts.includes(word) || word === parts.map((part) => part[0]).join(''))
  );
}

/** Whether a word is plainly meant as a word, and not as what it stands for: "facts, not opinions". */
export function isMeant(word: string, right: readonly string[], strict: boolean): boolean {
  if (isWordItself(word) || right.some((other) => areVarieties(word, other) || areAlike(word, other)))
    return true;
  if (ABOUT_WRITING.test(word.toLowerCase())) return false;
  if (
    right.some(
      (other) =>
        letters(other).startsWith(letters(word)) ||
        letters(word).startsWith(letters(other)) ||
        isShort(word, other),
    )
  )
    return true;
  const isThing = (noun: string) => {
    const facts = lookUp(noun.toLowerCase());
    return (facts & NOUN) !== 0 && (facts & ADJECTIVE) === 0 && !ABSTRACT.test(noun);
  };
  return !strict && (/^\d{1,2}(?::\d\d)? ?[ap]\.?m\.?$/i.test(word) || [word, ...right].every(isThing));
}
