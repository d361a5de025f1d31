import type { Expr, Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { messageOf } from './answer-parts.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { statusByName, statusOf } from './status.ts';

export const STATUS = /^(?:value|status|status_?code|http_?status(?:_?code)?|code)$/i;
const OWNERS = /(?:^|\.)(?:HttpStatus(?:Code)?|StatusCodes?|status|http|Status|Response)$/;

/** The status of a failure. */
export function failureOf(expr: Expr | undefined): number | undefined {
  const status = expr?.kind === 'string' ? undefined : statusOf(expr);
  return status !== undefined && status >= 400 ? status : undefined;
}

/** The status that statements answer with. */
export function statusIn(body: readonly Statement[]): number | undefined {
  let found: number | undefined;
  eachExpr(body, (expr) => {
    if (found !== undefined) return;
    if (expr.kind === 'member' && OWNERS.test(dotted(expr.object))) found = statusByName(expr.name);
    else if (expr.kind === 'array') found = expr.items.map(failureOf).find(Boolean);
    else if (expr.kind === 'call') {
      const name = dotted(expr.callee);
      const stated = expr.args.find((arg) => arg.name !== undefined && STATUS.test(arg.name))?.value;
      found =
        stated && (failureOf(stated) ?? (stated.kind === 'string' ? statusByName(stated.value) : undefined));
      if (/(?:^|\.)(?:status|code|json|sendStatus|head|halt|abort)$/i.test(name))
        found ??= expr.args.map(({ value }) => failureOf(value)).find(Boolean);
      if (/^(?:ResponseEntity|HttpResponse|Results|TypedResults)\.\w+$/.test(name))
        found ??= statusByName(expr.callee.kind === 'member' ? expr.callee.name : '');
    }
  });
  return found;
}

/**
 * What is done with each type of error where code asks which one it has: Kotlin's `when (e) { is Gone -> HttpStatus.GONE }`,
 * Java's `switch (e) { case Gone g -> … }`.
 */
export function armsIn(body: readonly Statement[]): (readonly [string, readonly Statement[]])[] {
  const found: (readonly [string, readonly Statement[]])[] = [];
  const add = (pattern: string, answer: readonly Statement[]): void => {
    for (const [, name = ''] of pattern.matchAll(/\b(?:\w+\.)*([A-Z]\w*)/g)) found.push([name, answer]);
  };
  eachExpr(body, (expr) => {
    const value = expr.kind === 'other' ? expr.parts.at(-1) : undefined;
    const [, pattern] = (expr.kind === 'other' && value && ARM.exec(expr.text)) || [];
    if (pattern && value) add(pattern, [{ kind: 'expr', value, doc: '' }]);
  });
  eachStatement(body, (statement) => {
    const [first, ...answer] = statement.kind === 'block' ? statement.body : [];
    const text = first?.kind === 'expr' && first.value.kind === 'other' ? first.value.text : '';
    if (/^is [\w.]+$/.test(text)) add(text, answer);
  });
  return found;
}
const ARM = /^(?:is|case)\s+([A-Z][\w.]*(?:\s*,\s*(?:is\s+)?[A-Z][\w.]*){0,9})(?:\s+\w+)?\s*->/;

/** What statements that answer a failure say. */
export function messageIn(body: readonly Statement[]): string | undefined {
  let found: string | undefined;
  eachExpr(body, (expr) => {
    if (found === undefined && expr.kind === 'object') found = messageOf(expr);
    // Rust: a status with what is said of it.
    if (found === undefined && expr.kind === 'array' && failureOf(expr.items[0]))
      found = expr.items
        .map((item) =>
          item.kind === 'call' && item.callee.kind === 'member'
            ? messageOf(item.callee.object)
            : messageOf(item),
        )
        .find(Boolean);
  });
  return found;
}
