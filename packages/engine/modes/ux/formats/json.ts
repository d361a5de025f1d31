import type { UxFormat, UxString } from '../types.ts';

/** JSON with strings as values at any depth, also with comments; keys are left alone. */
export const json: UxFormat = {
  name: 'JSON',
  read(source) {
    if (isFragment(source)) return new Reader(source).read('{');
    if (!OPENING.test(source) || !/[}\]]$/.test(source.trimEnd())) return undefined;
    return new Reader(source).read();
  },
};

/** Members of an object without its braces, as people copy them out of a file: every line of a key goes on. */
function isFragment(source: string): boolean {
  if (!/^\s*"/.test(source)) return false;
  const keyed = source.split('\n').filter((line) => /^\s*"(?:[^"\\]|\\.)*"\s*:/.test(line));
  return keyed.length > 1 && keyed.slice(0, -1).every((line) => /[,{[]\s*$/.test(line));
}

/** Each comment ends in one place alone: a text of many that holds no JSON is known at once. */
const OPENING = /^(?:\s|\/\/.*(?:[\n\r\u2028\u2029]|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*[{[]/;

const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|\/\/.*|\/\*[\s\S]*?\*\/|[^\s"{}[\],:]+/gy;

/** Under keys with an at sign, as in `.arb` files, stand notes for translators. */
const FOR_TRANSLATORS = /(?:^|\.)@/;

class Reader {
  private readonly source: string;
  private readonly strings: UxString[] = [];

  constructor(source: string) {
    this.source = source;
  }

  /** `inside`: the brace before the text, where the text is a part. */
  read(inside?: '{'): readonly UxString[] | undefined {
    const path: (string | number)[] = inside ? [''] : [];
    const stack: ('{' | '[')[] = inside ? [inside] : [];
    let key: string | undefined;
    let expectsKey = inside !== undefined;
    const token = new RegExp(TOKEN);
    while (token.lastIndex < this.source.length) {
      const space = /\s*/y;
      space.lastIndex = token.lastIndex;
      space.exec(this.source);
      token.lastIndex = space.lastIndex;
      if (token.lastIndex >= this.source.length) break;
      const start = token.lastIndex;
      const text = token.exec(this.source)?.[0];
      if (text === undefined) return undefined;
      if (text.startsWith('/')) continue;
      if (text === '{' || text === '[') {
        stack.push(text);
        path.push(key ?? path.length);
        key = undefined;
        expectsKey = text === '{';
      } else if (text === '}' || text === ']') {
        if ((stack.pop() === '{') !== (text === '}')) return undefined;
        path.pop();
      } else if (text === ',') expectsKey = stack.at(-1) === '{';
      else if (text === ':') expectsKey = false;
      else if (text.startsWith('"') && expectsKey) key = decode(text);
      else if (text.startsWith('"')) {
        this.add(text, start, [...path.slice(1), ...(stack.at(-1) === '{' ? [key ?? ''] : [])].join('.'));
      }
    }
    return stack.length === (inside ? 1 : 0) ? inSourceLanguage(withoutNotes(this.strings)) : undefined;
  }

  private add(literal: string, start: number, key: string): void {
    const text = decode(literal);
    if (text === undefined || FOR_TRANSLATORS.test(key)) return;
    const encode = (value: string): string => JSON.stringify(value).slice(1, -1);
    this.strings.push({ start: start + 1, end: start + literal.length - 1, text, key, encode });
  }
}

/** `message` beside `description`, as browser extensions and message catalogs have them: the second is for translators. */
function withoutNotes(strings: readonly UxString[]): readonly UxString[] {
  const keys = new Set(strings.map(({ key }) => key));
  return strings.filter(({ key }) => {
    const [, parent] = /^(.+)\.(?:description|comment|context|notes?)$/.exec(key) ?? [];
    return parent === undefined || !SHOWN.some((name) => keys.has(`${parent}.${name}`));
  });
}
/** An Xcode catalog holds all languages, and marks of its own: only what it says in its first one is judged. */
function inSourceLanguage(strings: readonly UxString[]): readonly UxString[] {
  const language = strings.find(({ key }) => key === 'sourceLanguage')?.text;
  if (
    language === undefined ||
    strings.some(({ key }) => !/^(?:strings\.|sourceLanguage$|version$)/.test(key))
  )
    return strings;
  return strings.filter(
    ({ key }) => key.endsWith('.stringUnit.value') && key.includes(`.localizations.${language}.`),
  );
}

const SHOWN = ['message', 'defaultMessage', 'string', 'value', 'text'];

function decode(literal: string): string | undefined {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}
