import type { SourceDocument } from '../../document/types.ts';
import type { Job } from '../../types.ts';
import { readBrief } from '../generate/brief.ts';
import { titleFor } from '../generate/document.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { nameContentType } from '../reading/content-type.ts';
import { bullets, heading, join } from '../writing/markdown.ts';

/** The sections that the kind of document wants, each with what stands in it and what the prompt already tells. */
export function outlinePrompt(document: SourceDocument, job: Job): string {
  const brief = readBrief(document.text, job);
  const { sections } = TEMPLATES[brief.type];
  const wanted = sections.filter(
    ({ expected, facts }) => expected || facts.some((kind) => brief.facts[kind].length > 0),
  );
  return join(
    heading(1, titleFor(brief)),
    ...wanted.map(({ title, purpose, facts }) =>
      join(heading(2, title), purpose, bullets(facts.flatMap((kind) => brief.facts[kind]))),
    ),
    !brief.typeNamed &&
      `> [VERIFY] The prompt names no kind of document; this is a ${nameContentType(brief.type)} page. Set the document type for another.`,
  );
}
