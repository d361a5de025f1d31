import type { SourceDocument } from '../../document/types.ts';

/** What an author's fields say of a document, as plain text; without a field, there is none. */
export interface Fields {
  readonly title?: string;
  readonly description?: string;
}

/** A field of YAML or TOML with the lines that go on with it. */
const FIELD =
  /^(?<name>title|description|summary|excerpt|abstract)[ \t]*[:=][ \t]*(?<value>\S.*(?:\n[ \t]+\S.*)*)$/gim;
/** ":summary: What it is": an attribute of AsciiDoc, a field of reStructuredText. */
const ATTRIBUTE = /^:(?<name>description|summary|abstract):[ \t]+(?<value>\S.*(?:\n[ \t]+\S.*)*)$/gim;
/** Attributes stand at the head of a text, in UTF-16 code units. */
const HEAD = 1500;

export function readFields({ text, frontMatter, language }: SourceDocument): Fields {
  const found = new Map<string, string>();
  const hasAttributes = language === 'asciidoc' || language === 'restructuredtext';
  const [head, form] = frontMatter
    ? [text.slice(frontMatter.start, frontMatter.end), FIELD]
    : [hasAttributes ? text.slice(0, HEAD) : '', ATTRIBUTE];
  for (const { groups } of head.matchAll(form)) {
    const name = groups?.['name']?.toLowerCase() ?? '';
    const value = (groups?.['value'] ?? '')
      .replace(/^[>|][-+\d]*\s+/, '')
      .replace(/\s+/g, ' ')
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim();
    if (!found.has(name) && !/^[>|{[]/.test(value)) found.set(name, value);
  }
  const title = found.get('title');
  const description = ['description', 'summary', 'abstract', 'excerpt'].flatMap(
    (name) => found.get(name) ?? [],
  )[0];
  return { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
}
