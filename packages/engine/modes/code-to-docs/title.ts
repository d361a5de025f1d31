import type { CodeModel } from '../../code/read-code.ts';
import { typesIn } from '../../code/ast.ts';
import { openDeclarations } from '../../code/parts/public-api.ts';
import { readCommands } from '../../code/cli/index.ts';
import { readDoc } from '../../code/parts/doc-comment.ts';
import { leadingComment } from '../../code/parts/leading-comment.ts';
import { sentence } from './endpoints.ts';
import { nameRoutes } from './naming.ts';
import { sentenceCase, words } from './title-words.ts';

/** Where frameworks state the version of an API. */
const VERSION =
  /(?:\.setVersion\(\s*|(?:\b(?:FastAPI|Litestar|APIFlask|OpenApiInfo|openapi\.Info)|@(?:OA\\)?Info)\((?:[^()]|\([^()]{0,600}\)){0,2000}?\bversion\s*[:=]\s*|OpenApiInfo\s*\{[^}]{0,2000}?\bVersion\s*=\s*|new Info\(\)[^;]{0,2000}?\.version\(|\binfo\s*:\s*\{[^}]{0,2000}?\bversion\s*:\s*)["'`]([\w.+-]{1,30})["'`]/;
/** swaggo's comment, beside a title; a class may have a version of its own. */
const IN_COMMENT = /^\s*(?:\/\/|\*|#)?\s*@version\s+(\d[\w.+-]*)\s*$/m;

/** The version that the code gives its API; empty where it gives none. */
export function versionOfInput({ modules, routes }: CodeModel): string {
  if (routes.length === 0) return '';
  const text = modules.map((module) => module.text).join('\n');
  const commented = /@title\b/.test(text) ? IN_COMMENT.exec(text)?.[1] : undefined;
  return VERSION.exec(text)?.[1] ?? commented ?? '';
}

/** Where frameworks state what an API is for. */
const ABOUT =
  /(?:\.setDescription\(\s*|\b(?:FastAPI|Litestar|APIFlask|OpenApiInfo|Info)\((?:[^()]|\([^()]{0,600}\)){0,2000}?\b(?:description|summary)\s*[:=]\s*|OpenApiInfo\s*\{[^}]{0,600}?\bDescription\s*=\s*|\binfo\s*:\s*\{[^}]{0,600}?\bdescription\s*:\s*)(?:"([^"\n]{8,400})"|'([^'\n]{8,400})'|`([^`$]{8,400})`)/;
/** What a file says of how it is made, and not of what it serves. */
const OF_FILE =
  /^(?:Package main$|(?:This )?(?:file|module|script)\b|(?:main )?entry ?point|routes?\b|router\b|handlers?\b|controllers?\b|middleware\b|views?\b|application (?:setup|configuration)|set ?up\b|usage\b|run\b|example)/i;

/** What the code says that its API is for: in its setup, or above all of it where it is one file; empty where it says nothing. */
export function aboutInput({ modules, routes }: CodeModel): string {
  if (routes.length === 0) return '';
  const [, ...stated] = ABOUT.exec(modules.map((module) => module.text).join('\n')) ?? [];
  const [said = ''] = stated.filter(Boolean);
  const [only, another] = modules;
  if (said !== '' || !only || another) return said.trim();
  const { summary } = readDoc(leadingComment(only), only.language);
  const about = summary.replace(
    /^(?:Package|Command|Module|Crate) \w+ (?:is|runs|serves|provides|implements) /,
    '',
  );
  return OF_FILE.test(about) || !/^\S+(?: \S+){2,}/.test(about) ? '' : sentence(sentenceCase(about));
}

/** What the code calls itself: a title in its setup, a package, a folder; else its main resource. */
export function titleOfInput(model: CodeModel): string {
  const text = model.modules.map((module) => module.text).join('\n');
  const stated =
    /(?:\.setTitle\(|FastAPI\([^)]{0,2000}?\btitle\s*=|\btitle\s*[:=]\s*(?=["'][^"'\n]*\bAPI\b)|new Info\(\)[^;]{0,2000}?\.title\(|OpenApiInfo\s*\{[^}]{0,600}?Title\s*=|@OpenAPIDefinition\([^)]{0,600}?title\s*=)\s*["']([^"'\n]{2,60})["']/.exec(
      text,
    )?.[1];
  if (stated) return stated.replace(/\s+(?:reference|documentation|docs)$/i, '');
  if (model.routes.length > 0) {
    const groups = Map.groupBy(
      nameRoutes(model.routes).filter(({ group }) => group !== 'General'),
      ({ group }) => group,
    );
    const [first, ...others] = [...groups].sort(([, a], [, b]) => b.length - a.length);
    // Beside what most is about, a service has single endpoints: its health, who is signed in.
    const isMain = first && first[1].length > 3 && others.every(([, members]) => members.length === 1);
    return first && (others.length === 0 || isMain) ? first[0] : 'HTTP API';
  }
  const [only, ...rest] = model.modules.map(({ path }) => path).filter(Boolean);
  if (only && rest.length === 0) return sentenceCase(words(only.replace(/^.*\//, '').replace(/\.\w+$/, '')));
  const names = readCommands(model).map(({ name }) => name);
  const [program = '', ...others] = new Set(names.map((name) => name.split(' ')[0] ?? ''));
  if (program !== '' && others.length === 0) return names.length === 1 ? (names[0] ?? program) : program;
  if (names.length > 0) return 'Command line';
  const namespace = /^\s*(?:package|namespace)\s+([\w.\\]+)/m.exec(text)?.[1];
  const modules = model.modules.flatMap(({ language, statements }) =>
    language === 'ruby' ? statements.flatMap((one) => (one.kind === 'scope' ? [one.name] : [])) : [],
  );
  if (new Set(modules).size === 1) return modules[0] ?? 'Code';
  const [go, ...more] = new Set([...text.matchAll(/^package (\w+)\s*$/gm)].map(([, name = '']) => name));
  if (go && more.length === 0 && go !== 'main') return go;
  const functions = model.modules.flatMap(({ statements }) =>
    statements.filter(
      (one) =>
        (one.kind === 'function' || (one.kind === 'assign' && one.value?.kind === 'function')) &&
        one.exported,
    ),
  );
  const [outer, ...besides] = model.modules
    .flatMap(({ statements }) => typesIn(statements))
    .filter(({ exported }) => exported);
  if (outer && besides.length === 0 && functions.length === 0) return outer.name;
  const open = new Set(model.modules.flatMap(openDeclarations).map(({ name }) => name));
  const classes = [...model.project.classes.values()]
    .map(({ declaration }) => declaration)
    .filter(({ name, called = name }) => open.has(called) || open.has(name));
  const [main] = classes.toSorted((a, b) => b.methods.length - a.methods.length);
  const methods = classes.reduce((sum, one) => sum + one.methods.length, 0);
  // One class that holds most of what can be called is what the rest is for.
  const isMain = main && (classes.length === 1 || main.methods.length * 2 > methods);
  if (isMain && main.methods.length >= functions.length * 2) return main.name;
  return namespace?.replaceAll('\\', '.') ?? 'Code';
}
