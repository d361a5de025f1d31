import type { Range } from '@housestyle/contract';
import type { DocumentBuilder } from '../builder.ts';
import { readPlain } from '../plain.ts';
import type { Language } from '../types.ts';
import { readAsciiDoc } from './asciidoc.ts';
import { readComments } from './comments.ts';
import { readCommit } from './commit.ts';
import { readHtml } from './html.ts';
import { isCommentLanguage } from './names.ts';
import { readRestructuredText } from './restructured-text.ts';

type Reader = (builder: DocumentBuilder, frontMatter: Range | undefined) => void;

/** What reads the formats that are no Markdown. */
const READERS: Partial<Readonly<Record<Language, Reader>>> = {
  plain: readPlain,
  html: readHtml,
  restructuredtext: readRestructuredText,
  asciidoc: readAsciiDoc,
  'git-commit': readCommit,
};

export function readFormat(
  builder: DocumentBuilder,
  language: Language,
  frontMatter: Range | undefined,
): void {
  if (isCommentLanguage(language)) readComments(builder, language);
  else READERS[language]?.(builder, frontMatter);
}
