import { contentTypeOf } from '../../reading/content-type.ts';
import { asSentence } from '../sentences.ts';
import { findJson } from './json.ts';
import type { SourceReader } from './types.ts';

/** The manifest of a package of npm (`package.json`) as the facts of its README. */
export const readManifest: SourceReader = (text, type) => {
  if (type !== undefined && type !== contentTypeOf('readme')) return undefined;
  const found = findJson(text).find(
    ({ value }) =>
      isText(value['name']) && ['version', 'scripts', 'dependencies'].some((key) => key in value),
  );
  if (!found) return undefined;
  const { value, start, end } = found;
  const name = String(value['name']);
  const description = isText(value['description']) ? value['description'] : '';
  const runs = value['bin'] !== undefined;
  const test = (value['scripts'] as Record<string, unknown> | undefined)?.['test'];
  const node = (value['engines'] as Record<string, unknown> | undefined)?.['node'];
  const rest = text.slice(0, start).replace(/```\w*\s*$/, '') + text.slice(end).replace(/^\s*```/, '');
  return {
    topic: name,
    isName: true,
    summary: description === '' ? '' : asSentence(description),
    rest,
    facts: {
      requirement: isText(node) ? [`Node.js ${readRange(node)}.`] : [],
      step:
        value['private'] === true || /npm (?:i|install)\b/.test(rest)
          ? []
          : [`Run \`npm install ${runs ? '--global ' : ''}${name}\`.`],
      contributing:
        isText(test) && !/npm (?:run )?test/.test(rest)
          ? ['Run `npm test` before you propose a change.']
          : [],
      license: isText(value['license']) ? [`${value['license']}.`] : [],
    },
  };
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** ">=20" in words. */
function readRange(range: string): string {
  const [, version] = /^(?:>=|\^)\s*v?(\d[\d.]*)$/.exec(range) ?? [];
  return version ? `${version} or later` : `\`${range}\``;
}
