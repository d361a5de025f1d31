/** A line that imports: a file begins with such lines. */
const IMPORT =
  /^(?:import\b|from\s+\S+\s+import\b|use\s+[\w:]+|(?:const|let|var)\s+[\w{][^=]*=\s*require\(|['"]use (?:strict|client|server)['"])/;
/** What a line at its beginning declares, in one of several manners. */
const DECLARED: readonly RegExp[] = [
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class|fn)\s+(\w+)/,
  /^pub(?:\([^)]*\))?\s+(?:async\s+)?(?:fn|struct)\s+(\w+)/,
  /^import\s+(?:type\s+)?(\w+)\b/,
  /^(\w+)\s*=\s*\S/,
  /^(?:async\s+)?(?:def|class)\s+(\w+)/,
  /^(export default|module\.exports\s*=)/,
];
const BRACED = /^(?:import\s+(?:type\s+)?|(?:const|let|var)\s+)\{([^}]*)\}|^from\s+\S+\s+import\s+([\w, ]+)$/;

/** Files pasted one after another without their names: one begins where imports declare again what is declared already. */
export function splitUnnamed(lines: readonly string[]): string[][] {
  const starts = [0];
  let names = new Set<string>();
  let seen = false;
  let isInText = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (IMPORT.test(line) && seen && !isInText) {
      const block = declaredIn(lines, index);
      if (block.some((name) => names.has(name))) {
        starts.push(index);
        names = new Set();
      }
      seen = false;
    }
    if (turnsText(line)) isInText = !isInText;
    for (const name of namesOf(line)) names.add(name);
    seen ||= /^[^\s#/*'"})\]]/.test(line) && !IMPORT.test(line);
  }
  return starts.map((start, at) => lines.slice(start, starts[at + 1]));
}

/** What the code from here to the next imports declares. */
function declaredIn(lines: readonly string[], start: number): string[] {
  const found: string[] = [];
  let seen = false;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (IMPORT.test(line) && seen) break;
    seen ||= /^[^\s#/*'"})\]]/.test(line) && !IMPORT.test(line);
    found.push(...namesOf(line));
  }
  return found;
}

function namesOf(line: string): string[] {
  const braced = BRACED.exec(line);
  if (braced)
    return (braced[1] ?? braced[2] ?? '')
      .split(',')
      .map((part) => part.replace(/^.*\s(?:as\s+)?|^.*:\s*/, '').trim())
      .filter(Boolean);
  const name = DECLARED.map((sign) => sign.exec(line)?.[1]).find(Boolean);
  return name === undefined ? [] : [name];
}

/** Whether a line begins or ends a text that goes over several lines. */
function turnsText(line: string): boolean {
  const count = (sign: RegExp): number => line.match(sign)?.length ?? 0;
  return (count(/(?<!\\)`/g) + count(/"""|'''/g)) % 2 === 1;
}
