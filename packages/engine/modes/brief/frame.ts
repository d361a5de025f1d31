import { readAsked } from '../generate/asked.ts';
import { layOutHead, withoutFields } from './laid-out.ts';

const SUBJECT = /^subject:[ \t]*(?:(?:re|fwd?):[ \t]*)*(?<subject>[^\n]+)\n+/im;
/** The lines of a mail above its text. */
const HEADER = /^(?:(?:from|to|cc|bcc|date|sent|reply-to):[^\n]*\n+)+/i;
/** "Ticket DOC-218: ". */
const TICKET =
  /^(?:(?:ticket|issue|task|story|jira) )?(?:[A-Z]{2,10}-\d+|#\d+)(?:\s*[:–—-]\s*|\n+|(?<=^(?!(?:UTF|ISO|SHA|TLS|RFC|AES|ADR)-)\w+-\d+) )(?=\S)/i;
/** "Meeting 11/12, Priya + Tom: explain …": where it was said, before what is asked. */
const MEETING =
  /^(?:(?:team|weekly|design|product|planning|docs) )?(?:meeting|call|sync|stand-?up|discussion)(?: notes| minutes)?\b[^:\n]{0,80}:[ \t]+(?=([^\n]+))/i;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b(?:(?! (?:can|could|would|please|we|i)\b)[^.!?\n,]){0,40}[!,.:]?\s+(?=\S)/i;
/** "Hi, so …", where somebody's message is pasted below. */
const GREETING_BELOW =
  /(?<=\n[ \t]*)(?:hi|hello|hey)(?: (?:all|everyone|team|there|folks|\p{Lu}\p{L}+))?(?:[!,.]|(?= so\b))\s+(?:(?:ok(?:ay)?|so|well|right|just),? )*(?=\p{L})/giu;
/** "Our clinic needs a page for …": who wants it, and nothing that it tells. */
const OWNER_NEEDS =
  /^(?:our|my|the) (?:[\w'’&-]+ ){1,5}?(?:needs?|wants?|would like(?: to have)?|is looking for|are looking for|(?:has |have )?asked (?:me |us )?for) (?=(?:an? |some )(?:[\w-]+ ){0,4}?(?:page|guide|document|docs|documentation|runbook|how-?to|tutorial|faq|policy|readme|leaflet|handout|checklist|handbook|manual|article|reference|adr)\b)/i;
/** "Team chat, needs to be a concept page on …" */
const TO_BE =
  /^[^.:\n]{2,40}?,? (?:it |this |which )?(?:needs|has|ought) to be (?=an? (?:[\w-]+ ){0,3}?(?:page|guide|document|runbook|how-?to|tutorial|faq|policy|readme|handbook|manual|article|reference|adr)\b)/i;
/** What people say before they say something. */
const NOTED =
  /^dictating(?: this)?[,:]? (?=\S)|^(?:product|feature|project) (?:brief|spec)[.:]\s+(?=\S)|^(?:(?:my|rough|quick|raw|some|on-?call|ops|shift|internal|support) )*(?:notes?|draft|brain ?dump)(?::| [-–—])\s+(?=\S)|^(?:(?:my|rough|quick|some) )*notes? (?:for|on) (?:the |an? |our )?(?:[\w-]+ )?(?:page|article|guide|docs?|faq|runbook): (?=\S)|^\((?:dictated|voice (?:memo|note)|transcript|notes?|draft|rough)[^()]*\)\s*/i;
const TALK =
  /^(?:(?:ok(?:ay)?|so|alright|right|well|basically|honestly|anyway|um+|uh|hey|yo)\b[,.]?\s+)+(?=\p{L})/iu;
/** What people say while they think of what to say. */
const FILLED =
  /(?<=[.!?\n]\s{0,3})(?:(?:um+|uh+|er+m|oh|so|and|well|yeah|btw|basically|anyway)\b,? ){0,3}(?:um+|uh+|er+m|oh|btw|basically|anyway)\b,? (?:and )?(?=\p{L})/giu;
const CORRECTED = /[^,;.\n]{1,80}(?:\.{2,3}|…|,| [-–])\s*(?:no,? wait|wait,? no|i mean)[,:]?\s+/gi;
const SIGNED =
  /(?:^|(?<=[.!?\n]))\s{0,5}\b(?:many thanks|thanks(?! to\b)(?: (?:a lot|so much|in advance))?|thank you|thx|cheers|(?:best|kind)(?: regards| wishes)?|regards|ta)\b[!,.]*(?:\s+[^.\n]{0,30})?[!.]*\s*$/i;

/** What surrounds a prompt where people write mails and talk, taken off: subject, greeting, signature. */
export function readFrame(input: string): { readonly subject: string; readonly body: string } {
  const headed = HEADER.test(input) || /^subject:/i.test(input);
  const subject = headed ? SUBJECT.exec(input) : null;
  const body = withoutFields(input.replace(subject?.[0] ?? '', '').replace(HEADER, ''))
    .replace(TICKET, '')
    .replace(MEETING, (header, after: string) => (isRequest(after) ? '' : header))
    .replace(GREETING, '')
    .replace(GREETING_BELOW, '')
    .replace(TALK, '')
    .replace(OWNER_NEEDS, 'We need ')
    .replace(TO_BE, 'We need ')
    .replace(NOTED, '')
    .replace(FILLED, '')
    .replace(CORRECTED, ' ')
    .replace(SIGNED, '');
  return { subject: subject?.groups?.['subject'] ?? '', body: layOutHead(body) };
}

function isRequest(line: string): boolean {
  const { asks, kind } = readAsked(/^[^.:]*/.exec(line)?.[0] ?? '');
  return asks || kind !== undefined;
}
