import {
  exportsAny,
  type ClassDecl,
  type Decorator,
  type Expr,
  type FunctionDecl,
  type Module,
  type Statement,
  type TypeExpr,
} from '../ast.ts';
import { constantsOf, shortValue } from './public-constants.ts';
import { impliedDoc, withInherited } from './implied-docs.ts';
import type { Schema } from '../model.ts';
import { attributesOf, docOf, madeField } from './attributes.ts';
import { CONSTRUCTOR, constructorOf } from './constructors.ts';
import { defaultText } from './default-text.ts';
import { passedOnNames } from './passed-on.ts';
import { partsOf, statedParams, takenParts, withNames } from './param-parts.ts';
import { withTakenDefaults } from './taken-defaults.ts';
import { thrownBy } from './thrown-errors.ts';
import { typedefsOf } from './typedefs.ts';
import { dotted } from '../routes/dialect.ts';
import type { CodeModel } from '../read-code.ts';

export interface PublicParam {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly fallback: string;
  /** Takes what is left of the arguments. */
  readonly isRest: boolean;
}

export interface PublicFunction {
  readonly name: string;
  /** The declaration as code, without its body. */
  readonly signature: string;
  readonly language: string;
  readonly doc: string;
  readonly params: readonly PublicParam[];
  /** Errors that its body throws itself: the type, and the message where it is written out. */
  readonly throws: readonly { readonly type: string; readonly message: string }[];
  readonly isConstructor?: boolean;
  /** The comment on the type that a constructor makes, which may say what that takes. */
  readonly typeDoc?: string;
  /** Does in its own way what the type that it builds on does. */
  readonly isOverride?: boolean;
  /** What a mark says of what is deprecated; empty where it says no more than that. */
  readonly deprecated?: string;
}

export interface PublicConstant {
  readonly name: string;
  readonly type: string;
  /** As the code writes it, where it is short. */
  readonly value: string;
  readonly doc: string;
}

export interface PublicClass {
  readonly name: string;
  readonly form: string;
  readonly language: string;
  readonly doc: string;
  /** What a mark says of what is deprecated. */
  readonly deprecated?: string;
  /** Of a type that stands for another: that one, as the code writes it. */
  readonly alias: string;
  readonly constants: readonly PublicConstant[];
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    /** As the code writes it, where it is short. */
    readonly fallback?: string;
    /** Read only, so that nobody gives it. */
    readonly isComputed?: boolean;
    readonly limits?: Schema;
    readonly doc: string;
  }[];
  readonly values: readonly {
    readonly name: string;
    readonly doc: string;
    readonly message?: string;
  }[];
  readonly methods: readonly PublicFunction[];
}

export interface PublicApi {
  readonly functions: readonly PublicFunction[];
  readonly classes: readonly PublicClass[];
  readonly constants: readonly PublicConstant[];
}

/** Names that frameworks call and tests use. */
const INTERNAL =
  /^(?:_|test_|main$|constructor$|initialize$|__\w+__$|setUp$|tearDown$|init$|toString$|equals$|hashCode$|to_s$|inspect$|hash$|eql\?$|={2,3}$|<=>$)/;

/** Comments that keep what they stand over from others. */
const KEPT = /^[ \t]*@(?:internal|private|hidden|ignore)\b|[ \t]@internal[ \t]*$/m;

/** Marks of what is read and set as a field. */
const PROPERTY = /^(?:(?:cached_)?property|setter|deleter)$/;

