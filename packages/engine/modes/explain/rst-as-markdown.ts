/** Directives that only tools read, with what is indented below them. */
const FOR_TOOLS =
  /^\.\.[ \t]+(?:include|highlight|contents|toctree|currentmodule|module|index|meta|default-domain)::[^\n]*\n(?:[ \t]+\S[^\n]*\n|[ \t]*\n(?=[ \t]+\S))*\n*/gm;
const TARGET = /^\.\.[ \t]+_[^\n]*:[ \t]*\n+/gm;
const COMMENT = /^\.\.[ \t]+(?![\w-]+::|\[|_|\|)[^\n]*\n(?:[ \t]+\S[^\n]*\n)*\n*/gm;
/** A heading between two lines, or above one. */
const HEADING =
  /^(?:(?<over>[=\-~^"'*+#`.:])\k<over>{2,}[ \t]*\n)?[ \t]*(?<title>\S[^\n]*)\n(?<under>[=\-~^"'*+#`.:])\k<under>{2,}[ \t]*$/gm;
const ADMONITION =
  /^([ \t]*)\.\.[ \t]+(note|warning|tip|important|caution|danger|hint|attention|seealso)::[ \t]*/gim;
const CODE =
  /^[ \t]*\.\.[ \t]+(?:code-block|sourcecode|code|parsed-literal)::[^\n]*\n(?:[ \t]+:[\w-]+:[^\n]*\n)*/gm;
const LITERAL = /(?<=\S)(?<space>[ \t]?)::[ \t]*$/gm;
const ROLE = /:(?:ref|doc|term|any|abbr|guilabel|pep|rfc):`(?:([^`<]+?)\s*<[^>`]*>|([^`]+))`/g;
const CODE_ROLE = /:[\w:.-]+:`~?([^`]+)`/g;
const LINK = /`([^`<]+?)\s+<(https?:[^>`\s]+)>`__?/g;

/** The text of a document in reStructuredText with the marks of Markdown; tables and what it can't say otherwise stay. */
export function rstAsMarkdown(source: string): string {
  const levels: string[] = [];
  return source
    .replace(FOR_TOOLS, '')
    .replace(TARGET, '')
    .replace(COMMENT, '')
    .replace(HEADING, (...found) => {
      const { over = '', title = '', under = '' } = found.at(-1) as Record<string, string | undefined>;
      const style = over + under;
      if (!levels.includes(style)) levels.push(style);
      return `${'#'.repeat(Math.min(6, levels.indexOf(style) + 1))} ${title.trim()}`;
    })
    .replace(
      ADMONITION,
      (_, indent: string, kind: string) => `${indent}**${kind[0]?.toUpperCase()}${kind.slice(1)}:** `,
    )
    .replace(CODE, '')
    .replace(LITERAL, ':')
    .replace(ROLE, (_, said: string | undefined, named: string | undefined) => (said ?? named ?? '').trim())
    .replace(CODE_ROLE, '`$1`')
    .replace(LINK, '[$1]($2)');
}
