import type { Expr } from '../ast.ts';

/** The path of a route whose path is a regular expression, `/^\/files\/(.*)$/`; undefined where it is more than a path. */
export function pathOfRegex(expr: Expr | undefined): string | undefined {
  const pattern = expr?.kind === 'other' ? /^\/(\^?\\?\/.*)\/[a-z]*$/s.exec(expr.text)?.[1] : undefined;
  if (pattern === undefined) return undefined;
  let groups = 0;
  const path = pattern
    .replace(/^\^/, '')
    .replace(/(?:\\\/\?)?\$$/, '')
    .replace(/\(\?<(\w+)>(?:[^()\\]|\\.)*\)/g, ':$1')
    .replace(/\((?:\.[*+]\??)\)/g, '*')
    // Express calls them by their numbers; one inside of another counts too.
    .replace(/\((?!\?)(?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\)\??)*\)/g, (group) => {
      const number = groups;
      groups += group.match(/\((?!\?)/g)?.length ?? 1;
      return `:${number}`;
    })
    .replace(/\\([/.\-_])/g, '$1')
    .replace(/\.\*$/, '*');
  return /[\\^$()[\]|+?]|[*{](?=.)/.test(path) ? undefined : path;
}
