import { capitalized } from '../writing/capitals.ts';

/** Directives that only tools read. */
const FOR_TOOLS =
  /^(?:include|highlight|contents|toctree|currentmodule|module|index|meta|default-domain|sectnum|rubric-index)$/;
/** What holds text for some readers. */
const HOLDS_TEXT = /^(?:only|ifconfig|container|compound|topic)$/;
/** ".. _`the tracker`: https://a.example", and what points at it. */
const NAMED_TARGET = /^\.\.[ \t]+_`?(?<name>[^`:\n]+)`?:[ \t]+(?<url>https?:\S+)[ \t]*\n*/gm;
const POINTER = /`(?<said>[^`<>\n]+)`_(?!_)|(?<![\w`:])(?<word>[\p{L}\d][\p{L}\d-]*)_(?![\w_`])/gu;
const TARGET = /^\.\.[ \t]+_[^\n]*:[ \t]*\n+/gm;
const COMMENT = /^\.\.[ \t]+(?![\w-]+::|\[|_|\|)[^\n]*\n(?:[ \t]+\S[^\n]*\n)*\n*/gm;
/** A heading between two lines, or above one. */
const HEADING =
  /^(?:(?<over>[=\-~^"'*+#`.:])\k<over>{2,}[ \t]*\n)?[ \t]*(?<title>\S[^\n]*)\n(?<under>[=\-~^"'*+#`.:])\k<under>{2,}[ \t]*$/gm;
/** Fields for tools in front of a text. */
const FIELDS = /^\s*(?::[\w -]+:.*\n(?:[ \t]+\S.*\n)*)+\n*/;
/** A directive with what is indented below it. */
const DIRECTIVE =
  /^(?<indent>[ \t]*)\.\.[ \t]+(?<name>[\w:-]+)::[ \t]*(?<said>.*)\n?(?<body>(?:[ \t]*\n)*(?:\k<indent>[ \t]+\S.*(?:\n|$)(?:[ \t]*\n)*)*)/gm;
const ADMONITION = /^(?:note|warning|tip|important|caution|danger|hint|attention|seealso)$/i;
const CHANGE: Readonly<Record<string, string>> = {
  versionadded: 'Since version',
  versionchanged: 'Changed in version',
  deprecated: 'Deprecated since version',
};
/** What a page describes, by its name. */
const DESCRIBED =
  /^(?:[\w]+:)?(?:function|method|class|attribute|data|exception|module|option|setting|envvar|program|confval|macro|type|describe|object|templatetag|templatefilter|django-admin)$/;
const CODE =
  /^[ \t]*\.\.[ \t]+(?:code-block|sourcecode|code|parsed-literal)::[^\n]*\n(?:[ \t]+:[\w-]+:[^\n]*\n)*/gm;
const LITERAL = /(?<=\S)(?<space>[ \t]?)::[ \t]*$/gm;
const ROLE = /:(?:ref|doc|term|any|abbr|guilabel|pep|rfc):`(?:([^`<]+?)\s*<[^>`]*>|([^`]+))`/g;
const CODE_ROLE = /:[\w:.-]+:`~?([^`]+)`/g;
const LINK = /`([^`<]+?)\s+<(https?:[^>`\s]+)>`__?/g;

/** The text of a document in reStructuredText with the marks of Markdown; tables and what it can't say otherwise stay. */
export function rstAsMarkdown(source: string): string {
  const levels: string[] = [];
  const targets = new Map<string, string>();
  for (const { groups } of source.matchAll(NAMED_TARGET))
    targets.set(nameOf(groups?.['name'] ?? ''), groups?.['url'] ?? '');
  return withoutDirectives(source)
    .replace(FIELDS, '')
    .replace(NAMED_TARGET, '')
    .replace(TARGET, '')
    .replace(POINTER, (written, said: string | undefined, word: string | undefined) => {
      const url = targets.get(nameOf(said ?? word ?? ''));
      return url === undefined ? written : `[${said ?? word ?? ''}](${url})`;
    })
    .replace(COMMENT, '')
    .replace(HEADING, (...found) => {
      const { over = '', title = '', under = '' } = found.at(-1) as Record<string, string | undefined>;
      const style = over + under;
      if (!levels.includes(style)) levels.push(style);
      return `${'#'.repeat(Math.min(6, levels.indexOf(style) + 1))} ${title.trim()}`;
    })
    .replace(CODE, '')
    .replace(LITERAL, ':')
    .replace(ROLE, (_, said: string | undefined, named: string | undefined) => (said ?? named ?? '').trim())
    .replace(CODE_ROLE, '`$1`')
    .replace(LINK, '[$1]($2)');
}

const nameOf = (reference: string): string => reference.toLowerCase().replace(/\s+/g, ' ').trim();

/** Admonitions as quotations, and what is described as its name over its text. */
function withoutDirectives(source: string): string {
  return source.replace(DIRECTIVE, (...found) => {
    const {
      indent = '',
      name = '',
      said = '',
      body = '',
    } = found.at(-1) as Record<string, string | undefined>;
    const written = found[0] as string;
    const inner = withoutDirectives(outdented(body)).trim();
    if (FOR_TOOLS.test(name)) return '';
    // What is a link is a badge.
    if (name === 'image' || name === 'figure')
      return /:target:/.test(body) ? '' : `${indent}![](${said.trim()})\n\n`;
    if (HOLDS_TEXT.test(name)) return inner === '' ? '' : `${inner}\n\n`;
    const text = [said.trim(), inner].filter(Boolean).join(ADMONITION.test(name) ? ' ' : '\n\n');
    if (ADMONITION.test(name)) {
      const kind = name.toLowerCase() === 'seealso' ? 'See also' : capitalized(name.toLowerCase());
      const told = `**${kind}:** ${capitalized(text.replace(/^Note that /, ''))}`;
      return `${told.replace(/^(?=(.?))/gm, (_, first: string) => `${indent}>${first === '' ? '' : ' '}`)}\n\n`;
    }
    if (CHANGE[name])
      return `${indent}**${CHANGE[name]} ${said.trim()}${inner === '' ? '.**' : `:** ${inner}`}\n\n`;
    if (DESCRIBED.test(name) && said.trim() !== '') return `${indent}**\`${said.trim()}\`**\n\n${inner}\n\n`;
    return written;
  });
}

function outdented(body: string): string {
  const indent = Math.min(
    ...body.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.search(/\S/))),
  );
  return indent === Infinity ? '' : body.replace(new RegExp(`^[ \\t]{${indent}}`, 'gm'), '');
}
