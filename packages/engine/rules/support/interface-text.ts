import type { Range } from '@housestyle/contract';
import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import { recall, remember } from '../../document/memory.ts';
import type { Block, SourceDocument, Word } from '../../document/types.ts';

/** Words of a text that no interface shows on one line. */
const LONG = 20;

/**
 * Whether a document is the texts of an interface, such as buttons and messages, and no documentation: there, what
 * looks like a label is a list, a cell of a table or a short description.
 */
export function isInterfaceText({ blocks, codeBlocks }: SourceDocument): boolean {
  return codeBlocks.length === 0 && blocks.every(isShort);
}

function isShort({ sentencePlaces: places }: Block): boolean {
  for (let index = 0; index < places.count; index++)
    if (places.wordsEndOf(index) - places.firstWordOf(index) > LONG) return false;
  return true;
}

/** What a text of an interface is called: by itself, its row or column of a table, or the words above it. */
export type TextKind = 'button' | 'label' | 'placeholder' | 'message';

/** One text of an interface, without what says its kind and without the quotation marks around it. */
export interface InterfaceText extends Range {
  readonly block: Block;
  /** Undefined where nothing says it. */
  readonly kind: TextKind | undefined;
  readonly said: string;
  readonly words: readonly Word[];
  /** The text with its quotation marks. */
  readonly whole: Range;
}

const NAMES: Readonly<Record<TextKind, string>> = {
  button: 'button|link|cta|call to action',
  label:
    'label|menu item|menu|tab|field|checkbox|radio button|option|toggle|switch|title|heading|header|subject',
  placeholder: 'placeholder',
  message:
    'error|message|warning|alert|toast|snackbar|banner|dialog|notification|body|text|tooltip|hint|empty state|confirmation|success',
};
const KINDS = Object.keys(NAMES) as TextKind[];
const NAME = `(?:${Object.values(NAMES).join('|')})(?: (?:label|text|title|message|copy))?`;
/** “Button: Yes”, “Primary button: Yes”, “Sign-in page, button (large) - Yes”. */
const BEFORE = new RegExp(
  String.raw`^[ \t]*(?<which>(?:[\p{L}-]+,? ){0,3})(?<name>${NAME})(?: \d+| \([^()\n]{1,30}\))? *(?:: *\n?| [–—-] ) *(?=\S)`,
  'gimu',
);
/** Without one, nothing names a kind in front of a text. */
const MARK = /[:–—]| - /;
const ALONE = new RegExp(String.raw`^(?<which>(?:[\p{L}-]+ ){0,2})(?<name>${NAME})(?:e?s)?:?$`, 'iu');
/** Columns that tell something about a text. */
const ABOUT =
  /\b(?:notes?|comments?|description|screen|page|where|when|why|purpose|reason|id|key|status|action)\b/i;

const KIND_OF = KINDS.map((kind) => [kind, new RegExp(`(?:${NAMES[kind]})$`, 'i')] as const);

/** The kind that a name says: “button label” and “dialog title” are labels, “label text” is one too. */
function kindNamed({ which = '', name = '' }: Readonly<Record<string, string>>): TextKind | undefined {
  if (which.split(/[ ,]+/).some((word) => FUNCTION_WORDS.has(word.toLowerCase()))) return undefined;
  const plain = name.replace(/ (?:text|message|copy)$/i, '');
  return KIND_OF.find(([, ends]) => ends.test(plain))?.[0];
}

/** The kind that a heading, a cell or a line in front of a list names and nothing more. */
function kindAlone({ prose }: Block): TextKind | undefined {
  const groups = ALONE.exec(prose.trim())?.groups;
  return groups && kindNamed(groups);
}

/** The texts of a document, in order; headings and the first row of a table, which name others, are none. */
export function interfaceTexts(document: SourceDocument): readonly InterfaceText[] {
  const known = recall(document, interfaceTexts) as readonly InterfaceText[] | undefined;
  if (known) return known;
  const texts = readTexts(document);
  remember(document, interfaceTexts, texts);
  return texts;
}

function readTexts({ blocks, text }: SourceDocument): readonly InterfaceText[] {
  let [above, intro]: (TextKind | undefined)[] = [];
  let row: TextKind | undefined;
  const columns = new Map<number, Block>();
  let [last, column] = [0, 0];
  return blocks.flatMap((block): readonly InterfaceText[] => {
    const { kind, start, end } = block;
    const between = text.slice(last, start);
    last = end;
    if (kind === 'heading') {
      above = kindAlone(block);
      intro = undefined;
      return [];
    }
    if (kind !== 'table-cell') {
      if (!block.list) intro = kindAlone(block);
      return textsIn(block, (block.list && intro) ?? above);
    }
    const line = between.lastIndexOf('\n');
    if (line >= 0) [row, column] = [undefined, 0];
    column += between.slice(line + 1).split('|').length - 1;
    if (block.tableHeader) {
      columns.set(column, block);
      return [];
    }
    const header = columns.get(column);
    const named = header && kindAlone(header);
    const told = header && ABOUT.test(header.prose) ? undefined : (row ?? above);
    row ??= kindAlone(block);
    return textsIn(block, named === undefined || named === 'message' ? (told ?? named) : named);
  });
}

function textsIn(block: Block, kind: TextKind | undefined): readonly InterfaceText[] {
  const { prose } = block;
  const named = (MARK.test(prose) ? [...prose.matchAll(BEFORE)] : []).flatMap(
    ({ index, 0: before, groups = {} }) => {
      const own = kindNamed(groups);
      return own ? [{ from: index + before.length, index, kind: own }] : [];
    },
  );
  const own = named[0]?.index === 0 ? named : [{ from: 0, index: 0, kind }, ...named];
  let at = 0;
  return own.flatMap(({ from, kind: its }, index) => {
    const text = textOf(block, from, own[index + 1]?.index ?? prose.length, its);
    if (!text) return [];
    while ((block.words[at]?.start ?? text.start) < text.start) at++;
    const first = at;
    while ((block.words[at]?.end ?? Infinity) <= text.end) at++;
    return [{ ...text, words: block.words.slice(first, at) }];
  });
}

const QUOTED = /^(?:"[^"]*"|“[^“”]*”|'[^']*'|‘[^‘’]*’)$/;

function textOf(
  block: Block,
  from: number,
  to: number,
  kind: TextKind | undefined,
): Omit<InterfaceText, 'words'> | undefined {
  const part = block.prose.slice(from, to);
  const shown = part.trim();
  if (shown === '') return undefined;
  const start = block.start + from + part.indexOf(shown);
  const whole = { start, end: start + shown.length };
  const inside = QUOTED.test(shown) ? 1 : 0;
  const said = { start: start + inside, end: whole.end - inside };
  return { ...said, block, kind, said: shown.slice(inside, shown.length - inside), whole };
}
