import type { Expr, Module, Param } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { literalText, typeText, type PublicParam } from './public-api.ts';

/** What JSDoc says of parameters, and of the parts of an object: `@param {number} [options.ttl=30] Seconds.` */
export function statedParams(doc: string): PublicParam[] {
  const named =
    /@param\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s+)?(?<open>\[)?(?<whole>[\w.]+)(?:=(?<value>[^\]\n]*)\])?/g;
  return [...doc.matchAll(named)]
    .map(({ groups = {} }) => groups)
    .map(({ whole = '', open, value = '' }) => ({
      name: whole,
      type: '',
      isRest: false,
      required: open === undefined,
      fallback: value,
    }));
}

/** Those that are parts of one. */
export const partsOf = (name: string, stated: readonly PublicParam[]): PublicParam[] =>
  stated.filter((one) => name !== '' && one.name.startsWith(`${name}.`));

/** What is taken apart has no name but that in the comment, where that has one for each. */
export function withNames(params: readonly Param[], doc: string): readonly Param[] {
  if (params.every(({ name }) => name !== '')) return params;
  const names = [...doc.matchAll(/@param\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s+)?\[?(\w+)(?![\w.])/g)].map(
    ([, name = '']) => name,
  );
  return names.length === params.length
    ? params.map((param, index) => ({ ...param, name: param.name || (names[index] ?? '') }))
    : params;
}

/** What is taken out of an object without a type of its own: `{ retries = 3, headers } = {}`. */
export function takenParts({ name, pattern, type, optional }: Param, { statements }: Module): PublicParam[] {
  if (pattern?.kind !== 'object' || type?.kind === 'named') return [];
  const written = (value: Expr | undefined): string => {
    const constant = statements.find(
      (one) => one.kind === 'assign' && value?.kind === 'name' && dotted(one.target) === value.name,
    );
    const known = constant?.kind === 'assign' ? literalText(constant.value) : '';
    return known || literalText(value) || (value ? dotted(value) : '');
  };
  return pattern.entries
    .filter(({ key }) => key !== '' && key !== '...')
    .map(({ key, fallback }) => ({
      name: `${name || 'options'}.${key}`,
      type: type?.kind === 'record' ? typeText(type.fields.find((field) => field.name === key)?.type) : '',
      isRest: false,
      required: fallback === undefined && !optional,
      fallback: written(fallback),
    }));
}
