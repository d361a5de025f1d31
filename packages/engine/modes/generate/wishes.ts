import { capitalized } from '../writing/capitals.ts';
import { UNSAID } from './directives.ts';

/** What custom instructions say of the page's contents, beside how it is worded. */
export interface Wishes {
  /** What it must speak of, in a section of its own: "rollback". */
  readonly topics: readonly string[];
  /** What must not be mentioned. */
  readonly unsaid: readonly string[];
  /** What it must say, a sentence each. */
  readonly said: readonly string[];
  /** Forms that it may have anyway, with the instruction that asks for each. */
  readonly forms: readonly { readonly holds: RegExp; readonly asked: string }[];
  /** Numbers of tickets are left out. */
  readonly hidesTickets: boolean;
  /** The instructions of the house's words, one on each line. */
  readonly others: string;
  /** Most words, with the instruction that says so. */
  readonly most?: { readonly words: number; readonly asked: string };
}

const PART = '(?:section|note|chapter|paragraph|part|table|list|reminder)';
const ADDS = new RegExp(
  String.raw`^(?:please )?(?:always )?(?:add|include|have|end with|start with|finish with|close with) (?:an? |the )?(?:short |brief |small )?(?:${PART} (?:on|about|for|of|called|titled|named|with) ["“]?(?<about>[^"”]+?)["”]?|${PART} ["“](?<quoted>[^"”]+)["”]|["“]?(?<named>[^"”]+?)["”]? ${PART}(?: at the (?:end|top|start|bottom))?)[.!]?$`,
  'i',
);
const MOST =
  /^(?:please )?(?:keep (?:it|this|the (?:page|text|document|doc))|stay|write|use|max(?:imum)?(?: of)?|at most|no more than)? ?(?:(?:to|at|under|below|within|less than|no more than|at most|max(?:imum)?) )*(?<words>\d+) words(?: or (?:less|fewer)| at most| max(?:imum)?)?[.!]?$/i;

/** "Mention that refunds take five days" */
const SAYS =
  /^(?:please )?(?:also )?(?:mention|note|say|state|point out|add|(?:tell|remind) (?:the )?(?:readers?|users?|people|them)) that (?<said>.+?)[.!]?$/i;
/** What a page may be like without anything done for it: its body, without the title. */
const FORMS: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/^(?:numbered|ordered) (?:steps?|lists?)(?: for (?:the )?(?:steps|procedures?))?$|^(?:the )?steps (?:as|in) an? (?:numbered|ordered) list$/i, /^1\. /m],
  [/^(?:bullet(?:ed)?(?: |-)?(?:points?|lists?)?|bullets)$/i, /^- /m],
  [/^(?:tables?|an? table)$/i, /^\|/m],
  [/^(?:(?:clear|short|descriptive) )?(?:sub)?headings?$|^sections$/i, /^## /m],
  [/^start with an? (?:(?:one|single|short|brief)[ -]?(?:sentence )?)?(?:summary|intro(?:duction)?|overview|sentence)$/i, /^\p{L}/u],
]; // prettier-ignore
/** What stands in front of a form: "please use numbered steps". */
const ASKS_FORM =
  /^(?:please )?(?:(?:always|use|with|write|make|format|include|add|have|give|as|in|an?(?= (?:numbered|ordered|bullet))) )*/i;

const NO_TICKETS =
  /^(?:please )?(?:do not|don['’]t|never|no|omit|leave out|remove) (?:mention|include|show|list|any)?\s*(?:internal )?(?:ticket|issue|jira|PR|bug) (?:numbers|ids|keys|links|references)[.!]?$/i;

/** "WEB-310" and "(#4417)" with the space before them. */
export function withoutTickets(text: string): string {
  return text.replace(
    /[ \t]*(?:\((?:[A-Z]{2,10}-\d+|#\d+)\)|\b(?!(?:UTF|ISO|SHA|TLS|RFC)-)[A-Z]{2,10}-\d+\b|(?<=\s)#\d+\b)/g,
    '',
  );
}

/** @param instructions one on each line */
export function readWishes(instructions: string): Wishes {
  const topics: string[] = [];
  const others: string[] = [];
  const said: string[] = [];
  const forms: { holds: RegExp; asked: string }[] = [];
  const unsaid: string[] = [];
  let most: Wishes['most'];
  let hidesTickets = false;
  for (const line of instructions.split('\n').flatMap(cutWishes)) {
    const asked = line.trim();
    const { about, quoted = about, named = quoted } = ADDS.exec(asked)?.groups ?? {};
    // A name or two words; anything longer needs a person.
    const what = UNSAID.exec(asked.replace(/[.!]$/, ''))?.groups?.['what']?.replace(
      /^(?:the|our|any|an?) /i,
      '',
    );
    const words = MOST.exec(asked)?.groups?.['words'];
    const told = SAYS.exec(asked)?.groups?.['said'];
    const form = formOf(asked);
    if (told) said.push(`${capitalized(told)}.`);
    else if (form) forms.push({ holds: form, asked });
    else if (named) topics.push(named.replace(/^(?:how to|the|our|any) /i, ''));
    else if (NO_TICKETS.test(asked)) hidesTickets = true;
    else if (what && what.split(' ').length < 3) unsaid.push(what);
    else if (words) most = { words: Number(words), asked };
    else others.push(line);
  }
  return { topics, unsaid, said, forms, hidesTickets, others: others.join('\n'), ...(most && { most }) };
}

/** How a page of the form that is asked for looks. */
function formOf(asked: string): RegExp | undefined {
  const form = asked.replace(ASKS_FORM, '').replace(/[.!]$/, '');
  return FORMS.find(([asks]) => asks.test(form))?.[1];
}

/** "Keep it under 200 words, call it Orders API" as a wish each, where one of them is known. */
function cutWishes(line: string): readonly string[] {
  const parts = line.split(
    /[,;] (?:and )?|[.] (?=\p{Lu})| and (?=(?:add|include|keep|do not|don['’]t|never|no) )/u,
  );
  return parts.some(
    (part) =>
      [ADDS, MOST, NO_TICKETS, UNSAID, SAYS].some((wish) => wish.test(part.trim())) || formOf(part.trim()),
  )
    ? parts
    : [line];
}

/** Words of a page that is read, without its markup. */
export function countWords(page: string): number {
  return page.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
}
