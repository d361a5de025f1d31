import { capitalized } from '../writing/capitals.ts';

/** "[14:02] mira: looking", "14:02 <mira> looking", "mira: looking", "Mira (support): looking". */
export const MESSAGE =
  /^\s*(?:[-*]\s+)?(?:[[(]?(?<time>\d{1,2}:\d{2})(?::\d{2})?(?:\s?[AaPp][Mm])?[\])]?,?\s*[-–]?\s*)?(?:<@?(?<marked>[\p{L}][\w.-]{1,24})>|@?(?<name>[\p{L}][\w.-]{1,24}(?: \p{Lu}[\w.-]{1,24}(?=:))?)(?:(?: \(\p{L}[\p{L} -]{1,24}\))?:|(?<=\d\D{0,4}\s\S+):?))\s+(?<said>\S.*)$/u;
const FEWEST_TIMED = 3;

/** "[14:02] mira: looking" as "mira: looking", where several lines say when they were said; that says nothing. */
export function withoutTimes(input: string, mark = ''): string {
  let timed = 0;
  const lines = input.split('\n').map((line) => {
    const { time, name, marked = name, said = '' } = MESSAGE.exec(line)?.groups ?? {};
    // "14:02 rollback started" tells what happened; in a chat, somebody said it.
    const isNamed =
      mark === '' ||
      name === undefined ||
      /^(?: \([^()]*\))?:/.test(line.slice(line.indexOf(name) + name.length));
    if (time === undefined || marked === undefined || !isNamed) return line;
    timed += 1;
    return `${mark}${marked}: ${said}`;
  });
  return timed < FEWEST_TIMED ? input : lines.join('\n');
}

/** Fewer lines may be a list of labels. */
const LEAST = 4;
/** What stands in front of a thread, and says nothing. */
const FIELD = /^(?:subject|from|to|cc|date|sent|re)$/i;
/** The share of the lines that are messages. */
const MOST = 0.8;
/** What answers, and says nothing. */
const SMALL_TALK =
  /^(?:(?:ok(?:ay)?(?: so)?|(?:yes|yep|yeah|no|nope)(?=[.!]|$)|and(?= let)|agreed|sure|thx|thanks|thank you|cool|great|right|hi(?: all)?|hey|hello|fyi|same|lol|hm+|np|ack|good point|sounds good)\b[,.!:]?\s*)+/i;
const REQUEST = /^(?:can|could|would|will) you (?:please |also )*(?<what>.+)\?$/i;

/**
 * A chat with each message as an item of a list, who said it and when behind each sentence; line by line, so that places
 * stay. Any other text as it is.
 */
export function readableChat(input: string): string {
  const lines = input.split('\n');
  const headed = readHeaded(lines);
  if (headed) return headed.join('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const messages = written.filter((line) => MESSAGE.test(line) && !FIELD.test(nameIn(line)));
  if (messages.length < LEAST || messages.length < written.length * MOST) return input;
  const speakers = messages.map((line) => nameIn(line));
  const isTalk = new Set(speakers).size > 1 && new Set(speakers).size < speakers.length;
  return isTalk ? lines.map((line) => readMessage(line)).join('\n') : input;
}

function nameIn(line: string): string {
  const { name, marked } = MESSAGE.exec(line)?.groups ?? {};
  return name ?? marked ?? '';
}

function readMessage(line: string): string {
  const { time, said = '' } = MESSAGE.exec(line)?.groups ?? {};
  if (/^(?:subject|re)$/i.test(nameIn(line))) return `# ${said}`;
  return said === '' || FIELD.test(nameIn(line)) ? line : tell(said, nameIn(line), time);
}

/** "Anna Berg  9:14 AM", as chat programs write it above what she says. */
const HEADER =
  /^(?<name>\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2})\s+(?:\[?(?<time>\d{1,2}:\d{2}(?:\s?[AaPp][Mm])?)\]?)$/u;
const LEAST_HEADERS = 3;

/** The same of lines below the names of those who said them; undefined for any other text. */
function readHeaded(lines: readonly string[]): readonly string[] | undefined {
  const headers = lines.map((line) => HEADER.exec(line.trim())?.groups);
  if (headers.filter(Boolean).length < LEAST_HEADERS) return undefined;
  let speaker: Partial<Record<string, string>> | undefined;
  return lines.map((line, index) => {
    if (headers[index]) {
      speaker = headers[index];
      return '';
    }
    return speaker && line.trim() !== '' ? tell(line, speaker['name'] ?? '', speaker['time']) : line;
  });
}

/** What somebody said as an item of a list. */
function tell(said: string, name: string, time: string | undefined): string {
  const by = ` (${[capitalized(name), time].filter(Boolean).join(', ')})`;
  const sentences = said
    .trim()
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => asTold(sentence.replace(SMALL_TALK, '')))
    .filter((sentence) => sentence !== '');
  if (sentences.length === 0) return '';
  return `- ${sentences.map((sentence) => sentence.replace(/[.!?]?$/, (mark) => `${by}${mark || '.'}`)).join(' ')}`;
}

/** "@lee pls write to them" */
const ADDRESSED =
  /^@?(?<to>[\p{L}][\w.-]{1,24}),? (?:please|pls|plz|can you|could you) (?:also )?(?<what>.+?)\??$/iu;

/** "Staging is down, anyone on it?": what is told before it is asked about. */
const TOLD_FIRST =
  /^(?<told>(?:\S+ ){2,}\S+?)(?:,| [-–—]) (?:any(?:one|body|thing)|any (?:ideas?|news|updates?|thoughts)|ideas?|thoughts|who|what|why|is|are|does|do|did|can|could|should|shall|right|or)\b[^?]*\?$/iu;

/** "Can you rerun it?" as what it asks, of whom if that is said. */
function asTold(sentence: string): string {
  const { to, what: asked } = ADDRESSED.exec(sentence)?.groups ?? {};
  if (to !== undefined && asked !== undefined) return `${capitalized(to)}, please ${asked}`;
  const told =
    /^(?:who|what|why|when|where|how|which|is|are|was|were|do|does|did|can|could|should|shall|will|would|has|have)\b/i.test(
      sentence,
    )
      ? undefined
      : TOLD_FIRST.exec(sentence)?.groups?.['told'];
  if (told !== undefined) return capitalized(told);
  const what = REQUEST.exec(sentence)?.groups?.['what'];
  return capitalized(what === undefined ? sentence : `please ${what}.`);
}
