import type { Mode } from '@housestyle/contract';
import { createTreeSitterParser } from './code/parser/tree-sitter.ts';
import { languagesOf } from './code/read-code.ts';
import { assembleEngine, type Engine, type EngineOptions } from './engine.ts';
import { MODE_HANDLERS } from './modes/index.ts';
import { RULES } from './rules/index.ts';
import { compileStyle } from './style/compile.ts';
import { createRuleReader } from './style/rule-reader.ts';
import { createStyleCache } from './style/style-cache.ts';

/** Modes that read source code. */
const CODE_MODES: ReadonlySet<Mode> = new Set<Mode>(['code-to-docs', 'user-guide', 'explain']);

/** The whole engine. Only jobs that hold source code need to be prepared. */
export function createEngine({ grammars = noGrammars, guard }: EngineOptions = {}): Engine {
  const code = createTreeSitterParser(grammars);
  const read = createRuleReader(RULES);
  const compile = createStyleCache((style) => compileStyle(style, RULES, read, guard));
  return {
    modes: MODE_HANDLERS.map(({ mode }) => mode),
    async prepare(job) {
      if (CODE_MODES.has(job.mode)) await code.load(languagesOf(job.input));
    },
    ...assembleEngine({ handlers: MODE_HANDLERS, compile, code }),
  };
}

function noGrammars(): Promise<never> {
  return Promise.reject(new Error('This host gave the engine no grammars: pass `grammars` to createEngine.'));
}
