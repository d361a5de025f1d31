import type { SourceDocument } from '../../document/types.ts';
import { lookUp, PLURAL, verbShare } from '../../spelling/lexicon.ts';
import { capitalized } from '../writing/capitals.ts';
import { hasFiniteVerb } from '../simplify/clauses.ts';
import { nounPhrases } from './noun-phrases.ts';
import { isPerson } from './people.ts';
import { plain } from './readable.ts';
import type { Topic } from './topics.ts';
import { stem } from './words.ts';

/** "A quick note on where we stand with the move to object storage": a text that says what it is about. */
const ANNOUNCED =
  /\b(?:(?:found out|let you know|tell you|inform you|writing|write|update you)|notes?|updates?|reports?|proposal|memo|summary|plan|thoughts?|reminder|heads-up)\s+(?:on|about|for|regarding)\s+(?:where we (?:stand|are) with\s+)?(?:the|an?|our)?\s*(?<subject>[^.,;:!?()]{8,70}?)\s*[.,;:!?]/iu;
/** "This guide walks you through the steps for scheduling tasks with Spring." */
const SAYS_OF_ITSELF =
  /^(?:this|the) (?:\w+ )?(?:guide|document|page|tutorial|article|policy|runbook|note|memo|report|rfc|proposal) (?:walks (?:you )?through|shows(?: you)?|describes|explains|covers|outlines|summarizes|defines|establishes|sets out|is about|proposes|introduces|documents)\s+(?:(?:the steps (?:for|to)|how to|how|the process (?:of|for)|the|an?|our)\s+)?(?<subject>[^.,;:!?()]{8,60}?)\s*[.,;:]/iu;
const SUBJECT_LINE = /^(?:subject|re|title|topic):\s*(?<subject>\S[^\n]{3,80})$/imu;
const OPENING = 2;

/** A title for a text that has none: what it announces, or else its two weightiest topics; empty without any. */
export function proposeTitle(document: SourceDocument, topics: readonly Topic[]): string {
  const opening = document.blocks.filter(({ kind }) => kind === 'paragraph').slice(0, OPENING);
  const subject = SUBJECT_LINE.exec(document.text.slice(0, 600))?.groups?.['subject'];
  if (subject) return capitalized(subject.trim());
  const headline = headlineOf(document);
  if (headline !== '') return headline;
  for (const block of opening) {
    const said = plain(document, block);
    const announced = (SAYS_OF_ITSELF.exec(said) ?? ANNOUNCED.exec(said))?.groups?.['subject'];
    if (announced) return capitalized(announced);
  }
  const first = subjectOf(document);
  if (first !== '') return first;
  const names = openingFirst(document, topics.slice(0, CONSIDERED)).map((topic) => fullName(document, topic));
  const [one = ''] = names;
  const other = names.find((name) => !sharesWord(one, name));
  const isName = /^\p{Lu}/u.test(one);
  return capitalized(isName || other === undefined ? one : `${one} and ${other}`);
}

const PEOPLE =
  /^(?:users?|people|members?|customers?|teams?|developers?|admin(?:istrator)?s?|employees|everyone|clients|readers|owners|managers|engineers|visitors|guests|things|changes|results?|data)$/i;

/** "Webhooks let your server know …": several of what the first sentence is about, at its start; empty for anything else. */
function subjectOf({ blocks }: SourceDocument): string {
  const block = blocks.find(({ kind, list }) => kind === 'paragraph' && !list);
  const words = block?.sentences[0]?.words ?? [];
  const phrase = (block && words.length > 0 ? nounPhrases(block)[0] : undefined) ?? [];
  const verb = words[phrase.length];
  const last = phrase.at(-1)?.word.text.toLowerCase() ?? '';
  const isSeveral = (lookUp(last) & PLURAL) !== 0 && !PEOPLE.test(last);
  const isDeed =
    verb !== undefined &&
    (/^(?:are|can|have|do|may|must|will)$/.test(verb.text) ||
      (/^\p{Ll}+$/u.test(verb.text) && verbShare(lookUp(verb.text)) >= MOSTLY_VERB));
  return phrase[0]?.word.start === words[0]?.start && isSeveral && isDeed
    ? phrase.map(({ word }) => word.text).join(' ')
    : '';
}

/** In fifteenths. */
const MOSTLY_VERB = 8;
const LONGEST_HEADLINE = 12;
/** "Author: T. Okafor", "Effective 1 March", "Hi all": what stands on a line of its own and is no title. */
const NO_HEADLINE = /^(?:\p{L}+(?: \p{L}+)?:\s|(?:effective|version|status|updated|hi|hello|dear)\b)/iu;

/** The first line, where it stands alone as a title does: "RFC 014: Session tokens for the partner API". Empty without one. */
function headlineOf({ text, blocks }: SourceDocument): string {
  const [, line = ''] = /^\s*(\S[^\n]*)\n[ \t]*\n\s*\S/.exec(text) ?? [];
  const words = line.trim().split(/\s+/).length;
  const isTitle =
    words > 1 &&
    words <= LONGEST_HEADLINE &&
    /^\p{Lu}[^*_`|<>#\t]*[\p{L}\p{N})]$/u.test(line.trim()) &&
    !/ {2,}/.test(line.trim());
  return isTitle && !NO_HEADLINE.test(line) && !hasFiniteVerb(line) && blocks[0]?.list === undefined
    ? line.trim()
    : '';
}

const CONSIDERED = 8;

/** Of the weightiest topics those first that the first sentence speaks of, then those of the second. */
function openingFirst(document: SourceDocument, topics: readonly Topic[]): readonly Topic[] {
  const sentences = document.blocks
    .slice(0, OPENING)
    .flatMap(({ prose, start, sentences: own }) =>
      own.map((sentence) => prose.slice(sentence.start - start, sentence.end - start).toLowerCase()),
    );
  const rank = ({ text, words, key }: Topic): number => {
    const name = words === 1 ? key : text.toLowerCase();
    const sentence = sentences.slice(0, OPENING).findIndex((said) => said.includes(name));
    if (sentence < 0) return OPENING;
    const said = sentences[sentence] ?? '';
    return sentence + said.indexOf(name) / said.length;
  };
  return topics
    .filter(({ text, proper }) => !/^\p{Ll}+\p{Lu}/u.test(text) && !(proper && isPerson(text, document)))
    .toSorted((a, b) => rank(a) - rank(b) || b.score - a.score);
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.split(' ').map(stem));
  return other.split(' ').some((word) => words.has(stem(word)));
}

/** A single word with what the text first says of it: "certificate" as "client certificate". */
function fullName({ blocks, text }: SourceDocument, topic: Topic): string {
  if (topic.words > 1 || topic.proper) return topic.text;
  for (const block of blocks) {
    for (const phrase of nounPhrases(block)) {
      const at = phrase.findIndex(({ word }) => stem(word.text) === topic.key);
      if (at < 0) continue;
      const parts = phrase.slice(Math.max(0, at - 2), at === 0 ? 2 : at + 1);
      const [first, last] = [parts[0], parts.at(-1)];
      if (!first || !last?.noun || parts.length === 1) return topic.text;
      const name = text.slice(first.word.start, last.word.end).replace(/\s+/g, ' ');
      return /[^\p{L}\p{N} .-]/u.test(name) ? topic.text : lowered(name);
    }
  }
  return topic.text;
}

function lowered(name: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
