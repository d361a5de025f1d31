import type { Check } from '../../checks/types.ts';
import { parseDocument } from '../../document/index.ts';
import { judge, prepare } from '../../inspect.ts';
import { lazily } from '../../lazily.ts';
import type { Rule } from '../../rules/types.ts';
import { fromBuiltIn } from '../built-in.ts';
import type { CompiledRule, CompiledStyle } from '../types.ts';
import { phrasesOf, swapsOf } from './combine.ts';
import { isSentence, keepsWords, type Examples } from './examples.ts';
import { placesIn } from './places.ts';
import { readRule } from './read-rule.ts';
import { straight } from './rule-text.ts';
import type { Understood } from './understood.ts';

/** Demands beside the built-in rules that examples may show, as families read them. */
const DEMANDS: readonly string[] = [
  'Use lowercase a.m. and p.m. with periods',
  'Write AM and PM in capitals',
  'Write “9 am”',
  'Write “9am”',
  'Use the 12-hour clock',
  'Write dates as “5 January 2024”',
  'Write dates as “January 5, 2024”',
  'Spell out numbers from zero to nine',
  'Use numerals for 10 and above',
  'Write “million” and “billion” out with a figure',
  'Put file names in code font',
  'API names must be in code font',
  'Use sentence case for headings',
  'Use title case for headings',
  'Write headings in lowercase',
  'Use sentence case in table headers',
  'Don’t number headings',
  'Don’t start headings with an article',
  'Avoid code formatting in headings',
  'Start bullets with a lowercase letter',
  'Don’t use em dashes',
  'Put spaces around en dashes',
  'Use the ellipsis character, not three dots',
  'Don’t use multiple exclamation marks',
  'Don’t use emoji',
  'Don’t use parentheses',
  'Avoid “(s)”',
  'Join keys with a plus sign',
  'Join menu steps with a greater-than sign',
  'No spaces around slashes',
  'Don’t hyphenate after an adverb in -ly',
  'Don’t use “@” to mean “at”',
  'Don’t use “#” for “number”',
  'Use ISO currency codes',
  'Put the currency symbol directly before the number',
  'Don’t underline text',
  'Don’t use italics',
  'Write negatives in full',
  'Phone numbers start with a plus sign and the country code',
  'Write phone numbers with hyphens and without parentheses',
];

/** Rules on how single words are spelled: an example shows its own word alone. */
const SPELLING: ReadonlySet<string> = new Set([
  'unknown-words',
  'compound-spelling',
  'brand-names',
  'acronym-case',
  // Any example that opens with a figure would show it.
  'sentence-opening-numeral',
]);

interface Hypothesis {
  readonly rule: CompiledRule;
  readonly understood: Understood;
}

interface Hypotheses {
  readonly known: readonly Hypothesis[];
  readonly style: CompiledStyle;
}

interface All {
  /** Rules of manners, and demands. */
  readonly manners: Hypotheses;
  /** Lists of words. */
  readonly lists: Hypotheses;
}

const made = new WeakMap<readonly Rule[], All>();

/** Whether checks tell no words, or only other forms of words: “do not” for “don't”. */
function isOfManner(checks: readonly Check[]): boolean {
  const swaps = checks.flatMap(swapsOf);
  const alike = swaps.filter(({ from, to }) =>
    [from].flat().every((wrong) => keepsWords({ wrong, right: [to].flat()[0] ?? '' })),
  );
  return (
    phrasesOf(checks).length === swaps.flatMap(({ from }) => from).length &&
    alike.length >= swaps.length * NEARLY
  );
}
const NEARLY = 0.9;

/** What examples may show, ready to run. */
function hypothesesOf(rules: readonly Rule[]): All {
  const earlier = made.get(rules);
  if (earlier) return earlier;
  const styleRules = rules.filter(({ id, category }) => category === 'style' && !SPELLING.has(id));
  const [manners, lists] = [true, false].map((manner) =>
    styleRules.filter(({ checks }) => isOfManner(checks) === manner).map(builtIn),
  );
  const asked = DEMANDS.flatMap((description, index): readonly Hypothesis[] => {
    const understood = readRule({ label: '', description }, rules);
    return understood ? [{ rule: ruleOf(`shown-${index}`, understood.checks), understood }] : [];
  });
  const all = { manners: ready([...(manners ?? []), ...asked]), lists: ready(lists ?? []) };
  made.set(rules, all);
  return all;
}

const builtIn = (rule: Rule): Hypothesis => ({
  rule: fromBuiltIn(rule, true),
  understood: {
    severity: rule.severity,
    checks: rule.checks,
    readings: [rule.id],
    builtIn: [rule.id],
    rest: [],
  },
});

const ready = (known: readonly Hypothesis[]): Hypotheses => ({
  known,
  style: prepare({ rules: known.map(({ rule }) => rule), unjudged: [] }),
});

const ruleOf = (id: string, checks: readonly Check[]): CompiledRule => ({
  id,
  label: id,
  description: id,
  severity: 'important',
  checks,
  listed: true,
});

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Found extends Span {
  readonly replacement: string | null;
}

