import { cellsOf, isTableRow } from '../../document/table-row.ts';
import { sameLetters } from './examples.ts';
import { isWordItself } from './often-shunned.ts';

const WRONG =
  /\b(?:avoid|don['’]t|do not|instead of|wrong|bad|incorrect|not|replace|from|old|never|banned|deprecated|obsolete|outdated|retired|former|rejected)\b|^(?:no|[✗❌✘])$/i;
const RIGHT =
  /\b(?:use|prefer(?:red)?|do|say|write|right|good|correct|replacement|with|to|new|better|try|approved|recommended|standard)\b|^(?:yes|[✓✔✅])$/i;
/** A column of words, beside one of what to write for them. */
const TERM = /^(?:terms?|words?|phrases?|expressions?|current|original|avoid|don['’]t use)$/i;
const INSTEAD =
  /^instead$|\b(?:use instead|replacements?|alternatives?|use this|write (?:instead|it as|as)|better|preferred)\b/i;
const ENTRY_LINE = /^\s*(?:[-*•]\s+)?(?<from>[\p{L}' -]{3,40}): (?<to>[\p{L}' -]{2,40})\.?$/u;
/** “purchase = buy” in every line. */
const EQUAL =
  /^\s*(?:[-*•]\s+)?(?<one>[\p{L}' -]{3,40}?) (?:=|–|—) (?<other>(?!.*\b(?:only|else|everything|never|always)\b)[\p{L}' -]{2,40})$/u;
/** "Term: repo. Status: do not use. Use instead: repository." */
const ENTRY =
  /^(?:term|word|avoid|instead of|don['’]t (?:use|say|write)):\s*(?<from>[^.\n;]{1,60})[.;\n]+\s*(?:status:[^.\n;]*[.;\n]+\s*)?(?:use(?: instead)?|say|write|preferred|replacement|alternative|better)(?: term)?:\s*(?<to>[^.\n;]{1,60})\.?$/i;

/** Rules told as a table, or as an entry of a word list, in sentences: "Don't use “a”; use “b”." */
export function withoutTables(text: string): string {
  const entry = ENTRY.exec(text.trim())?.groups;
  if (entry && !/avoid|do not|don['’]t|banned|deprecated|never/i.test(text)) return text;
  if (entry) return swap(entry['from'] ?? '', entry['to'] ?? '');
  const lines = text.split('\n').map(framed);
  const ruled = lines.findIndex((line, index) => isTableRow(line) && isRule(lines[index + 1] ?? ''));
  const at = ruled >= 0 ? ruled : lines.findIndex((_, index) => lines.slice(index).every(isTableRow));
  if (at < 0) return listed(text);
  const heads = cellsOf(lines[at] ?? '');
  const body = lines.slice(isRule(lines[at + 1] ?? '') ? at + 2 : at + 1);
  const rows = body.filter(isTableRow).map(cellsOf);
  const said = (ruled >= 0 ? undefined : headless([heads, ...rows])) ?? rowsSaid(heads, rows);
  return said
    ? [...lines.slice(0, at), ...said, ...body.filter((line) => !isTableRow(line))].join('\n')
    : text;
}

/** What the rows of a table say, a sentence for each; undefined where its heads don't tell what its columns are. */
function rowsSaid(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] | undefined {
  const instead = heads.findIndex((head) => INSTEAD.test(head));
  const term = heads.findIndex((head, index) => index !== instead && TERM.test(head));
  const wrong = instead >= 0 && term >= 0 ? term : heads.findIndex((head) => WRONG.test(head));
  const right =
    instead >= 0 && term >= 0
      ? instead
      : heads.findIndex((head, index) => index !== wrong && RIGHT.test(head));
  if (wrong >= 0 && right >= 0) return rows.map((cells) => swap(cells[wrong] ?? '', cells[right] ?? ''));
  return heads.length === 2 ? rows.map(([thing = '', demand = '']) => `${thing}: ${demand}`) : undefined;
}

/** Rows of two words each, with no heads: those that are shunned stand on one side. */
function headless(rows: readonly (readonly string[])[]): readonly string[] | undefined {
  if (rows.some((cells) => cells.length !== 2)) return undefined;
  const shunned = (side: number) => rows.filter((cells) => isWordItself(cells[side] ?? '')).length;
  const [left, right] = [shunned(0), shunned(1)];
  if (left === right || Math.max(left, right) * 2 < rows.length) return undefined;
  return rows.map(([one = '', other = '']) => (left > right ? swap(one, other) : swap(other, one)));
}

/** “utilize: use” in every line: what to write for words that are shunned. */
function listed(text: string): string {
  const equal = text.split('\n').map((line) => EQUAL.exec(line)?.groups);
  const rows = equal.flatMap((groups) => (groups ? [[groups['one'] ?? '', groups['other'] ?? '']] : []));
  const said = rows.length > 1 && rows.length === equal.length ? headless(rows) : undefined;
  if (said) return said.join('\n');
  const lines = text.split('\n').map((line) => ENTRY_LINE.exec(line)?.groups);
  const pairs = lines.flatMap((groups) =>
    groups ? [[groups['from'] ?? '', groups['to'] ?? ''] as const] : [],
  );
  return pairs.length > 1 &&
    pairs.length === lines.length &&
    pairs.every(([from, to]) => isWordItself(from) || sameLetters(from, to))
    ? pairs.map(([from, to]) => swap(from, to)).join('\n')
    : text;
}

/** “a | b” as “| a | b |”: tables may leave their outer bars out. */
const framed = (line: string): string =>
  line.includes('|') && !isTableRow(line) ? `| ${line.trim().replace(/^\||\|$/g, '')} |` : line;
const isRule = (line: string) => /^\s*\|[\s:|-]+\|\s*$/.test(line);

/** “Use active voice | Use passive voice”: what to do, and what not. */
const ORDER =
  /^(?:use|write|add|put|include|start|begin|end|keep|say|make|capitali[sz]e|spell|give|address|refer|abbreviate|leave) (?=[a-z])/i;

function swap(from: string, to: string): string {
  if (ORDER.test(from) && ORDER.test(to))
    return `${to}. Don't ${from.charAt(0).toLowerCase()}${from.slice(1)}.`;
  const [wrong, right] = [from, to].map((words) =>
    words
      .split(/\d/.test(words) ? /\s*;\s*/ : /\s*[,/]\s*/)
      .map((word) => word.replace(/^["“'‘`*_]+|["”'’`*_]+$/g, ''))
      // “-” stands for nothing.
      .filter((word) => word !== '' && !/^[–—-]$/u.test(word))
      .map((word) => `“${word}”`)
      .join(', '),
  );
  if (wrong && /^\(?(?:delete|remove|omit|cut|drop|nothing|none|[–—-])(?: it)?\)?$/iu.test(to.trim()))
    return `Don't use ${wrong}.`;
  return wrong && right ? `Don't use ${wrong}; use ${right}.` : '';
}
