import type { Block, SourceDocument, Word } from '../../document/types.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { lookUp, NOUN, PAST, PLURAL, THIRD_PERSON, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { isImperative } from '../generate/signs.ts';
import { WITH_PARTICLE } from '../keywords/long-tail.ts';
import { hasFiniteVerb } from '../simplify/clauses.ts';
import { CIVILITY, GREETING } from './greetings.ts';
import { IMPRINT } from './imprint.ts';
import { nounPhrases, type Part } from './noun-phrases.ts';
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
  const [, how] = HOW_TO.exec(document.text.slice(0, LONGEST_AIM)) ?? [];
  if (how !== undefined) return capitalized(how);
  const [, deed = ''] =
    AIM.exec(document.text.slice(opening[0]?.start, opening[0]?.end).slice(0, LONGEST_AIM)) ?? [];
  if (isImperative(capitalized(deed)) || WITH_PARTICLE.test(deed)) return `How to ${deed}`;
  const said = plainOpening(document, opening[0]);
  const planned = PLANS.exec(said)?.[1] ?? '';
  if (/^\p{Ll}+ing /u.test(planned) || isImperative(capitalized(planned))) return capitalized(planned);
  const { thing, name: called } = IS_CALLED.exec(said)?.groups ?? {};
  if (thing !== undefined && called !== undefined) return `${called} ${thing}`;
  const first = subjectOf(document);
  if (first !== '') return capitalizedWord(first);
  const { verb = '', object = '' } = MAY_DO.exec(said)?.groups ?? {};
  const act = capitalized(`${verb} ${object}`);
  if (object !== '') return act;
  // What a text says once, and not at its start, is not what it is about.
  const [sentence] = opening[0]?.sentences ?? [];
  const start = document.text.slice(sentence?.start, sentence?.end).toLowerCase();
  const weighty = topics
    .slice(0, CONSIDERED)
    .filter(
      ({ count, opens, words, text }) =>
        count > 1 || opens || (words > 1 && start.includes(text.toLowerCase())),
    );
  const names = openingFirst(document, weighty)
    .filter(({ count, text }, at) => at === 0 || count > 2 || start.includes(text.toLowerCase()))
    .map((topic) => fullName(document, topic))
    .filter((name, at) => at === 0 || / |^\p{Lu}/u.test(name));
  // "If your endpoint fails, webhook deliveries …": what stands in a condition is not the subject.
  const [weightiest = ''] = names;
  const isWord = /^\p{Ll}\S*$/u.test(weightiest) && /^(?:if|when|once|while)\b/.test(start);
  const one = (isWord ? names.find((name) => name.includes(' ')) : undefined) ?? weightiest;
  const other = one === weightiest ? names.find((name) => !sharesWord(one, name)) : undefined;
  const isName = /^\p{Lu}/u.test(one);
  return capitalized(isName || other === undefined ? one : `${one} and ${other}`);
}

/** "To roll back a release, open the pipeline." */
const AIM = /^(?:To|In order to) (\p{Ll}+ [^,.;:()`\n]{3,45}), \p{Ll}/u;
const LONGEST_AIM = 90;
/** "How to descale the kettle: fill it half with water" */
const HOW_TO = /^\s*(how to \p{Ll}+ [^,.;:()`\n]{3,50}):\s/iu;

const plainOpening = (document: SourceDocument, block: Block | undefined): string =>
  block?.sentences[0] && !block.list ? plain(document, block, block.sentences[0]) : '';

/** "We want to move image resizing to a queue.", "We propose moving it, because …" */
const PLANS =
  /^(?:We|I|(?:Our|The) team) (?:(?:want|plan|intend|aim|propose|would like|are planning|are going|have decided|decided) to|(?:propose|suggest|recommend)(?= \p{Ll}+ing)) (\p{Ll}+ (?!(?:this|that|it|them|you|us) )[^,.;:()\n]{6,54}?)(?=[.,;:]| (?:so that|because|since|in order to|until|before|after|while|when|by) )/u;