/** Texts that an example may stand in, as the rule names its place. */
function framesFor(said: string): readonly string[] {
  const [place] = placesIn(said);
  if (place === 'heading') return ['## ', '# ', ''];
  if (place === 'list-item') return ['', '- '];
  if (place === 'step') return ['', '1. '];
  return ['', 'It takes ', 'It has two '];
}

const AROUND: Readonly<Record<string, string>> = { 'It takes ': ' today.', 'It has two ': '.' };

/** What rules find in an example, by rule: the places in it, with what would stand there. */
function findingsIn(
  example: string,
  frame: string,
  style: CompiledStyle,
): ReadonlyMap<string, readonly Found[]> {
  const text = `${frame}${example}${AROUND[frame] ?? ''}`;
  const found = new Map<string, Found[]>();
  for (const { ruleId, start, end, replacement } of judge(parseDocument(text, 'markdown'), style)) {
    // An apostrophe of the keyboard in an example is no example of itself.
    if (replacement !== null && !/[‘’“”]/u.test(text) && straight(replacement) === text.slice(start, end))
      continue;
    const one = { start: start - frame.length, end: end - frame.length, replacement };
    if (one.start <= example.length && one.end >= 0) found.set(ruleId, [...(found.get(ruleId) ?? []), one]);
  }
  return found;
}

function turnedBy(wrong: string, found: readonly Found[]): string {
  return [...found]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + (replacement ?? '\0') + text.slice(end),
      wrong,
    );
}

/** Whether the corrections of a wrong example make the right one. */
function turns(wrong: string, right: string | undefined, found: readonly Found[]): boolean {
  const turned = turnedBy(wrong, found);
  return right !== undefined && straight(turned) === straight(right);
}

/** Whether corrections of a wrong example leave more to differ from the right one: “five year old” for “5-year-old”. */
function leadsAway(wrong: string, right: string | undefined, found: readonly Found[]): boolean {
  if (right === undefined || found.some(({ replacement }) => replacement === null)) return false;
  const turned = turnedBy(wrong, found);
  const [before, after] = [wrong, turned].map((text) => differenceIn(straight(text), straight(right)));
  return !!before && !!after && after.end - after.start > before.end - before.start;
}

/** Where a wrong example differs from its right one. */
function differenceIn(wrong: string, right: string | undefined): Span {
  if (right === undefined) return { start: 0, end: wrong.length };
  let start = 0;
  while (start < Math.min(wrong.length, right.length) && wrong[start] === right[start]) start++;
  let end = 0;
  while (end < Math.min(wrong.length, right.length) - start && wrong.at(-1 - end) === right.at(-1 - end))
    end++;
  return { start, end: wrong.length - end };
}

/** What words of a rule and of another's id begin with. */
const STEM = /(?<![a-z])[a-z]{4}/g;

const touches = (one: Span, other: Span) => one.start <= other.end && other.start <= one.end;

/** How well findings fit what differs: the share that both have of what either has. */
function fit(found: readonly Span[], { start, end }: Span): number {
  const [first, last] = [
    Math.min(...found.map((one) => one.start)),
    Math.max(...found.map((one) => one.end)),
  ];
  const both = Math.max(0, Math.min(last, end) - Math.max(first, start));
  return (both + 1) / (Math.max(last, end) - Math.min(first, start) + 1);
}

interface Explanation {
  readonly id: string;
  readonly places: readonly Span[];
  /** The rule names it, its finding is the difference, or its correction makes the right example. */
  readonly sure: boolean;
}

/** The rules that find each wrong example where it differs, and no right one. By wrong example: the best fit first. */
function explaining(
  { wrong, right, pairs }: Examples,
  said: string,
  style: CompiledStyle,
): readonly (readonly Explanation[])[] {
  const order = style.rules.map(({ id }) => id);
  const named = new Set(said.toLowerCase().match(STEM));
  const tried = framesFor(said).map((frame) => {
    const kept = new Set(right.flatMap((one) => [...findingsIn(one, frame, style).keys()]));
    return wrong.map((one, index) => {
      const model = pairs[index]?.right;
      const differs = differenceIn(one, model);
      return [...findingsIn(one, frame, style)]
        .filter(([id, places]) => !kept.has(id) && places.some((place) => touches(place, differs)))
        .filter(([, places]) => !leadsAway(one, model, places))
        .map(([id, places]) => {
          const fits = fit(places, differs);
          const evidence =
            (turns(one, model, places) ? 1 : 0) +
            (id.match(STEM) ?? []).filter((stem) => named.has(stem)).length;
          return { id, places, fits: fits + evidence, sure: evidence > 0 || fits >= HALF };
        })
        .sort((a, b) => b.fits - a.fits || order.indexOf(a.id) - order.indexOf(b.id));
    });
  });
  return wrong.map(
    (_, index) => tried.map((frame) => frame[index] ?? []).find((found) => found.length > 0) ?? [],
  );
}

