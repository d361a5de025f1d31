import type { Page, PageData } from './page.ts';

const FENCE = /^( *)(```+|~~~+) *([\w+-]*)/;

/** The title of a page and its attributes. */
export function asciiDocHead({ title, description = '', tags = [] }: PageData): string {
  return [
    `= ${inline(title)}`,
    description && `:description: ${description}`,
    tags.length > 0 && `:keywords: ${tags.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A page as AsciiDoc, as Antora wants it. */
export function toAsciiDoc({ body, ...data }: Page): string {
  return `${asciiDocHead(data)}\n\n${asciiDocBody(body)}`;
}

/** Markdown as the engine itself writes it, in AsciiDoc. */
export function asciiDocBody(body: string): string {
  const lines: string[] = [];
  let fence = '';
  let table = false;
  for (const line of body.split('\n')) {
    const opening = FENCE.exec(line);
    if (fence !== '') {
      const closes = line.trim() === fence;
      lines.push(closes ? '----' : line);
      if (closes) fence = '';
    } else if (opening) {
      fence = opening[2] ?? '';
      lines.push(opening[3] ? `[source,${opening[3]}]` : '[source]', '----');
    } else if (/^\|.*\|$/.test(line)) {
      if (/^[|\s:-]+$/.test(line)) continue;
      if (!table) lines.push('[%header]', '|===');
      table = true;
      lines.push(tableRow(line));
    } else {
      if (table) lines.push('|===');
      table = false;
      lines.push(convertLine(line));
    }
  }
  if (table) lines.push('|===');
  return joinQuotes(lines).join('\n');
}

function convertLine(line: string): string {
  const heading = /^(#{1,6}) (.*)$/.exec(line);
  if (heading) return `${'='.repeat(heading[1]?.length ?? 1)} ${inline(heading[2] ?? '')}`;
  const admonition = /^> \*\*(Note|Tip|Important|Warning|Caution|Danger):\*\* ?(.*)$/.exec(line);
  if (admonition)
    return `${admonition[1] === 'Danger' ? 'CAUTION' : admonition[1]?.toUpperCase()}: ${inline(admonition[2] ?? '')}`;
  const item = /^( *)([-*+]|\d+\.) (.*)$/.exec(line);
  if (item) {
    const depth = Math.floor((item[1]?.length ?? 0) / 2) + 1;
    return `${(/\d/.test(item[2] ?? '') ? '.' : '*').repeat(depth)} ${inline(item[3] ?? '')}`;
  }
  return inline(line);
}

function tableRow(line: string): string {
  const cells = line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/);
  return cells.map((cell) => `|${inline(cell.trim().replace(/\\\|/g, '{vbar}'))}`).join(' ');
}

/** Block quotes that are no admonition, between `____` lines. */
function joinQuotes(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let quoting = false;
  for (const line of lines) {
    const quoted = /^> ?(.*)$/.exec(line);
    if (quoted && !quoting) joined.push('____');
    if (!quoted && quoting) joined.push('____');
    quoting = quoted !== null;
    joined.push(quoted ? (quoted[1] ?? '') : line);
  }
  if (quoting) joined.push('____');
  return joined;
}

/** Italic, bold and links; inline code is the same in both. */
function inline(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part
            .replace(/(?<![*\\\w])\*(?![\s*])([^*]+)(?<!\s)\*(?![*\w])/g, '_$1_')
            .replace(/\*\*(.+?)\*\*/g, '*$1*')
            .replace(/!?\[([^\]]*)\]\(([^)\s]*)\)/g, (_, label: string, url: string) =>
              /^https?:/.test(url)
                ? `${url}[${label}]`
                : url.startsWith('#')
                  ? `<<${url.slice(1)},${label}>>`
                  : `link:${url}[${label}]`,
            )
            .replace(/\\([*_[\]<>#|])/g, '$1'),
    )
    .join('');
}
