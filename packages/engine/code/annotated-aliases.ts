import type { CodeFile } from './files.ts';

/** `UserDep = Annotated[User, Depends(current_user)]`, `type Level = Annotated[int, Field(ge=1)]`. */
const ALIAS =
  /^(?:type[ \t]+)?([A-Za-z_]\w*)(?:[ \t]*:[ \t]*TypeAlias)?[ \t]*=[ \t]*(?=(?:\w+\.)?Annotated\[)/gm;
/** Where a type is named: behind a colon, an arrow, a bracket, a bar. */
const TYPE_NAME = /((?:[:[|]|->)\s*)([A-Za-z_]\w*)(?=\s*[,)\]|=:\r\n])/g;
const LONGEST = 1000;

/** Python's files with what their names for annotated types stand for: a mark is read where it applies. */
export function withAnnotatedAliases(files: readonly CodeFile[]): readonly CodeFile[] {
  const all = new Map<string, string>();
  const own = files.map(({ text }) => {
    const aliases = new Map<string, string>();
    if (!text.includes('Annotated[')) return aliases;
    for (const { 0: head, 1: name = '', index } of text.matchAll(ALIAS)) {
      const type = bracketed(text, index + head.length);
      if (type !== undefined) aliases.set(name, type);
    }
    for (const [name, type] of aliases) all.set(name, all.has(name) && all.get(name) !== type ? '' : type);
    return aliases;
  });
  if (all.size === 0) return files;
  return files.map((file, at) => ({
    ...file,
    text: file.text.replace(TYPE_NAME, (whole, before: string, name: string) => {
      const type = own[at]?.get(name) ?? all.get(name);
      return type ? before + type : whole;
    }),
  }));
}

/** From a name to the bracket that closes what it opens, on one line: lines of the file keep their numbers. */
function bracketed(text: string, from: number): string | undefined {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + LONGEST); at += 1) {
    const char = text[at];
    if (char === '[' || char === '(') depth += 1;
    else if ((char === ']' || char === ')') && (depth -= 1) === 0)
      return text.slice(from, at + 1).replace(/\s*[\r\n]\s*/g, ' ');
  }
  return undefined;
}