/** "Customers can return shoes within 30 days." */
const MAY_DO =
  /^(?:You|Anyone|Everyone|\p{Lu}\p{Ll}+s) (?:can|may) (?:now |also )?(?<verb>(?!(?:be|have|get|do|expect|only|not|still|never|always)\b)\p{Ll}+) (?:an? |the |their |your |most |all |any |some |many )?(?<object>\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?)(?=[.,;]| (?:within|for|from|in|on|at|up|as|by|to|with|until|without|before|after|when|if|online|through|via|during) )/u;
/** "Our payments API is called LedgerPay." */
const IS_CALLED =
  /^(?:Our|The|This) (?:new )?(?<thing>[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}) is (?:called|named) (?<name>\p{Lu}[\p{L}\d-]+)[.,]/u;

const PEOPLE =
  /^(?:users?|people|members?|customers?|teams?|developers?|admin(?:istrator)?s?|employees|everyone|clients|readers|owners|managers|engineers|visitors|guests|things|changes|results?|data)$/i;

/**
 * What the first sentence is about, at its start, with for whom it does something: "Webhooks", "Scheduling app for dentists";
 * empty where that is people, one thing of many, or no more than a word.
 */
function subjectOf({ blocks, text }: SourceDocument): string {
  const block = blocks.find(({ kind, list }) => kind === 'paragraph' && !list);
  const [sentence] = block?.sentences ?? [];
  if (!block || !sentence) return '';
  const { words, start } = sentence;
  const greeting = GREETS.exec(text.slice(start, sentence.end))?.[0].length ?? 0;
  const first = Math.max(
    0,
    words.findIndex((word) => word.start >= start + greeting),
  );
  const from = OPENS_WITH.test(words[first]?.text ?? '') ? first + 1 : first;
  const runs = nounPhrases(block);
  // "The public API": what tells which of them it is need be no topic.
  const skipped = /^(?:public|private|new|old|main|central|local|common|free)$/i.test(words[from]?.text ?? '')
    ? 1
    : 0;
  const phrase = runs.find(([part]) => part?.word.start === words[from + skipped]?.start) ?? [];
  if (phrase.length === 0) return '';
  const near = from + skipped + phrase.length;
  const [next, past] = [words[near]?.text.toLowerCase() ?? '', words[near + 1]?.text.toLowerCase() ?? ''];
  // "Our cancellation terms changed": what is taken for the verb has one behind it.
  const isNoun =
    (lookUp(next) & PLURAL) !== 0 &&
    verbShare(lookUp(next)) < MOSTLY_VERB &&
    ((partsOf(past) & PAST) !== 0 || past === 'have');
  const behind = isNoun ? near + 1 : near;
  const end = behind + lengthBehind(words, runs, behind);
  // "The SteamChef 400"
  const numbered = /^\d[\w.]*$/.test(words[end]?.text ?? '') ? 1 : 0;
  const verb = words[end + numbered];
  const last = phrase.at(-1)?.word.text.toLowerCase() ?? '';
  const isDeed =
    verb !== undefined &&
    (/^(?:is|are|can|have|has|do|does|may|must|will|should)$/.test(verb.text) ||
      (/^\p{Ll}+$/u.test(verb.text) &&
        (verbShare(lookUp(verb.text)) >= MOSTLY_VERB || (partsOf(verb.text) & (THIRD_PERSON | PAST)) !== 0)));
  const isSeveral = (lookUp(last) & PLURAL) !== 0;
  const isOne = /^an?$/i.test(words[first]?.text ?? '');
  const isName = numbered > 0 || (from > first && /^\p{Lu}/u.test(phrase[0]?.word.text ?? ''));
  const isTold = isSeveral || isOne || isName || end - from > 1;
  if (!isDeed || PEOPLE.test(last) || !isTold) return '';
  const name = text.slice(words[from]?.start, words[end - 1 + numbered]?.end);
  const said = text.slice(verb.start, sentence.end);
  const whom = FOR_WHOM.exec(said)?.groups?.['whom'];
  return /[^\p{L}\p{N} .-]/u.test(name) ? '' : whom === undefined ? name : `${name} for ${whom}`;
}

