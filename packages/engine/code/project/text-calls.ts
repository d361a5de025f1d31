import type { CallExpr, Expr } from '../ast.ts';
import { plural } from '../routes/inflections.ts';

/** Configured prefixes are mostly empty, and never parameters of a path. */
const CONFIGURED =
  /^(?:\w*_)?(?:base_?(?:path|url)|(?:url_?|path_?|route_?|api_?)?prefix|mount_?path|root_?path|sub_?path)$/i;

/** What stands in a path for a value that the code doesn't tell. */
export function placeholder(expr: Expr): string {
  if (expr.kind === 'other' && expr.parts.length === 1 && expr.parts[0]) return placeholder(expr.parts[0]);
  if (expr.kind !== 'name' && expr.kind !== 'member') return '{value}';
  return CONFIGURED.test(expr.name) || isPathOfUrl(expr) ? '' : `{${expr.name}}`;
}

/** Where a service is reached at a configured address: `issuerURL.Path`, `publicUrl.pathname`. */
const isPathOfUrl = (expr: Expr): boolean =>
  expr.kind === 'member' &&
  /^path(?:name)?$/i.test(expr.name) &&
  (expr.object.kind === 'name' || expr.object.kind === 'member') &&
  /[a-z_]ur[il]$/i.test(expr.object.name);

/** Reads a part of the call as text; undefined where the code doesn't tell. */
export type ReadText = (expr: Expr | undefined) => string | undefined;

/** The text that a call of the language's own library makes of others: `fmt.Sprintf("%s/x", base)`, `path.join(a, b)`. */
export function textOfCall({ callee, args }: CallExpr, read: ReadText): string | undefined {
  const name = callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
  const owner = callee.kind === 'member' ? callee.object : undefined;
  const values = args.map(({ value }) => value);
  const subject = values.length === 0 ? owner : values[0];
  switch (name) {
    case 'ToUpper':
    case 'toUpperCase':
    case 'upper':
    case 'upcase':
      return read(subject)?.toUpperCase();
    case 'ToLower':
    case 'toLowerCase':
    case 'lower':
    case 'downcase':
      return read(subject)?.toLowerCase();
    case 'pluralize': {
      const word = read(subject);
      return word === undefined ? undefined : plural(word);
    }
    case 'Sprintf':
    case 'sprintf':
    case 'formatted':
      return name === 'formatted'
        ? filled(read(owner), values, read)
        : filled(read(values[0]), values.slice(1), read);
    case 'format': {
      const pattern = owner?.kind === 'string' ? owner : undefined;
      return filled(read(pattern ?? values[0]), pattern ? values : values.slice(1), read, args);
    }
    case 'Join':
    case 'join': {
      const isPath =
        owner && /path$/i.test(owner.kind === 'name' || owner.kind === 'member' ? owner.name : '');
      const parts = isPath
        ? values.map((part) => read(part) ?? (placeholder(part) === '' ? '' : undefined))
        : [];
      return parts.length > 0 && parts.every((part) => part !== undefined)
        ? parts.join('/').replace(/\/{2,}/g, '/')
        : undefined;
    }
    default:
      return undefined;
  }
}

/** `%s`, `%d`, `%v`, `{}`, `{0}`, `{name}` in the order of the values. */
export function filled(
  pattern: string | undefined,
  values: readonly Expr[],
  read: ReadText,
  named: CallExpr['args'] = [],
): string | undefined {
  let next = 0;
  return pattern?.replace(/%(?:\d+\$)?[sdvq]|\{(\d*)\}|\{(\w+)\}/g, (all, place?: string, name?: string) => {
    const value = name
      ? named.find((arg) => arg.name === name)?.value
      : values[place ? Number(place) : next++];
    return read(value) ?? (value ? placeholder(value) : all);
  });
}
