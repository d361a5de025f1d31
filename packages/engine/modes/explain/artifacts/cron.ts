import { codeSpan } from '../../report/quote.ts';
import { listed } from '../../writing/markdown.ts';
import type { ArtifactReader } from './types.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

interface Field {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly names?: readonly string[];
}

const FIELDS: readonly Field[] = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day of the month', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12, names: MONTHS },
  { name: 'day of the week', from: 0, to: 7, names: DAYS },
];

const SHORTHANDS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};
const FIELD = String.raw`(?:\*|[0-9]+|[A-Za-z]{3})(?:[-/,](?:[0-9]+|[A-Za-z]{3}))*`;
const LINE = new RegExp(
  String.raw`^(?<when>${FIELD}(?:[ \t]+${FIELD}){4}|@[a-z]+)(?:[ \t]+(?<command>\S.*))?$`,
);

/** A range, a step, or one value of a field. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A line of a crontab, or the five fields alone. */
export const readSchedule: ArtifactReader = (text) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const told = lines.map((line) => readLine(line.trim()));
  const [first] = told;
  if (first === undefined || told.some((line) => line === undefined)) return undefined;
  const all = told.flatMap((line) => line ?? []);
  const zone = 'The times are those of the time zone that the scheduler is set to.';
  const either = all.some(({ isEither }) => isEither)
    ? [
        'Where both a day of the month and a day of the week are given, a day that fits either of them counts.',
      ]
    : [];
  if (all.length > 1)
    return {
      short: 'These lines tell when commands run.',
      parts: all.map(({ said }) => said),
      notes: [zone, ...either],
    };
  return { short: first.said, parts: first.parts, title: 'Field by field', notes: [zone, ...either] };
};

function readLine(line: string): { said: string; parts: string[]; isEither: boolean } | undefined {
  const { when = '', command = '' } = LINE.exec(line)?.groups ?? {};
  const fields = (SHORTHANDS[when] ?? when).split(/\s+/);
  // Five words of prose have no sign among them.
  if (fields.length !== 5 || !/[*\d]/.test(fields[0] ?? '')) return undefined;
  const read = fields.map((field, index) => piecesOf(field, FIELDS[index] as Field));
  if (read.some((pieces) => pieces === undefined)) return undefined;
  const [minutes = [], hours = [], days = [], months = [], weekdays = []] = read.map(
    (pieces) => pieces ?? [],
  );
  const isAny = (index: number): boolean => fields[index] === '*';
  const dates = [
    ...(isAny(2) ? [] : [`on ${valuesOf(days, FIELDS[2] as Field, 'day', 'days')} of the month`]),
    ...(isAny(4)
      ? []
      : [
          `${weekdays.length === 1 && weekdays[0]?.from !== weekdays[0]?.to ? '' : 'on '}${valuesOf(weekdays, FIELDS[4] as Field)}`,
        ]),
  ];
  const time = timeOf(minutes, hours, isAny(1), dates.length === 0 && isAny(3));
  // "Every Monday at 9:00", but "at 9:00, Monday to Friday".
  const [weekday] = weekdays;
  const isOneDay = weekdays.length === 1 && weekday?.from === weekday?.to && isAny(2) && isAny(3);
  const said =
    isOneDay && time.startsWith('at ')
      ? `every ${valuesOf(weekdays, FIELDS[4] as Field)} ${time}`
      : [
          time,
          ...(dates.length > 0 ? [dates.join(' and ')] : []),
          ...(isAny(3) ? [] : [inMonths(valuesOf(months, FIELDS[3] as Field))]),
        ].join(', ');
  const runs = command === '' ? 'Runs' : `Runs ${codeSpan(command)}`;
  const parts = FIELDS.map((field, index) => {
    const pieces = read[index] ?? [];
    const values = isAny(index) ? 'any' : valuesOf(pieces, field);
    return `${codeSpan(fields[index] ?? '')} (${field.name}): ${values}`;
  });
  return {
    said: `${runs} ${said}.`,
    parts: [...parts, ...(command ? [`${codeSpan(command)}: the command that runs`] : [])],
    isEither: !isAny(2) && !isAny(4),
  };
}

