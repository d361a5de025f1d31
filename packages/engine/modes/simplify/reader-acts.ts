import { isCommonWord } from '../../checks/common-words.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { amidSentence } from '../reading/clauses.ts';
import { isFinite, isModifier, isNoun, tagSentence } from '../reading/parts-of-speech.ts';
import type { Change, Step } from '../rewriting/settle.ts';

/** What readers do to a product, and hardly anything else does. */
const ACTS: ReadonlySet<string> = new Set(
  'configured customized customised adjusted tuned disabled enabled installed uninstalled downloaded found viewed specified overridden turned switched tweaked tested booked ordered collected bought purchased rented borrowed handed printed contacted redeemed reserved'.split(
    ' ',
  ),
);
/** What others collect. */
const NOT_READERS =
  /\b(?:data|information|statistics|metrics|cookies|details|fees?|tax(?:es)?|charges?|rent)\b/i;
/** What can be done, and by nobody in particular; behind "by doing so", the reader does it. */
const CAN_BE =
  /\b(?<can>can|may|cannot|can\s?not)\s+(?<how>(?:also|then|only|optionally|easily|either)\s+)?be\s+(?<act>[a-z]+)(?=\s|\.$)(?:(?=(?:\s+[\w\uFFFC-]+){0,3}?\s+by\s+(?:also\s+|simply\s+)?(?<doing>[a-z]+ing)\b)|(?!\s+by\s))/;
/** What nobody wants to do. */
const MISHAPS = /^(?:lost|caused|broken|corrupted|damaged|triggered|leaked|seen|affected|expected|followed)$/;
/** Participles that are the verb itself. */
const SAME_FORMS = /^(?:set|put|read|cut|reset|run|split)$/;
/** What may stand in front of the sentence. */
const OPENER =
  /^(?:(?:Alternatively|Additionally|Also|Optionally|Furthermore|Moreover|Instead|However|By default),\s+|(?<purpose>To\s+(?!the\b|an?\b)\p{Ll}+\s[^,;:()]{1,80},\s+))/u;
const OBJECTS: Readonly<Record<string, string>> = { they: 'them' };
const MOST_WORDS = 9;

/**
 * "The level can be configured with a flag" as "You can configure the level with a flag": a sentence whose subject is
 * what a reader acts on begins with the reader.
 */
export const readerActs: Step = (document) =>
  document.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) =>
      block.sentences.flatMap(
        (sentence) => installs(document, sentence) ?? turn(document, block, sentence) ?? [],
      ),
    );

/** How the thing that a page is about is installed. */
const INSTALLATION =
  /^(?:The\s+)?installation\s+(?:(?:(?:can|may)\s+(?:also\s+)?be|is)\s+(?:done|performed|carried\s+out|made)|is\s+(?:also\s+)?possible)(?=\s+(?:with|via|using|through|from|by\s+using)\s)/i;

/** "The installation can be done with npm" as "You can install tidyq with npm", on a page of that name. */
function installs({ blocks, text }: SourceDocument, { start, end }: Sentence): Change | undefined {
  const said = INSTALLATION.exec(text.slice(start, end));
  const title = said ? blocks.find(({ kind, level }) => kind === 'heading' && level === 1) : undefined;
  const name = title && text.slice(title.start, title.end).trim();
  if (!said || !name || !/^@?[\w./-]+$/.test(name) || isCommonWord(name.toLowerCase())) return undefined;
  const also = /\balso\b/.test(said[0]) ? 'also ' : '';
  return {
    key: JSON.stringify(['install', said[0]]),
    yields: true,
    edits: [{ start, end: start + said[0].length, text: `You can ${also}install ${name}` }],
  };
}

function turn(document: SourceDocument, block: Block, sentence: Sentence): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  const match = CAN_BE.exec(prose);
  const { can = '', how = '', act = '', doing } = match?.groups ?? {};
  const front = OPENER.exec(prose);
  const isReaders =
    (ACTS.has(act) && !(act === 'collected' && NOT_READERS.test(prose))) ||
    // "They can be reached at the desk", but "the limit can be reached".
    (act === 'reached' && /^They\s.*\breached\s+(?:in|at|via|by|on|under|through)\s/.test(prose)) ||
    ((doing ?? front?.groups?.['purpose']) !== undefined && !MISHAPS.test(act));
  const verb = isReaders
    ? act === 'found'
      ? 'find'
      : (baseOf(act) ?? SAME_FORMS.exec(act)?.[0])
    : undefined;
  if (!match || verb === undefined || !/[.:]["”)]*\s*$/.test(prose)) return undefined;
  const opener = front?.[0].length ?? 0;
  if (/[,;:()–—]/.test(prose.slice(opener, match.index))) return undefined;
  const firstAt = sentence.words.findIndex(({ start }) => start === sentence.start + opener);
  const first = sentence.words[firstAt];
  const [from, behind] = [sentence.start + match.index, sentence.start + match.index + match[0].length];
  if (!first || document.text.slice(from, behind) !== match[0]) return undefined;
  const tags = tagSentence(block, sentence);
  const verbAt = sentence.words.findIndex(({ start }) => start === from);
  if (!isThing(sentence, tags, firstAt, verbAt) || goesOn(sentence, tags, behind)) return undefined;
  const modal = /not$/.test(can) ? 'cannot' : can;
  const object =
    OBJECTS[first.text.toLowerCase()] ?? amidSentence(first.text, sentence.words[firstAt + 1]?.text);
  if (object === undefined) return undefined;
  const edits = [
    {
      start: first.start,
      end: first.end,
      text: `${opener > 0 ? 'you' : 'You'} ${modal} ${how.trim()}${how && ' '}${verb} ${object}`,
    },
    // The space in front goes with it.
    { start: from - 1, end: behind, text: '' },
  ];
  return { key: JSON.stringify(['reader', prose]), yields: true, edits };
}

/** Whether all in front of the verb is one plain noun phrase, or a pronoun. */
export function isThing(
  { words }: Sentence,
  tags: readonly string[],
  first: number,
  verbAt: number,
): boolean {
  const count = verbAt - first;
  if (count < 1 || count > MOST_WORDS) return false;
  return words.slice(first, verbAt).every(({ kind, text }, index) => {
    const tag = tags[first + index] ?? '';
    const inside = index > 0 && tag === 'IN' && /^(?:of|for|in|from|on|at)$/.test(text);
    const pronoun = count === 1 && /^(?:it|this|they|these|those)$/i.test(text);
    return (
      pronoun || kind === 'code' || isNoun(tag) || isModifier(tag) || /^(?:DT|PRP\$|CD)$/.test(tag) || inside
    );
  });
}

/** Whether more is said of the subject: "can be enabled, and is then used". */
function goesOn({ words }: Sentence, tags: readonly string[], behind: number): boolean {
  const rest = words.findIndex(({ start }) => start >= behind);
  if (rest < 0) return false;
  return words.slice(rest).some(({ text }, index) => {
    const next = tags[rest + index + 1] ?? '';
    return (
      /^(?:and|or|but|then)$/i.test(text) &&
      (isFinite(next) || /^(?:VBN|VB|RB)$/.test(next) || /ed$/.test(words[rest + index + 1]?.text ?? ''))
    );
  });
}
