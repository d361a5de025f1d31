import { capitalizedWord } from '../writing/capitals.ts';
import type { Brief } from './brief.ts';
import { defines } from './defines.ts';
import { kindOfLabel } from './labels.ts';
import { sectionsOfTrouble } from './one-trouble.ts';
import { troubleOf } from './opening.ts';
import { readmeSections } from './readme-sections.ts';
import { FACT_KINDS, type FactKind } from './signs.ts';
import {
  CONTACTS,
  DETAILS,
  LIMITS,
  part,
  PROBLEMS,
  UNTOLD,
  type TemplateSection,
} from './template-sections.ts';
import { TEMPLATES } from './templates.ts';
import { has, textsOfKinds, type Facts } from './told.ts';

/** "How the search index stays up to date": all that is told of it is how. */
export function tellsHow(topic: string): boolean {
  return /^how (?!to\b)/i.test(topic);
}

const HOW_FIRST: readonly TemplateSection[] = TEMPLATES.concept.sections
  .filter(({ facts }) => !facts.includes('statement'))
  .map((section) =>
    section.facts.includes('step')
      ? { ...section, facts: ['statement', ...section.facts], expected: true }
      : section,
  );

/** A page on a part of an API that is no call: what is told of it, in order. */
const HOW_IT_IS: TemplateSection = {
  title: 'How it works',
  purpose: 'Say what is sent, what it holds, and what the caller does with it.',
  facts: ['statement', 'detail', 'step', 'check', 'limit'],
  form: 'bullets',
  known: /how|works|overview/,
  expected: true,
};

/** What it is, for the writer to say, and then what the prompt tells of it. */
const DEFINED_FIRST: readonly TemplateSection[] = TEMPLATES.concept.sections.map((section) =>
  section.facts.includes('statement')
    ? { ...section, facts: [], asked: true }
    : section.facts.includes('step')
      ? { ...section, facts: ['statement', ...section.facts] }
      : section,
);

/** A concept of which the prompt tells something, and never what it is. */
function isUndefined({ topic, gloss, summary, facts }: Brief): boolean {
  const said = textsOfKinds(facts, 'statement', 'step', 'consequence');
  return (
    topic !== '' &&
    !/^(?:the )?(?:differences?|how|why|when|where|who|which)\b/i.test(topic) &&
    gloss === '' &&
    summary === '' &&
    said.length > 0 &&
    !said.some((fact) => defines(fact, topic))
  );
}

const CAUSES_FIRST: readonly TemplateSection[] = TEMPLATES.troubleshooting.sections.map((section) =>
  section.form === 'problems' ? { ...section, title: 'Causes and solutions' } : section,
);

/** What helps in general stands before the cases. */
const TRY_FIRST: readonly TemplateSection[] = TEMPLATES.troubleshooting.sections
  .map((section) => (section.form === 'steps' ? { ...section, title: 'Try this first' } : section))
  .toSorted((a, b) => Number(b.form === 'steps') - Number(a.form === 'steps'));

/** Kinds that have sections of their own on any page. */
const ELSEWHERE: ReadonlySet<FactKind> = new Set<FactKind>([
  'warning',
  'contact',
  'question',
  'problem',
  'detail',
  'license',
  'contributing',
]);
/** Where the prompt asks for no kind of page, nothing says that it tells what something is, or how it works: all in its order. */
function inOrder({ told }: Facts): readonly TemplateSection[] {
  const areLimits = told.filter(({ kind }) => kind === 'limit').length > 1;
  const kinds = FACT_KINDS.filter((kind) => !ELSEWHERE.has(kind) && !(areLimits && kind === 'limit'));
  const overview = part('Overview', 'Say what the reader has to know.', kinds, /overview/);
  return [overview, ...(areLimits ? [LIMITS] : []), DETAILS, PROBLEMS, CONTACTS];
}

/** The sections of the kind of document, or those that the prompt names. */
export function sectionsOf(brief: Brief): readonly TemplateSection[] {
  const { type, topic, sections: named } = brief;
  const own =
    (type === 'troubleshooting' && sectionsOfTrouble(brief.facts)) ||
    (type === 'troubleshooting' && has(brief.facts, 'step') && !has(brief.facts, 'diagnosis')
      ? TRY_FIRST
      : type === 'troubleshooting' && troubleOf(topic)
        ? CAUSES_FIRST
        : type === 'concept' && tellsHow(topic)
          ? HOW_FIRST
          : type === 'concept' && !brief.typeNamed
            ? inOrder(brief.facts)
            : type === 'concept' && isUndefined(brief)
              ? DEFINED_FIRST
              : type === 'api-reference' && !has(brief.facts, 'endpoint') && has(brief.facts, 'statement')
                ? [
                    HOW_IT_IS,
                    ...TEMPLATES[type].sections.filter(
                      ({ form, facts }) =>
                        form !== 'endpoints' && !facts.some((kind) => HOW_IT_IS.facts.includes(kind)),
                    ),
                  ]
                : type === 'readme'
                  ? readmeSections(`${topic} ${brief.gloss}`, has(brief.facts, 'option'))
                  : TEMPLATES[type].sections);
  if (named.length === 0) return own;
  const all = [...own, ...Object.values(TEMPLATES).flatMap(({ sections }) => sections)];
  const used = new Set<FactKind>();
  return named.map((title) => {
    const name = title.toLowerCase();
    const kind = kindOfLabel(name);
    const like =
      all.find(({ title: other }) => other.toLowerCase() === name) ??
      all.find(({ facts }) => kind !== undefined && facts.includes(kind)) ??
      all.find(({ known }) => known.test(name));
    const facts = (like?.facts ?? []).filter((kind) => !used.has(kind));
    for (const kind of facts) used.add(kind);
    return {
      ...(like ?? {
        form: 'paragraph',
        purpose: UNTOLD,
        known: /^$/,
      }),
      title: capitalizedWord(title),
      facts,
      expected: true,
      asked: true,
    };
  });
}
