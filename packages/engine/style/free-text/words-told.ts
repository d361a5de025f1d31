import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { uncapitalize } from '../../checks/letter-case.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { attitudeOf } from './attitude.ts';
import { hasPlace, isConditional } from './condition.ts';
import { isWordItself, MANY_MEANINGS } from './often-shunned.ts';
import { ELLIPTIC } from './mentions.ts';
import { swapOf } from './preferences.ts';
import { banOf, OTHER_FORMS } from './prohibitions.ts';
import { clausesOf, type RuleSentence } from './sentences.ts';
import { QUOTED_LIST, quotesIn, type RuleText } from './rule-text.ts';

/** Who writes as the house does not: “Dinosaurs write …”. */
const OTHERS = String.raw`(?:dinosaurs?|robots?|machines?|lawyers?|bureaucrats?|marketers?|marketing|sales(?:people)?|politicians?|amateurs?|villains?|others)`;
/** Words that turn what follows to wrong, or to right, up to the end of the sentence. */
const TURNS = lazily(
  () =>
    new RegExp(
      String.raw`(?<wrong>(?<![A-Za-zÀ-ž'])(?:not|never|no|nor|avoid\w*|instead of|rather than|in place of|than|over|replace|don't|do not|doesn't|does not|nobody|no one|isn't|aren't|can't|cannot|mustn't|shouldn't|stop|quit|say no to|skip|drop|cut|ban(?:ned)?|phas\w+ out|bad:|wrong:|incorrect:|old:|(?:inclined|tempted|going|about) to (?:write|say|use)|${OTHERS}(?= (?:say|write|use)))(?![A-Za-zÀ-ž'])|[✗❌✘])|(?<right>(?<![A-Za-zÀ-ž'])(?:use|write|say|but|prefer|choose|settled on|good:|right:|correct:|new:|it's|call|put|in favou?r of|says|(?:humans?|people|pros|professionals|grown-ups|cool kids)(?= (?:say|write|use))|instead[,:]|we mean|you mean|normally|(?<=replac\w+ [^.]*)with)(?![A-Za-zÀ-ž'])|→|->|=>|[✓✔✅])`,
      'giu',
    ),
);
const RIGHT_AFTER =
  /^[”)]?,? (?:\(preferred\)|(?:is|are) (?:preferred|fine|better|enough|right|correct|the (?:word|term|name)|our|what|normally|usually|always)|does|will do|works|beats?|reads better)/iu;
const WRONG_AFTER =
  /^[”)]?,? ?(?:\((?:avoid|no|wrong|bad)\)|→|->|=>|(?:is|are) (?:not|wrong|out|never|banned|all|both)|(?:doesn't|don't|does not|do not|never) (?:belong|appear|exist)|becomes?(?![A-Za-zÀ-ž]))/iu;
/** “No “you're” for “your””: only the sentence tells which is meant. */
const MIXED_UP = /⟦\d+⟧ (?:for|when you mean) (?:the )?⟦/iu;
/** “Don't mix “from” with a dash”, “don't start headings with “How to””: wrong beside something, or first. */
const BESIDE =
  /(?<![a-z])(?:mix|combine|confuse|pair) [^.;]*⟦|(?<![a-z])(?:start|begin|open)(?:s|ing)? (?:[a-z]+ )*with ⟦/iu;
/** “Do not use CI or CD alone”: of the one without the other. */
const ALONE =
  /(?<![a-z])x(?:,? (?:or|and) x)* (?:alone|(?:by|on) (?:itself|its own|themselves|their own))(?![a-z])/iu;
const OF_OTHERS = /^(?:they|these|those|it) (?:are|is) not /i;
const LONGEST = 4;
const LIST = lazily(() => new RegExp(QUOTED_LIST, 'g'));

/**
 * The swaps and bans that a rule tells of its words in sentences of any form: each quoted word stands on the side that the
 * words around it put it. Undefined where none is wrong, or where a word is on both sides.
 */
