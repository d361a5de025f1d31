import type { Param } from '../ast.ts';
import type { PublicParam } from './public-api.ts';

/** What JSDoc says of the parts of an object: `@param {number} [options.ttl=30] Seconds.` */
export function partsOf(name: string, doc: string): PublicParam[] {
  const named =
    /@param\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s+)?(?<open>\[)?(?<whole>[\w.]+)(?:=(?<value>[^\]\n]*)\])?/g;
  return [...doc.matchAll(named)]
    .map(({ groups = {} }) => groups)
    .filter(({ whole = '' }) => name !== '' && whole.startsWith(`${name}.`))
    .map(({ whole = '', open, value = '' }) => ({
      name: whole,
      type: '',
      isRest: false,
      required: open === undefined,
      fallback: value,
    }));
}

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
