import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { uncapitalize } from '../../checks/letter-case.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { hasCondition } from './circumstances.ts';
import { isHarmless } from './condition.ts';
import { NO_JOINT } from './joints.ts';
import { swapOf } from './preferences.ts';
import { banOf } from './prohibitions.ts';
import { isWordItself } from './often-shunned.ts';
import type { RuleText } from './rule-text.ts';

const WORD = String.raw`${NO_JOINT}[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9'.+#/-]*`;
const WORDS = `${WORD}(?: ${WORD}){0,2}`;
/** "Prefer A over B" without quotes: only where that is the whole sentence. */
const LIST = `${WORDS}(?:, ${WORDS})*(?:,? or ${WORDS})?`;
const SWAPS = lazily<readonly RegExp[]>(() =>
  [
    `^(?:always )?(?:use|write|say|prefer|spell) (?<to>${WORDS}?)(?:,| and)? (?:instead of|rather than|over|in place of|not|never) (?<from>${LIST})$`,
    `^(?:we )?(?:don't|do not|never) (?:use|say|write) (?<from>${WORDS}?) (?:when|if|where) (?:you|we) (?:really )?(?:mean|want to say) (?<to>${WORDS}?)$`,
    `^(?:we )?(?:don't|do not|never) (?:say|write) (?<from>${WORDS}?); (?:we )?(?:say|write) (?<to>${WORDS}?)$`,
    `^(?:don't|do not|never) (?:abbreviate|shorten) (?<to>${WORDS}?) (?:to|as|into) (?<from>${WORDS})$`,
    `^(?:replace|change) (?<from>${WORDS}?) (?:with|by|to) (?<to>${WORDS})$`,
    `^(?:don't|do not|never) (?:say|write|use) (?<from>${WORDS}?)[,:—–]? (?:say|write|use) (?<to>${WORDS}?)(?: instead)?$`,
    String.raw`^(?<from>${WORDS}) ?(?:→|⇒|->|=>) ?(?<to>${WORDS})$`,
  ].map((source) => new RegExp(source, 'iu')),
);
/** What begins a clause is no word: "say what happens, not what may happen". */
const CLAUSE =
  /^(?:them|these|those|this|what|that|how|why|when|where|which|who|if|whether|it|they|he|she|there|as|because|so)\b/i;