export function wordsTold(sentences: readonly RuleSentence[], text: RuleText): readonly Check[] | undefined {
  // “No comma before “because””: of a mark, not of the word.
  if (sentences.some(({ text: said }) => MARK_BESIDE.test(said))) return undefined;
  const named = withNamedWords(sentences, text);
  const quotes = { ...text, quotes: named.quotes };
  const right = new Set<string>();
  const wrong = new Set<string>();
  for (const { text: sentence, fromLabel } of named.sentences) {
    for (const clause of clausesOf(sentence)) {
      const turns = [...clause.matchAll(TURNS())];
      for (const { 0: list, index } of clause.matchAll(LIST())) {
        const words = quotesIn(list, quotes);
        // “They are not “higher”” of versions alone.
        const plain = clause.replace(LIST(), 'x');
        if (
          isConditional(plain) ||
          hasPlace(plain) ||
          OF_OTHERS.test(clause) ||
          OTHER_FORMS.test(clause) ||
          MIXED_UP.test(clause) ||
          BESIDE.test(clause) ||
          ELLIPTIC.test(plain) ||
          ALONE.test(plain)
        )
          return undefined;
        if (words.some((word) => word.split(' ').length > LONGEST || /\d/.test(word))) continue;
        const side = sideOf(clause, turns, index, list.length, fromLabel);
        for (const word of words) if (side) (side === 'wrong' ? wrong : right).add(word);
      }
    }
  }
  const shunned = [...wrong].filter((word) => !right.has(word));
  const offered = wrong.size + right.size === 0 ? offerOf(sentences) : undefined;
  if (offered) return swapOf([offered.from], [offered.to], text);
  if (wrong.size === 0 && right.size > 0) {
    const [said] = sentences.filter(({ fromLabel }) => !fromLabel);
    const [named = ''] = sentences.filter(({ fromLabel }) => fromLabel).map(({ text: words }) => words);
    const plainly = said && OFFERED.test(said.text);
    if (
      plainly &&
      (SINGLE.test(named) || isWordItself(named)) &&
      !ABOUT_WRITING.test(named.toLowerCase()) &&
      !named.includes('⟦')
    )
      return swapOf([named.toLowerCase()], [...right], text);
  }
  if (shunned.length === 0 || shunned.length !== wrong.size) return undefined;
  if (shunned.some((word) => MANY_MEANINGS.test(word) || ABOUT_WRITING.test(word.toLowerCase())))
    return undefined;
  const preferred = [...right];
  if (preferred.length === 0) return banOf(shunned, text);
  return preferred.length > 1 && preferred.length === shunned.length
    ? shunned.flatMap((word, index) => swapOf([word], [preferred[index] ?? ''], text))
    : swapOf(shunned, preferred, text);
}

function sideOf(
  clause: string,
  turns: readonly RegExpExecArray[],
  start: number,
  length: number,
  fromLabel: boolean,
): 'wrong' | 'right' | undefined {
  const after = clause.slice(start + length);
  if (WRONG_AFTER.test(after)) return 'wrong';
  if (RIGHT_AFTER.test(after)) return 'right';
  const before = turns.filter((each) => each.index + each[0].length <= start);
  const turn = (isUnder(before.at(-2), before.at(-1)) ? before.at(-2) : before.at(-1))?.groups;
  if (turn?.['wrong']) return 'wrong';
  if (turn?.['right']) return 'right';
  const next = (after.split('⟦')[0] ?? '')
    .replace(/\([^)]*\)/g, '')
    .replace(/, (?:so|and|but|they|we|you|it|users|people) .*$/, '')
    // “e.g. “Save changes”, never just OK”: of another.
    .replace(/, (?:never|not|no) (?!(?:use|write|say) (?:it|them|these|those)).*$/iu, '');
  const attitude = fromLabel ? undefined : attitudeOf(next.toLowerCase());
  return attitude === 'against' ? 'wrong' : undefined;
}

