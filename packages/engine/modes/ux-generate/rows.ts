import { isVerbFirst } from './asks.ts';
import { nounsIn } from './kinds.ts';
import { tableAsLines } from './tables.ts';

/** "1. connect your repository 2. invite teammates": each step on a line of its own. */
function onLines(line: string): string {
  const marked = [
    ...line.matchAll(
      /(?<=^|[\s:])(?:(\d{1,2})[.)]|(?:step|slide|screen|tip) (\d{1,2})(?:[:.)]|(?= (?!of\b)\p{L}))) (?=["\p{L}])/giu,
    ),
  ];
  const bare = [...line.matchAll(/(?<=^|[:.,;] )(\d{1,2}) (?=\p{L})/gu)];
  const marks = marked.length > 0 || bare.length < 3 ? marked : bare;
  const isRow =
    marks.length > 1 && marks.every(([, number, named], at) => Number(number ?? named) === at + 1);
  const first = marks[0]?.index ?? 0;
  if (!isRow) return line;
  const steps = marks.map((mark, at) =>
    line
      .slice(mark.index, marks[at + 1]?.index)
      .replace(/^(\d+)[.):]? /u, '$1. ')
      .replace(/^\p{L}+ (\d+)[.):]? /u, '- Step $1: ')
      .replace(/[,;.]?\s*$/, '')
      // What stands behind the last one is no part of it.
      .replace(at === marks.length - 1 ? /(?<=\p{L})\.\s+(?=\p{Lu})/u : /$^/, '\n'),
  );
  // "Onboarding, 3 slides." heads them.
  const told = line.slice(0, first).trim();
  const areSteps = marked.some(([mark]) => /^step/i.test(mark)) && nounsIn(told).length === 0;
  // "Device pairing: step 1 turn on Bluetooth"
  const head = areSteps && told !== '' ? `${told.replace(/[.,:]?$/, '')} setup steps:` : told;
  return [head && !/[:.]\s/.test(head) ? head.replace(/[.,:]?$/, ':') : head, ...steps]
    .filter(Boolean)
    .join('\n');
}

/** The lines below a head without their bullets: "Name* (max 60 characters)", and last its buttons. */
function withFields(lines: readonly string[]): readonly string[] {
  const head = lines.findIndex(
    (line) =>
      /^form\b|\b(?:form|fields):?$/i.test(line.trim()) || (/:\s*$/.test(line) && nounsIn(line).length > 0),
  );
  const listed = lines.slice(head + 1);
  const isPlain = (line: string): boolean => /^\p{Lu}[^.:!?|]{1,80}$/u.test(line);
  if (head < 0 || listed.length < 2 || !listed.every(isPlain)) return lines;
  return [
    ...lines.slice(0, head + 1),
    ...listed.map((line) =>
      / \/ /.test(line) && isVerbFirst(line)
        ? `Buttons: ${line.replace(/ \/ /g, ', ')}`
        : `- ${line.replace(/\*(?: \(([^()]*)\))?/, (_, held?: string) => ` (${[held, 'required'].filter(Boolean).join(', ')})`)}`,
    ),
  ];
}

/** A request with what it has in a row or in a table on lines. */
export const inRows = (request: string): string =>
  withFields(tableAsLines(request.split('\n')))
    .flatMap((line) => onLines(line).split('\n'))
    .join('\n');
