import { kindOfLabel } from '../generate/labels.ts';
import { NEUTRAL } from '../generate/material.ts';
import { capitalized } from '../writing/capitals.ts';
import { cutItems } from './cut.ts';
import { VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { beginsStep } from './steps.ts';

/** "Renew: click Renew, pay." */
const LABELLED =
  /(?<=^|[.!?] |\n)(?<name>\p{Lu}\p{Ll}+(?: [\p{L}\d-]+){0,3}): (?<said>\p{L}(?:[^.\n]|\.(?=\S))*)(?:\.(?= |\n|$)|(?=\n|$))[ \t]*/gu;
const LEAST = 2;

/** "pay" among steps is one. */
const isStep = (item: string): boolean =>
  beginsStep(item) || (/^\p{L}+$/u.test(item) && (partsOf(item.toLowerCase()) & VERB) !== 0);

/** Several tasks in running text, each behind its name and a colon, as a section each; any other text as it is. */
export function layOutTasks(text: string): string {
  const tasks = [...text.matchAll(LABELLED)].filter(({ groups }) => {
    const { name = '', said = '' } = groups ?? {};
    const items = cutItems(said);
    return (
      beginsStep(name.toLowerCase()) &&
      kindOfLabel(name) === undefined &&
      items.length > 1 &&
      (items.some(beginsStep) || / > /.test(said))
    );
  });
  if (tasks.length < LEAST) return text;
  let written = '';
  let reached = 0;
  for (const { index, 0: whole, groups } of tasks) {
    const between = text.slice(reached, index).trim();
    written += `${reached > 0 && between !== '' ? `${NEUTRAL}\n\n` : ''}${between}\n\n`;
    const { name = '', said = '' } = groups ?? {};
    const items = cutItems(said);
    const steps = items.every(isStep)
      ? items.map((item, at) => `${at + 1}. ${item}`)
      : [`${capitalized(said)}.`];
    written += `## ${name}\n\n${steps.join('\n')}\n\n`;
    reached = index + whole.length;
  }
  const rest = text.slice(reached).trim();
  return written + (rest && `${NEUTRAL}\n\n${rest}`);
}
