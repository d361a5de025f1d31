import type { Block, SourceDocument } from '../../document/types.ts';
import { capitalized } from '../writing/capitals.ts';
import { nounPhrases } from './noun-phrases.ts';
import { GREETING } from './greetings.ts';
import { isPerson } from './people.ts';
import { readable } from './readable.ts';
import { distinctness } from './topics.ts';
import { stem } from './words.ts';

/** Paragraphs that belong together, and what they are about. */
export interface Passage {
  readonly blocks: readonly Block[];
  /** A heading for them; empty where nothing sets them apart. */
  readonly heading: string;
}

/** What a passage does in its text, told by how it speaks; the first that matches decides. */
const ROLES: readonly (readonly [heading: string, says: RegExp])[] = [
  [
    'Open questions',
    /\bopen questions?\b|\b(?:we|it) (?:still )?(?:do not|don['’]t) (?:yet )?know\b|\bremains? (?:open|unclear|to be seen)\b/i,
  ],
  [
    'Alternatives',
    /\b(?:looked at|considered|evaluated|weighed|compared|discussed|rejected) (?:\w+ ){0,3}(?:alternatives?|options?|approaches|candidates|designs?)\b|\balternatives? (?:considered|we (?:looked|considered))\b/i,
  ],
  [
    'Root cause',
    /\b(?:root cause|the cause) (?:was|is|of)\b|\bwas caused by\b|\bturned out (?:that|to be)\b/i,
  ],
  [
    'Contributing factors',
    /\bmade (?:this|it|things|matters) worse\b|\bcontribut(?:ed|ing) (?:to|factors?)\b|\bwhat went wrong\b/i,
  ],
  ['What went well', /\bwhat went well\b|\bworked (?:well|as (?:intended|designed|planned))\b/i],
  ['Decision', /\b(?:we|they|the team) (?:have |has )?(?:decided|agreed|chose|voted)\b(?! (?:how|whether))/i],
  ['Known problems', /^known (?:problems?|issues?|limitations?)\b/i],
  ['Removed', /\b(?:things?|features?|options?) (?:are|is|have been|were) (?:gone|removed|dropped)\b/i],
  ['Upgrading', /^(?:upgrading|to upgrade)\b/i],
  [
    'Migration',
    /\bthe migration\b|\bwe(?:['’]ll| will)? migrate\b|\b(?:rollout|roll-out) (?:runs|happens|is)\b/i,
  ],
  [
    'Next steps',
    /^(?:we|i)(?: will|['’]ll| plan to| are going to)\b[^]*\b(?:we|i)(?: will|['’]ll)\b|\bnext steps?\b|\baction items?\b/i,
  ],
  [
    'What is needed from you',
    /\bneed (?:\w+ )?from you\b|\bplease (?:let (?:me|us) know|tell (?:me|us)|reply|send|review)\b/i,
  ],
  ['Summary', /^(?:in (?:short|summary|conclusion)|to (?:sum up|summarize)|overall)\b/i],
];
/** A timeline: clock times again and again. */
const CLOCK = /(?<![\d.])\d{1,2}[:.]\d{2}(?!\d)(?:\s?(?:am|pm|UTC))?/gi;
/** Who will do what, in more than one sentence. */
const PROMISES =
  /\b(?:we|i)(?: will|['’]ll)\b|\bowners?:? \p{Lu}|\bby \d{1,2} \p{Lu}\p{Ll}+|\b\p{Lu}\p{Ll}+ owns\b|\bdue \p{Lu}/gu;
/** A paragraph with fewer words joins its neighbour. */
const SHORT = 25;
const VERY_SHORT = 10;

/** The passages of a text without headings; a line that is its title belongs to none. */
export function readPassages(document: SourceDocument, title = ''): readonly Passage[] {
  const paragraphs = document.blocks.filter(
    ({ kind, prose }) =>
      kind === 'paragraph' && !GREETING.test(prose.trim()) && (title === '' || prose.trim() !== title),
  );
  const together = groupParagraphs(document, paragraphs, SHORT);
  // A text of nothing but short paragraphs has one for each matter.
  const groups = together.length > 1 ? together : groupParagraphs(document, paragraphs, VERY_SHORT);
  const counts = groups.map((blocks) => countPhrases(document, blocks));
  const taken = new Set<string>();
  return groups.map((blocks, index) => {
    const role = roleOf(document, blocks);
    // A timeline that opens a text sums it up.
    const named = labelAbove(blocks) || (index === 0 && role === 'Timeline' ? 'Summary' : role);
    const heading = named !== '' && !taken.has(named) ? named : topicOf(counts, index, taken);
    taken.add(heading);
    taken.add(keyOf(heading));
    return { blocks, heading };
  });
}

/** "What you need to do before Wednesday: log in once …": what a paragraph begins with, as a heading; empty without. */
export const PARAGRAPH_LABEL =
  /^(?<label>(?:why|what|how|when|who|where)\b[^.,:;!?\n]{3,48}|(?!(?:notes?|warning|caution|important|tip|hint|example|subject|re|ps|alert|update)\b)\p{Lu}[^.,:;!?\n]{3,38}):\s+(?=\S+ \S+ \S+ \S+)/iu;

/** "What changes for you? Nothing.": the same of a question. */
const QUESTION = /^(?<label>\p{Lu}[^.!?\n]{4,60}\?)\s+(?=\S)/u;

function labelAbove([first]: readonly Block[]): string {
  const question = first?.list ? undefined : QUESTION.exec(first?.prose ?? '')?.groups?.['label'];
  if (question) return question;
  const label = first?.list ? undefined : PARAGRAPH_LABEL.exec(first?.prose ?? '')?.groups?.['label'];
  return label === undefined ? '' : capitalized(label);
}

/** List items go with the paragraph that leads them in, short paragraphs without a role of theirs with the one before. */
function groupParagraphs(document: SourceDocument, paragraphs: readonly Block[], short: number): Block[][] {
  const groups: Block[][] = [];
  /** Words of the last group. */
  let said = 0;
  for (const block of paragraphs) {
    const open = groups.at(-1);
    const before = open?.at(-1);
    const leadIn = before !== undefined && /:\s*$/.test(before.prose);
    const sameList = block.list !== undefined && before?.list !== undefined;
    const small = before !== undefined && (block.words.length < short || said < short);
    const joins =
      block.list !== undefined ||
      leadIn ||
      sameList ||
      (small && roleOf(document, [block]) === '' && labelAbove([block]) === '');
    if (open && joins) open.push(block);
    else groups.push([block]);
    said = (open && joins ? said : 0) + block.words.length;
  }
  return groups;
}

function roleOf(document: SourceDocument, blocks: readonly Block[]): string {
  const text = blocks.map((block) => readable(document, block)).join(' ');
  const opening = blocks[0]?.sentences.slice(0, 2) ?? [];
  const said = opening
    .map((sentence) => (blocks[0] ? readable(document, blocks[0], sentence) : ''))
    .join(' ');
  const role = ROLES.find(([, pattern]) => pattern.test(said))?.[0];
  if (role !== undefined) return role;
  if ((text.match(PROMISES)?.length ?? 0) > 1) return 'Next steps';
  const timed = blocks.flatMap((block) =>
    block.sentences.filter((sentence) => readable(document, block, sentence).match(CLOCK)),
  );
  return timed.length > 1 ? 'Timeline' : '';
}

interface Phrase {
  readonly text: string;
  readonly words: number;
  count: number;
  /** In the passage's first sentence, where 0 is its beginning; 1 elsewhere. */
  readonly place: number;
}

function countPhrases(document: SourceDocument, blocks: readonly Block[]): ReadonlyMap<string, Phrase> {
  const found = new Map<string, Phrase>();
  const first = blocks[0]?.sentences[0];
  for (const block of blocks) {
    for (const run of nounPhrases(block)) {
      const parts = run.slice(-MAX_WORDS);
      const words = (parts.at(-1)?.doubtful && parts.length > 1 ? parts.slice(0, -1) : parts).map(
        ({ word }) => word,
      );
      const [opening, closing] = [words[0], words.at(-1)];
      if (!opening || !closing || isPerson(closing.text, document)) continue;
      const key = words.map(({ text }) => stem(text)).join(' ');
      const inFirst = first && opening.start >= first.start && opening.start < first.end;
      const place = inFirst ? (opening.start - first.start) / Math.max(1, first.end - first.start) : 1;
      const phrase = found.get(key) ?? {
        text: words.map(({ text }) => text.replace(/['’]s?$/, '')).join(' '),
        words: words.length,
        count: 0,
        place,
      };
      phrase.count += 1;
      found.set(key, phrase);
    }
  }
  return found;
}

const MAX_WORDS = 3;
/** The share of a sentence in which its subject stands. */
const SUBJECT = 0.15;

/** The phrase that a passage uses and the others don't, the earlier in it the better; empty without one. */
function topicOf(
  counts: readonly ReadonlyMap<string, Phrase>[],
  index: number,
  taken: ReadonlySet<string>,
): string {
  const ranked = [...(counts[index] ?? [])]
    .filter(([key]) => !taken.has(key))
    .map(([key, phrase]) => {
      const elsewhere = counts.filter((other, at) => at !== index && other.has(key)).length;
      const score =
        Math.sqrt(phrase.count) *
        (2 - phrase.place) *
        (phrase.place < SUBJECT ? 1.5 : phrase.place === 1 ? 0.6 : 1) *
        (phrase.words > 1 ? 1.4 : 1) *
        distinctness(key.split(' '));
      // What a text begins with, it speaks of again.
      return { text: phrase.text, score: index === 0 ? score : score / (1 + elsewhere) };
    })
    .sort((a, b) => b.score - a.score);
  return capitalized(ranked[0]?.text ?? '');
}

function keyOf(heading: string): string {
  return heading.split(' ').map(stem).join(' ');
}
