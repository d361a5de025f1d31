import { withArticle } from '../../checks/article.ts';
import type { TemplateSection } from '../generate/template-sections.ts';
import { nameContentType, type ContentType } from '../reading/content-type.ts';
import { bullets, join } from '../writing/markdown.ts';

/** Sections that a document of its kind usually has, in one note; empty where none is missing. @param lacking "which the document lacks" */
export function writeMissing(
  type: ContentType,
  missing: readonly TemplateSection[],
  lacking: string,
): string {
  if (missing.length === 0) return '';
  const lines = missing.map(({ title, purpose }) => `**${title}:** ${purpose}`);
  return join(
    `> [VERIFY] Readers of ${namePage(nameContentType(type))} look for these sections, ${lacking}.`,
    bullets(lines),
  );
}

/** "an API reference", "a runbook", "a concept page", "release notes". */
function namePage(name: string): string {
  if (/^(?:concept|reference|troubleshooting)$/.test(name)) return `a ${name} page`;
  return name.endsWith('notes') ? name : withArticle(name);
}
