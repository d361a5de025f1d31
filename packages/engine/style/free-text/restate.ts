import { isInDictionary } from '../../spelling/lexicon.ts';
import { attitudeOf, IDIOMS, isLiked } from './attitude.ts';
import { hasPlace, isConditional } from './condition.ts';
import { NUMBER, valueOf } from './numbers.ts';
import { isOfSome } from './of-some.ts';
import { matchesOf } from './search.ts';
import { unmasked } from './rule-text.ts';
import type { RuleSentence } from './sentences.ts';
import { clausesOf, isAdvice, isDemand } from './sentences.ts';
import { stanceAt, type Stance } from './stance.ts';
import { topics, type NamedTopic } from './topics/index.ts';

/** What a rule asks for, in words that the families read. */
export interface Restated {
  readonly demands: readonly string[];
  /** What else it asks for, in its own words. */
  readonly rest: readonly string[];
}

interface Clause {
  /** Lower case; quoted words stand in “”. */
  readonly text: string;
  readonly source: string;
  readonly fromLabel: boolean;
}

/**
 * Reads a rule by what it is about: the thing that it names anywhere, and whether the rest of it is for that thing or
 * against it. `all` are the rule's sentences, `sentences` those to be read. They need not be demands: “Semicolons :: They trip people up.”
 */
export function restate(
  sentences: readonly RuleSentence[],
  quotes: readonly string[],
  all: readonly RuleSentence[],
): Restated {
  const clauses = sentences.flatMap(({ text, fromLabel }) =>
    clausesOf(text).map((source): Clause => ({ source, fromLabel, text: opened(source, quotes) })),
  );
  const rule = all.map(({ text }) => opened(text, quotes)).join('. ');
  const covered = new Set<Clause>();
  const demands = topics().flatMap((topic) => {
    if ((topic.beside && !topic.beside.test(rule)) || topic.apart?.test(rule)) return [];
    const verdict = verdictOn(topic, clauses, covered);
    const demand = verdict && topic[verdict];
    return demand ? filled(demand, topic, clauses) : [];
  });
  const rest = clauses.filter(
    (clause) =>
      !clause.fromLabel && !covered.has(clause) && isDemand(clause.source) && !isAdvice(clause.source),
  );
  return {
    demands: [...new Set(demands)],
    rest: rest.map(({ source }) => unmasked(source, quotes)),
  };
}

/** A demand with what the rule names in place of `{quotes}`, `{names}`, `{number}` and `{grade}`; none where it names nothing. */
function filled(demand: string, { names }: NamedTopic, clauses: readonly Clause[]): readonly string[] {
  if (!demand.includes('{')) return [demand];
  const own = clauses.filter(({ text }) => matchesOf(names, text).length > 0);
  const number = valueOf(
    new RegExp(`(?<![A-Za-zÀ-ž0-9])${NUMBER}`, 'u').exec(
      own.map(({ text }) => matchesOf(names, text)[0]?.[0]).join(' '),
    )?.[0] ?? '-',
  );
  const values: Readonly<Record<string, string>> = {
    quotes: own.flatMap(({ text }) => text.match(/“[^”]+”/gu) ?? []).join(', '),
    names: own.flatMap(({ source }) => namesIn(source)).join(', '),
    number: number > 0 ? String(number) : '',
    grade: number > 5 ? String(number - 5) : '',
  };
  const made = demand.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return Object.entries(values).some(([name, value]) => demand.includes(`{${name}}`) && value === '')
    ? []
    : [made];
}

/** The names in a clause; the capital of a word that opens it makes no name. */
const namesIn = (clause: string): readonly string[] =>
  [...clause.matchAll(/\p{Lu}[A-Za-zÀ-ž0-9.-]+(?: \p{Lu}[A-Za-zÀ-ž0-9.-]+)*/gu)]
    .filter(
      ({ 0: name, index }) =>
        index > 0 || !/^\p{Lu}\p{Ll}+$/u.test(name) || !isInDictionary(name.toLowerCase()),
    )
    .map(([name]) => name);

