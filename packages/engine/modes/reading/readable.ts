import type { Range } from '@housestyle/contract';
import { OPAQUE } from '../../document/characters.ts';
import { recall, remember } from '../../document/memory.ts';
import type { Block, CodeBlock, SourceDocument } from '../../document/types.ts';

/** What a reader sees otherwise than it is written, and what may be entities and tags. */
const HIDDEN_RUN = new RegExp(`${OPAQUE}+| {4,}`, 'g');
/** White space, and the characters that only look like it. */
const SPACES = /[\s\u2800\u200b\ufeff]+/g;

/**
 * The words of a block, or of a range inside it, as a reader sees them, on one line: emphasis gone, links reduced to
 * their text, inline code in its backticks, images and tags left out.
 */
export function readable(document: SourceDocument, block: Block, range: Range = block): string {
  if (range !== block) return show(document, block, range);
  const blocks = blocksOf(document);
  let text = blocks.get(block);
  if (text === undefined) blocks.set(block, (text = show(document, block, block)));
  return text;
}

/** By which documents know their blocks as a reader sees them: whoever reads for meaning asks for most of them many times. */
const READER = {};

function blocksOf(document: SourceDocument): Map<Block, string> {
  const known = recall(document, READER) as Map<Block, string> | undefined;
  if (known) return known;
  const blocks = new Map<Block, string>();
  remember(document, READER, blocks);
  return blocks;
}

function show(document: SourceDocument, block: Block, range: Range): string {
  const from = Math.max(range.start, block.start) - block.start;
  const to = Math.min(range.end, block.end) - block.start;
  const prose = block.prose.slice(from, to);
  const text = prose.replace(HIDDEN_RUN, (run, offset: number) => {
    const start = block.start + from + offset;
    const source = document.text.slice(start, start + run.length);
    return run.startsWith(OPAQUE) ? showOpaque(source) : showMasked(source);
  });
  return tidy(text);
}

/** As `readable`, with inline code bare: for titles, slugs and keywords. */
export function plain(document: SourceDocument, block: Block, range: Range = block): string {
  return tidy(readable(document, block, range).replace(/`+ ?([^`]*?) ?`+/g, '$1'));
}

/** Longest line of code that fits into a sentence. */
const LONG_LINE = 120;

/** The line of a code block that has but one, and fits into a sentence; empty otherwise. */
export function onlyLine({ text }: SourceDocument, { start, end, fenced }: CodeBlock): string {
  const lines = text
    .slice(start, end)
    .split('\n')
    .slice(fenced ? 1 : 0, fenced ? -1 : undefined)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [line = ''] = lines;
  return lines.length === 1 && line.length < LONG_LINE && !line.includes('`') ? line : '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&mdash;': '—',
  '&ndash;': '–',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&hellip;': '…',
  '&rarr;': '→',
  '&times;': '×',
};

/** A component that stands for a word: "<Term id="table" />". */
const WORD = /^<[A-Z]\w*\s[^>]*\b(?:id|name|term|label|text)="([^"]+)"[^>]*\/>$/;

/** Entities and tags, which the prose has blanks for. */
function showMasked(source: string): string {
  if (!/[&<]/.test(source)) return source.replace(/\S/g, ' ');
  return source.replace(
    /&#?\w+;|<[^<>]*>|[^<&]+|[<&]/g,
    (part) => ENTITIES[part] ?? WORD.exec(part)?.[1] ?? ' ',
  );
}

/** What stands for an opaque inline span in a sentence. */
function showOpaque(source: string): string {
  if (source.startsWith('![')) return ' ';
  // The marks of reStructuredText.
  const code = /^``([^`]+)``$/.exec(source);
  if (code) return `\`${code[1] ?? ''}\``;
  // "`+*.war+`" of AsciiDoc.
  if (/^`\+[^`]+\+`$/.test(source)) return `\`${source.slice(2, -2)}\``;
  const inHtml = /^<(code|kbd|samp|tt)\b[^>]*>([^<>`]+)<\/\1>$/i.exec(source);
  if (inHtml) return `\`${(inHtml[2] ?? '').replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)}\``;
  const link = /^<((?:https?|mailto):[^>]*)>$/.exec(source);
  if (link) return link[1] ?? '';
  return /^<[/!a-z]/i.test(source) && !/^<[\w-]+>$/.test(source) ? ' ' : source;
}

/** A role of MyST or reStructuredText: "{ref}`text <target>`", ":class:`~a.b.C`". */
const ROLE = /(?:\{[\w:.-]+\}|(?<![\w:]):[a-z][\w:.-]*:)`(?:~[\w.]*?(?=\w+`))?([^`]+?)(?:\s+<[^>]*>)?`/g;

/** "[Poll]({{< relref "poll" >}})", "{{<required>}}": what a generator of sites puts in; of tags, blanks are left here. */
const LINK_TO_SHORTCODE = /\[([^\]]+)\]\((?:\{\{[^}]*\}\})?\)/g;
/** "link:https://a.example/[]" of AsciiDoc. */
const BARE_LINK = /\blink:(https?:[^\s[\]]+)\[\]/g;
const SHORTCODE = /\{\{[<%\s][^}]*\}\}/g;

/** What none of the patterns below finds anything without, and what the first of them don't. */
const UNTIDY = /[\s\u2800\u200b\ufeff`{]/;
const MARKED = /[`{[]/;

function tidy(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return (MARKED.test(text) ? withoutMarks(text) : text)
    .replace(SPACES, ' ')
    .replace(/^\s*[!?]> /, '')
    .replace(/ ((?!\.\.)[,.;:!?)\]])(?![\w/`])/g, '$1')
    .replace(/([([]) /g, '$1')
    .trim();
}

const withoutMarks = (text: string): string =>
  text
    .replace(LINK_TO_SHORTCODE, '$1')
    .replace(SHORTCODE, ' ')
    .replace(BARE_LINK, '$1')
    .replace(ROLE, (whole, said: string) =>
      /^[{:](?:ref|doc|any|term|pep|rfc|guilabel|abbr)\b/.test(whole) ? said : `\`${said}\``,
    );
