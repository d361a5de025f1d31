import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { hasCondition } from './circumstances.ts';
import { MANY_MEANINGS } from './often-shunned.ts';
import { swapOf } from './preferences.ts';
import { banOf } from './prohibitions.ts';
import { QUOTED_LIST, quotesIn, type RuleText } from './rule-text.ts';
import { verdictIn } from './verdicts.ts';

/** What several sentences of a rule say together of the words they name. */
export interface Usage {
  readonly checks: readonly Check[];
  /** The sentences that say it. */
  readonly sentences: ReadonlySet<string>;
}

const NAMED = String.raw`(?:(?:the )?(?:words?|phrases?|terms?|verbs?|nouns?|adverbs?|adjectives?|forms?|spellings?|expressions?|names?) )?`;
/** What may stand before the words that a sentence is about. */
const FRAME = String.raw`(?:(?:(?:would|does|do|can|could) (?:your|a|the|an|you) [A-Za-zÀ-ž ]{2,30}? (?:understand|know|say|use|want)|[A-Za-zÀ-ž' -]{2,60}?,? (?:like|such as|including)|(?:using|writing|saying|reading|hearing|with)|we(?:'ve| have)? (?:retired|dropped|abandoned|banned|stopped (?:using|saying|writing)|no longer (?:use|say|write)|gave up)|calling (?:[A-Za-zÀ-ž'-]+ ){1,4}?|describing (?:[A-Za-zÀ-ž'-]+ ){1,4}?as) )?`;
const ABOUT = lazily(
  () =>
    new RegExp(
      String.raw`^(?:(?<named>[A-Za-zÀ-ž' -]{2,80}): (?<under>${QUOTED_LIST})$|[A-Za-zÀ-ž' -]{2,60} \((?<shown>${QUOTED_LIST})(?:,? etc\.?|,? and so on)?\)|${FRAME}${NAMED}(?<list>${QUOTED_LIST}))(?<rest>.*)$`,
      'iu',
    ),
);
const BETTER = lazily(() => new RegExp(String.raw` than [^⟦]*(?<better>${QUOTED_LIST})$`, 'u'));
const CHOOSE = String.raw`(?:(?:so|please|instead,?|rather,?|always|just|simply|and|but|then|we|you can|we'd rather|better:?) )*(?:use|write|say|prefer|choose|try|pick|go (?:with|for)|opt for|make it|reach for|call (?:it|them|this) (?:an? |the )?|stick (?:to|with))`;
const OFFER = lazily(
  () =>
    new RegExp(
      String.raw`^${CHOOSE} ${NAMED}(?:(?<quoted>${QUOTED_LIST})|(?<plain>[\p{Ll}][\p{Ll}'-]*(?: [\p{Ll}][\p{Ll}'-]*)?))(?:,? (?:instead|or (?:name|give|state|rewrite|rephrase|leave|drop|the) .*|for (?!example)[A-Za-zÀ-ž ]+|rather))*$`,
      'iu',
    ),
);
const REMOVE =
  /^(?:(?:so|then|please|always|just|and) )*(?:(?:delete|remove|cut|drop|avoid|skip|ditch|omit|strike|scrap|lose|ban|replace|rewrite|recast|reword|rephrase) (?:it|them|these|those|both|all of them|such [a-z]+)|(?:keep|leave|take|edit|weed) (?:it|them|these|those|both) out.*|(?:do|live|write) without (?:it|them)|(?:don't|do not|never)(?: (?:use|write|say) (?:it|them|these|those|either))?|(?:stay|steer) (?:away|clear) (?:from|of) (?:it|them)|avoid|never)$/i;
const RETIRED = /^we(?:'ve| have)? (?:retired|dropped|abandoned|banned|stopped|no longer|gave up)\b/i;
/** No word is offered, but a manner. */
const NO_OFFER =
  /\b(?:it|them|these|those|they|something|someone|another|other|one|number|numbers?|name|real|actual|exact|specific|what|how|who|a|an|the|your|our|you|direct|verb|reader|facts?)\b/i;

/**
 * The bans and swaps of words that sentences tell together: "“A” is wordy. “B” is enough." Undefined where they tell
 * none, or where what they tell holds under a condition.
 */
export function readUsage(sentences: readonly string[], text: RuleText): Usage | undefined {
  const told = new Set<string>();
  const shunned: string[] = [];
  const preferred: string[] = [];
  /** Words that a sentence is about without a verdict; the next may tell it. */
  let open: { readonly words: readonly string[]; readonly sentence: string } | undefined;
  for (const sentence of sentences) {
    const { list, shown, under, named, rest = '' } = ABOUT().exec(sentence)?.groups ?? {};
    const words = quotesIn(list ?? shown ?? under ?? '', text);
    if (words.length > 0) {
      const retired = RETIRED.test(sentence);
      if (!retired && isConditional(rest)) return undefined;
      const verdict = retired
        ? 'shunned'
        : named === undefined
          ? verdictIn(rest)
          : verdictIn(named.replace(/^.*?(?:words?|phrases?|terms?|adverbs?|expressions?)(?= )/i, ''));
      if (verdict === undefined) {
        open = { words, sentence };
        continue;
      }
      (verdict === 'shunned' ? shunned : preferred).push(...words);
      // "A is longer than B": B says it as well.
      const better = BETTER().exec(rest)?.groups?.['better'];
      (verdict === 'shunned' ? preferred : shunned).push(...quotesIn(better ?? '', text));
    } else if (open && REMOVE.test(sentence)) {
      shunned.push(...open.words);
      told.add(open.sentence);
      open = undefined;
    } else if (!(shunned.length > 0 && REMOVE.test(sentence))) {
      const { quoted, plain } = OFFER().exec(sentence)?.groups ?? {};
      const offered = quoted === undefined ? plainOffer(plain, shunned) : quotesIn(quoted, text);
      if (offered.length === 0) continue;
      preferred.push(...offered);
    }
    told.add(sentence);
  }
  if (shunned.length === 0 || shunned.some((word) => MANY_MEANINGS.test(word))) return undefined;
  return { checks: checksOf(shunned, preferred, text), sentences: told };
}

function plainOffer(plain: string | undefined, shunned: readonly string[]): readonly string[] {
  if (plain === undefined || shunned.length === 0) return [];
  return ABOUT_WRITING.test(plain) || NO_OFFER.test(plain) ? [] : [plain];
}

function checksOf(
  shunned: readonly string[],
  preferred: readonly string[],
  text: RuleText,
): readonly Check[] {
  if (preferred.length === 0) return banOf(shunned, text);
  if (shunned.length === 1 || preferred.length === 1) return swapOf(shunned, preferred, text);
  return shunned.length === preferred.length
    ? shunned.flatMap((word, index) => swapOf([word], [preferred[index] ?? ''], text))
    : banOf(shunned, text);
}

/** Whether what is said of words holds in some cases only. */
function isConditional(rest: string): boolean {
  const said = rest.replace(/⟦\d+⟧/g, 'x').replace(/,? (?:because|since|so that|so) .*$/i, '');
  return (
    hasCondition(said) && !/^[^,;]* when (?:the reader|readers|people|they|it fails|something)/i.test(said)
  );
}
