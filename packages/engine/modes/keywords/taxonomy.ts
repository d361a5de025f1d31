import type { Job } from '../../types.ts';
import { isOfMeeting, nameContentType, otherTypeIn, readContentType } from '../reading/content-type.ts';
import { bullets } from '../writing/markdown.ts';
import type { InStyle } from './metadata.ts';
import { productOf, titleOf } from './product.ts';
import { slugOf } from './slug.ts';
import type { Topic } from '../reading/topics.ts';
import type { Subject } from './subject.ts';

const TOPICS = 6;

const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
  console: 'shell',
  zsh: 'shell',
  powershell: 'powershell',
  ps1: 'powershell',
  js: 'javascript',
  javascript: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  typescript: 'typescript',
  tsx: 'typescript',
  py: 'python',
  python: 'python',
  rb: 'ruby',
  ruby: 'ruby',
  go: 'go',
  golang: 'go',
  rs: 'rust',
  rust: 'rust',
  java: 'java',
  kotlin: 'kotlin',
  kt: 'kotlin',
  cs: 'csharp',
  csharp: 'csharp',
  php: 'php',
  swift: 'swift',
  c: 'c',
  cpp: 'cpp',
  sql: 'sql',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  html: 'html',
  css: 'css',
  dockerfile: 'docker',
  docker: 'docker',
  graphql: 'graphql',
  hcl: 'terraform',
  terraform: 'terraform',
};

/** What the text is about, as tags in the words of the house. */
export function topicTags(subject: Subject, topics: readonly Topic[], inStyle: InStyle): readonly string[] {
  const product = productOf(subject, 2);
  const subjects = topics
    .filter(
      ({ text, key, words }) =>
        text !== product &&
        !/^\p{Ll}+\p{Lu}/u.test(text) &&
        text !== `${product} package` &&
        !(words === 1 && topics[0]?.key.endsWith(` ${key}`)),
    )
    .slice(0, TOPICS)
    .map(({ text }) => slugOf(inStyle(text)));
  return [...new Set(subjects.filter(Boolean))];
}

/** What prose without headings shows of its kind; empty where it does not. */
function kindInProse({ document: { text }, outline }: Subject): string {
  if (/^(?:migrat|upgrad)(?:e|ing|ion)\b/i.test(outline.title)) return 'migration guide';
  if (PLANS.test(text) && WEIGHS.test(text)) return 'design document';
  return REQUEST.test(text) && STATUS.test(text) && /\bAPI\b/.test(text) ? 'API reference' : '';
}

const PLANS = /^\s*(?:we|(?:our|the) team) (?:want|plan|propose|intend|would like|are planning|suggest)\b/i;
const WEIGHS =
  /\b(?:we (?:also )?(?:considered|looked at|evaluated|rejected)|alternatives?|open questions?|risks?:)/i;
const REQUEST = /\b(?:GET|POST|PUT|PATCH|DELETE) `?\/\w/;
const STATUS = /\b(?:[Rr]eturns?|status|get|answers?(?: with)?) `?[2-5]\d\d\b/;

/** Tags by facet; a facet that the text doesn't say carries `[VERIFY]`. */
export function writeTaxonomy(subject: Subject, { docType, audience }: Job, tags: readonly string[]): string {
  const { document, outline } = subject;
  const type = readContentType(document, outline, docType);
  // What somebody calls it is its type, whether or not templates know one of that name.
  const typeNamed =
    otherTypeIn(docType) ||
    (!docType && isOfMeeting(document, titleOf(subject)) ? 'meeting notes' : '') ||
    (type && type !== 'concept' ? '' : kindInProse(subject));
  const product = productOf(subject, 2);
  const languages = document.codeBlocks
    .map(({ language }) => LANGUAGES[language.toLowerCase()])
    .filter((tag) => tag !== undefined);
  const facets: readonly (readonly [string, readonly string[]])[] = [
    ['Content type', [slugOf(typeNamed || (type ? nameContentType(type) : '')) || '[VERIFY]']],
    ['Product', [product ? slugOf(product) : '[VERIFY]']],
    ['Topics', tags],
    ['Languages and formats', [...new Set(languages)]],
    ['Audience', [audience ?? '[VERIFY]']],
  ];
  return bullets(
    facets
      .filter(([, own]) => own.length > 0)
      .map(
        ([facet, own]) =>
          `**${facet}:** ${own.map((tag) => (tag === '[VERIFY]' ? tag : `\`${tag}\``)).join(', ')}`,
      ),
  );
}
