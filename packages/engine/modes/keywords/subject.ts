import type { SourceDocument } from '../../document/types.ts';
import { isPlainCapitals, readAcronyms, type Acronym } from '../reading/acronyms.ts';
import { readStatements, type Statement } from '../reading/salience.ts';
import { readOutline, type Outline } from '../reading/sections.ts';
import { readTopics, type Topic } from '../reading/topics.ts';
import { isVersion, readVersions } from '../reading/versions.ts';

/** What a document is about. */
export interface Subject {
  readonly document: SourceDocument;
  readonly outline: Outline;
  /** The weightiest first, acronyms aside. */
  readonly topics: readonly Topic[];
  readonly statements: readonly Statement[];
  readonly acronyms: readonly Acronym[];
  /** What people type who want to do one thing: tasks and questions that the headings answer. */
  readonly longTail: readonly string[];
  /** Inline code that stands more than once, the most frequent first. */
  readonly code: readonly string[];
}

export function readSubject(document: SourceDocument): Subject {
  const outline = readOutline(document);
  const acronyms = readAcronyms(document);
  const known = new Set(acronyms.map(({ text }) => text.toLowerCase()));
  const isChangelog = readVersions(outline).length > 0;
  const topics = readTopics(document, outline).filter(
    ({ key, text }) => !known.has(key) && !isPlainCapitals(text) && !(isChangelog && tellsOfChange(text)),
  );
  const names = new Set([
    ...topics.filter(({ proper }) => proper).flatMap(({ text }) => text.split(' ')),
    ...acronyms.flatMap(({ expansion }) => expansion?.split(' ') ?? []),
    'I',
  ]);
  const longTail = readLongTail(document, outline, topics, names);
  return {
    document,
    outline,
    topics,
    statements: readStatements(document, outline),
    acronyms,
    longTail,
    code: readCode(document),
  };
}

/** "fix", "bug fixes", "fix windows": what every changelog is full of. */
function tellsOfChange(text: string): boolean {
  return (
    /^(?:add|allow|change|deprecate|drop|fix|improve|make|remove|rename|support|update|upgrade|use)(?:e?[sd]|ing)?(?= |$)/i.test(
      text,
    ) ||
    /^(?:bug|change ?log|crash|feature|improvement|issue|patch|problem|release|security|version|(?:bug|new|breaking|minor|patch|other) \w+)(?:e?s)?$/i.test(
      text,
    )
  );
}

const LEADING_NUMBER =
  /^(?:(?:(?:step|part|chapter)\s+)?\d+(?:\.\d+)*[.:)]?|examples?\s*[-–—:]|\p{L}+ [A-Z\d]\s*[-–—:])\s+/iu;
const STRUCTURAL =
  /^(?:introduction|overview|summary|conclusion|prerequisites?|requirements?|table of contents|contents|next steps|see also|references?|further reading|examples?|usage|notes?|license|contributing|changelog|faq|appendix|background|getting started|installation|recap|symptoms?|impact|diagnosis|mitigation|escalation|resolution|verification|rollback|root cause)$/i;
const TASK =
  /^(?:how to\s+)?(?<verb>install|configure|create|add|set up|run|deploy|update|upgrade|remove|delete|use|connect|enable|disable|migrate|build|test|write|send|handle|manage|define|customi[sz]e|debug|monitor|validate|register|import|export|schedule|start|stop|access(?! to\b)|change|check|choose|declare|generate|get|integrate|log|mock|override|publish|read|return|secure|serve|share|store|troubleshoot|upload|download|verify)\s/i;
const GERUND =
  /^(?<verb>installing|configuring|creating|adding|setting up|running|deploying|updating|upgrading|removing|deleting|using|connecting|enabling|disabling|migrating|building|testing|writing|sending|handling|managing|defining|customi[sz]ing|debugging|monitoring|validating|registering|importing|exporting|scheduling|starting|stopping|accessing|changing|declaring|generating|integrating|logging|mocking|overriding|publishing|returning|securing|serving|sharing|storing|troubleshooting|uploading|downloading|verifying)\s/i;

