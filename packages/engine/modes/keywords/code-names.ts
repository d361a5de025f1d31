import { classesOf } from '../../spelling/function-words.ts';
import { lookUp, NOUN, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Block, CodeBlock, SourceDocument } from '../../document/types.ts';
import { GENERIC } from '../reading/words.ts';

/** With less code that stands again and again, what is named but once counts too: a path, a header, a command of two words. */
const FEW_CODE = 6;
const TELLING_CODE =
  /^[a-z][\w.-]*[ /_-][\w./:{} -]*[\w}]$|^\/[a-z][\w./{}-]+$|^(?:GET|POST|PUT|PATCH|DELETE) \/|^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/;

/** In fifteenths: "register" and "send" are what a program does. */
const MOSTLY_VERB = 8;

export function readCode({ blocks, codeBlocks, text }: SourceDocument, program: string): string[] {
  const counts = new Map<string, number>();
  const fields = ENDPOINT.test(text) ? fieldsIn(blocks, text) : new Set();
  for (const { words } of blocks) {
    for (const { kind, start, end } of words) {
      const source = text.slice(start, end);
      if (kind !== 'code' || !source.startsWith('`')) continue;
      const code = source.replace(/^`+ ?| ?`+$/g, '');
      if (
        code.length < 3 ||
        code.length > 40 ||
        !/[a-z]{2}/i.test(code) ||
        code.startsWith('<') ||
        classesOf(code.toLowerCase()) !== 0 ||
        code === program ||
        // "shp_8fKq2" is an example.
        /_(?=[a-zA-Z]*\d)[a-zA-Z\d]{4,}$/.test(code) ||
        // "file": a word that everybody types for something else.
        (/^[a-z]+$/.test(code) &&
          !fields.has(code) &&
          (partsOf(code) & NOUN) !== 0 &&
          verbShare(lookUp(code)) < MOSTLY_VERB) ||
        /^['"]|^(?:true|false|null|undefined|string|number|boolean|object|array|function)$/i.test(code)
      )
        continue;
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  const often = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const telling = [...counts].filter(([code, count]) => count === 1 && TELLING_CODE.test(code));
  const named = [...often, ...telling.slice(0, Math.max(0, FEW_CODE - often.length))].map(([code]) => code);
  return [...new Set([...named, ...commandsOf(program, codeBlocks, text)])];
}

const ENDPOINT = /\b(?:GET|POST|PUT|PATCH|DELETE) \//;

/** `weight` of a parcel: what the tables of an API page describe, a row each. */
function fieldsIn(blocks: readonly Block[], text: string): ReadonlySet<string> {
  const names = blocks
    .filter(
      ({ kind, start }) =>
        kind === 'table-cell' && /\n[ \t]*\|?[ \t]*$/.test(text.slice(Math.max(0, start - MARGIN), start)),
    )
    .map(({ start, end }) => /^`([a-z]+)`$/.exec(text.slice(start, end).trim())?.[1] ?? '');
  return new Set(names.filter((name) => name !== '' && !GENERIC.has(name)));
}
const MARGIN = 12;

/** "driftwatch scan": what a program of that name is told to do in blocks of code. */
function commandsOf(program: string, codeBlocks: readonly CodeBlock[], text: string): readonly string[] {
  if (!/^[a-z][\w-]*$/.test(program)) return [];
  const line = new RegExp(`^\\s*(?:\\$ |npx )?(${program} [a-z][\\w:-]+)(?= |$)`, 'gm');
  return codeBlocks.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(line)].map(([, command = '']) => command),
  );
}
