import { string, type MadeString } from './types.ts';

const UNIT = '(?:minutes?|hours?|days?|weeks?|months?)';
/** "7 days before", "the day before", "on the day itself" */
const TIME = new RegExp(
  String.raw`\b(?:(?<count>\d+|an?|one|the) (?<unit>${UNIT}) (?:before|ahead|prior)|on the (?<day>day)(?: itself)?)\b`,
  'giu',
);
const EVENT =
  /\b(?:before|when|until) (?:my|their|your|the|a) (?<thing>\p{L}+(?: \p{L}+)?) (?<does>ends|expires|renews|starts|closes|begins|is due)\b/iu;

/** "Banner 7 days before, 1 day before": without the times, which are no item of a list. */
export const withoutTimes = (sentence: string): string =>
  sentence.replace(new RegExp(String.raw`(?:,? (?:and )?${TIME.source})+(?=$|[.,;])`, 'giu'), '');

/** One text for each of the times before something ends or begins: "Your trial ends in 7 days."; none where either is untold. */
export function countdown(description: string, key: string): readonly MadeString[] {
  const { thing = '', does = '' } = EVENT.exec(description)?.groups ?? {};
  const times = [...description.matchAll(TIME)];
  if (thing === '' || times.length < 2) return [];
  return times.map(({ 0: use, groups = {} }) => {
    const { count = '', unit = '' } = groups;
    const number = /^\d+$/.test(count) ? count : '1';
    const isOne = number === '1';
    const when =
      unit === ''
        ? 'today'
        : isOne && /^day/i.test(unit)
          ? 'tomorrow'
          : `in ${number} ${unit.replace(/s$/, '')}${isOne ? '' : 's'}`;
    return string(
      `${key}.${unit === '' ? 'today' : `${unit.replace(/s$/, '').toLowerCase()}s${number}`}`,
      `Your ${thing.toLowerCase()} ${does.toLowerCase()} ${when}.`,
      use.charAt(0).toUpperCase() + use.slice(1),
    );
  });
}
