import { readCode, type CodeModel } from '../code/read-code.ts';
import { writeApiReference } from './code-to-docs/api-reference.ts';
import { linkTasks } from './code-to-docs/links.ts';
import { writeLibraryReference } from './code-to-docs/library-reference.ts';
import { writeOpenApi } from './code-to-docs/openapi.ts';
import { readReader, type Reader } from './code-to-docs/reader.ts';
import { titleOfInput } from './code-to-docs/title.ts';
import { NO_CODE, NO_ROUTES } from './code-to-docs/what-to-send.ts';
import type { ModeHandler } from './types.ts';
import { finishPage } from './writing/finish.ts';
import type { Page } from './writing/page.ts';
import { asWished } from './writing/wished-page.ts';

/** A document type that asks for it by name. */
const OPENAPI = /^(?:open ?api|swagger)\b/i;

/** API and developer documentation from source code: Markdown, or an OpenAPI 3.0 document. */
export const codeToDocs: ModeHandler = {
  mode: 'code-to-docs',
  run(asked, tools) {
    const model = readCode(asked.input, tools.code);
    // Who says that the code is Express asks for no framework of documentation.
    const job = isOfCode(asked.framework, model) ? { ...asked, framework: '' } : asked;
    if (job.format === 'openapi' || (job.format === undefined && OPENAPI.test(job.docType ?? ''))) {
      return { content: model.routes.length > 0 ? writeOpenApi(model, titleOfInput(model)) : NO_ROUTES };
    }
    if (model.modules.length === 0) return { content: NO_CODE };
    const reader = readReader(job);
    const wished = asWished(writePage(model, reader), job, 'api-reference', 'The code says');
    const open = [reader.unfollowed, ...wished.unfollowed].filter(Boolean).join('”, “');
    return { content: linkTasks(finishPage(wished.page, wished.job, tools, open)) };
  },
};

function isOfCode(framework = '', { routes, modules }: CodeModel): boolean {
  const plain = (name: string): string => name.toLowerCase().replace(/[\s._-]|js$/g, '');
  const sources = modules.flatMap(({ statements }) =>
    statements.flatMap((one) => (one.kind === 'import' ? one.source : [])),
  );
  const names = [
    ...routes.map((route) => route.framework),
    ...sources,
    ...modules.map(({ language }) => language),
  ];
  return names.some((name) => name !== '' && plain(name) === plain(framework));
}

function writePage(model: CodeModel, reader: Reader): Page {
  const name = titleOfInput(model);
  if (model.routes.length === 0) {
    return {
      title: `${name} reference`,
      description: `Functions, types, options and settings of ${name}.`,
      body: writeLibraryReference(model, reader),
    };
  }
  const api = / API$/.test(name) ? name : `${name} API`;
  const title = reader.kind === 'readme' || reader.audience === 'consumer' ? api : `${api} ${reader.kind}`;
  const count = model.routes.length === 1 ? 'The endpoint' : `The ${model.routes.length} endpoints`;
  return {
    title,
    description: `${count} of the API: requests, responses, and types.`,
    body: writeApiReference(model, reader),
  };
}
