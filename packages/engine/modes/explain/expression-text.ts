import type { Expr } from '../../code/ast.ts';
import { typeText } from '../../code/parts/public-api.ts';

const LONGEST = 60;

/** An expression as short code; what is long inside it becomes `…`. */
export function expressionText(expr: Expr, room = LONGEST): string {
  const text = write(expr, room).replace(/\s+/g, ' ').trim();
  return text.length <= room ? text : `${text.slice(0, room - 1).replace(/[\s.,([{]+\S*$/, '')}…`;
}

function write(expr: Expr, room: number): string {
  const inner = (part: Expr): string => expressionText(part, Math.max(12, room - 10));
  switch (expr.kind) {
    case 'string':
      return JSON.stringify(expr.value);
    case 'template':
      return `"${expr.parts.map((part) => (part.kind === 'string' ? part.value : `{${inner(part)}}`)).join('')}"`;
    case 'number':
      return expr.text;
    case 'boolean':
      return String(expr.value);
    case 'null':
      return 'null';
    case 'name':
      return expr.name;
    case 'member':
      return `${inner(expr.object)}.${expr.name}`;
    case 'index':
      return `${inner(expr.object)}[${inner(expr.index)}]`;
    case 'call':
      return `${inner(expr.callee)}(${expr.args.length > 0 ? '…' : ''})`;
    case 'array':
      return expr.items.length > 0 ? '[…]' : '[]';
    case 'object':
      return expr.entries.length > 0 ? `{ ${expr.entries.map(({ key }) => key || '…').join(', ')} }` : '{}';
    case 'function':
      return expr.declaration.name || 'a function';
    case 'binary':
      return `${inner(expr.left)} ${expr.operator} ${inner(expr.right)}`;
    case 'markup':
      return `<${expr.tag}>`;
    case 'type':
      return typeText(expr.type);
    case 'other':
      return expr.text;
  }
}
