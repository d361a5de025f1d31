import type { Arg, Expr, Statement } from '../ast.ts';
import type { Project } from '../project/project.ts';
import { dotted } from '../routes/dialect.ts';
import { substituted } from '../substitute.ts';
import { messageOf, partsOf } from './answer-parts.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { statusOf } from './status.ts';

/** Names of what makes an object of a class. */
export const CONSTRUCTORS = /^(?:constructor|__init__|initialize|__construct)$/;

/** The message that an error's own constructors make of what it is given: `super(`${what} not found`)`; empty where it isn't known. */
export function messageMade(project: Project, name: string, args: readonly Arg[]): string | undefined {
  const made = madeOf(project, name, args);
  const [first] = made?.args ?? [];
  if (!made || !first) return undefined;
  // `super(message)` of a parameter.
  if (made.isHanded) return messageOf(first.value);
  const given = partsOf(first.value);
  if (given.length < 2 && first.value.kind !== 'template' && first.value.kind !== 'string') return undefined;
  const parts = given.map((part) => (part.kind === 'string' ? part.value : undefined));
  // What only running the code would tell is left open.
  return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? '…').join('') : '';
}

/** The status that an error's constructors hand on: `super(404, 'not_found', message)`. */
export function statusMade(project: Project, name: string, args: readonly Arg[]): number | undefined {
  return madeOf(project, name, args)
    ?.stated.map(({ value }) => statusOf(value))
    .find(Boolean);
}

/** The code for programs that an error's constructors keep: `super(404, 'not_found', message)` of `constructor(status, code, message)`. */
export function codeMade(project: Project, name: string, args: readonly Arg[]): string | undefined {
  return madeOf(project, name, args)?.code;
}

interface Made {
  readonly code: string | undefined;
  /** What the last of the constructors hands to the error that all are made of. */
  readonly args: readonly Arg[];
  /** What the first hands on. */
  readonly stated: readonly Arg[];
  /** They hand on what they are given, as it is. */
  readonly isHanded: boolean;
}

function madeOf(project: Project, name: string, args: readonly Arg[]): Made | undefined {
  let given = args;
  let stated: readonly Arg[] | undefined;
  let isHanded = true;
  let code: string | undefined;
  for (const { declaration } of project.lineage(name)) {
    const made = declaration.methods.find((method) => CONSTRUCTORS.test(method.name));
    if (!made) continue;
    let handed: readonly Arg[] | undefined;
    eachExpr(made.body, (expr) => {
      if (expr.kind === 'call' && dotted(expr.callee) === 'super') handed ??= expr.args;
    });
    if (!handed) return undefined;
    isHanded &&= handed[0]?.value.kind === 'name';
    const bound = new Map<string, Expr | undefined>(
      made.params.map((param, index) => [param.name, given[index]?.value]),
    );
    const kept = [...bound].find(([param]) => CODE.test(param))?.[1];
    code ??= kept?.kind === 'string' ? kept.value : ownCode(made.body);
    given = substituted(handed, (expr) => (expr.kind === 'name' ? bound.get(expr.name) : undefined));
    stated ??= given;
  }
  return stated && { args: given, stated, isHanded, code };
}
const CODE = /^(?:error_?)?code$|^slug$/i;

/** `this.code = 'queue_full'` */
function ownCode(body: readonly Statement[]): string | undefined {
  let code: string | undefined;
  eachStatement(body, (statement) => {
    if (statement.kind !== 'assign' || statement.target.kind !== 'member') return;
    const { target, value } = statement;
    if (CODE.test(target.name) && dotted(target.object) === 'this' && value?.kind === 'string')
      code ??= value.value;
  });
  return code;
}

/** Whether an answer holds the code of its error: `{ code: err.code, message: err.message }`. */
export function sendsCode(sent: Expr | undefined): boolean {
  let found = false;
  eachExpr(sent ? [{ kind: 'expr', value: sent, doc: '' }] : [], (expr) => {
    found ||= expr.kind === 'member' && CODE.test(expr.name);
    if (expr.kind === 'object')
      found ||= expr.entries.some(({ key, value }) => CODE.test(key) && value.kind === 'name');
  });
  return found;
}
