import { languageOf, splitFiles } from '../code/files.ts';
import { languagesOf, readCode } from '../code/read-code.ts';
import type { Job } from '../types.ts';

import { explainArtifact } from './explain/artifacts/index.ts';
import { isQuery } from './explain/artifacts/sql.ts';
import { explainCode } from './explain/code.ts';
import { explainText } from './explain/text.ts';
import { parseJob } from './parse-job.ts';
import type { ModeHandler } from './types.ts';
import { inManner, takeManner } from './writing/manner.ts';
import { finishReport } from './writing/finish.ts';
import { fence } from './writing/markdown.ts';
import { isAsciiDoc } from './writing/page.ts';

/** Documentation or code in plain language; terms are glossed where they first stand. */
export const explain: ModeHandler = {
  mode: 'explain',
  run(asked, tools) {
    const manner = takeManner(asked);
    const { job } = manner;
    const artifact = explainArtifact(job.input);
    if (artifact !== undefined) return { content: finishReport(artifact, job, tools) };
    if (isCode(job)) {
      const model = readCode(job.input, tools.code);
      if (model.modules.length > 0)
        return { content: finishReport(explainCode(model, tools.code, job.audience), job, tools) };
    }
    // Sentences of a script or a query are none.
    const beyond = /^#!/.test(job.input) ? 'script' : isQuery(job.input) ? 'SQL' : undefined;
    if (beyond !== undefined)
      return {
        content: finishReport(
          `[VERIFY] The built-in engine cannot explain this ${beyond}.\n\n${fence('', job.input.trimEnd())}`,
          job,
          tools,
        ),
      };
    const document = parseJob(job);
    if (document.blocks.length === 0)
      return {
        content:
          '[VERIFY] There is nothing to explain: the text holds no prose and no code that is understood.',
      };
    const explained = inManner(explainText(document, job, tools), manner);
    // What the writer's own Markdown may hold has no certain form in AsciiDoc; what is AsciiDoc stays it.
    const isOther = isAsciiDoc(job.framework) && document.language !== 'asciidoc';
    const framework = isAsciiDoc(job.framework) || document.language === 'asciidoc' ? '' : job.framework;
    const content = finishReport(
      explained,
      { ...job, ...(framework !== undefined && { framework }) },
      tools,
      isOther ? `the framework ${job.framework}` : '',
    );
    return { content };
  },
};

/** How files of code begin, and documents don't: banners of `#` in them are comments. */
const CODE_LINE =
  /^(?:'{3}|import\s+[\w.{*'"]|from\s+\S+\s+import\s|package\s+\w|(?:use|using|require|require_relative|include)\s+['"\w\\/:.-]+;?(?=\n)|#!|\/\/|\/\*|"{3}|def\s+\w+|(?:export\s+)?(?:async\s+)?function\*?\s+\w+\s*\(|(?:(?:public|abstract|final|static|sealed|internal)\s+)*(?:class|interface|enum|struct|trait|impl|module|object)\s+\w+|(?:pub\s+)?fn\s+\w+|fun\s+\w+|(?:const|let|var)\s+[\w{[]|func\s|namespace\s+\w|<\?php|@\w)/;

/** A title with a line below it, as no language has one outside of comments. */
const UNDERLINED = /^\p{L}[^\n;{}()=]*\n(?:={4,}|-{4,}|~{4,}|\^{4,}|"{4,}|\*{4,})[ \t]*$/mu;

/** Without the comments that only a language's tools read: `# frozen_string_literal: true`. */
function withoutMagic(input: string): string {
  return input.replace(
    /^\s*(?:#\s*(?:-\*-.*|(?:frozen_string_literal|encoding|coding|typed|rubocop|warn_indent)\b.*)\n\s*)+/,
    '',
  );
}

/** A document with code in it is a document: headings and fences say so, and so does its type. */
function isCode({ input, docType = '' }: Job): boolean {
  if (/\bcode\b|\bsource\b/i.test(docType)) return true;
  if (UNDERLINED.test(input)) return false;
  // A line that names a file in front of its code.
  const hasFences = /^(?:```|~~~)/m.test(input);
  // Lines of `#` that follow one another are comments, since headings stand alone.
  const start = withoutMagic(input)
    .trimStart()
    .replace(/^#[^\n]*\n#[^\n]*\n(?:\s*\n|#[^\n]*\n)*/, '');
  if (!hasFences && CODE_LINE.test(start) && languagesOf(input).size > 0) return true;
  if (!hasFences && splitFiles(input).some(({ path }) => languageOf(path) !== undefined)) return true;
  if (
    /^(?:#{1,6} \S.*\n(?!\s*(?:#|import|from|def|class|module|package|use|require|fn|pub|func|const|let|struct|enum)\b)|```|~~~)/m.test(
      start,
    ) &&
    !/^#!/.test(input)
  )
    return false;
  return languagesOf(input).size > 0;
}
