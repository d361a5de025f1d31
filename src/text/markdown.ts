/** The text with nothing in it that Markdown or HTML would act on. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+\-.!|~>]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');
}

/** The text as inline code, however many backticks it has. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** The boxes of task lists as characters, for a preview that shows `[x]` as it stands. */
export function withDrawnTasks(markdown: string): string {
  return markdown.replace(/^(\s*[-*+] )\[([ xX])\] /gm, (_, bullet: string, mark: string) =>
    mark === ' ' ? `${bullet}✗ ` : `${bullet}✓ `,
  );
}

/** The text as a block of code, however many backticks it has. */
export function fenced(text: string, language = 'text'): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}
