import { hasFiniteVerb } from '../../simplify/clauses.ts';

/** "From: HR" above a mail. */
const HEADER = /^[ \t]*(?:From|To|Cc|Bcc|Subject|Re|Sent|Date|Betreff)[ \t]*:[^\n]*$/;
const HEADERS = 2;
const GREETING =
  /^[ \t]*(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|morning)\b(?: [^,.!?:\d\n–—-]{0,30})?(?:[,!:.]|[ \t][–—-])[ \t]*/i;
const FAREWELL =
  /^[ \t]*(?:(?:many |best )?thanks|thank you|thx|cheers|best(?: regards)?|kind regards|regards|sincerely|bye)(?:[ ,!.–—-]+(?:in advance|so much|a lot|all|everyone|team|again))?[,!.]*[ \t]*(?:[-–—,]?[ \t]*\p{Lu}\p{L}+)?[.!]?[ \t]*$/iu;
/** 'Slack from Maria: "we moved!"': who wrote it, and where. */
const QUOTED_FROM =
  /^[ \t]*(?:(?:slack|teams|chat|whats\s?app|sms|mail|e-?mail|message|note|dm|voicemail|phone call)(?: message)? )?(?:from|by) (?:the )?[\p{L}. ]{2,30}(?: \([^()]*\))?:[ \t]*["“'](?=[^"”]*["”'][ \t]*$)|^[ \t]*(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|@[\w.-]+) (?:says|said|writes|wrote|asks|asked|told (?:me|us)|posted)(?: (?:on|in|via|by) \p{L}+)?[:,][ \t]*["“'](?=[^"”]*["”'][ \t]*$)/iu;
