import type { Block, Sentence, SourceDocument, Word } from '../../document/types.ts';
import { lookUp, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { hasFiniteVerb } from '../simplify/clauses.ts';
import { capitalized } from '../writing/capitals.ts';
import { LONGEST_SENTENCE, type Naming } from './namings.ts';
import { isFinite, isModifier, isNoun, tagSentence } from './parts-of-speech.ts';
import { readable } from './readable.ts';

/** What says of which kind a thing is, with what tells it from others of that kind. */
const KIND = String.raw`(?:an?|the|any|every|one|those)\s[^()]{8,200}?`;
/** The same of several, or of whatever fits. */
const KINDS = String.raw`(?:(?:an?|the|any|every|one|all|anything|anybody|everything|\p{L}[\p{Ll}-]+s|\p{Ll}+(?=\s(?:that|which|who)\s))\s[^()]{8,200}?)`;
/** "that is", between a term and what it means. */
const THAT_IS = String.raw`(?<is>i\.e\.,?|that\s+is(?:\s+to\s+say)?,?|in\s+other\s+words,?|meaning|namely)\s+`;

/** What stands behind a term and says what it is; `meaning` is that. The more special form comes first. */
const FORMS: readonly RegExp[] = [
  // "Fast movers, i.e. products that sell daily, are …", "the entity key (that is, the column that …)"
  new RegExp(String.raw`,?\s+\(?${THAT_IS}(?<meaning>${KINDS})(?=[,.;)](?!\d))`, 'gu'),
  // "The entity key (the column that identifies the entity)", "Retention (coffee that stays behind)"
  new RegExp(
    String.raw`\s+\((?<meaning>${KIND}|(?!(?:since|if|so|note|given|and|or|but|as|because|now|is|are|see|with|all|those)\s)\p{Ll}+\s(?:that|which|who)\s[^()]{8,200}?)\)`,
    'gu',
  ),
  // "the value date (when it takes effect)"
  /(?<=\b(?:date|day|time|timestamp|deadline|period|phase|stage))\s+\((?<meaning>(?<when>when)\s(?:an?|the|it|they|we|you)\s[^()]{4,200}?)\)/gu,
  // "Retention: how long messages are kept."
  /(?<=^(?:The\s)?\p{Lu}[\p{Ll}-]+(?:\s[\p{Ll}-]+)?)(?<colon>:)\s+(?<meaning>(?<when>how)\s(?:long|many|much|often|far|fast)\s[^:;.]{8,160})(?=\.|$)/gu,
  // "An ageing limit: the number of days after which an alert is raised."
  /(?<!s)(?<colon>:)\s+(?<meaning>(?:an?|the)\s(?:(?!\s(?:and|or)\s(?:an?|the)\s|\s(?:also|then|but|not)\s)[^:;.]){8,160})(?=\.|$)/gu,
];
/** "The online store, a cluster that keeps the latest value, answers …"; `next` is the verb that has the term as its subject. */
const BETWEEN_COMMAS =
  /,\s+(?<meaning>(?:(?:an?|the|any|one)\s|\p{L}[\p{Ll}-]+s\s)[^,.;:()]{8,160}),\s+(?<next>[\p{L}'’]+)/gu;
/** "… in the golden zone, the shelf between hip and shoulder." */
const AT_THE_END =
  /,\s+(?:(?:which|who)\s+(?:is|are)\s+)?(?<meaning>(?:(?:an?|the)|(?<=\s(?:which|who)\s+are\s+)\p{Ll}+\s\p{Ll}+s(?=\s(?:that|which|who|of|for|stored|kept|used|made|sent|written)))\s[^,.;:()]{8,160})(?=[.;]|$)/gu;

/** What tells a thing from others of its kind. */
const TELLS_APART =
  /\s(?:before|after|that|which|who|whose|where|with|without|of|for|from|between|in|on|used|containing|holding|made)\s/u;
/** "The current primary of the instance": which one it is, and not what. */
const SAYS_WHICH =
  /^the\s(?!(?:set|collection|group|distance|difference|sum|process|act|ratio|range)\sof\s|.*\s(?:that|which|who|whose|where|between|used|containing|holding|made)\s)/u;
/** "The issuer (the customer's bank)". */
const OWNED = /^(?:the|an?)\s\p{Ll}+['’]s\s\p{Ll}+$/u;
/** A remark on a thing, and no word on what it is. */
const REMARKS =
  /^a\s+number\s+of\b|^(?:regardless|unless|besides|across|towards|always|sometimes|perhaps|thus|plus|less|versus|as)\b|^(?:(?:an?|the|one|any|all|every)\s+)?(?:\p{Ll}+ly\s+)?(?:default|ones?|huge|entire|current|same|latter|former|first|second|third|last|next|main|most|only|best|worst|reason|result|rest|other|others|lack|majority|cause|case|example|list|following|few|couple|great|good|common|typical|popular|major|key|important|recommended|way|author|owner|maintainer|head|lead|manager|director|longer|shorter|larger|smaller|more|less)\b/iu;
/** A phrase or clause in front, behind which the comma ends it and names nothing. */
const FRONTED =
  /^[\s*_"“]*(?:for|in|on|with|without|by|during|within|at|under|to|from|as|like|unlike|instead|after|before|if|when|once|while|although|because|since|unless|until|given|using|whenever|where)\b/iu;
/** "Instead of receipts you get a per diem": the clause stands behind what is in front. */
const HAS_CLAUSE =
  /^[\s*_"“]*(?:instead|for|in|on|with|during|within|at|under|from)\b.*\s(?:you|we|they|it)\s\p{Ll}+\s(?:an?|the)\s/iu;
const LONGEST_TERM = 4;
/** "A short sale, where the house is sold for less than is owed, needs …": a clause right behind what opens the sentence. */
const TOLD_BEHIND =
  /^(?:(?:An?|The|Each|Every)\s+)?\p{L}[\p{L}-]*(?:\s[\p{Ll}-]+){1,2}(?=,\s+(?:which\s+(?:is|are)\s+an?|where|in\s+which|by\s+which)\s[^,]{10,160},\s\p{Ll}+)/u;
/** In UTF-16 code units. */
const LONGEST = 320;

/** Terms with what stands right behind them and says what they are: "X, a Y that …", "X (the Y that …)", "X, i.e. Y". */
export function readAppositions(
  document: SourceDocument,
  block: Block,
  sentence: Sentence,
): readonly Naming[] {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  if (prose.length > LONGEST_SENTENCE || !/[,(:]/.test(prose)) return [];
  let tags: readonly string[] | undefined;
  const found: Naming[] = [];
  const add = (match: RegExpExecArray): void => {
    const meaning = match.groups?.['meaning'] ?? '';
    const isSaid = match.groups?.['when'] !== undefined || match.groups?.['is'] !== undefined;
    const isOwned = /^\s\(/.test(match[0]) && OWNED.test(meaning);
    if (!isSaid && !isOwned && (!TELLS_APART.test(` ${meaning} `) || SAYS_WHICH.test(meaning))) return;
    if (REMARKS.test(meaning)) return;
    // "Hold it at eye level: the side that …": what to do there, and no thing.
    const colon = match.groups?.['colon'] !== undefined;
    if (
      colon &&
      /\b(?:at|in|on|from|to|by|with|for|of|under)\s\p{Ll}+(?:\s\p{Ll}+)?$/u.test(prose.slice(0, match.index))
    )
      return;
    // "Versions of the database (i.e. versions that …)": what stands in front of "of" is told of.
    const whole = /(\p{L}+) of (?:\p{L}+ ){0,2}\p{L}+$/u.exec(prose.slice(0, match.index))?.[1];
    if (whole !== undefined && new RegExp(`\\b${whole}\\b`, 'iu').test(meaning)) return;
    tags ??= tagSentence(block, sentence);
    const start = sentence.start + match.index + match[0].indexOf(meaning);
    const verbs = countVerbs(sentence, tags, start, start + meaning.length);
    // "(i.e. the other end did not have a push)": what happens, and no thing.
    if (match.groups?.['is'] !== undefined && holdsVerb(meaning.split(RELATIVE)[0] ?? '')) return;
    // A bracket ends where it ends; without one, a second verb is that of the sentence.
    const most =
      /^[\s,]*[(:]/.test(match[0]) && (isSaid || RELATIVE.test(meaning))
        ? MOST_IN_BRACKETS
        : Number(RELATIVE.test(meaning));
    if (verbs > most) return;
    const term = termBefore(document, sentence, tags, sentence.start + match.index);
    const text = readable(document, block, { start, end: start + meaning.length });
    if (term !== '') found.push({ term, text: `${capitalized(text)}.` });
  };
  for (const form of FORMS) for (const match of prose.matchAll(form)) add(match);
  for (const match of prose.matchAll(BETWEEN_COMMAS)) {
    const before = prose.slice(0, match.index);
    tags ??= tagSentence(block, sentence);
    const next = sentence.start + match.index + match[0].length - (match.groups?.['next'] ?? '').length;
    const verb = sentence.words.findIndex(({ start }) => start === next);
    // "Logs, a database that fails, and a cache": things of a series; behind a verb, the comma may part clauses.
    const isVerb = isFinite(tags[verb]) || (lookUp(match.groups?.['next'] ?? '') & THIRD_PERSON) !== 0;
    if (isVerb && !hasFiniteVerb(before) && !FRONTED.test(before)) add(match);
  }
  const told = TOLD_BEHIND.exec(prose);
  if (told) {
    tags ??= tagSentence(block, sentence);
    const term = termBefore(document, sentence, tags, sentence.start + told[0].length);
    const text = readable(document, block, sentence);
    if (term !== '' && text.length <= LONGEST && !/^The\s/.test(prose)) found.push({ term, text });
  }
  for (const match of prose.matchAll(AT_THE_END)) {
    const [before, meaning] = [prose.slice(0, match.index), match.groups?.['meaning'] ?? ''];
    const [head = ''] = meaning.split(/\s(?:that|which|who|whose|where|between|from)\s/u);
    // "The tool reads logs, a config for each host, or …": a series; "If it fails, a worker of the pool stops": a clause.
    const isSeries = /\s(?:and|or|nor)\s/.test(head) || holdsVerb(head);
    // "There is one more cause: if you take out a frame, …"
    const own = Math.max(...[',', ':', ';'].map((mark) => before.lastIndexOf(mark))) + 1;
    tags ??= tagSentence(block, sentence);
    const verbs = countVerbs(sentence, tags, sentence.start + own, sentence.start + before.length);
    const isSaid = verbs > 0 || holdsVerb(before.slice(own)) || ORDERS.test(before.slice(own));
    const isRelative = /^,\s+wh/.test(match[0]);
    const isFronted = FRONTED.test(before.slice(own)) && !HAS_CLAUSE.test(before.slice(own));
    if (!isSeries && isSaid && (isRelative || !isFronted)) add(match);
  }
  return found;
}

/** "…, add a predicate, a small expression that …": an order behind its condition. */
const ORDERS =
  /^\s*(?:add|start|use|choose|pick|pass|set|create|define|enter|write|send|open|select|give|call)\s/iu;

const holdsVerb = (text: string): boolean =>
  hasFiniteVerb(text) || /\s\p{Ll}{2,}s\s(?:the|an?|it|its|their|your)\s/u.test(text);

const MOST_IN_BRACKETS = 3;

/** Finite verbs of a sentence between two offsets; "a portion mixed with flour" has none. */
function countVerbs({ words }: Sentence, tags: readonly string[], from: number, to: number): number {
  return words.filter(
    ({ start, end }, at) =>
      start >= from &&
      end <= to &&
      ((isFinite(tags[at]) && !(tags[at] === 'VBD' && isNoun(tags[at - 1]))) ||
        // "Accounts belong to a book"
        (tags[at] === 'VB' && tags[at - 1] === 'NNS')),
  ).length;
}

const RELATIVE = /\s(?:that|which|who|whose|where)\s/u;

/** The noun phrase that ends at a place, without its article; empty where no noun does. */
function termBefore(
  { text }: SourceDocument,
  { words }: Sentence,
  tags: readonly string[],
  end: number,
): string {
  const last = words.findLastIndex((word) => word.end <= end);
  const head = words[last];
  // "Tailgating (a second car that …) is counted": an act is a thing.
  const isAct = last === 0 && tags[0] === 'VBG';
  if (!head || head.kind !== 'word' || !(isAct || isNoun(tags[last])) || /\w/.test(text.slice(head.end, end)))
    return '';
  let first = last;
  const joins = (one: Word | undefined, other: Word | undefined): boolean =>
    one?.kind === 'word' && other !== undefined && /^[\s*_]{1,3}$/.test(text.slice(one.end, other.start));
  while (
    joins(words[first - 1], words[first]) &&
    (isNoun(tags[first - 1]) ||
      (isModifier(tags[first - 1]) && (tags[first - 1] !== 'VBG' || tags[first - 2] === 'DT')) ||
      /^per$/i.test(words[first - 1]?.text ?? '') ||
      first === 1) &&
    !DETERMINES.test(words[first - 1]?.text ?? '')
  )
    first -= 1;
  const phrase = words.slice(first, last + 1);
  // "A Time To Live value": the end of a longer name.
  const isCut =
    /^\p{Lu}/u.test(phrase[0]?.text ?? '') &&
    first > 1 &&
    /^\p{Lu}\p{Ll}/u.test(words[first - 1]?.text ?? '');
  if (isCut && joins(words[first - 1], words[first])) return '';
  return phrase.length > LONGEST_TERM ? '' : phrase.map((word) => word.text).join(' ');
}

const DETERMINES =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty|several|many|most|few|an?|the|this|that|these|those|each|every|any|all|both|some|no|our|your|its|their|his|her|my|such|other|another|in|on|for|by|with|of|and|or)$/i;