/** “Write do not for don't”: the “not” belongs to the words. */
const AUXILIARY = /^(?:do|does|did|will|would|could|should|might|has|have|had|is|are)$/i;
/** "Prefer clarity over brevity" is no swap of words. */
const ABSTRACT = /(?:ity|ness|tion|sion|ment|ism|cy|ance|ence|ing|[^s]s)$/i;
/** "It is spelled GitHub, not Github": two spellings of the same letters. */
const SPELLINGS = lazily<readonly RegExp[]>(() =>
  [
    `^(?<from>${WORDS}) is (?:always |now )?(?:spelled|spelt|written|styled)(?: as)? (?<to>${WORDS})$`,
    `\\b(?:spelled|spelt|written|write|spell|use)(?: it)?(?: as)? (?<to>${WORDS}(?: or ${WORDS})?),? (?:and )?(?:not|never) (?<from>${LIST})$`,
    `^(?:(?:the |our )?(?:product|tool|company|app|service|name|site|word|language|platform|brand)(?: name)? (?:is (?:now )?called|is spelled|is written|is named|is) |(?:it's|it is|we (?:write|spell|say)|our name is) )?(?<to>${WORDS})(?:,|;|\\.)? \\(?(?:not|never) (?<from>${LIST}|${WORDS}(?:, not ${WORDS})*)\\)?$`,
  ].map((source) => new RegExp(source, 'iu')),
);
/** "Alot is not a word, write a lot". */
const ERRORS = lazily<readonly RegExp[]>(() =>
  [
    `^(?<from>${WORDS}) is (?:not a word|an? (?:error|typo|misspelling)|misspelled)[,;:—–. ]+(?:so )?(?:use|write|say) (?<to>${WORDS})(?:$| [—–-]|,| or better)`,
  ].map((source) => new RegExp(source, 'iu')),
);
/** “Its not it's” of words that are both right. */
const CONFUSED = /^(?:its?|it's|your|you're|their|they're|there|whose|who's|lets?|let's)$/i;
/** Swaps of words that guides shun: "want, not desire or wish". */
const KNOWN_SWAPS = lazily<readonly RegExp[]>(() =>
  [
    `^(?<to>${WORDS}(?: or ${WORDS})?),? \\(?(?:not|never|instead of|rather than) (?<from>${LIST})\\)?$`,
    `^(?:always )?prefer (?<to>${WORDS}) to (?<from>${LIST})$`,
    `^(?<to>${WORDS}) (?:beats|is better than|wins over) (?<from>${LIST})$`,
    `^(?<to>${WORDS}) ?> ?(?<from>${LIST})(?: ?\\([^()]*\\))?$`,
  ].map((source) => new RegExp(source, 'iu')),
);
/** “Replace modifiers with facts”: what a text holds, and no word. */
const isThing = (words: string) =>
  !isWordItself(words) && (partsOf(words.toLowerCase()) & (PLURAL | NOUN)) === PLURAL;
/** Where a list of words ends and the place or reason begins. */
const PLACE = /\s(?=(?:in|for|when|as|on|at|because|since|unless|to|with|where|if) )/;
const letters = (text: string) => text.toLowerCase().replace(/[^A-Za-zÀ-ž0-9]/gu, '');

/** Only where the rule says that it means the words themselves. */
const BANS: readonly RegExp[] = [
  /^(?:please )?(?:avoid|never use|don't use|do not use|no|ban|remove|skip|drop|omit|cut|leave out|stay away from|steer clear of|refrain from)(?: using)?(?: the| these| following| this)* (?:words?|phrases?|terms?)(?: such as| like)?:? (?!(?:with|that|which|whose|from|of|in|to|for|when|who|rooted|based|associated)(?![A-Za-zÀ-ž]))(?<banned>[^():]+)$/iu,
  /^(?:banned|forbidden|prohibited)(?: words?| phrases?| terms?)?: ?(?<banned>[^():]+)$/iu,
  /^(?:words?|phrases?|terms?) (?:to avoid|(?:we|you) (?:don't|do not|never|shouldn't) (?:use|say|write)): ?(?<banned>[^():]+)$/iu,
  /^(?:don't|do not|never) say (?<banned>[^():]+)$/iu,
];
/** Preferences and bans without quotes in a demand, as far as the words themselves are plainly meant. */
export function readPlainWords(demand: string, text: RuleText): readonly Check[] | undefined {
  const plain = demand.replace(/ (?:when|if|where) (?:you|we) (?:really )?(?:mean|want to say) /iu, ' ');
  if (/⟦/.test(demand) || hasCondition(plain.toLowerCase())) return undefined;
  const checks = readSentence(demand, text);
  return checks.length > 0 ? checks : undefined;
}

/** "Avoid A and B; say C and D": as many for as many. */
const PAIRS = lazily(
  () =>
    new RegExp(
      `^(?:please )?(?:avoid|(?:we )?(?:don't|do not|never)(?: (?:use|say|write))?) (?<from>${WORDS}?(?:(?:, | or | and )${WORDS}?)*?)(?: (?:things?|anything|stuff|it|them))?; (?:we )?(?:use|say|write) (?<to>${WORDS}(?:(?:, | or | and )${WORDS})*)$`,
      'iu',
    ),
);
const BETWEEN = /,? (?:or|and) |, /i;

/** "Help rather than facilitate, start rather than commence". */
const COUPLES = lazily(
  () =>
    new RegExp(
      `^(?:[^:]{3,40}: )?(?:use |say |write )?(?:${WORDS} (?:rather than|instead of|not) ${WORDS}(?:[,;]? and |, |; |$)){2,}`,
      'iu',
    ),
);
const COUPLE = lazily(
  () =>
    new RegExp(
      `(?:^|: |, |; | and )(?:use |say |write )?(?<to>[A-Za-zÀ-ž'-]+(?: [A-Za-zÀ-ž'-]+)?) (?:rather than|instead of|not) (?<from>[A-Za-zÀ-ž'-]+(?: [A-Za-zÀ-ž'-]+)??)(?=[,;]|$| and )`,
      'giu',
    ),
);

function couplesOf(sentence: string, text: RuleText): readonly Check[] {
  if (!COUPLES().test(sentence)) return [];
  const couples = [...sentence.matchAll(COUPLE())].map(({ groups }) => [
    groups?.['from'] ?? '',
    groups?.['to'] ?? '',
  ]);
  return couples.every(([from = '']) => isWordItself(from))
    ? couples.flatMap(([from = '', to = '']) => swapOf([from], [to.toLowerCase()], text))
    : [];
}

function pairsOf(sentence: string, text: RuleText): readonly Check[] {
  const { from, to } = PAIRS().exec(sentence)?.groups ?? {};
  const [wrong, right] = [from?.split(BETWEEN) ?? [], to?.split(BETWEEN) ?? []];
  if (wrong.length === 0 || wrong.length !== right.length || !wrong.every(isWordItself)) return [];
  return wrong.flatMap((word, index) => swapOf([word], [right[index] ?? ''], text));
}

function readSentence(sentence: string, text: RuleText): readonly Check[] {
  const pairs = [...pairsOf(sentence, text), ...couplesOf(sentence, text)];
  if (pairs.length > 0) return pairs;
  for (const form of SPELLINGS()) {
    const { from = '', to } = form.exec(sentence)?.groups ?? {};
    const wrong = from.split(/,? or |, (?:not )?/i);
    if (to && !CONFUSED.test(to) && wrong.every((spelling) => letters(spelling) === letters(to)))
      return swapOf(wrong, [to], text);
  }
  for (const form of SWAPS()) {
    const { from, to } = form.exec(sentence)?.groups ?? {};
    if (
      !from ||
      !to ||
      AUXILIARY.test(to) ||
      CLAUSE.test(from) ||
      CLAUSE.test(to) ||
      (/^replace/iu.test(sentence) && isThing(from)) ||
      ABOUT_WRITING.test(`${from} ${to}`.toLowerCase())
    )
      continue;
    if (
      !/^replace|[→⇒>]/i.test(sentence) &&
      !from.split(/,? or |, /i).some(isWordItself) &&
      ABSTRACT.test(from) &&
      ABSTRACT.test(to)
    )
      continue;
    // The capital of a sentence's first word is not the word's own.
    const wrong = (sentence.startsWith(from) ? uncapitalize(from) : from).split(/,? or |, /i);
    return swapOf(wrong, to.split(EITHER), text);
  }
  for (const form of ERRORS()) {
    const { from, to } = form.exec(sentence)?.groups ?? {};
    if (from && to) return swapOf([uncapitalize(from)], [to], text);
  }
  for (const form of KNOWN_SWAPS()) {
    const { from = '', to } = form.exec(sentence)?.groups ?? {};
    const wrong = from.split(/,? or |, /i);
    if (
      !to ||
      AUXILIARY.test(to) ||
      CONFUSED.test(to) ||
      !wrong.every(
        (word) =>
          isShunned(word) ||
          letters(word) === letters(to) ||
          (/^[A-Z]{2,5}$/.test(word) && /^[A-Za-zÀ-ž -]{6,}$/u.test(to) && form === KNOWN_SWAPS()[0]),
      )
    )
      continue;
    return swapOf(wrong, (sentence.startsWith(to) ? uncapitalize(to) : to).split(EITHER), text);
  }
  for (const form of BANS) {
    const [list, place = ''] = form.exec(sentence)?.groups?.['banned']?.split(PLACE) ?? [];
    const words = list?.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|\s*\/\s*/).map((word) => word.trim());
    if (
      !isHarmless(place && ` ${place.toLowerCase()}`) ||
      !words?.every((word) => word !== '' && word.split(' ').length <= 3)
    )
      continue;
    if (words.length === 1 && ABOUT_WRITING.test((words[0] ?? '').toLowerCase())) continue;
    return banOf(words, text);
  }
  return bansOfKnown(sentence, text);
}

/** “Chair or chairperson”: either will do. */
const EITHER = /,? or /iu;

/** “enable/disable” */
const isShunned = (word: string) => word.split('/').every(isWordItself);

/** "Avoid whitelist and blacklist": a ban of words that are known to be shunned, or `K8s`. */
const BAN =
  /^(?:please )?(?:(?:try to )?avoid|never use|don't use|do not use|never|no|cut|drop|skip|delete|remove|strike|leave out|lose|kill|omit|ban|stay away from|steer clear of)(?: using)? (?<banned>[^():]+)$/iu;

function bansOfKnown(sentence: string, text: RuleText): readonly Check[] {
  const [list, place = ''] = BAN.exec(sentence)?.groups?.['banned']?.split(PLACE) ?? [];
  const words = list?.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|\//).map((word) => word.trim()) ?? [];
  const plain = words.length > 0 && words.every((word) => word !== 'using' && isWordItself(word));
  return plain && isHarmless(place && ` ${place.toLowerCase()}`) ? banOf(words, text) : [];
}
