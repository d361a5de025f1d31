import type { Expr, Module, Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { literalText, typeText, type PublicConstant } from './public-api.ts';

/** Values that other code can read: exported ones, and in Python those in capitals. */
export function constantsOf(statements: readonly Statement[], module: Module): PublicConstant[] {
  return statements.flatMap((statement): PublicConstant[] => {
    if (statement.kind === 'scope') return constantsOf(statement.body, module);
    if (statement.kind !== 'assign' || statement.target.kind !== 'name') return [];
    // Go counts on from the constant before.
    if (!statement.value && module.language !== 'go') return [];
    const { target, value, written, type, doc, exported } = statement;
    const isPublic = /^(?:python|ruby)$/.test(module.language)
      ? /^[A-Z][A-Z\d_]+$/.test(target.name)
      : exported;
    if (
      !isPublic ||
      /^(?:_|default$)/.test(target.name) ||
      /^(?:function|name|markup)$/.test(value?.kind ?? '')
    )
      return [];
    return [
      {
        name: target.name,
        type: written ?? (typeText(type) || (value ? madeBy(value) : '')),
        value: value ? shortValue(value) : '',
        doc,
      },
    ];
  });
}

/** Longer values say less than the name. */
const LONGEST_VALUE = 60;

export function shortValue(value: Expr): string {
  const text = value.kind === 'string' ? JSON.stringify(value.value) : listText(value);
  if (text.length <= LONGEST_VALUE && !text.includes('\\n') && text !== '') return text;
  return value.kind === 'object' ? keysText(value) : '';
}

/** An object by what it holds: `{ port, database, … }`. */
function keysText({ entries }: Extract<Expr, { kind: 'object' }>): string {
  const keys = entries.map(({ key }) => key).filter((key) => /^\w+$/.test(key));
  const fitting = keys.filter((_key, index) => keys.slice(0, index + 1).join(', ').length < LONGEST_VALUE);
  if (fitting.length === 0) return '';
  return `{ ${[...fitting, ...(fitting.length < entries.length ? ['…'] : [])].join(', ')} }`;
}

/** A literal, or a small list or object of literals, as code. */
function listText(value: Expr): string {
  if (value.kind === 'other' && value.parts[0] && /^(?:array|object)$/.test(value.parts[0].kind))
    return listText(value.parts[0]);
  const part = (one: Expr): string => (one.kind === 'string' ? JSON.stringify(one.value) : literalText(one));
  if (value.kind === 'array') {
    const items = value.items.map(part);
    return items.length > 0 && items.every(Boolean) ? `[${items.join(', ')}]` : '';
  }
  if (value.kind === 'binary') {
    const [left, right] = [value.left, value.right].map((one) => listText(one) || dotted(one));
    return literalText(value) || (left && right ? `${left} ${value.operator} ${right}` : '');
  }
  // `Object.freeze([1, 2])` is the list.
  const [frozen] = value.kind === 'call' && dotted(value.callee) === 'Object.freeze' ? value.args : [];
  if (frozen) return listText(frozen.value);
  // Go's errors are told apart by their names, and read by their messages.
  const [said] =
    value.kind === 'call' && /^(?:errors\.New|fmt\.Errorf)$/.test(dotted(value.callee)) ? value.args : [];
  if (said?.value.kind === 'string') return JSON.stringify(said.value.value);
  // `-1`
  if (value.kind === 'other' && value.parts.length === 1 && /^[-+~]\s*[\w.]+$/.test(value.text))
    return value.text;
  // `Growth.LINEAR`, `100.milliseconds`
  if (value.kind === 'member' && /^(?:[A-Z]|\d)/.test(listText(value.object) || dotted(value)))
    return [listText(value.object) || dotted(value.object), value.name].join('.');
  if (value.kind !== 'object') return literalText(value);
  const entries = value.entries.map((entry) =>
    entry.key && part(entry.value) ? `${entry.key}: ${part(entry.value)}` : '',
  );
  return entries.length > 0 && entries.every(Boolean) ? `{ ${entries.join(', ')} }` : '';
}

function madeBy(value: Expr): string {
  return value.kind === 'call' && value.creates && value.callee.kind === 'name' ? value.callee.name : '';
}