/** What other code can use: exported functions and types, or all of them where the language has no word for it. */
export function readPublicApi({ modules }: Pick<CodeModel, 'modules'>): PublicApi {
  const functions: PublicFunction[] = [];
  const classes: PublicClass[] = [];
  const constants: PublicConstant[] = [];
  for (const module of modules) {
    const listed = listedNames(module.statements);
    const isListed = ({ name }: { readonly name: string }): boolean => listed?.has(name) ?? true;
    constants.push(...constantsOf(module.statements, module).filter(isListed));
    for (const declaration of openDeclarations(module)) {
      if (!(declaration.kind === 'function' && declaration.receiver) && !isListed(declaration)) continue;
      if (declaration.kind === 'class') classes.push(describeClass(declaration, module));
      else if (!declaration.receiver) functions.push(describeFunction(declaration, module));
    }
    addReceivers(declarationsOf(module.statements), classes, module);
    classes.push(...typedefsOf(module));
  }
  const declared = modules.flatMap(({ statements }) => declarationsOf(statements));
  const whole = withTakenDefaults(withInherited(classes, modules), declared);
  const names = passedOnNames(modules);
  const called = <T extends { readonly name: string }>(one: T): T => ({
    ...one,
    name: names.get(one.name) ?? one.name,
  });
  return {
    functions: functions.map((one) => {
      const { name } = called(one);
      return name === one.name ? one : { ...one, name, signature: one.signature.replace(one.name, name) };
    }),
    classes: whole.map(called),
    constants: constants.map(called),
  };
}

/** What a module declares for others to use. */
export function openDeclarations({ statements, language }: Module): (FunctionDecl | ClassDecl)[] {
  const declarations = declarationsOf(statements);
  const anyExported =
    declarations.some(({ exported }) => exported) || (/script|tsx/.test(language) && exportsAny(statements));
  return declarations.filter(
    (one) =>
      (one.exported || !anyExported) &&
      !INTERNAL.test(one.name) &&
      !KEPT.test(one.doc) &&
      // Settings are told as what they are read from.
      !(one.kind === 'class' && isSettings(one)),
  );
}

function isSettings({ bases }: ClassDecl): boolean {
  return bases.some((base) => base.kind === 'named' && /(?:^|\.)BaseSettings$/.test(base.name));
}

function declarationsOf(statements: readonly Statement[]): (FunctionDecl | ClassDecl)[] {
  const exported = new Set(statements.flatMap(exportedNames));
  return statements.flatMap((statement): (FunctionDecl | ClassDecl)[] => {
    // Python declares what is missing in a `try`.
    if (statement.kind === 'scope' || statement.kind === 'block') return declarationsOf(statement.body);
    if (statement.kind === 'function' || statement.kind === 'class') {
      const own = exported.has(statement.name) ? { ...statement, exported: true } : statement;
      // Types inside of a type that others see: `Builder` of Java.
      const inner =
        own.kind === 'class' && own.exported ? own.body.filter((one) => one.kind === 'class') : [];
      return [own, ...declarationsOf(inner).filter((one) => one.exported)];
    }
    if (statement.kind !== 'assign' || statement.value?.kind !== 'function') return [];
    const name =
      statement.target.kind === 'name' || statement.target.kind === 'member' ? statement.target.name : '';
    if (name === '' || name === 'default') return [];
    const { declaration } = statement.value;
    return [{ ...declaration, name, doc: statement.doc, exported: statement.exported || exported.has(name) }];
  });
}

/** Names that are exported in a list of their own: `module.exports = { parse }`, `export default parse`. */
function exportedNames(statement: Statement): string[] {
  if (statement.kind !== 'assign' || !statement.exported) return [];
  const { value } = statement;
  if (value?.kind === 'name') return [value.name];
  return value?.kind === 'object'
    ? value.entries.flatMap((entry) => (entry.value.kind === 'name' ? [entry.value.name] : []))
    : [];
}

/** Python's `__all__`, where it names what the module declares itself; undefined where it doesn't. */
function listedNames(statements: readonly Statement[]): ReadonlySet<string> | undefined {
  const all = statements.find(
    (one) => one.kind === 'assign' && one.target.kind === 'name' && one.target.name === '__all__',
  );
  const { items } = all?.kind === 'assign' && all.value?.kind === 'array' ? all.value : { items: [] };
  const names = new Set(items.map(literalText).filter(Boolean));
  return declarationsOf(statements).some(({ name }) => names.has(name)) ? names : undefined;
}

