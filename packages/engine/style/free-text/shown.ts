import { lazily } from '../../lazily.ts';
import { parseDocument } from '../../document/index.ts';
import { applyReplacements } from '../../fixes/index.ts';
import { decide, judge, prepare } from '../../inspect.ts';
import type { Rule } from '../../rules/types.ts';
import { fromBuiltIn } from '../built-in.ts';
import type { CompiledStyle } from '../types.ts';
import { phrasesOf } from './combine.ts';
import { straight } from './rule-text.ts';

/** What a rule shows: how not to write something, and how. */
export interface Shown {
  readonly wrong: string;
  readonly right: string;
}

const QUOTE = '["“\'‘`*_]{0,2}';
const CHUNK = String.raw`(?:(?![.!?](?:\s|$)|[;:()“”"]).){1,40}?`;
const side = (name: string) => String.raw`${QUOTE}(?<${name}>${CHUNK})${QUOTE}`;
const STOP = String.raw`(?=$|[.;:)“”"]+(?:\s|$)|,\s| (?:in|for|because|since|when)\s)`;
const FORMS = lazily<readonly RegExp[]>(() =>
  [
    // "(10–20, not 10-20)", "write 1st: first, not 1st"
    String.raw`(?:^|[:(;—.]\s*|\b)(?:write|use|say|prefer|as in|example,?|e\.g\.,?|(?<=^|[:(;—]\s*)(?=\S))\s*${side('right')},?\s*\(?(?:and not|but not|not|never|rather than|instead of|in place of)\s+${side('wrong')}${STOP}`,
    String.raw`(?:good|right|do|yes|correct|✅|✓|👍)[:.]?\s+${side('right')}[.;,]?\s+\(?(?:bad|wrong|don't|no|not|incorrect|❌|✗|👎)[:.]?\s+${side('wrong')}[.)]?${STOP}`,
    String.raw`(?:bad|wrong|don't|no|incorrect|❌|✗|👎)[:.]\s+${side('wrong')}[.;,]?\s+\(?(?:good|right|do|yes|correct|✅|✓|👍)[:.]?\s+${side('right')}[.)]?${STOP}`,
    String.raw`(?:^|[:(;—]\s*)${side('wrong')}\s*(?:→|⇒|->|=>)\s*${side('right')}${STOP}`,
  ].map((source) => new RegExp(source, 'giu')),
);
/** Sentences that an example may stand in. */
const FRAMES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `It takes ${text} today.`,
  (text) => `It has two ${text}.`,
  (text) => `# ${text}`,
];

/** The built-in rules that turn each wrong example of a rule into the right one: what it asks for, shown rather than told. */
export function rulesShown(description: string, rules: readonly Rule[]): readonly Rule[] {
  const shown = examplesIn(description);
  if (shown.length === 0) return [];
  const style = styleOf(rules);
  const turning = new Set(
    shown.flatMap((pair) => FRAMES.flatMap((frame) => turn(style, frame(pair.wrong), frame(pair.right)))),
  );
  return rules.filter(({ id }) => turning.has(id));
}

/** The built-in rule that every wrong example breaks and its right one keeps; undefined where they break more than one thing. */
export function ruleBroken(shown: readonly Shown[], rules: readonly Rule[]): Rule | undefined {
  const style = styleOf(rules);
  const findings = (text: string) => judge(parseDocument(text, 'markdown'), style);
  const [first = [], ...others] = shown.map(({ wrong, right }) => {
    const kept = new Set(findings(right).map(({ ruleId }) => ruleId));
    return findings(wrong).filter(({ ruleId }) => !kept.has(ruleId));
  });
  const common = rules.filter(
    ({ id }) =>
      first.some(({ ruleId }) => ruleId === id) &&
      others.every((one) => one.some(({ ruleId }) => ruleId === id)),
  );
  const [model, ...more] = common.map(({ id }) => first.filter(({ ruleId }) => ruleId === id));
  // Several rules that find the same places say the same.
  const alike = more.every((places) =>
    places.every(({ start, end }) => model?.some((place) => place.start < end && place.end > start)),
  );
  return alike ? common[0] : undefined;
}

const styles = new WeakMap<readonly Rule[], CompiledStyle>();

/** The rules that an example may show, ready to run. A list of words is asked for by its kind, not by one of its words. */
function styleOf(rules: readonly Rule[]): CompiledStyle {
  const known = styles.get(rules);
  if (known) return known;
  const listless = rules.filter(
    ({ category, checks }) => category === 'style' && phrasesOf(checks).length === 0,
  );
  const style = prepare({ rules: listless.map((rule) => fromBuiltIn(rule, true)), unjudged: [] });
  styles.set(rules, style);
  return style;
}

function examplesIn(description: string): readonly Shown[] {
  const text = straight(description).replace(/\s+/g, ' ');
  return FORMS().flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups }) => {
      const [wrong, right] = [groups?.['wrong']?.trim() ?? '', groups?.['right']?.trim() ?? ''];
      if (!wrong || !right || wrong === right) return [];
      // "First, second instead of 1st, 2nd": the first of each.
      const [first] = right.split(/, | or /);
      return [
        { wrong, right },
        ...(first && first !== right ? [{ wrong: wrong.replace(/(?:,| or) .*$/, ''), right: first }] : []),
      ];
    }),
  );
}

const plain = (text: string) => straight(text).replace(/\u00a0/g, ' ');

/** The ids of the rules whose corrections make the right example of the wrong one. */
function turn(style: CompiledStyle, wrong: string, right: string): readonly string[] {
  const document = parseDocument(wrong, 'markdown');
  const judged = judge(document, style);
  return [...new Set(judged.map(({ ruleId }) => ruleId))].filter((id) => {
    const fixes = decide(judged.filter(({ ruleId }) => ruleId === id)).flatMap(
      ({ start, end, replacement }) => (replacement === null ? [] : [{ start, end, text: replacement }]),
    );
    return fixes.length > 0 && plain(applyReplacements(document, fixes).text) === right;
  });
}
