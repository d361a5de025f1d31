import type { Job } from '../../types.ts';
import { bullets, heading, join, numbered, table } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import type { Brief } from './brief.ts';
import { FACT_KINDS } from './facts.ts';
import { writeProblem } from './problems.ts';
import type { Form, TemplateSection } from './template-sections.ts';
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

function writeForm(form: Form, facts: readonly string[]): string {
  switch (form) {
    case 'paragraph':
      return facts.join(' ');
    case 'bullets':
      // One call alone needs no list.
      return facts.length === 1 && facts[0]?.startsWith('`') ? facts[0] : bullets(facts);
    case 'steps':
      return facts.length > 1 ? numbered(facts.map(withoutOrder)) : (facts[0] ?? '');
    case 'options':
      return table(['Name', 'Description'], facts.map(splitOption));
    case 'endpoints':
      return join(...facts.map(writeEndpoint));
    case 'problems':
      return join(...facts.map(writeProblem));
    case 'questions':
      return join(
        ...facts.map((fact) => (fact.endsWith('?') ? join(heading(3, fact), '[VERIFY] Answer.') : fact)),
      );
  }
}

/** Numbers say the order; "then" and "next" need not. */
function withoutOrder(step: string): string {
  const bare = step.replace(/^(?:then|next|finally|first|second|third|after that|lastly),?\s+/i, '');
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}

function splitOption(fact: string): [string, string] {
  const [, name, rest] = /^(`[^`]+`|--?[\w-]+)\s*[:=–—-]?\s*(.*)$/.exec(fact) ?? [];
  if (!name) return [fact, '[VERIFY]'];
  const text = rest?.replace(/^(?:is|sets)\s+/i, '') ?? '';
  return [
    name.startsWith('`') ? name : `\`${name}\``,
    text === '.' || !text ? '[VERIFY]' : text.slice(0, 1).toUpperCase() + text.slice(1),
  ];
}

function writeEndpoint(fact: string): string {
  const [, call = fact, rest = ''] = /^`?([A-Z]+\s+\/[^\s`:,]*)`?[\s:,–—-]*(.*)$/.exec(fact) ?? [];
  const text = rest.replace(/^\.$/, '');
  return join(
    heading(3, `\`${call.replace(/\s+/g, ' ').replace(/\.$/, '')}\``),
    text ? text.slice(0, 1).toUpperCase() + text.slice(1) : '[VERIFY] Say what it does.',
    '[VERIFY] Parameters, body, and an example of the answer.',
  );
}

export function titleFor(brief: Brief): string {
  if (!brief.topic) return '[VERIFY] Title';
  return fill(TEMPLATES[brief.type].title, brief);
}

/** What the page does, what its subject is, and whom it is for, as far as the prompt says. */
function open(brief: Brief): string {
  const { topic, gloss, readers } = brief;
  const parts = [
    gloss
      ? `${capitalized(topic)} is ${gloss.replace(/[.]$/, '')}.`
      : fill(TEMPLATES[brief.type].opening, brief),
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
    .replaceAll('{topic}', /\bAPIs?$/.test(phrase) ? `the ${phrase}` : phrase)
    .replaceAll('{Topic}', capitalized(phrase))
    .replace(/\bAPI API\b/, 'API')
    .replace(/\breference reference\b/i, 'reference');
}

/** A capital at the start, unless that is a name which is written without one. */
function capitalized(text: string): string {
  return /^\p{Ll}\p{Ll}*(?:[ ,'’]|$)/u.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}
