/** What a brief calls a value that the program fills in: `{name}`, `{{name}}`, `${name}`, `%s`, `%1$d`, `%(name)s`, `%@`. */
const PLACEHOLDER = /\{\{ ?[\w.]+ ?\}\}|\$?\{[\w.]+\}|%(?:\d+\$)?[sd@](?!\w)|%\([\w.]+\)[sd]/g;
/** Words before one that only shows how they are written. */
const SHOWN = /(?:such as|like|for example|for instance|e\.g\.),?:? ?[“"'`(]?$/i;
const FENCED = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|$(?![^]))/gm;

/** Placeholders that a brief names and the strings written from it don't have. Source code in a brief names none. */
export function lostPlaceholders(brief: string, answer: string): string[] {
  const prose = brief.replace(FENCED, '');
  const named = [...prose.matchAll(PLACEHOLDER)]
    .filter(({ index }) => !SHOWN.test(prose.slice(Math.max(0, index - 20), index)))
    .map(([placeholder]) => placeholder);
  return [...new Set(named)].filter((placeholder) => !answer.includes(placeholder));
}
