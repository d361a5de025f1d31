/** An object of JSON in a text, with its place. */
export interface JsonFound {
  readonly value: Readonly<Record<string, unknown>>;
  readonly start: number;
  readonly end: number;
}

/** Longest text that is looked at for an object, in UTF-16 code units. */
const LONGEST = 20_000;
const MOST = 10;

/** The objects of JSON that stand in a text, in order. */
export function findJson(text: string): readonly JsonFound[] {
  const found: JsonFound[] = [];
  let tries = 0;
  for (let start = text.indexOf('{'); start >= 0 && tries < MOST; start = text.indexOf('{', start + 1)) {
    tries += 1;
    const end = endOf(text, start);
    if (end === undefined) continue;
    const value = parse(text.slice(start, end));
    if (!value) continue;
    found.push({ value, start, end });
    start = end;
  }
  return found;
}

/** After the brace that closes the one at `start`; braces in strings don't count. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < Math.min(text.length, start + LONGEST); index += 1) {
    const character = text[index];
    if (inString && character === '\\') index += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && character === '{') depth += 1;
    else if (!inString && character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
