import { childrenOf, type CallExpr, type Expr, type MarkupExpr, type Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { dotted } from '../routes/dialect.ts';

/** What fields are before anybody changes them, by their names. */
export type Defaults = ReadonlyMap<string, Expr>;

/** `useForm({ defaultValues: { role: 'viewer' } })`, Formik's `initialValues`. */
export function defaultsIn(statements: readonly Statement[]): Defaults {
  const found = new Map<string, Expr>();
  const see = (expr: Expr): void => {
    // Formik: `<Formik initialValues={{ role: 'viewer' }}>`.
    const stated = expr.kind === 'markup' ? expr.attributes.map((one) => ({ ...one, key: one.name })) : [];
    for (const { key, value } of expr.kind === 'object' ? expr.entries : stated)
      if (/^(?:defaultValues|initialValues)$/.test(key) && value.kind === 'object')
        for (const entry of value.entries) found.set(entry.key, entry.value);
  };
  const walk = (body: readonly Statement[]): void => {
    eachExpr(body, see);
    for (const statement of body)
      if (statement.kind === 'function' || statement.kind === 'scope') walk(statement.body);
  };
  walk(statements);
  return found;
}

/** A field as its form knows it. */
export interface Registration {
  readonly name: string;
  readonly isRequired: boolean;
  /** What a rule allows, a number as text; empty where no rule is so called. */
  readonly rule: (name: string) => string;
}

const RULE_NAMES: Readonly<Record<string, string>> = {
  min: 'min',
  max: 'max',
  minlength: 'minLength',
  maxlength: 'maxLength',
};

/** React Hook Form: `{...register('age', { required: true, min: { value: 18, message: '…' } })}`; else by its `name`. */
export function registrationOf({ attributes }: MarkupExpr): Registration {
  const call = attributes.flatMap(({ name, value }) => (name === '...' ? registerIn(value) : []))[0];
  const named = call ? call.args[0]?.value : attributes.find(({ name }) => name === 'name')?.value;
  const rules = call?.args[1]?.value;
  const valueOf = (key: string): Expr | undefined => {
    const stated = rules?.kind === 'object' ? rules.entries.find((one) => one.key === key)?.value : undefined;
    const inside = stated?.kind === 'object' ? stated.entries.find((one) => one.key === 'value') : undefined;
    return inside?.value ?? stated;
  };
  const required = valueOf('required');
  return {
    name: named?.kind === 'string' ? named.value : '',
    isRequired: required !== undefined && !(required.kind === 'boolean' && !required.value),
    rule: (name) => {
      const value = valueOf(RULE_NAMES[name] ?? '');
      return value?.kind === 'number' ? value.text : '';
    },
  };
}

function registerIn(expr: Expr): CallExpr[] {
  if (expr.kind === 'call' && /(?:^|\.)register$/.test(dotted(expr.callee))) return [expr];
  return childrenOf(expr).flatMap(registerIn);
}

/** Always disabled or only to be read, not only while something runs. */
export function isFixed({ attributes }: MarkupExpr): boolean {
  return attributes.some(
    ({ name, value }) =>
      /^(?:readOnly|disabled|isDisabled)$/.test(name) && value.kind === 'boolean' && value.value,
  );
}

/** `validate={required()}`, `rules={[required()]}` */
export function isChecked({ attributes }: MarkupExpr): boolean {
  const isRequired = (expr: Expr): boolean =>
    (expr.kind === 'call' && /(?:^|\.)required$/.test(dotted(expr.callee))) ||
    childrenOf(expr).some(isRequired);
  return attributes.some(({ name, value }) => /^(?:validate|rules)$/.test(name) && isRequired(value));
}
