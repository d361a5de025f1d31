import type { Audience } from '@housestyle/contract';
import { parseToTell } from './parse-job.ts';
import { recordPartOf } from './reading/records.ts';
import { readGist, type Gist } from './summarize/gist.ts';
import type { ModeHandler } from './types.ts';
import { finishReport } from './writing/finish.ts';
import { wordsIn, inManner, takeManner } from './writing/manner.ts';
import { takeLimit } from './writing/limits.ts';
import { bullets, join, numbered, section } from './writing/markdown.ts';

/** Key points told, by audience: whoever operates or builds wants more of them. */
const POINTS: Readonly<Record<Audience, number>> = { consumer: 6, engineers: 8, developers: 8, devops: 8 };
const DEFAULT_POINTS = 7;
const POINT_WORDS = 50;
/** Points of a summary that is to be short. */
const FEW_POINTS = 3;

/** In words: "Print is faint" says what its steps are for, and "Repair" no more than that they are steps. */
const TELLING_HEADING = 3;

/** What the document is, its key points, steps and warnings, all in its own words, so that nothing is invented. */
export const summarize: ModeHandler = {
  mode: 'summarize',
  run(asked, tools) {
    const document = parseToTell(asked);
    const manner = takeManner(asked);
    const { most: sentences, job: told } = takeLimit(manner.job, 'sentences?');
    const { most: points, job } = takeLimit(told, 'points?|bullets?|items?|takeaways?');
    const gist = readGist(document, {
      points: Math.min(
        points,
        manner.isShort ? FEW_POINTS : Infinity,
        job.audience ? POINTS[job.audience] : DEFAULT_POINTS,
      ),
      code: job.audience !== 'consumer',
      orders: true,
      ...(sentences === Infinity && { pointWords: POINT_WORDS }),
    });
    if (isEmpty(gist)) return { content: '[VERIFY] The text holds no sentence that can stand in a summary.' };
    if (sentences < Infinity) {
      const told = [...gist.what, ...gist.points].slice(0, sentences).join(' ');
      return { content: finishReport(inManner(told, manner), job, tools) };
    }
    const fitting = shorterOnes(gist).find((one) => wordsIn(write(one)) <= manner.mostWords);
    return { content: finishReport(inManner(write(fitting ?? gist), manner), job, tools) };
  },
};

/** Without one part after the other, those first that tell the least of the whole. */
function shorterOnes(gist: Gist): readonly Gist[] {
  const all = [gist];
  let left = gist;
  for (const part of [
    'interfaces',
    'parameters',
    'weighed',
    'timeline',
    'endpoints',
    'orders',
    'points',
    'versions',
    'nextSteps',
    'requirements',
    'procedures',
    'warnings',
    'what',
  ] as const) {
    const whole: readonly unknown[] = left[part];
    const least = part === 'what' ? 1 : 0;
    const isList = part === 'points' || part === 'what' || part === 'warnings' || part === 'orders';
    for (let count = isList ? whole.length - 1 : 0; count >= least; count -= 1) {
      left = { ...left, [part]: whole.slice(0, count) };
      all.push(left);
    }
  }
  return all;
}

function isEmpty(gist: Gist): boolean {
  return Object.values(gist).every((part: readonly unknown[]) => part.length === 0);
}

function write(gist: Gist): string {
  const {
    what,
    points,
    timeline,
    versions,
    endpoints,
    requirements,
    procedures,
    orders,
    interfaces,
    parameters,
    weighed,
    nextSteps,
    warnings,
  } = gist;
  return join(
    section(2, 'What it is', what.join(' ')),
    section(
      2,
      'Key points',
      bullets(points),
      ...versions.flatMap(({ title, changes }) => [`**${title}**`, bullets(changes)]),
    ),
    ...timeline.map(({ title, entries }) => section(2, title, bullets(entries))),
    section(2, 'Endpoints', bullets(endpoints)),
    section(2, 'Before you start', bullets(requirements)),
    section(
      2,
      'Steps',
      ...procedures.flatMap(({ title, steps, ordered }) => [
        title !== '' &&
        (procedures.length > 1 ||
          !ordered ||
          recordPartOf(title) === 'plan' ||
          title.split(' ').length >= TELLING_HEADING)
          ? `**${title}**`
          : '',
        ordered ? numbered(steps) : bullets(steps),
      ]),
    ),
    section(2, 'What to do', bullets(orders)),
    section(2, 'What it offers', bullets(interfaces)),
    section(2, 'Parameters', bullets(parameters)),
    ...weighed.map(({ title, entries }) => section(2, title, bullets(entries))),
    section(2, 'Next steps', bullets(nextSteps)),
    section(2, 'Warnings', bullets(warnings)),
  );
}
