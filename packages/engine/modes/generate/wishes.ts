import { capitalized } from '../writing/capitals.ts';
import { NUMBERS, numberOf } from '../writing/limits.ts';
import { toneRule } from '../writing/tones.ts';
import { UNSAID } from './directives.ts';
import { readTable, type WishedTable } from './wished-tables.ts';

/** What custom instructions say of the page's contents, beside how it is worded. */
export interface Wishes {
  /** What it must speak of, in a section of its own: "rollback". */
  readonly topics: readonly string[];
  /** What must not be mentioned, with the instruction that says so. */
  readonly unsaid: readonly { readonly what: string; readonly asked: string }[];
  /** Sections that others follow: "prerequisites". */
  readonly first: readonly { readonly name: string; readonly asked: string }[];
  readonly last: readonly { readonly name: string; readonly asked: string }[];
  /** Most sections. */
  readonly sections?: { readonly count: number; readonly asked: string };
  /** What it must say, a sentence each. */
  readonly said: readonly string[];
  /** Forms that it may have anyway, with the instruction that asks for each. */
  readonly forms: readonly { readonly holds: RegExp; readonly asked: string; readonly isNumbered: boolean }[];
  /** What it shows in tables. */
  readonly tables: readonly WishedTable[];
  /** Numbers of tickets are left out. */
  readonly hidesTickets: boolean;
  /** The instructions of the house's words, one on each line. */
  readonly others: string;
  /** Its points and steps have boxes to check. */
  readonly isBoxed: boolean;
  /** It begins without a sentence on what the page is. */
  readonly hidesIntro: boolean;
  /** Most points of lists. */
  readonly points?: { readonly count: number; readonly asked: string };
  /** Most words, with the instruction that says so. */
  readonly most?: { readonly words: number; readonly asked: string };
}

const PART = '(?:section|note|chapter|paragraph|part|table|list|reminder)';
const ADDS = new RegExp(
  String.raw`^(?:please )?(?:always )?(?:add|include|have|put in|end with|start with|begin with|finish with|close with) (?:an? |the )?(?:short |brief |small )?(?:${PART} (?:on|about|for|of|called|titled|named|with) ["“]?(?<about>[^"”]+?)["”]?|${PART} ["“](?<quoted>[^"”]+)["”]|["“]?(?<named>[^"”]+?)["”]? ${PART}(?: at the (?:end|top|start|bottom))?)[.!]?$`,
  'i',
);
/** "No more than 5 sections", "keep it under 300 words" */
const MOST = new RegExp(
  String.raw`^(?:please )?(?:(?:keep|limit) (?:it|this|them|the (?:page|text|document|doc|outline))|stay|write|use|have|with|max(?:imum)?(?: of)?|at most|no(?:t)? more than|limit(?:ed)?|up to|only|exactly)? ?(?:(?:to|at|under|below|within|less than|no(?:t)? more than|at most|max(?:imum)?|up to|only) )*(?<count>\d+|${NUMBERS}) (?<unit>words|(?:main |top[- ]level )?sections|(?:bullet(?:ed)? ?)?points|bullets|(?:list )?items)(?: or (?:less|fewer)| at most| max(?:imum)?| only)?$`,
  'i',
);
const PLACE = String.raw`(?:at the (?:very )?(?<end>end|bottom)|at the (?:very )?(?:top|start|beginning)|first|(?<last>last)|up ?front)`;
/** "Put prerequisites first", "prerequisites at the top", "start with the prerequisites" */
const PLACED = new RegExp(
  String.raw`^(?:please )?(?:(?:(?:put|place|move|list|have|keep|show|name) )?(?:the |all |any )?["“]?(?<name>[^"”,]{3,40}?)["”]?(?: sections?)?(?: (?:go|come|stand)(?:es|s)?| should (?:be|go|come|stand))? ${PLACE}|(?:start|begin|open|lead) with (?:the |all |any )?["“]?(?<opens>[^"”,]{3,40}?)["”]?(?: sections?)?)$`,
  'i',
);

/** "Mention that refunds take five days" */
const SAYS =
  /^(?:please )?(?:also )?(?:mention|note|say|state|point out|add|(?:tell|remind) (?:the )?(?:readers?|users?|people|them)) that (?<said>.+?)[.!]?$/i;
/** What a page may be like without anything done for it: its body, without the title. */
const FORMS: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/^(?:numbered|ordered) (?:steps?|lists?)(?: for (?:the )?(?:steps|procedures?))?$|^(?:the )?steps (?:as|in) an? (?:numbered|ordered) list$/i, /^1\. /m],
  [/^(?:bullet(?:ed)?(?: |-)?(?:points?|lists?)?|bullets)$/i, /^- /m],
  [/^(?:(?:clear|short|descriptive) )?(?:sub)?headings?$|^sections$/i, /^## /m],
  [/^no tables?$/i, /^(?!\||[^]*\n\|)/],
  [/^start with an? (?:(?:one|single|short|brief)[ -]?(?:sentence )?)?(?:summary|intro(?:duction)?|overview|sentence)$/i, /^\p{L}/u],
]; // prettier-ignore
/** "Make it a checklist", "with checkboxes": each point and step has a box. */
const BOXED =
  /^(?:(?:turn|make|write|format) (?:it|this|them|everything|the (?:list|steps|points)) (?:in)?to )?(?:(?:make|write|format|have|use|give) (?:it|this|them)? ?)?(?:as |in |with |into )?(?:an? )?(?:check ?lists?(?: with (?:check ?)?box(?:es)?)?|check ?box(?:es)?)$/i;