/** “Never write”, “nobody says”: the verb stands under the negation. */
export function isUnder(one: RegExpExecArray | undefined, two: RegExpExecArray | undefined): boolean {
  if (!one?.groups?.['wrong'] || !two?.groups?.['right'] || !/^[A-Za-zÀ-ž]/u.test(two[0])) return false;
  return /^\s+(?:[A-Za-zÀ-ž']+\s+)?$/u.test(two.input.slice(one.index + one[0].length, two.index));
}

const MARK_BESIDE =
  /(?:commas?|spaces?|hyphens?|dash(?:es)?|colons?|semicolons?|periods?|full stops?|capitals?) (?:before|after|in|around|behind|between) (?:the (?:words? )?)?⟦/iu;

/** “Folder vs. directory”, “Click vs tap”: what a label sets against each other are words wherever the rule says them. */
const VERSUS =
  /^(?<one>[A-Za-zÀ-ž][A-Za-zÀ-ž' -]{1,24}?)(?: vs\.? | versus | ?\/ ?| or |, not | > | → )(?<two>[A-Za-zÀ-ž][A-Za-zÀ-ž' -]{1,24})$/iu;
const OFFERED =
  /^(?:(?:we|please|always|just|instead|better)[,:]? )*(?:say|use|write|prefer|try|it's|go with|stick (?:to|with)) ⟦[^⟦]*⟧(?: (?:or|and) ⟦\d+⟧)?(?: instead)?$/i;
const OFFERS_PLAINLY =
  /^(?:(?:we|please|always|just|instead|better)[,:]? )*(?:say|use|write|prefer|call (?:it|them|these|those|this)|go with|stick (?:to|with)) (?:an? |the )?(?<to>\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?)(?: instead)?$/u;
/** “Grandfathered :: We say legacy.” */
function offerOf(
  sentences: readonly RuleSentence[],
): { readonly from: string; readonly to: string } | undefined {
  const [named, ...more] = sentences.filter(({ fromLabel }) => fromLabel).map(({ text }) => text);
  const [said] = sentences.filter(({ fromLabel }) => !fromLabel);
  if (!named || more.length > 0 || !said || !isWordItself(named)) return undefined;
  const to = OFFERS_PLAINLY.exec(uncapitalize(said.text))?.groups?.['to'];
  return to &&
    to !== named.toLowerCase() &&
    !ABOUT_WRITING.test(to) &&
    !/^(?:it|them|these|those|this|that|one|something|[A-Za-zÀ-ž]+ly)$/u.test(to)
    ? { from: named.toLowerCase(), to }
    : undefined;
}
const SINGLE = /^[A-Za-zÀ-ž][A-Za-zÀ-ž'-]{2,}(?: [A-Za-zÀ-ž]{2,4})?$/u;

/** A list of single words with one of them in it: all are words. */
const LISTED =
  /(?<=^|[:;] )(?:[A-Za-zÀ-ž][A-Za-zÀ-ž'-]+, )*⟦\d+⟧(?:(?:, (?:and |or )?| or | and |\/)(?:[A-Za-zÀ-ž][A-Za-zÀ-ž'-]+|⟦\d+⟧))+(?=:|$)/gu;

/** “Ensure, not insure”: the word of the label is the right one. */
const PREFERRED = /^,? (?:not|never|rather than|instead of) /u;

function withNamedWords(
  sentences: readonly RuleSentence[],
  { quotes }: RuleText,
): { readonly sentences: readonly RuleSentence[]; readonly quotes: readonly string[] } {
  const label = sentences.filter(({ fromLabel }) => fromLabel).map(({ text }) => text);
  const [only = ''] = sentences.some(({ text }) => text.includes('⟦')) ? [] : label;
  const { one, two } = VERSUS.exec(only)?.groups ?? {};
  const words = label.length !== 1 ? [] : one && two ? [one, two] : SINGLE.test(only) ? [only] : [];
  const known = words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => !ABOUT_WRITING.test(word) && (two !== undefined || isWordItself(word)))
    .filter(
      (word) =>
        !sentences.some(
          ({ text }) => PREFERRED.test(text.slice(word.length)) && text.toLowerCase().startsWith(word),
        ),
    );
  if (known.length === 0) return { sentences, quotes };
  const all = [...quotes];
  const masked = sentences.map((sentence) => {
    if (sentence.fromLabel) return { ...sentence, text: '' };
    const text = known.reduce(
      (rest, word) =>
        rest.replace(
          new RegExp(String.raw`(?<![A-Za-zÀ-ž0-9⟦-])${word}(?![A-Za-zÀ-ž0-9-])`, 'giu'),
          () => `⟦${all.push(word) - 1}⟧`,
        ),
      sentence.text,
    );
    return {
      ...sentence,
      text: text.replace(LISTED, (list) =>
        list.replace(
          /(?<![A-Za-zÀ-ž⟦'-])(?!(?:and|or)(?![A-Za-zÀ-ž]))[A-Za-zÀ-ž][A-Za-zÀ-ž'-]+/gu,
          (word) => `⟦${all.push(word.toLowerCase()) - 1}⟧`,
        ),
      ),
    };
  });
  return { sentences: masked, quotes: all };
}
