import type * as z from 'zod';
import { analyzeRequestSchema, type AnalyzeRequest } from './analyze.ts';
import { ServiceError } from './errors.ts';
import { isMode, MODES, modeDefinition } from './modes.ts';

/**
 * Reads the parsed JSON body of an analyze request. Throws a `ServiceError`: `INVALID_MODE` before `INVALID_INPUT`,
 * whose message names the first wrong field by its path, such as `rules[2].label`.
 */
export function parseAnalyzeRequest(body: unknown): AnalyzeRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ServiceError(
      'INVALID_INPUT',
      `The body must be a JSON object; ${article(kindOf(body))} was sent.`,
    );
  }
  const { mode } = body as { mode?: unknown };
  if (!isMode(mode)) {
    const names = MODES.map(({ name }) => name).join(', ');
    const problem = mode === undefined ? 'mode is required' : 'mode is not known';
    throw new ServiceError('INVALID_MODE', `${problem}: expected one of ${names}.`);
  }
  const sent = upToFirstFault(body);
  const parsed = analyzeRequestSchema.safeParse(sent);
  if (!parsed.success) throw new ServiceError('INVALID_INPUT', describeIssue(parsed.error, sent));
  const { format } = parsed.data;
  const { formats } = modeDefinition(mode);
  if (format !== undefined && !formats.includes(format)) {
    const expected =
      formats.length > 0 ? `expected ${choice(formats)} or no format` : 'this mode takes no format';
    throw new ServiceError(
      'INVALID_INPUT',
      `format "${format}" does not go with mode "${mode}": ${expected}.`,
    );
  }
  return parsed.data;
}

const PARTS = ['rules', 'termSubs', 'glossary'] as const;
const NESTED = ['avoid', 'synonyms'] as const;

/** Lists with fewer entries are left to the schema. */
const LONG = 1000;

/**
 * Cuts long lists off after their first wrong entry. The schema collects every issue of a list, a million of them in a
 * body that is made for it, and only the first is told.
 */
function upToFirstFault(body: object): object {
  let result = body as Record<string, unknown>;
  for (const part of PARTS) {
    const list = result[part];
    if (!Array.isArray(list)) continue;
    const entries = list.map(cutNested);
    const entry = analyzeRequestSchema.shape[part].unwrap().element;
    const wrong = entries.length > LONG ? entries.findIndex((one) => !entry.safeParse(one).success) : -1;
    result = { ...result, [part]: wrong < 0 ? entries : entries.slice(0, wrong + 1) };
  }
  return result;
}

function cutNested(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  for (const name of NESTED) {
    const list = (entry as Record<string, unknown>)[name];
    if (!Array.isArray(list) || list.length <= LONG) continue;
    const wrong = list.findIndex((text) => typeof text !== 'string');
    if (wrong >= 0) return { ...entry, [name]: list.slice(0, wrong + 1) };
  }
  return entry;
}

/** One sentence for the first issue of a failed parse: the field by its path, and what was expected. */
export function describeIssue(error: z.ZodError, value: unknown): string {
  const issue = error.issues[0];
  if (!issue) return 'The value is not valid.';
  const path = formatPath(issue.path);
  const sent = valueAt(value, issue.path);
  const missing = sent === undefined;
  if (issue.code === 'invalid_type') {
    const expected = article(issue.expected);
    return missing
      ? `${path} is required: expected ${expected}.`
      : `${path} is ${article(kindOf(sent))}: expected ${expected}.`;
  }
  if (issue.code === 'invalid_value') {
    return `${path} is ${missing ? 'required' : 'not valid'}: expected ${choice(issue.values.map(String))}.`;
  }
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return `${path} is ${missing ? 'required' : 'not valid'}: expected ${choice(issue.options.map(String))}.`;
  }
  if (issue.code === 'too_big') {
    if (typeof sent === 'number') return `${path} is too large: expected at most ${issue.maximum}.`;
    const [size, unit] = Array.isArray(sent)
      ? [sent.length, 'entries']
      : [typeof sent === 'string' ? sent.length : 'more', 'characters'];
    return `${path} is too long: expected at most ${issue.maximum} ${unit}, got ${size}.`;
  }
  return path === 'input' ? 'input is empty: expected text.' : `${path}: ${issue.message}.`;
}

function formatPath(path: readonly PropertyKey[]): string {
  const text = path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');
  return text || 'The body';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (current as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'array' : typeof value;
}

function article(kind: string): string {
  if (kind === 'null' || kind === 'nothing') return kind;
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function choice(values: readonly string[]): string {
  if (values.length < 2) return values.map((value) => `"${value}"`).join('');
  return `one of ${values.map((value) => `"${value}"`).join(', ')}`;
}
