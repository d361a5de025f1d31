import type { Language, Parser, Tree } from '@vscode/tree-sitter-wasm';
import { readable } from './readable.ts';
import type { CodeLanguage, CodeParser, GrammarSource, SyntaxNode } from './types.ts';

const FOLDER = '@vscode/tree-sitter-wasm/wasm';

const GRAMMARS: Readonly<Record<CodeLanguage, string>> = {
  typescript: `${FOLDER}/tree-sitter-typescript.wasm`,
  tsx: `${FOLDER}/tree-sitter-tsx.wasm`,
  javascript: `${FOLDER}/tree-sitter-tsx.wasm`,
  python: `${FOLDER}/tree-sitter-python.wasm`,
  java: `${FOLDER}/tree-sitter-java.wasm`,
  kotlin: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  go: `${FOLDER}/tree-sitter-go.wasm`,
  csharp: `${FOLDER}/tree-sitter-c-sharp.wasm`,
  php: `${FOLDER}/tree-sitter-php.wasm`,
  ruby: `${FOLDER}/tree-sitter-ruby.wasm`,
  rust: `${FOLDER}/tree-sitter-rust.wasm`,
};

/** Nodes deeper than this are left out: no code that people wrote nests so far, and no pass may run out of stack. */
const MAX_DEPTH = 300;

/** The part of the parser's module that is used; it is CommonJS, so what it exports may be under `default`. */
interface Runtime {
  readonly Parser: {
    init(options: { wasmBinary: Uint8Array }): Promise<void>;
    new (): Parser;
  };
  readonly Language: { load(bytes: Uint8Array): Promise<Language> };
}

/** Parses with tree-sitter compiled to WebAssembly. Nothing is read or compiled before the first `load`. */
export function createTreeSitterParser(source: GrammarSource): CodeParser {
  let runtime: Promise<Runtime> | undefined;
  const grammars = new Map<string, Promise<Parser>>();
  const ready = new Map<CodeLanguage, Parser>();

  const loadGrammar = async (file: string): Promise<Parser> => {
    runtime ??= loadRuntime(source);
    const { Parser, Language } = await runtime;
    return new Parser().setLanguage(await Language.load(await source(file)));
  };

  return {
    async load(languages) {
      for (const language of languages) {
        const file = GRAMMARS[language];
        const parser = grammars.get(file) ?? loadGrammar(file);
        grammars.set(file, parser);
        ready.set(language, await parser);
      }
    },
    parse(language, text) {
      const parser = ready.get(language);
      if (!parser) return undefined;
      const source = readable(language, text);
      const whole = parsePiece(parser, source, 0);
      return whole?.type === 'ERROR' ? (parsePieces(parser, source) ?? whole) : whole;
    },
  };
}

function parsePiece(parser: Parser, text: string, offset: number): SyntaxNode | undefined {
  const tree = parser.parse(text);
  if (!tree) return undefined;
  try {
    return copyTree(tree, offset);
  } finally {
    tree.delete();
  }
}

/** Where a declaration of the file's own may begin: behind an empty line, and not indented. */
const PIECE = /(?<=\n[ \t]*\r?\n)(?=[^\s)\]}])/;
const MOST_PIECES = 2000;

/** A file that the grammar gave up on as a whole, declaration by declaration: one of them spoils itself only. */
function parsePieces(parser: Parser, text: string): SyntaxNode | undefined {
  const pieces = text.split(PIECE);
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return undefined;
  let offset = 0;
  const roots = pieces.flatMap((piece) => {
    const root = parsePiece(parser, piece, offset);
    offset += piece.length;
    return root ?? [];
  });
  const sound = roots.find(({ type }) => type !== 'ERROR');
  return (
    sound && { ...sound, start: 0, end: text.length, children: roots.flatMap(({ children }) => children) }
  );
}

async function loadRuntime(source: GrammarSource): Promise<Runtime> {
  const loaded = (await import('@vscode/tree-sitter-wasm')) as unknown as Runtime & { default?: Runtime };
  const runtime = loaded.default ?? loaded;
  await runtime.Parser.init({ wasmBinary: await source(`${FOLDER}/tree-sitter.wasm`) });
  return runtime;
}

interface MutableNode extends SyntaxNode {
  readonly children: SyntaxNode[];
}

/** Copies a tree out of the parser's memory: passes over it then cost no call into WebAssembly. */
function copyTree(tree: Tree, offset: number): SyntaxNode {
  const cursor = tree.walk();
  const copyNode = (): MutableNode => ({
    type: cursor.nodeType,
    start: offset + cursor.startIndex,
    end: offset + cursor.endIndex,
    field: cursor.currentFieldName ?? '',
    named: cursor.nodeIsNamed,
    children: [],
  });
  const root = copyNode();
  const open = [root];
  let down = true;
  for (;;) {
    if (down && open.length < MAX_DEPTH && cursor.gotoFirstChild()) open.push(enter(open, copyNode()));
    else if (open.length > 1 && cursor.gotoNextSibling()) {
      open.pop();
      open.push(enter(open, copyNode()));
      down = true;
    } else if (open.length > 1) {
      cursor.gotoParent();
      open.pop();
      down = false;
    } else break;
  }
  cursor.delete();
  return root;
}

function enter(open: readonly MutableNode[], node: MutableNode): MutableNode {
  open.at(-1)?.children.push(node);
  return node;
}
