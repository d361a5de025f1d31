import { alerts, fenced, indented, readAdmonitions } from './admonitions.ts';
import { asciiDocBody, asciiDocHead, toAsciiDoc } from './asciidoc.ts';
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

interface Framework {
  readonly names: RegExp;
  /** The head of a file. */
  readonly data?: (data: PageData) => string;
  /** Block quotes that begin with a bold word as the framework's admonitions; as they are where it has none in Markdown. */
  readonly admonish?: (body: string) => string;
  /** Shows the title of the front matter above the page, which needs none of its own. */
  readonly untitled?: true;
}

/** The documentation frameworks whose front matter and admonitions are known; other names give plain Markdown. */
const FRAMEWORKS: readonly Framework[] = [
  { names: /docusaurus/, data: frontMatter, admonish: (body) => fenced(body, ':::', ':::') },
  { names: /mkdocs|material/, data: frontMatter, admonish: indented },
  {
    names: /sphinx|myst|read ?the ?docs/,
    data: mystFrontMatter,
    admonish: (body) => fenced(body, ':::{', ':::'),
  },
  { names: /antora|ascii ?doc(?:tor)?/, data: asciiDocHead },
  { names: /vitepress|vuepress/, data: frontMatter, admonish: (body) => fenced(body, '::: ', ':::') },
  { names: /starlight|astro|hugo|jekyll|nextra|eleventy|mintlify/, data: frontMatter, untitled: true },
  { names: /^(?:github|gitlab|gfm|plain|common ?mark|markdown|readme)\b/, admonish: alerts },
];

const FENCED = /^( {0,3})(```+|~~~+)[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm;

/** Markdown with its admonitions, whichever framework they are of, as this one writes them; code untouched. */
function withAdmonitions(markdown: string, { admonish }: Framework): string {
  if (!admonish) return markdown;
  let reached = 0;
  const parts: string[] = [];
  for (const { index, 0: code } of markdown.matchAll(FENCED)) {
    parts.push(admonish(readAdmonitions(markdown.slice(reached, index))), code);
    reached = index + code.length;
  }
  return [...parts, admonish(readAdmonitions(markdown.slice(reached)))].join('');
}

const TITLE = /^\s*# ([^\n]+?)[ \t]*#*[ \t]*(?:\n\s*|$)/;

/**
 * A writer's own Markdown as a page of the framework: its admonitions, and front matter where it begins with its title.
 * Undefined where the framework is not known or reads no Markdown.
 */
export function writeOwnPage(markdown: string, name: string): string | undefined {
  const framework = find(name);
  if (!framework || readsAsciiDoc(framework)) return undefined;
  const body = withAdmonitions(markdown, framework);
  const [head = '', title = ''] = TITLE.exec(body) ?? [];
  const data = title && framework.data?.({ title });
  return data ? join(data, framework.untitled ? body.slice(head.length) : body) : body;
}

/** A report of the engine's own in the framework's markup. */
export function writeReport(markdown: string, name: string): string {
  const framework = find(name);
  if (!framework) return markdown;
  return readsAsciiDoc(framework) ? asciiDocBody(markdown) : withAdmonitions(markdown, framework);
}

const readsAsciiDoc = ({ data }: Framework): boolean => data === asciiDocHead;

export function knowsFramework(name: string): boolean {
  return find(name) !== undefined || isStructure(name);
}

export function isAsciiDoc(name = ''): boolean {
  return readsAsciiDoc(find(name) ?? PLAIN);
}

/** Whether a name is a way to structure documentation: it asks nothing of how a page is written down. */
export function isStructure(name: string): boolean {
  return STRUCTURES.test(name);
}

const STRUCTURES = /di[aá]taxis|dita|information mapping|every page is page one/i;

/** The page as a file of the framework; plain Markdown for a name that is not known. */
export function writePage(page: Page, name = ''): string {
  const framework = find(name) ?? PLAIN;
  if (readsAsciiDoc(framework)) return toAsciiDoc(page);
  const title = framework.untitled ? '' : heading(1, page.title);
  return join(framework.data?.(page), title, withAdmonitions(page.body, framework));
}

const PLAIN: Framework = { names: /^$/ };

function find(framework: string): Framework | undefined {
  const name = framework.toLowerCase().trim();
  return name === '' ? undefined : FRAMEWORKS.find(({ names }) => names.test(name));
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
    `title: ${yamlString(title.replaceAll('`', ''))}`,
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
