/** One line of a configuration. */
export interface IniEntry {
  readonly key: string;
  readonly value: string;
}

/** A `[section]`; the lines before the first one belong to the section named `''`. */
export interface IniSection {
  readonly name: string;
  readonly entries: readonly IniEntry[];
}

const SECTION = /^\[(.+)\]\s*(?:[#;].*)?$/;
const ENTRY = /^([^=:]+?)\s*[=:]\s*([^]*)$/;

/** Reads a `.vale.ini`. Lines that end with a backslash go on; `#` and `;` start comments after a space. */
export function parseIni(text: string): readonly IniSection[] {
  const sections: { name: string; entries: IniEntry[] }[] = [{ name: '', entries: [] }];
  const joined = text.replace(/^\uFEFF/, '').replace(/\\[ \t]*\r?\n[ \t]*/g, ' ');
  for (const line of joined.split(/\r\n?|\n/)) {
    const trimmed = line.trim();
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue;
    const section = SECTION.exec(trimmed);
    if (section) {
      sections.push({ name: (section[1] ?? '').trim(), entries: [] });
      continue;
    }
    const entry = ENTRY.exec(trimmed);
    if (entry)
      sections.at(-1)?.entries.push({ key: (entry[1] ?? '').trim(), value: valueOf(entry[2] ?? '') });
  }
  return sections;
}

function valueOf(text: string): string {
  const value = text.replace(/\s[#;].*$/, '').trim();
  const quoted = /^(?:"""([^]*)"""|"([^"]*)"|`([^`]*)`)$/.exec(value);
  return quoted ? (quoted[1] ?? quoted[2] ?? quoted[3] ?? '') : value;
}

/** The values of a list; `\,` is a comma inside one. */
export function listValues(value: string): readonly string[] {
  return value
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}
