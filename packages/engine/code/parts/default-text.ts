import type { Expr, Module } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { shortValue } from './public-constants.ts';

/** Python's makers of fields: `field(default_factory=list)`, `Field(20, ge=1)`. */
const MAKERS = /^(?:dataclasses\.)?field$|^(?:pydantic\.)?Field$|^(?:attr|attrs)\.(?:ib|field)$/;
const EMPTY: Readonly<Record<string, string>> = { list: '[]', dict: '{}', set: 'set()' };

/** What a field is where nothing is given, as the code writes it; a constant of the file as what it stands for. */
export function defaultText(value: Expr | undefined, module: Module): string {
  if (!value) return '';
  if (module.language !== 'python') return shortValue(value);
  if (value.kind === 'null') return 'None';
  if (value.kind === 'boolean') return value.value ? 'True' : 'False';
  if (value.kind === 'name') {
    const kept = module.statements.find(
      (one) => one.kind === 'assign' && one.target.kind === 'name' && one.target.name === value.name,
    );
    return (kept?.kind === 'assign' && kept.value && shortValue(kept.value)) || value.name;
  }
  if (value.kind !== 'call' || !MAKERS.test(dotted(value.callee))) return shortValue(value);
  const stated = value.args.find(({ name = 'default' }) => name === 'default')?.value;
  if (stated) return defaultText(stated, module);
  const factory = value.args.find(({ name }) => name === 'default_factory')?.value;
  const [returned] = factory?.kind === 'function' ? factory.declaration.body : [];
  if (returned?.kind === 'return' && returned.value) return shortValue(returned.value);
  const made = dotted(factory);
  return made === '' ? '' : (EMPTY[made] ?? `${made}()`);
}
