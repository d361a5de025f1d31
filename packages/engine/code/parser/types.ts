/** Programming languages that are parsed. `tsx` also reads plain JavaScript with JSX. */
export const CODE_LANGUAGES = [
  'typescript',
  'tsx',
  'javascript',
  'python',
  'java',
  'kotlin',
  'go',
  'csharp',
  'php',
  'ruby',
  'rust',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** A node of a concrete syntax tree, as plain data. Offsets are UTF-16 code units, end exclusive. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** The role in the parent that the grammar gives it; empty where it gives none. */
  readonly field: string;
  /** False for punctuation and keywords. */
  readonly named: boolean;
  readonly children: readonly SyntaxNode[];
}

/** Reads source text. Text with syntax errors gives a tree too, with nodes of type `ERROR` where it is wrong. */
export interface CodeParser {
  /** Makes `parse` ready for the languages. Rejects where the host has no such grammar. */
  load(languages: Iterable<CodeLanguage>): Promise<void>;
  /** The tree's root; undefined where the language was not loaded. */
  parse(language: CodeLanguage, text: string): SyntaxNode | undefined;
}

/** How the host hands over a file of the packages that hold the grammars: `@vscode/tree-sitter-wasm/wasm/…`. */
export type GrammarSource = (file: string) => Promise<Uint8Array>;
