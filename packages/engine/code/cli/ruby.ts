import type { Statement } from '../ast.ts';
import { literalText } from '../parts/public-api.ts';
import {
  argumentsOf,
  callsIn,
  draftOf,
  methodOf,
  named,
  option,
  typed,
  type CommandDraft,
} from './drafts.ts';

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

/** Thor tells of a command right above its method, so that the order of the lines is what counts. */
function readThor(source: string): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  const shared: ReturnType<typeof option>[] = [];
  let pending: CommandDraft | undefined;
  let options: ReturnType<typeof option>[] = [];
  for (const line of source.replace(/,\s*\n\s*/g, ', ').split('\n')) {
    const [, usage = '', about = ''] =
      /^\s*desc[ (]+(?:["']([^"']*)["']),\s*["']([^"']*)["']/.exec(line) ?? [];
    if (usage !== '') {
      const [name = '', ...values] = usage.split(/\s+/);
      pending = draftOf(name, about);
      pending.arguments.push(...argumentsOf(values));
    }
    const [, kind = '', name = '', rest = ''] =
      /^\s*(method_option|option|class_option)s?[ (]+:?["']?([\w-]+)["']?(.*)$/.exec(line) ?? [];
    if (name !== '') (kind === 'class_option' ? shared : options).push(thorOption(name, rest));
    if (/^\s*def\s/.test(line)) {
      if (pending) {
        pending.options.push(...options, ...shared);
        drafts.push(pending);
      }
      pending = undefined;
      options = [];
    }
  }
  return drafts;
}

function thorOption(name: string, rest: string): ReturnType<typeof option> {
  const of = (key: string): string =>
    new RegExp(String.raw`\b${key}:\s*(?:["']([^"']*)["']|:?([\w.-]+))`).exec(rest)?.slice(1).find(Boolean) ??
    '';
  const alias = /aliases:\s*(?:\[|%w\[)?\s*:?["']?(-?\w)/.exec(rest)?.[1] ?? '';
  const isFlag = of('type') === 'boolean';
  const value = isFlag ? '' : of('banner') || name.toUpperCase();
  return option(
    named([alias && (alias.startsWith('-') ? alias : `-${alias}`), `--${name.replaceAll('_', '-')}`], value),
    of('desc'),
    {
      fallback: of('default') === 'false' ? '' : of('default'),
      required: of('required') === 'true',
    },
  );
}