/** "Trip to the science museum": the words of what tells of which it is, behind a place. */
function lengthBehind(words: readonly Word[], runs: readonly (readonly Part[])[], at: number): number {
  if (!/^(?:to|of|for|between|at|in|on|with|from)$/.test(words[at]?.text ?? '')) return 0;
  const from = OPENS_WITH.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const run = runs.find(([part]) => part?.word.start === words[from]?.start);
  return run === undefined ? 0 : from + run.length - at;
}

/** "Dear parents, the school trip …" */
const GREETS = /^(?:hi|hello|hey|dear)\b[^,.!]{0,40}[,!]\s+/i;
const OPENS_WITH = /^(?:an?|the|our|this)$/i;
/** "Lets dentists manage appointments" */
const FOR_WHOM =
  /^(?:lets?|helps?|allows?|enables?)\s(?<whom>(?!you\b|your\b|us\b|them\b|the\b|an?\b)(?:\p{Ll}+\s)?\p{Ll}{3,}s)\s(?:to\s)?\p{Ll}/u;

/** In fifteenths. */
const MOSTLY_VERB = 8;
const LONGEST_HEADLINE = 12;
/** "Author: T. Okafor", "Version 3", "Hi all": what stands on a line of its own and is no title. */
const NO_HEADLINE = [
  /^(?:\p{L}+(?: \p{L}+)?:\s|(?:version|status|effective|updated)\b)/iu,
  IMPRINT,
  GREETING,
  CIVILITY,
];
/** "Ready to go?", "Want to know more?": they ask the reader, and name nothing. */
const ASKS_READER = /^(?:ready|curious|interested|tired|new|looking|need|want|have|got|still|stuck)\b/i;

/** The first line, where it stands alone as a title does: "RFC 014: Session tokens for the partner API". Empty without one. */
function headlineOf({ text, blocks }: SourceDocument): string {
  const [, line = ''] =
    /^\s*(\S[^\n]*)\n[ \t]*\n\s*\S/.exec(text) ??
    SHORT_LINE.exec(text.slice(0, LONGEST_START)) ??
    SHORT_SENTENCE.exec(text.slice(0, LONGEST_START)) ??
    OPENING_QUESTION.exec(text.slice(0, LONGEST_START)) ??
    [];
  const words = line.trim().split(/\s+/).length;
  // "Our terms changed on 1 March. You can …"
  const isAsked = text.startsWith('?', text.indexOf(line) + line.length);
  const isSaid =
    (isAsked || text.startsWith('.', text.indexOf(line) + line.length)) &&
    line.split(' ').some((word, at) => {
      const parts = partsOf(word.toLowerCase());
      const isVerb = (parts & (THIRD_PERSON | PAST)) !== 0 && (parts & (NOUN | PLURAL)) === 0;
      return (isVerb && !isAsked) || (at === 0 && classesOf(word.toLowerCase()) !== 0);
    });
  const isTitle =
    !isSaid &&
    words > 1 &&
    words <= LONGEST_HEADLINE &&
    /^\p{Lu}[^*_`|<>#\t]*[\p{L}\p{N})]$/u.test(line.trim()) &&
    !/ {2,}/.test(line.trim());
  return isTitle &&
    NO_HEADLINE.every((pattern) => !pattern.test(line.trim())) &&
    (isAsked ? !ASKS_READER.test(line) : !hasFiniteVerb(line)) &&
    blocks[0]?.list === undefined
    ? line.trim()
    : '';
}

/** "Year 7 open evening", and below it when and where; a line that is broken for its length is longer. */
const SHORT_LINE = /^\s*(\p{Lu}[^\n.,;:!?]{4,44})\n[ \t]*(?=[\p{Lu}\d]|[-*•] \S)/u;
/** "School trip to the Science Museum." */
const SHORT_SENTENCE = /^\s*(\p{Lu}\p{Ll}+(?: [\p{L}\d'’-]+){1,7})\. (?=\p{Lu})/u;
/** "Oven won't heat up? Check that …" */
const OPENING_QUESTION = /^\s*(\p{Lu}\p{Ll}+(?: [\p{L}\d'’-]+){1,7})\? (?=\p{Lu})/u;
const LONGEST_START = 120;

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
