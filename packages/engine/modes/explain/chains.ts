import type { SyntaxNode } from '../../code/parser/types.ts';
import { conditionInWords, unwrap } from './code-wording.ts';
import { quotedCode } from './quoted-code.ts';
import { field, isFunction, named, step, type Step, type StepWriter } from './step-writer.ts';

interface Link {
  readonly method: string;
  readonly args: readonly SyntaxNode[];
}

/** A function that only gives a value. */
interface Given {
  readonly names: readonly string[];
  readonly value: SyntaxNode;
}

type Teller = (given: Given, writer: StepWriter) => string | undefined;

/** Methods of collections that take a function; `{0}` is the item, `{1}` what is asked of it or made of it. */
const WITH_FUNCTION: readonly (readonly [RegExp, Teller])[] = [
  [/^(?:filter|Where)$/, asked('Keeps each {0} where {1}.')],
  [/^(?:find|First|FirstOrDefault)$/, asked('Takes the first {0} where {1}.')],
  [/^(?:some|Any|anyMatch)$/, asked('Finds out whether there is any {0} where {1}.')],
  [/^(?:every|All|allMatch)$/, asked('Finds out whether this holds for each {0}: {1}.')],
  [/^(?:map|Select|mapToObj)$/, made('Turns each {0} into {1}.')],
  [/^(?:flatMap|SelectMany)$/, made('Turns each {0} into {1}, all in one list.')],
  [/^(?:OrderBy|ThenBy|sortBy)$/, made('Sorts each {0} by {1}.')],
  [/^(?:OrderByDescending|ThenByDescending)$/, made('Sorts each {0} by {1}, from highest to lowest.')],
  [/^(?:sort|toSorted|sorted)$/, sorted],
];
/** The same of methods that take values; `{0}` is the first. */
const WITH_VALUE: readonly (readonly [RegExp, string])[] = [
  [/^(?:sort|sorted|toSorted)$/, 'Sorts them by {0}.'],
  [/^(?:take|Take|limit)$/, 'Takes the first {0}.'],
  [/^(?:skip|Skip)$/, 'Leaves out the first {0}.'],
  [/^join$/, 'Joins them into a text, with {0} between them.'],
];
const WITHOUT: readonly (readonly [RegExp, string])[] = [
  [/^(?:stream|ToList|ToArray|toList|toArray)$/, ''],
  [/^(?:sort|sorted|toSorted)$/, 'Sorts them.'],
  [/^(?:reverse|toReversed|Reverse)$/, 'Reverses their order.'],
  [/^(?:count|Count)$/, 'Counts them.'],
  [/^(?:distinct|Distinct)$/, 'Leaves out what stands there twice.'],
];

/** What a chain of methods makes of a collection, one after another; undefined where a link of it has no words here. */
export function describeChain(
  node: SyntaxNode,
  writer: StepWriter,
): { readonly from: string; readonly steps: readonly Step[] } | undefined {
  if (!/script|tsx|java|csharp/.test(writer.language)) return undefined;
  const links: Link[] = [];
  let from = node;
  for (let link = linkOf(from, writer); link; link = linkOf(from, writer)) {
    links.unshift(link);
    from = link.object;
  }
  const told = links.map((link) => tellLink(link, writer));
  if (from === node || !links.some(({ args }) => args.some(isFunction)) || told.includes(undefined))
    return undefined;
  return { from: writer.text(from), steps: told.flatMap((text) => (text ? [step(text)] : [])) };
}

function linkOf(node: SyntaxNode, writer: StepWriter): (Link & { readonly object: SyntaxNode }) | undefined {
  const list = node.children.find(({ type }) => /^(?:arguments|argument_list)$/.test(type));
  if (!list || /await|creation|^new/.test(node.type)) return undefined;
  const args = named(list).map((arg) => (arg.type === 'argument' ? (named(arg)[0] ?? arg) : arg));
  // Java keeps the object beside the name; others have a member that is called.
  const member = field(node, 'object') ? node : field(node, 'function');
  const object = field(member, 'object', 'expression');
  const method = writer.text(field(member, 'property', 'name'));
  return object && /^\w+$/.test(method) ? { method, args, object } : undefined;
}

/** Empty where it does nothing that a reader would miss. */
function tellLink({ method, args }: Link, writer: StepWriter): string | undefined {
  const [first, second] = args;
  if (!first) return WITHOUT.find(([name]) => name.test(method))?.[1];
  const given = isFunction(first) ? givenBy(first, writer) : undefined;
  if (given && !second) return WITH_FUNCTION.find(([name]) => name.test(method))?.[1](given, writer);
  if (isFunction(first)) return undefined;
  if (method === 'slice' && second && writer.text(first) === '0')
    return `Takes the first ${quotedCode(writer.text(second))}.`;
  const says = second ? undefined : WITH_VALUE.find(([name]) => name.test(method))?.[1];
  return says?.replace('{0}', () => quotedCode(writer.text(first)));
}

function givenBy(node: SyntaxNode, writer: StepWriter): Given | undefined {
  const params = field(node, 'parameters', 'parameter');
  const body = field(node, 'body');
  const names = writer
    .text(params)
    .replace(/^\(|\)$|:\s*\w+/g, '')
    .split(/\s*,\s*/);
  if (!body || /block/.test(body.type) || !names.every((name) => /^[\w$]+$/.test(name))) return undefined;
  return { names, value: unwrap(body) };
}

function asked(says: string): Teller {
  return ({ names: [name = ''], value }, writer) =>
    fill(says, quotedCode(name), conditionInWords(value, writer));
}

function made(says: string): Teller {
  return ({ names: [name = ''], value }, writer) =>
    fill(says, quotedCode(name), quotedCode(writer.text(value)));
}

const fill = (says: string, ...parts: readonly string[]): string =>
  says.replace(/\{(\d)\}/g, (_all, at: string) => parts[Number(at)] ?? '');

/** `(a, b) => a.stop - b.stop`. */
function sorted({ names: [one = '', other = ''], value }: Given, writer: StepWriter): string | undefined {
  const code = writer.text(value);
  const [, first = '', by = '', second, again] =
    /^([\w$]+)((?:\.[\w$]+)*)(?:\s*-\s*|\.localeCompare\()([\w$]+)((?:\.[\w$]+)*)\)?$/.exec(code) ?? [];
  if (other === '') return undefined;
  const isTurned = first === other && second === one;
  if (by !== again || !(isTurned || (first === one && second === other)))
    return `Sorts them by ${quotedCode(code)}.`;
  const what = by === '' ? '' : ` by ${quotedCode(by.slice(1))}`;
  const [low, high] = code.includes('localeCompare') ? ['A', 'Z'] : ['lowest', 'highest'];
  return `Sorts them${what}, from ${isTurned ? `${high} to ${low}` : `${low} to ${high}`}.`;
}
