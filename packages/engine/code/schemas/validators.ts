import type { ClassDecl, Expr, FunctionDecl } from '../ast.ts';
import { messageOf } from '../handlers/answer-parts.ts';
import { eachStatement } from '../handlers/facts.ts';

const OF_FIELDS = /^(?:field_validator|validator|validates)$/;
const OF_ALL = /^(?:model_validator|root_validator|validates_schema)$/;

/** What validators of pydantic, marshmallow and Django's serializers say where they refuse: by field, and '' for all of them. */
export function refusalsOf(owner: ClassDecl | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const method of owner?.methods ?? []) {
    const said = saidBy(method);
    if (said === '') continue;
    const marks = method.decorators.filter(({ name }) => OF_FIELDS.test(name));
    const names = marks.flatMap(({ args }) => args.flatMap(({ value }) => textOf(value)));
    const serialized = /^validate(?:_(\w+))?$/.exec(method.name);
    const isAll = method.decorators.some(({ name }) => OF_ALL.test(name)) || serialized?.[0] === 'validate';
    const fields = names.length > 0 ? names : isAll ? [''] : serialized?.[1] ? [serialized[1]] : [];
    for (const name of fields) found.set(name, `Refused: ${said}.`);
  }
  return found;
}

function saidBy({ body }: FunctionDecl): string {
  const said: string[] = [];
  eachStatement(body, (statement) => {
    const call = statement.kind === 'throw' && statement.value.kind === 'call' ? statement.value : undefined;
    const text = messageOf(call?.args[0]?.value);
    if (text) said.push(`“${text.replace(/\.$/, '')}”`);
  });
  return said.join(', ');
}

const textOf = (expr: Expr): string[] => (expr.kind === 'string' ? [expr.value] : []);
