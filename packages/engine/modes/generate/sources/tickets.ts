import { asSentence } from '../sentences.ts';
import { writeRecord, type ProblemRecord } from '../problems.ts';
import { IMPERATIVE } from '../signs.ts';
import type { SourceReader } from './types.ts';

/** "#4411 …", "SUP-211: …", "- Ticket 5: …". */
const TICKET =
  /^[ \t]*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:ticket |case |issue )?(?:#\d+|[A-Z]{2,8}-\d+|(?<=(?:ticket|case|issue) )\d+)\s*[:.)–—-]?\s+(?<said>\S.*)$/i;
/** '- "The PDF is blank" - happens in Firefox.' */
const MESSAGE = /^[ \t]*(?:[-*+•]\s+|\d{1,3}[.)]\s+)(?<said>["“][^"”]+["”]\s+[-–—]\s.*)$/;
const LEAST = 2;

const CAUSE =
  /^(?:(?:root )?cause(?:d by)?|reason|why)\s*:?\s+(?:is\s+|was\s+)?|^(?:this |it )?(?:happens?|occurs?) (?=when|if|because|after|on|in|with)|^(?:because|caused by|due to)\s+/i;
const SOLUTION = /^(?:solution|fix|resolution|workaround|solved by|resolved by)\s*(?::|is|=)\s*(?:to\s+)?/i;
/** "You have to enter it". */
const TOLD = /^(?:you|users?|they) (?:have to|must|need to|can|should)\s+/i;
const UNKNOWN = /\b(?:unknown|not known|unclear|no idea|investigating|looking into)\b/i;
const MENDED =
  /^(?:(?:this |it )?(?:is |was )?(?:fixed|solved|resolved)) (?:in|with|by) (?:version )?(v?\d+(?:\.\d+)*)\.?$/i;
const WHEN = /^(.{8,}?)\s+(?=(?:when|if|because)\s)/i;

/** Tickets of a help desk, each as one problem with its cause and its way out. */
export const readTickets: SourceReader = (text, type) => {
  const lines = text.split('\n');
  if (
    type !== 'troubleshooting' ||
    lines.filter((line) => TICKET.test(line) || MESSAGE.test(line)).length < LEAST
  )
    return undefined;
  const problem: string[] = [];
  const rest: string[] = [];
  let open: string | undefined;
  const close = (): void => {
    if (open) problem.push(writeRecord(readTicket(open)));
    open = undefined;
  };
  for (const line of lines) {
    const said = (TICKET.exec(line) ?? MESSAGE.exec(line))?.groups?.['said'];
    // What is indented below a ticket belongs to it.
    if (said === undefined && open !== undefined && /^\s+\S/.test(line)) open += ` ${line.trim()}`;
    else {
      close();
      if (said === undefined) rest.push(line);
      else open = said;
    }
  }
  close();
  return { facts: { problem }, rest: rest.join('\n') };
};

/** "Login loop after SSO. Happens when cookies are blocked. Allow them." in its parts. */
function readTicket(said: string): ProblemRecord {
  const [, quoted = '', after = ''] = /^(["“][^"”]+["”])\s*[-–—:.,]+\s*(\S.*)$/s.exec(said) ?? [];
  const sentences = (quoted ? after : said).split(/(?<=[.!?]["”]?)\s+(?=\p{Lu}|["“`])|;\s+/u);
  const [first = '', ...rest] = quoted ? [quoted, ...sentences] : sentences;
  let symptom = first.replace(/^(?:the )?(?:users?|customers?|people) (?:sees?|gets?|reports?)\s+/i, '');
  const causes: string[] = [];
  const solutions: string[] = [];
  const notes: string[] = [];
  let isWorkaround = false;
  for (const sentence of rest) {
    const [, version] = MENDED.exec(sentence) ?? [];
    if (version) solutions.push(`Update to ${version} or later.`);
    else if (SOLUTION.test(sentence)) {
      isWorkaround ||= /^workaround/i.test(sentence);
      solutions.push(asSentence(sentence.replace(SOLUTION, '')));
    } else if (IMPERATIVE.test(sentence.replace(TOLD, '')))
      solutions.push(asSentence(sentence.replace(TOLD, '')));
    else if (CAUSE.test(sentence))
      (UNKNOWN.test(sentence) ? notes : causes).push(
        UNKNOWN.test(sentence)
          ? `[VERIFY] ${sentence}`
          : asSentence(sentence.replace(CAUSE, '').replace(/^(?:when|in|with) /i, '')),
      );
    else if (quoted && causes.length === 0 && solutions.length === 0) causes.push(asSentence(sentence));
    else notes.push(asSentence(sentence));
  }
  // "… on Windows when the path is too long" tells its own cause.
  const [, bare] =
    causes.length === 0 && !notes.some((note) => UNKNOWN.test(note)) ? (WHEN.exec(symptom) ?? []) : [];
  if (bare) {
    causes.push(asSentence(symptom.slice(bare.length).replace(/^\s*(?:when|if|because)\s+/i, '')));
    symptom = bare;
  }
  return { symptom, cause: causes.join(' '), solution: solutions.join(' '), notes, isWorkaround };
}
