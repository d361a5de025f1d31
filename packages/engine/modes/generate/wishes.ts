import { UNSAID } from './directives.ts';

/** What custom instructions say of the page's contents, beside how it is worded. */
export interface Wishes {
  /** What it must speak of, in a section of its own: "rollback". */
  readonly topics: readonly string[];
  /** What must not be mentioned. */
  readonly unsaid: readonly string[];
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

const NO_TICKETS =
  /^(?:please )?(?:do not|don['’]t|never|no|omit|leave out|remove) (?:mention|include|show|list|any)?\s*(?:internal )?(?:ticket|issue|jira|PR|bug) (?:numbers|ids|keys|links|references)[.!]?$/i;

/** Steps have their numbers always. */
const NUMBERED =
  /^(?:please )?(?:always )?(?:use|write|with|make|have|give) (?:the steps (?:as )?)?(?:an? )?(?:numbered|ordered) (?:steps?|lists?)(?: for (?:the )?(?:steps|procedures?))?[.!]?$/i;

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
    if (named) topics.push(named.replace(/^(?:how to|the|our|any) /i, ''));
    else if (NO_TICKETS.test(asked)) hidesTickets = true;
    else if (what && what.split(' ').length < 3) unsaid.push(what);
    else if (NUMBERED.test(asked)) continue;
    else if (words) most = { words: Number(words), asked };
    else others.push(line);
  }
  return { topics, unsaid, hidesTickets, others: others.join('\n'), ...(most && { most }) };
}

/** "Keep it under 200 words, call it Orders API" as a wish each, where one of them is known. */
function cutWishes(line: string): readonly string[] {
  const parts = line.split(
    /[,;] (?:and )?|[.] (?=\p{Lu})| and (?=(?:add|include|keep|do not|don['’]t|never|no) )/u,
  );
  return parts.some((part) =>
    [ADDS, MOST, NO_TICKETS, UNSAID, NUMBERED].some((wish) => wish.test(part.trim())),
  )
    ? parts
    : [line];
}

/** Words of a page that is read, without its markup. */
export function countWords(page: string): number {
  return page.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
}
