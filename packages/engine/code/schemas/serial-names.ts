import type { ClassDecl, Field } from '../ast.ts';
import { entryOf, named } from './constraints.ts';

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

/** Pydantic's `alias_generator=to_camel`, of a class or of one that it builds on. */
export function generatedNames(lineage: readonly ClassDecl[]): ((name: string) => string) | undefined {
  for (const { fields, body } of lineage) {
    const config = fields.find(({ name }) => name === 'model_config')?.value;
    const inner = body.find((one) => one.kind === 'class' && one.name === 'Config');
    const own = inner?.kind === 'class' ? inner.fields : [];
    const stated =
      config?.kind === 'call'
        ? named(config.args, 'alias_generator')
        : (entryOf(config, 'alias_generator') ?? own.find(({ name }) => name === 'alias_generator')?.value);
    const by = stated?.kind === 'name' || stated?.kind === 'member' ? stated.name : '';
    const [, rule] = /(camel|pascal)/i.exec(by) ?? [];
    if (rule) return (name) => changeCase(name, /camel/i.test(rule) ? 'camelCase' : 'PascalCase');
  }
  return undefined;
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
