/** "10 MB max", "5 files at most" */
const LIMIT_LAST = /\b(\d[\d.,]* ?\p{L}+) (?:max(?:imum)?\b\.?|at most|tops|or less|or fewer)(?! ?\d)/giu;
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/(?=\s)/gi, 'with'],
  [/\bw\/o\b/gi, 'without'],
  [/\b(?:b\/c|bc)\b/g, 'because'],
  [/\s*(?:→|->|=>)\s*(?=(?:warn|tell|remind|show|ask|let)\b)/g, ', so '],
  [LIMIT_LAST, 'max $1'],
  [/(?<!\bno [\p{L} ]{2,30}),?\s+(?:please|pls|thanks|thank you)\s*(?=[!.]|$)/gimu, ''],
  // "Role dropdown label": what it is called is its text.
  [/\b(field|dropdown|drop-down|toggle|checkbox|select|input|button) labels?\b(?! (?:for|of)\b)/gi, '$1'],
];

/** A description with its short forms in words, and each limit in the order "max 10 MB". */
export const inWords = (text: string): string =>
  withLines(SHORT.reduce((said, [short, long]) => said.replace(short, long), text));

/** "3 steps. 1 open the app. 2 scan the code. Errors." with a line for each of the steps, and one for what follows. */
function withLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const marks = [...line.matchAll(/(?<=[.:;,]\s+)(\d)(?:[.):]|(?=\s\p{Ll}))\s*/gu)];
      const inOrder: RegExpExecArray[] = [];
      for (const mark of marks) if (mark[1] === String(inOrder.length + 1)) inOrder.push(mark);
      if (inOrder.length < 2) return line;
      const steps = inOrder.map(({ index, 0: mark }, at) =>
        line.slice(index + mark.length, inOrder[at + 1]?.index ?? line.length).trim(),
      );
      const [, last = '', rest = ''] = /^(.*?[.!?])\s+(\p{L}.*)$/su.exec(steps.pop() ?? '') ?? [];
      if (last === '') return line;
      const head = line
        .slice(0, inOrder[0]?.index)
        .trim()
        .replace(/[.,;]$/, ':');
      return [head, ...[...steps, last].map((step) => `- ${step.replace(/[.,;]$/, '')}`), rest].join('\n');
    })
    .join('\n');
}
