import { LineMap } from '@housestyle/contract';
import type { SourceDocument } from '../document/types.ts';
import type { Job } from '../types.ts';
import { findVariants } from './glossary-gen/variants.ts';
import { readTerms, type GlossaryTerm } from './glossary-gen/terms.ts';
import { parseToTell } from './parse-job.ts';
import { knownAcronym } from '../rules/data/known-acronyms.ts';
import { findExpansion, readAcronyms, type Acronym } from './reading/acronyms.ts';
import { readDefinitions } from './reading/definitions.ts';
import { readStatements } from './reading/statements.ts';
import { readOutline } from './reading/sections.ts';
import { readTopics } from './reading/topics.ts';
import type { ModeHandler } from './types.ts';
import { finishReport } from './writing/finish.ts';
import { takeLimit } from './writing/limits.ts';
import { bullets, join, listed, section, table } from './writing/markdown.ts';

/** Terms with the definitions that the text gives, inconsistent names for one concept, and undefined acronyms. */
export const glossaryGen: ModeHandler = {
  mode: 'glossary-gen',
  run(asked, tools) {
    const { most, job } = takeLimit(asked, 'terms?|entries|words?|definitions?');
    const document = parseToTell(job, true);
    const outline = readOutline(document);
    const lines = new LineMap(document.source);
    const lineOf = (at: number): number =>
      lines.position(document.toSource({ start: at, end: at }).start).line + 1;
    const acronyms = readAcronyms(document);
    const topics = readTopics(document, outline);
    const terms = readTerms(
      document,
      topics,
      acronyms,
      job.style.glossary,
      readStatements(document, outline),
      { audience: job.audience, most, title: outline.title },
    );
    const variants = findVariants(document, job.style, readDefinitions(document));
    if (terms.length === 0 && acronyms.length === 0 && variants.length === 0)
      return { content: finishReport(NO_TERMS, job, tools) };
    const report = join(
      section(2, 'Terms', writeTerms(terms, lineOf)),
      section(2, 'Terms to define', writeUndefinedTerms(terms)),
      section(
        2,
        'Inconsistent names',
        bullets(
          variants.map(({ names, prefer, ours }) => {
            // As code, the house's own word does not take the place of the one that it is to replace.
            const used = names.map(
              ({ text, count, at }) =>
                `${ours && text !== prefer ? `\`${text}\`` : `“${text}”`} (${times(count)}, first on line ${lineOf(at)})`,
            );
            return `${listed(used)}. ${prefer ? `Keep “${prefer}”.` : 'Choose one. [VERIFY]'}`;
          }),
        ) || 'None: each concept has one name.',
      ),
      section(2, 'Acronyms not defined on first use', writeUndefined(document, acronyms, lineOf, job)),
    );
    return { content: finishReport(report, job, tools) };
  },
};

const NO_TERMS =
  'The text names no term that a glossary would hold: no definition, no name used again and again, no acronym.';

function writeTerms(terms: readonly GlossaryTerm[], lineOf: (at: number) => number): string {
  const rows = terms
    .filter(({ definition }) => definition !== '')
    .map(({ term, definition, said, at }) => [
      `**${term}**`,
      [definition, said && `The text says: “${said}”`].filter(Boolean).join(' '),
      `Line ${lineOf(at)}`,
    ]);
  return table(['Term', 'Definition', 'In the text'], rows) || 'The text defines no term.';
}

/** Terms that the text uses and never defines, with what it says of them or what they mean elsewhere. */
function writeUndefinedTerms(terms: readonly GlossaryTerm[]): string {
  return bullets(
    terms
      .filter(({ definition }) => definition === '')
      .map(({ term, meaning, said, count }) =>
        [
          `**${term}** (${times(count)}):`,
          meaning
            ? `in general, ${meaning}.`
            : said
              ? `the text says “${said}”`
              : 'the text does not say what it means.',
          '[VERIFY]',
        ]
          .filter(Boolean)
          .join(' '),
      ),
  );
}

/** Acronyms whose first use comes before, or without, the words they stand for. */
function writeUndefined(
  document: SourceDocument,
  acronyms: readonly Acronym[],
  lineOf: (at: number) => number,
  { style, audience }: Job,
): string {
  const house = new Set(style.glossary.flatMap(({ term, synonyms }) => [term, ...synonyms]));
  const undefined_ = acronyms.filter(
    ({ text, first, definedAt }) =>
      (!knownAcronym(text)?.plain || audience === 'consumer') &&
      !house.has(text) &&
      (definedAt === undefined || definedAt > first),
  );
  const lines = undefined_.map(({ text, count, first, expansion, definedAt }) => {
    const place = `**${text}** (${times(count)}, first on line ${lineOf(first)})`;
    if (definedAt !== undefined)
      return `${place}: defined only on line ${lineOf(definedAt)} as “${expansion}”. Define it where it first stands.`;
    const known = findExpansion(document, text) ?? knownAcronym(text)?.expansion;
    return known
      ? `${place}: perhaps “${known}”. [VERIFY]`
      : `${place}: the text does not say what it stands for. [VERIFY]`;
  });
  return bullets(lines) || 'None.';
}

function times(count: number): string {
  return count === 1 ? '1 use' : `${count} uses`;
}
