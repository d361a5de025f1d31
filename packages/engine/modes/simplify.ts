import { WORDY_EXCEPTIONS } from '../rules/data/wordy-phrases.ts';
import { articles } from '../rules/grammar/articles.ts';
import { confusedWords } from '../rules/grammar/confused-words.ts';
import { determinerAgreement } from '../rules/grammar/determiner-agreement.ts';
import { missingWords } from '../rules/grammar/missing-words.ts';
import { subjectVerbAgreement } from '../rules/grammar/subject-verb-agreement.ts';
import { verbForms } from '../rules/grammar/verb-forms.ts';
import type { Substitution } from '../checks/types.ts';
import type { CompiledRule } from '../style/types.ts';
import { parseJobToEdit } from './parse-job.ts';
import { finishDocument } from './rewriting/finish-document.ts';
import { forReaders } from './rewriting/consumer-words.ts';
import { correctFindings } from './rewriting/findings-step.ts';
import { compileForJob } from './rewriting/guidelines.ts';
import { leaveAlone } from './rewriting/leave-alone.ts';
import { settle, type Step } from './rewriting/settle.ts';
import { breakParagraphs } from './simplify/break-paragraphs.ts';
import { listItems } from './simplify/list-items.ts';
import { patternCheck } from './simplify/patterns.ts';
import { PLAIN_WORDS } from './simplify/plain-words.ts';
import { splitSentences } from './simplify/split-sentences.ts';
import type { Job } from '../types.ts';
import type { ModeHandler, ModeTools } from './types.ts';

const MESSAGE = 'Says the same in fewer words.';

/** What comments call all that this mode does of its own. */
const PLAIN_ID = 'plain-language';

const inProse = (swap: readonly Substitution[]) =>
  (['paragraph', 'list-item', 'table-cell'] as const).map((scope) => ({
    kind: 'substitution' as const,
    swap,
    exceptions: WORDY_EXCEPTIONS,
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
  plainLanguage(PLAIN_ID, [...inProse(PLAIN_WORDS), patternCheck]),
];

/** What judges a sentence by its grammar is left to reviews and rewriting: a text that is to be plainer must not come to say something else. */
const GRAMMAR: ReadonlySet<string> = new Set(
  [articles, confusedWords, determinerAgreement, missingWords, subjectVerbAgreement, verbForms].map(
    ({ id }) => id,
  ),
);

/** Where sentences and paragraphs are long; for consumers, earlier. */
const LIMITS = {
  others: { sentence: { words: 24, atSemicolon: 18 }, paragraph: { sentences: 6, words: 120 } },
  consumer: { sentence: { words: 18, atSemicolon: 14 }, paragraph: { sentences: 4, words: 80 } },
};

/** What only looks at the words once they are the right ones. */
const restructure =
  ({ audience }: Job): Step =>
  (document) => {
    const { sentence, paragraph } = audience === 'consumer' ? LIMITS.consumer : LIMITS.others;
    return [
      ...splitSentences(sentence)(document),
      ...listItems(document),
      ...breakParagraphs(paragraph)(document),
    ];
  };

/** The text itself in plainer words, shorter sentences and shorter paragraphs, at the same technical accuracy. */
export const simplify: ModeHandler = {
  mode: 'simplify',
  run: (job, tools) => ({
    content: finishDocument(simplifyText(job, tools), job, compileForJob(job, tools)),
  }),
};

/** What another mode does to make a text plainer still. */
export interface Plainer {
  readonly words: readonly Substitution[];
  readonly step: Step;
}

/** A job's input in plain language, and nothing said about it. */
export function simplifyText(job: Job, tools: ModeTools, plainer?: Plainer): string {
  const houseStyle = compileForJob(job, tools);
  const firm = new Set(houseStyle.rules.map(({ id }) => id));
  const plain = plainer
    ? [...PLAIN_LANGUAGE, plainLanguage(`${PLAIN_ID}-words`, inProse(plainer.words))]
    : PLAIN_LANGUAGE;
  const style = forReaders(tools.extend(houseStyle, plain), job, tools);
  const only = new Set(style.rules.flatMap(({ id }) => (GRAMMAR.has(id) ? [] : id)));
  const shapes = [restructure(job), ...(plainer ? [plainer.step] : [])];
  const steps = [
    correctFindings(style, { firm, only }),
    ...shapes.map((step) => leaveAlone(step, style, PLAIN_ID)),
  ];
  return settle(parseJobToEdit(job), steps);
}
