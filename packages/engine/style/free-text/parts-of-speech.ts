import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { ingOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { lookUp, VERB } from '../../spelling/lexicon.ts';
import { attitudeOf } from './attitude.ts';
import { QUOTED_LIST, quotesIn, type RuleText } from './rule-text.ts';
import type { RuleSentence } from './sentences.ts';
import { inWords, type Understood } from './understood.ts';

type Role = 'verb' | 'noun';

const ROLE = String.raw`(?<role>verb|noun|adjective|adverb|action|thing)s?`;
const ONE = String.raw`(?:the |a |an )?(?:only |just |transitive )*(?:(?:an? |the ) ?)?`;
/** What a rule says a word is, or is not: “login” is a noun; the verb is “log in”. */
const TOLD = lazily<readonly RegExp[]>(() =>
  [
    String.raw`(?<word>${QUOTED_LIST})(?!, (?:as|for) (?:an? |the )?\p{L}+,? (?:(?:use|write|say|it's) )?⟦),? \(?(?:is|are|as|for|=|works as|means)? ?(?<not>not |never )?${ONE}${ROLE}(?![\p{L}])`,
    String.raw`(?:as|for) (?:an? |the )?${ROLE},? (?:it's |it is )?(?:always )?(?:(?:use|write|say|spelled|written) )?(?<word>⟦\d+⟧)`,
    String.raw`the ${ROLE}(?: form)?(?: is|:) (?<word>⟦\d+⟧)`,
    String.raw`(?:you|we) mean (?:the |an )?${ROLE},? (?:use|write|say|it's) (?<word>⟦\d+⟧)`,
    String.raw`⟦\d+⟧ is ${ONE}(?:verb|noun),? (?<also>not) ${ONE}${ROLE}(?![\p{L}])`,
  ].map((source) => new RegExp(source, 'giu')),
);
const AGAINST =
  /(?<![\p{L}'-])(?:don't|do not|never|avoid|no|not|stop|isn't|is not)(?![\p{L}'-])(?:(?!(?<!\p{L})(?:verb|noun|adjective)s?(?!\p{L}))[^.;:])*$/iu;
const OFFER =
  /(?:(?:use|write|say|try|prefer|choose|mean) (?:the (?:word|verb|noun) )?(?<word>⟦\d+⟧)|(?<first>⟦\d+⟧) (?:is (?:what|the (?:word|verb|noun))|will do|works|does))/giu;

/** “Use log in as a verb and login as a noun”: the words need no quotes. */
const PLAIN =
  /(?<=(?<!\p{L})(?:use|write|and|not|or|but) )\p{Ll}[\p{Ll}-]*(?: \p{Ll}{2,4})?(?= (?:as|for|is) (?:an? |the )?(?:verb|noun|adjective)s?(?!\p{L}))/gu;
function withPlainWords(text: RuleText): RuleText {
  const quotes = [...text.quotes];
  const sentences = text.sentences.map((one) => ({
    ...one,
    text: one.text.replace(PLAIN, (word) =>
      /^(?:it|them|this|that|these|those|the|a|an|only|verbs?|nouns?|adjectives?|adverbs?|words?)(?!\p{L})/u.test(
        word,
      )
        ? word
        : `⟦${quotes.push(word) - 1}⟧`,
    ),
  }));
  return { ...text, sentences, quotes };
}

/** Words that the rule quotes elsewhere stand for themselves where it does not. */
function named(sentence: string, { quotes }: RuleText): string {
  return quotes.reduce(
    (rest, quote, index) =>
      /^[\p{L}-]{3,}(?: \p{L}{2,4})?$/u.test(quote)
        ? rest.replace(
            new RegExp(String.raw`(?<![\p{L}\p{N}⟦-])${quote}(?![\p{L}\p{N}⟧-])`, 'giu'),
            `⟦${index}⟧`,
          )
        : rest,
    sentence,
  );
}

const roleNamed = (name: string): Role | undefined =>
  /^(?:verb|action)$/i.test(name) ? 'verb' : /^(?:noun|thing)$/i.test(name) ? 'noun' : undefined;

interface Told {
  readonly word: string;
  readonly role: Role;
  readonly wrong: boolean;
}

/** “Don't hyphenate “opt in” as a verb”: of its spelling, and not of its use. */
const TREATED =
  /(?<!\p{L})(?:hyphenate|capitali[sz]e|italici[sz]e|abbreviate|translate)[^.;:]* (?:as|for) (?:an? |the )?(?:verb|noun|adjective)/iu;
/** What a rule says of the parts that words play, and the sentences that say it, or what to use instead. */
export interface PartsTold {
  readonly told: Understood;
  readonly sentences: ReadonlySet<RuleSentence>;
}

/** What rules say of the parts that words play: “Don't use “impact” as a verb”. Undefined where none says it. */
export function partsTold(whole: RuleText): PartsTold | undefined {
  if (whole.sentences.some(({ text: sentence }) => TREATED.test(sentence))) return undefined;
  const text = withPlainWords(whole);
  if (!/(?<!\p{L})(?:verb|noun|action)s?(?!\p{L})/iu.test(text.sentences.map((one) => one.text).join(' ')))
    return undefined;
  const sentences = text.sentences.map((one) => ({ ...one, text: named(one.text, text) }));
  const said = sentences.filter(({ fromLabel }) => !fromLabel);
  const titled = sentences
    .filter(({ fromLabel }) => fromLabel)
    .flatMap(({ text: sentence }) =>
      toldIn(sentence, text).map((one) => ({ ...one, open: / as (?:an? )?\p{L}+/u.test(sentence) })),
    );
  const described = said.flatMap(({ text: sentence }) => toldIn(sentence, text));
  const shunned = said.some(({ text: sentence }) => attitudeOf(sentence.toLowerCase()) === 'against');
  // “Impact as a verb :: We avoid this.”
  const told = [
    ...described,
    ...titled.flatMap((one) =>
      one.wrong || !one.open ? one : described.length === 0 && shunned ? { ...one, wrong: true } : [],
    ),
  ];
  if (told.length === 0) return undefined;
  const words = [...new Set(told.map(({ word }) => word))];
  const offers = sentences.flatMap(({ text: sentence }) =>
    [...sentence.matchAll(OFFER)].flatMap(({ groups }) =>
      quotesIn(groups?.['word'] ?? groups?.['first'] ?? '', text),
    ),
  );
  const shunnedParts = words.flatMap((word) => {
    const own = told.filter((one) => one.word === word);
    const right = own.filter(({ wrong }) => !wrong).map(({ role }) => role);
    const others: readonly Role[] = right.length === 1 ? [right[0] === 'verb' ? 'noun' : 'verb'] : [];
    const wrong = new Set([...own.filter((one) => one.wrong).map(({ role }) => role), ...others]);
    return [...wrong].filter((role) => !right.includes(role)).map((role) => ({ word, role }));
  });
  if (shunnedParts.length === 0) return undefined;
  const checks = shunnedParts.map(({ word, role }): Check => {
    const better =
      told.find((one) => one.word !== word && one.role === role && !one.wrong)?.word ??
      offers.find((offer) => offer !== word);
    const instead = better ? `Use “${better}” instead.` : 'Use another word.';
    return {
      kind: 'existence',
      pattern: PATTERNS[role](word),
      message: `“${word}” is not meant as a ${role} here. ${instead} The house style says: ${text.advice}`,
    };
  });
  const speaks = ({ text: sentence }: RuleSentence) =>
    PART.test(sentence) || toldIn(sentence, text).length > 0 || sentence.search(OFFER) >= 0;
  return {
    told: inWords(
      checks,
      shunnedParts.map(({ word, role }) => `“${word}” not as a ${role}`),
    ),
    sentences: new Set(whole.sentences.filter((_, index) => sentences[index] && speaks(sentences[index]))),
  };
}
const PART = /(?<!\p{L})(?:verb|noun|adjective|adverb|action)s?(?!\p{L})/iu;

function toldIn(sentence: string, text: RuleText): readonly Told[] {
  return TOLD().flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap(({ groups = {}, index }) => {
      const role = roleNamed(groups['role'] ?? '');
      const named = groups['word'] ?? (groups['also'] ? sentence.match(/⟦\d+⟧/)?.[0] : undefined) ?? '';
      const words = quotesIn(named, text);
      if (!role || words.some((word) => word.split(' ').length > 3)) return [];
      const wrong = Boolean(groups['not'] ?? groups['also']) || AGAINST.test(sentence.slice(0, index));
      return words.map((word) => ({ word: word.toLowerCase(), role, wrong }));
    }),
  );
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
const OBJECT = String.raw`(?=\s+(?:the|an?|your|our|their|its|it|them|this|these|that|those|all|each|every|any|to|into|on|how|what|both|users?|people|customers?)\b)`;

/** Where a word plays a part, as far as its neighbours tell. */
const PATTERNS: Readonly<Record<Role, (word: string) => RegExp>> = {
  verb: (word) => {
    const known = !word.includes(' ') && (lookUp(word) & VERB) !== 0;
    const forms = known ? [participleOf(word), ingOf(word)].filter((form) => form !== undefined) : [];
    const third = known ? thirdPersonOf(word) : undefined;
    const base = escaped(word);
    return new RegExp(
      [
        String.raw`(?<=\b(?:will|would|can|could|may|might|must|should|shall|don['’]t|doesn['’]t|didn['’]t|cannot|can['’]t|won['’]t|please|you|we|they|i|let['’]s|did)\s+(?:not\s+|also\s+|then\s+|only\s+)?)${base}\b`,
        String.raw`(?<=\b(?:need|needs|want|wants|try|tries|have|has|had|able|how|ask|asks|required|order|sure|like|ready|going|used|allowed|users|you|them|us|people)\s+to\s+)${base}\b`,
        String.raw`(?<=\bto\s+)${base}\b${OBJECT}`,
        String.raw`(?<=^\s*|[.!?:,]\s+|\b(?:and|then|or|but)\s+)${base}\b${OBJECT}`,
        ...(third ? [String.raw`(?<=\b(?:it|this|that|which|what|who|he|she)\s+)${third}\b`] : []),
        ...forms.map((form) => String.raw`\b${form}\b`),
      ].join('|'),
      'giu',
    );
  },
  noun: (word) =>
    new RegExp(
      String.raw`(?<=\b(?:the|an?|this|your|our|its|their|each|every|another|any|my)\s+)${escaped(word)}\b`,
      'giu',
    ),
};
