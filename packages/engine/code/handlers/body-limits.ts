import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { HandlerContext } from './types.ts';
import { limitsFor, type Uses } from './uses.ts';

/**
 * What statements refuse of the fields of the type that is sent: `if (order.quantity < 1) throw …`. `owner` is the
 * name under which they know it; without that, names are followed to what they are given.
 */
export function limitBody(
  { draft, schemas, values }: HandlerContext,
  uses: Uses,
  scope: Scope,
  owner?: string,
): void {
  const sent = draft.body?.schema;
  const type = schemas.flatten(sent);
  const { properties } = type ?? {};
  if (!sent || !type || !properties) return;
  const plain = (text: string): string => text.replaceAll('_', '').toLowerCase();
  for (const [name, use] of uses.names) {
    const [, of = '', field = ''] = /^(\w+)\.(\w+)$/.exec(name) ?? [];
    const key = Object.keys(properties).find((one) => plain(one) === plain(field));
    const known = key === undefined ? undefined : properties[key];
    if (key === undefined || !known || known.$ref) continue;
    const isSent = owner ? of === owner : isSame(values.of({ kind: 'name', name: of }, scope), sent);
    if (!isSent) continue;
    const fallback = use.default === undefined ? {} : { default: use.default };
    properties[key] = { ...limitsFor(use, known), ...fallback, ...known };
    // What isn't sent is empty, and to Go a number is 0.
    const { minLength = 0, minimum = 0, exclusiveMinimum = false } = use;
    const isZeroRefused = minimum > 0 || (minimum === 0 && exclusiveMinimum);
    const isLeftOut = properties[key]?.default !== undefined || type.required?.includes(key) === true;
    const isNeeded =
      minLength > 0 || (scope.module.language === 'go' && isZeroRefused) || use.isNeeded === true;
    if (isNeeded && !isLeftOut) type.required = [...(type.required ?? []), key];
  }
}

function isSame(one: Schema | undefined, other: Schema): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
