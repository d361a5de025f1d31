import { WORDY_EXCEPTIONS, WORDY_PATTERNS } from '../rules/data/wordy-phrases.ts';
import { futureTense } from '../rules/future-tense.ts';
import { latinAbbreviations } from '../rules/latin-abbreviations.ts';
import { please } from '../rules/please.ts';
import type { Substitution } from '../checks/types.ts';
import type { CompiledRule, CompiledStyle } from '../style/types.ts';
import { parseJobToEdit } from './parse-job.ts';
import { finishDocument } from './rewriting/finish-document.ts';
import { forReaders } from './rewriting/consumer-words.ts';
import { correctFindings } from './rewriting/findings-step.ts';
import { compileForJob } from './rewriting/guidelines.ts';
import { leaveAlone } from './rewriting/leave-alone.ts';
import { settle, type Step } from './rewriting/settle.ts';
import { agentsAct } from './simplify/agents-act.ts';
import { aroundCode } from './simplify/around-code.ts';
import { breakParagraphs } from './simplify/break-paragraphs.ts';
import { commaSplices } from './simplify/comma-splices.ts';
import { listItems } from './simplify/list-items.ts';
import { patternChecks } from './simplify/patterns.ts';
import { NOT_PLAINER, PLAIN_WORDS, SHORTER_PHRASES } from './simplify/plain-words.ts';
import { readerActs } from './simplify/reader-acts.ts';
import { readerOrders } from './simplify/reader-orders.ts';
import { runningSteps } from './simplify/running-steps.ts';
import { splitSentences, type SplitLimits } from './simplify/split-sentences.ts';
import { vagueLinks } from './simplify/vague-links.ts';
import type { Job } from '../types.ts';
import { inManner, takeManner } from './writing/manner.ts';
import type { ModeHandler, ModeTools } from './types.ts';

const MESSAGE = 'Says the same in fewer words.';

/** What comments call all that this mode does of its own. */
export const PLAIN_ID = 'plain-language';

const inProse = (swap: readonly Substitution[]) =>
  (['paragraph', 'list-item', 'table-cell'] as const).map((scope) => ({
    kind: 'substitution' as const,
    swap,
    exceptions: [...WORDY_EXCEPTIONS, ...NOT_PLAINER],
    message: MESSAGE,
    scope,
  }));

const plainLanguage = (id: string, checks: CompiledRule['checks']): CompiledRule => ({
  id,
  label: 'Plain language',
  description: 'Say it in the fewest and plainest words that mean the same.',
  severity: 'minor',
  checks,
  listed: false,
});

/** Beside the house style's own rules, which win where the two disagree. */
const PLAIN_LANGUAGE: readonly CompiledRule[] = [
  plainLanguage(PLAIN_ID, [
    ...inProse(PLAIN_WORDS),
    ...patternChecks,
    { kind: 'pattern', message: MESSAGE, swaps: WORDY_PATTERNS },
    ...[futureTense, latinAbbreviations, please].flatMap(({ checks }) => checks),
  ]),
];

const PARTS = { half: 5, contrast: 'However, ' };
/** Where sentences and paragraphs are long; for consumers, earlier. */
const LIMITS = {
  others: { sentence: { words: 24, atSemicolon: 18, ...PARTS }, paragraph: { sentences: 6, words: 120 } },
  consumer: { sentence: { words: 18, atSemicolon: 14, ...PARTS }, paragraph: { sentences: 4, words: 80 } },
};

/** What says the same in fewer words, and swaps no word for another. */
export const PLAIN_SENTENCES: readonly CompiledRule[] = [
  plainLanguage(PLAIN_ID, [...inProse(SHORTER_PHRASES), ...patternChecks]),
];
/** What says in the present what happens each time. */
export const IN_PRESENT: readonly CompiledRule[] = [plainLanguage(PLAIN_ID, futureTense.checks)];
/** Parts what is two sentences, and orders what is a step. */
export const asSentences = (style: CompiledStyle): Step =>
  leaveAlone(
    (document) => [runningSteps, vagueLinks, commaSplices, readerOrders].flatMap((step) => step(document)),
    style,
    PLAIN_ID,
  );

