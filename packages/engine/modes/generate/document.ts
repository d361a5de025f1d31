import type { Job } from '../../types.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { heading, join } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import type { Brief } from './brief.ts';
import { FACT_KINDS } from './signs.ts';
import { writeForm } from './forms.ts';
import type { TemplateSection } from './template-sections.ts';
import { TEMPLATES } from './templates.ts';

/** Sections that only readers who build or operate need. */
const TECHNICAL = /^(?:Limits|Parameters|Roll back)$/;

export function writeDocument(brief: Brief, job: Job): Page {
  const template = TEMPLATES[brief.type];
  const { facts } = brief;
  const sections = template.sections.filter(
    ({ title }) => job.audience !== 'consumer' || !TECHNICAL.test(title),
  );
  const placed = new Set(sections.flatMap((section) => factsFor(section, brief)));
  const unplaced = FACT_KINDS.filter((kind) => kind !== 'warning')
    .flatMap((kind) => facts[kind])
    .filter((fact) => !placed.has(fact));
  const opening = brief.topic ? open(brief) : '[VERIFY] Say what this page is about and whom it helps.';
  const warnings = facts.warning.filter((fact) => !placed.has(fact));
  const body = join(
    opening,
    unplaced.join(' '),
    ...warnings.map(
      (text) => `> **Warning:** ${text.replace(/^(?:warning|caution|danger|important)[:!]\s*/i, '')}`,
    ),
    ...placeCode(sections, brief),
    brief.typeNamed
      ? ''
      : `> [VERIFY] The prompt names no kind of document; this is a ${brief.type} page. Set the document type for another.`,
  );
  return {
    title: titleFor(brief),
    description: opening.startsWith('[VERIFY]') ? '' : opening || facts.statement[0] || '',
    body,
  };
}

/** The sections in order, the prompt's code after the steps, or else in the first section that has none. */
function placeCode(sections: readonly TemplateSection[], brief: Brief): string[] {
  const { code } = brief.facts;
  const home = sections.find(({ form }) => form === 'steps') ?? sections.find(({ expected }) => expected);
  return sections.map((section) => writeSection(section, brief, section === home ? code : []));
}

/** The facts that belong into a section, in order. */
function factsFor({ facts: kinds, only = () => true }: TemplateSection, { facts }: Brief): string[] {
  return kinds.flatMap((kind) => facts[kind]).filter(only);
}

function writeSection(section: TemplateSection, brief: Brief, code: readonly string[]): string {
  const own = factsFor(section, brief);
  if (own.length === 0 && code.length === 0) {
    return section.expected ? join(heading(2, section.title), `[VERIFY] ${section.purpose}`) : '';
  }
  return join(heading(2, section.title), own.length > 0 && writeForm(section.form, own), ...code);
}

export function titleFor(brief: Brief): string {
  if (!brief.topic) return '[VERIFY] Title';
  return fill(TEMPLATES[brief.type].title, brief);
}

/** What the page does, what its subject is, and whom it is for, as far as the prompt says. */
function open(brief: Brief): string {
  const { topic, gloss, aside, readers } = brief;
  const parts = [
    gloss
      ? `${capitalizedWord(topic)} is ${gloss.replace(/[.]$/, '')}.`
      : fill(TEMPLATES[brief.type].opening, brief),
    aside && `${capitalizedWord(aside)}.`,
    readers && `It is for ${readers}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function fill(text: string, { topic, task, type }: Brief): string {
  const learns = type === 'tutorial' && !task;
  const phrase = task || (learns ? `learn ${topic}` : topic);
  const opening =
    task || learns
      ? text
      : text
          .replace('shows how to {topic}', 'covers {topic}')
          .replace('runbook to {topic}', 'runbook for {topic}');
  return opening
    .replaceAll('{topic}', /\bAPIs?$/.test(phrase) && !/^the /i.test(phrase) ? `the ${phrase}` : phrase)
    .replaceAll('{Topic}', capitalizedWord(phrase.replace(/^the /i, '')))
    .replace(/\bAPI API\b/, 'API')
    .replace(/\breference reference\b/i, 'reference');
}
