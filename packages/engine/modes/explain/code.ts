import type { Audience } from '@housestyle/contract';
import { typesIn, type ClassDecl, type FunctionDecl, type Module, type Statement } from '../../code/ast.ts';
import type { CodeParser, SyntaxNode } from '../../code/parser/types.ts';
import { readCommands } from '../../code/cli/index.ts';
import { readDoc } from '../../code/parts/doc-comment.ts';
import { leadingComment } from '../../code/parts/leading-comment.ts';
import { readSettings } from '../../code/parts/settings.ts';
import type { CodeModel } from '../../code/read-code.ts';
import { lazily } from '../../lazily.ts';
import { nameRoutes, tasksOf, type NamedRoute } from '../code-to-docs/naming.ts';
import { codeSpan } from '../report/quote.ts';
import { asSentence } from '../generate/sentences.ts';
import { bullets, heading, join, listed, numbered, section } from '../writing/markdown.ts';
import { functionFacts } from './function-facts.ts';
import { onOneLine } from './step-lists.ts';
import { purposeOf } from './purpose.ts';
import { describeFunction, describeProgram } from './steps.ts';
import { isFunction, type Step } from './step-writer.ts';

const FUNCTIONS = 15;
/** Who works on the code is told of more. */
const FUNCTIONS_FOR_ENGINEERS = 60;
/** More steps of one function are a listing, and no explanation. */
const STEPS = 30;
const CONSTRUCTOR = /(?:__init__|constructor|__construct|initialize)$/;
/** More packages are counted. */
const PACKAGES = 12;
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
export function explainCode(model: CodeModel, parser: CodeParser, audience?: Audience): string {
  const functions = model.modules.flatMap((module) =>
    functionsOf(module.statements, '').map((one) => ({ ...one, module })),
  );
  const trees = new Map(model.modules.map((module) => [module, lazily(() => treeOf(module, parser))]));
  const nodeOf = (module: Module, at: number) => trees.get(module)?.().get(at);
  const names = functions.map(({ name }) => name);
  const languages = model.modules.map((module) => languageName(module, () => nodeOf(module, ROOT)));
  const routes = nameRoutes(model.routes);
  const runs = section(
    2,
    'What it does when it runs',
    ...model.modules.map((module) => {
      const root = nodeOf(module, ROOT);
      const own = root ? writeSteps(describeProgram(root, module.text, module.language)) : '';
      return model.modules.length > 1 && module.path !== '' && own !== ''
        ? join(`${codeSpan(module.path)}:`, own)
        : own;
    }),
  );
  const purpose = (isSaid: boolean): string =>
    routes.length > 0
      ? ''
      : purposeOf(
          functions,
          model.modules.map((module) => ({ module, root: nodeOf(module, ROOT) })),
          runs !== '',
          isSaid,
        );
  const short = section(
    2,
    'In short',
    describeWhole(model, names, languages, audience === 'consumer', purpose),
  );
  const tasks = section(2, 'What it lets people do', bullets(tasksOf(routes)));
  if (audience === 'consumer' && tasks !== '') return join(short, tasks);
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
  if (audience === 'devops' && environment + answers !== '') return join(short, environment, needs, answers);
  const isForEngineers = audience === 'engineers';
  const most = isForEngineers ? FUNCTIONS_FOR_ENGINEERS : FUNCTIONS;
  const steps = section(
    2,
    'What its functions do',
    ...functions
      .slice(0, most)
      .map((one) => writeFunction(one, nodeOf(one.module, one.declaration.start ?? -1), isForEngineers)),
    countRest(functions.length - most),
  );
  const declares = section(
    2,
    'What it declares',
    bullets(model.modules.flatMap(({ statements }) => declared(statements))),
  );
  return isForEngineers
    ? join(short, steps, runs, declares, answers, needs, environment)
    : join(short, answers, declares, steps, runs, environment, needs);
}

/** The key of a module's whole tree; functions have the place where they start. */
const ROOT = -2;

/** The functions of a module's tree by where they start. */
function treeOf({ language, text }: Module, parser: CodeParser): ReadonlyMap<number, SyntaxNode> {
  const root = parser.parse(language as Parameters<CodeParser['parse']>[0], text);
  const found = new Map<number, SyntaxNode>();
  const open = root ? [root] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isFunction(node) && !found.has(node.start)) found.set(node.start, node);
    open.push(...node.children);
  }
  return root ? found.set(ROOT, root) : found;
}

