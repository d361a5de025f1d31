import { cutAt } from '../../brief/cut.ts';
import { asParameter, parameterTable, pathParameters, splitParameters } from '../parameters.ts';
import { withStatus } from '../sentences.ts';
import { listed } from '../../writing/markdown.ts';
import { withCodeNames } from '../../writing/code-names.ts';
import type { SourceReader } from './types.ts';

const CALL =
  /^(?:[-*•]\s+|\d+[.)]\s+)?`?(?<method>GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(?<path>\/[^\s`,;]*[^\s`,;:.])`?[\s:,–—-]*(?<said>.*)$/s;
/** A full stop, a comma before another call, or a semicolon before one or before a part. */
const NEXT =
  /(?<=\.)\s+|,\s+(?:and\s+)?(?=`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/)|(?<=;)\s+(?=`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s|(?:path|query|header|body|form|cookie|url|params?|parameters?|fields|payload|returns?|responds|answers|[1-5]\d\d)\b)/i;
/** "path param id (string)", "query: limit, cursor", "body has title (required)", "parameters: …". */
const PARAMETERS =
  /^(?:(?:the|it|takes?|with|(?<need>optional|required)|accepts)\s+)*(?:(?<place>path|query|header|body|form|cookie|url|request body|json body)(?:[ -](?:param(?:eter)?s?|fields?|string|payload|headers?))?|param(?:eter)?s?|fields|payload)\s*(?::|[-–—]|\b(?:is|are|has|have|contains?|takes?|with|fields?)\b:?)?\s+(?<entries>`?[\w.$-]+`?(?:\s*[(:,;=].*)?)$/is;
/** "(query: limit, cursor)", ": title (string, required), body (string)" behind what a call does. */
const INSIDE =
  /^(?<does>[^:(]{3,}?)(?:,? (?:with )?(?:body|query|params?|parameters|fields))?\s*(?:\((?<inside>(?:query|path|body|params?|parameters|fields)\b[^()]*(?:\([^()]*\)[^()]*)*)\)|:\s+(?<after>.+?))\.?$/is;
const RETURNS =
  /^(?:2\d\d (?:returns?|gives|with|is)|(?:it )?(?:returns?|responds?(?: with)?|answers?(?: with)?|response(?: is)?:?|success:?))\s+(?!.*\b[45]\d\d\b)/i;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly said: string[];
  readonly entries: string[];
  readonly answers: string[];
}

/** The calls that a prompt lists, each with its parameters in a table, and the parameters of the one that its request names. */
export const readEndpoints: SourceReader = (text, type) => {
  if (type !== 'api-reference' || /```|^\s*\|/m.test(text)) return undefined;
  const calls: Call[] = [];
  const entries: string[] = [];
  const rest: string[] = [];
  for (const line of text.split('\n')) {
    const left: string[] = [];
    for (const whole of cutAt(line, NEXT)) {
      const clause = whole.replace(/;$/, '').replace(/^[-*•]\s+/, '');
      const { method, path, said = '' } = CALL.exec(clause)?.groups ?? {};
      const call = calls.at(-1);
      if (method && path) {
        const [told = said, ...answers] = said.split(/[,;]\s+(?=returns?\b|2\d\d\.?$)/i);
        const { does = told, inside, after } = INSIDE.exec(told)?.groups ?? {};
        const named = inside ?? after;
        calls.push({
          method,
          path,
          said: [named && !parametersOf(named) ? told : does].filter(Boolean),
          entries: [...((named && parametersOf(named)) || [])],
          answers: answers.map(withStatus),
        });
        continue;
      }
      const row = asParameter(clause);
      const found = row !== clause ? [row] : PARAMETERS.test(clause) ? parametersOf(clause) : undefined;
      if (found) (call?.entries ?? entries).push(...found);
      else if (call && fieldsOf(clause)) call.answers.push(writeFields(fieldsOf(clause) ?? []));
      else if (call && RETURNS.test(clause)) call.answers.push(withCodeNames(withStatus(clause)));
      else if (call && call.said.length === 0 && /^\p{L}+s\b(?!:)/u.test(clause)) call.said.push(clause);
      else left.push(whole);
    }
    rest.push(left.join(' '));
  }
  if (calls.length === 0 && entries.length === 0) return undefined;
  return {
    // One note on examples shows a reader of several calls what is asked for.
    facts: { endpoint: calls.map((call, index) => write(call, index === 0)), option: entries },
    rest: rest.join('\n'),
  };
};

/** Parameters with their place in brackets; undefined where the text names none. */
function parametersOf(text: string): readonly string[] | undefined {
  const {
    place = '',
    entries = '',
    need = '',
  }: Readonly<Record<string, string | undefined>> = PARAMETERS.exec(text)?.groups ??
  (/^[\w.]+(?: \(|,|$)/.test(text) ? { entries: text } : {});
  if (entries === '') return undefined;
  const found = splitParameters(entries);
  if (!found.every((one) => /^`?[\w.$-]+`?(?:$|\s*[(:,=]|(?: \p{Ll}+){1,3} \()/u.test(one))) return undefined;
  const where = place
    .toLowerCase()
    .replace(/^request /, '')
    .replace('url', 'path');
  return found.map((one) =>
    where === ''
      ? one
      : one.replace(
          /^(`?[\w.$-]+`?)\s*[:,=]?\s*(?:((?:\p{Ll}+ ){0,3})\((.*)\)(.*)|(.*))$/su,
          (_, name: string, lead = '', inside = '', after = '', bare = '') =>
            `${name} (${[where, need, inside, where === 'path' && !/required|optional/.test(inside) ? 'required' : '', bare].filter(Boolean).join(', ')})${lead && ` ${lead.trim()}`}${after}`,
        ),
  );
}

/** "Response has results (array), total (int)": the fields with what is told of each. */
function fieldsOf(clause: string): readonly string[] | undefined {
  const list =
    /^(?:the )?(?:response|answer|result|it)(?: body)? (?:has|contains|includes|holds|carries)(?: the fields)?:?\s+(\S.*)$/is.exec(
      clause,
    )?.[1];
  const fields = list === undefined ? [] : splitParameters(list);
  return fields.length > 0 && fields.every((one) => /^`?[\w.]+`?(?:\s*\(.*\))?$/.test(one))
    ? fields
    : undefined;
}

/** Fields with what is told of each; names alone need no table. */
const writeFields = (fields: readonly string[]): string =>
  fields.some((field) => field.includes('('))
    ? `Fields of the response:\n\n${parameterTable(fields)}`
    : `The response has ${listed(fields.map((field) => `\`${field.replace(/`/g, '')}\``))}.`;

function write({ method, path, said, entries, answers }: Call, isFirst: boolean): string {
  const all = [...pathParameters(path, entries), ...entries];
  const open = all.length > 0 ? 'An' : `Parameters${/^P/.test(method) ? ', body' : ''}, and an`;
  return [
    `\`${method} ${path}\` ${said.join(' ')}`.trim(),
    all.length > 0 && parameterTable(all),
    ...answers,
    isFirst && `[VERIFY] ${open} example of the request and the answer.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
