import { lazily } from '../../lazily.ts';
import type { SyntaxNode } from '../../code/parser/types.ts';
import { listed } from '../writing/markdown.ts';
import { quotedCode } from './quoted-code.ts';
import { KNOWN_CALLS, type KnownCall } from './known-calls-table.ts';
import { field, named, type StepWriter } from './step-writer.ts';

type Writer = Pick<StepWriter, 'source' | 'language'>;

/** A call's parts. */
export interface CallParts {
  readonly callee: string;
  readonly object?: SyntaxNode;
  readonly objectText: string;
  readonly method: string;
  readonly args: readonly SyntaxNode[];
  readonly language: string;
  /** What stands in its brackets. */
  readonly given: string;
}

/** Longer callees, in UTF-16 code units, are chains that no row of the table has. */
const LONGEST_CALLEE = 400;
const CALL =
  /^(?:call|call_expression|method_invocation|invocation_expression|function_call_expression|member_call_expression|scoped_call_expression)$/;
const ARGUMENTS = /^(?:arguments|argument_list|value_arguments)$/;
/** What is named is no part of the meaning: `newline=""`, `headers: true`. */
const NAMED_ARGUMENT = /^(?:keyword_argument|pair|named_argument)$/;
/** Chains are told as far as a reader follows them. */
const DEPTH = 3;

const textOf = (node: SyntaxNode | undefined, { source }: Writer): string =>
  node ? source.slice(node.start, node.end) : '';

/** The callee and the arguments of a call; undefined for everything else. */
export function partsOfCall(node: SyntaxNode, writer: Writer): CallParts | undefined {
  if (!CALL.test(node.type)) return undefined;
  const list = node.children.find(({ type }) => ARGUMENTS.test(type));
  const member = field(node, 'function') ?? node;
  const object = field(member, 'object', 'expression', 'receiver', 'operand', 'value', 'scope');
  const end = list?.start ?? field(node, 'block')?.start ?? node.end;
  const shown = writer.source.slice(Math.max(node.start, end - LONGEST_CALLEE), end).trim();
  const callee = end - node.start > LONGEST_CALLEE ? '' : shown;
  const method = /[\w!?]+$/.exec(shown)?.[0] ?? '';
  const args = named(list)
    .map((arg) => (/^(?:argument|value_argument)$/.test(arg.type) ? (named(arg).at(-1) ?? arg) : arg))
    .filter(({ type }) => !/^block/.test(type));
  return {
    callee,
    ...(object && object !== node && { object }),
    objectText: textOf(object, writer),
    method,
    args,
    language: writer.language,
    given: textOf(list, writer),
  };
}

const OWN = new Map<string, RegExp>([
  // What another language calls so is something else.
  ['mail', /^php$/],
  ['trim', /^php$/],
  ['rename', /^php$/],
  ['unlink', /^php$/],
  ['round', /^(?:python|php)$/],
  ['max', /^(?:python|php|go)$/],
  ['min', /^(?:python|php|go)$/],
  ['sorted', /^python$/],
  ['urlopen', /^python$/],
  ['Path', /^python$/],
  ['fetch', /script|tsx/],
]);

/** The row of the table that a call has. */
export function knownCall(call: CallParts): KnownCall | undefined {
  const { callee, method, object, args, language } = call;
  if (OWN.get(callee)?.test(language) === false) return undefined;
  const own = KNOWN_CALLS.find(({ calls }) => calls.test(callee));
  const row = own ?? (object ? KNOWN_CALLS.find(({ calls }) => calls.test(`.${method}`)) : undefined);
  if (!row || row.unless?.test(call.given)) return undefined;
  const plain = args.filter(({ type }) => !NAMED_ARGUMENT.test(type));
  // `_.isEmpty(list)` asks nothing of `_`.
  const isMore = (!own || row.isWhole) && plain.length > placesIn(row);
  return isMore || (row.isWhole && plain.length < args.length) ? undefined : row;
}

