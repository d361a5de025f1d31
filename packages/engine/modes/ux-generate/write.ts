import { stringify } from 'yaml';
import { join, section, table } from '../writing/markdown.ts';
import type { OutputFormat } from './screen.ts';
import type { StringSet } from './sets.ts';

/** The sets as tables, or as the file that the description asks for. */
export function writeSets(sets: readonly StringSet[], format: OutputFormat): string {
  const pairs = sets.flatMap(({ strings }) => strings.map(({ key, text }) => [key, text] as const));
  switch (format) {
    case 'json':
      return JSON.stringify(Object.fromEntries(pairs), undefined, 2);
    case 'yaml':
      return stringify(Object.fromEntries(pairs), { lineWidth: 0 }).trimEnd();
    case 'properties':
      return pairs.map(([key, text]) => `${key} = ${text}`).join('\n');
    case 'tables':
      return join(
        ...sets.map(({ title, strings }) =>
          section(
            2,
            title,
            table(
              ['Key', 'Text', 'Where it stands'],
              strings.map(({ key, text, use }) => [`\`${key}\``, text, use]),
            ),
          ),
        ),
      );
  }
}
