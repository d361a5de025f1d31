import type { Expr, FunctionDecl, Statement } from '../ast.ts';
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

/** The class of `Stopwatch.prototype.start = function () { … }`; empty where a statement is none such. */
function ownerOf(statement: Statement): string {
  const target = statement.kind === 'assign' && statement.value?.kind === 'function' && statement.target;
  const holder = target && target.kind === 'member' ? target.object : undefined;
  const isPrototype = holder?.kind === 'member' && holder.name === 'prototype';
  return isPrototype && holder.object.kind === 'name' ? holder.object.name : '';
}

function methodIn(statement: Statement): FunctionDecl[] {
  if (statement.kind !== 'assign' || statement.value?.kind !== 'function') return [];
  const name = statement.target.kind === 'member' ? statement.target.name : '';
  const { declaration } = statement.value;
  const header = declaration.header.replace(/^(async )?function\b(\*?)[^(]{0,80}/, `$1$2${name}`);
  return [{ ...declaration, name, doc: statement.doc, header, exported: true }];
}

/** Functions that give their objects methods are classes. */
function withClasses(statements: readonly Statement[]): Statement[] {
  const functions = new Set(statements.flatMap((one) => (one.kind === 'function' ? one.name : [])));
  const methods = Map.groupBy(statements, ownerOf);
  return statements.flatMap((statement): Statement[] => {
    if (functions.has(ownerOf(statement))) return [];
    const own = statement.kind === 'function' ? methods.get(statement.name) : undefined;
    if (!own || statement.kind !== 'function') return [statement];
    const maker: FunctionDecl = { ...statement, name: 'constructor', doc: '', exported: true };
    const { name, doc, exported: isExported } = statement;
    return [{ ...emptyClass(name, doc, isExported), methods: [maker, ...own.flatMap(methodIn)] }];
  });
}
