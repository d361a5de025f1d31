/** Where a cursor stands in a YAML text: good enough for a file that is being written, which no parser reads. */
export interface ConfigPlace {
  /** Keys and, for the entries of a list, `[]`, from the top. */
  readonly path: readonly string[];
  /** Whether a key of the mapping at `path` is being written, or the value at `path`. */
  readonly writes: 'key' | 'value';
  /** What of it stands before the cursor. */
  readonly typed: string;
}

interface Level {
  readonly indent: number;
  readonly step: string;
}

const ENTRY = '[]';
const KEY = /^(["']?)([^\s"'#[\]{},:][^"'#[\]{},:]*?)\1\s*:(?:\s+|$)/;

/** Undefined in a comment. */
export function placeAt(text: string, offset: number): ConfigPlace | undefined {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  const current = lines.pop() ?? '';
  if (/^\s*#|\s#/.test(current)) return undefined;
  let levels: readonly Level[] = [];
  for (const line of lines) {
    if (line.trim() !== '' && !/^\s*#/.test(line)) levels = read(line, levels).levels;
  }
  const { levels: above, rest } = read(current, levels, true);
  const path = above.map(({ step }) => step);
  const key = KEY.exec(rest);
  if (key) return inFlow(rest.slice(key[0].length), [...path, key[2] ?? '']);
  if (/^[[{]/.test(rest)) return inFlow(rest, path);
  // After a dash, a plain value and the first key of a mapping look the same; the schema tells which can be.
  return { path, writes: path.at(-1) === ENTRY ? 'value' : 'key', typed: unquoted(rest) };
}

/** Takes a line's dashes, and its key where it opens what is below. */
function read(
  line: string,
  above: readonly Level[],
  isCurrent = false,
): { levels: readonly Level[]; rest: string } {
  let indent = /^ */.exec(line)?.[0].length ?? 0;
  let rest = line.slice(indent).replace(/\s+#.*$/, '');
  // A list may stand as deep as the key that holds it.
  const isEntry = /^-(?:\s|$)/.test(rest);
  const levels = above.filter(
    (level) => level.indent < indent || (isEntry && level.indent === indent && level.step !== ENTRY),
  );
  const added: Level[] = [];
  for (let dash = /^-\s*/.exec(rest); dash && /^-(?:\s|$)/.test(rest); dash = /^-\s*/.exec(rest)) {
    added.push({ indent, step: ENTRY });
    indent += dash[0].length;
    rest = rest.slice(dash[0].length);
  }
  const key = isCurrent ? undefined : KEY.exec(rest)?.[2];
  if (key !== undefined) added.push({ indent, step: key });
  return { levels: [...levels, ...added], rest };
}

/** Follows `[a, { b: c` from a value's begin on. */
function inFlow(text: string, start: readonly string[]): ConfigPlace {
  const open: { readonly path: readonly string[]; readonly isList: boolean }[] = [];
  let path = start;
  let part = '';
  for (const character of text) {
    const top = open.at(-1);
    if (character === '[' || character === '{') {
      open.push({ path, isList: character === '[' });
      path = character === '[' ? [...path, ENTRY] : path;
      part = '';
    } else if (character === ']' || character === '}') {
      path = open.pop()?.path ?? start;
      part = '';
    } else if (character === ',' && top) {
      path = top.isList ? [...top.path, ENTRY] : top.path;
      part = '';
    } else if (character === ':' && top && !top.isList && path === top.path) {
      path = [...top.path, unquoted(part)];
      part = '';
    } else part += character;
  }
  const top = open.at(-1);
  const isKey = top !== undefined && !top.isList && path === top.path;
  return { path, writes: isKey ? 'key' : 'value', typed: unquoted(part) };
}

function unquoted(text: string): string {
  return text.trim().replace(/^["']/, '');
}
