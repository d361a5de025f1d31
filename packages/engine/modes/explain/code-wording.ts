import type { SyntaxNode } from '../../code/parser/types.ts';
import { field, named, type StepWriter } from './step-writer.ts';
import { codeSpan } from '../report/quote.ts';
import { partsOfCall, questionInWords, valueInWords } from './known-calls.ts';
import { quotedCode } from './quoted-code.ts';

/** An error that is made with what it says, beside plain values: `new RangeError('Too far')`, `new HttpError(Status.GONE, "Too late", cause)`. */
const SAYING =
  /^(?:new\s+)?(?<type>[A-Z][\w.\\:]*?)(?:\.new)?\(\s*(?:[\w.:]{1,60}\s*,\s*)?(?<said>[$f]?(?<quote>["'`])(?:(?!\k<quote>|\\)[^]){3,160}\k<quote>(?:\s*[+.]\s*(?:\$?[\w.>-]{1,60}(?:\(\))?|(?<again>["'`])(?:(?!\k<again>|\\)[^]){0,160}\k<again>))*)(?:\s*,\s*\$?\w{1,60})?,?\s*\)$/;
/** What a message leaves to the moment: `{name}`, `#{name}`, `${name}`. */
const HOLE = /[$#]?\{[^{}]*\}|\$[a-z_]\w*/g;

/** What is raised, with its words where the code writes them out; `…` stands for what these leave to the moment. */
export function failureInWords(raised: string): string {
  const { type, said } = SAYING.exec(raised.trim())?.groups ?? {};
  const pieces = [...(said ?? '').matchAll(/(["'`])((?:(?!\1)[^])*)\1|[+.](?=\s*[$\w])/g)];
  const words = pieces
    .map(([, , text = '…']) => text.replace(HOLE, '…'))
    .join('')
    .replace(/…{2,}/g, '…')
    .replace(/\.$/, '');
  return type && words !== '' && !/[{}]/.test(words)
    ? `Fails with ${codeSpan(type)}: “${words}”.`
    : `Fails with ${quotedCode(raised.trim().replace(/^new\s+/, ''))}.`;
}

const COMPARED: Readonly<Record<string, string>> = {
  '==': 'equals',
  '===': 'equals',
  '!=': "doesn't equal",
  '!==': "doesn't equal",
  '<>': "doesn't equal",
  '<': 'is less than',
  '>': 'is greater than',
  '<=': 'is at most',
  '>=': 'is at least',
  in: 'is in',
  'not in': 'is not in',
  '!in': 'is not in',
  is: 'is',
  'is not': 'is not',
  '!is': 'is not',
  instanceof: 'is of type',
};
const JOINED: Readonly<Record<string, string>> = { '&&': 'and', and: 'and', '||': 'or', or: 'or' };
const LITERAL = /^(?:null|nil|None|undefined|true|false|-?\d[\w.]*|(['"]).*\1)$/is;
const PLAIN_NAME = /^`[\w$.?]+`$/;
const NOTHING = /^(?:null|nil|None|undefined|nullptr)$/i;

type ConditionWriter = Pick<StepWriter, 'source' | 'language' | 'isCollection'>;

/** What a condition asks, in words around its code: "`count` is greater than `1`, or not `done`". */
export function conditionInWords(condition: SyntaxNode, writer: ConditionWriter): string {
  const { source } = writer;
  const node = unwrap(condition);
  const text = source.slice(node.start, node.end);
  const sides = sidesOf(node, source);
  if (sides) {
    const { left, right, operator } = sides;
    const joint = JOINED[operator];
    // Ands and ors in one are clearer as they stand.
    if (joint && [left, right].every((side) => (jointOf(side, source) ?? joint) === joint)) {
      const [first, second] = [left, right].map((side) => {
        const asked = conditionInWords(side, writer);
        // Beside another condition, a name alone reads as if it had the same verb.
        return PLAIN_NAME.test(asked) ? `${asked} is set` : asked;
      });
      return `${first ?? ''} ${joint} ${second ?? ''}`;
    }
    const compared = COMPARED[operator];
    if (compared) {
      const [first = '', second = ''] = [left, right].map((side) => source.slice(side.start, side.end));
      const special = specialIn(first, operator, second);
      if (special !== undefined) return special;
      // `null === parts` is a question of `parts`.
      const isTurned = /equal/.test(compared) && LITERAL.test(first) && !LITERAL.test(second);
      if (isTurned) return inComparison(second, compared, first);
      const [one, other] = [left, right].map((side) => valueInWords(side, writer));
      return one !== undefined || other !== undefined
        ? `${one ?? quotedCode(first)} ${compared} ${other ?? quotedCode(second)}`
        : inComparison(first, compared, second);
    }
  }
  const denied = /^(?:!|not\s)\s*(?=[\w$@(.])/.exec(text);
  const [operand] = node.children.filter(({ named }) => named).slice(-1);
  if (denied && operand && node.end === operand.end && !jointOf(unwrap(operand), source)) {
    // Kotlin's tree holds `!store.has(id)` as a call of what `!store` has.
    const asked = text.slice(denied[0].length);
    const known = questionInWords(unwrap(operand), writer, true) ?? anyInWords(unwrap(operand), writer, true);
    if (known !== undefined) return known;
    return writer.isCollection(asked) ? `${quotedCode(asked)} is empty` : `not ${quotedCode(asked)}`;
  }
  // Rust's `let Some(x) = queue.pop()`.
  const pattern = node.children.find(({ field }) => field === 'pattern');
  const value = node.children.find(({ field }) => field === 'value');
  if (/^let_/.test(node.type) && pattern && value)
    return `${quotedCode(source.slice(value.start, value.end))} gives ${quotedCode(source.slice(pattern.start, pattern.end))}`;
  const known = questionInWords(node, writer, false) ?? anyInWords(node, writer, false);
  if (known !== undefined) return known;
  return writer.isCollection(text) ? `${quotedCode(text)} is not empty` : quotedCode(text);
}

/** `booked.Any(a => a.Start < end)`: "there is an `a` in `booked` where `a.Start` is less than `end`". */
function anyInWords(node: SyntaxNode, writer: ConditionWriter, isDenied: boolean): string | undefined {
  const call = partsOfCall(node, writer);
  const [given] = call?.args ?? [];
  const body = field(given, 'body');
  if (!call || !given || !body || call.args.length > 1 || !/^(?:some|any|Any|anyMatch)$/.test(call.method))
    return undefined;
  const name = /^\(?\s*([\w$]+)\s*\)?\s*[-=]>/.exec(writer.source.slice(given.start, body.start))?.[1];
  if (name === undefined || /block/.test(body.type) || call.objectText === '') return undefined;
  const among = `${quotedCode(name)} in ${quotedCode(call.objectText)} where ${conditionInWords(body, writer)}`;
  return isDenied ? `there is no ${among}` : `there is any ${among}`;
}

/** Comparisons that every program of a language has: Python's `__name__`, PHP's method of the request. */
function specialIn(first: string, operator: string, second: string): string | undefined {
  if (first === '__name__' && operator === '==' && /^["']__main__["']$/.test(second))
    return 'it is run as a program';
  const [, method] = /^["'](GET|POST|PUT|DELETE)["']$/.exec(second) ?? [];
  if (/^\$_SERVER\[["']REQUEST_METHOD["']\]$/.test(first) && method !== undefined && /^===?$/.test(operator))
    return method === 'POST' ? 'the form was sent' : `the page is asked for with \`${method}\``;
  return undefined;
}

const TERNARY = /^(?:ternary_expression|conditional_expression|conditional)$/;

/** `page > 1 ? page : 1` as "`page` if `page` is greater than `1`, otherwise `1`"; undefined for everything else. */
export function choiceInWords(node: SyntaxNode, writer: StepWriter): string | undefined {
  if (!TERNARY.test(node.type)) return undefined;
  const parts = named(node);
  const [first, second] = writer.language === 'python' ? [parts[1], parts[0]] : parts;
  const condition = field(node, 'condition') ?? first;
  const yes = field(node, 'consequence', 'body') ?? second;
  const no = field(node, 'alternative') ?? parts[2];
  if (!condition || !yes || !no) return undefined;
  const otherwise = choiceInWords(unwrap(no), writer);
  const value = (one: SyntaxNode): string =>
    valueInWords(unwrap(one), writer) ?? quotedCode(writer.text(one));
  const known = valueInWords(unwrap(yes), writer);
  return `${known === undefined ? quotedCode(writer.text(yes)) : `${known},`} if ${conditionInWords(condition, writer)}, ${otherwise === undefined ? `otherwise ${value(no)}` : `or else ${otherwise}`}`;
}

function inComparison(first: string, compared: string, second: string): string {
  if (!NOTHING.test(second)) return `${quotedCode(first)} ${compared} ${quotedCode(second)}`;
  const isMissing = compared === 'equals' || compared === 'is';
  if (/^(?:\w*[eE]rr(?:or)?)$/.test(first))
    return `there is ${isMissing ? 'no' : 'an'} error in ${quotedCode(first)}`;
  return `${quotedCode(first)} is ${isMissing ? 'not set' : 'set'}`;
}

/** Without the parentheses around it. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  const inner = node.children.filter(({ named, type }) => named && !type.endsWith('comment'));
  const [only] = inner;
  return only &&
    inner.length === 1 &&
    /^parenthesized|^(?:condition|when_subject|expression_list)$/.test(node.type)
    ? unwrap(only)
    : node;
}

function sidesOf(
  node: SyntaxNode,
  source: string,
): { left: SyntaxNode; right: SyntaxNode; operator: string } | undefined {
  if (
    !/binary|boolean_operator|comparison|instanceof|^is_|infix|in_expression|check_expression/.test(node.type)
  )
    return undefined;
  const inner = node.children.filter(({ named, type }) => named && !type.endsWith('comment'));
  const left = node.children.find(({ field }) => field === 'left') ?? inner[0];
  const right = node.children.find(({ field }) => field === 'right') ?? inner.at(-1);
  if (!left || !right || left === right || inner.length > 3) return undefined;
  // C# reads `x is null || y` as a pattern with two parts.
  if (/^is_/.test(node.type) && /\|\||&&/.test(source.slice(right.start, right.end))) return undefined;
  return { left, right, operator: source.slice(left.end, right.start).replace(/\s+/g, ' ').trim() };
}

function jointOf(node: SyntaxNode, source: string): string | undefined {
  return JOINED[sidesOf(unwrap(node), source)?.operator ?? ''];
}

/** Calls that do what their name says to what they are called on: `{0}` is that, `{1}` the arguments. */
const DOING: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:append|push|add|push_back|addLast|add_last|enqueue|Add|Append|Push|Enqueue|push_str)$/,
    'Adds {1} to {0}.',
  ],
  [/^(?:unshift|addFirst|appendleft|prepend|push_front)$/, 'Adds {1} at the start of {0}.'],
  [/^(?:extend|addAll|AddRange|extend_from_slice|concat!)$/, 'Adds all of {1} to {0}.'],
  [/^(?:remove|delete|discard|Remove|Delete|removeAll)$/, 'Removes {1} from {0}.'],
  [/^(?:swap)$/, 'Swaps {1} in {0}.'],
];
/** The same, of calls without arguments. */
const DOING_ALONE: readonly (readonly [RegExp, string])[] = [
  [/^(?:sort|sort_unstable|Sort|sort!)$/, 'Sorts {0}.'],
  [/^(?:reverse|Reverse|reverse!)$/, 'Reverses {0}.'],
  [/^(?:clear|Clear)$/, 'Empties {0}.'],
  [/^(?:close|Close|dispose|Dispose)$/, 'Closes {0}.'],
  [/^(?:pop|Pop)$/, 'Takes an item off {0}.'],
  [/^(?:removeLast|remove_last)$/, 'Takes the last item off {0}.'],
  [/^(?:shift|popleft|removeFirst|pop_front|Dequeue|dequeue|poll)$/, 'Takes the first item off {0}.'],
];

/** What a call of a method does, where its name says it; otherwise undefined. */
export function callInWords(object: string, method: string, args: readonly string[]): string | undefined {
  const [value, ...more] = args;
  if (/^(?:emit|EventEmitter\.emit)$/.test(method) && value !== undefined && object !== '')
    return `Tells whoever listens for ${quotedCode(value)}${more.length > 0 ? `, with ${more.map(quotedCode).join(' and ')}` : ''}.`;
  if (object === '' || /^(?:this|self|super|\$this)$/.test(object)) return undefined;
  if (/^(?:set|put|Set|Put)$/.test(method) && value !== undefined && more.length === 1)
    return `Sets ${quotedCode(value)} in ${quotedCode(object)} to ${quotedCode(more[0] ?? '')}.`;
  const [, first, rest = ''] = /^set([A-Z])(\w*)$/.exec(method) ?? [];
  if (first !== undefined && value !== undefined && more.length === 0)
    return `Sets ${quotedCode(`${first.toLowerCase()}${rest}`)} of ${quotedCode(object)} to ${quotedCode(value)}.`;
  const [, form] = (args.length > 0 ? DOING : DOING_ALONE).find(([name]) => name.test(method)) ?? [];
  return form
    ?.replace('{0}', () => quotedCode(object))
    .replace('{1}', () => args.map(quotedCode).join(' and '));
}
