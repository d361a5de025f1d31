// media/rules.json: what the editor tells of a rule, from the engine's rules and presets. Read when a hover asks for it.
import { format, resolveConfig } from 'prettier';
import { RULES } from '../../packages/engine/rules/index.ts';
import { PRESETS } from '../../packages/engine/style/presets/index.ts';
import { placeOf } from './presets-section.mjs';

/** Characters of an example that fit a hover. */
const LONGEST_EXAMPLE = 400;

/** The facts by rule id, and those of presets' rules that have no id of their own by label. */
export function ruleFacts(rules = RULES, presets = PRESETS) {
  const guidelines = presets.flatMap(({ rules: members }) =>
    members.map((rule) => ({ ...rule, guide: { title: placeOf(rule.link), url: rule.link } })),
  );
  return {
    builtIn: Object.fromEntries(rules.map((rule) => [rule.id, factsOf(rule, guidelines)])),
    byLabel: Object.fromEntries(
      [...new Set(guidelines.map(({ label }) => label))].map((label) => {
        const same = guidelines.filter((one) => one.label === label);
        const { description, reason, bad, good } = same[0];
        return [label, { label, description, reason, bad, good, guides: guidesOf(same) }];
      }),
    ),
  };
}

function factsOf({ id, label, description, examples }, guidelines) {
  const same = guidelines.filter(({ checks }) => checks === id);
  const short = examples().filter(({ text }) => text.length <= LONGEST_EXAMPLE);
  const broken =
    short.find(({ fixed }) => fixed !== undefined) ?? short.find(({ findings }) => findings.length > 0);
  const good = broken?.fixed ?? short.find(({ findings }) => findings.length === 0)?.text;
  return {
    label,
    description,
    ...(same[0] && { reason: same[0].reason }),
    ...(broken && { bad: broken.text }),
    ...(good !== undefined && { good }),
    guides: guidesOf(same),
  };
}

/** Each page once. */
function guidesOf(guidelines) {
  return [...new Map(guidelines.map(({ guide }) => [guide.url, guide])).values()];
}

export async function ruleFactsFile() {
  const options = await resolveConfig(new URL('../../media/rules.json', import.meta.url));
  return format(JSON.stringify(ruleFacts()), { ...options, parser: 'json' });
}