/** Examples that are tried; more of them say the same. */
const MOST_TRIED = 12;
const few = ({ pairs, wrong, right, marked }: Examples): Examples => ({
  pairs: pairs.slice(0, MOST_TRIED),
  wrong: wrong.slice(0, MOST_TRIED),
  right: right.slice(0, MOST_TRIED),
  marked,
});

export type Agreement = 'shown' | 'denied' | 'silent' | 'mixed';

/** Whether what was understood of a rule finds its wrong examples and leaves its right ones. */
export function agreementOf({ checks }: Understood, all: Examples, said: string): Agreement {
  const examples = few(all);
  const style = prepare({ rules: [ruleOf('told', checks)], unjudged: [] });
  const found = explaining(examples, said, style);
  if (found.every((each) => each.length > 0)) return 'shown';
  const finds = (list: readonly string[]) =>
    list.some((one) => framesFor(said).some((frame) => findingsIn(one, frame, style).size > 0));
  if (!finds(examples.right)) return finds(examples.wrong) ? 'mixed' : 'silent';
  return found.some((each) => each.length > 0) ? 'mixed' : 'denied';
}

/** Whether checks find something in words, alone or in a sentence around them. */
export function findIn(checks: readonly Check[], words: string): boolean {
  const style = prepare({ rules: [ruleOf('told', checks)], unjudged: [] });
  return framesFor(words).some((frame) => findingsIn(words, frame, style).size > 0);
}

/** Places in which words that a rule shows may stand. */
const STANDS = ['', 'It takes ', 'Many ', '## ', '- ', '1. ', 'Press **', 'See [', 'Run `', '> '] as const;
const BEHIND: Readonly<Record<string, string>> = {
  'It takes ': ' today.',
  'Many ': ' are here.',
  'Press **': '**.',
  'See [': '](page.html).',
  'Run `': '`.',
};

/** Tells whether checks find something in words, wherever in a text these stand. */
export function finderOf(checks: readonly Check[]): (words: string) => boolean {
  const style = lazily(() => prepare({ rules: [ruleOf('told', checks)], unjudged: [] }));
  return (words) =>
    STANDS.some((before) => {
      const document = parseDocument(`${before}${words}${BEHIND[before] ?? ''}`, 'markdown');
      const [start, end] = [before.length, before.length + words.length];
      return judge(document, style()).some((one) => one.start < end && one.end > start);
    });
}

/** The checks that find something in words which stand between others. */
export function findingsOf(
  checks: readonly Check[],
  [before, words, after]: readonly [before: string, words: string, after: string],
): readonly Check[] {
  const style = prepare({
    rules: checks.map((check, index) => ruleOf(`own-${index}`, [check])),
    unjudged: [],
  });
  const [start, end] = [before.length, before.length + words.length];
  const text = before + words + after;
  const found = new Set(
    judge(parseDocument(text, 'markdown'), style)
      .filter((one) => one.start < end && one.end > start)
      .filter(
        (one) =>
          one.replacement === null || straight(one.replacement) !== straight(text.slice(one.start, one.end)),
      )
      .map(({ ruleId }) => ruleId),
  );
  return checks.filter((_, index) => found.has(`own-${index}`));
}

/**
 * The rules that examples show: together they find every wrong one, and none finds a right one. None where some stay
 * unexplained. @param manner whether each wrong example differs in nothing but its manner, so that all differences count
 */
export function rulesShown(
  all: Examples,
  said: string,
  rules: readonly Rule[],
  manner: boolean,
): readonly Understood[] {
  const examples = few(all);
  const { manners, lists } = hypothesesOf(rules);
  const shown = ({ known, style }: Hypotheses) => {
    const found = explaining(examples, said, style).map((each) => each.filter(({ sure }) => manner || sure));
    const chosen = new Set(chosenFrom(found, manner).map(({ id }) => id));
    return known.filter(({ rule }) => chosen.has(rule.id)).map(({ understood }) => understood);
  };
  const first = shown(manners);
  // A list of words is asked for by its kind, not by one of its words; but where a sentence only changes its form, by that.
  return first.length > 0 || !examples.wrong.every(isSentence) ? first : shown(lists);
}

function chosenFrom(found: readonly (readonly Explanation[])[], manner: boolean): readonly Explanation[] {
  const count = (id: string) => found.filter((each) => each.some((one) => one.id === id)).length;
  const all = found.flat();
  // Of several examples some may be no sentence that a rule reads.
  const common = all.find(({ id }) => count(id) === found.length);
  if (!common && found.some((each) => each.length === 0)) {
    const often = all.find(({ id }) => count(id) >= Math.max(2, found.length * MOST));
    return often ? [often] : [];
  }
  const first = common ? [common] : found.flatMap((each) => each.slice(0, 1));
  if (!manner) return first;
  return all.reduce<readonly Explanation[]>(
    (chosen, one) => (chosen.some((other) => overlap(one, other)) ? chosen : [...chosen, one]),
    first,
  );
}
const MOST = 2 / 3;
const HALF = 0.5;
const overlap = (one: Explanation, other: Explanation) =>
  one.id === other.id || one.places.some((place) => other.places.some((another) => touches(place, another)));
