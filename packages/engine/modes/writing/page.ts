import { asciiDocHead, toAsciiDoc } from './asciidoc.ts';
import { heading, join } from './markdown.ts';

/** One page of documentation. */
export interface Page {
  readonly title: string;
  /** One sentence for search engines and lists of pages. */
  readonly description?: string;
  /**
   * Markdown below the title: headings from level 2; notes as block quotes that begin with a bold word
   * (`> **Warning:** …`).
   */
  readonly body: string;
}

/** A block quote that begins with a bold word of these is an admonition. */
const ADMONITION = /^> \*\*(Note|Tip|Important|Warning|Caution|Danger):\*\* ?(.*(?:\n>.*)*)$/gm;

interface Framework {
  readonly names: RegExp;
  readonly write: (page: Page) => string;
  /** The head of a file. */
  readonly data?: (data: PageData) => string;
  /** Block quotes that begin with a bold word as the framework's admonitions; undefined where it has none in Markdown. */
  readonly admonish?: (body: string) => string;
}

const DOCUSAURUS = (body: string): string => fenced(body, ':::', ':::');
const MYST = (body: string): string => fenced(body, ':::{', ':::');
const VITEPRESS = (body: string): string => fenced(body, '::: ', ':::');

/** The documentation frameworks whose front matter and admonitions are known; other names give plain Markdown. */
const FRAMEWORKS: readonly Framework[] = [
  {
    names: /docusaurus/,
    write: (page) => join(frontMatter(page), heading(1, page.title), DOCUSAURUS(page.body)),
    data: frontMatter,
    admonish: DOCUSAURUS,
  },
  {
    names: /mkdocs|material/,
    write: (page) => join(frontMatter(page), heading(1, page.title), indented(page.body)),
    data: frontMatter,
    admonish: indented,
  },
  {
    names: /sphinx|myst|read ?the ?docs/,
    write: (page) => join(mystFrontMatter(page), heading(1, page.title), MYST(page.body)),
    data: mystFrontMatter,
    admonish: MYST,
  },
  { names: /antora|ascii ?doc(?:tor)?/, write: toAsciiDoc, data: asciiDocHead },
  {
    names: /vitepress|vuepress/,
    write: (page) => join(frontMatter(page), heading(1, page.title), VITEPRESS(page.body)),
    data: frontMatter,
    admonish: VITEPRESS,
  },
  {
    names: /starlight|astro|hugo|jekyll|nextra|eleventy|mintlify/,
    write: (page) => join(frontMatter(page), page.body),
    data: frontMatter,
  },
  { names: /^(?:github|gitlab|gfm|plain|common ?mark|markdown|readme)\b/, write: github, admonish: alerts },
];

const FENCED = /^( {0,3})(```+|~~~+)[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm;

/**
 * A document with its admonitions as the framework writes them, code untouched; undefined where the framework is not known
 * or has no Markdown.
 */
export function writeAdmonitions(markdown: string, framework: string): string | undefined {
  const admonish = find(framework)?.admonish;
  if (!admonish) return undefined;
  let reached = 0;
  const parts: string[] = [];
  for (const { index, 0: code } of markdown.matchAll(FENCED)) {
    parts.push(admonish(markdown.slice(reached, index)), code);
    reached = index + code.length;
  }
  return [...parts, admonish(markdown.slice(reached))].join('');
}

export function knowsFramework(framework: string): boolean {
  return find(framework) !== undefined || STRUCTURES.test(framework);
}

/** Names of ways to structure documentation: they change what a page holds, not how it is written down. */
const STRUCTURES = /di[aá]taxis|dita|information mapping|every page is page one/i;

/** The page as a file of the framework; plain Markdown for a name that is not known. */
export function writePage(page: Page, framework = ''): string {
  return (find(framework)?.write ?? plain)(page);
}

function find(framework: string): Framework | undefined {
  const name = framework.toLowerCase().trim();
  return name === '' ? undefined : FRAMEWORKS.find(({ names }) => names.test(name));
}

function plain({ title, body }: Page): string {
  return join(heading(1, title), body);
}

function github({ title, body }: Page): string {
  return join(heading(1, title), alerts(body));
}

function alerts(body: string): string {
  return body.replace(
    ADMONITION,
    (_, kind: string, text: string) =>
      `> [!${kind === 'Danger' ? 'CAUTION' : kind.toUpperCase()}]\n> ${text}`,
  );
}

/** A page's data for search and lists. */
export interface PageData extends Omit<Page, 'body'> {
  readonly slug?: string;
  readonly tags?: readonly string[];
}

/** Front matter as the framework reads it; empty for one that has none, or that is not known. */
export function writeFrontMatter(data: PageData, framework: string): string {
  return find(framework)?.data?.(data) ?? '';
}

function frontMatter({ title, description = '', slug = '', tags = [] }: PageData): string {
  const fields = [
    `title: ${yamlString(title)}`,
    description && `description: ${yamlString(description)}`,
    slug && `slug: ${yamlString(slug)}`,
    tags.length > 0 && `tags: [${tags.map(yamlString).join(', ')}]`,
  ];
  return ['---', ...fields.filter(Boolean), '---'].join('\n');
}

function mystFrontMatter({ description = '', tags = [] }: PageData): string {
  const fields = [
    description && `    description: ${yamlString(description)}`,
    tags.length > 0 && `    keywords: ${yamlString(tags.join(', '))}`,
  ].filter(Boolean);
  return fields.length === 0 ? '' : ['---', 'myst:', '  html_meta:', ...fields, '---'].join('\n');
}

/** Plain where YAML reads it as this very text, else in double quotes. */
function yamlString(text: string): string {
  const safe =
    /^[\p{L}][\p{L}\p{N} ,.()'’/–-]*$/u.test(text) &&
    !/^(?:true|false|null|yes|no|on|off)$/i.test(text) &&
    !/\s$/.test(text);
  return safe ? text : JSON.stringify(text);
}

/** `:::note … :::`, `:::{note} … :::`, `::: tip … :::`. */
function fenced(body: string, open: string, close: string): string {
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
function indented(body: string): string {
  return body.replace(ADMONITION, (_, kind: string, text: string) => {
    const name = kind === 'Important' ? 'info' : kind === 'Caution' ? 'warning' : kind.toLowerCase();
    return `!!! ${name}\n\n${unquote(text).replace(/^(?=.)/gm, '    ')}`;
  });
}

function unquote(text: string): string {
  return text.replace(/^> ?/gm, '').trim();
}
