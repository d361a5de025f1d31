// The presets in docs/rules.md, from the presets themselves.
import { PRESETS } from '../../packages/engine/style/presets/index.ts';
import { fence } from './fence.mjs';

const INTRODUCTION = `## Presets

A preset is a list of rules to start from. Take one over, or several, and change what your team wants otherwise:

\`\`\`sh
npm run admin -- style presets
npm run admin -- style set --email ada@example.com --preset google,inclusive
\`\`\`

Of several presets, the first that has a rule on a topic decides. The words of a preset's rule can stand in any list of rules: as
long as you leave them as they are, they mean the checks listed here.`;

/** Each preset with its rules, and each of their rules once with its reason and examples. */
export function presetsSection(presets = PRESETS) {
  const guidelines = new Map(presets.flatMap(({ rules }) => rules).map((rule) => [keyOf(rule), rule]));
  return [
    INTRODUCTION,
    ...presets.map(describePreset),
    '### What the rules of the presets ask for',
    ...[...guidelines.values()].map(describeGuideline),
  ].join('\n\n');
}

const keyOf = ({ label, description }) => `${label}\n${description}`;

function describePreset({ id, name, description, rules }) {
  const items = rules.map(
    (rule) => `- **${rule.label}**: ${rule.description} ([${placeOf(rule.link)}](${rule.link}))`,
  );
  return [`### ${name}`, `\`${id}\`. ${description}`, items.join('\n')].join('\n\n');
}

/** The page that a link leads to, as its address names it. */
export function placeOf(link) {
  const { hostname, pathname } = new URL(link);
  const page = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return `${hostname.replace(/^www\./, '')}: ${page.replaceAll('-', ' ')}`;
}

function describeGuideline({ label, description, reason, bad, good }) {
  const text = [
    `#### ${label}`,
    `${description} ${reason}`,
    'Instead of:',
    fence(bad),
    'Write:',
    fence(good),
  ];
  return text.join('\n\n');
}
