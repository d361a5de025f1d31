import { recall, remember } from '../../document/memory.ts';
import type { SourceDocument } from '../../document/types.ts';
import { ADJECTIVE, lookUp, NOUN, PARTICIPLE, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { GENERIC, isTopical, stem } from './words.ts';

/** What a verb that tells of a thing has behind it. */
const OBJECT = String.raw`(?:all|an?|the|one|each|every|exactly|how|which|whether|when|where|what|information|data|everything|anything|its\sown|(?:\p{Ll}+(?:al|ive|ed|ic|ary|ous|able|ful)\s)?\w+s\b|\p{Ll}+\s(?:of|for|from|to|between|with|that))`;
const HAS_OBJECT = new RegExp(String.raw`^${OBJECT}\b`, 'u');
const LONGEST_TERM = 4;
/** "Token scopes represent the layer of authorization". */
const SEVERAL = new RegExp(
  String.raw`^(?:(?:The|These|Those|Some|Many|All|Most|Other|Such)\s(?!other\b|following\b))?(?<term>(?!The|These|Those|Some|Many|All|Most|Other|Such)\p{L}\p{Ll}+(?:\s\p{Ll}+){0,2}s)\s(?<verb>\p{Ll}+)\s+${OBJECT}\b`,
  'u',
);
/** "Commands are used to change the state". */
const PURPOSE = /^(?<term>\p{Lu}\p{Ll}+(?:\s\p{Ll}+)?s)\sare\sused\s(?:to|for)\s/u;
/** What makes a thing one of its kind, whoever does it. */
const MAKES =
  /^(?:holds|gives|contains|represents|describes|groups|lists|identifies|comprises|bundles|wraps|encapsulates|records|tracks|models)$/;
/** What a part is for. */
const SERVES =
  /^(?:holds|lists|tells|maps|connects|keeps|stores|controls|determines|specifies|limits|identifies|groups|tracks|validates|decides|covers)$/;
/** What happens to a thing, or is so of it now, and doesn't tell what it is. */
const HAPPENS =
  /^(?:is|has|was|does|uses|needs|requires|takes|works|happens|improves|helps|depends|starts|runs|goes|means|adds|makes|allows|supports|wants|gets|sees|fails|becomes|throws|shows|says|costs|includes|comes|lets|follows|looks|seems|returns|expects|wins|loses|this|as|its|across|always|sometimes|plus|vs|versus|towards|besides)$/;
/** "An empty list turns the schedule off", "A gate without network …": what one of them does, when it is so. */
const IN_A_STATE =
  /^(?:empty|full|wrong|invalid|valid|missing|broken|failed|finished|blocked|lost|new|old|large|small|long|short|high|low|second|third|typical|normal|good|bad|open|closed|late|wet|dry|hot|cold)\s|\s(?:without|within|with|over|under|above|below|at|in|on|by|from)\s/i;
/** Who does a thing is not told by what they do: "Team leads decide which days." */
export const PEOPLE =
  /\b(?:women|men|children|students?|volunteers?|leads?|managers?|employees?|members?|users?|admins?|administrators?|teams?|customers?|engineers?|developers?|people|staff|contractors?|reviewers?|authors?|owners?)$/i;
/** Things that are done, which need no article: "Session pinning". */
const ACT = /^\p{Lu}[\p{Ll}-]+(?<!ed)\s\p{Ll}+(?:ing|tion|sion|ment|out|off)$/u;

/** How often a term must stand in a text for it to be one of the things that the text is about; a short text, in words, says its terms less often. */
const USED_AGAIN = 3;
const USED_TWICE = 2;
const SHORT_TEXT = 500;

/** The subject of a sentence that tells what it is for or does, so that a reader learns what it is; undefined for any other sentence. */
export function introducedBy(document: SourceDocument, text: string, at: number): string | undefined {
  const perhaps = mayBeSaid(text);
  if (perhaps !== undefined) return perhaps;
  const several = SEVERAL.exec(text)?.groups;
  const doThey = MAKES.test(`${several?.['verb']}s`) || SERVES.test(`${several?.['verb']}s`);
  const plural = PURPOSE.exec(text)?.groups?.['term'] ?? (doThey ? several?.['term'] : undefined);
  if (plural !== undefined)
    return !PEOPLE.test(plural) && isIntroduced(document, plural, at) ? plural : undefined;
  const { article, term, verb, rest } = subjectOf(text);
  if (verb === '' || PEOPLE.test(term) || IN_A_STATE.test(term)) return undefined;
  const isTold = (): boolean => {
    if (article === 'The') return (SERVES.test(verb) || MAKES.test(verb)) && term.includes(' ');
    if (article === '')
      return /^\p{Lu}{2,6}$/u.test(term) ? SERVES.test(verb) : ACT.test(term) && !HAPPENS.test(verb);
    return (
      MAKES.test(verb) ||
      (/^An?$/.test(article) &&
        (!HAPPENS.test(verb) || /^has (?:its own|an?) /.test(`${verb} ${rest}`)) &&
        isIntroduced(document, term, at))
    );
  };
  return isTold() ? term : undefined;
}

/** "A record class groups records": what stands in front of the first verb that has an object. */
function subjectOf(text: string): { article: string; term: string; verb: string; rest: string } {
  const [, article = '', said = ''] = /^(?:(An?|Each|Every|The)\s+)?(.*)$/su.exec(text) ?? [];
  const words = said.split(' ', LONGEST_TERM + 1);
  for (let length = 1, at = 0; length < words.length; length += 1) {
    const word = words[length - 1] ?? '';
    if (/[,;:.!?()]/.test(word)) break;
    at += word.length + 1;
    const verb = words[length] ?? '';
    const rest = said.slice(at + verb.length + 1);
    if (
      /^\p{Ll}+s$/u.test(verb) &&
      (verb === 'has' || (lookUp(verb) & THIRD_PERSON) !== 0) &&
      // "WIP limits apply to each column."
      !isOnlyVerb(/^\p{Ll}+/u.exec(rest)?.[0] ?? '') &&
      HAS_OBJECT.test(rest)
    )
      return { article, term: words.slice(0, length).join(' '), verb, rest };
  }
  return { article, term: '', verb: '', rest: '' };
}

const isOnlyVerb = (word: string): boolean => {
  const facts = lookUp(word);
  return (facts & VERB) !== 0 && (facts & (NOUN | ADJECTIVE)) === 0;
};

/** What tells in passing what a term means: "A short pick happens when …", "In zone picking, each …", "a cycle count, in which …". */
const MAY_MEAN: readonly RegExp[] = [
  /^An?\s(?<term>\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){1,2})\s(?:happens|occurs|arises)\s(?:when|if|where)\s/u,
  /^In\s(?<term>\p{Ll}[\p{L}]+[\s-]\p{Ll}{3,}ing),\s(?:each|every|the|an?|one|two|all|you|we)\s/u,
  /\san?\s(?<term>\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){1,2}),\s(?:in|by|during|through)\swhich\s[^.]{10,160}\.$/u,
  /^(?<term>(?!Re-|Pre-|Non-)\p{Lu}\p{Ll}+-\p{Ll}+)\smeans\sthat\s/u,
];