/** Methods that stand outside their type. */
function addReceivers(
  declarations: readonly (FunctionDecl | ClassDecl)[],
  classes: PublicClass[],
  module: Module,
): void {
  for (const declaration of declarations) {
    if (declaration.kind !== 'function' || !declaration.receiver || !declaration.exported) continue;
    const index = classes.findIndex(({ name }) => name === declaration.receiver);
    const owner = classes[index];
    if (owner)
      classes[index] = { ...owner, methods: [...owner.methods, describeFunction(declaration, module)] };
  }
}

/** A function as others see it, whether or not it is public. */
export function describeFunction(declaration: FunctionDecl, module: Module): PublicFunction {
  const { language } = module;
  const { name, doc, params, header, decorators } = declaration;
  const isOverride =
    /^(?:\w+\s+)*override\b/.test(header) || decorators.some((one) => one.name === 'Override');
  const signature = header.includes(name)
    ? header
    : `${name}${header.startsWith('(') || header.startsWith('<') ? '' : ' '}${header}`;
  const stated = statedParams(doc);
  return {
    name,
    signature,
    language: language === 'tsx' ? 'typescript' : language,
    doc: doc || (CONSTRUCTOR.test(name) ? '' : impliedDoc(declaration, language)),
    ...(isOverride && { isOverride }),
    ...deprecatedBy(decorators),
    throws: thrownBy(declaration, language),
    params: withNames(params, doc)
      .filter(
        (param) => param.name !== 'self' && param.name !== 'cls' && (param.name !== '' || param.pattern),
      )
      .flatMap((param) => {
        const said = partsOf(param.name, stated);
        const own = stated.find((one) => one.name === param.name);
        const taken = takenParts(param, module).map((part) => ({
          ...part,
          ...said.find((one) => one.name === part.name),
        }));
        return [
          ...(param.name === ''
            ? []
            : [
                {
                  name: param.name,
                  type: param.written?.replace(/\s+/g, ' ') ?? typeText(param.type, language),
                  isRest: new RegExp(String.raw`(?:\*|\.\.\.)${param.name}\b`).test(header),
                  required: !param.optional && own?.required !== false,
                  fallback: valueText(param.value, language) || (own?.fallback ?? ''),
                },
              ]),
          ...taken,
          ...said.filter((one) => !taken.some((part) => part.name === one.name)),
        ];
      }),
  };
}