/** “Please test all snippets” asks, and speaks of no politeness. */
const opened = (source: string, quotes: readonly string[]) =>
  unmasked(source, quotes)
    .toLowerCase()
    .replace(/^please,? (?=[a-z]+ )/, '');

/** Whether words say no more than where or for what a thing is used. */
export const isUse = (words: string): boolean =>
  USED_FOR.test(words) && attitudeOf(words.toLowerCase()) === undefined;
const USED_FOR =
  /^(?:(?:in|on|for|between|around|after|before|when|where) (?!(?:the (?:first place|texts?|docs|documentation)|general|any|all|this|these|us|our)\b)|(?:marks?|shows?|indicates?|introduces?|stands? for|separates?|joins?) )\p{L}/iu;
const TREATED =
  /^[^.;:]{0,40}\b(?:is|are|be) (?:\w+ly |always )?(?:not )?(?:separated|set|written|formed|followed|preceded|spelled|spelt|surrounded|typed|placed|capitali[sz]ed|hyphenated|italici[sz]ed|closed)\b/u;
/** Of kinds of words, all are meant: “shortened Latin”, “business buzzwords”. */
const OF_WORDS = /jargon|latin|words|adverbs|hedg|filler|buzz|padding|language/iu;

type Verdict = 'wanted' | 'shunned' | undefined;

function verdictOn(topic: NamedTopic, clauses: readonly Clause[], covered: Set<Clause>): Verdict {
  const votes: { readonly stance: Stance; readonly fromLabel: boolean }[] = [];
  for (const [index, clause] of clauses.entries()) {
    for (const match of matchesOf(topic.names, clause.text)) {
      if (match[0] === '') continue;
      const end = match.index + match[0].length;
      const next = clauses[index + 1];
      const about = next && GOES_ON.test(next.text) ? [clause, next] : [clause];
      // “Reserve it for warnings; anywhere else it is banned.”
      const narrowed = !topic.conditional && about.some(({ source }) => isConditional(source));
      if (narrowed && !clauses.some(({ text }) => ELSEWHERE.test(text))) return undefined;
      const placed = hasPlace(clause.source);
      if (
        placed &&
        !clauses.some(
          (other) => other !== clause && other.fromLabel && matchesOf(topic.names, other.text).length > 0,
        )
      )
        return undefined;
      const permitted = about.some(
        ({ text }) => PERMITTED.test(text) && !/\b(?:only|expected|encouraged|preferred)\b/.test(text),
      );
      const stance = permitted
        ? 'allowed'
        : about.some(({ text }) => isLiked(text))
          ? 'for'
          : stanceIn(clauses, index, match.index, end);
      // “Ellipsis points are separated by spaces”: how they are written.
      if (stance === 'bare' && topic.wanted === undefined && TREATED.test(clause.text.slice(match.index)))
        return undefined;
      // “Semicolons between entries”, “ellipses mark a pause”: what a thing is for forbids nothing.
      const [said = ''] = clause.text.slice(end).trim().split(',');
      const isNamed = !clause.fromLabel && topic.usual !== 'wanted' && isUse(said);
      if (isNamed && stanceAt(clause.text, match.index, end) === 'bare') return undefined;
      if (
        stance !== 'for' &&
        topic.shunned &&
        !OF_WORDS.test(topic.shunned) &&
        isOfSome(clause.text.slice(0, match.index))
      )
        return undefined;
      votes.push({ stance, fromLabel: clause.fromLabel });
      if (!narrowed && !placed) covered.add(clause);
    }
  }
  if (votes.length === 0) return undefined;
  // A title alone says nothing where its rule asks for something else.
  const titled = votes.every(({ stance, fromLabel }) => stance === 'bare' && fromLabel);
  const said = clauses.filter(({ fromLabel }) => !fromLabel);
  const asks =
    said.some(({ source }) => isDemand(source) && !isAdvice(source) && !/^(?:if|when) /i.test(source)) &&
    !said.some(({ text }) => attitudeOf(text) === 'against' || SPELLED_OUT.test(text));
  if (titled && (asks || said.some(({ text }) => speaksFor(text)))) return undefined;
  if (titled && !topic.wanted && said.length > 0 && said.every(({ text }) => isUse(text))) return undefined;
  const has = (stance: Stance) => votes.some((vote) => vote.stance === stance);
  const oneSided = topic.wanted === undefined || topic.shunned === undefined;
  if (has('allowed') && !has('against')) return undefined;
  if (oneSided) {
    if (topic.wanted !== undefined)
      return has('against') && !has('for') && !topic.either ? undefined : 'wanted';
    return has('for') && !has('against') ? undefined : 'shunned';
  }
  if (has('for') && has('against')) {
    const titled = votes.find(({ stance, fromLabel }) => fromLabel && stance !== 'bare')?.stance;
    return titled === 'for' ? 'wanted' : titled === 'against' ? 'shunned' : undefined;
  }
  if (has('against')) return 'shunned';
  return has('for') ? 'wanted' : topic.usual;
}

