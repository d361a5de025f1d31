import type { Audience } from '@housestyle/contract';
import type { FactKind } from './signs.ts';

/** How the facts of a section are written down. */
export type Form =
  'paragraph' | 'bullets' | 'steps' | 'options' | 'endpoints' | 'problems' | 'questions' | 'changes';

/** What stands under a heading that is asked for, where the prompt doesn't say. */
export const UNTOLD = 'The prompt says nothing about this; write it or take the heading out.';

/** One section of a kind of document. */
export interface TemplateSection {
  readonly title: string;
  /** What stands in it, for the writer: an outline's description, or the note where the prompt doesn't say. */
  readonly purpose: string;
  /** The kinds of fact that belong here, in order. */
  readonly facts: readonly FactKind[];
  readonly form: Form;
  /** Of those kinds, only the facts that it is true of; without it, all. */
  readonly only?: (fact: string) => boolean;
  /** Titles, in lower case, under which documents usually have it. */
  readonly known: RegExp;
  /** Readers of this kind of document look for it: without facts it stands with `[VERIFY]`. Others are left out. */
  readonly expected: boolean;
  /** What its facts begin with and its title says already: "Fixed:". */
  readonly label?: RegExp;
  /** It stands with `[VERIFY]` where the prompt says nothing of it. */
  readonly asked?: boolean;
  /** Not asked for where another section says something. */
  readonly spare?: boolean;
}

export interface Template {
  /** The page's title; `{Topic}` begins with a capital, `{topic}` doesn't, `{name}` has no article. */
  readonly title: string;
  /** The title where the prompt names no topic; such a page has no opening. Default: both stand with `[VERIFY]`. */
  readonly untitled?: string;
  /** What the page does for its reader, one sentence. */
  readonly opening: string;
  readonly sections: readonly TemplateSection[];
}

/** What these readers miss where it isn't told, beside what everybody does. */
const MISSED: Readonly<Record<Audience, RegExp>> = {
  consumer: /^Get help$/,
  engineers: /^(?:Limits|Parameters)$/,
  developers: /^If something goes wrong$/,
  devops: /^(?:Roll back|Limits|If something goes wrong)$/,
};

/** Whether an audience looks for the section of a title that others do without. */
export function isMissed(title: string, audience: Audience | undefined): boolean {
  return audience !== undefined && MISSED[audience].test(title);
}

export const BEFORE: TemplateSection = {
  title: 'Before you begin',
  purpose: 'Name the access, the tools with their versions, and the data that the reader needs.',
  facts: ['requirement'],
  form: 'bullets',
  known: /prerequisite|requirement|before you|what you.*need/,
  expected: true,
};
export const LIMITS: TemplateSection = {
  title: 'Limits',
  purpose: 'Give sizes, rates, and durations with their units, and what happens beyond them.',
  facts: ['limit'],
  form: 'bullets',
  known: /limit|quota|constraint/,
  expected: false,
};
export const PROBLEMS: TemplateSection = {
  title: 'If something goes wrong',
  purpose: 'For each error that readers meet, give its exact message, its cause, and the way out.',
  facts: ['problem'],
  form: 'problems',
  known: /troubleshoot|problem|error|wrong|issue/,
  expected: false,
};
export const CHECK: TemplateSection = {
  title: 'Check the result',
  purpose: 'Say how the reader sees that it worked: a command and its output, or what the screen shows.',
  facts: ['check'],
  form: 'steps',
  known: /verif|check|confirm|test|result/,
  expected: true,
};
export const ROLL_BACK: TemplateSection = {
  title: 'Roll back',
  purpose: 'Give the steps that restore the state before this procedure.',
  facts: ['rollback'],
  form: 'steps',
  known: /roll ?back|revert|undo/,
  expected: false,
  label: /^(?:to )?(?:roll(?:ing)? ?back|undo|revert)\s*:\s*/i,
};
/** What a page says of a section that it has not, in its own words and its own place. */
const SAID: Readonly<Record<string, RegExp>> = {
  'Roll back': /\broll(?:s|ed|ing)?[- ]?back\b|\brevert|\bundo\b|\brestore the (?:old|previous|last)\b/i,
  Limits: /\b(?:at most|max(?:imum)?|up to|no more than|cap of|limit(?:ed)?|quota|not more than)\b.{0,30}\d/i,
  'Check the result':
    /\b(?:should|must) (?:now )?(?:be|show|go|see|say|stay|read|list|print|return|have|turn)\b|\b(?:check|verify|confirm)s? (?:that|whether|the)\b|\b(?:until|whether) (?:the |`)/i,
  'When to use this runbook':
    /\b(?:use|follow) this (?:runbook|page|procedure)\b|\bthis (?:runbook|page) is for\b/i,
  Endpoints: /^\W{0,4}(?:GET|POST|PUT|PATCH|DELETE) \//m,
  Context: /\b(?:because|since)\b/i,
  'Root cause': /\b(?:because|due to|caused by)\b/i,
  Steps: /\S > \S|^\s*\d+\. /m,
  'Get help': /\b(?:contact|call|write to|ask)\b.{0,40}(?:@|#|\d{3}|support|desk)/i,
};

/** Whether a page says already what a section would ask for. */
export function isSaid(title: string, page: string): boolean {
  return SAID[title]?.test(page) ?? false;
}

export const CONTACTS: TemplateSection = {
  title: 'Get help',
  purpose: 'Say whom to ask, and what to send along.',
  facts: ['contact'],
  form: 'bullets',
  known: /help|support|contact|escalat/,
  expected: false,
};

export const DETAILS: TemplateSection = {
  title: 'Good to know',
  purpose: 'Say what else the reader should know.',
  facts: ['detail'],
  form: 'bullets',
  known: /notes?$|good to know|details/,
  expected: false,
};

/** A section of numbered steps. */
export function steps(title: string, purpose: string): TemplateSection {
  return {
    title,
    purpose,
    facts: ['step'],
    form: 'steps',
    known: /step|procedure|how to|install|configur|create|deploy|set up|use /,
    expected: true,
  };
}

/** Any other section; expected paragraphs where nothing else is said. */
export function part(
  title: string,
  purpose: string,
  facts: readonly FactKind[],
  known: RegExp,
  { form = 'paragraph', expected = true, label }: { form?: Form; expected?: boolean; label?: RegExp } = {},
): TemplateSection {
  return { title, purpose, facts, form, known, expected, ...(label && { label }) };
}
