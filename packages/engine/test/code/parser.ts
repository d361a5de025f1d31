import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTreeSitterParser } from '../../code/parser/tree-sitter.ts';
import { CODE_LANGUAGES, type CodeParser } from '../../code/parser/types.ts';

/** A file of the packages that hold the grammars. */
export async function readGrammar(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(file))));
}

let parser: Promise<CodeParser> | undefined;

/** A parser with every language ready; loaded once for all tests. */
export function loadParser(): Promise<CodeParser> {
  parser ??= (async () => {
    const created = createTreeSitterParser(readGrammar);
    await created.load(CODE_LANGUAGES);
    return created;
  })();
  return parser;
}
