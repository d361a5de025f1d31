import { cutAt, cutItems } from '../brief/cut.ts';
import { withVerbs } from '../brief/news.ts';
import { beginsStep } from '../brief/steps.ts';
import type { ContentType } from '../reading/content-type.ts';
import { isClause } from '../writing/splices.ts';
import { splitFlags } from './pieces.ts';

/** "1. sign up, 2. copy the key" with a line for each step; what comes after the last one's first sentence is no step. */
export function spreadSteps(written: string): string {
  const line = withMarks(written).replace(/(?<=^|\s)\((?=\d{1,2}\)\s+\S)/g, '');
  const starts: number[] = [];
  // After a block of code, a list goes on with "3)".
  const first = Number(/^\s*(\d{1,2})[.)]\s/.exec(line)?.[1] ?? 1);
  for (const { index, 0: mark, groups } of line.matchAll(/(?<=^|\s)(?<number>\d{1,2})[.)]\s+(?=\S)/g))
    if (Number(groups?.['number']) === starts.length + first)
      starts.push(index + mark.length - mark.trimStart().length);
  if (starts.length < 2) return written;
  const items = starts.map((start, at) =>
    line
      .slice(start, starts[at + 1])
      .trim()
      .replace(/[,;]$|,? and$/, ''),
  );
  const [last = '', rest = ''] = splitOnce(items.pop() ?? '');
  // "… outdated. options: 1) templates, 2) buildpacks": the label is that of the list.
  const lead = line
    .slice(0, starts[0])
    .trimEnd()
    .replace(/(?<=[.!?;])\s+(?=\p{L}[\p{L} ]{2,30}:$)/u, '\n');
  return [lead, ...items, last, ...(rest === '' ? [] : ['', rest])].join('\n');
}

/** Numbers that count no time and nothing else, in front of small words. */
const BARE_NUMBER =
  /(?<=^|\s)\d{1,2}(?= (?!(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|seconds?|secs?|times?|or|and|to|of|more|less|digits?|characters?|users?|items?|files?|people)\b)\p{Ll}+ )/gu;

/** "1 open the page 2 click Save 3 wait" with a full stop behind each number; any other line as it is. */
function withMarks(line: string): string {
  const marks: number[] = [];
  for (const { index, 0: number } of line.matchAll(BARE_NUMBER))
    if (Number(number) === marks.length + 1) marks.push(index + number.length);
  const areSteps = marks.length > 2 && marks.slice(0, 2).every((mark) => beginsStep(line.slice(mark).trim()));
  return areSteps
    ? marks.reduceRight((text, mark) => `${text.slice(0, mark)}.${text.slice(mark)}`, line)
    : line;
}