const NO_INTRO =
  /^(?:(?:with(?:out)?|no|skip|leave out|omit|don['’]t write) (?:an? |the )?(?:intro(?:duction)?|opening))$/i;
/** In words: a page of no more is short. */
export const SHORT = 250;
export const ASKS_SHORT =
  /^(?:please )?(?:keep (?:it|this|the (?:page|text|document|doc))|make it|be) (?:very |nice and )?(?:short|brief|concise)(?: and (?:simple|sweet|clear))?$/i;

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
  const tables: WishedTable[] = [];
  const forms: { holds: RegExp; asked: string; isNumbered: boolean }[] = [];
  const unsaid: { what: string; asked: string }[] = [];
  const first: { name: string; asked: string }[] = [];
  const last: { name: string; asked: string }[] = [];
  let most: Wishes['most'];
  let sections: Wishes['sections'];
  let points: Wishes['points'];
  let hidesTickets = false;
  let isBoxed = false;
  let hidesIntro = false;
  for (const line of instructions.split('\n')) {
    const asked = line.trim().replace(/[.!;,]+$/, '');
    const { about, quoted = about, named = quoted } = ADDS.exec(asked)?.groups ?? {};
    // A name or two words; anything longer needs a person.
    const what = UNSAID.exec(asked)?.groups?.['what']?.replace(/^(?:the|our|any|an?) /i, '');
    const { count, unit } = MOST.exec(asked)?.groups ?? {};
    const told = SAYS.exec(asked)?.groups?.['said'];
    const form = formOf(asked);
    const inTable = readTable(asked);
    const place = PLACED.exec(asked)?.groups;
    const name = place?.['name'] ?? place?.['opens'];
    if (BOXED.test(asked)) isBoxed = true;
    else if (NO_INTRO.test(asked)) hidesIntro = true;
    else if (ASKS_SHORT.test(asked)) most ??= { words: SHORT, asked };
    else if (inTable) tables.push(inTable);
    else if (told) said.push(`${capitalized(told)}.`);
    else if (form)
      forms.push({
        holds: form,
        asked,
        isNumbered: /^(?:numbered|ordered|the steps|steps)/i.test(asked.replace(ASKS_FORM, '')),
      });
    else if (named) {
      topics.push(named.replace(/^(?:how to|the|our|any) /i, ''));
      if (/^(?:please )?(?:start|begin|open) with\b|\bat the (?:top|start)$/i.test(asked))
        first.push({ name: topics.at(-1) ?? '', asked });
    } else if (NO_TICKETS.test(asked)) hidesTickets = true;
    else if (what && what.split(' ').length < 3) unsaid.push({ what, asked });
    else if (count && unit === 'words') most = { words: numberOf(count), asked };
    else if (count && /section/i.test(unit ?? '')) sections = { count: numberOf(count), asked };
    else if (count) points = { count: numberOf(count), asked };
    else if (name) ((place?.['end'] ?? place?.['last']) ? last : first).push({ name, asked });
    else others.push(toneRule(asked) ?? line);
  }
  return {
    topics,
    unsaid,
    said,
    tables,
    forms,
    first,
    last,
    hidesTickets,
    isBoxed,
    hidesIntro,
    others: others.join('\n'),
    ...(most && { most }),
    ...(sections && { sections }),
    ...(points && { points }),
  };
}

/** How a page of the form that is asked for looks. */
function formOf(asked: string): RegExp | undefined {
  const form = asked.replace(ASKS_FORM, '').replace(/[.!]$/, '');
  return FORMS.find(([asks]) => asks.test(form))?.[1];
}

/** Whether a text is as an instruction wants it without anything done for it: it has no tables, and few words. */
export function isMet(instruction: string, text: string): boolean {
  const { forms, tables, unsaid, most, points } = readWishes(instruction);
  const holds = [
    ...forms.map((form) => form.holds.test(text)),
    ...tables.map(({ of }) => of === '' && /^\|/m.test(text)),
    ...unsaid.map(({ what }) => !saysOf(text, what)),
    ...(most ? [countWords(text) <= most.words] : []),
    ...(points ? [countPoints(text) <= points.count] : []),
  ];
  return holds.length > 0 && holds.every(Boolean);
}

export const saysOf = (text: string, what: string): boolean =>
  text.toLowerCase().includes(what.toLowerCase());

export const countPoints = (text: string): number => text.match(/^[ \t]*[-*] /gm)?.length ?? 0;

/** Words of a page that is read, without its markup. */
export function countWords(page: string): number {
  return page.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
}
