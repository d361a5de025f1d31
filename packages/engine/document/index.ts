export { detectLanguage } from './language.ts';
export { parseDocument, parseToEdit, reparse } from './parse-document.ts';
export type {
  Block,
  BlockKind,
  CodeBlock,
  Language,
  Link,
  ListPosition,
  ProtectedRange,
  ProtectionKind,
  Sentence,
  SourceDocument,
  Word,
} from './types.ts';
