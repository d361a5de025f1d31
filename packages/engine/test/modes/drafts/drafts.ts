import type { Mode } from '@housestyle/contract';
import type { Job } from '../../../index.ts';

/** One real input of a mode, and the options it is sent with. */
export interface Draft {
  readonly mode: Mode;
  /** A file of this folder, or of Fastify's documentation where it ends with `.md` and has a folder. */
  readonly input: string;
  readonly options?: Partial<Job>;
}

const GUIDES: readonly string[] = ['Guides/Serverless.md', 'Guides/Getting-Started.md', 'Reference/LTS.md'];

function each(mode: Mode, inputs: readonly string[], options: Partial<Job> = {}): Draft[] {
  return inputs.map((input) => ({ mode, input, options }));
}

const UX_FILES = ['checkout.strings.json', 'settings.properties', 'mobile.strings.txt'];

/** Three real inputs for each mode that writes; the outputs beside them were read line by line. */
export const DRAFTS: readonly Draft[] = [
  ...each('generate', ['runbook.prompt.md', 'api.prompt.md']),
  ...each('generate', ['how-to.prompt.md'], { framework: 'docusaurus', audience: 'consumer' }),
  ...each('keywords', GUIDES),
  ...each('glossary-gen', GUIDES),
  ...each('summarize', GUIDES),
  ...each('keywords', ['release-notes.md', 'shipments.api.md']),
  ...each('glossary-gen', ['release-notes.md', 'changelog.md']),
  ...each('summarize', ['release-notes.md', 'changelog.md', 'order-queue.runbook.md', 'shipments.api.md']),
  ...each('outline', ['changelog.md', 'order-queue.runbook.md']),
  ...each('outline', ['Guides/Getting-Started.md', 'Reference/LTS.md', 'runbook.prompt.md']),
  ...each('summarize', ['incident.txt', 'upload.api.md']),
  ...each('outline', ['incident.txt', 'timers.design.txt']),
  ...each('glossary-gen', ['timers.design.txt']),
  ...each('keywords', ['incident.txt']),
  ...each('explain', ['upload.api.md', 'incident.txt']),
  ...each('expand', ['service.notes.md', 'onboarding.outline.md', 'flat.notes.txt']),
  ...each('explain', ['Reference/LTS.md', 'Reference/HTTP2.md', 'Reference/Principles.md']),
  ...each('ux-review', UX_FILES),
  ...each('ux-rewrite', UX_FILES),
  ...each('ux-generate', ['delete-project.ux.txt', 'sign-in.ux.txt', 'invoices.ux.txt']),
];