/** The term of such a sentence; undefined where there is none. */
function mayBeSaid(text: string): string | undefined {
  const term = MAY_MEAN.map((pattern) => pattern.exec(text)).find(Boolean)?.groups?.['term'];
  const [first = '', last = ''] = [/^\p{L}+/u, /\p{L}+$/u].map((part) => part.exec(term ?? '')?.[0] ?? '');
  const isOne = COMMON_CASE.test(first) || (partsOf(first) & PARTICIPLE) !== 0 || DAYTIME.test(last);
  return term !== undefined && isDistinct(term) && !isOne ? term : undefined;
}

/** "A late delivery occurs when …", "A failed payment …": why there is one, and not what it is. */
const COMMON_CASE = /^(?:late|early|slow|fast|wrong|high|low|common|serious|sudden|new|burst)$/;
const DAYTIME = /^(?:morning|evening|spring|beginning)$/;

/** Whether a term is more than a word of the trade that any text uses: "string", "server". */
export function isDistinct(term: string): boolean {
  return term.includes(' ') || (isTopical(term) && !GENERIC.has(stem(term)));
}

/** Whether the document speaks of a thing again and again; of a phrase, its last word counts. */
export function isUsedAgain(document: SourceDocument, term: string): boolean {
  const words = document.blocks.reduce((sum, block) => sum + block.words.length, 0);
  return (useOf(document, term)?.count ?? 0) >= (words < SHORT_TEXT ? USED_TWICE : USED_AGAIN);
}

/** The same of a word where it is not code. */
export function isUsedInProse(document: SourceDocument, word: string): boolean {
  return (useOf(document, word)?.asWord ?? 0) >= USED_AGAIN;
}

/** Whether a sentence is the first to speak of a thing that the document speaks of again; of what a heading names, any is. */
function isIntroduced(document: SourceDocument, term: string, at: number): boolean {
  const use = useOf(document, term);
  return (
    use !== undefined && use.count >= USED_TWICE && (use.inHeading || (use.first >= at && isDistinct(term)))
  );
}

interface Use {
  count: number;
  /** Uses that are not code. */
  asWord: number;
  /** Offset of the first in prose; `Infinity` where it stands in headings alone. */
  first: number;
  inHeading: boolean;
}

const useOf = (document: SourceDocument, term: string): Use | undefined =>
  usesIn(document).get(stem(term.split(' ').at(-1) ?? ''));

/** How often a document has each word, by its stem, and where first. */
function usesIn(document: SourceDocument): ReadonlyMap<string, Use> {
  const known = recall(document, usesIn) as ReadonlyMap<string, Use> | undefined;
  if (known) return known;
  const uses = new Map<string, Use>();
  for (const { words, kind } of document.blocks)
    for (const { text, start, kind: writtenAs } of words) {
      const use = uses.get(stem(text)) ?? { count: 0, asWord: 0, first: Infinity, inHeading: false };
      use.count += 1;
      if (writtenAs === 'word') use.asWord += 1;
      if (kind === 'heading') use.inHeading = true;
      else use.first = Math.min(use.first, start);
      uses.set(stem(text), use);
    }
  remember(document, usesIn, uses);
  return uses;
}