function piecesOf(written: string, { from, to, names }: Field): Piece[] | undefined {
  const numberOf = (word: string): number => {
    if (/^\d+$/.test(word)) return Number(word);
    const at = names?.findIndex((name) => name.slice(0, 3).toLowerCase() === word.toLowerCase()) ?? -1;
    return at < 0 ? NaN : at + from;
  };
  const pieces = written.split(',').map((part): Piece => {
    const [range = '', step = '1'] = part.split('/');
    const [low = '', high] = range.split('-');
    if (range === '*') return { from, to: names === DAYS ? 6 : to, step: Number(step) };
    const first = numberOf(low);
    const last = high === undefined ? (part.includes('/') ? to : first) : numberOf(high);
    return { from: first, to: last, step: Number(step) };
  });
  const isRight = pieces.every(
    (piece) => piece.from >= from && piece.to <= to && piece.from <= piece.to && piece.step > 0,
  );
  return isRight ? pieces : undefined;
}

const inMonths = (values: string): string => (values.startsWith('every') ? values : `in ${values}`);

const STEP_NAMES: Readonly<Record<string, string>> = {
  'day of the month': 'days',
  'day of the week': 'days',
};

/** "1 and 15", "Monday to Friday", "every 2 days from 1". */
function valuesOf(pieces: readonly Piece[], { from, to, names, name }: Field, one = '', many = ''): string {
  const nameOf = (value: number): string => names?.[(value - from) % names.length] ?? String(value);
  const said = pieces.map((piece) => {
    if (piece.step > 1) {
      const isWhole = piece.from === from && piece.to >= to - (names === DAYS ? 1 : 0);
      const steps = `every ${piece.step} ${STEP_NAMES[name] ?? `${name}s`}`;
      return isWhole ? steps : `${steps} from ${nameOf(piece.from)} to ${nameOf(piece.to)}`;
    }
    return piece.from === piece.to ? nameOf(piece.from) : `${nameOf(piece.from)} to ${nameOf(piece.to)}`;
  });
  const isSeveral = pieces.length > 1 || pieces.some((piece) => piece.from !== piece.to);
  const unit = isSeveral ? many : one;
  return unit && !said[0]?.startsWith('every') ? `${unit} ${listed(said)}` : listed(said);
}

const clock = (hour: number, minute: number): string =>
  hour === 0 && minute === 0 ? 'midnight' : `${hour}:${String(minute).padStart(2, '0')}`;

function timeOf(
  minutes: readonly Piece[],
  hours: readonly Piece[],
  isAnyHour: boolean,
  isDaily: boolean,
): string {
  const [minute] = minutes;
  const [hour] = hours;
  const day = isDaily ? 'every day ' : '';
  if (!minute || !hour) return '';
  const isOneMinute = minutes.every(({ from, to }) => from === to);
  const isOneHour = hours.every(({ from, to }) => from === to);
  if (isOneMinute && isOneHour) {
    const times = hours.flatMap(({ from }) => minutes.map(({ from: at }) => clock(from, at)));
    return `${day}at ${listed(times)}`;
  }
  const isEveryMinute = minutes.length === 1 && minute.from === 0 && minute.to === 59;
  const often = isEveryMinute
    ? `every ${minute.step === 1 ? 'minute' : `${minute.step} minutes`}`
    : `at minute ${valuesOf(minutes, FIELDS[0] as Field)} of ${isAnyHour ? 'every hour' : 'the hour'}`;
  if (isAnyHour)
    return !isEveryMinute && minutes.length === 1 && minute.from === 0 && minute.to === 0
      ? 'every hour, on the hour'
      : often;
  if (hours.length === 1 && hour.step === 1) {
    const last = isEveryMinute ? Math.floor(59 / minute.step) * minute.step : (minutes.at(-1)?.to ?? 0);
    const first = isEveryMinute ? 0 : minute.from;
    if (isOneMinute && minutes.length === 1)
      return `every hour from ${clock(hour.from, first)} to ${clock(hour.to, last)}`;
    return `${often}, from ${clock(hour.from, first)} to ${clock(hour.to, last)}`;
  }
  if (hours.length === 1 && isOneMinute && minutes.length === 1)
    return `${hour.from === 0 && hour.to === 23 ? `every ${hour.step} hours` : `every ${hour.step} hours from ${clock(hour.from, minute.from)} to ${clock(hour.to, minute.from)}`}, ${minute.from === 0 ? 'on the hour' : `at minute ${minute.from}`}`;
  return `${often}, in hours ${valuesOf(hours, FIELDS[1] as Field)}`;
}
