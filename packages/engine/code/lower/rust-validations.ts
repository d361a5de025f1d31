import type { Arg, Decorator, Expr } from '../ast.ts';

/** The marks of other languages that say the same. */
const NAMES: Readonly<Record<string, string>> = {
  length: 'Length',
  range: 'Range',
  email: 'Email',
  url: 'Url',
  pattern: 'Pattern',
  required: 'Required',
};

/** What `#[validate(length(min = 1, max = MAX_NAME), email)]` and `#[garde(…)]` ask of a field, each as a mark of its own. */
export function validationsOf(text: string): Decorator[] {
  const found: Decorator[] = [];
  for (const [, name = '', given = ''] of text.matchAll(/(\w+)\s*(?:\(([^()]*)\))?/g)) {
    const mark = NAMES[name];
    if (mark === undefined) continue;
    const args = given.split(',').flatMap((part): Arg[] => {
      const [, key, value = ''] = /^\s*(?:(\w+)\s*=\s*)?(\S(?:.*\S)?)\s*$/.exec(part) ?? [];
      if (value === '') return [];
      const named = key === 'equal' ? ['min', 'max'] : [key];
      return named.map((one) => ({ ...(one !== undefined && { name: one }), value: literal(value) }));
    });
    found.push({ name: mark, args });
  }
  return found;
}

function literal(text: string): Expr {
  const plain = text.replace(/_(?=\d)/g, '');
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return { kind: 'number', value: Number(plain), text };
  const quoted = /^r?#*"(.*)"#*$/s.exec(text)?.[1];
  return quoted === undefined
    ? { kind: 'name', name: text.replace(/^.*::/, '') }
    : { kind: 'string', value: quoted };
}
