import { table } from '../writing/markdown.ts';
import { besideBlocks } from './blocks.ts';

/** Longer texts hold more than a paste; in UTF-16 code units. */
const LONGEST = 50_000;
const FEWEST_ROWS = 3;
const MOST_COLUMNS = 12;
/** A cell of a heading row: words, and neither a value nor a name of code. */
const HEADS = /^(?:\p{L}[\p{L} /()%-]{0,40})?$/u;
const CODE_NAME = /^(?:[a-z]\w*(?:[_.]\w+)+|--?[\w-]+|[a-z]+[A-Z]\w*|[A-Z]{2,}_\w+)$/;
const NUMBER = /^[A-Z]{2,8}-\d+$|^#\d+$/;
/** "Dana K  10:42 AM", as chat programs write it above what she says. */
const HEADED =
  /^(?<name>\p{Lu}[\p{L}.'’-]*)(?: \p{L}[\p{L}.'’-]*){0,2}(?:\s{2,}|\s+\[?(?=\d))\[?(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s?(?<half>[AaPp][Mm])?\]?$/u;
const FEWEST_HEADS = 2;
/** "#sre-oncall" on a line of its own: where it was said. */
const CHANNEL = /^#[a-z][\w-]*[ \t]*(?:\n|$)/m;

/** "[#inc-0412] export, please …": where it comes from. */
const TAGGED = /^\[#[\w-]+\][ \t]*(?:(?:export|thread|log|chat|dump)\b[,:]?[ \t]*)?/i;

/** ", then" right before a block. */
const LEADS_TO_CODE = /,? (?:and )?then:?[ \t]*\n\s*(?=```)/gi;

/** "default .": a folder, and no end of a sentence. */
const IN_FOLDER = /(\bdefaults?:?(?: is| to)?:? )(\.{1,2}\/?)(?=$|[\s,;)])/gim;

/** A prompt with what was pasted into it as Markdown has it: rows of cells as tables, code between fences, each message on one line. */
export function layOutPasted(text: string): string {
  if (text.length > LONGEST) return text;
  return besideBlocks(
    fenceCode(besideBlocks(text, withoutTags).replace(TAGGED, '').replace(IN_FOLDER, '$1`$2`')).replace(
      LEADS_TO_CODE,
      '. Then run:\n\n',
    ),
    (told) => withTables(joinMessages(told)),
  );
}

/** Pictures, badges and what centers them in a README, without the text that they hold. */
function withoutTags(text: string): string {
  if (!SHAPES.test(text)) return text;
  return text
    .replace(/<br *\/?>/gi, ' ')
    .replace(
      /(?<!`)<\/?(?:img|a|p|div|h[1-6]|picture|source|sub|sup|b|td|center)(?:\s[^<>`]{0,400})?\/?>/gi,
      '',
    );
}
const SHAPES = /<(?:img|a|p|div|h1|picture|td)\s[^<>`]{0,200}\b(?:src|href|align|srcset)=["'][^<>`]{0,300}>/i;

/** Where a line opens a bracket and others close it, and it is no sentence. */
const OPENS_CODE = /^(?![ \t]*(?:[-*•+]|\d+[.)])[ \t])[^.!?\n]{0,80}(?:\{|=>?\s*\[|^[ \t]*\[|\w\()[ \t]*$/;
const CALLS = /^[ \t]*\{.*"[^"]*"\s*:.*\}[ \t]*$/;

const LEAD_WORDS = 4;
const LEADS_IN =
  /\b(?:this|following|the) (?:script|code|file|snippet|command|config\w*|query|lines?|content|example)$/i;

/** Code on lines of its own between fences: what a bracket holds together, and an object of JSON on one line. */
function fenceCode(text: string): string {
  if (text.includes('```') || !/[{([;=]|:$/m.test(text)) return text;
  const lines = text.split('\n');
  const written: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const end = OPENS_CODE.test(line)
      ? closes(lines, index)
      : CALLS.test(line)
        ? index
        : Math.max(lastOfCode(lines, index), lastOfSettings(lines, index));
    if (end < 0) {
      written.push(line);
      continue;
    }
    const block = lines.slice(index, end + 1);
    // "response 201" over it leads it in.
    if (LEADS_IN.test((written.at(-2) ?? '').trim()) && written.at(-1) === '') written.pop();
    const lead = written.at(-1) ?? '';
    if (
      LEADS_IN.test(lead.trim()) ||
      (/^[^.:!?\n]{3,40}\w`?$/.test(lead.trim()) && lead.trim().split(' ').length <= LEAD_WORDS)
    )
      written[written.length - 1] = `${lead.trimEnd()}:`;
    const isJson =
      /^[ \t]*(?:\{|\[(?!\[?\w+\]))/.test(line) && !/^[ \t]*\{\s*\w+\s*[:=]/.test(block.join('\n'));
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const language = isJson
      ? 'json'
      : /^[\w-]+:$/.test(line) && /^ +(?:- )?[\w-]+/.test(block[1] ?? '')
        ? 'yaml'
        : '';
    written.push('', `${indent}\`\`\`${language}`, ...block, `${indent}\`\`\``, '');
    index = end;
  }
  return written.join('\n');
}

/** A statement of a program on a line of its own. */
const STATEMENT =
  /^[ \t]*(?:import [\w{*'"]|from \S+ import |(?:const|let|var|await|return|export|def|class|func|use|using|#include) \S|[\w.$]+\([^()]*\)[;,]?$|[\w.$]+ :?= \S|[}\])]+[;,]?$|\/\/ )/;
const FEWEST_STATEMENTS = 2;

/** Index of the last of several statements that begin at a line; -1 where there are none. */
function lastOfCode(lines: readonly string[], start: number): number {
  let index = start;
  while (STATEMENT.test(lines[index] ?? '') && !/[a-z]\.\s|\.$/.test(lines[index] ?? '')) index += 1;
  const block = lines.slice(start, index);
  return block.length >= FEWEST_STATEMENTS && block.some((line) => /\(.*\)|[;{}]/.test(line))
    ? index - 1
    : -1;
}

/** "port: 587", "retries:", "- name: x", "size = 20": a line of a file of settings, and no sentence. */
const ENTRY =
  /^ *(?:- )?(?:[a-z][\w.-]*:(?: +(?:"[^"]*"|'[^']*'|\S+(?: \S+)?))?|[a-z][\w.-]* ?= ?\S+(?: \S+)?) *(?:#.*)?$/i;
const VALUE = /^ +- \S+$/;
const SECTION = /^\[\[?[\w.-]+\]?\]$/;

/** Index of the last line of settings in parts, YAML or INI, that begin at a line; -1 where there are none. */
function lastOfSettings(lines: readonly string[], start: number): number {
  if (!/^(?:[a-z][\w.-]*:|\[\[?[\w.-]+\]?\])$/.test(lines[start] ?? '')) return -1;
  const isEntry = (line: string): boolean =>
    (ENTRY.test(line) && !/[^.]\.$/.test(line)) ||
    VALUE.test(line) ||
    SECTION.test(line) ||
    /^ *# /.test(line);
  let end = start;
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (
      line.trim() === '' &&
      (SECTION.test(lines[index + 1] ?? '') || /^[a-z][\w.-]*:(?: [^\s.]+)?$/.test(lines[index + 1] ?? ''))
    )
      continue;
    if (!isEntry(line)) break;
    end = index;
  }
  const block = lines.slice(start, end + 1);
  const parts = block.filter(
    (line, index) =>
      SECTION.test(line) || (/^ *(?:- )?[\w.-]+:$/.test(line) && /^ +\S/.test(block[index + 1] ?? '')),
  );
  // One label over rows is a list of a prompt.
  return parts.length > 1 || (SECTION.test(block[0] ?? '') && block.length > 2) ? end : -1;
}

/** Index of the line that closes what the line at `start` opens; -1 without one. */
function closes(lines: readonly string[], start: number): number {
  let open = 0;
  for (let index = start; index < lines.length; index += 1) {
    const bare = (lines[index] ?? '').replace(/"[^"]*"|'[^']*'/g, '');
    open += (bare.match(/[{([]/g) ?? []).length - (bare.match(/[)}\]]/g) ?? []).length;
    if (open <= 0) return index > start ? index : -1;
    if ((lines[index] ?? '').trim() === '') return -1;
  }
  return -1;
}

/** "Dana K  10:42 AM" over what she says as "[10:42] Dana: …", a line for each message. */
function joinMessages(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => HEADED.test(line.trim())).length < FEWEST_HEADS)
    return text.replace(CHANNEL, '');
  const written: string[] = [];
  let head = '';
  for (const line of lines) {
    const { name = '', hour = '', minute = '', half = '' } = HEADED.exec(line.trim())?.groups ?? {};
    if (name !== '') {
      const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
      head = `[${String(half === '' ? Number(hour) : hours).padStart(2, '0')}:${minute}] ${name}: `;
    } else if (line.trim() === '' || CHANNEL.test(line)) continue;
    else written.push(head === '' ? line : head + line.trim());
  }
  return written.join('\n');
}

/** A code or a name, and no word: what a list of two columns begins with. */
const KEY = /^(?:\d{1,3}|[A-Z][A-Z\d]*_[A-Z\d_]+)$/;
const SEPARATORS = [/[ \t]*\t[ \t]*/, /[ \t]+\|[ \t]+/, /[ ]{2,}|\t+/] as const;

/** Rows of cells, as they come from spreadsheets, exports and terminals, as tables or as rows with the name of each in code. */
function withTables(text: string): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const rows = rowsFrom(lines, index);
    if (rows.length === 0) {
      written.push(lines[index] ?? '');
      continue;
    }
    const cells = layOutCells(rows);
    written.push(...(cells[0]?.startsWith('-') ? cells : ['', ...cells]), '');
    index += rows.length - 1;
  }
  return written.join('\n');
}

/** The cells of the rows that begin at a line; none where it is like no other. */
function rowsFrom(lines: readonly string[], start: number): readonly (readonly string[])[] {
  const first = lines[start] ?? '';
  if (/^\s*(?:[|>#]|[-*•+]\s|\d+[.)]\s)/.test(first)) return [];
  for (const [kind, separator] of SEPARATORS.entries()) {
    if (!separator.test(first.trim())) continue;
    const rows: string[][] = [];
    for (const line of lines.slice(start)) {
      const cells = line.trim().split(separator);
      const [, ...others] = rows;
      const wide = rows[0]?.length ?? cells.length;
      if (line.trim() === '' || cells.length < 2 || (others.length > 0 && cells.length > wide)) break;
      if (kind > 0 && cells.length !== wide) break;
      rows.push(cells);
    }
    const wide = rows[0]?.length ?? 0;
    const fewest = kind === 0 || wide > FEWEST_ROWS ? 2 : FEWEST_ROWS;
    const isNarrow = kind === 2 && !rows.every(([name = '']) => KEY.test(name));
    if (rows.length >= fewest && wide > (isNarrow ? 2 : 1) && wide <= MOST_COLUMNS) return rows;
  }
  return [];
}

const TYPE =
  /^(?:str(?:ing)?|int\w*|number|float|bool\w*|enum|object|array|list|date\w*|uuid|path|url|required|optional)$/i;

function layOutCells(rows: readonly (readonly string[])[]): readonly string[] {
  const [head = [], ...others] = rows;
  const isHead =
    head.every((cell) => HEADS.test(cell.trim()) && !CODE_NAME.test(cell)) &&
    head.slice(1).every((cell) => cell.split(' ').length < 5) &&
    !TYPE.test(head[1] ?? '');
  if (isHead)
    return [
      table(
        head,
        others.map((row) => head.map((_, index) => row[index] ?? '')),
      ),
    ];
  // "PD-1182 | Feature | Dark mode": what a ticket is on, under what it is.
  if (rows.every(([number = '', ...cells]) => NUMBER.test(number) && cells.length > 1))
    return rows.map(([, kind = '', ...said]) => `- ${kind}: ${said.join(', ')}`);
  const areValues = rows.every(
    ([name = '', value = '', ...more]) =>
      more.length === 1 &&
      /^(?:--|[A-Z][A-Z\d]*_|[a-z]\w*[._])/.test(name) &&
      /^\S+$/.test(value) &&
      !TYPE.test(value),
  );
  if (rows.every(([name = '']) => /^`?[\w.$@/{}[\]-]+`?$/.test(name)))
    return rows.map(([name = '', ...said]) => {
      const told = said.pop() ?? '';
      const [value = ''] = said;
      if (areValues) return `- \`${name.replace(/`/g, '')}\` (default \`${value}\`): ${told}`;
      const columns = said.length > 0 ? ` (${said.join(', ')})` : '';
      return `- \`${name.replace(/`/g, '')}\`${columns}: ${told}`;
    });
  return rows.map(([name = '', ...said]) => `- ${name}: ${said.join(', ')}`);
}
