import type { ClassDecl, Expr, FunctionDecl, Statement } from '../ast.ts';
import type { Lower } from './lowering.ts';
import { emptyClass, lowerScript } from './script.ts';

/** TypeScript and JavaScript, where what older code does by functions stands as newer code writes it: modules and classes. */
export const lowerScriptModule: Lower = (root, text) => {
  const statements = lowerScript(root, text);
  const flat = /\bexports\b|\bdefine\b/.test(text) ? statements.flatMap(unwrapped) : statements;
  return text.includes('prototype') ? withClasses(flat) : flat;
};

type Assignment = Extract<Statement, { kind: 'assign' }>;

function exported(name: string, value: Expr, doc = ''): Assignment {
  return { kind: 'assign', target: { kind: 'name', name }, value, doc, exported: true };
}

/** What is in the function that a UMD or AMD module is made by; what that returns is exported. */
function unwrapped(statement: Statement): Statement[] {
  const call = statement.kind === 'expr' ? inside(statement.value) : undefined;
  const factory = call?.kind === 'call' ? call.args.at(-1)?.value : undefined;
  if (call?.kind !== 'call' || factory?.kind !== 'function') return [statement];
  const { callee } = call;
  const isWrapper =
    callee.kind === 'name' ? callee.name === 'define' : /"(?:exports|amd)"/.test(JSON.stringify(callee));
  if (!isWrapper) return [statement];
  return factory.declaration.body.flatMap((one) => {
    if (one.kind !== 'return' || !one.value) return [one];
    const entries = one.value.kind === 'object' ? one.value.entries : [];
    const made = entries.flatMap(({ key, value, doc }) =>
      value.kind === 'function' && key !== '' ? [exported(key, value, doc)] : [],
    );
    return [...made, exported('default', one.value)];
  });
}

/** Without signs around it: `!function () {}()`. */
function inside(expr: Expr): Expr {
  const [only, ...more] = expr.kind === 'other' ? expr.parts : [];
  return only && more.length === 0 ? inside(only) : expr;
}

/** `Stopwatch.prototype.start = function () { … }`, `Stopwatch.prototype = { start: function () { … } }`. */
function methodsIn(statement: Statement): { readonly owner: string; readonly methods: FunctionDecl[] } {
  const none = { owner: '', methods: [] };
  if (statement.kind !== 'assign' || statement.target.kind !== 'member' || !statement.value) return none;
  const { target, value, doc } = statement;
  const isWhole = target.name === 'prototype';
  const holder = isWhole ? target : target.object;
  if (holder.kind !== 'member' || holder.name !== 'prototype' || holder.object.kind !== 'name') return none;
  const entries = isWhole
    ? value.kind === 'object'
      ? value.entries
      : []
    : [{ key: target.name, value, doc }];
  return {
    owner: holder.object.name,
    methods: entries.flatMap(({ key, value: made, doc: said = '' }) =>
      made.kind === 'function' ? [named(made.declaration, key, said)] : [],
    ),
  };
}

/** A function as a method that is called so. */
function named(declaration: FunctionDecl, name: string, doc: string): FunctionDecl {
  const header = declaration.header.replace(/^(async )?function\b(\*?)[^(]{0,80}/, `$1$2${name}`);
  return { ...declaration, name, doc, header, exported: true };
}

/** Functions that give their objects methods are classes. */
function withClasses(statements: readonly Statement[]): Statement[] {
  const found = new Map<string, FunctionDecl[]>();
  const rest = statements.filter((statement) => {
    const { owner, methods } = methodsIn(statement);
    if (methods.length > 0) found.set(owner, [...(found.get(owner) ?? []), ...methods]);
    return methods.length === 0;
  });
  const made = new Set<string>();
  const classes = rest.map((statement): Statement => {
    const isKept = statement.kind === 'assign' && statement.target.kind === 'name';
    const value = isKept && statement.value?.kind === 'function' ? statement.value.declaration : undefined;
    const name = isKept && value ? (statement.target as { name: string }).name : '';
    const own =
      statement.kind === 'function'
        ? statement
        : value && isKept
          ? { ...value, name, doc: statement.doc, exported: statement.exported }
          : undefined;
    const methods = own && found.get(own.name);
    if (!own || !methods) return statement;
    made.add(own.name);
    const constructor: FunctionDecl = { ...own, name: 'constructor', doc: '', exported: true };
    const whole: ClassDecl = {
      ...emptyClass(own.name, own.doc, own.exported),
      methods: [constructor, ...methods],
    };
    return whole;
  });
  // Of what is made elsewhere, they stay as they are.
  return [
    ...classes,
    ...statements.filter((one) => found.has(methodsIn(one).owner) && !made.has(methodsIn(one).owner)),
  ];
}
