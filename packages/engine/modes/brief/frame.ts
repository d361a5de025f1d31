import { contentTypeOf } from '../reading/content-type.ts';

const SUBJECT = /^subject:[ \t]*(?:(?:re|fwd?):[ \t]*)*(?<subject>[^\n]+)\n+/i;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b(?:(?! (?:can|could|would|please|we|i)\b)[^.!?\n,]){0,40}[!,.:]?\s+(?=\S)/i;
/** What people say before they say something. */
const TALK = /^(?:(?:ok(?:ay)?|so|alright|right|well|um+|uh|hey|yo)\b[,.]?\s+)+(?=\p{L})/iu;
const CORRECTED = /[^,;.\n]{1,80}(?:\.{2,3}|…|,| [-–])\s*(?:no,? wait|wait,? no|i mean)[,:]?\s+/gi;
const SIGNED =
  /(?:^|(?<=[.!?\n]))\s{0,5}\b(?:many thanks|thanks(?: (?:a lot|so much|in advance))?|thank you|thx|cheers|(?:best|kind)(?: regards| wishes)?|regards|ta)\b[!,.]*(?:\s+[^.\n]{0,30})?[!.]*\s*$/i;
/** "Write that up as an ADR." behind what it is about. */
const BACKWARDS =
  /(?<=[.!?\n,]\s{0,3})(?:(?:please|can you|could you) )*(?:write|document|turn|put|make|draft)\s+(?:that|this|it|the above)(?:\s+up)?\s+(?:as|into|in)\s+(?:an?\s+)?(?<kind>[\w -]{2,30}?)(?:,? (?:please|for me|for us))*[.!](?=\s|$)/i;
/** "We get tickets about our app not updating. Can you make a troubleshooting page?" */
const GIVEN =
  /^(?<told>(?!(?:please|write|create|draft|make|document|explain|can|could|i['’]d|i need|we need)\b)[^.!?:\n]{0,200}?(?:\b(?:about|with|on) (?<topic>[^.!?:\n,]{1,100}))?[.!])\s+(?:so |and )?(?:(?:please|can you|could you|i need|we need|i['’]d like|i want) )+(?:(?:to )?(?:write|make|create|draft|have|put together) )?(?:me |us )?(?:an? )(?<kind>[\w -]{3,30}?)(?: (?:for|about|on|out of|from) (?:it|this|that))?(?:,? please)?[.!?](?=\s|$)(?<rest>.*)$/is;
const ASKS = /\b(?:write|create|draft|document|make|need|want|produce|prepare|explain|describe)\b/i;

/** A prompt without what surrounds it where people write mails and talk: subject, greeting, signature. */
export function withoutFrame(input: string): string {
  const { subject = '' } = SUBJECT.exec(input)?.groups ?? {};
  const body = (subject ? input.slice((SUBJECT.exec(input) as RegExpExecArray)[0].length) : input)
    .replace(GREETING, '')
    .replace(TALK, '')
    .replace(CORRECTED, ' ')
    .replace(SIGNED, '');
  const asked = BACKWARDS.exec(body);
  if (asked?.groups?.['kind'] && contentTypeOf(asked.groups['kind']))
    return `${asked.groups['kind']}.\n${body.slice(0, asked.index).replace(/,\s*$/, '.')} ${body.slice(asked.index + asked[0].length)}`;
  const said = GIVEN.exec(body)?.groups;
  if (said?.['kind'] && contentTypeOf(said['kind']) && !contentTypeOf(said['told'] ?? ''))
    return `${said['kind']}${said['topic'] ? ` on ${said['topic']}` : ''}.\n${said['topic'] ? '' : said['told']}${said['rest'] ?? ''}`;
  const [first = ''] = body.split('\n').filter((line) => line.trim() !== '');
  // A subject that names the document asks for it, unless the mail does.
  const isAsked = ASKS.test(first.slice(0, LONGEST)) || subject === '';
  return isAsked || !contentTypeOf(subject) ? body : `${subject.replace(/[.:]?$/, '.')}\n${body}`;
}

/** Of the words that ask for something; in UTF-16 code units. */
const LONGEST = 150;