/** How many arguments the words for a call have places for. */
function placesIn({ does = '', gives = '', asks = '' }: KnownCall): number {
  return Math.max(0, ...[...(does + gives + asks).matchAll(/\{(\d)/g)].map(([, at]) => Number(at)));
}

/** A template with the parts of a call; undefined where one of them is missing. */
function filled(template: string, call: CallParts, writer: Writer, depth: number): string | undefined {
  let isWhole = true;
  const text = template.replace(/\{(\d)\}/g, (_all, at: string) => {
    const node = at === '0' ? call.object : call.args[Number(at) - 1];
    if (!node) isWhole = false;
    return node ? said(node, writer, depth - 1) : '';
  });
  return isWhole
    ? text
        .replace(
          /(?<![\w.`])1 (decimal place|millisecond|second|minute|hour|day)s\b/g,
          (_all, unit: string) => `1 ${unit}`,
        )
        .replace('the lines of the content of', 'the lines of')
    : undefined;
}

/** Any value: in words where they are known, otherwise as code. */
function said(node: SyntaxNode, writer: Writer, depth: number): string {
  const words = depth > 0 ? valueInWords(node, writer, depth) : undefined;
  const text = textOf(node, writer);
  if (words === undefined && /^\d{1,4}$/.test(text)) return text;
  return words ?? quotedCode(text);
}

/** `$_POST['name'] ?? ''`. */
const FORM_FIELD = /^\$_(?:POST|GET|REQUEST)\[['"](\w+)['"]\](?:\s*\?\?\s*(?:''|""))?$/;
/** `Math.round(total * 100) / 100`. */
const IN_CENTS = /^Math\.round\((.{1,60}) \* 100\) \/ 100$/s;
const NOW =
  /^(?:new Date\(\)|Date\.now\(\)|(?:datetime\.)?datetime\.now\(\)|time\.Now\(\)|time\.time\(\)|Time\.now|DateTime\.(?:Utc)?Now|Instant\.now\(\)|LocalDate(?:Time)?\.now\(\)|Utc::now\(\))$/;
/** `items.reduce((sum, item) => sum + item.price * item.qty, 0)`. */
const SUM =
  /^([\w$.]{1,60})\.reduce\(\(\s*(\w+)\s*,\s*(\w+)\s*\)\s*=>\s*\2\s*\+\s*([\w$.* ]{1,60}?),\s*0\s*\)$/;
/** Where values stand in the texts of Go's `fmt`. */
const VERBS = /%(?:\.\d)?[svdwqf]/g;
const ERRORF = /^fmt\.Errorf\(("[^"\\]{1,120}")/;

/** What an expression gives, in words: "the content of `file`, read as JSON"; undefined where its code says it best. */
export function valueInWords(node: SyntaxNode, writer: Writer, depth = DEPTH): string | undefined {
  const [awaited] = /^await/.test(node.type) ? named(node) : [];
  if (awaited) return valueInWords(awaited, writer, depth);
  const text = textOf(node, writer);
  if (text.length > 400) return undefined;
  const [, name] = FORM_FIELD.exec(text) ?? [];
  if (name !== undefined) return `the form field \`${name}\``;
  if (NOW.test(text)) return 'the present time';
  const [, cents] = IN_CENTS.exec(text) ?? [];
  if (cents !== undefined)
    return `${quotedCode(cents.replace(/^\(([^()]*)\)$/, '$1'))}, rounded to two decimal places`;
  const [, list, , item, value] = SUM.exec(text) ?? [];
  if (list !== undefined && item !== undefined && value !== undefined)
    return `the sum of ${quotedCode(value)} over each ${quotedCode(item)} in ${quotedCode(list)}`;
  const [, email] = /^filter_var\(([^(),]{1,60}),\s*FILTER_VALIDATE_EMAIL\)$/.exec(text) ?? [];
  if (email !== undefined)
    return `${FORM_FIELD.exec(email) ? `the form field \`${FORM_FIELD.exec(email)?.[1] ?? ''}\`` : quotedCode(email)} if it is a valid email address, otherwise \`false\``;
  const [, failure] = ERRORF.exec(text) ?? [];
  if (failure !== undefined)
    return `the error ${messageInWords(failure)?.replace(VERBS, '…') ?? quotedCode(failure)}`;
  const call = partsOfCall(node, writer);
  if (!call) return undefined;
  const tables = queried(call, writer);
  if (tables !== undefined) return tables;
  const gives = knownCall(call)?.gives;
  return gives === undefined ? undefined : filled(gives, call, writer, depth);
}

/** `conn.execute("SELECT … FROM loans …").fetchall()`. */
function queried({ method, object }: CallParts, writer: Writer): string | undefined {
  if (!/^fetch(?:all|one|many)$/.test(method) || !object) return undefined;
  const text = textOf(object, writer);
  if (!/\.execute\(\s*f?["']+\s*SELECT\b/i.test(text)) return undefined;
  const tables = [
    ...new Set([...text.matchAll(/\b(?:FROM|JOIN)\s+([a-z_]\w{0,60})/gi)].map(([, name = '']) => name)),
  ];
  if (tables.length === 0) return undefined;
  const from = listed(tables.map((one) => `\`${one}\``));
  return `${method === 'fetchone' ? 'the row that its query finds' : 'the rows that its query finds'} in ${from}`;
}

/** What a call does that stands alone; undefined where its code says it best. */
export function deedInWords(node: SyntaxNode, writer: Writer): string | undefined {
  const call = partsOfCall(node, writer);
  if (!call) return undefined;
  const [, to] = /^header\(\s*['"]Location:\s*([^'"$]+)['"]\s*\)$/.exec(textOf(node, writer)) ?? [];
  if (to !== undefined && writer.language === 'php') return `Sends the browser to \`${to}\`.`;
  const { does } = knownCall(call) ?? {};
  if (does === undefined || call.args.some(({ type }) => NAMED_ARGUMENT.test(type))) return undefined;
  return filled(does, call, writer, DEPTH);
}

const DENIED: Readonly<Record<string, string>> = {
  is: 'is not',
  exists: "doesn't exist",
  begins: "doesn't begin",
  ends: "doesn't end",
  contains: "doesn't contain",
  equals: "doesn't equal",
};

/** What a call asks, or denies; undefined where its code says it best. */
export function questionInWords(node: SyntaxNode, writer: Writer, isDenied: boolean): string | undefined {
  const call = partsOfCall(node, writer);
  const asks = call && knownCall(call)?.asks;
  const text = asks === undefined ? undefined : filled(asks, call as CallParts, writer, DEPTH);
  if (text === undefined) return undefined;
  const [before = '', after = ''] = text.split('|');
  if (!isDenied) return before + after;
  if (after.startsWith('is not ')) return `${before}is ${after.slice(7)}`;
  if (before === 'there ') return before + after.replace(/^is an? /, 'is no ');
  return before + after.replace(/^\w+/, (verb) => DENIED[verb] ?? verb);
}

/** A text that is printed, with what stands in its gaps: “{count} photos renamed”. */
export function messageInWords(code: string): string | undefined {
  const [, quote = '', text = ''] = /^[fFr$]{0,2}(["'`])([^]*)\1$/.exec(code.trim()) ?? [];
  if (quote === '' || text === '' || text.length > 120 || text.includes(quote) || /[\\\n“”]/.test(text))
    return undefined;
  return `“${text.replace(/[$#](?=\{)/g, '')}”`;
}

/** What a program does through the calls that are known, in the order of the code. */
export function actsIn(root: SyntaxNode, writer: Writer): readonly string[] {
  const constants = lazily(() => constantsIn(writer.source));
  const acts = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    const call = partsOfCall(node, writer);
    const act = call && (knownCall(call)?.act ?? openedFile(call, writer));
    if (act !== undefined && call) {
      const [, at = '1', otherwise] = /\{(\d):([^}]*)\}/.exec(act) ?? [];
      const given = textOf(call.args[Number(at) - 1], writer);
      const value = literal(given) ?? constants().get(given);
      const shown = value === undefined ? otherwise : `\`${value}\``;
      if (otherwise === undefined) acts.add(act);
      else if (shown !== undefined)
        acts.add(
          act.replace(/\{\d:[^}]*\}/, () => shown).replace(/ (?:the SQLite )?database $/, ' a database'),
        );
    }
    for (const child of node.children) visit(child);
  };
  visit(root);
  return [...acts];
}

/** Python's `open("overdue.csv", "w")`. */
function openedFile({ callee, args }: CallParts, writer: Writer): string | undefined {
  if (callee !== 'open' || writer.language !== 'python') return undefined;
  const mode = textOf(args[1], writer);
  return /^["'][wax]/.test(mode) ? 'writes {1:a file}' : 'reads {1:a file}';
}

const literal = (code: string): string | undefined => /^["']([\w./:@?=&+-]{1,80})["']$/.exec(code)?.[1];

/** `FILE = "prices.json"`, `const FILE = process.env.FILE || 'prices.json'`. */
function constantsIn(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of source.matchAll(
    /^(?:export |private |static |final |const |let |var )*(?:String )?([A-Z][A-Z\d_]{0,40})\s{0,8}=\s{0,8}(?:[^\n"'`]{0,60}(?:\|\||\?\?|,)\s?)?["']([\w./:@?=&+-]{1,80})["']\)?;?$/gm,
  ))
    found.set(name, value);
  return found;
}
