import type { Block, Word } from '../../document/types.ts';
import {
  ADJECTIVE,
  lookUp,
  NOUN,
  nounShare,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isFinite, isModifier, isNoun, tagSentence } from './parts-of-speech.ts';
import { isImperative } from '../generate/signs.ts';
import { tagsInClauses, verbsInClauses } from './clause-verbs.ts';
import { isTopical, stem } from './words.ts';

const NO_VERBS: ReadonlySet<number> = new Set();
const ORDERS: ReadonlySet<number> = new Set([0]);

/** "Move search indexing out of the request path": the verb of a heading that tells what to do. */
const orderedIn = ({ prose, words }: Block, tags: readonly string[]): ReadonlySet<number> =>
  isImperative(prose) &&
  nounShare(lookUp(words[0]?.text.toLowerCase() ?? '')) < RATHER_NOUN &&
  tags.some((tag, at) => at > 1 && /^(?:DT|PRP\$|IN)$/.test(tag))
    ? ORDERS
    : NO_VERBS;
const RATHER_NOUN = 8;

/** A word of a noun phrase. */
export interface Part {
  readonly word: Word;
  /** A noun, with which a topic may end; what isn't stands only before one. */
  readonly noun: boolean;
  /** Perhaps the verb of the noun before it: "the worker dies". */
  readonly doubtful: boolean;
}

/**
 * Stretches of nouns, and what is said of them right before, with nothing but a space between them.
 * @param mayName whether a noun may be part of one; by default what tells of a topic
 */
