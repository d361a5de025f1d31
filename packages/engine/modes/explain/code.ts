import type { Audience } from '@housestyle/contract';
import type { FunctionDecl, Module, Statement } from '../../code/ast.ts';
import { readDoc } from '../../code/parts/doc-comment.ts';
import { readSettings } from '../../code/parts/settings.ts';
import type { CodeModel } from '../../code/read-code.ts';
import { nameRoutes, tasksOf, type NamedRoute } from '../code-to-docs/naming.ts';
import { codeSpan } from '../report/quote.ts';
import { asSentence } from '../generate/sentences.ts';
import { bullets, heading, join, listed, section } from '../writing/markdown.ts';
import { describeFunction, type Step } from './steps.ts';

const FUNCTIONS = 15;
/** Who works on the code is told of more. */
const FUNCTIONS_FOR_ENGINEERS = 60;
const LANGUAGES: Readonly<Record<string, string>> = {
  typescript: 'TypeScript',
  tsx: 'TypeScript',
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  kotlin: 'Kotlin',
  go: 'Go',
  csharp: 'C#',
  ruby: 'Ruby',
  php: 'PHP',
  rust: 'Rust',
};

/** What code does, in words: what it holds, what it answers, and its functions step by step. */
export function explainCode(model: CodeModel, audience?: Audience): string {
  const functions = model.modules.flatMap(({ statements, path, language }) =>
    functionsOf(statements, '').map((one) => ({ ...one, path, language })),
  );
  const short = section(2, 'In short', describeWhole(model, functions.length));
  const routes = nameRoutes(model.routes);
  if (audience === 'consumer') {
    const tasks = bullets(tasksOf(routes));
    return join(short, section(2, 'What it lets people do', tasks));
  }
  const answers = section(2, 'What it answers', bullets(routes.map(describeRoute)));
  const environment = section(
    2,
    'What it reads from its environment',
    bullets(
      readSettings(model).map(({ name, fallback, description }) =>
        describeSetting(name, fallback, description),
      ),
    ),
  );
  const needs = section(2, 'What it depends on', dependencies(model));
  // Whoever runs it asks what it needs, and not what each function does.
  if (audience === 'devops') return join(short, environment, needs, answers);
  const isForEngineers = audience === 'engineers';
  const most = isForEngineers ? FUNCTIONS_FOR_ENGINEERS : FUNCTIONS;
  const steps = section(
    2,
    'What its functions do',
    ...functions.slice(0, most).map((one) => writeFunction(one, isForEngineers)),
    countRest(functions.length - most),
  );
  return isForEngineers
    ? join(short, steps, answers, needs, environment)
    : join(short, answers, steps, environment, needs);
}

function describeWhole({ modules, routes, schemas }: CodeModel, functions: number): string {
  const languages = [...new Set(modules.map(({ language }) => LANGUAGES[language] ?? language))];
  const parts = [
    counted(routes.length, 'HTTP endpoint'),
    counted(functions, 'function'),
    counted(schemas.size, 'named type'),
  ].filter((part) => part !== '');
  const files = modules.length > 1 ? `${modules.length} files of ` : '';
  const holds = parts.length > 0 ? `, with ${listed(parts)}` : '';
  const comment = modules.map(leadingComment).find((text) => text !== '') ?? '';
  return join(
    `This is ${files}${listed(languages)}${holds}.`,
    comment && `Its own comment says: “${comment}”`,
  );
}

function describeRoute({ route, title }: NamedRoute): string {
  const { method, path, summary, description, responses } = route;
  const says = summary || description.split(/(?<=\.)\s/)[0] || title;
  const statuses = [...new Set(responses.map(({ status }) => status))];
  const answers = statuses.length > 0 ? ` Answers ${listed(statuses.map(String), 'or')}.` : '';
  return `${codeSpan(`${method} ${path}`)}: ${asSentence(says)}${answers}`;
}

interface Named {
  readonly name: string;
  readonly declaration: FunctionDecl;
}

