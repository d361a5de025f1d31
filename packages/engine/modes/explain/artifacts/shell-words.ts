/** A command of a line, with what it is given and where what it prints goes. */
export interface ShellCommand {
  readonly words: readonly string[];
  /** Redirections as they are typed: `> out.txt`. */
  readonly redirects: readonly { readonly sign: string; readonly file: string }[];
  /** What stands behind it: `|`, `&&`, `||`, `;`, `&`, or nothing. */
  readonly joint: string;
}

const TOKEN =
  /(?<space>\s+)|(?<joint>\|\||&&|[|;&])|(?<redirect>2>&1|>&2|[012]?>>?|<)|(?<word>(?:\\.|"(?:\\.|[^"\\])*"|'[^']*'|\$\([^)]*\)|[^\s|;&<>"'\\])+)/y;

/** The commands of one line; undefined where it holds what isn't read here, such as loops and here-documents. */
export function readShellLine(line: string): readonly ShellCommand[] | undefined {
  if (/<<|^\s*(?:for|while|if|case|function)\b|\{\s/.test(line)) return undefined;
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let redirects: { sign: string; file: string }[] = [];
  let open = '';
  TOKEN.lastIndex = 0;
  for (let at = 0; at < line.length; at = TOKEN.lastIndex) {
    const groups = TOKEN.exec(line)?.groups;
    if (!groups) return undefined;
    const { joint, redirect, word } = groups;
    if (redirect?.includes('>&')) redirects.push({ sign: redirect, file: '' });
    else if (redirect !== undefined) open = redirect;
    else if (word !== undefined && open !== '') {
      redirects.push({ sign: open, file: word });
      open = '';
    } else if (word !== undefined) words.push(word);
    else if (joint !== undefined) {
      commands.push({ words, redirects, joint });
      [words, redirects] = [[], []];
    }
  }
  if (words.length > 0) commands.push({ words, redirects, joint: '' });
  return open !== '' || commands.some((command) => command.words.length === 0) ? undefined : commands;
}
