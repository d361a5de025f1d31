import type { Job } from '../../types.ts';
import { nameContentType } from '../reading/content-type.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { writePart } from '../brief/parts.ts';
import { bullets, heading, join } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { readPoint } from '../writing/point.ts';
import type { Brief } from './brief.ts';
import { findContradictions } from './contradictions.ts';
import { sectionsOf, tellsHow } from './sections-of.ts';
import type { FactKind } from './signs.ts';
import { writeForm } from './forms.ts';
import { writeGap } from './gaps.ts';
import { open, titleFor } from './opening.ts';
import { DETAILS, isMissed, isSaid, UNTOLD, type TemplateSection } from './template-sections.ts';
import { TEMPLATES } from './templates.ts';
import { has, retold, textsOfKinds, type Fact, type Facts } from './told.ts';

/** Sections that only readers who build or operate need. */
const TECHNICAL = /^(?:Collect information|Limits|Parameters|Roll back)$/;
/** Sections without which a document is none of its kind: what the prompt doesn't say of them stays open. */
const CORE =
  /^(?:Steps|Install(?: and run)?|Options|Endpoints|What it is|Use|Procedure|(?:Problems|Causes) and solutions|Changes|Status|Context|Problem|Decision|Proposal|Consequences|Summary|Root cause|Action items|Rules|Questions)$/;
/** Most open points that a draft asks its writer about. */
const MOST_OPEN = 3;
/** Where facts of a kind stand if no section of the document takes them; the first that it has. */
const ELSEWHERE: Partial<Record<FactKind, readonly FactKind[]>> = {
  goal: ['check', 'statement'],
  check: ['statement'],
  trigger: ['problem', 'statement'],
  question: ['diagnosis', 'statement'],
  contact: ['statement'],
  diagnosis: ['check', 'step'],
  cause: ['problem', 'statement'],
  scope: ['requirement', 'statement'],
  response: ['endpoint', 'statement'],
  requirement: ['statement'],
  consequence: ['statement'],
  alternative: ['statement'],
  decision: ['statement'],
  status: ['statement'],
  limit: ['statement'],
  change: ['statement'],
  breaking: ['change', 'statement'],
};
/** More loose facts than these are a list of their own, and all that the prompt has in one. */
const LOOSE = 3;

export function writeDocument(brief: Brief, job: Job): Page {
  const rehomed = rehome(brief);
  const { told, code, tables, parts, own } = brief.facts;
  const isBare = brief.topic !== '' && [told, code, tables, parts, own].every(({ length }) => length === 0);
  const sections = sectionsOf(brief)
    .filter(
      ({ title, facts: kinds }) =>
        job.audience !== 'consumer' || !TECHNICAL.test(title) || kinds.some((kind) => has(rehomed, kind)),
    )
    .map((one) => ({
      ...one,
      expected:
        (one.expected && (CORE.test(one.title) || brief.sections.length > 0)) ||
        (isMissed(one.title, job.audience) && parts.length === 0),
      // Of a task alone, the page is what its writer has to fill in.
      ...(isBare && (one.expected || isMissed(one.title, job.audience)) && { asked: true }),
    }));
  const placed = new Set(sections.flatMap((section) => factsFor(section, rehomed)));
  const unplaced = rehomed.told.filter((fact) => !placed.has(fact) && fact.kind !== 'warning');
  const isUnplaced = new Set(unplaced);
  const firstPlaced = rehomed.told.findIndex((fact) => placed.has(fact));
  const isLoose =
    unplaced.length > LOOSE ||
    // What stands behind what has its place leads into none of it.
    (firstPlaced >= 0 && rehomed.told.slice(firstPlaced + 1).some((fact) => isUnplaced.has(fact))) ||
    (brief.type === 'faq' && unplaced.length > 0) ||
    unplaced.some(({ listed }) => listed);
  const home = sections.find(({ facts: kinds }) => kinds.includes('detail'));
  const loose = unplaced.map(({ text }) => text);
  const facts =
    isLoose && home ? retold(rehomed, (fact) => (isUnplaced.has(fact) ? 'detail' : undefined)) : rehomed;
  const silent =
    TEMPLATES[brief.type].untitled === undefined
      ? brief.readers
        ? `This page is for ${brief.readers}.`
        : '[VERIFY] Say what this page is about and whom it helps.'
      : '';
  const opening = brief.topic ? open(brief) : silent;
  const warnings = facts.told.filter((fact) => fact.kind === 'warning' && !placed.has(fact));
  const body = join(
    [opening, ...(isLoose ? [] : loose)].filter(Boolean).join(' '),
    ...warnings.map(
      ({ text }) =>
        `> **Warning:** ${capitalizedWord(text.replace(/^(?:warning|caution|danger|important|careful)[:!]\s*/i, ''))}`,
    ),
    ...writeSections(
      sections,
      facts,
      isLoose && !home ? join(heading(2, DETAILS.title), bullets(loose)) : '',
      brief.task,
    ),
    ...writeOpenPoints(brief, sections, facts),
  );
  return {
    title: titleFor(brief),
    description: opening.startsWith('[VERIFY]') ? '' : opening || textsOfKinds(facts, 'statement')[0] || '',
    body,
  };
}