const fromQuote = (line: string): string => {
  const said = line.replace(QUOTED_FROM, '');
  return said === line ? line : capital(said.replace(/["”'][ \t]*$/, ''));
};
/** "[09:12] Lena: ", "Lena, 09:12: ", "Marek 9:15 AM" above what was said. */
const CHAT =
  /^[ \t]*(?:[[(]?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?[\])]?,? (?:[-–—] )?<?@?\p{L}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){0,2}>?:[ \t]+(?:(?:and|also|oh|btw)[, ][ \t]*)?|\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*){0,2},? [[(]?(?:today |yesterday )?(?:at )?\d{1,2}:\d{2}(?: ?[ap]m)?[\])]?(?::[ \t]+(?=\S)|:?[ \t]*$))/iu;
/** "Two changes to the filling procedure." */
const LEADS_WITH =
  /^[ \t]*(?:(?:minutes|notes|decisions|protocol)(?: (?:of|from) [^:\n]{2,40})?:[ \t]+(?=\S)|(?:we|they)(?:['’]ve| have)? (?:changed|updated|revised|reworked) (?:how|the way) [^.!?:\d]{2,60}[.:][ \t]+(?=\S)|(?:(?:here (?:are|is)|just) )?(?:an?|one|two|three|four|five|some|a few|several|quick|small|minor)(?: (?:quick|small|minor|more|short))? (?:changes?|updates?|things|points|notes|corrections?|news)(?: (?:to|for|on|in|about|from|regarding) [^.!?:\d]{2,50})?[.:][ \t]+(?=\S))/i;
/** "Legal has approved the new policy." before what that says. */
const TELLS_OF_CHANGE =
  /^[ \t]*(?:(?:after|following|in|at|as discussed in) [^.!?:\d]{3,60}?,? (?:we|the \p{Ll}+|they)(?: have|['’]ve)? (?:agreed|decided)(?: on)?(?: the following| some (?:changes|things))?|(?:\p{L}+ ){1,3}(?:has|have) (?:approved|signed off(?: on)?|agreed (?:on|to)|reviewed|confirmed|released|finalized) (?:the |our |an? |some )?(?:new |updated |revised )*(?:policy|text|page|terms|rules|changes|plan|pricing|prices|version|schedule|programme|program|process)|(?:we|they)(?:['’]re| are| will be| have been|['’]ve been) (?:changing|updating|reworking|revising|adjusting|improving) [^.!?:\d`]{3,60})[.:][ \t]+(?=\p{Lu})/iu;
/** "… after the concert. Thanks, Maggie" */
const CLOSES =
  /(?<=[.!?])\s+(?:(?:many |best )?thanks|thank you|thx|cheers|bye|(?:best|kind) (?:regards|wishes)|best(?=,))(?:,? (?:in advance|so much|a lot|all|everyone|team))?[,!.]*(?:[ \t]*[-–—]?[ \t]*\p{Lu}\p{L}+)?[.!]?[ \t]*$/iu;
const NAME = /^[ \t]*[-–—]?[ \t]*\p{Lu}\p{L}+(?: (?:of|the|and|for|\p{Lu}\p{L}*\.?)){0,4}[ \t]*$/u;
/** "Please work these in: customers now …" */
const LEADS_IN =
  /^[ \t]*(?=[^:\n]{0,100}\b(?:changes?|updates?|updated|following|these|those|this|things|points|notes|below|merge|incorporate|work|feedback|pls|please)\b)(?![^:\n]*(?:[`"“\d]|\b(?:section|chapter|paragraph|note|warning|row|step|question|entry)\b))(?:[^:.\n|]{3,100}):[ \t]+(?=\p{L}[^\n]{20,}[.!?])/iu;
/** "Should we mention gift cards?", "Question for Jo: …?": what editors ask each other. */
const ASKS =
  /^(?:(?:question|q) (?:for|to) [^:\n]{2,30}:|(?:should|shall|could|can|do|did|are|have) (?:we|i)\b|(?:can|could) (?:someone|anyone|somebody|you)\b|(?:not sure|unsure|unclear|no idea)\b|open question|tb[cd]\b|to be (?:confirmed|decided|clarified)|who\b[^?]*\b(?:owns|knows|decides)|is (?:this|that|it) (?:still|right|correct|true)\b)[^\n]*$/i;

/** Guidelines without what only greets and leads in; what asks other editors apart. */
export function withoutAsides(text: string): { readonly text: string; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const lines = text.split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const headers = lines.slice(first).findIndex((line) => !HEADER.test(line));
  const from = headers >= HEADERS ? first + headers : 0;
  const farewell = lines.findIndex((line, index) => index >= from && FAREWELL.test(line));
  const signed = lines.findIndex((line, index) => index > farewell && line.trim() !== '');
  const isFarewell = (at: number): boolean =>
    farewell >= 0 && (at === farewell || (at === signed && NAME.test(lines[at] ?? '')));
  let isCode = false;
  let isRemoved = false;
  const kept = lines.slice(from).flatMap((line, index): readonly string[] => {
    if (/^[ \t]*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || /^\|/.test(line)) return [line];
    if (isFarewell(from + index)) return [''];
    if (/^#/.test(line)) isRemoved = /^#+\s+(?:removed|dropped|discontinued)\W*$/i.test(line);
    // What stands below "Removed" has to go.
    const [, gone, name = ''] =
      (isRemoved && /^([ \t]*[-*+•][ \t]+)(?:the )?(`[^`]+`|[^.:;,]{2,50})[.]?$/i.exec(line)) || [];
    if (gone !== undefined && !/\b(?:was|is|removed|dropped|support)\b/i.test(name))
      return [`${gone}${name} was removed.`];
    const isLead = LEADS_LIST.test(line) || (from + index === first && isTitle(line));
    // Since when it all holds is told.
    if (SINCE.test(line) && /:\s*$/.test(line)) asked.push(line.trim().replace(/:$/, ''));
    if (isLead && /^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(nextOf(lines, from + index))) return [''];
    const chat = CHAT.exec(line)?.[0];
    // Each message is a note by itself.
    if (chat !== undefined) return ['', withoutQuestions(capital(line.slice(chat.length)), asked)];
    const own = fromQuote(line)
      .replace(GREETING, '')
      .replace(LEADS_IN, '')
      .replace(LEADS_WITH, '')
      .replace(TELLS_OF_CHANGE, (lead) => {
        // Since when it all holds is told.
        if (WHEN.test(lead)) asked.push(lead.trim().replace(/[.:]$/, ''));
        return '';
      })
      .replace(CLOSES, '');
    return [own === line ? withoutQuestions(own, asked) : withoutQuestions(capital(own), asked)];
  });
  return { text: kept.join('\n'), asked };
}

/** "Changes after the last game day" above a list. */
const LEADS_LIST =
  /^(?!\s*[-*+•#|\d])[^.!?`\d]{3,80}\b(?:changes?|updates?|additions?|news|feedback|notes)\b[^.!?`\d]{0,40}$|^(?:changes?|updates?|additions?|news|feedback|notes)\b[^.!?`\d]{0,60}$/i;
const SINCE =
  /\b(?:effective|as of|starting|valid from|from) (?:on )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next)\p{L}*\b)/iu;
const WHEN = /\b(?:next|coming|this|from|starting|as of|until|effective)\b/i;
/** "Legal review, 12 Nov" */
const isTitle = (line: string): boolean =>
  /^\s*v?\d+(?:\.\d+)+(?: is out)?[:.]?\s*$/.test(line) ||
  (line.trim().split(/\s+/).length <= MOST_OF_TITLE &&
    /^\s*\p{Lu}[^`:]*[^.!?:`]$/u.test(line) &&
    !hasFiniteVerb(line));
const MOST_OF_TITLE = 10;
const nextOf = (lines: readonly string[], at: number): string =>
  lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A line without the sentences that ask, which go to the list. */
function withoutQuestions(line: string, asked: string[]): string {
  const mark = /^[ \t]*(?:[-*+•]|\d{1,3}[.)])?[ \t]*/.exec(line)?.[0] ?? '';
  const sentences = line.slice(mark.length).split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const next = (at: number): string => sentences[at + 1] ?? '';
  const kept = sentences.filter((sentence, at) => {
    // What is answered is for readers.
    const isAnswered = /\?$/.test(sentence) && /^(?:yes|no|you can|a:)\b/i.test(next(at));
    const isAlone = sentences.length === 1 && mark.trim() !== '' && /\?$/.test(sentence.trim());
    const isUnsure = /^(?:not sure|unsure|unclear|no idea|tb[cd]|to be )/i.test(sentence);
    const isAsked =
      isAlone || (ASKS.test(sentence) && (/\?["”)]*$/.test(sentence.trim()) || isUnsure) && !isAnswered);
    if (isAsked) asked.push(sentence.trim());
    return !isAsked;
  });
  if (kept.length === sentences.length) return line;
  return kept.length === 0 ? '' : mark + kept.join(' ');
}
