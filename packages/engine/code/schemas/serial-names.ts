import type { ClassDecl, Field } from '../ast.ts';
import { named } from './constraints.ts';

/** The name that a field or a value has on the wire, where a rule of its type changes it. */
export function serialName(name: string, owner: ClassDecl | undefined, field: Field | undefined): string {
  const own = field?.decorators.find(({ name: mark }) => /^(?:json|serde|form|uri|query|param)$/.test(mark));
  const renamed = own && named(own.args, 'rename', 'name');
  if (renamed?.kind === 'string') return renamed.value;
  if (
    own?.name === 'serde' &&
    own.args.some(({ value }) => value.kind === 'name' && /^skip(?:_serializing)?$/.test(value.name))
  )
    return '-';
  const rule = owner?.decorators
    .filter(({ name: mark }) => mark === 'serde' || mark === 'JsonNaming')
    .map(({ args }) => named(args, 'rename_all'))
    .find(Boolean);
  return rule?.kind === 'string' ? changeCase(name, rule.value) : name;
}

function changeCase(name: string, rule: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .split('_')
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  switch (rule) {
    case 'camelCase':
      return words.map((word, index) => (index === 0 ? word : capital(word))).join('');
    case 'PascalCase':
      return words.map(capital).join('');
    case 'snake_case':
      return words.join('_');
    case 'kebab-case':
      return words.join('-');
    case 'SCREAMING_SNAKE_CASE':
      return words.join('_').toUpperCase();
    case 'SCREAMING-KEBAB-CASE':
      return words.join('-').toUpperCase();
    case 'lowercase':
      return name.toLowerCase();
    case 'UPPERCASE':
      return name.toUpperCase();
    default:
      return name;
  }
}
