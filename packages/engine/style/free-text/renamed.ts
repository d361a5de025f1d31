import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { hasCondition } from './circumstances.ts';
import { swapOf } from './preferences.ts';
import { quotesIn, type RuleText } from './rule-text.ts';

const NAME = String.raw`(?:⟦\d+⟧|\p{Lu}[A-Za-zÀ-ž0-9.+-]*(?: \p{Lu}[A-Za-zÀ-ž0-9.+-]*)*)`;
const THING = String.raw`(?:⟦\d+⟧|[A-Za-zÀ-ž][A-Za-zÀ-ž0-9-]*)`;
const CALLED = String.raw`(?:(?:called|named|known as|as) )?`;
/** One thing with two names, of which one is out of date. */
const FORMS = lazily<readonly RegExp[]>(() =>
  [
    String.raw`(?<to>${NAME}),? \(?(?:formerly|previously|once|originally|earlier) ${CALLED}(?<from>${NAME})`,
    String.raw`(?<from>${NAME}) (?:was|has been|is|got|were) (?:recently )?renamed (?:to |as )?(?<to>${NAME})`,
    String.raw`\b[Ww]e(?:'ve| have)? renamed (?<from>${NAME}) (?:to|as) (?<to>${NAME})`,
    String.raw`(?<from>${NAME}) (?:is|are) now ${CALLED}(?<to>${NAME})`,
    String.raw`(?<from>${NAME}) (?:became|turned into) (?<to>${NAME})`,
    String.raw`(?<to>${NAME}) (?:used to be|was (?:once|formerly|previously)) ${CALLED}(?<from>${NAME})`,
    String.raw`(?<to>${NAME}) (?:replaces|supersedes) (?:the (?:old |former )?name )?(?<from>${NAME})`,
  ].map((source) => new RegExp(source, 'u')),
);
const OLD = lazily(
  () =>
    new RegExp(
      String.raw`^(?:the (?:word|term|name) )?(?<from>${NAME}|${THING}) (?:is|was|are) (?:the|an?|our|its) (?:old|former|previous|legacy|retired|obsolete|outdated|internal|wrong)(?: internal)? (?:name|term|word|wording|label)s?\b|^the (?:old|former|previous) (?:name|term),? (?:is |was )?(?<after>${NAME}|${THING})`,
      'iu',
    ),
);
const CALL = lazily(
  () =>
    new RegExp(
      String.raw`^(?:please |always )?(?:call|name) (?:it|them|this|these|the [A-Za-zÀ-ž]+) (?:an? |the )?(?<to>${THING})$|(?:is|are) (?:now )?(?:called|named) (?:an? |the )?(?<named>${THING})$`,
      'iu',
    ),
);

/** The swap of a name that is out of date for the one that holds: "Reports was renamed to Insights". */
export function readRenamed(sentences: readonly string[], text: RuleText): readonly Check[] | undefined {
  const word = (name: string) => (name.startsWith('⟦') ? (quotesIn(name, text)[0] ?? '') : name);
  const conditional = (sentence: string) => hasCondition(sentence.replace(/⟦\d+⟧/g, 'x'));
  const renamed = sentences.flatMap((sentence) => {
    const pairs = FORMS().map((form) => form.exec(sentence)?.groups ?? {});
    const told = pairs.find(({ from, to }) => from !== undefined && to !== undefined && from !== to);
    return told ? swapOf([word(told['from'] ?? '')], [word(told['to'] ?? '')], text) : [];
  });
  if (renamed.length > 0) return sentences.some(conditional) ? undefined : renamed;
  const olds = sentences.flatMap((sentence) => {
    const groups = OLD().exec(sentence)?.groups;
    return groups?.['from'] ?? groups?.['after'] ?? [];
  });
  const names = sentences.flatMap((sentence) => {
    const groups = CALL().exec(sentence)?.groups;
    return groups?.['to'] ?? groups?.['named'] ?? [];
  });
  const [old, name] = [olds[0], names[0]];
  if (old === undefined || name === undefined || sentences.some(conditional)) return undefined;
  const plain = (thing: string) => (/^\p{Lu}\p{Ll}+$/u.test(thing) ? thing.toLowerCase() : thing);
  return swapOf([plain(word(old))], [word(name)], text);
}
