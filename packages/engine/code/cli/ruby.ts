import type { Expr, Statement } from '../ast.ts';
import { literalText } from '../parts/public-api.ts';
import {
  argumentsOf,
  callsIn,
  draftOf,
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
    const choices = call.args.flatMap(({ value }) => (value.kind === 'array' ? itemsOf(value) : []));
    const names = texts.filter((one) => one.startsWith('-'));
    const [type] = call.args.flatMap(({ value }) => (value.kind === 'name' ? [value.name] : []));
    if (names.length > 0)
      draft.options.push(
        option(
          names.join(', '),
          withChoices(texts.find((one) => !one.startsWith('-')) ?? '', choices),
          typed(type ?? ''),
        ),
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

/** A text with what constants stand for: `"Give up after #{TIMEOUT} seconds"`. */
function filled(expr: Expr, defaults: Defaults): string {
  if (expr.kind !== 'template') return '';
  return expr.parts
    .map((part) => (part.kind === 'string' ? part.value : defaults.of(part).fallback || '…'))
    .join('');
}
