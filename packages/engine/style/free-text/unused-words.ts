import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { readCircumstances, withoutEverywhere, withoutReason } from './circumstances.ts';
import { sentencesIn } from './exceptions.ts';
import { ledgerOf, NARROWING, NARROWS } from './ledger.ts';
import { NUMBER } from './numbers.ts';
import { isAdvice, isAsked, isRemark } from './sentences.ts';
import type { Understood } from './understood.ts';
import { verdictIn } from './verdicts.ts';

/**
 * The parts of the sentences of a rule that hold a word which nothing that was read of it knows: “with glimworts”. A word is
 * known where a pattern of one of its families names it, where a check holds it, or where it says no more than that this is a rule.
 */
export function unusedWords(
  { label, description }: StyleRule,
  read: Understood,
  alone: (words: string) => Understood | undefined,
): readonly string[] {
  const { readings } = read;
  const ledger = ledgerOf(read);
  const spares = readings.some((one) => /\b(?:except|outside|alone|without)\b/u.test(one));
  const isOfSenses = readings.some((one) => SENSES.test(one));
  const reported = readings.join(' ').toLowerCase();
  const isReadAlone = (words: string) =>
    alone(words)?.readings.some((one) => readings.some((other) => other.startsWith(one))) ?? false;
  const title = sentencesIn(label).map((one) => ({ ...one, isTitle: description !== '' }));
  const body = sentencesIn(description).map((one) => ({ ...one, isTitle: false }));
  return [...title, ...body].flatMap(({ text, shown, isTitle }) => {
    const plain = shown.replace(/[\s.!;]+$/, '');
    const topic = (
      isTitle
        ? /^[^,:;⟦]{3,40}(?=: |$)/u
        : /^[^,:;⟦]{3,40}?(?=: | (?:≤|<|max\.?|maximum|under|below|at most|up to|no more than) ?\d)/u
    ).exec(plain)?.[0];
    // “Release notes: start with a verb”: where nothing behind the topic was read, it is told with it.
    if (topic !== undefined && ledger.isElsewhere(topic))
      return isTitle ||
        text
          .slice(topic.length + 1)
          .split(/[,;] /u)
          .every(isReadAlone)
        ? [topic]
        : [text.replace(/[\s.!;]+$/u, '')];
    const scope = SCOPE.map((pattern) => pattern.exec(plain)?.groups?.['what']).find(Boolean);
    if (scope !== undefined)
      return ledger.unknownIn(scope).length === 0 || ledger.tells(scope) ? [] : [plain];
    const { words: quoted, areSaid } = quotedIn(text, plain);
    const isShown =
      isTitle || isRemark(plain) || isAdvice(plain) || (!areSaid && SHOWS.test(plain)) || isOfSenses;
    const isOfThese = OF_WORDS.test(text) && !quoted.some((word) => reported.includes(word.toLowerCase()));
    if (isOfThese) return [text.replace(/[\s.!;]+$/u, '')];
    if (quoted.length > 0 && !isShown && !quoted.some(ledger.holds))
      return ledger.tells(plain) ? [] : [text.replace(/[\s.!;]+$/u, '')];
    // An exception may stand behind a reason, and behind what asks for nothing by its form.
    const exception = / (?:unless|except) .*$/u.exec(plain)?.[0] ?? '';
    const asks = () =>
      isAsked(plain) ||
      // “Donors are “supporters” in letters”: what is read of its words is asked for.
      (!isShown && DENIED.test(plain) && quoted.some((word) => reported.includes(word.toLowerCase()))) ||
      (exception !== '' && readings.some((one) => one.includes('≤'))) ||
      alone(text)?.readings.some((one) => readings.includes(one));
    if (isRemark(plain) || isAdvice(plain) || plain.includes('|') || !asks()) return [];
    const asked = withoutReason(plain.slice(0, plain.length - exception.length));
    const said = [asked, exception]
      .map((one) => withoutEverywhere(readCircumstances(one).text))
      .join(' ')
      .replace(ASIDE, ' ')
      .replace(SAID_OF_IT, (verdict) => (verdictIn(verdict) ? '' : verdict))
      .replace(RANGE(), ' ')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    if (said.includes('⟦') && isOfSenses) return [];
    // A sentence that holds nothing that was read is judged as a whole elsewhere.
    const isRead = said.includes('⟦') || ledger.knowsOf(said);
    const parts = isRead ? withMembers(said.split(JOINTS).map((part) => part.trim())) : [];
    const spared = spares ? parts.findIndex((part) => EXCEPTION.test(part)) : -1;
    // What a title names is told by what stands below it; where it holds is not.
    const isLeft = (part: string) => (!isTitle || NARROWS.test(part)) && !ledger.accountsFor(part);
    return runsOf(parts.slice(0, spared < 0 ? undefined : spared), isLeft).map(shownIn(shown, text));
  });
}

/** Puts the quoted stretches of a sentence back into a part of it. */
function shownIn(shown: string, text: string): (part: string) => string {
  const quotes = [...shown.matchAll(MASK)].map(
    ({ 0: mask, index }) => [mask, text.slice(index, index + mask.length)] as const,
  );
  return (part) => part.replace(MASK, (mask) => quotes.find(([one]) => one === mask)?.[1] ?? mask);
}
const MASK = /⟦·*⟧/gu;

