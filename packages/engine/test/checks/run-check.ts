import type { Check } from '../../checks/types.ts';
import { parseDocument } from '../../document/index.ts';
import { inspect } from '../../inspect.ts';
import type { CompiledRule } from '../../style/types.ts';

export function ruleOf(...checks: Check[]): CompiledRule {
  return { id: 'rule', label: 'Rule', description: 'A rule.', severity: 'minor', checks, listed: true };
}

/** Each finding of one check in a Markdown text as "quote→replacement"; "quote!" where a person decides. */
export function run(check: Check, text: string): string[] {
  const document = parseDocument(text);
  return inspect(document, { rules: [ruleOf(check)], unjudged: [] }).map(({ start, end, replacement }) =>
    replacement === null
      ? `${document.text.slice(start, end)}!`
      : `${document.text.slice(start, end)}→${replacement}`,
  );
}

/** The messages of one check in a text. */
export function messages(check: Check, text: string): string[] {
  return inspect(parseDocument(text), { rules: [ruleOf(check)], unjudged: [] }).map(({ message }) => message);
}
