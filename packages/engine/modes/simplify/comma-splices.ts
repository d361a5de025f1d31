import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { lookUp, PLURAL, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { opensClauseAt } from '../reading/clauses.ts';
import { isNoun, tagSentence } from '../reading/parts-of-speech.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { countWords, isBalanced } from './clauses.ts';
import { isInLink, isVerb, OPEN_END, REACHES_ON } from './split-sentences.ts';

/** A comma behind which a pronoun or "however" opens a clause. */
const SPLICE =
  /,(?<space>\s+)(?:(?<however>however),?\s+(?=\S)|(?=(?<then>(?:after|before|from|until)\s+(?:this|that)(?:\s+\p{Ll}+)?,?\s+)?(?:it|they|this|these|you|we|there)\s)|(?=(?<thing>(?:the|an?|your|our)\s))|(?=(?<many>\p{Ll}{3,}\s+\p{Ll}{2,}\s)))/gu;
/** "I think, it works": the clause behind is what is thought. */
const SAYS =
  /(?<![\w-])(?:think|hope|recommend|suggest|note|say|says|know|believe|mean|means|ensure|sure|sees?|shows?|guess|remember|not only)$/i;
/** "Had it failed, it …", "The more you wait, the …": a condition without its word. */
const INVERTED =
  /^[\s*_"“]*(?:had|should|were|the (?:more|less|\w+er)|no matter|what(?:ever)?|how|whoever|whichever|wherever|however|just as|(?:every|each|any|the (?:first|second|next|last)) (?:time|day|night|week|month|year)|(?:by )?the (?:time|moment|minute|second|day|night|week|month|year|instant|way)|last|once|now|assuming|supposing|considering|depending|based)\b/i;
/** "It is not a bug, it is a feature": two halves of one thought. */
const OPPOSED = /\bnot\b|n['’]t\b/i;
/** "It is old, and as of this writing, it works": what stands in front of the clause behind. */
const LEADS_ON = /\b(?:and|but) (?:as|in|for|on|at|by|from|with)\b[^,]*$/i;
/** What may be a series, or tells of what stands in front of it. */
const LONGER = /,|\b(?:not|never|which|that|who)\b/;
/** "There are two exceptions, the old one and the new" */
const ANNOUNCES = /^There\b|\b(?:two|three|four|five|several|following)\b/i;
/** "The pump starts, the manual says." */
const REPORTS =
  /\s(?:says?|said|thinks?|thought|claims?|warns?|notes?|reports?|explains?|states?|knows?|hopes?)\W*$/;
/** In words, of a clause that is told from its end. */
const MOST_SHORT = 6;
const FRONTED = /^(?:During|In(?!\s+case)|On|At|For|With)\b[^,]{2,80},\s+(?=[^,]+$)/;
/** In words, of either half. */
const LEAST = 3;

/** "It heats up, this takes an hour" as "It heats up. This takes an hour": two sentences that only a comma parts. */
export const commaSplices: Step = (document) =>
  document.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) => block.sentences.flatMap((sentence) => split(document, block, sentence) ?? []));

/** Of the commas of a sentence, so many are looked at. */
const MOST_COMMAS = 5;

function split(document: SourceDocument, block: Block, sentence: Sentence): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  if (!/[.!]["”)*_]*\s*$/.test(prose)) return undefined;
  let left = MOST_COMMAS;
  for (const match of prose.matchAll(SPLICE)) {
    const change = splitAt(document, block, sentence, prose, match);
    left -= 1;
    if (change || left === 0) return change;
  }
  return undefined;
}

function splitAt(
  document: SourceDocument,
  block: Block,
  sentence: Sentence,
  prose: string,
  match: RegExpExecArray,
): Change | undefined {
  // What only says when or where stands in front of the sentence.
  const front = FRONTED.exec(prose.slice(0, match.index))?.[0].length ?? 0;
  const left = prose.slice(front, match.index);
  const right = prose.slice(match.index + match[0].length);
  const isApart =
    !left.includes(',') &&
    !REACHES_ON.test(left) &&
    !OPEN_END.test(left) &&
    !SAYS.test(left) &&
    !LEADS_ON.test(left) &&
    !INVERTED.test(left) &&
    !(OPPOSED.test(left) && /^(?:it|they|this) (?:is|are)\b/i.test(right)) &&
    isBalanced(left) &&
    Math.min(countWords(left), countWords(right)) >= LEAST;
  const at = sentence.start + match.index;
  const behind = at + match[0].length;
  if (!isApart || isInLink(document, at)) return undefined;
  const tags = tagSentence(block, sentence);
  // The verb of what stands in front of the comma stands there too.
  const inFront = { ...sentence, words: sentence.words.filter(({ end }) => end <= at) };
  const opensInFront = opensClauseAt(inFront, tags, sentence.start + front);
  const isClause =
    IMPERATIVE.test(left) ||
    sentence.words.some(
      ({ end, text }, index) =>
        end <= at &&
        ((isVerb(text, tags, index) && opensInFront) ||
          // "The kiln then heats up"
          (tags[index - 1] === 'RB' && (lookUp(text) & THIRD_PERSON) !== 0)),
    );
  const { space = ' ', however, then = '', thing, many } = match.groups ?? {};
  if (many !== undefined && !(opensInFront && areMany(sentence, tags, behind))) return undefined;
  if (thing !== undefined || many !== undefined) {
    // Behind a noun phrase, what stands in front must be a sentence, and what follows no series.
    if (
      LONGER.test(right) ||
      ANNOUNCES.test(left) ||
      REPORTS.test(right) ||
      !(IMPERATIVE.test(left) || opensInFront || isShort(inFront, tags, sentence.start + front)) ||
      !(opensClauseAt(sentence, tags, behind) || isShort(sentence, tags, behind))
    )
      return undefined;
  } else if (!isClause || !opensClauseAt(sentence, tags, behind + then.length)) return undefined;
  const edit =
    however === undefined
      ? {
          start: at,
          end: behind + 1,
          text: `.${space}${capitalized(document.text.slice(behind, behind + 1))}`,
        }
      : { start: at, end: behind, text: `.${space}However, ` };
  return { key: JSON.stringify(['splice', right]), yields: true, edits: [edit] };
}

/** "Guests pay half": several without an article, and what they do. */
function areMany({ words }: Sentence, tags: readonly string[], start: number): boolean {
  const at = words.findIndex((word) => word.start === start);
  const [noun, verb] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  return (
    (lookUp(noun) & PLURAL) !== 0 &&
    isNoun(tags[at]) &&
    (/^(?:MD|VBP)$/.test(tags[at + 1] ?? '') || /^(?:are|were|have|do|must|can|may|will|should)$/.test(verb))
  );
}

/** "The new key starts": a verb that may be a noun as well, behind an article and a noun for one thing. */
function isShort({ words }: Sentence, tags: readonly string[], start: number): boolean {
  const from = words.findIndex((word) => word.start === start);
  return words.slice(from, from + MOST_SHORT).some(({ text }, index) => {
    const at = from + index;
    const before = tags[at - 1] ?? '';
    return (
      index > 1 &&
      (lookUp(text) & THIRD_PERSON) !== 0 &&
      /^(?:NNP?|JJ)$/.test(before) &&
      tags.slice(from + 1, at).every((tag) => /^(?:NNP?|JJ|VBN|VBG)$/.test(tag)) &&
      /^(?:|RB|IN|DT|TO|VBG|NN|PRP\$?)$/.test(tags[at + 1] ?? '')
    );
  });
}
