import { join } from '../writing/markdown.ts';
import { parameterTable, pathParameters } from './parameters.ts';
import { textsOfKinds, type Fact, type Facts } from './told.ts';
import type { FactKind } from './signs.ts';

const CALL =
  /^(?:#{1,6} |\d{1,2}[.)] |[-*] )?`?(?:GET|POST|PUT|PATCH|DELETE) \/[^\s`]*`?(?:$|\s*[:–—-]\s|\s+\()/;
/** What goes on with a call behind a blank line. */
const GOES_ON =
  /^(?:```|(?:(?:request|response|json|query|path|example|sample)[ \w]{0,20}|body|headers?|returns|param(?:eter)?s|payload):?(?:\s|$)|[-*|] ?\S)/i;
/** What is told of the page and not of one call. */
const OF_PAGE: ReadonlySet<FactKind> = new Set<FactKind>(['problem', 'contact', 'warning', 'question']);

/** Calls, each with the lines below it, and the text without them; undefined unless there are several, and something below one. */
export function cutCalls(
  text: string,
): { readonly rest: string; readonly calls: readonly string[] } | undefined {
  const lines = text.split('\n');
  const calls: string[][] = [];
  const rest: string[] = [];
  let call: string[] | undefined;
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    if (!isCode && CALL.test(line.trim()))
      calls.push((call = [line.trim().replace(/^(?:#{1,6}|\d{1,2}[.)]|[-*]) /, '')]));
    else if (!isCode && call && line.trim() === '') {
      const before = (lines[index - 1] ?? '').trim();
      const after = lines[index + 1] ?? '';
      // One blank line stands behind each block; two end what is told of a call.
      const isOpen = before.endsWith(':') || before.startsWith('```');
      if (!isOpen && after.trim() !== '' && !GOES_ON.test(after)) call = undefined;
      (call ?? rest).push('');
    } else {
      if (/^#{1,6} /.test(line) && !isCode) call = undefined;
      (call ?? rest).push(line);
    }
    if (/^\s*```/.test(line)) isCode = !isCode;
  }
  const areTold = calls.some((one) => one.filter((line) => line.trim() !== '').length > 1);
  return calls.length > 1 && areTold
    ? { rest: rest.join('\n'), calls: calls.map((one) => one.join('\n')) }
    : undefined;
}

/** What is told of one call as the facts of a page: what it takes, answers and shows stands with it. */
export function asCall({ told, code, tables }: Facts): readonly Fact[] {
  const endpoint = told.find(({ kind }) => kind === 'endpoint');
  if (!endpoint) return told;
  const options = textsOfKinds({ told, code, tables, parts: [], own: [] }, 'option');
  const path = /\/[^\s`]*/.exec(endpoint.text)?.[0] ?? '';
  const rows = [...pathParameters(path, options), ...options];
  const said = told.filter((fact) => fact !== endpoint && fact.kind !== 'option' && !OF_PAGE.has(fact.kind));
  const whole = join(
    endpoint.text,
    rows.length > 0 && parameterTable(rows),
    said
      .filter(({ text }) => !text.includes('```'))
      .map(({ text }) => text)
      .join(' '),
    ...said.filter(({ text }) => text.includes('```')).map(({ text }) => text),
    ...tables,
    ...code,
  );
  return [{ kind: 'endpoint', text: whole }, ...told.filter(({ kind }) => OF_PAGE.has(kind))];
}
