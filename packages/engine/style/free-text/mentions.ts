import type { Check } from '../../checks/types.ts';
import { hasCondition } from './circumstances.ts';
import { MANY_MEANINGS } from './often-shunned.ts';
import { swapOf } from './preferences.ts';
import { banOf } from './prohibitions.ts';
import type { RuleText } from './rule-text.ts';
import { stanceAt, type Stance } from './stance.ts';

interface Mention {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

const THE = String.raw`(?:(?:the )?(?:words?|terms?|phrases?|forms?|verbs?|nouns?|spellings?) |simply |just |plain |always |it's |a )*`;
/** Between what is wrong and what replaces it. */
const FORWARD = new RegExp(
  String.raw`^[\s,;:.)—–-]*(?:(?:and|but|so|then) )*(?:instead,? |please )*(?:(?:always |just )?(?:use|say|write|prefer|choose|try|type|go with|opt for|make it|reach for|pick)|becomes?|should (?:be|read|become)|must be|has to be|→|⇒|->|=>|(?:is|are) (?:just|simply|now(?: (?:called|named|known as))?|called|better as|replaced (?:by|with))|(?:has|have) been replaced (?:by|with)|(?:are|is) wrong[,;:] (?:use|say|write)) ${THE}$`,
);
/** Between what is right and what it replaces. */
const BACKWARD = new RegExp(
  String.raw`^(?: [a-z]+){0,2}[\s,;:)—–-]+(?:(?:and|but) )?(?:they|we|you|it|users|readers|people) (?:don't|doesn't|do not|does not|never) (?:(?:use|say|write) )?${THE}$|^[\s,;:)—–-]*\(?(?:(?:and|but) )*(?:instead of|rather than|not(?: as)?|never(?: as)?|in place of|over|as opposed to|in preference to|in lieu of|don't (?:use|say|write)|do not (?:use|say|write)|never (?:use|say|write)|avoid|>|beats|replaces|supersedes|stands for no) (?:using |saying |writing )?${THE}$`,
);
const LIST =
  /^\s*(?:,|\/|&|;)?\s*\(?(?:and|or|nor)?\s*(?:(?:nobody|no one|none) )?(?:(?:is|are) )?(?:(?:the )?(?:word|phrase|term)s? )?$/;
/** "Swap A for B", "replace A with B". */
const EXCHANGE =
  /(?<![A-Za-zÀ-ž'-])(?:replace|swap|change|exchange|trade|convert|turn|shorten|trim|condense|reduce|simplify|expand|cut|boil|correct|translate|rewrite)(?:s|d|ing)? (?:the )?(?:words? |terms? |phrases? )?$/u;
const EXCHANGED =
  /^\s*(?:down )?(?:with|by|to|for|into|as)\s+(?:just |simply |plain )?(?:the )?(?:words? |terms? |phrases? )?$/;
/** "Substitute B for A": the other way round. */
const SUBSTITUTE = /(?<![A-Za-zÀ-ž'-])substitute(?:s|d)? $/u;
const CHOOSE =
  /(?<![A-Za-zÀ-ž'-])(?:prefer|favou?r|choose)(?:s|red|ed)? (?:the )?(?:words? |terms? |phrases? )?$/u;
/** What is said of words that were named before: "delete them", "keep it out". */
const REMOVED =
  /(?<![A-Za-zÀ-ž'-])(?:delete|remove|cut|drop|avoid|skip|ditch|omit|strike|kill|ban|scrap|lose|avoiding|cutting) (?:it|them|these|those|both|all of (?:it|them|these|those)|each of them)(?![A-Za-zÀ-ž'-])|(?<![A-Za-zÀ-ž'-])(?:keep|leave|take|edit|weed) (?:it|them|these|those|both) out(?![A-Za-zÀ-ž'-])|(?<![A-Za-zÀ-ž'-])(?:do|does)(?:n't| not) (?:use|write|say) (?:it|them|these|those|either)(?![A-Za-zÀ-ž'-])/u;
/** “A”, “B”: pick another word. */
const REPLACED =
  /^\s*[:–—]\s*(?:please )?(?:pick|choose|find|use|try|look for) (?:an?|another|something|other)(?: [A-Za-zÀ-ž]+)* (?:words?|terms?|phrases?|else|options?|alternatives?)(?![A-Za-zÀ-ž])/u;
/** What the words are, behind them: "“A” and “B” are wrong". */
const FAULTED =
  /^[\s,;:—–-]*(?:(?:both|all|each) )?(?:is|are) (?:always |simply |just |plain |both |all )?(?:wrong|incorrect|errors?|mistakes?|outdated|obsolete|out\b|not (?:a )?words?\b|banned|off[- ]limits|taboo|unacceptable|misspelled)/;

/**
 * The bans and swaps of quoted words in a demand (lower case, `⟦n⟧`), each told by what stands around it; `refused`
 * where the demand holds under a condition that no list of words can tell.
 */
export function readMentions(demand: string, text: RuleText): readonly Check[] | 'refused' | undefined {
  const mentions: Mention[] = [...demand.matchAll(/⟦(\d+)⟧/g)].map((match) => ({
    index: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  // “Don't mix “from” with a dash”: neither is wrong alone.
  if (mentions.length === 0) return undefined;
  if (MIXED.test(demand)) return 'refused';
  if (ILLUSTRATED.test(demand) && text.quotes.every((quote) => quote.split(' ').length < 3)) return 'refused';
  const word = ({ index }: Mention): string => text.quotes[index] ?? '';
  const checks: Check[] = [];
  const used = new Set<Mention>();
  for (const { from, to } of pairsOf(demand, mentions)) {
    checks.push(...swapOf(from.map(word), to.map(word), text));
    for (const mention of [...from, ...to]) used.add(mention);
  }
  const left = mentions.filter((mention) => !used.has(mention));
  const banned = left.filter((mention) => isShunned(demand, mention, mentions));
  if (banned.some((mention) => /^(?:the|an?|and|or|to|of|in|is|are|key|one)$/i.test(word(mention))))
    return 'refused';
  checks.push(...banOf(banned.map(word), text));
  if (checks.length === 0) return undefined;
  const around = mentions.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}x${rest.slice(end)}`,
    demand,
  );
  if (ELLIPTIC.test(around)) return 'refused';
  // “Versions are x or y. They are not z”: of versions alone.
  if (/^(?:they|these|those|it) (?:are|is) not x/.test(around)) return 'refused';
  // “Shorten x to x”: what follows belongs to the swap.
  if (
    hasCondition(around) ||
    NARROWED.test(around.replace(/(?<=\bx )(?:with|by|to|for|into|as)(?= (?:just )?x)/g, '→'))
  )
    return 'refused';
  if (banned.some((mention) => MANY_MEANINGS.test(word(mention))) && /ambiguous|confus|unclear/.test(demand))
    return 'refused';
  const allowed = left.some(
    (mention) => !banned.includes(mention) && stanceOf(demand, mention) === 'allowed',
  );
  return allowed ? 'refused' : checks;
}

const MIXED =
  /(?<![a-z])(?:mix|combine|confuse|pair|interchange)(?:ing)? (?:the (?:words? )?)?⟦\d+⟧ (?:with|and)(?! ⟦)/u;
/** “Bullets (“-”) instead of numbers (“1.”)”: two things, each with what it looks like. */
const ILLUSTRATED =
  /\p{L} \(⟦\d+⟧\),? (?:vs\.?|versus|instead of|rather than|and not|not|over) [^⟦]*\p{L} \(⟦\d+⟧\)/u;
/** “Which” needs a comma, “that” doesn't: need one, not stand. */
export const ELLIPTIC = /\bx (?!is |are )\p{L}+s? [^x]*x (?:doesn't|does not|don't|do not)$/u;
/** A meaning or a neighbour that a list of words can't tell. */
const NARROWED =
  /(?<![A-Za-zÀ-ž'-])x(?:,? (?:and|or) x|, x)* (?:to (?:[A-Za-zÀ-ž]+)|with(?:out)?|for (?!example)|about|before|after|of|alone)(?![A-Za-zÀ-ž'-])/u;

function stanceOf(demand: string, { start, end }: Mention): Stance {
  // What is said of the next words is not said of these.
  const next = demand.indexOf('⟦', end);
  const own = next < 0 ? demand : demand.slice(0, next);
  return stanceAt(own.replaceAll('⟦', '“').replaceAll('⟧', '”'), start, end);
}

function isShunned(demand: string, mention: Mention, all: readonly Mention[]): boolean {
  // A list is shunned or not as a whole: its first says what stands before, its last what comes after.
  let [first, last] = [all.indexOf(mention), all.indexOf(mention)];
  const gap = (index: number) => demand.slice(all[index]?.end, all[index + 1]?.start);
  while (first > 0 && LIST.test(gap(first - 1))) first--;
  while (last < all.length - 1 && LIST.test(gap(last))) last++;
  // “They are not A or B: C”: what a colon shows at the end is how to write it.
  if (first > 0 && first === last && last === all.length - 1 && /^[:)]+ ?$/.test(gap(first - 1).trim() + ' '))
    return false;
  const [head, tail] = [all[first] ?? mention, all[last] ?? mention];
  if (HANDLED.test(demand.slice(0, head.start))) return false;
  if (OBLIQUE.test(demand.slice(0, head.start)) || OBLIQUE.test(gap(last))) return false;
  const rest = demand.slice(tail.end);
  const stance = stanceOf(demand, { ...head, end: tail.end });
  if (stance === 'against' || REMOVED.test(rest) || REPLACED.test(rest)) return true;
  return stance !== 'allowed' && FAULTED.test(rest);
}

/** “+” for “and”, “repository” as “repo”: what a word is used for is not what is banned. */
const OBLIQUE =
  /(?<!\b(?:such|use|uses|instead|free|rid|words?|phrases?|terms?|sort|kind|clear|out|list) )(?<![A-Za-zÀ-ž'-])(?:for|as|to|of|with|in|from|between|before|after|by|than|means?|meaning|into|alongside|both)\s+(?:(?:the )?(?:word|term|phrase)s? |an? )?$/u;
/** “Never abbreviate A”: what is not to be done to a word does not forbid it. */
const HANDLED =
  /(?<![a-z])(?:abbreviat|shorten|capitali[sz]|lowercas|uppercas|hyphenat|plurali[sz]|itali[cs]i[sz]|bold|underlin|quot|translat|locali[sz]|truncat|contract|split|separat|link|highlight|emphasi[sz]|translat|spell|precede?|follow)(?:e|ing|ate|ating)? (?:out )?(?:the )?(?:words? |terms? )?$/u;
/** "Don't abbreviate A as B." */
const SHORTENED =
  /(?<![A-Za-zÀ-ž'-])(?:abbreviate|shorten|contract|truncate|clip)(?:s|d|ed|ing)? (?:the )?(?:words? |terms? )?$/u;

interface Pair {
  readonly from: readonly Mention[];
  readonly to: readonly Mention[];
}

type Joint = 'forward' | 'backward' | 'list' | 'none';

function pairsOf(demand: string, mentions: readonly Mention[]): readonly Pair[] {
  const joints = mentions.slice(1).map((next, index): Joint => {
    const before = mentions[index];
    return before ? jointOf(demand, before, next, mentions.slice(0, index)) : 'none';
  });
  const pairs: Pair[] = [];
  for (const [at, joint] of joints.entries()) {
    if (joint !== 'forward' && joint !== 'backward') continue;
    // “A” for “B” and “C” for “D”: a list that lies between two joints ends the one and begins the other.
    let from = at;
    while (joints[from - 1] === 'list' && !isPaired(joints, from - 1, at)) from--;
    let to = at + 1;
    while (joints[to] === 'list' && !leadsToJoint(joints, to)) to++;
    const [left, right] = [mentions.slice(from, at + 1), mentions.slice(at + 1, to + 1)];
    pairs.push(joint === 'forward' ? { from: left, to: right } : { from: right, to: left });
  }
  return pairs;
}

/** Whether the mention before a list already belongs to a pair. */
function isPaired(joints: readonly Joint[], list: number, at: number): boolean {
  let index = list;
  while (joints[index] === 'list') index--;
  return index >= 0 && joints[index] !== 'none' && index < at;
}

function leadsToJoint(joints: readonly Joint[], list: number): boolean {
  let index = list;
  while (joints[index] === 'list') index++;
  return joints[index] === 'forward' || joints[index] === 'backward';
}

const SAID =
  /(?:^|[;:,] |(?<![A-Za-zÀ-ž'-])and )(?:please |always )?(?:use|say|write|prefer)?(?: ⟦\d+⟧ (?:or|and))*\s*$|(?<![A-Za-zÀ-ž'-])for $/u;
/** Whether the verb before is forbidden. */
const stanceBefore = (text: string) =>
  /(?:don't|do not|never|not) (?:[A-Za-zÀ-ž]+ )?$/u.test(
    text.replace(/[A-Za-zÀ-ž]+ (?:the )?(?:word )?$/u, ''),
  );

function jointOf(demand: string, one: Mention, two: Mention, earlier: readonly Mention[]): Joint {
  const gap = demand.slice(one.end, two.start);
  const before = demand.slice(0, one.start);
  const listed = before.replace(/(?:⟦\d+⟧(?:,? (?:and|or) |, ?|\/))+$/, '');
  const again = earlier.length > 0 && /⟦\d+⟧(?:,? and|,|;) $/.test(before);
  // “Don't shorten A to B”.
  if (EXCHANGE.test(listed) && EXCHANGED.test(gap)) return stanceBefore(listed) ? 'backward' : 'forward';
  if (
    !/(?<![A-Za-zÀ-ž'-])(?:replace|swap|change|exchange|trade|substitute)/u.test(before) &&
    SAID.test(listed) &&
    / for $/.test(gap.replace(/the (?:word|phrase|term) $/, '')) &&
    !/n't|not |never |avoid/.test(before)
  )
    return 'backward';
  if (
    again &&
    EXCHANGED.test(gap) &&
    /(?<![A-Za-zÀ-ž'-])(?:replace|swap|change|exchange|trade)/u.test(before)
  )
    return 'forward';
  if (
    SHORTENED.test(listed) &&
    /^ (?:as|to|into|with) (?:just )?$/.test(gap) &&
    stanceOf(demand, one) === 'against'
  )
    return 'backward';
  if (SUBSTITUTE.test(listed) && /^ for $/.test(gap)) return 'backward';
  if (
    /(?<![A-Za-zÀ-ž'-])rather (?:read|see|use|write|say|have|hear) (?:the word )?$/u.test(listed) &&
    /^ than (?:the word )?$/.test(gap)
  )
    return 'backward';
  if (CHOOSE.test(listed) && /^ to (?:the )?$/.test(gap)) return 'backward';
  if (BACKWARD.test(gap) && stanceOf(demand, one) !== 'against') return 'backward';
  if (FORWARD.test(gap))
    return stanceOf(demand, one) === 'for' && !/→|->|=>|⇒/.test(gap) ? 'none' : 'forward';
  return LIST.test(gap) ? 'list' : 'none';
}