/** Functions and methods in the order of the code, with their class; empty ones are left out. */
function functionsOf(statements: readonly Statement[], owner: string): Named[] {
  return statements.flatMap((statement): Named[] => {
    if (statement.kind === 'function') {
      const prefix = owner || statement.receiver || '';
      return statement.name && statement.body.length > 0
        ? [{ name: prefix ? `${prefix}.${statement.name}` : statement.name, declaration: statement }]
        : [];
    }
    if (statement.kind === 'class') return functionsOf(statement.methods, statement.name);
    if (statement.kind === 'scope') return functionsOf(statement.body, owner);
    if (
      statement.kind === 'assign' &&
      statement.value?.kind === 'function' &&
      statement.target.kind === 'name'
    ) {
      const { declaration } = statement.value;
      return declaration.body.length > 0
        ? [
            {
              name: statement.target.name,
              declaration: { ...declaration, doc: declaration.doc || statement.doc },
            },
          ]
        : [];
    }
    return [];
  });
}

function writeFunction(
  { name, declaration, path, language }: Named & { readonly path: string; readonly language: string },
  inDepth: boolean,
): string {
  const { summary, description } = readDoc(declaration.doc);
  const params = declaration.params
    .map(({ name: param }) => param)
    .filter((param) => param !== '' && param !== 'self' && param !== 'cls');
  const takes = params.length > 0 ? `Takes ${listed(params.map(codeSpan))}.` : '';
  const steps = describeFunction(declaration);
  // What only keeps what it is given tells nothing that its class doesn't.
  if (steps.length === 0 && summary === '' && /(?:__init__|constructor)$/.test(name)) return '';
  return join(
    heading(3, codeSpan(name)),
    inDepth && declaration.header !== '' && `\`\`\`${language}\n${declaration.header}\n\`\`\``,
    inDepth && path !== '' && `Stands in ${codeSpan(path)}.`,
    summary && asSentence(summary),
    description,
    !inDepth && takes,
    writeSteps(steps) || (summary ? '' : '[VERIFY] The code shows no single step of it.'),
  );
}

function writeSteps(steps: readonly Step[], depth = 0): string {
  const [only] = steps;
  if (only && steps.length === 1 && depth === 0 && only.below.length === 0) return only.text;
  const indent = '   '.repeat(depth);
  return steps
    .map(({ text, below }, index) =>
      [`${indent}${index + 1}. ${text}`, writeSteps(below, depth + 1)].filter(Boolean).join('\n'),
    )
    .join('\n');
}

function countRest(count: number): string {
  return count > 0 ? `${count} more functions are not told here.` : '';
}

function describeSetting(name: string, fallback: string, description: string): string {
  const otherwise = fallback ? `, ${codeSpan(fallback)} where it is not set` : '';
  return `${codeSpan(name)}${otherwise}${description ? `: ${asSentence(description)}` : ''}`;
}

/** Packages that the code imports; its own files are left out. */
function dependencies({ modules, project }: CodeModel): string {
  const sources = modules.flatMap(({ statements, path }) =>
    statements.flatMap((statement) =>
      statement.kind === 'import' &&
      !/^[./]/.test(statement.source) &&
      !project.fileOf(statement.source, path)
        ? [statement.source]
        : [],
    ),
  );
  const names = [...new Set(sources)].filter((name) => name !== '');
  return names.length > 0
    ? `${listed(names.slice(0, 12).map(codeSpan))}${names.length > 12 ? ` and ${names.length - 12} more` : ''}.`
    : '';
}

/** The comment at the top of a file, on one line; a license is none. */
function leadingComment({ text }: Module): string {
  const comment =
    /^(?:#![^\n]*\n)?\s*(?:\/\*\*?([\s\S]*?)\*\/|((?:(?:\/\/|#)[^\n]*\n)+)|"""([\s\S]*?)""")/.exec(text);
  const words = (comment?.[1] ?? comment?.[2] ?? comment?.[3] ?? '')
    .replace(/^\s*(?:\*|\/\/+|#+)\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const first = /^.*?[.!](?=\s|$)/.exec(words)?.[0] ?? words;
  return /copyright|license|eslint|@ts-|file:|encoding/i.test(first) ||
    first.length < 12 ||
    first.length > 240
    ? ''
    : first;
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