/** Where somebody is reached: a mail address, a channel. */
const ADDRESS = /\b\S+@\S+\.\w|(?:^|\s)\(?#[a-z][\w-]+/;

/** What the prompt leaves open, once, instead of headings with nothing under them; then what it leaves to decide. */
function writeOpenPoints(
  brief: Brief,
  sections: readonly TemplateSection[],
  facts: Facts,
): readonly string[] {
  const filled = new Set(
    sections.filter((one) => factsFor(one, facts).length > 0).flatMap(({ facts: kinds }) => kinds),
  );
  const isShown =
    has(facts, 'goal') ||
    textsOfKinds(facts, 'step').some((fact) => /\n\n|\byou should see\b|\bto see the\b/i.test(fact));
  const page = facts.told.map(({ text }) => text).join('\n');
  const missing = sections.filter(
    (section) =>
      section.expected &&
      !section.asked &&
      !isSaid(section.title, page) &&
      !holdsCode(section, sections, facts) &&
      !(section.form === 'options' && facts.tables.length > 0) &&
      !(
        section.title === 'Authentication' &&
        textsOfKinds(facts, 'option').some((option) => /^`?authorization\b/i.test(option))
      ) &&
      !(
        section.form === 'steps' &&
        section.facts.includes('step') &&
        (facts.parts.length > 0 || facts.own.some(({ text }) => /^1\. /m.test(text)))
      ) &&
      factsFor(section, facts).length === 0 &&
      !(section.spare && filled.size > 0) &&
      !(section.title === 'What it is' && has(facts, 'step')) &&
      !(isShown && section.facts.includes('check')) &&
      !(section.facts.includes('contact') && facts.told.some(({ text }) => ADDRESS.test(text))),
  );
  const omitted = brief.omitted.map((line) => `\`${line.replace(/`/g, "'")}\``).join(', ');
  return [
    missing.length + brief.asked.length > 0
      ? join(
          heading(2, 'Still open'),
          bullets([
            ...brief.asked.map((text) => `[VERIFY] ${text}`),
            ...missing
              .slice(0, MOST_OPEN)
              .map(({ title, form, facts: kinds, purpose }) =>
                form === 'steps' && kinds.includes('step') && brief.task
                  ? `[VERIFY] **${title} to ${brief.task}:** ${purpose}`
                  : `[VERIFY] **${title}:** ${purpose}`,
              ),
          ]),
        )
      : '',
    omitted && `> [VERIFY] Left out, since users don't notice it: ${omitted}.`,
    ...findContradictions(facts.told.map(({ text }) => text)).map((text) => `> [VERIFY] ${text}`),
    brief.typeNamed
      ? ''
      : `> [VERIFY] The prompt names no kind of document; this is a ${nameContentType(brief.type)} page. Set the document type for another.`,
  ];
}

/** The facts with those of kinds that no section takes under the next best kind. */
function rehome(brief: Brief): Facts {
  const taken = new Set(sectionsOf(brief).flatMap(({ facts }) => facts));
  const isPolicy = brief.type === 'policy';
  const { type, topic } = brief;
  const isOfHow = type === 'concept' && tellsHow(topic);
  const isOfTwo = type === 'concept' && /^(?:the )?differences?\b/i.test(topic);
  // What is to be done among what is allowed is a rule like those.
  const steps = brief.facts.told.flatMap(({ kind }, index) => (kind === 'step' ? [index] : []));
  const areScattered = steps.length < 2 || (steps.at(-1) ?? 0) - (steps[0] ?? 0) >= steps.length;
  const isOwn =
    steps.length === 1 && taken.has('detail') && brief.facts.own.some(({ text }) => /^1\. /m.test(text));
  const isRule = (kind: FactKind): boolean =>
    isPolicy && (!taken.has(kind) || (kind === 'step' && areScattered));
  const facts = retold(brief.facts, ({ kind }) =>
    isOwn && kind === 'step'
      ? 'detail'
      : isRule(kind) || (isOfHow && /^(?:limit|detail)$/.test(kind)) || (isOfTwo && kind === 'step')
        ? 'statement'
        : taken.has(kind)
          ? undefined
          : ELSEWHERE[kind]?.find((other) => taken.has(other)),
  );
  return isPolicy && brief.readers && !has(facts, 'scope')
    ? {
        ...facts,
        told: [{ kind: 'scope', text: `This policy applies to ${brief.readers}.` }, ...facts.told],
      }
    : facts;
}

/** The sections in order; one without a fact only where the prompt names it. */
function writeSections(
  sections: readonly TemplateSection[],
  facts: Facts,
  loose: string,
  task: string,
): string[] {
  const tableHome =
    sections.find(({ form }) => form === 'options') ??
    sections.find(({ facts: kinds }) => kinds.includes('statement')) ??
    codeHome(sections);
  const written = sections.map((section) => {
    const raw = [
      ...(section === tableHome ? facts.tables : []),
      ...(holdsCode(section, sections, facts) ? facts.code : []),
    ];
    return (
      writeSection(section, facts, raw) ||
      (section.asked && join(heading(2, section.title), writeGap(section, task)))
    );
  });
  const last = sections.findLastIndex(({ facts: kinds }) => !kinds.includes('contact'));
  const steps = sections.findIndex(({ form }) => form === 'steps');
  // The steps stand under a name of the prompt's own.
  const areOwnSteps = steps >= 0 && !has(facts, 'step') && facts.own.some(({ text }) => /^1\. /m.test(text));
  const main = sections.findLastIndex(({ facts: kinds }) => !kinds.some((kind) => AT_END.has(kind)));
  // "When to use one" that the prompt leaves open, where facts stand under "When to use it".
  const isAnswered = (title: string): boolean =>
    sections.some(
      (section) =>
        /^(?:when|why|how) \p{L}+ /iu.exec(title)?.[0].split(' ')[0] === section.title.split(' ')[0] &&
        factsFor(section, facts).length > 0,
    );
  return written.flatMap((text, index) => [
    text || '',
    ...(index === steps ? facts.parts.map(writePart) : []),
    ...(index === (areOwnSteps ? steps : main)
      ? facts.own
          .filter(({ title, text }) => text !== `[VERIFY] ${UNTOLD}` || !isAnswered(title))
          .map(({ title, text }) => join(heading(2, title), text))
      : []),
    ...(index === last ? [loose] : []),
  ]);
}

/** What a page ends with. */
const AT_END: ReadonlySet<FactKind> = new Set<FactKind>(['contact', 'license', 'contributing', 'detail']);

/** The prompt's code stands after the steps or the calls, or else in the first section that has none. */
function codeHome(sections: readonly TemplateSection[]): TemplateSection | undefined {
  return (
    sections.find(({ facts: kinds }) => kinds[0] === 'usage') ??
    sections.find(({ form }) => form === 'steps' || form === 'endpoints') ??
    sections.find(({ expected }) => expected)
  );
}

function holdsCode(section: TemplateSection, sections: readonly TemplateSection[], { code }: Facts): boolean {
  return code.length > 0 && section === codeHome(sections);
}

/** The facts that belong into a section, in order. */
function factsFor({ facts: kinds, only = () => true }: TemplateSection, { told }: Facts): readonly Fact[] {
  return told.filter(({ kind, text }) => kinds.includes(kind) && only(text));
}

/** Empty where the prompt tells nothing of it. */
function writeSection(section: TemplateSection, facts: Facts, raw: readonly string[]): string {
  const { label } = section;
  const own = factsFor(section, facts);
  if (own.length === 0 && raw.length === 0) return '';
  const bare = own.map(({ text }) => (label ? capitalizedWord(text.replace(label, '')) : text));
  const isList = own.length > 2 && own.filter(({ listed }) => listed).length > own.length / 2;
  const form = section.form === 'paragraph' && isList ? 'bullets' : section.form;
  // The paragraphs of the prompt stay as they are.
  const opens = own.flatMap(({ opens: isFirst }, index) => (index === 0 || isFirst ? [index] : []));
  const areParagraphs =
    form === 'paragraph' && opens.length > 1 && own.length > opens.length + 1 && !bare.some(readPoint);
  const written = areParagraphs
    ? join(opens.map((start, at) => writeForm(form, bare.slice(start, opens[at + 1]))))
    : own.length > 0 &&
      writeForm(form, bare, {
        hasParameters:
          facts.tables.length > 0 ||
          (has(facts, 'option') &&
            textsOfKinds(facts, 'option').length >= textsOfKinds(facts, 'endpoint').length),
        hasExample: facts.code.length > 0,
      });
  return join(heading(2, section.title), written, ...raw);
}
