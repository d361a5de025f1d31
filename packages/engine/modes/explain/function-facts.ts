import { withArticle } from '../../checks/article.ts';
import type { FunctionDecl, Module, TypeExpr } from '../../code/ast.ts';
import type { DocComment } from '../../code/parts/doc-comment.ts';
import { describeFunction, typeText, type PublicParam } from '../../code/parts/public-api.ts';
import { asSentence } from '../generate/sentences.ts';
import { codeSpan } from '../report/quote.ts';
import { bullets, listed } from '../writing/markdown.ts';
import type { Step } from './step-writer.ts';

/** Types that say that nothing comes back; Go's errors are told with the steps. */
const NO_RESULT = /^(?:void|Void|None|never|Unit|null|undefined|error)?$/;
/** What waits for a value is told as the value. */
const AWAITED = /^(?:Promise|Task|ValueTask|Future|CompletableFuture|Deferred)$/;

/** What a function takes, gives back, and fails with; types and defaults are left to the header where it is shown. */
export function functionFacts(
  declaration: FunctionDecl,
  module: Module,
  doc: DocComment,
  steps: readonly Step[],
  hasHeader: boolean,
): string {
  const { params } = describeFunction(declaration, module);
  // A framework's `Path(...)` as a default says nothing of what callers may leave out.
  const mayBeLeftOut = (name: string): boolean =>
    declaration.params.some(
      (one) => one.name === name && one.optional && (one.value?.kind ?? 'null') === 'null',
    );
  const patterns = declaration.params.filter(({ name }) => name === '').flatMap(({ fields = [] }) => fields);
  const takes = [
    ...params
      .filter(({ name }) => !name.includes('.') && name !== 'this')
      .map((param) => ({
        name: param.name,
        shown: hasHeader ? codeSpan(param.name) : withFacts(param, mayBeLeftOut(param.name)),
      })),
    ...patterns.map((name) => ({ name, shown: codeSpan(name) })),
  ].map((one) => ({ ...one, said: doc.params.get(one.name) ?? '' }));
  const areExplained = takes.some(({ said }) => said !== '');
  const explained = bullets(takes.map(({ shown, said }) => (said ? `${shown}: ${asSentence(said)}` : shown)));
  const isShown = takes.length > 0 && !hasHeader;
  const result = doc.returns ? doc.returns.replace(/^./, lower) : hasHeader ? '' : resultType(declaration);
  const types = failuresIn(steps).filter((type) => !doc.throws.some((one) => one.includes(type)));
  const fails = [...doc.throws, ...new Set(types.map(codeSpan))];
  const facts = [
    areExplained ? `Takes:\n${explained}` : isShown && `Takes ${listed(takes.map(({ shown }) => shown))}.`,
    result && `Gives back ${result.replace(/\.$/, '')}.`,
    fails.length > 0 && `Can fail with ${listed(fails).replace(/\.$/, '')}.`,
  ].filter((fact) => typeof fact === 'string' && fact !== '') as readonly string[];
  return facts.length > 1 ? bullets(facts) : (facts[0] ?? '');
}

/** The types of errors that the steps fail with. */
function failuresIn(steps: readonly Step[]): readonly string[] {
  return steps.flatMap(({ text, below }) => [
    ...[...text.matchAll(/(?<!that )\b[Ff]ails with `(?:new )?([A-Z][\w.]*)(?=[(`])/g)].map(
      ([, type = '']) => type,
    ),
    ...failuresIn(below),
  ]);
}

/** "The name" as it goes on in a sentence; what is written in capitals stays. */
const lower = (letter: string, _at: number, whole: string): string =>
  /^[A-Z][a-z]*\b(?!\s*[.(<])/.test(whole) &&
  /^(?:An?|The|Each|All|True|False|Whether|What|How|Which|Its?|Nothing)\b/.test(whole)
    ? letter.toLowerCase()
    : letter;

function withFacts({ name, type, fallback }: PublicParam, mayBeLeftOut: boolean): string {
  const facts = [
    /^[^\n`]{1,40}$/.test(type) && codeSpan(type),
    fallback !== '' && fallback.length <= 40
      ? `${codeSpan(fallback)} where it is left out`
      : mayBeLeftOut && 'may be left out',
  ].filter((fact) => fact !== false);
  return facts.length > 0 ? `${codeSpan(name)} (${facts.join('; ')})` : codeSpan(name);
}

/** What comes back, by the types that the code names. */
function resultType({ returns, results }: FunctionDecl): string {
  const all = (results ?? (returns ? [returns] : [])).map(typed);
  const [first = '', ...others] = all;
  return NO_RESULT.test(first.replace(/^.*?`|`.*$/g, '')) || others.some((one) => !/`error`/.test(one))
    ? ''
    : first;
}

function typed(type: TypeExpr): string {
  if (type.kind === 'named' && AWAITED.test(type.name)) return type.args[0] ? typed(type.args[0]) : '';
  if (type.kind === 'optional') {
    const item = typed(type.item);
    return item && `${item}, or nothing`;
  }
  return type.kind === 'named' || type.kind === 'array' ? withArticle(codeSpan(typeText(type))) : '';
}