/** After the first sentence, unless what follows is told of the same. */
function splitOnce(text: string): string[] {
  const end = /(?<=\p{L}{2}|[)"'`\d])[.!]\s+(?=\p{L})/u.exec(text.slice(3));
  return end ? [text.slice(0, end.index + 4), text.slice(end.index + 3 + end[0].length)] : [text];
}

/** What a prompt lists after the colon of its request, as a list; the rest as it is. */
export function spreadList(rest: string, type: ContentType | undefined): string {
  const first = /^(?:[^.\n]|\.(?=\S))+/.exec(rest)?.[0] ?? '';
  const after = rest.slice(first.length).replace(/^\.\s*/, '');
  const list = type === 'reference' ? listOptions(first) : listItems(first.trim(), type);
  return list.length > 0 ? `\n\n${list.join('\n')}\n\n${after}` : rest;
}

/** What no longer is. */
const GONE = /^(?!.*\b(?:bugs?|crash(?:es)?|errors?)\b).* (?:is|are) (?:gone|removed)\.?$/i;

/** "port (integer) the port to listen on; host (string)" as options; "[cache] ttl (5m), size" as settings of a table. */
function listOptions(text: string): string[] {
  const parts = cutAt(text, /;\s+(?:and\s+)?/).flatMap(splitFlags);
  const options = parts.length > 1 ? parts : cutAt(text, /,\s+(?:and\s+)?/);
  const form =
    parts.length > 1 ? /^(?:\[[\w.-]+\] )?`?[\w.-]+`?(?:[\s:(=]|$)/ : /^(?:\[[\w.-]+\] )?`?[\w.-]+`?\s*[(=]/;
  if (options.length < 2 || !options.every((one) => form.test(one))) return [];
  let table = '';
  const named = options.map((one) => {
    const [, section = '', rest = one] = /^\[([\w.-]+)\] (.*)$/s.exec(one) ?? [];
    if (section !== '') table = `${section}.`;
    return `- ${rest.replace(/^`?[\w.-]+`?(?:[ =]<[^<>\n]+>)?/, (name) => `\`${table}${name.replace(/`/g, '')}\``)}`;
  });
  return ['## Options\n', ...named, '\n## More'];
}

const CHANGES =
  /^(?:added|fixed|removed|dropped|changed|improved|renamed|updated|deprecated)\b|\b(?:is|are) deprecated\b/i;

/** "upgrade the agent before you upgrade the server": what is to be done, and nothing new. */
const UPGRADES =
  /^(?:upgrade|update|migrate|back ?up|reinstall|redeploy)\b|\bbefore (?:you )?(?:upgrad|updat|install)/i;

/** "trims cells, removes rows, sorts columns": what a thing does; in release notes, also what is new by name. */
function listItems(text: string, type: ContentType | undefined): string[] {
  const items = cutAt(
    text,
    type === 'release-notes' ? /[,;]\s+(?:and\s+)?/ : /[,;]\s+(?:and\s+)?|\s+and\s+(?=\w+s\s)/,
  );
  // "added A, fixed B, C is deprecated": each says itself what it is.
  if (type === 'release-notes' && items.length > 1 && items.some((one) => CHANGES.test(one)))
    return [
      // "export to CSV" is something new, and nothing to do.
      ...withVerbs(items).map(
        (one) => `- ${!CHANGES.test(one) && !UPGRADES.test(one) && beginsStep(one) ? 'new: ' : ''}${one}`,
      ),
      '\n## More',
    ];
  // "Password policy: at least 14 characters, no reuse": each is a rule.
  const rules = type === 'policy' ? cutItems(text) : [];
  if (rules.length > 2 && (text.includes('; ') || rules.every((one) => one.split(' ').length < 9)))
    return [...rules.map((one) => `- ${one}`), '\n## More'];
  const isNew =
    type === 'release-notes' && items.length > 1 && items.every((one) => one.split(' ').length < 9);
  const does = items.length > 2 && items.every((one) => /^\p{Ll}+s\s\S/u.test(one));
  const gone = isNew ? items.filter((one) => GONE.test(one)) : [];
  return isNew || does
    ? [
        ...(gone.length > 0 ? ['## Breaking changes\n', ...gone.map((one) => `- ${one}`), ''] : []),
        ...(isNew ? ['## Changes\n'] : []),
        ...items
          .filter((one) => !gone.includes(one))
          .map(
            (one) =>
              `- ${isNew && /^new\s/i.test(items[0] ?? '') ? `new: ${one.replace(/^new\s+/i, '')}` : one}`,
          ),
        '\n## More',
      ]
    : [];
}

/** "Dark mode, export is faster, fixed: a crash": changes in one line. */
const MIXED =
  /^\s*[^.:\n]{3,80}, (?:[^.\n]{0,200}\W)?(?:fixed|added|removed|new|changed|dropped|improved)\b[^\n]*,/i;

/** Whether a line that no colon leads in lists changes, or "dogs on a leash, cats in a carrier, at most two a visitor": rules without verbs. */
export function listsInLine(text: string, type: ContentType | undefined): boolean {
  if (type === 'release-notes') return MIXED.test(text);
  const rules = type === 'policy' ? cutItems(/^\s*([^.\n]*)/.exec(text)?.[1] ?? '') : [];
  return (
    rules.length > 2 && rules.every((one) => one.split(' ').length > 2 && !isClause(one) && !beginsStep(one))
  );
}
