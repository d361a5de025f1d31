// docs/rules.md: every built-in rule with its examples, from the rules themselves.
import { RULES } from '../../packages/engine/rules/index.ts';
import { format, resolveConfig } from 'prettier';
import { familiesSection } from './families-section.mjs';
import { fence } from './fence.mjs';
import { presetsSection } from './presets-section.mjs';

const INTRODUCTION = `# Built-in rules

<!-- Generated from packages/engine/rules by \`npm run generate\`; change the rules instead. -->

Rules of correctness always run. Rules of style run when your house style asks for them in its own words or takes over a
preset. With no rules of your own, the [default rules](#style-by-default) run. [House style](house-style.md) tells how to ask.
`;

/** The page as Prettier writes it. */
export async function rulesPage(rules = RULES) {
  const sections = [
    ['Correctness', rules.filter(({ category }) => category === 'correctness')],
    ['Style, by default', rules.filter(({ category, preset }) => category === 'style' && preset)],
    ['Style, on request', rules.filter(({ category, preset }) => category === 'style' && !preset)],
  ].filter(([, members]) => members.length > 0);
  const text = sections.map(([title, members]) => [`## ${title}`, ...members.map(describe)].join('\n\n'));
  const options = await resolveConfig(new URL('../../docs/rules.md', import.meta.url));
  return format([INTRODUCTION, familiesSection(), presetsSection(), ...text].join('\n\n'), {
    ...options,
    parser: 'markdown',
  });
}

function describe({ id, label, description, severity, examples }) {
  const bad = examples()
    .filter(({ findings }) => findings.length > 0)
    .slice(0, 2);
  const good = examples().find(({ findings }) => findings.length === 0);
  return [
    `### ${label}`,
    `\`${id}\`, ${severity}. ${description}`,
    ...bad.map(
      ({ text, fixed }) => `Reported:\n\n${fence(text)}${fixed ? `\n\nFixed:\n\n${fence(fixed)}` : ''}`,
    ),
    ...(good ? [`Not reported:\n\n${fence(good.text)}`] : []),
  ].join('\n\n');
}
