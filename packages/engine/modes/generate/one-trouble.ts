import { cutAt, cutItems } from '../brief/cut.ts';
import { cutSteps } from '../brief/steps.ts';
import { isClause } from '../writing/splices.ts';
import type { FactKind } from './signs.ts';
import { CONTACTS, part, steps, type TemplateSection } from './template-sections.ts';
import { textsOfKinds, type Facts } from './told.ts';

/** What people write before the parts of one trouble. */
const LABELLED = /^(\p{L}[\p{L} ’']{1,30}?):\s+(\S.*)$/su;
const CAUSE =
  /^(?:(?:the|possible|common|likely|probable|usual|known|typical|root) )*(?:causes?|reasons?|why)$/i;
const SOLUTION =
  /^(?:(?:the|possible|quick|easy) )*(?:solutions?|fix(?:es)?|resolutions?|remed(?:y|ies)|what to do|what helps|how to (?:fix|solve) (?:it|this)|to (?:fix|solve)(?: it| this)?)$/i;
const SYMPTOM = /^(?:the )?(?:symptoms?|signs?|what (?:you|users|people|customers) see)$/i;
const HAPPENS = /^(?:(?:it|this) )?(?:only |mostly |usually |often )?(?:happens|occurs)\b/i;

interface Told {
  readonly kind: FactKind;
  readonly pieces: readonly string[];
}

/** "Causes: the server is down, wrong port", "Fix: start it", "Happens after an update": a part of a page on one trouble. */
export function readTrouble(note: string): Told | undefined {
  if (HAPPENS.test(note)) {
    const isWhole = /^(?:it|this) /i.test(note);
    return {
      kind: 'trigger',
      pieces: [isWhole ? note : `it ${note.slice(0, 1).toLowerCase()}${note.slice(1)}`],
    };
  }
  const [, label = '', value = ''] = LABELLED.exec(note) ?? [];
  const bare = value.replace(/\.$/, '');
  if (SYMPTOM.test(label)) return { kind: 'trigger', pieces: cutItems(bare) };
  if (SOLUTION.test(label)) return { kind: 'step', pieces: cutSteps(bare) };
  if (!CAUSE.test(label)) return undefined;
  const causes = cutItems(bare).flatMap((cause) => cutAt(cause, /\s+or\s+/));
  // "the API or the worker is down" is one cause.
  return {
    kind: 'cause',
    pieces: causes.every((cause, index) => index === 0 || isClause(cause) === isClause(causes[0] ?? ''))
      ? causes
      : cutItems(bare),
  };
}

/** Whether all is told of one trouble: why it happens and what to do, and no problem with a name of its own before them. */
export function isOneTrouble({ told }: Facts): boolean {
  const kinds = told.map(({ kind }) => kind);
  const first = kinds.findIndex((kind) => kind === 'cause' || kind === 'step');
  const problem = kinds.indexOf('problem');
  return (
    (kinds.includes('cause') || (kinds.includes('trigger') && kinds.includes('step'))) &&
    (problem < 0 || problem > first)
  );
}

/** The sections of a page on one trouble. */
const SECTIONS: readonly TemplateSection[] = [
  part('Symptoms', 'Say what the reader sees, with the exact message.', ['trigger'], /symptom|sign/, {
    form: 'bullets',
    expected: false,
  }),
  part('Causes', 'Say what leads to it, the most frequent cause first.', ['cause'], /cause|why|reason/, {
    form: 'bullets',
  }),
  {
    ...steps(
      'Solution',
      'Give the actions that solve it, in order, and how the reader knows that it is solved.',
    ),
    known: /solution|fix|resol|remed/,
  },
  part(
    'Collect information',
    'Give the commands that show versions, logs, and state.',
    ['diagnosis'],
    /collect|logs?|diagnos/,
    { form: 'bullets', expected: false },
  ),
  part('Prevent it', 'Say how readers keep it from happening again.', ['action'], /prevent|avoid/, {
    expected: false,
  }),
  part(
    'Other problems',
    'For each problem, give the exact message, the cause, and the steps that solve it.',
    ['problem', 'question'],
    /problem|error|issue/,
    { form: 'problems', expected: false },
  ),
  CONTACTS,
];

/** The sections of a page on one trouble; undefined for a page on several. */
export function sectionsOfTrouble(facts: Facts): readonly TemplateSection[] | undefined {
  if (!isOneTrouble(facts)) return undefined;
  const signs = textsOfKinds(facts, 'trigger');
  // "It happens with large files": no sign, but when.
  return signs.length > 0 && signs.every((sign) => /^It \S/.test(sign))
    ? SECTIONS.map((section) =>
        section.title === 'Symptoms' ? { ...section, title: 'When it happens' } : section,
      )
    : SECTIONS;
}
