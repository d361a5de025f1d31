/** Whether a path with slashes, relative to the folder that the globs are written for, is meant by one of them. */
export function matchesGlobs(path: string, globs: readonly string[]): boolean {
  const positive = globs.filter((glob) => !glob.startsWith('!'));
  const negative = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return (
    positive.some((glob) => compile(glob).test(path)) && !negative.some((glob) => compile(glob).test(path))
  );
}

const NOTHING = /(?!)/;

/** `*` and `?` stay in one folder, `**` crosses folders, `{a,b}` and `[ab]` choose. Names that begin with a dot count too. */
function compile(glob: string): RegExp {
  try {
    return new RegExp(`^${translate(glob.replace(/^\.\//, ''))}$`, 'u');
  } catch {
    return NOTHING;
  }
}

/** From the form of the glob at one place, longest first, to a pattern. */
const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/\*\*\/(?:\*\*\/)*/y, ({ index, input }) => (starts(input, index) ? '(?:[^/]+/)*' : '[^/]*/')],
  [/\/\*\*(?=$|[,}])/y, () => '(?:/[^/]+)*/[^/]+'],
  [/^\*\*$/y, () => '.*'],
  [/\*+/y, () => '[^/]*'],
  [/\?/y, () => '[^/]'],
  [/\[(!|\^)?([^\]/]+)\]/y, ([, not, members]) => `[${not ? '^/' : ''}${escapeClass(members ?? '')}]`],
  [/\{/y, () => '(?:'],
  [/\}/y, () => ')'],
  [/\\(.)/uy, ([, literal]) => escape(literal ?? '')],
  [/./suy, ([character]) => escape(character)],
];

function translate(glob: string): string {
  let result = '';
  let depth = 0;
  for (let at = 0; at < glob.length;) {
    if (glob[at] === ',' && depth > 0) {
      result += '|';
      at++;
      continue;
    }
    for (const [form, write] of FORMS) {
      form.lastIndex = at;
      const match = form.exec(glob);
      if (!match) continue;
      result += write(match);
      depth += match[0] === '{' ? 1 : match[0] === '}' ? -1 : 0;
      at += match[0].length;
      break;
    }
  }
  return result;
}

function starts(glob: string, at: number): boolean {
  return at === 0 || '/{,'.includes(glob[at - 1] ?? '');
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/u, '\\$&').replace('\\-', '-');
}

function escapeClass(members: string): string {
  return members.replace(/[\\[\]^]/g, '\\$&');
}
