/** More are no longer spellings of one word. */
const MOST = 64;

/** Every text that a pattern of letters, options and alternatives matches: `OAuth2?` as OAuth2 and OAuth. */
export function spellingsOf(pattern: string): readonly string[] {
  const reader = { source: pattern, at: 0 };
  const found = readAlternatives(reader, false);
  return found && reader.at === pattern.length ? found : [];
}

interface Reader {
  readonly source: string;
  at: number;
}

function readAlternatives(reader: Reader, nested: boolean): string[] | undefined {
  const done: string[] = [];
  let current = [''];
  while (reader.at < reader.source.length) {
    const character = reader.source[reader.at] ?? '';
    if (character === ')') {
      if (!nested) return undefined;
      reader.at++;
      return [...done, ...current];
    }
    if (character === '|') {
      reader.at++;
      done.push(...current);
      current = [''];
      continue;
    }
    const atom = readAtom(reader, character);
    if (!atom) return undefined;
    const optional = reader.source[reader.at] === '?';
    if (optional) reader.at++;
    else if (/[*+{]/.test(reader.source[reader.at] ?? '')) return undefined;
    const options = optional ? [...atom, ''] : atom;
    if (current.length * options.length > MOST) return undefined;
    current = current.flatMap((head) => options.map((tail) => head + tail));
  }
  return nested ? undefined : [...done, ...current];
}

function readAtom(reader: Reader, character: string): string[] | undefined {
  if (character === '(') {
    reader.at++;
    if (reader.source.startsWith('?:', reader.at)) reader.at += 2;
    else if (reader.source[reader.at] === '?') return undefined;
    return readAlternatives(reader, true);
  }
  if (character === '\\') {
    const next = reader.source[reader.at + 1] ?? '';
    if (next === '' || /[\p{L}\p{N}]/u.test(next)) return undefined;
    reader.at += 2;
    return [next];
  }
  if (/[[\]{}.*+^$]/.test(character)) return undefined;
  reader.at++;
  return [character];
}
