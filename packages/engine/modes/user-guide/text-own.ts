import type { Told } from './text-sections.ts';
import { asReader, ON_SCREEN } from './text-readers.ts';
import { wholeSteps } from './text-deeds.ts';
import { sentencesOf } from './text-facts.ts';
import { beginsStep, cutSteps } from '../brief/steps.ts';
import { CONDITION } from '../generate/signs.ts';
import { withNames } from './names.ts';
import type { Part, Term } from './text-parts.ts';
import { isLabel, sentence, step, writePoint } from '../expand/points.ts';
import { orderOf } from '../expand/orders.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { bullets, join, listed, numbered, section, table } from '../writing/markdown.ts';

/** What may be done, in no order. */
const OFFERS =
  /^(?:what (?:you|users|people) can(?: do)?|you can|(?:key |main )?(?:features?|capabilities|options|benefits|functions)|what it (?:does|can do|offers)|highlights)$/i;

/** What tells people that something is wrong. */
export const SIGN =
  /\b(?:lights?|leds?|blink\w*|flash\w*|beeps?|alarms?|errors?|code)\b|^[A-Z]{1,3}-?\d{1,3}$/i;

const COLUMNS: readonly (readonly [string, RegExp])[] = [
  ['Role', /\b(?:roles?|permissions?)\b/i],
  ['Setting', /\b(?:settings?|preferences|notifications?|options?|configuration)\b/i],
  ['Field', /\b(?:fields?|form)\b/i],
  ['Shortcut', /\bshortcuts?\b/i],
  ['Plan', /\bplans?\b/i],
];

export function writeTerms(terms: readonly Term[], title: string): string {
  const column = COLUMNS.find(([, sign]) => sign.test(title))?.[0] ?? 'Name';
  const rows = terms.map(({ name, said }) => [`**${capitalizedWord(name)}**`, withNames(valueOf(said))]);
  return table(
    terms.some(({ name }) => SIGN.test(name))
      ? ['What you see', 'What it means']
      : [column, column === 'Role' ? 'What they can do' : 'What it does'],
    rows,
  );
}

/** "Off / Daily / Weekly (default Weekly)" as what can be chosen. */
export function valueOf(said: string): string {
  // "Delete, Mark as read": what can be chosen, by its names.
  if (/^\p{Lu}[^,.:]{0,30}(?:, \p{Lu}[^,.:]{0,30})+$/u.test(said))
    return `${listed(said.split(', '), 'or')}.`;
  const [, values = '', initial = ''] =
    /^([^/()]{1,30}(?:\s*\/\s*[^/()]{1,30})+)(?:\s*\((?:default:? )?([^()]+)\))?$/i.exec(said) ?? [];
  if (values === '' || /:/.test(values)) return sentence(said);
  const choices = values.split('/').map((one) => one.trim());
  return `${capitalizedWord(listed(choices, 'or'))}.${initial ? ` Default: ${initial}.` : ''}`;
}

/** A part under its own name, with its text as it stands. */
export function writeOwn({ title, level, pieces }: Part, told: Told, isNews: boolean): string {
  const body = pieces.map((piece) => {
    if (piece.kind === 'raw') return piece.text;
    if (piece.kind === 'terms' && !isNews) return writeTerms(piece.terms, title);
    const notes =
      piece.kind === 'terms'
        ? piece.terms.map(({ name, said }) => ({
            text: `${name}: ${said}`,
            kind: 'item' as const,
            ordered: false,
          }))
        : piece.notes;
    const items = notes.filter(({ kind }) => kind === 'item');
    const orders = items.map(
      ({ ordered, text }) => ordered || orderOf(text) !== 'no' || ON_SCREEN.test(text),
    );
    const isSteps = !isNews && !OFFERS.test(title) && items.length > 1 && orders.every(Boolean);
    // "open Scan, scan the code, the shelf is suggested, save": what is seen on the way stands with its step.
    const isWay =
      !isNews &&
      !OFFERS.test(title) &&
      orders.filter(Boolean).length * 2 >= items.length &&
      ON_SCREEN.test(items[0]?.text ?? '');
    if (isNews && /^(?:new|added|features?)/i.test(title))
      for (const { text } of items.filter((one) => isLabel(one.text) && !/\d/.test(one.text)))
        told.open.push(`**${capitalizedWord(text)}:** Say where people find it and how they use it.`);
    const paragraphs = notes
      .filter(({ kind }) => kind !== 'item')
      .map(({ text }) => (isNews ? undefined : orderedSteps(text, title)) ?? asText(text));
    const points = items.map(({ text }, index) =>
      withNames(isSteps || (isWay && orders[index]) ? step(text) : full(writePoint(asReader(text)))),
    );
    if (isWay && !isSteps) return join(...paragraphs, numbered(withDetails(points, orders)));
    return join(...paragraphs, isSteps ? numbered(points) : bullets(points));
  });
  return section(level, title, ...body);
}

/** Points that are no orders behind the order before them. */
function withDetails(points: readonly string[], orders: readonly boolean[]): readonly string[] {
  const steps: string[] = [];
  for (const [index, point] of points.entries())
    if (orders[index]) steps.push(point);
    else steps.push([steps.pop(), point].filter(Boolean).join(point.startsWith('**') ? '\n\n' : ' '));
  return steps;
}

const asText = (text: string): string =>
  withNames(/^[\p{Lu}*].*[.!]$/su.test(text) ? asReader(text) : sentence(asReader(text)));

/** Orders at the beginning of a part that says what to do, as its steps with the rest below; undefined for other text. */
function orderedSteps(text: string, title: string): string | undefined {
  const all = sentencesOf(text);
  const first = all.findIndex((one) => !beginsStep(one) || CONDITION.test(one));
  const orders = all.slice(0, first < 0 ? all.length : first);
  const steps = orders.flatMap((one) => cutSteps(one.replace(/\.$/, '')));
  const isTask = beginsStep(`${title} it`) || title.endsWith('?') || ON_SCREEN.test(text);
  if (steps.length < 2 || !isTask) return undefined;
  const rest = all.slice(orders.length).join(' ');
  return join(numbered(wholeSteps(steps)), rest && asText(rest));
}

const full = (text: string): string => (/[.!?:…]["”)]*$/.test(text) ? text : `${text}.`);

export const writeRemedy = ({ name, said }: Term): string =>
  `**${capitalizedWord(name)}:** ${withNames(sentence(said))}`;

export function readProblems({ pieces }: Part, told: Told): void {
  for (const piece of pieces) {
    if (piece.kind === 'raw') told.blocks.push(piece.text);
    else if (piece.kind === 'terms') told.problems.push(...piece.terms.map(writeRemedy));
    else told.problems.push(...piece.notes.map(({ text }) => withNames(full(writePoint(text)))));
  }
}
