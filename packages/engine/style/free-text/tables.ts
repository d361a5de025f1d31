const WRONG =
  /\b(?:avoid|don['’]t|do not|instead of|wrong|bad|incorrect|not|replace|from|old|never|banned)\b/i;
const RIGHT =
  /\b(?:use|prefer(?:red)?|do|say|write|right|good|correct|replacement|with|to|new|better|try)\b/i;
/** "Term: repo. Status: do not use. Use instead: repository." */
const ENTRY =
  /^(?:term|word|avoid|instead of|don['’]t (?:use|say|write)):\s*(?<from>[^.\n;]{1,60})[.;\n]+\s*(?:status:[^.\n;]*[.;\n]+\s*)?(?:use(?: instead)?|say|write|preferred|replacement|alternative|better)(?: term)?:\s*(?<to>[^.\n;]{1,60})\.?$/i;

/** Rules told as a table, or as an entry of a word list, in sentences: "Don't use “a”; use “b”." */
export function withoutTables(text: string): string {
  const entry = ENTRY.exec(text.trim())?.groups;
  if (entry && !/avoid|do not|don['’]t|banned|deprecated|never/i.test(text)) return text;
  if (entry) return swap(entry['from'] ?? '', entry['to'] ?? '');
  const lines = text.split('\n').map(framed);
  const at = lines.findIndex(
    (line, index) => isRow(line) && /^\s*\|[\s:|-]+\|\s*$/.test(lines[index + 1] ?? ''),
  );
  if (at < 0) return text;
  const heads = cellsOf(lines[at] ?? '');
  const wrong = heads.findIndex((head) => WRONG.test(head));
  const right = heads.findIndex((head, index) => index !== wrong && RIGHT.test(head));
  const rows = lines
    .slice(at + 2)
    .filter(isRow)
    .map(cellsOf);
  const told = wrong >= 0 && right >= 0;
  if (!told && heads.length !== 2) return text;
  const said = told
    ? rows.map((cells) => swap(cells[wrong] ?? '', cells[right] ?? ''))
    : rows.map(([thing = '', demand = '']) => `${thing}: ${demand}`);
  return [...lines.slice(0, at), ...said, ...lines.slice(at + 2).filter((line) => !isRow(line))].join('\n');
}

/** “a | b” as “| a | b |”: tables may leave their outer bars out. */
const framed = (line: string): string =>
  line.includes('|') && !isRow(line) ? `| ${line.trim().replace(/^\||\|$/g, '')} |` : line;
const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function swap(from: string, to: string): string {
  const [wrong, right] = [from, to].map((words) =>
    words
      .split(/\s*(?:,(?!\d)|(?<!\d)\/)\s*/)
      .map((word) => word.replace(/^["“'‘`*_]+|["”'’`*_]+$/g, ''))
      .filter(Boolean)
      .map((word) => `“${word}”`)
      .join(', '),
  );
  return wrong && right ? `Don't use ${wrong}; use ${right}.` : '';
}
