import type { ValeRuleCheck } from '@housestyle/contract';
import {
  camelCase,
  capitalize,
  joinedCase,
  matchCase,
  pascalCase,
  simpleCase,
  uncapitalize,
} from './casing/words.ts';
import { compilePattern } from './patterns.ts';

type Action = NonNullable<ValeRuleCheck['action']>;

/** What an edit is called, how many parameters it takes and what it does. */
const EDITS: Readonly<
  Record<string, { readonly takes: number; run(text: string, a: string, b: string): string }>
> = {
  replace: { takes: 2, run: (text, from, to) => text.replaceAll(from, to) },
  remove: {
    takes: 1,
    run: (text, characters) => [...text].filter((one) => !characters.includes(one)).join(''),
  },
  regex: { takes: 2, run: (text, pattern, by) => compilePattern(pattern).replace(text, by) },
  trim: { takes: 1, run: (text, cutset) => trimEnd(trimStart(text, cutset), cutset) },
  trim_left: { takes: 1, run: trimStart },
  trim_right: { takes: 1, run: trimEnd },
  truncate: { takes: 1, run: (text, at) => text.split(at)[0] ?? '' },
  split: { takes: 2, run: (text, at, index) => text.split(at)[Number(index)] ?? text },
  wrap: { takes: 1, run: (text, mark) => mark + text + mark },
  unwrap: { takes: 1, run: (text, mark) => unwrapped(text, mark) },
  prefix: { takes: 1, run: (text, head) => head + text },
  suffix: { takes: 1, run: (text, tail) => text + tail },
  squeeze: { takes: 0, run: (text) => text.replace(/\s+/g, ' ') },
  capitalize: { takes: 0, run: capitalize },
  uncapitalize: { takes: 0, run: uncapitalize },
  lower: { takes: 0, run: (text) => text.toLowerCase() },
  upper: { takes: 0, run: (text) => text.toUpperCase() },
  simple: { takes: 0, run: simpleCase },
  kebab: { takes: 0, run: (text) => joinedCase(text, '-') },
  snake: { takes: 0, run: (text) => joinedCase(text, '_') },
  camel: { takes: 0, run: camelCase },
  pascal: { takes: 0, run: pascalCase },
  ascii: { takes: 0, run: (text) => text.normalize('NFD').replace(/\p{Mn}/gu, '') },
};

/**
 * What an action makes of the text that was found: the suggestions, none where only a person knows one.
 * @param groups the match's capture groups, which parameters refer to as `$1`
 * @returns undefined where the rule has no action
 */
export function suggest(
  check: Pick<ValeRuleCheck, 'action' | 'matchcase'>,
  found: string,
  groups: readonly (string | undefined)[] = [],
): readonly string[] | undefined {
  const { action } = check;
  if (!action) return undefined;
  const params = action.params ?? [];
  switch (action.name) {
    case 'replace': {
      const filled = params.map((param) => expand(param, found, groups));
      return check.matchcase ? filled.map((param) => matchCase(param, found)) : filled;
    }
    case 'remove':
      return [''];
    case 'convert':
      return params[0] === 'simple' ? [simpleCase(found)] : [];
    case 'edit':
      return edited(params, found, groups);
    case 'suggest':
      return [];
  }
}

/** What an action asks for that is not done, for the report of an import; undefined where nothing is. */
export function unsupportedAction({ name, params = [] }: Action): string | undefined {
  if (name === 'suggest')
    return params[0] === undefined || params[0] === 'spellings' ? undefined : `the script “${params[0]}”`;
  if (name === 'convert') return params[0] === 'simple' ? undefined : `the conversion “${params[0] ?? ''}”`;
  if (name !== 'edit') return undefined;
  const steps = stepsOf(params);
  return steps ? undefined : `the edit “${params.join(' ')}”`;
}

function edited(
  params: readonly string[],
  found: string,
  groups: readonly (string | undefined)[],
): readonly string[] {
  const steps = stepsOf(params);
  if (!steps) return [];
  const result = steps.reduce((text, [name = '', ...own]) => {
    const [a = '', b = ''] = name === 'regex' ? own : own.map((param) => expand(param, found, groups));
    return EDITS[name]?.run(text, a, b) ?? text;
  }, found);
  return [result.trim()];
}

/** A flat list of edits and their parameters, edit by edit; undefined where it is none. */
function stepsOf(params: readonly string[]): readonly (readonly string[])[] | undefined {
  const steps: (readonly string[])[] = [];
  for (let at = 0; at < params.length;) {
    const edit = EDITS[params[at] ?? ''];
    if (!edit || at + edit.takes >= params.length + (edit.takes === 0 ? 1 : 0)) return undefined;
    steps.push(params.slice(at, at + 1 + edit.takes));
    at += 1 + edit.takes;
  }
  return steps.length > 0 ? steps : undefined;
}

function expand(param: string, found: string, groups: readonly (string | undefined)[]): string {
  return param.replace(/\$(?:(\$)|(\d+)|\{(\d+)\})/g, (_, dollar: string | undefined, bare, braced) => {
    if (dollar) return '$';
    const number = Number(bare ?? braced);
    return number === 0 ? found : (groups[number - 1] ?? '');
  });
}

function trimStart(text: string, cutset: string): string {
  let start = 0;
  while (start < text.length && cutset.includes(text[start] ?? '')) start++;
  return text.slice(start);
}

function trimEnd(text: string, cutset: string): string {
  let end = text.length;
  while (end > 0 && cutset.includes(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

function unwrapped(text: string, mark: string): string {
  const start = text.startsWith(mark) ? mark.length : 0;
  return text.slice(
    start,
    text.endsWith(mark) && text.length >= start + mark.length ? text.length - mark.length : undefined,
  );
}
