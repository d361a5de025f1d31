const SUBJECT = /^subject:[ \t]*(?:(?:re|fwd?):[ \t]*)*(?<subject>[^\n]+)\n+/i;
/** "Ticket DOC-218: ". */
const TICKET = /^(?:(?:ticket|issue|task|story|jira) )?(?:[A-Z]{2,10}-\d+|#\d+)(?:\s*[:–—-]\s*|\n+)(?=\S)/i;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b(?:(?! (?:can|could|would|please|we|i)\b)[^.!?\n,]){0,40}[!,.:]?\s+(?=\S)/i;
/** What people say before they say something. */
const TALK = /^(?:(?:ok(?:ay)?|so|alright|right|well|um+|uh|hey|yo)\b[,.]?\s+)+(?=\p{L})/iu;
const CORRECTED = /[^,;.\n]{1,80}(?:\.{2,3}|…|,| [-–])\s*(?:no,? wait|wait,? no|i mean)[,:]?\s+/gi;
const SIGNED =
  /(?:^|(?<=[.!?\n]))\s{0,5}\b(?:many thanks|thanks(?: (?:a lot|so much|in advance))?|thank you|thx|cheers|(?:best|kind)(?: regards| wishes)?|regards|ta)\b[!,.]*(?:\s+[^.\n]{0,30})?[!.]*\s*$/i;

/** What surrounds a prompt where people write mails and talk, taken off: subject, greeting, signature. */
export function readFrame(input: string): { readonly subject: string; readonly body: string } {
  const subject = SUBJECT.exec(input);
  const body = input
    .slice(subject?.[0].length ?? 0)
    .replace(TICKET, '')
    .replace(GREETING, '')
    .replace(TALK, '')
    .replace(CORRECTED, ' ')
    .replace(SIGNED, '');
  return { subject: subject?.groups?.['subject'] ?? '', body };
}
