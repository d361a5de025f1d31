import type { Range } from '@housestyle/contract';
import type { Remembering } from './memory.ts';
import type { Piece } from './pieces.ts';
import type { SentencePlaces, WordPlaces } from './places.ts';

/** Programming languages whose comments are read, by the names that editors give them. */
export type CommentLanguage =
  | 'c'
  | 'cpp'
  | 'csharp'
  | 'dart'
  | 'dockerfile'
  | 'go'
  | 'java'
  | 'javascript'
  | 'javascriptreact'
  | 'kotlin'
  | 'lua'
  | 'makefile'
  | 'perl'
  | 'php'
  | 'powershell'
  | 'python'
  | 'r'
  | 'ruby'
  | 'rust'
  | 'scala'
  | 'shellscript'
  | 'sql'
  | 'swift'
  | 'toml'
  | 'typescript'
  | 'typescriptreact'
  | 'yaml';

export type Language =
  'markdown' | 'mdx' | 'plain' | 'html' | 'restructuredtext' | 'asciidoc' | 'git-commit' | CommentLanguage;

/**
 * One thing a reader sees as a word. `start` and `end` are offsets into `SourceDocument.text`.
 * `code` stands for one whole opaque inline span (inline code, expression, image, inline HTML with content that is
 * not prose): it counts as a word in a sentence but its `text` is never prose.
 */
export interface Word extends Range {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'code';
}

/** `words` lie inside the sentence, in order. `end` is after the closing punctuation. */
export interface Sentence extends Range {
  readonly words: readonly Word[];
}

export type BlockKind = 'heading' | 'paragraph' | 'table-cell';

/** How a text is written that is a value of front matter, an attribute or an image; a fix must leave the value valid. */
export type ValueSyntax =
  | 'yaml-plain'
  | 'yaml-single'
  | 'yaml-double'
  | 'yaml-block'
  | 'toml-basic'
  | 'toml-literal'
  | 'attribute-double'
  | 'attribute-single'
  | 'alt-text';

/** Where a block stands in the nearest list around it. */
export interface ListPosition {
  /** Identifies the list inside the document: blocks of one list share it. */
  readonly list: number;
  readonly ordered: boolean;
  /** 1 for a list that stands in no other list. */
  readonly depth: number;
  /** Index of the item inside its list, from 0. */
  readonly item: number;
  /** Whether this block is the first of its item. */
  readonly leads: boolean;
}

/** What is known of a block before its text is read. */
export interface BlockFrame {
  readonly kind: BlockKind;
  /** 1 to 6 for a heading; a title in front matter has none. */
  readonly level?: number | undefined;
  readonly list?: ListPosition | undefined;
  /** Inside a block quote or admonition. */
  readonly quoted: boolean;
  /** Inside a block quote that is no admonition: somebody else's words. */
  readonly quotation?: true | undefined;
  /** A cell of the table's first row. */
  readonly tableHeader?: boolean | undefined;
  /** Set where the block is a title or description in front matter, the text of an attribute or of an image that stands alone. */
  readonly value?: ValueSyntax | undefined;
}

/**
 * A stretch of prose: one heading, paragraph (also inside list items, quotes, admonitions, JSX) or table cell, without
 * its list marker, quote marks on later lines or heading marks.
 */
export interface Block extends Range, BlockFrame {
  /**
   * Exactly as long as `text.slice(start, end)`. Prose stands as it is; every unit of an opaque inline span is U+FFFC;
   * markup (emphasis marks, link destinations, quote marks and indentation of continued lines, tags) is spaces.
   * Line ends stay `\n`.
   */
  readonly prose: string;
  readonly sentences: readonly Sentence[];
  /** All words of the block, in order. */
  readonly words: readonly Word[];
  /** One of them, or undefined past either end: the others are not written out for it. */
  wordAt(index: number): Word | undefined;
  /** The same in numbers, relative to `start`: for checks that look at every word of a text. */
  readonly wordPlaces: WordPlaces;
  readonly sentencePlaces: SentencePlaces;
}

export interface CodeBlock extends Range {
  /** The first word of the info string, `''` where there is none. */
  readonly language: string;
  readonly fenced: boolean;
}

export interface Link extends Range {
  readonly kind: 'link' | 'image' | 'autolink';
  /** The link's text or the image's alt text; empty range where there is none. */
  readonly label: Range;
  readonly destination: string;
}

/** Why a range is protected. `mark` is syntax alone; the others carry content that a rewrite must keep. */
export type ProtectionKind =
  'code' | 'link' | 'html' | 'front-matter' | 'placeholder' | 'identifier' | 'mark';

export interface ProtectedRange extends Range {
  readonly kind: ProtectionKind;
  /** Stands in the text without marks around it: `node.js`, `/etc/hosts`, `{name}`. */
  readonly bare?: true;
}

/** A text to analyse, parsed once. All offsets but `toSource`'s results are into `text`, in UTF-16 code units. */
export interface SourceDocument extends Remembering {
  /** Exactly what the caller sent. */
  readonly source: string;
  readonly language: Language;
  /** `source` without byte order mark, every line end as `\n`. */
  readonly text: string;
  /** In order of `start`; they never overlap. */
  readonly blocks: readonly Block[];
  readonly codeBlocks: readonly CodeBlock[];
  /** In order of `start`. */
  readonly links: readonly Link[];
  /** Where the front matter stands, with its delimiters. */
  readonly frontMatter?: Range;
  /**
   * What no fix may touch, in order and disjoint: code blocks, inline code, link and image destinations and titles,
   * autolinks and bare URLs, HTML tags and comments, JSX tags, imports and expressions, front matter but for its titles
   * and descriptions, link reference
   * definitions, placeholders such as `{name}`, `${NAME}`, `%s`, `{{ x }}`, `<your-key>`, math, footnote labels, and
   * the marks that make lists, headings, quotes, tables and emphasis.
   */
  readonly protectedRanges: readonly ProtectedRange[];
  /** All of the above piece by piece, in order, for who remembers what was found in each: one piece unless it will be edited. */
  readonly pieces: readonly Piece[];
  /** The same range in `source`. */
  toSource(range: Range): Range;
}