export function nounPhrases(
  block: Block,
  mayName: (noun: string) => boolean = isTopical,
): readonly (readonly Part[])[] {
  const runs: Part[][] = [];
  for (const sentence of block.sentences) {
    const { words } = sentence;
    const tagged = tagSentence(block, sentence).map((tag, index) =>
      asInHeading(tag, block, words[index], index > 0 && index === words.length - 1),
    );
    const isVerbless = !tagged.some(isFinite);
    const verbs =
      block.kind === 'heading' ? orderedIn(block, tagged) : verbsInClauses(block, sentence, tagged);
    const tags = block.kind === 'heading' ? tagged : tagsInClauses(words, tagged, verbs);
    let run: Part[] = [];
    const close = (): void => {
      while (run.length > 0 && !run.at(-1)?.noun) run.pop();
      if (run.length > 0) runs.push(run);
      run = [];
    };
    for (const [index, word] of words.entries()) {
      const previous = run.at(-1)?.word;
      const gap = previous ? block.prose.slice(previous.end - block.start, word.start - block.start) : ' ';
      // "Debounce promise-returning and async functions"
      const noun = isNoun(tags[index]) && !/-\p{Ll}+(?:ing|ed)$/u.test(word.text);
      const next = words[index + 1];
      const fits =
        noun && !(tags[index - 1] === 'VBN' && isAct(word, tags[index], 'VBN'))
          ? mayName(word.text) ||
            (run.at(-1)?.noun === true && isHead(word.text, tags[index - 1])) ||
            // "Annual leave"
            (tags[index - 1] === 'JJ' && word.text === 'leave') ||
            // "The help desk", and no "help files"
            ((FIRSTS.has(stem(word.text)) || (tags[index - 1] === 'DT' && isCompounded(word.text))) &&
              next !== undefined &&
              isNoun(tags[index + 1]) &&
              (isTopical(next.text) || isHead(next.text)))
          : isModifier(tags[index]) &&
            isTopical(word.text) &&
            !(run.every((part) => !part.noun) && isAct(word, tags[index], tags[index - 1]));
      // "Pelican lost globs": behind a noun, it is a verb.
      if (!noun && tags[index] === 'VBN' && run.at(-1)?.noun) close();
      // "The agent requests a certificate": nothing but a verb has an article behind it. "A root canal removes infected tissue."
      const isSaid =
        tags[index] === 'NNS' &&
        mayBeVerb(word.text) &&
        ((run.length > 0 && /^(?:DT|PRP\$?)$/.test(tags[index + 1] ?? '')) ||
          (block.kind !== 'heading' &&
            isSurelyVerb(word.text) &&
            /^(?:JJ|NNP?S?|VBN|VBD|CD)$/.test(tags[index + 1] ?? '') &&
            verbShare(lookUp(next?.text.toLowerCase() ?? '')) < MOSTLY_VERB));
      const topical =
        word.kind === 'word' &&
        fits &&
        !verbs.has(index) &&
        !isSaid &&
        !isReference(word, next) &&
        !isUnit(word, words[index - 1], gap);
      // "At peak times Elasticsearch takes longer": a name behind a plural begins another phrase.
      if (
        /^\p{Ll}/u.test(previous?.text ?? '') &&
        tags[index - 1] === 'NNS' &&
        tags[index] === 'NNP' &&
        /^\p{Lu}\p{Ll}/u.test(word.text)
      )
        close();
      // "The gateway's egress proxy" is a proxy.
      if (!topical || !/^\s{1,2}$/.test(gap) || /['’]s?$/.test(previous?.text ?? '')) close();
      const doubtful =
        block.kind !== 'heading' &&
        tags[index] === 'NNS' &&
        /^NNP?$/.test(tags[index - 1] ?? '') &&
        !isFinite(tags[index + 1]) &&
        // "WIP limits apply"
        !verbs.has(index + 1) &&
        tags[index + 1] !== 'VB' &&
        // "The article states:": a sentence has a verb.
        (nounShare(lookUp(word.text.toLowerCase())) < MOSTLY_NOUN || isVerbless) &&
        mayBeVerb(word.text);
      // "`@Bean` tells Spring": behind a name in code, it is a verb.
      const isVerb =
        run.length === 0 &&
        tags[index] === 'NNS' &&
        words[index - 1]?.kind === 'code' &&
        mayBeVerb(word.text);
      const before = block.prose.slice(Math.max(0, word.start - block.start - 2), word.start - block.start);
      const opens = index === 0 || /[:–—]\s?$/.test(before);
      if (topical && !isVerb && !isSaidOf(words, tags, index, { before: run.length, opens }))
        run.push({ word, noun, doubtful });
    }
    close();
  }
  return runs;
}

/**
 * "Cashiers count the drawer", "a follower stays `behind`", "with a customer waiting", "sell and redeem vouchers", "voices
 * softer": a verb, or what compares.
 * @param before words of its phrase in front of it
 * @param opens whether a sentence begins with it, or what stands behind a colon
 */
function isSaidOf(
  words: readonly Word[],
  tags: readonly string[],
  at: number,
  { before, opens }: { readonly before: number; readonly opens: boolean },
): boolean {
  const wordAt = (index: number): string => words[index]?.text.toLowerCase() ?? '';
  const text = wordAt(at);
  const parts = partsOf(text);
  const hasObject = /^(?:DT|PRP\$)$/.test(tags[at + 1] ?? '');
  // "It doesn't reach the card", "a wrong sign cost us".
  const isDenied = wordAt(at - 1) === 'not' && HELPS.test(wordAt(at - 2));
  if ((parts & VERB) !== 0 && (isDenied || HELPS.test(wordAt(at - 1)))) return true;
  // "Your team sign in to the portal"
  if (before > 0 && /^(?:sign|log)$/.test(text) && /^(?:in|out|on|off|up)$/.test(wordAt(at + 1))) return true;
  if (before > 0 && (parts & VERB) !== 0 && /^(?:us|me|them|him)$/.test(wordAt(at + 1))) return true;
  if (before === 0)
    return (
      (parts & VERB) !== 0 &&
      (((opens || wordAt(at - 1) === 'please') && hasObject) ||
        (/^(?:and|or)$/.test(wordAt(at - 1)) && isVerbAt(words, tags, at - 2)))
    );
  if (/er$/.test(text) && parts === 0) return (partsOf(text.replace(/e?r$/, '')) & ADJECTIVE) !== 0;
  // A plural has no "a" in front of it.
  if (mayBeVerb(text) && /^an?$/.test(wordAt(at - before - 1))) return true;
  if (text.endsWith('ing') && wordAt(at - before - 2) === 'with') return true;
  return (parts & VERB) !== 0 && hasObject && (partsOf(wordAt(at - 1)) & PLURAL) !== 0;
}

/** "Do not chew on it" */
const HELPS = /(?:n['’]t|^(?:do|does|can|will|must|should|may|might|could|would|cannot))$/;

const isVerbAt = (words: readonly Word[], tags: readonly string[], at: number): boolean =>
  /^VBP?$/.test(tags[at] ?? '') || (at === 0 && (partsOf(words[0]?.text.toLowerCase() ?? '') & VERB) !== 0);

/** "Rate limits in the gateway", "Trunk-based development": headings rarely have a verb but at their beginning. */
function asInHeading(tag: string, { kind }: Block, word: Word | undefined, isLast: boolean): string {
  if (kind !== 'heading' || word === undefined) return tag;
  if (tag === 'VBZ' && (isLast || (lookUp(word.text.toLowerCase()) & PLURAL) !== 0)) return 'NNS';
  return /^VB[DN]$/.test(tag) && word.text.includes('-') ? 'JJ' : tag;
}

/** In fifteenths: "loading screen", "billing address". */
const MOSTLY_NOUN = 10;

/** "Implementing crawlers": what is done with the noun behind it, where no word before it says which of them it is. */
function isAct({ text }: Word, tag: string | undefined, before: string | undefined): boolean {
  return (
    (tag === 'VBG' || (before === 'VBN' && text.endsWith('ing'))) &&
    nounShare(lookUp(text.toLowerCase())) < MOSTLY_NOUN &&
    !/^(?:DT|PRP\$|JJ[RS]?|CD)$/.test(before ?? '')
  );
}

function mayBeVerb(word: string): boolean {
  return (lookUp(word.toLowerCase()) & THIRD_PERSON) !== 0;
}

/** Nouns too common to be a topic, which make one with the noun before them: "trust store". */
const HEADS: ReadonlySet<string> = new Set(
  'store name type value set list page setting support feature part item build check match section word save cause case time date point number rate change task version key order process group call level leave record entry code'.split(
    ' ',
  ),
);
/** And those that make one with the noun after them: "feature flag". */
const FIRSTS: ReadonlySet<string> = new Set(
  'push build feature user page name type value version time result task change pull list key number group part process error record item point case'.split(
    ' ',
  ),
);

/** "Opening hours", "parents evening": any noun makes one, but for how much and what there is of everything. */
function isHead(word: string, before?: string): boolean {
  const key = stem(word);
  const facts = lookUp(key);
  // "Configurations in Debian result in messages"
  const isPlain = before !== 'NNP' && (nounShare(facts) >= MOSTLY_NOUN || facts === 0);
  return HEADS.has(key) || (isPlain && isCompounded(key));
}

const isCompounded = (word: string): boolean =>
  (partsOf(word) & (NOUN | ADJECTIVE)) === NOUN && !EMPTY.test(stem(word));

const EMPTY =
  /^(?:way|thing|kind|sort|lot|bunch|couple|amount|people|person|example|information|detail|problem|work|use|reason|purpose|beginning|end|start|need|other|one|default|maximum|minimum|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fact|matter|moment|rest|side|top|half|euro|dollar|percent|second|minute|guide|tutorial|documentation|doc|today|tomorrow|yesterday|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;

const isSurelyVerb = (word: string): boolean => verbShare(lookUp(word.toLowerCase())) >= SURELY_VERB;
/** In fifteenths. */
const SURELY_VERB = 12;
const MOSTLY_VERB = 8;

const LONGEST_UNIT = 3;

/** "0.5 Nm", "0.3 U/hr". */
function isUnit({ text }: Word, previous: Word | undefined, gap: string): boolean {
  return (
    previous !== undefined && text.length <= LONGEST_UNIT && (/^[\d.,]+$/.test(previous.text) || gap === '/')
  );
}

/** "Figure 4-2", "Listing 3": what a number belongs to. */
function isReference({ text }: Word, next: Word | undefined): boolean {
  return (
    next !== undefined &&
    /^\d/.test(next.text) &&
    /^(?:figure|fig|listing|table|chapter|section|appendix|equation|exercise|step|part|page|line|version|release)s?$/i.test(
      text,
    )
  );
}
