import type { TypeExpr } from '../ast.ts';

/** A type with what its parameters stand for. */
export function substitute(
  type: TypeExpr | undefined,
  given: ReadonlyMap<string, TypeExpr> | undefined,
): TypeExpr | undefined {
  if (type?.kind === 'named')
    return (
      given?.get(type.name) ?? { ...type, args: type.args.flatMap((arg) => substitute(arg, given) ?? []) }
    );
  if (type?.kind === 'array') return { kind: 'array', item: substitute(type.item, given) ?? type.item };
  return type;
}

/** What each type parameter of a declaration stands for, by its name: `T` of `<T extends Entity>`. */
export function boundTypes(
  params: readonly string[],
  args: readonly TypeExpr[],
  given?: ReadonlyMap<string, TypeExpr>,
): Map<string, TypeExpr> {
  return new Map(
    params.flatMap((param, index) => {
      const type = substitute(args[index], given);
      return type ? [[param.replace(/\W.*$/s, ''), type] as const] : [];
    }),
  );
}

/** Behind the name of a generic type: `PageUser`. */
export function typeLabel(type: TypeExpr): string {
  if (type.kind === 'named')
    return capital(type.name.replace(/^.*(?:\.|::|\\)/, '')) + type.args.map(typeLabel).join('');
  if (type.kind === 'array') return `${typeLabel(type.item)}List`;
  return type.kind === 'optional' ? typeLabel(type.item) : 'Value';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
