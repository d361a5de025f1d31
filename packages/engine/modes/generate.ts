import { announcementPage } from './generate/announcement.ts';
import { readBrief } from './generate/brief.ts';
import { writeDocument } from './generate/document.ts';
import { glossaryPage } from './generate/glossary.ts';
import { withLinks } from './generate/links.ts';
import { cutNotes, withNotes } from './generate/left-notes.ts';
import { ONBOARDING } from './generate/request-kind.ts';
import { joinVersions, splitVersions } from './generate/versions.ts';
import { ASKS_SHORT, countWords, readWishes, SHORT, withoutTickets, type Wishes } from './generate/wishes.ts';
import { withWishedSections } from './generate/wished-sections.ts';
import { meetingPage } from './generate/meeting.ts';
import { withPromptWishes } from './generate/prompt-wishes.ts';
import { contentTypeOf } from './reading/content-type.ts';
import { customRules } from './rewriting/guidelines.ts';
import type { Job } from '../types.ts';
import type { ModeHandler } from './types.ts';
import { finishPage, unknownType } from './writing/finish.ts';
import type { Page } from './writing/page.ts';

/** A document of the kind that is asked for, filled with what the prompt tells; `[VERIFY]` where it is silent. */
export const generate: ModeHandler = {
  mode: 'generate',
  run(asking, tools) {
    const job = withPromptWishes(asking);
    const wishes = readWishes(customRules(job));
    const { hidesTickets, said, others } = wishes;
    const asked = [job.input, ...said].join('\n\n');
    const { read, left } = cutNotes(hidesTickets ? withoutTickets(asked) : asked);
    const brief = readBrief(read, job, wishes);
    const glossary = glossaryPage(read, job.docType);
    const special = glossary ?? announcementPage(read, job.docType) ?? meetingPage(read, job.docType);
    const page = withNotes(special ?? changelog(read, job, wishes) ?? writeDocument(brief, job), left);
    const { body, unfollowed } = withWishedSections(
      {
        body: page.body,
        intro: page.description ?? '',
        type: glossary ? 'reference' : brief.type,
        open: (purpose) => `[VERIFY] ${purpose}`,
        purposeOf: (name) => `The prompt says nothing about ${name}; write it or take the heading out.`,
      },
      wishes,
    );
    // "Keep it short" in the prompt itself.
    const inVain = brief.unfollowed.filter((wish) => !ASKS_SHORT.test(wish) || countWords(body) > SHORT);
    const open = [...inVain, special || isNamed(job) ? '' : unknownType(job), ...unfollowed];
    return {
      content: finishPage(
        { ...page, body: withLinks(body, job.input) },
        { ...job, customInstructions: others },
        tools,
        open.filter(Boolean).join('”, “'),
      ),
    };
  },
};

/** A changelog of several versions; undefined for a prompt that tells of no more than one. */
function changelog(text: string, job: Job, wishes: Wishes): Page | undefined {
  const split = contentTypeOf(job.docType ?? '') === 'release-notes' ? splitVersions(text) : undefined;
  if (!split) return undefined;
  const { lead, versions } = split;
  const { topic } = readBrief(lead, job, wishes);
  const pages = versions.map(({ prompt }) => writeDocument(readBrief(prompt, job, wishes), job));
  return joinVersions(topic === '' ? 'Changelog' : `Changelog for ${topic}`, versions, pages);
}

/** "Onboarding checklist for …" with the document type "onboarding": what is asked for is what it says. */
function isNamed({ input, docType = '' }: Job): boolean {
  return ONBOARDING.test(docType) || (docType !== '' && input.toLowerCase().includes(docType.toLowerCase()));
}
