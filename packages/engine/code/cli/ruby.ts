import { NOTHING, type Expr, type Statement } from '../ast.ts';
import { literalText } from '../parts/public-api.ts';
import {
  argumentsOf,
  callsIn,
  draftOf,
  entryOf,
  itemsOf,
  methodOf,
  option,
  typed,
  withChoices,
  type CommandDraft,
} from './drafts.ts';
import { Defaults } from './defaults.ts';
import { readThor } from './thor.ts';

/** Ruby's OptionParser, and Thor. */
export function readRubyCommands(statements: readonly Statement[], source: string): CommandDraft[] {
  const draft = draftOf('');
  const defaults = new Defaults(statements);
  for (const call of callsIn(statements)) {
    if (!/^on(?:_tail|_head)?$/.test(methodOf(call))) continue;
    const texts = call.args.map(({ value }) => literalText(value) || filled(value, defaults)).filter(Boolean);
    const choices = call.args.flatMap(({ value }) => {
      const listed = thawed(defaults.constant(value));
      return listed.kind === 'array' ? itemsOf(listed) : [];
    });
    const names = texts.filter((one) => one.startsWith('-'));
    const [type] = call.args.flatMap(({ value }) => (value.kind === 'name' ? [value.name] : []));
    const { fallback, variable } = defaults.of(keptAt(call.args.at(-1)?.value, defaults));
    if (names.length > 0)
      draft.options.push(
        option(names.join(', '), withChoices(texts.find((one) => !one.startsWith('-')) ?? '', choices), {
          ...typed(type ?? ''),
          ...(fallback !== 'false' && { fallback }),
          ...(variable !== undefined && { variable }),
        }),
      );
  }
  const banner = /\.banner\s*=\s*(["'])(?:Usage:\s*)?(.*?)\1/i.exec(source)?.[2]?.split(/\s+/) ?? [];
  const [name = '', ...values] = banner;
  if (name !== '' && !name.includes('#')) {
    draft.name = name;
    draft.arguments.push(...argumentsOf(values));
  }
  return [draft, ...(/\bThor\b/.test(source) ? readThor(source) : [])];
}

/** `%w[csv json].freeze` as the list. */
function thawed(expr: Expr | undefined): Expr {
  return expr?.kind === 'member' && expr.name === 'freeze' ? expr.object : (expr ?? NOTHING);
}

/** What is kept where an option keeps its value: `{ |v| @options[:hours] = v }` of `@options = { hours: 24 }`. */
function keptAt(block: Expr | undefined, defaults: Defaults): Expr | undefined {
  for (const one of block?.kind === 'function' ? block.declaration.body : []) {
    if (one.kind !== 'assign' || one.target.kind !== 'index') continue;
    const { object, index } = one.target;
    const whole = defaults.constant(object);
    const entry =
      whole?.kind === 'object' && index.kind === 'string' ? entryOf(whole, index.value) : undefined;
    if (entry) return entry;
  }
  return undefined;
}

/** A text with what constants stand for: `"Give up after #{TIMEOUT} seconds"`. */
function filled(expr: Expr, defaults: Defaults): string {
  if (expr.kind !== 'template') return '';
  return expr.parts
    .map((part) => (part.kind === 'string' ? part.value : defaults.of(part).fallback || '…'))
    .join('');
}
