import type { Statement } from '../ast.ts';
import { literalText } from '../parts/public-api.ts';
import { argumentsOf, callsIn, draftOf, methodOf, option, typed, type CommandDraft } from './drafts.ts';
import { readThor } from './thor.ts';

/** Ruby's OptionParser, and Thor. */
export function readRubyCommands(statements: readonly Statement[], source: string): CommandDraft[] {
  const draft = draftOf('');
  for (const call of callsIn(statements)) {
    if (!/^on(?:_tail|_head)?$/.test(methodOf(call))) continue;
    const texts = call.args.map(({ value }) => literalText(value)).filter(Boolean);
    const names = texts.filter((one) => one.startsWith('-'));
    const [type] = call.args.flatMap(({ value }) => (value.kind === 'name' ? [value.name] : []));
    if (names.length > 0)
      draft.options.push(
        option(names.join(', '), texts.find((one) => !one.startsWith('-')) ?? '', typed(type ?? '')),
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
