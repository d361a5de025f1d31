/** Formats by the ending that Vale knows their files by, with the other endings that such files have. */
export const VALE_FORMATS: Readonly<Record<string, readonly string[]>> = {
  md: ['md', 'markdown'],
  mdx: ['mdx'],
  txt: ['txt'],
  rst: ['rst'],
  adoc: ['adoc', 'asciidoc', 'asc'],
  html: ['html', 'htm'],
  c: ['c', 'h'],
  cpp: ['cpp', 'cc', 'cxx', 'hpp'],
  cs: ['cs'],
  dart: ['dart'],
  dockerfile: ['dockerfile'],
  go: ['go'],
  java: ['java'],
  js: ['js', 'mjs', 'cjs'],
  jsx: ['jsx'],
  kt: ['kt', 'kts'],
  lua: ['lua'],
  makefile: ['makefile'],
  php: ['php'],
  pl: ['pl', 'pm'],
  ps1: ['ps1'],
  py: ['py', 'pyi'],
  r: ['r', 'R'],
  rb: ['rb'],
  rs: ['rs'],
  scala: ['scala'],
  sh: ['sh', 'bash'],
  sql: ['sql'],
  swift: ['swift'],
  toml: ['toml'],
  ts: ['ts', 'mts'],
  tsx: ['tsx'],
  yaml: ['yaml', 'yml'],
};

/** Names that a file of the format may have: sections are judged by them, since a text can come without its path. */
export function sampleFiles(format: string): readonly string[] {
  return (VALE_FORMATS[format] ?? [format]).flatMap((ending) => [
    `document.${ending}`,
    `somewhere/below/document.${ending}`,
  ]);
}