/** Whether a sentence beside the label permits what a rule is about, speaks well of it, or says that it was given up. */
export const isPermitted = (sentences: readonly RuleSentence[], quotes: readonly string[]): boolean =>
  sentences.some(({ text, fromLabel }) => {
    const clause = opened(text, quotes);
    return !fromLabel && (speaksFor(clause) || GIVEN_UP.test(clause));
  });

const speaksFor = (clause: string): boolean =>
  isLiked(clause) || (PERMITTED.test(clause) && !/\b(?:only|expected|encouraged|preferred)\b/.test(clause));
const GIVEN_UP =
  /^we (?:[A-Za-zÀ-ž]+ )?(?:stopped|gave up|no longer|abandoned|ditched|dropped|got rid|gave (?:it|them) up|moved away from|used to)(?![A-Za-zÀ-ž])/u;

const SPELLED_OUT = /(?<![A-Za-zÀ-ž])(?:spell|write) (?:it|them) out(?![A-Za-zÀ-ž])/u;
const ELSEWHERE = /(?<![A-Za-zÀ-ž'-])(?:(?:any|every)where else|elsewhere|otherwise)(?![A-Za-zÀ-ž'-])/u;

/** What permits asks for nothing. */
const PERMITTED =
  /(?<![A-Za-zÀ-ž'-])(?:not (?:strictly )?(?:required|necessary|mandatory|needed|obligatory)|nothing wrong|no need|needn't|optional|up to you|(?:is|are|'s)(?: also| perfectly| quite)? (?:fine|ok|okay|allowed|acceptable|permitted|all right|possible|tolerated)|may (?:also )?(?:be|start|begin|open|end|use|contain|include)|feel free|free to|don't mind|(?:don't|doesn't|do not|does not) (?:need|have) to|doesn't matter)(?![A-Za-zÀ-ž'-])/u;

/** What the clause says of the thing; where it only names it, what it says at all, or the next one of it. */
function stanceIn(clauses: readonly Clause[], index: number, start: number, end: number): Stance {
  const clause = clauses[index];
  if (!clause) return 'bare';
  if (IDIOMS.test(clause.text)) return 'against';
  const stance = stanceAt(clause.text, start, end);
  if (stance !== 'bare') return stance;
  const own = attitudeOf(clause.text.slice(0, start)) ?? attitudeOf(clause.text.slice(end));
  const next = clauses[index + 1];
  return own ?? (next && GOES_ON.test(next.text) ? attitudeOf(next.text) : undefined) ?? 'bare';
}

/** A sentence about what the one before it named. */
const GOES_ON =
  /^(?:they|it|these|those|this|that|them|the (?:mark|word|habit|form)s?|don't|do not|never|avoid|no|none|not|leave|skip|drop|cut|delete|remove|keep|use|always|required|mandatory|yes|is|are|has|have|break|read|look|sound|make|get|trip|must|should|may|can|nobody|no one|one|please|rarely|reserve|if|we|feel|you)(?![A-Za-zÀ-ž'])/u;
