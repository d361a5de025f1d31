import type { Audience } from '@housestyle/contract';
import type { Job } from '../../types.ts';

/** How an instruction begins that stands behind another one in the same line. */
const BEGINS =
  /^(?:(?:please|also|always|and|but) )*(?:(?:add|include|mention|note that|use|avoid|don['’]t|do not|(?:never|no)(?! ?["“”'‘’`])|keep|write|respond|answer|reply|translate|make|address|max(?:imum)?|at most|limit|put|start|end|begin|skip|omit|leave out|explain|spell|define|focus|assume|call|refer|format|prefer|say|capitalize|sort|group|show|list|give|target|set|tell|remind|inform|state|point out)\b|(?:(?:more |very )?(?:friendly|formal|informal|casual|short(?:er)?|concise|brief|plain|simple)|british|american|uk|us)(?: (?:and \w+|tone|style|voice|english|spelling|language|words))?$)/i;
/** Such as says enough alone to stand behind "and", or behind what the page must say. */
const BEGINS_SURELY =
  /^(?:(?:please|also|but) )*(?:use (?:the )?(?:british|american|uk|us|sentence case|title case|active voice|second person|numbered|bullets?|tables?)\b|(?:respond|answer|reply) in\b|write (?:in|for)\b|no (?:tables?|bullets?|emojis?|jargon|lists?|intro)\b|max(?:imum)? \d|at most \d|(?:keep|make) it\b|address (?:the )?(?:reader|user)s?\b|(?:add|include) (?:an? )?(?:[\w-]+ ){1,3}(?:section|table|note)\b|mention that\b|(?:end|start|begin) with\b|(?:do not|don['’]t|never) (?:mention|use|include|add)\b|skip the\b)/i;
const SAYS_THAT =
  /^(?:(?:please|also) )*(?:mention|note|say|state|add|point out|tell|remind)\b(?: [\w-]+){0,3}? that\b/i;
const REPLACES = /^(?:(?:please|also|always) )*(?:use|say|write|prefer)\b/i;
const FORBIDS = /^(?:(?:please|also) )*(?:do(?: not|n['’]t) (?:use|say|write)|never|avoid|no)\b/i;
const LEANS = /\b(?:it|its|them|they|their|those|these|instead|each|both|one)\b/i;
/** What a line of a list begins with. */
export const MARK = /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+/;
const LABELLED = /^[^;,.“”"'`]{2,40}:\s/;

/** Longest line that is cut, in UTF-16 code units: longer ones are prose. */
const LONGEST = 1000;

/** Instructions with one on each line: "use British spelling, no tables; respond in French" holds three. */
export function cutInstructions(text: string): string {
  return text
    .replace(/(?<=[.!?])[ \t]+(?=\p{Lu})/gu, '\n')
    .split('\n')
    .map(cutLine)
    .join('\n');
}

function cutLine(line: string): string {
  const mark = MARK.exec(line)?.[0] ?? '';
  if (line.length > LONGEST || LABELLED.test(line.slice(mark.length))) return line;
  const pieces = line.slice(mark.length).split(/(; ?|, |\. | and )/);
  const told = [pieces[0] ?? ''];
  for (let at = 1; at < pieces.length; at += 2) {
    const [between = '', next = ''] = pieces.slice(at, at + 2);
    const rest = pieces.slice(at + 1).join('');
    const before = told.at(-1) ?? '';
    if (isWhole(before) && standsApart(before, between.trim(), next.replace(/^(?:and|but) /i, ''), rest))
      told.push(next.replace(/^and /i, ''));
    else told[told.length - 1] = before + between + next;
  }
  return (
    mark +
    told
      .map((one) => one.trim())
      .filter(Boolean)
      .join('\n')
  );
}

/** Whether no quotation and no bracket is open in it. */
const isWhole = (text: string): boolean =>
  count(text, /"/g) % 2 === 0 &&
  count(text, /“/g) <= count(text, /”/g) &&
  count(text, /\(/g) <= count(text, /\)/g);

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

function standsApart(before: string, between: string, next: string, rest: string): boolean {
  // "Don't use “kick-off”; say “meeting”" is one.
  if (FORBIDS.test(before) && REPLACES.test(next)) return BEGINS_SURELY.test(next);
  if (REPLACES.test(before) && FORBIDS.test(next) && !/^no\b/i.test(next)) return BEGINS_SURELY.test(next);
  if (between === ';' || (between === '.' && /\p{L}{4}$/u.test(before))) return true;
  if (!BEGINS.test(before)) return false;
  if (between === 'and' || SAYS_THAT.test(before)) return BEGINS_SURELY.test(rest);
  return BEGINS_SURELY.test(rest) || (BEGINS.test(next) && !LEANS.test(next));
}

/** "Write for a non-technical audience", "for developers": what the option `audience` says. */
const FOR =
  /^(?:please )?(?:(?:write|explain|rewrite|summari[sz]e|phrase|keep|make) (?:it |this |everything )?|(?:the )?(?:target )?(?:audience|readers?)(?: (?:is|are)|:) |target(?:ed at)? |aim(?:ed)? at |address )?(?:for )?(?:an? |our |the )?(?<who>[\p{L} -]+?)[.!]?$/iu;
const READERS: readonly (readonly [Audience, RegExp])[] = [
  [
    'consumer',
    /^(?:non-?technical (?:audience|readers?|people|users?|staff|customers?)|end[ -]users?|consumers?|lay ?(?:people|persons?|readers?)|(?:the )?general public|general audience|people without technical knowledge)$/i,
  ],
  ['developers', /^(?:software )?developers?(?: audience)?$/i],
  ['engineers', /^engineers?(?: audience)?$/i],
  ['devops', /^(?:dev ?ops|ops|operations?|operators?|sres?|sys ?admins?|system administrators?)(?: (?:teams?|engineers?|people|audience))?$/i],
]; // prettier-ignore

/** A job whose instructions name its readers, as one whose option does; as it is where the option says something else. */
export function withReaders(job: Job): Job {
  const { customInstructions = '', audience } = job;
  if (customInstructions.trim() === '') return job;
  const lines = cutInstructions(customInstructions).split('\n');
  for (const [at, line] of lines.entries()) {
    const who = FOR.exec(line.replace(MARK, '').trim())?.groups?.['who'] ?? '';
    const named = /\b(?:for|audience|readers?|target|aim)\b/i.test(line)
      ? READERS.find(([, sign]) => sign.test(who))?.[0]
      : undefined;
    if (named && (audience ?? named) === named)
      return { ...job, audience: named, customInstructions: lines.toSpliced(at, 1).join('\n') };
  }
  return job;
}