const isClass = ({ form }: ClassDecl): boolean => form === 'class';

/** Types, with what is said of them or what they hold. */
function declared(statements: readonly Statement[]): string[] {
  return typesIn(statements).flatMap((one) => {
    const { summary, description } = readDoc(one.doc);
    const [more = ''] = description.split('\n\n');
    const said = summary
      ? [asSentence(summary), more.replace(/\s+/g, ' ')].join(' ').trim()
      : asSentence(holds(one));
    return said === '' ? [] : [`${codeSpan(one.name)}: ${said}`];
  });
}

function holds(one: ClassDecl): string {
  const { fields, values, alias } = one;
  const names = [...fields, ...(alias?.kind === 'record' ? alias.fields : [])]
    .filter(({ name }) => !name.startsWith('__'))
    .map(({ name }) => codeSpan(name));
  if (values.length > 0)
    return `One of ${listed(
      values.map(({ name }) => codeSpan(name)),
      'or',
    )}`;
  const kept = names.length > 0 ? `${isFailure(one) ? 'holds' : 'Holds'} ${listed(names)}` : '';
  return isFailure(one) ? ['An error', kept].filter(Boolean).join(' that ') : kept;
}

function describeWhole(
  model: CodeModel,
  functions: readonly string[],
  languageNames: readonly string[],
  onlyCounts: boolean,
  purposeOf: (isSaid: boolean) => string,
): string {
  const most = onlyCounts ? 0 : NAMED;
  const { modules, routes, schemas } = model;
  const languages = [...new Set(languageNames)];
  const types = modules
    .flatMap(({ statements }) => typesIn(statements))
    .filter(({ name }) => !schemas.has(name));
  const [classes, others] = [types.filter(isClass), types.filter((one) => !isClass(one))];
  const parts = [
    counted(routes.length, 'HTTP endpoint'),
    namedOrCounted(
      functions.filter((name) => !name.includes('.')),
      'function',
      most,
    ),
    namedOrCounted(
      classes.map(({ name }) => name),
      'class',
      most,
    ),
    counted(functions.filter((name) => name.includes('.')).length, 'method'),
    counted(schemas.size + others.length, 'named type'),
  ].filter((part) => part !== '');
  const files = modules.length > 1 ? `${modules.length} files of ` : '';
  const holds = parts.length > 0 ? `, with ${listed(parts)}` : '';
  const comment = modules.map((module) => firstSentence(leadingComment(module))).find(Boolean) ?? '';
  const main = comment === '' ? mainPart(modules, classes) : undefined;
  // What its command line says of itself: "Compare two CSV files by key".
  const [does = ''] = comment ? [] : readCommands(model).map(({ description }) => firstSentence(description));
  const said = [
    does && `Its command line says: “${asSentence(does)}”`,
    comment && `Its own comment says: “${comment}”`,
    main && `What ${onlyCounts ? 'it' : codeSpan(main.name)} is for, by its own comment: “${main.says}”`,
  ].filter((part) => part !== undefined && part !== '');
  const purpose = [purposeOf(said.length > 0), `This is ${files}${listed(languages)}${holds}.`];
  return join(...said, purpose.filter(Boolean).join(' '));
}

/** The one class, or the one function, that the code is about, with what its comment says of it. */
function mainPart(
  modules: readonly Module[],
  classes: readonly ClassDecl[],
): { readonly name: string; readonly says: string } | undefined {
  const own = classes.filter((one) => !isFailure(one));
  const functions = modules.flatMap(({ statements }) => functionsOf(statements, ''));
  const [only, ...others] =
    own.length > 0
      ? own.map(({ name, doc }) => ({ name, doc, language: undefined }))
      : functions.map(({ name, declaration }) => ({
          name,
          doc: declaration.doc,
          language: modules[0]?.language,
        }));
  const says = only && others.length === 0 ? firstSentence(readDoc(only.doc, only.language).summary) : '';
  return only && says !== '' ? { name: only.name, says: asSentence(says) } : undefined;
}

