import type { SourceDocument } from '../../document/types.ts';
import { readParameter } from '../reading/parameters.ts';
import type { Outline } from '../reading/sections.ts';
import { capitalized } from '../writing/capitals.ts';

/** Fewer than these are told by the text around them. */
const LEAST = 3;
const MOST = 12;
/** First sentences only, and no longer. */
const LONGEST = 160;

/** What an API page lets its readers set, each with the first sentence that is said of it; empty for other pages. */
export function readParameters(document: SourceDocument, { root, sections }: Outline): readonly string[] {
  const found = new Map<string, string>();
  for (const { blocks } of [root, ...sections]) {
    for (const block of blocks) {
      const parameter = readParameter(document, block);
      if (!parameter || parameter.text === '' || found.has(parameter.name)) continue;
      const { name, text, required, fallback } = parameter;
      const said = (/^.+?[.!](?=\s|$)/s.exec(text)?.[0] ?? text).trim();
      if (said.length > LONGEST || said.split(' ').length < 2 || /:$|^with no /i.test(said)) continue;
      const facts = [required === true && 'Required.', fallback && `Default: ${asCode(fallback)}.`].filter(
        Boolean,
      );
      const sentence = /[.!]$/.test(said) ? said : `${said}.`;
      found.set(name, [`\`${name}\`:`, capitalized(sentence), ...facts].join(' '));
    }
  }
  const all = [...found.values()];
  if (all.length < LEAST) return [];
  const rest = all.length - MOST;
  return rest > 1 ? [...all.slice(0, MOST), `${rest} more.`] : all;
}

function asCode(value: string): string {
  return value.startsWith('`') || value.includes('`') ? value : `\`${value}\``;
}
