import type { SyntaxNode } from '../../code/parser/types.ts';
import { field, named, type StepWriter } from './step-writer.ts';
import { codeSpan } from '../report/quote.ts';

/** Code in a sentence is at most this long, in UTF-16 code units. */
const LONGEST = 70;

/** Brackets that hold no other ones, but such as were shortened before. */
const INNERMOST =
  /\((?:[^()[\]{}]|\(…\)|\[…\]|\{…\})+\)|\[(?:[^()[\]{}]|\(…\)|\[…\]|\{…\})+\]|\{(?:[^()[\]{}]|\(…\)|\[…\]|\{…\})+\}/g;

/** Code on one line; where it is long, what its innermost brackets hold becomes `…`. */
function shortCode(code: string): string {
  let text = code
    .replace(/\/\*[\s\S]*?\*\/|(?<=\s)(?:\/\/|#)\s[^\n]*(?=\n)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=\??\.\w)/g, '')
    .replace(/([([])\s+|\s+(?=[)\]])/g, '$1')
    .replace(/\s*(\??[.:]:?)(?=\w+[(<])/g, '$1')
    .trim();
  while (text.length > LONGEST) {
    const [longest] = [...text.matchAll(INNERMOST)]
      .filter(([inside]) => inside.slice(1, -1).trim() !== '…')
      .toSorted(([a], [b]) => b.length - a.length);
    if (!longest) break;
    const [inside] = longest;
    const at = longest.index;
    text = `${text.slice(0, at + 1)}…${text.slice(at + inside.length - 1)}`;
  }
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST - 1).replace(/[\s.,([{]+\S*$/, '')}…`;
}

export const quotedCode = (code: string): string => codeSpan(shortCode(code));

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

type ConditionWriter = Pick<StepWriter, 'source' | 'isCollection'>;

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
      // `null === parts` is a question of `parts`.
      const isTurned = /equal/.test(compared) && LITERAL.test(first) && !LITERAL.test(second);
      return isTurned ? inComparison(second, compared, first) : inComparison(first, compared, second);
    }
  }
  const denied = /^(?:!|not\s)\s*(?=[\w$@(.])/.exec(text);
  const [operand] = node.children.filter(({ named }) => named).slice(-1);
  if (denied && operand && node.end === operand.end && !jointOf(unwrap(operand), source)) {
    // Kotlin's tree holds `!store.has(id)` as a call of what `!store` has.
    const asked = text.slice(denied[0].length);
    return writer.isCollection(asked) ? `${quotedCode(asked)} is empty` : `not ${quotedCode(asked)}`;
  }
  // Rust's `let Some(x) = queue.pop()`.
  const pattern = node.children.find(({ field }) => field === 'pattern');
  const value = node.children.find(({ field }) => field === 'value');
  if (/^let_/.test(node.type) && pattern && value)
    return `${quotedCode(source.slice(value.start, value.end))} gives ${quotedCode(source.slice(pattern.start, pattern.end))}`;
  return writer.isCollection(text) ? `${quotedCode(text)} is not empty` : quotedCode(text);
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
  return `${quotedCode(writer.text(yes))} if ${conditionInWords(condition, writer)}, ${otherwise === undefined ? `otherwise ${quotedCode(writer.text(no))}` : `or else ${otherwise}`}`;
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
