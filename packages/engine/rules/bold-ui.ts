import type { CodeCheck, Match } from '../checks/types.ts';
import type { Block } from '../document/types.ts';
import type { Rule } from './types.ts';

const CLICK =
  /\b(?:[Cc]lick|[Tt]ap|[Ss]elect|[Cc]hoose|[Pp]ress)(?:\s+on)?(?:\s+the)?\s+(?<label>[A-Z][a-z]+(?:\s+(?:[A-Z][a-z]+|as|to|and|&|>)(?=\s+[A-Z]|\s+(?:button|tab|menu|link|icon|option|dialog|field|checkbox)|[.,;:)]|$))*(?:\s+(?:in|out|up|off|on)(?=\s+(?:button|tab|menu|link|icon|option)\b))?)(?=[.,;:)]|\s+(?:button|tab|menu|link|icon|option|dialog|to|and|in|from|on|at|next|again|when|if|then|once|before|after)\b|\s*$)/dg;
/** “Click "Save"”: the quotation marks go. */
const QUOTED =
  /\b(?:[Cc]lick|[Tt]ap|[Ss]elect|[Cc]hoose|[Pp]ress)(?:\s+on)?(?:\s+the)?\s+(?<label>["“](?<text>[\p{Lu}][\p{L} ]{1,40}?)["”])/dgu;
/** Keys are pressed, not labels. */
const KEYS =
  /^(?:Enter|Return|Esc|Escape|Tab|Ctrl|Control|Shift|Alt|Option|Space|Delete|Backspace|Command|Home|End|Windows|Up|Down|Left|Right|Yes|No)$/;

const find: CodeCheck['find'] = ({ blocks, text }) =>
  blocks.flatMap((block) =>
    block.kind === 'heading'
      ? []
      : [
          ...quotedLabels(block, text),
          ...[...block.prose.matchAll(CLICK)].flatMap((match): readonly Match[] => {
            const [from, to] = match.indices?.groups?.['label'] ?? [0, 0];
            const [start, end] = [block.start + from, block.start + to];
            const label = text.slice(start, end);
            if (
              /[*_“"'‘`[]$/.test(text.slice(0, start).slice(-1)) ||
              KEYS.test(label) ||
              /[*_[\]]/.test(label)
            )
              return [];
            return [
              { start, end, replacement: `**${label}**`, message: `Set the label “${label}” in bold.` },
            ];
          }),
        ],
  );

function quotedLabels(block: Block, text: string): readonly Match[] {
  return [...block.prose.matchAll(QUOTED)].flatMap((match) => {
    const [from, to] = match.indices?.groups?.['label'] ?? [0, 0];
    const [start, end] = [block.start + from, block.start + to];
    const label = match.groups?.['text'] ?? '';
    if (text.slice(start + 1, end - 1) !== label) return [];
    const message = `Set the label “${label}” in bold instead of in quotation marks.`;
    return [{ start, end, replacement: `**${label}**`, message }];
  });
}

export const boldUi: Rule = {
  id: 'bold-ui',
  label: 'Bold for labels of the interface',
  description:
    'Set the names of buttons, menus, and fields in bold: “Click **Save**”. Readers find them on the screen.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      needs: [/\b[Cc]lick\b/, /\b[Tt]ap\b/, /\b[Ss]elect\b/, /\b[Cc]hoose\b/, /\b[Pp]ress\b/],
      find,
    },
  ],
  examples: () => [
    {
      text: 'Click Save, then select Close all.',
      findings: [{ quote: 'Save', suggestion: '**Save**' }],
      fixed: 'Click **Save**, then select Close all.',
    },
    {
      text: 'Click the Sign in button.',
      findings: [{ quote: 'Sign in', suggestion: '**Sign in**' }],
      fixed: 'Click the **Sign in** button.',
    },
    { text: 'Click **Save**. Press Enter, and choose Kubernetes clusters that run.', findings: [] },
    { text: 'Click `Save` or [Close](a.md).', findings: [] },
    {
      text: 'Click "Save".',
      findings: [{ quote: '"Save"', suggestion: '**Save**' }],
      fixed: 'Click **Save**.',
    },
  ],
};
