import type { Audience } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { acronymDefinition } from '../../rules/acronym-definition.ts';
import { imperativeSteps } from '../../rules/imperative-steps.ts';
import { readingGrade } from '../../rules/reading-grade.ts';
import { fromBuiltIn } from '../../style/built-in.ts';
import type { CompiledRule, CompiledStyle } from '../../style/types.ts';
import type { Job } from '../../types.ts';
import { contentTypeOf, type ContentType } from '../reading/content-type.ts';
import type { ModeTools } from '../types.ts';

const CONSUMER_SENTENCE = 25;

function ownRule(id: string, label: string, description: string, check: Check): CompiledRule {
  return { id, label, description, severity: 'minor', checks: [check], listed: false };
}

/** Reported at the title of a whole page: a part of one, without its title, lacks nothing. */
function pageCheck(isMissing: (document: SourceDocument) => boolean, message: string): Check {
  return {
    kind: 'code',
    find(document) {
      const title = document.blocks.find(isTitle);
      if (!title || title.value !== undefined || !isMissing(document)) return [];
      return [{ start: title.start, end: title.end, replacement: null, message }];
    },
  };
}

const isTitle = ({ kind, level }: Block): boolean => kind === 'heading' && level === 1;
const isHeading = ({ kind }: Block): boolean => kind === 'heading';

/** What these readers need beside the house style. The others know the terms of the trade. */
const FOR_AUDIENCE: Readonly<Partial<Record<Audience, readonly CompiledRule[]>>> = {
  consumer: [
    fromBuiltIn(acronymDefinition, false),
    fromBuiltIn(readingGrade, false),
    ownRule(
      'consumer-sentence-length',
      'Sentences for consumers',
      `Keep sentences for consumers at ${CONSUMER_SENTENCE} words or fewer. People who don’t work in the trade read them once and act.`,
      {
        kind: 'metric',
        measure: 'sentence-words',
        max: CONSUMER_SENTENCE,
        message: `Consumers read this once: split it into sentences of ${CONSUMER_SENTENCE} words or fewer.`,
      },
    ),
  ],
};

const NUMBERED_STEPS = ownRule(
  'numbered-steps',
  'Numbered steps',
  'Write what readers do one after the other as a numbered list, so that they can see where they are.',
  pageCheck(
    ({ blocks }) =>
      !blocks.some(
        (block) =>
          block.list?.ordered === true || (isHeading(block) && /^\s*(?:step\s+)?\d+\b/i.test(block.prose)),
      ),
    'A page of this kind leads through a task, and this one has no numbered steps. Number what readers do in order.',
  ),
);
const STEPS: readonly CompiledRule[] = [NUMBERED_STEPS, fromBuiltIn(imperativeSteps, false)];

/** What a page of this kind can't do without. */
const FOR_TYPE: Readonly<Partial<Record<ContentType, readonly CompiledRule[]>>> = {
  'how-to': STEPS,
  tutorial: STEPS,
  quickstart: STEPS,
  runbook: STEPS,
  'release-notes': [
    ownRule(
      'named-version',
      'Version named in a heading',
      'Name the version in the title or in the headings of release notes, so that readers can tell whether it is theirs.',
      pageCheck(
        ({ blocks, text }) =>
          !blocks.some(
            (block) =>
              isHeading(block) && /\d+\.\d+|\d{4}|unreleased/i.test(text.slice(block.start, block.end)),
          ),
        'No heading of these release notes names a version or a date. Readers can’t tell which release they have.',
      ),
    ),
  ],
  'api-reference': [
    ownRule(
      'request-example',
      'Example of a request',
      'Show at least one request as code in an API reference: most readers begin there.',
      pageCheck(
        ({ codeBlocks }) => codeBlocks.length === 0,
        'This API reference shows no example. Add a request and its response as code.',
      ),
    ),
  ],
};

/**
 * The style with what the job's audience and document type ask for as well, unless the house style has a rule for it. These
 * rules are told beside the house style and never scored.
 */
export function withReaderRules(
  style: CompiledStyle,
  { audience, docType = '' }: Pick<Job, 'audience' | 'docType'>,
  tools: ModeTools,
): CompiledStyle {
  const type = contentTypeOf(docType);
  const wanted = [...((audience && FOR_AUDIENCE[audience]) ?? []), ...((type && FOR_TYPE[type]) ?? [])];
  const has = ({ id }: CompiledRule): boolean =>
    style.rules.some((rule) => rule.id === id || rule.builtIn?.includes(id));
  // One by one, since the engine remembers a style with the very list that was added.
  return wanted.filter((rule) => !has(rule)).reduce((own, rule) => tools.extend(own, asList(rule)), style);
}

const LISTS = new Map(
  [...Object.values(FOR_AUDIENCE), ...Object.values(FOR_TYPE)].flat().map((rule) => [rule, [rule]]),
);
const asList = (rule: CompiledRule): readonly CompiledRule[] => LISTS.get(rule) ?? [rule];
