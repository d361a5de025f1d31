/** A block quote that begins with a bold word of these is an admonition. */
const ADMONITION = /^> \*\*(Note|Tip|Important|Warning|Caution|Danger):\*\* ?(.*(?:\n>.*)*)$/gm;

const KINDS = 'note|tip|important|warning|caution|danger|info';
const CALLED: Readonly<Record<string, string>> = { info: 'Note' };

/** How frameworks write admonitions without a title of their own, each with its kind and its text. */
const DIALECTS: readonly RegExp[] = [
  new RegExp(String.raw`^> ?\[!(?<kind>${KINDS})\][ \t]*\n(?<quoted>(?:>.*(?:\n|$))+)`, 'gim'),
  new RegExp(
    String.raw`^(?<marks>:{3,}) ?(?:\{(?<role>${KINDS})\}|(?<kind>${KINDS}))[ \t]*\n(?<text>(?:(?!:{3})[^\n]*\n)*)\k<marks>[ \t]*$\n?`,
    'gim',
  ),
  new RegExp(
    String.raw`^!!! (?<kind>${KINDS})[ \t]*\n(?<indented>(?:[ \t]*\n)*(?: {4}.*(?:\n|$)|[ \t]*\n(?= {4}))+)`,
    'gim',
  ),
];

/** Markdown with the admonitions of all frameworks as block quotes that begin with a bold word. */
export function readAdmonitions(markdown: string): string {
  return DIALECTS.reduce(
    (text, dialect) =>
      text.replace(dialect, (whole: string, ...parts: unknown[]) => {
        const groups = parts.at(-1) as Readonly<Record<string, string | undefined>>;
        const kind = (groups['kind'] ?? groups['role'] ?? '').toLowerCase();
        const said = (
          groups['text'] ??
          groups['quoted']?.replace(/^> ?/gm, '') ??
          groups['indented']?.replace(/^ {4}/gm, '') ??
          ''
        ).trim();
        if (said === '') return whole;
        const name = CALLED[kind] ?? kind.slice(0, 1).toUpperCase() + kind.slice(1);
        return `> **${name}:** ${said.replaceAll('\n', '\n> ').replace(/^> $/gm, '>')}${whole.endsWith('\n') ? '\n' : ''}`;
      }),
    markdown,
  );
}

/** `:::note … :::`, `:::{note} … :::`, `::: tip … :::`. */
export function fenced(body: string, open: string, close: string): string {
  return body.replace(ADMONITION, (_, kind: string, text: string) => {
    const name =
      kind === 'Important' && open !== ':::{'
        ? 'info'
        : kind === 'Caution' && open !== ':::{'
          ? 'warning'
          : kind === 'Note' && open === '::: '
            ? 'info'
            : kind.toLowerCase();
    return `${open}${name}${open.endsWith('{') ? '}' : ''}\n\n${unquote(text)}\n\n${close}`;
  });
}

/** `!!! note` with the text indented by four spaces. */
export function indented(body: string): string {
  return body.replace(ADMONITION, (_, kind: string, text: string) => {
    const name = kind === 'Important' ? 'info' : kind === 'Caution' ? 'warning' : kind.toLowerCase();
    return `!!! ${name}\n\n${unquote(text).replace(/^(?=.)/gm, '    ')}`;
  });
}

/** `> [!NOTE]` as GitHub has it. */
export function alerts(body: string): string {
  return body.replace(
    ADMONITION,
    (_, kind: string, text: string) =>
      `> [!${kind === 'Danger' ? 'CAUTION' : kind.toUpperCase()}]\n> ${text}`,
  );
}

function unquote(text: string): string {
  return text.replace(/^> ?/gm, '').trim();
}
