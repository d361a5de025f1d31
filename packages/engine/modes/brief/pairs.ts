import { capitalized } from '../writing/capitals.ts';

/** "Camera is black -> give the app permission", line by line: what is seen, and what helps. */
const ARROW = /^[ \t]*(?:[-*•][ \t]+)?([^\n>:?`]{3,80}?)[ \t]*(?:->|=>|→)[ \t]*(?=\S)(?!.*(?:->|=>|→))/gm;
/** "if it says “role missing”, ask an admin; if it hangs, restart it": a case begins. */
const CASE =
  /(?<=^|[;,.:!?][ \t]+)(?:and[ \t]+|or[ \t]+)?(?=(?:if|when) (?!that\b|this\b|not\b|so\b|none\b|nothing\b)[^,;.\n]{4,80},[ \t]+\S)/gi;
const FEWEST = 2;

/** Cases with what to do in each, in the forms that people list them in, as items of a list. */
export function withPairs(text: string): string {
  const rows =
    (text.match(ARROW) ?? []).length < FEWEST
      ? text
      : text.replace(ARROW, '- $1: ').replace(/\n(?=- )/, '\n\n');
  return rows
    .split('\n')
    .map((line) => (/^[ \t]*(?:[-*•]|\d+[.)])[ \t]/.test(line) ? line : listCases(line)))
    .join('\n');
}

function listCases(line: string): string {
  const starts = [...line.matchAll(CASE)].map(
    ({ index, 0: joint }) => [index, index + joint.length] as const,
  );
  if (starts.length < FEWEST) return line;
  const cases = starts.map(([, from], at) =>
    line
      .slice(from, starts[at + 1]?.[0])
      .replace(/[;,]\s*$/, '')
      .trim(),
  );
  // What follows the last of them is told of all.
  const [last = '', rest = ''] = cases.pop()?.split(/(?<=\p{L}{2}[)"”]?\.)[ \t]+(?=\p{L})(.*)$/su) ?? [];
  return [
    line.slice(0, starts[0]?.[0]).trim(),
    '',
    ...[...cases, last].map((one) => `- ${capitalized(one)}`),
    '',
    rest,
  ].join('\n');
}
