/** The edits that an action of Vale's may ask for, one after the other, and how many parameters each takes. */
const VALE_EDITS = {
  replace: 2,
  remove: 1,
  regex: 2,
  trim: 1,
  trim_left: 1,
  trim_right: 1,
  truncate: 1,
  split: 2,
  wrap: 1,
  unwrap: 1,
  prefix: 1,
  suffix: 1,
  squeeze: 0,
  capitalize: 0,
  uncapitalize: 0,
  smart: 0,
  dumb: 0,
  ascii: 0,
  words: 0,
  digits: 0,
  lower: 0,
  upper: 0,
  title: 0,
  sentence: 0,
  simple: 0,
  kebab: 0,
  snake: 0,
  camel: 0,
  pascal: 0,
} as const;
export type ValeEdit = keyof typeof VALE_EDITS;

/** One edit with its parameters. */
export interface ValeEditStep {
  readonly name: ValeEdit;
  readonly params: readonly string[];
}

const isEdit = (name: string): name is ValeEdit => Object.hasOwn(VALE_EDITS, name);

/** A flat list of edits and their parameters, edit by edit; in words what is wrong with it, where it is none. */
export function editSteps(params: readonly string[]): readonly ValeEditStep[] | string {
  const steps: ValeEditStep[] = [];
  for (let at = 0; at < params.length;) {
    const name = params[at] ?? '';
    if (!isEdit(name)) return `“${name}” is no edit that Vale has`;
    const takes = VALE_EDITS[name];
    const own = params.slice(at + 1, at + 1 + takes);
    if (own.length < takes) return `the edit “${name}” takes ${takes} parameters`;
    if (name === 'split' && !/^\d+$/.test(own[1] ?? ''))
      return `the edit “split” has “${own[1]}” for a number`;
    steps.push({ name, params: own });
    at += 1 + takes;
  }
  return steps.length > 0 ? steps : 'it names no edit';
}
