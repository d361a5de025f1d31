import { RuleError } from '../kinds/types.ts';

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'char' | 'operator' | 'end';
  readonly text: string;
}

const TOKEN =
  /(?<space>[ \t\r]+|\/\/[^\n]*|\/\*[^]*?\*\/)|(?<line>\n)|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<number>0[xX][\da-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<string>"(?:[^"\\\n]|\\.)*"|`[^`]*`)|(?<char>'(?:[^'\\\n]|\\.)')|(?<operator>\.\.\.|<<=|>>=|&\^=|:=|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|&&|\|\||==|!=|<=|>=|<<|>>|&\^|\+\+|--|[-+*/%&|^<>=!(){}[\],.:;?])/suy;
/** After one of these, the end of a line ends a statement. */
const ENDS = /^(?:[)\]}]|\+\+|--)$/;
const GOES_ON = new Set(['if', 'else', 'for', 'in', 'func', 'import', 'export']);

/** The tokens of a script; a `;` stands where a line ends a statement. Throws a `RuleError`. */
export function tokensOf(script: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < script.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(script);
    if (!match)
      throw new RuleError(`the script cannot be read at “${script.slice(at, at + 20).split('\n')[0] ?? ''}”`);
    const { space, line, name, number, string, char, operator } = match.groups ?? {};
    // A comment that spans lines ends a statement as its line ends do.
    if ((line !== undefined || space?.includes('\n')) && closes(tokens.at(-1)))
      tokens.push({ kind: 'operator', text: ';' });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (string !== undefined) tokens.push({ kind: 'string', text: unquote(string) });
    else if (char !== undefined) tokens.push({ kind: 'char', text: unquote(char) });
    else if (operator !== undefined) tokens.push({ kind: 'operator', text: operator });
  }
  if (closes(tokens.at(-1))) tokens.push({ kind: 'operator', text: ';' });
  return [...tokens, { kind: 'end', text: '' }];
}

function closes(token: Token | undefined): boolean {
  if (!token) return false;
  return token.kind === 'operator'
    ? ENDS.test(token.text)
    : !(token.kind === 'name' && GOES_ON.has(token.text));
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  f: '\f',
  v: '\v',
  a: '\x07',
  b: '\b',
};

function unquote(text: string): string {
  const inner = text.slice(1, -1);
  return text.startsWith('`')
    ? inner
    : inner.replace(
        /\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gisu,
        (_, hex: string, unicode: string, plain: string) => {
          const code = hex ?? unicode;
          return code !== undefined ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES[plain] ?? plain);
        },
      );
}