const isFailure = ({ bases }: ClassDecl): boolean =>
  bases.some((base) => base.kind === 'named' && /(?:Error|Exception)$/.test(base.name));

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
  { name, declaration, module }: Named & { readonly module: Module },
  node: SyntaxNode | undefined,
  inDepth: boolean,
): string {
  const { path, language, text } = module;
  const doc = readDoc(declaration.doc, language);
  const { summary, description } = doc;
  const steps = node ? describeFunction(node, text, language) : [];
  // What only keeps what it is given tells nothing that its class doesn't.
  if (CONSTRUCTOR.test(name) && summary === '' && steps.every(isKept)) return '';
  return join(
    heading(3, codeSpan(name)),
    inDepth && declaration.header !== '' && `\`\`\`${language}\n${declaration.header}\n\`\`\``,
    inDepth && path !== '' && `Stands in ${codeSpan(path)}.`,
    summary && asSentence(summary),
    description,
    functionFacts(declaration, module, doc, steps, inDepth && declaration.header !== ''),
    writeSteps(steps) || (summary ? '' : '[VERIFY] The code shows no single step of it.'),
  );
}

/** `this.name = name`, `self.items = []`. */
const isKept = ({ text, below }: Step): boolean =>
  below.length === 0 &&
  [...text.matchAll(/`([^`]+)` to (?:`([^`]+)`|an empty)/g)].every(
    ([, target = '', value]) =>
      value === undefined ||
      (/^[[{("'\d-]|^\w+$/.test(value) &&
        (target.replace(/^.*[.@>]_*/, '') === value.replace(/^\$/, '') ||
          !/^[a-z_$]/.test(value) ||
          /^(?:null|nil|false|true|undefined)$/.test(value))),
  ) &&
  text.startsWith('Sets ');

function writeSteps(given: readonly Step[], depth = 0): string {
  const all = given.map(onOneLine);
  const [only] = all;
  if (only && all.length === 1 && depth === 0 && only.below.length === 0) return only.text;
  const rest = all.length - STEPS;
  const items = all
    .slice(0, STEPS)
    .map(({ text, below }) => [text, writeSteps(below, depth + 1)].filter(Boolean).join('\n'));
  return numbered(
    rest > 0 ? [...items, `Goes on with ${rest} more ${rest === 1 ? 'step' : 'steps'}.`] : items,
  );
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
  const rest = names.length - PACKAGES;
  const shown = [...names.slice(0, PACKAGES).map(codeSpan), ...(rest > 0 ? [`${rest} more`] : [])];
  return names.length > 0 ? `${listed(shown)}.` : '';
}

/** Longest sentence that is quoted. */
const LONGEST_QUOTE = 240;

function firstSentence(comment: string): string {
  const words = comment.replace(/\s+/g, ' ').trim();
  const first = /^.*?[.!](?=\s|$)/.exec(words)?.[0] ?? words;
  return first.length <= LONGEST_QUOTE ? first : '';
}

/** What TypeScript has, and JavaScript hasn’t; the name of a class is called a type in both. */
const TYPED =
  /^(?:type_(?!identifier)\w+|interface_declaration|enum_declaration|as_expression|accessibility_modifier|abstract_class_declaration|import_alias)$/;

/** Code without a file's name that is read as TypeScript is called so only where it holds a type. */
function languageName({ language, path }: Module, rootOf: () => SyntaxNode | undefined): string {
  const isTyped = (node: SyntaxNode): boolean => TYPED.test(node.type) || node.children.some(isTyped);
  const root = language === 'typescript' && path === '' ? rootOf() : undefined;
  return root && !isTyped(root) ? 'JavaScript' : (LANGUAGES[language] ?? language);
}

/** A few are named. */
const NAMED = 3;

function namedOrCounted(names: readonly string[], noun: string, most: number): string {
  const plural = noun === 'class' ? 'classes' : `${noun}s`;
  return names.length === 0 || names.length > most
    ? counted(names.length, noun, plural)
    : `the ${names.length === 1 ? noun : plural} ${listed(names.map(codeSpan))}`;
}

function counted(count: number, noun: string, plural = `${noun}s`): string {
  return count === 0 ? '' : `${count} ${count === 1 ? noun : plural}`;
}
