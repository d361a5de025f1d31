import type { ClassDecl, Module } from '../ast.ts';
import { describeFunction, type PublicFunction } from './public-api.ts';

export const CONSTRUCTOR = /^(?:__init__|constructor|__construct|initialize)$/;

/** How a language writes that an object is made. */
const MADE: Readonly<Record<string, (name: string) => string>> = {
  python: (name) => name,
  kotlin: (name) => name,
  ruby: (name) => `${name}.new`,
};

/** How an object is made, where that takes anything: `Limiter(limit, max_wait=None)`. */
export function constructorOf({ name, form, methods, doc }: ClassDecl, module: Module): PublicFunction[] {
  if (form === 'record' || form === 'enum') return [];
  return methods.flatMap((method) => {
    const isPublic =
      method.exported || /^(?:__init__|initialize)$/.test(method.name) || /script|tsx/.test(module.language);
    if (!isPublic || !CONSTRUCTOR.test(method.name)) return [];
    const made = describeFunction({ ...method, doc: method.doc || doc }, module);
    const header = method.header.replace(/\s+/g, ' ');
    const isKept = /^(?:private|protected)\b/.test(header);
    if (made.params.length === 0 || isKept) return [];
    const list = header
      .slice(header.indexOf('('))
      .replace(/^\(\s*(?:self|this)?,?\s*/, '(')
      .replace(/,?\s*\)[^)]*$/, ')')
      .replace(/\b(?:private|protected|public|readonly)\s+/g, '');
    const start = MADE[module.language]?.(name) ?? `new ${name}`;
    return [
      { ...made, name, doc: method.doc, signature: `${start}${list}`, isConstructor: true, typeDoc: doc },
    ];
  });
}
