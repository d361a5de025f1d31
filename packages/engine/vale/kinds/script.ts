import type { ValeCheckOf } from '@housestyle/contract';
import { parseScript } from '../tengo/parse.ts';
import { runScript } from '../tengo/run.ts';
import { numberOf, textOf, type Value } from '../tengo/values.ts';
import { RuleError, type Hit, type ValeKindDefinition } from './types.ts';

/**
 * Runs a script in Tengo, the language of Vale's scripts, over each block of the scope. It is read by an interpreter of
 * our own that knows no file, no clock and no chance, and that counts its steps: every script ends.
 */
export const script: ValeKindDefinition<ValeCheckOf<'script'>> = {
  compile(check) {
    const parsed = parseScript(check.script);
    for (const [, name = ''] of check.script.matchAll(IMPORT)) {
      if (!MODULES.has(name))
        throw new RuleError(
          `the script asks for the module “${name}”; scripts have “text”, “fmt” and “math”`,
        );
    }
    return {
      start() {
        let failed = false;
        return ({ view }) => {
          if (failed || view.text === '') return [];
          try {
            const found = runScript(parsed, { scope: view.text }, 'matches');
            return (Array.isArray(found) ? found : []).flatMap((match) => hitOf(match, view.text));
          } catch (error) {
            if (!(error instanceof RuleError)) throw error;
            // It would fail on the next block, too.
            failed = true;
            const message = `This rule could not be judged: ${error.message}.`;
            return [{ start: 0, end: 0, values: [], everywhere: true, message }];
          }
        };
      },
    };
  },
};

const IMPORT = /\bimport\(\s*["`]([^"`]*)["`]\s*\)/g;
const MODULES = new Set(['text', 'fmt', 'math']);

function hitOf(match: Value, text: string): readonly Hit[] {
  if (!(match instanceof Map)) return [];
  const [start, end] = [numberOf(match.get('begin')), numberOf(match.get('end'))];
  if (start === undefined || end === undefined || start < 0 || end < start || start > text.length) return [];
  const to = Math.min(end, text.length);
  const message = match.get('message');
  return [
    {
      start,
      end: to,
      values: [text.slice(start, to)],
      ...(message !== undefined && { message: textOf(message) }),
    },
  ];
}