/** Parts the sentences that are longer than a style allows, where it says so. */
export function shorten(style: CompiledStyle): Step[] {
  return style.rules.flatMap(({ id, checks }) => {
    const limits = checks.flatMap((check) =>
      check.kind === 'metric' && check.measure === 'sentence-words' ? check.max : [],
    );
    const [words] = limits;
    return words === undefined
      ? []
      : leaveAlone(splitSentences({ words, atSemicolon: words, ...PARTS }), style, id);
  });
}

/** "A is, whereas B is not" as "A is, but B is not", in a sentence that is not parted there. */
const contrasts =
  (words: number): Step =>
  ({ blocks }) =>
    blocks.flatMap(({ kind, prose, start: origin, sentences }) =>
      kind !== 'paragraph' || !prose.includes('whereas')
        ? []
        : sentences.flatMap((sentence) => {
            const text = prose.slice(sentence.start - origin, sentence.end - origin);
            const at = sentence.words.length > words ? -1 : text.search(/(?<=,\s)whereas(?=\s)/);
            const start = sentence.start + at;
            const edits = [{ start, end: start + 'whereas'.length, text: 'but' }];
            return at < 0 || text.includes(', but ') ? [] : [{ key: `whereas ${text}`, yields: true, edits }];
          }),
    );

/** What only looks at the words once they are the right ones. */
const restructure =
  ({ audience }: Job, plainer?: Plainer): Step =>
  (document) => {
    const { sentence, paragraph } = audience === 'consumer' ? LIMITS.consumer : LIMITS.others;
    return [
      ...aroundCode(document),
      ...runningSteps(document),
      ...splitSentences(plainer?.sentence ?? sentence)(document),
      ...contrasts((plainer?.sentence ?? sentence).words)(document),
      ...vagueLinks(document),
      ...commaSplices(document),
      ...readerOrders(document),
      ...readerActs(document),
      ...agentsAct(document),
      ...listItems(document),
      ...breakParagraphs(paragraph)(document),
    ];
  };

/** The text itself in plainer words, shorter sentences and shorter paragraphs, at the same technical accuracy. */
export const simplify: ModeHandler = {
  mode: 'simplify',
  run(asked, tools) {
    const manner = takeManner(asked);
    const text = inManner(simplifyText(manner.job, tools), manner);
    return { content: finishDocument(text, manner.job, compileForJob(manner.job, tools)) };
  },
};

/** Rules with words of another mode: made once, since what a style is extended with is known by its identity. */
export const plainerWords = (words: readonly Substitution[]): readonly CompiledRule[] =>
  words.length > 0 ? [plainLanguage(`${PLAIN_ID}-words`, inProse(words))] : [];

/** What another mode does to make a text plainer still. */
export interface Plainer {
  readonly words: readonly CompiledRule[];
  readonly sentence: SplitLimits;
  readonly step: Step;
}

/** A job's input in plain language, and nothing said about it. */
export function simplifyText(job: Job, tools: ModeTools, plainer?: Plainer): string {
  const houseStyle = compileForJob(job, tools);
  const firm = new Set(houseStyle.rules.map(({ id }) => id));
  const plain = tools.extend(houseStyle, PLAIN_LANGUAGE);
  const style = forReaders(plainer ? tools.extend(plain, plainer.words) : plain, job, tools);
  // Corrections are left to reviews and rewriting: a text that is to be plainer must not come to say something else.
  const only = new Set(style.rules.flatMap(({ id, listed }) => (listed || !firm.has(id) ? id : [])));
  const shapes = [restructure(job, plainer), ...(plainer ? [plainer.step] : [])];
  const steps = [
    correctFindings(style, { firm, only }),
    ...shapes.map((step) => leaveAlone(step, style, PLAIN_ID)),
    ...shorten(houseStyle),
  ];
  return settle(parseJobToEdit(job), steps);
}