/** As the language writes it: Python's `True`. */
function valueText(value: Expr | undefined, language: string): string {
  const text = literalText(value);
  return language === 'python' && value?.kind === 'boolean'
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

/** Kotlin's and Java's `@Deprecated("Use purge()")`, C#'s `[Obsolete("…")]`, Rust's `#[deprecated(note = "…")]`. */
function deprecatedBy(decorators: readonly Decorator[]): { deprecated?: string } {
  const mark = decorators.find(({ name }) => /^(?:Deprecated|Obsolete|deprecated)$/.test(name));
  const said = mark?.args.find(
    ({ name = 'note', value }) => /^(?:note|message)$/.test(name) && value.kind === 'string',
  );
  return mark ? { deprecated: literalText(said?.value) } : {};
}

function describeClass(declaration: ClassDecl, module: Module): PublicClass {
  const { form, fields, values, methods, written = '', decorators, called } = declaration;
  const alias = declaration.alias?.kind === 'record' ? declaration.alias.fields : [];
  const isOpen = form === 'interface' || form === 'alias';
  const told = methods.filter(
    (method) => !INTERNAL.test(method.name) && !KEPT.test(method.doc) && (method.exported || isOpen),
  );
  // Python's `@property` is read as a field is.
  const visible = told.filter((one) => !one.decorators.some(({ name }) => PROPERTY.test(name)));
  const read = told.filter((one) => one.decorators.some(({ name }) => /^(?:cached_)?property$/.test(name)));
  // Lombok writes the methods that read them.
  const isShown = decorators.some((one) => /^(?:Data|Getter|Value|Builder)$/.test(one.name));
  const shown = [...fields, ...attributesOf(declaration), ...alias].filter(
    (field) => !/^[_#]/.test(field.name) && (isShown || !field.isHidden),
  );
  return {
    name: called ?? declaration.name,
    form: form === 'class' && declaration.bases.some(isModel) ? 'record' : form,
    language: module.language,
    doc: docOf(declaration),
    ...deprecatedBy(decorators),
    alias: alias.length > 0 ? '' : written,
    constants: shown
      .filter((field) => field.isConstant)
      .map((field) => ({
        name: field.name,
        type: field.written ?? typeText(field.type),
        value: field.value ? shortValue(field.value) : '',
        doc: field.doc,
      })),
    fields: [
      ...shown
        .filter((field) => !field.isConstant)
        .map((field) => ({
          name: field.called ?? field.name,
          type: field.written?.replace(/\s+/g, ' ') ?? typeText(field.type, module.language),
          fallback: defaultText(field.value, module),
          ...madeField(field),
        })),
      ...read.map(({ name, header, doc }) => ({
        name,
        type: /->\s*([^]*)$/.exec(header)?.[1] ?? '',
        required: false,
        isComputed: true,
        doc,
      })),
    ],
    values: values.map(({ name: own, value, doc: said = '', decorators: marks = [] }) => ({
      name: value?.kind === 'string' ? value.value : own,
      doc: said,
      ...messageIn(marks),
    })),
    methods: [
      ...constructorOf(declaration, module),
      ...visible.map((method) => describeFunction(method, module)),
    ],
  };
}

/** What is made of its fields: Pydantic's models. */
const isModel = (base: TypeExpr): boolean =>
  base.kind === 'named' && /(?:^|\.)(?:BaseModel|SQLModel)$/.test(base.name);

/** Rust's `#[error("the cache holds {0} entries")]`. */
function messageIn(marks: readonly Decorator[]): { message?: string } {
  const said = literalText(marks.find(({ name }) => name === 'error')?.args[0]?.value);
  return said === '' ? {} : { message: said.replace(/\{[^{}]*\}/g, '…') };
}

/** A type as its language would write it, more or less. */
export function typeText(type: TypeExpr | undefined, language = ''): string {
  const textOf = (one: TypeExpr): string => typeText(one, language);
  const [open, close] = /^(?:python|go)$/.test(language) ? '[]' : '<>';
  switch (type?.kind) {
    case 'named':
      return type.args.length > 0
        ? `${type.name}${open}${type.args.map(textOf).join(', ')}${close}`
        : type.name;
    case 'array':
      return `${textOf(type.item)}[]`;
    case 'map':
      return `map of ${textOf(type.value)}`;
    case 'optional':
      return `${textOf(type.item)} or nothing`;
    case 'union':
      return type.of.map(textOf).join(' or ');
    case 'all':
      return type.of.map(textOf).join(' and ');
    case 'literal':
      return JSON.stringify(type.value);
    case 'record':
      return 'object';
    default:
      return '';
  }
}

export function literalText(expr: Expr | undefined): string {
  if (expr?.kind === 'string') return expr.value;
  if (expr?.kind === 'number') return expr.text;
  if (expr?.kind === 'boolean') return String(expr.value);
  // A text that the code writes in pieces.
  if (expr?.kind === 'binary' && (expr.operator === '+' || expr.operator === '.')) {
    const [left, right] = [literalText(expr.left), literalText(expr.right)];
    return left !== '' && right !== '' && expr.left.kind !== 'number' ? `${left}${right}` : '';
  }
  // A text that is translated or laid out: `_("Print the version")`.
  const [only, ...others] = expr?.kind === 'call' ? expr.args : [];
  const isText = expr?.kind === 'call' && others.length === 0 && TEXT_CALLS.test(dotted(expr.callee));
  return isText ? literalText(only?.value) : '';
}

const TEXT_CALLS = /^(?:_|N_|(?:\w+\.)?(?:gettext(?:_lazy|_noop)?|lazy_gettext|dedent|cleandoc))$/;