/** Headings as people would search for them; the product's name is added where a heading doesn't say it. */
function readLongTail(
  { text: source }: SourceDocument,
  outline: Outline,
  topics: readonly Topic[],
  names: ReadonlySet<string>,
): string[] {
  const { sections, title } = outline;
  const product = productOf({ outline, topics }, 2);
  const found = sections.flatMap(({ title: heading }, index) => {
    const text = heading
      .replace(LEADING_NUMBER, '')
      .replace(/[.:!]+$/, '')
      .trim();
    const words = text.split(/\s+/).length;
    if (STRUCTURAL.test(text) || words < 2 || words > 10 || text === title || /[(){}<>=/\\`]/.test(text))
      return [];
    const query = index < COMPARED && isThing(source, text) ? undefined : asQuery(lowered(text, names));
    if (!query && words < 3) return [];
    const phrase = query ?? lowered(text, names);
    return [
      product && !phrase.toLowerCase().includes(product.toLowerCase()) ? `${phrase} in ${product}` : phrase,
    ];
  });
  return [...new Set(found)];
}

/** Headings that are looked for in the text: of a text with more, the others count as they read. */
const COMPARED = 200;

/** "This release adds run windows": what reads as a task in a heading is a thing in the text. */
function isThing(source: string, heading: string): boolean {
  const words = heading.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}-]/gu, ''));
  return new RegExp(`\\b(?:the|an?|adds?|of|with|each|these|its|your)\\s+${words.join('\\s+')}\\b`, 'i').test(
    source,
  );
}

function asQuery(text: string): string | undefined {
  if (/\?$/.test(text)) return text.replace(/\?$/, '');
  if (TASK.test(text)) return /^how to/i.test(text) ? text : `how to ${text}`;
  return GERUND.test(text) ? text : undefined;
}

/** A heading as it would stand inside a sentence: names, acronyms and code keep their capitals. */
function lowered(text: string, names: ReadonlySet<string>): string {
  return text
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+(?:['’-]\p{Ll}+)*[,:]?$/u.test(word) && !names.has(word) ? word.toLowerCase() : word,
    )
    .join(' ');
}

function readCode({ blocks, text }: SourceDocument): string[] {
  const counts = new Map<string, number>();
  for (const { words } of blocks) {
    for (const { kind, start, end } of words) {
      const source = text.slice(start, end);
      if (kind !== 'code' || !source.startsWith('`')) continue;
      const code = source.replace(/^`+ ?| ?`+$/g, '');
      if (
        code.length < 3 ||
        code.length > 40 ||
        !/[a-z]{2}/i.test(code) ||
        /^['"]|^(?:true|false|null|undefined|string|number|boolean|object|array|function)$/i.test(code)
      )
        continue;
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([code]) => code);
}

/** "fast-glob", "@scope/name": how packages are named, which keep their small letters. */
export function isPackageName(title: string): boolean {
  return /^(?:@[\w-]+\/)?[a-z\d]+(?:[-_.][a-z\d]+)+$/.test(title);
}

/** The name of what a document is about: a package in its title, or a name that it says more than `often` times. */
export function productOf({ outline, topics }: Pick<Subject, 'outline' | 'topics'>, often: number): string {
  if (isPackageName(outline.title)) return outline.title;
  return (
    topics.find(({ proper, count, text }) => proper && count > often && !/^\p{Lu}{1,3}$/u.test(text))?.text ??
    ''
  );
}

/** The title, or else the product, the first heading, or the weightiest topic. */
export function titleOf({ outline, topics }: Subject): string {
  const headline = outline.sections[0]?.title ?? '';
  const first = isVersion(headline) ? 'Changelog' : headline;
  // A short heading below the highest level names a section, not the document.
  const product = productOf({ outline, topics }, 3);
  const isSection = (outline.sections[0]?.level ?? 1) > 1 && first.split(' ').length < 5;
  return outline.title || (isSection ? product : '') || first || (topics[0]?.text ?? '');
}
