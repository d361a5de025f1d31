import type { Job } from '../../types.ts';
import { nameContentType, readContentType } from '../reading/content-type.ts';
import { bullets } from '../writing/markdown.ts';
import { slugOf } from './metadata.ts';
import { productOf, type Subject } from './subject.ts';

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

/** What the text is about, as tags. */
export function topicTags({ topics }: Subject, product: string): readonly string[] {
  const subjects = topics
    .filter((topic) => topic.text !== product)
    .slice(0, TOPICS)
    .map(({ text }) => slugOf(text));
  return [...new Set(subjects.filter(Boolean))];
}

/** Tags by facet; a facet that the text doesn't say carries `[VERIFY]`. */
export function writeTaxonomy(subject: Subject, { docType, audience }: Job): string {
  const { document, outline } = subject;
  const type = readContentType(document, outline, docType);
  const product = productOf(subject, 2);
  const languages = document.codeBlocks
    .map(({ language }) => LANGUAGES[language.toLowerCase()])
    .filter((tag) => tag !== undefined);
  const facets: readonly (readonly [string, readonly string[]])[] = [
    ['Content type', [type ? nameContentType(type) : '[VERIFY]']],
    ['Product', [product ? slugOf(product) : '[VERIFY]']],
    ['Topics', topicTags(subject, product)],
    ['Languages and formats', [...new Set(languages)]],
    ['Audience', [audience ?? '[VERIFY]']],
  ];
  return bullets(
    facets
      .filter(([, tags]) => tags.length > 0)
      .map(
        ([facet, tags]) =>
          `**${facet}:** ${tags.map((tag) => (tag === '[VERIFY]' || / /.test(tag) ? tag : `\`${tag}\``)).join(', ')}`,
      ),
  );
}
