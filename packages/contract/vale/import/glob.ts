/** Whether a path is meant by the glob of a section such as `[*.{md,mdx}]` or `[docs/**.md]`. */
export function globMatches(glob: string, path: string): boolean {
  try {
    return new RegExp(`^${readGlob(glob)}$`).test(path);
  } catch {
    return false;
  }
}

function readGlob(glob: string): string {
  let result = '';
  let depth = 0;
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at] ?? '';
    if (character === '*') {
      while (glob[at + 1] === '*') at++;
      // Vale's own globs cross folders too.
      result += '.*';
    } else if (character === '?') result += '.';
    else if (character === '{') {
      depth++;
      result += '(?:';
    } else if (character === '}' && depth > 0) {
      depth--;
      result += ')';
    } else if (character === ',' && depth > 0) result += '|';
    else if (character === '[') {
      const end = glob.indexOf(']', at + 1);
      if (end < 0) result += '\\[';
      else {
        result += `[${glob
          .slice(at + 1, end)
          .replace(/^!/, '^')
          .replaceAll('\\', '')}]`;
        at = end;
      }
    } else result += /[\w/-]/.test(character) ? character : `\\${character}`;
  }
  return result;
}
