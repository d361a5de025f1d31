import type { SyntaxNode } from '../../code/parser/types.ts';
import { conditionInWords } from './code-wording.ts';
import { valueInWords } from './known-calls.ts';
import { quotedCode } from './quoted-code.ts';
import { field, named, step, type Step, type StepWriter } from './step-writer.ts';

const WHILE =
  /^(?:while|until|while_modifier|until_modifier|while_statement|while_expression|loop_expression)$/;
const DO = /^do_(?:while_)?statement$/;
const FOR =
  /^(?:for|for_statement|for_in_statement|for_expression|enhanced_for_statement|foreach_statement)$/;

export const isRepeat = ({ type }: SyntaxNode): boolean => WHILE.test(type) || DO.test(type);
export const isEach = ({ type }: SyntaxNode): boolean => FOR.test(type);

/** A loop that goes on as long as its condition holds. */
export function describeRepeat(node: SyntaxNode, writer: StepWriter): Step[] {
  const condition = field(node, 'condition');
  const body = field(node, 'body') ?? named(node).find((child) => child !== condition);
  const below = writer.describe(body);
  if (below.length === 0) return [];
  if (!condition || /^\(?(?:true|True|1)\)?$/.test(writer.text(condition)))
    return [step('Repeats this until a step ends it:', below)];
  const asked = conditionInWords(condition, writer);
  if (DO.test(node.type)) return [step(`Does this, and again as long as ${asked}:`, below)];
  return [step(`${/^until/.test(node.type) ? 'Until' : 'As long as'} ${asked}:`, below)];
}

/** A loop over items, or one that counts. */
export function describeEach(node: SyntaxNode, writer: StepWriter): Step[] {
  const clause = node.children.find(({ type }) => type === 'for_clause') ?? node;
  const range = node.children.find(({ type }) => type === 'range_clause');
  const body = field(node, 'body') ?? named(node).at(-1);
  const below = writer.describe(body);
  if (below.length === 0) return [];
  const start = field(clause, 'initializer', 'init', 'initialize');
  const condition = field(clause, 'condition');
  const update = field(clause, 'update', 'increment');
  if (start || update || (condition && clause !== node)) {
    // `for (;;)` holds an empty statement where its condition would stand.
    const isAsked = condition && /[^\s;]/.test(writer.text(condition));
    const asked = isAsked ? ` as long as ${conditionInWords(condition, writer)}` : ' until a step ends it';
    const [, name = '', from = ''] = /(?:^|\s)\$?(\w+)\s*:?=\s*(.+?);?$/s.exec(writer.text(start)) ?? [];
    const counted = /\+\+|\+=\s*1\b/.test(writer.text(update))
      ? 'up'
      : /--|-=\s*1\b/.test(writer.text(update))
        ? 'down'
        : '';
    if (name !== '' && counted !== '' && !from.includes(','))
      return [step(`Counts ${quotedCode(name)} ${counted} from ${quotedCode(from)}${asked}:`, below)];
    const first = start ? writer.describe(start) : [];
    return [
      ...first,
      step(asked ? `As${asked.slice(3)}:` : 'Repeats this until a step ends it:', [
        ...below,
        ...writer.describe(update),
      ]),
    ];
  }
  const inner = named(range ?? node).filter((child) => child !== body && !/modifiers/.test(child.type));
  // Go: a condition alone, or nothing.
  if (inner.length < 2 && writer.language === 'go' && !range)
    return inner[0]
      ? [step(`As long as ${conditionInWords(inner[0], writer)}:`, below)]
      : [step('Repeats this until a step ends it:', below)];
  const source = range ?? node;
  // PHP: the list stands in front of what one of its items is called.
  const [one, list] =
    writer.language === 'php'
      ? [inner[1], inner[0]]
      : [
          field(source, 'left', 'name', 'pattern') ?? inner[0],
          field(source, 'right', 'value') ?? inner.at(-1),
        ];
  const item = writer
    .text(one)
    .replace(/^_,\s*/, '')
    .replace(/,\s*_$/, '');
  const among = (list && valueInWords(list, writer)) ?? quotedCode(writer.text(list));
  return [step(`For each ${quotedCode(item)} in ${among}:`, below)];
}
