import type { CallExpr, ClassDecl, FunctionDecl, Module, Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { callsIn, methodOf } from './drafts.ts';
import { draftsIn } from './index.ts';

type Declaration = FunctionDecl | ClassDecl;

/** Languages without a word for what is exported. */
const OPEN = /^(?:ruby|php)$/;
const PARSES = /^(?:parse_args|parse_known_args|parseArgs|get_matches)$/;
/** Parameters that hold what a command line gave, or what reads it. */
const GIVEN = /^(?:argv|args|ns|namespace|parser|subparsers|ctx|cmd|matches)$/;

/**
 * What a program's file holds for other code: documented types and functions, with the types that those speak of.
 * What makes or runs its command line is left out. A file without a command line is given back as it is.
 */
export function libraryPart(module: Module): Module {
  if (draftsIn(module).length === 0) return module;
  const own = keep(module.statements, (one) => !isOfCommandLine(one, module));
  if (/script|tsx/.test(module.language))
    return /^export\s|\bmodule\.exports\b/m.test(module.text)
      ? { ...module, statements: own }
      : { ...module, statements: [] };
  const open = keep(own, (one) => isOpen(one, module.language));
  const headers: string[] = [];
  keep(open, (one) => isDocumented(one) && headers.push(...headersOf(declarationOf(one))) > 0);
  const named = new Set(headers.flatMap((header) => header.match(/\w+/g) ?? []));
  const isKept = (one: Statement): boolean =>
    isDocumented(one) || (one.kind === 'class' && named.has(one.name));
  return { ...module, statements: keep(open, isKept) };
}

/** Those statements, in namespaces and blocks too. */
function keep(statements: readonly Statement[], test: (statement: Statement) => boolean): Statement[] {
  return statements.flatMap((one): Statement[] => {
    if (one.kind === 'scope' || one.kind === 'block') return [{ ...one, body: keep(one.body, test) }];
    if (!test(one)) return [];
    return one.kind === 'class'
      ? [{ ...one, body: one.body.filter((inner) => inner.kind !== 'class' || test(inner)) }]
      : [one];
  });
}

function declarationOf(statement: Statement): Declaration | undefined {
  if (statement.kind === 'function' || statement.kind === 'class') return statement;
  return statement.kind === 'assign' && statement.value?.kind === 'function'
    ? statement.value.declaration
    : undefined;
}

function isOpen(statement: Statement, language: string): boolean {
  return OPEN.test(language) || ('exported' in statement && statement.exported);
}

function isDocumented(statement: Statement): boolean {
  if (!('doc' in statement)) return false;
  if (statement.doc !== '' || statement.kind !== 'class') return statement.doc !== '';
  return [...statement.fields, ...statement.methods].some(({ doc }) => doc !== '');
}

const isNoClass = ({ kind }: Statement): boolean => kind !== 'class';
const isParsing = (call: CallExpr): boolean =>
  PARSES.test(methodOf(call)) || /^OptionParser\./.test(dotted(call.callee));

function headersOf(declaration: Declaration | undefined): string[] {
  if (declaration?.kind === 'class') return declaration.methods.map(({ header }) => header);
  return declaration ? [declaration.header] : [];
}

/** Whether a statement makes the command line, parses it, or is handed what it gave. */
function isOfCommandLine(statement: Statement, module: Module): boolean {
  const declaration = declarationOf(statement);
  if (!declaration) return false;
  // A class may hold the program that runs it.
  const own =
    statement.kind === 'class' ? { ...statement, body: keep(statement.body, isNoClass) } : statement;
  // Thor's commands are read from lines, and so from the whole file alone.
  const isRead = module.language !== 'ruby' && draftsIn({ ...module, statements: [own] }).length > 0;
  if (isRead || callsIn([own]).some(isParsing)) return true;
  if (declaration.kind === 'class')
    return declaration.bases.some((base) => base.kind === 'named' && base.name === 'Thor');
  const { params, receiver, header, name } = declaration;
  if (params.length === 0) return receiver === undefined && /^(?:Execute|main|cli)$/.test(name);
  return params.every((param) => GIVEN.test(param.name)) && !/\*args|\.{3}\s*args/.test(header);
}
