import type { Check } from '../../checks/types.ts';
import { parseDocument } from '../../document/index.ts';
import { judge, prepare } from '../../inspect.ts';
import type { Rule } from '../../rules/types.ts';
import { fromBuiltIn } from '../built-in.ts';
import type { CompiledStyle } from '../types.ts';
import { attitudeOf, isLiked } from './attitude.ts';
import { hasPlace, isConditional } from './condition.ts';
import { LISTING } from './family.ts';
import { swapOf } from './preferences.ts';
import { banOf, OTHER_FORMS } from './prohibitions.ts';
import { quotesIn, type RuleText } from './rule-text.ts';

/** “Write “use””, “Try “use” instead”: what a sentence offers. */
const OFFERED =
  /^(?:(?:please|always|just|instead|so|and|but|then|we|you can),? )*(?:use|say|write|prefer|try|choose|go with|stick (?:to|with)|make it|it's) (?<words>⟦.*)$/iu;
const ELSEWHERE = /⟦\d+⟧ (?:for|as|in|of|means?|with|before|after) /u;
/** “Every time you write …”: nobody is asked to. */
const HABIT =
  /(?<![a-z])(?:every time|each time|when(?:ever)?|if) (?:you|we|someone|anyone|somebody|people) (?:write|say|use|type)s?(?![a-z])/giu;
const OF_MARKS =
  /(?<![a-z])(?:full stops?|periods?|points?|dots?|commas?|hyphens?|italics?|capitals?) (?:in|for|after|with|within|behind) (?:the abbreviations? )?⟦/iu;
const CHOSEN = /(?<![a-z])(?:settled|decided|chose|picked|agreed|smile|happy|more often)(?![a-z])/iu;

const styles = new WeakMap<readonly Rule[], CompiledStyle>();

/** The built-in rules against kinds of words, ready to run. */
function styleOf(rules: readonly Rule[]): CompiledStyle {
  const known = styles.get(rules);
  if (known) return known;
  const listing = rules.filter(({ id }) => LISTING.has(id)).map((rule) => fromBuiltIn(rule, true));
  const style = prepare({ rules: listing, unjudged: [] });
  styles.set(rules, style);
  return style;
}

const FRAMES: readonly ((word: string) => string)[] = [
  (word) => `You can ${word} do it.`,
  (word) => `It is ${word} done.`,
  (word) => `We ${word} the ${word}.`,
];

/** Whether built-in rules shun a word: by itself, in some sentence. */
function isShunned(word: string, rules: readonly Rule[]): boolean {
  return FRAMES.some((frame) => {
    const text = frame(word.toLowerCase());
    const start = text.indexOf(word.toLowerCase());
    return judge(parseDocument(text, 'markdown'), styleOf(rules)).some(
      (finding) => finding.start <= start && finding.end >= start + word.length,
    );
  });
}

/**
 * Words that a rule quotes in a sentence that nobody could foresee (“Every time you write “utilize”, a kitten cries”): those
 * that the built-in rules shun are shunned here too, unless a sentence offers them. Undefined where it quotes others as well.
 */
export function shunnedWords(text: RuleText, rules: readonly Rule[]): readonly Check[] | undefined {
  const quoting = text.sentences.filter((sentence) => sentence.text.includes('⟦'));
  const unclear = text.sentences.some(({ text: sentence }) => {
    const said = sentence.toLowerCase().replace(HABIT, '');
    if (isLiked(said) || CHOSEN.test(said)) return true;
    if (!sentence.includes('⟦')) return attitudeOf(said) === 'for';
    return (
      isConditional(said) || hasPlace(sentence) || OTHER_FORMS.test(sentence) || ELSEWHERE.test(sentence)
    );
  });
  // “Use full stops for e.g., i.e. and etc.”: how the words are written, and not whether.
  if (unclear || text.sentences.some(({ text: sentence }) => OF_MARKS.test(sentence))) return undefined;
  const offered = new Set(
    quoting.flatMap(({ text: sentence }) => quotesIn(OFFERED.exec(sentence)?.groups?.['words'] ?? '', text)),
  );
  const named = [...new Set(quoting.flatMap(({ text: sentence }) => quotesIn(sentence, text)))];
  const shunned = named.filter((word) => !offered.has(word));
  if (shunned.length === 0 || !shunned.every((word) => isShunned(word, rules))) return undefined;
  return offered.size > 0 ? swapOf(shunned, [...offered], text) : banOf(shunned, text);
}
