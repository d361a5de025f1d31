import { withArticle } from '../../checks/article.ts';
import { typesIn, type ClassDecl, type Expr, type FunctionDecl, type Module } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import type { PublicClass } from './public-api.ts';

/** What Go's own interfaces make of a method by its name. */
const GO: Readonly<Record<string, string>> = {
  Error: 'Returns the message of the error.',
  Unwrap: 'Returns the error that it wraps.',
  String: 'Returns it as text.',
};

/** What a function without a comment does, where its only statement or its language says it; empty otherwise. */
export function impliedDoc({ name, body, receiver, returns }: FunctionDecl, language: string): string {
  const known = language === 'go' && receiver !== undefined ? GO[name] : undefined;
  if (known) return known;
  const [only, ...others] = body;
  // Elsewhere a method without a body may be one that others write.
  if (!only) return receiver !== undefined ? 'Does nothing.' : '';
  if (others.length > 0) return '';
  if (only.kind === 'assign') {
    const field = only.value?.kind === 'name' ? ownField(only.target) : '';
    return field === '' ? '' : `Sets \`${field}\`.`;
  }
  if (only.kind !== 'return' || !only.value) return '';
  const own = madeBy(only.value);
  const stated = /^(?:New|new|create|make|build)/.test(name) && returns?.kind === 'named' ? returns.name : '';
  // What isn't public is no type that callers know.
  const made = language === 'go' && /^[a-z]/.test(own) ? stated : own || stated;
  if (made !== '' && !LATER.test(made) && /^(?:call|object|other)$/.test(only.value.kind))
    return `Creates ${withArticle(`\`${made}\``)}.`;
  const value = valueText(only.value);
  return value === '' ? '' : `Returns \`${value}\`.`;
}

/** What stands for a result that comes later says nothing of it. */
const LATER = /^(?:Promise|Future|CompletableFuture|Task|Observable)$/;

/** The type of which an expression makes an object. */
function madeBy(value: Expr): string {
  if (value.kind === 'call' && value.creates) return dotted(value.callee);
  return value.kind === 'object' && value.type?.kind === 'named' ? value.type.name : '';
}

function valueText(value: Expr): string {
  if (value.kind === 'string') return JSON.stringify(value.value);
  if (value.kind === 'number') return value.text;
  if (value.kind === 'boolean') return String(value.value);
  return value.kind === 'name' && /^[A-Z]/.test(value.name) ? value.name : ownField(value);
}

/** `name` of `this.name`, `self.name` or a receiver's `b.name`. */
function ownField(value: Expr): string {
  if (value.kind !== 'member') return '';
  const owner = value.object.kind === 'name' ? value.object.name : dotted(value.object);
  return /^(?:this|self|\w{1,2})$/.test(owner) ? value.name : '';
}

/** Longest chain of types that build on each other. */
const DEEPEST = 5;

/** Methods without a comment say what the method says that they stand for: of a base, or of an interface that Go matches by its methods. */
export function withInherited(classes: readonly PublicClass[], modules: readonly Module[]): PublicClass[] {
  const declared = new Map(
    modules.flatMap(({ statements }) => typesIn(statements)).map((one) => [one.name, one]),
  );
  const interfaces = [...declared.values()].filter(({ form }) => form === 'interface');
  return classes.map((one) => {
    if (one.methods.every(({ doc }) => doc !== '')) return one;
    const own = new Set(one.methods.map(({ name }) => name));
    const bases =
      one.language === 'go' && one.form !== 'interface'
        ? interfaces.filter(({ methods }) => methods.length > 0 && methods.every(({ name }) => own.has(name)))
        : basesOf(one.name, declared);
    const docOf = (name: string): string =>
      bases.flatMap(({ methods }) => methods).find((method) => method.name === name && method.doc !== '')
        ?.doc ?? '';
    return {
      ...one,
      methods: one.methods.map((method) =>
        method.doc === '' ? { ...method, doc: docOf(method.name) } : method,
      ),
    };
  });
}

function basesOf(name: string, declared: ReadonlyMap<string, ClassDecl>): ClassDecl[] {
  const found = new Set<ClassDecl>();
  let open = [name];
  for (let depth = 0; depth < DEEPEST && open.length > 0; depth += 1) {
    const bases = open
      .flatMap((one) => declared.get(one)?.bases ?? [])
      .flatMap((base) => (base.kind === 'named' ? (declared.get(base.name) ?? []) : []))
      .filter((base) => !found.has(base));
    for (const base of bases) found.add(base);
    open = bases.map((base) => base.name);
  }
  return [...found];
}