/** The quoted words of a sentence; where some stand before “e.g.”, these are said, and those behind it only shown. */
function quotedIn(
  text: string,
  plain: string,
): { readonly words: readonly string[]; readonly areSaid: boolean } {
  const wordsOf = (part: string) => [...part.matchAll(QUOTED)].map(([, word = '']) => word);
  const from = SHOWS_LATER.exec(text)?.index;
  const before = from === undefined || SHOWS.test(plain.slice(0, from)) ? [] : wordsOf(text.slice(0, from));
  return before.length > 0 ? { words: before, areSaid: true } : { words: wordsOf(text), areSaid: false };
}

/** The parts of which something is true; a thing and what it is for as one: “code font for commands”. */
function runsOf(parts: readonly string[], isLeft: (part: string) => boolean): readonly string[] {
  const runs: string[] = [];
  let last: string | undefined;
  for (const part of parts) {
    const left = isLeft(part);
    if (left && last !== undefined && !NARROWS.test(last)) runs[runs.length - 1] += ` ${part}`;
    else if (left) runs.push(part.replace(/^(?:and|or) /iu, ''));
    last = left ? part : undefined;
  }
  return runs;
}

/** “in tables” and “and logs”: one place. */
const withMembers = (parts: readonly string[]): readonly string[] =>
  parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    if (before !== undefined && NARROWS.test(before) && MEMBER.test(part)) all[all.length - 1] += ` ${part}`;
    else all.push(part);
    return all;
  }, []);
const MEMBER = /^(?:and|or) (?:(?:the |our |your )?\p{L}+s|below|deeper|lower|beyond|down|under)$/u;

const DENIED = /(?<!\p{L})(?:never|not) ⟦/iu;
const SENSES = /^words in one of their meanings| not as an? /u;

const QUOTED = /[“"`]([^“”"`\n]{1,60})[”"`]/gu;
/** What shows how a text reads, and no words of its own. */
const SHOWS =
  /(?:^|[\s(])(?:e\.g|for example|for instance|such as|like|as in|examples?|good|bad|right|wrong|say what)(?![\p{L}])|[:(✅❌✓✗→]|->/iu;
const SHOWS_LATER = /[\s(](?:e\.g\.|for example|for instance|such as|like|as in)(?![\p{L}])/iu;
/** “No bold for words like “not””: of these alone. */
const OF_WORDS =
  /(?<![\p{L}])(?:for|on|with|to|from) (?:words?|phrases?|terms?|names?|verbs?|nouns?) (?:like|such as) ["“`]/iu;
/** A sentence that says of what the others hold, or don't: “This applies to contracts only”, “Not in haiku”. */
const SCOPE: readonly RegExp[] = [
  /^(?:but |however,? )?(?:this|these|it|they|that|(?:this|the|our) rules?) (?:only |also |even )?(?:(?:does|do)(?: not|n't) )?(?:appl(?:y|ies)|holds?|goes|counts?|covers?|concerns?|affects?)(?<what> .+)$/iu,
  /^(?:but |however,? |only |just )?(?<what>(?:not|never|only|just) (?:in|on|for|with|at|during|by|when|if|where|while|before|after|until|inside|within) .+)$/iu,
  /^(?:but |however,? )?(?<what>[^,;:⟦]{3,60}?) (?:is|are) (?:exempt(?:ed)?|excluded|excepted|spared|out of scope|(?:an |the (?:only )?)?exceptions?|not (?:affected|covered|bound))$/iu,
  /^(?:but |however,? )?(?<what>[^,;:⟦]{3,60}?) (?:may|can|might|need not|are (?:free|allowed) to|(?:don't|do not) (?:have|need) to) (?:ignore|skip|break|bend|disregard|forget|follow) (?:this|it|the rule|that|them)(?: rule)?$/iu,
  /^(?:but |however,? )?(?<what>[^,;:⟦]{3,60}?) (?:follow|have|use|keep)s? (?:(?:its|their) own|other|different|special) (?:rules?|conventions?|styles?)$/iu,
];
/** Up to where a case, a place or a time is named. */
const ON = String.raw`(?:(?! (?:${NARROWING}) )[^,;:()])*`;
/** What is shown, and what explains. */
const ASIDE = new RegExp(
  String.raw`\((?![^()]*[\d≤<])[^()]*\)|,? \b(?:such as|for example|for instance|like|including|e\.g\.) (?:(?! (?:${NARROWING}) ).)*|: (?!(?:no|max(?:imum)?|at (?:most|least)|never)\b).*$|, (?:it|they|you|we|which|that) .*$| to (?:show|indicate|mark|express|convey|signal|stress|mean) ${ON}|\baim (?:for|at) ${ON}|\baverag\w+ \S+`,
  'giu',
);
const SAID_OF_IT = new RegExp(` (?:is|are) ${ON}$`, 'u');
/** “15 to 20 words”: what a limit stands above. */
const RANGE = lazily(
  () => new RegExp(String.raw`\b${NUMBER} ?(?:-|–|to|and) ?${NUMBER}(?: words?| sentences?)?`, 'giu'),
);
const JOINTS = new RegExp(
  String.raw`[,:;()—–]|(?<!\b(?:unless|except|exception|apart|aside|other|only|not|and|or|but))\s(?=(?:${NARROWING}|and|or|but|rather|instead)\s)`,
  'u',
);
const EXCEPTION =
  /^(?:unless|only|except|apart|aside|other|excluding|outside|but|with the exception|with exceptions?|without)\b/iu;
