import { withAnnotatedAliases } from './annotated-aliases.ts';
import type { Module } from './ast.ts';
import { detectCodeLanguage } from './detect-language.ts';
import { splitFiles, type CodeFile } from './files.ts';
import { ErrorAnswers } from './handlers/error-answers.ts';
import { ErrorReach } from './handlers/error-reach.ts';
import { generalErrors } from './handlers/general-errors.ts';
import { RaisedErrors } from './handlers/raised-errors.ts';
import { ValueSchemas } from './handlers/value-schemas.ts';
import { LOWERINGS } from './lower/index.ts';
import type { Route, RouteResponse, Schema, SecurityScheme } from './model.ts';
import type { CodeLanguage, CodeParser } from './parser/types.ts';
import { Project } from './project/project.ts';
import { DIALECTS, HANDLER_READERS, ROUTE_READERS } from './routes/index.ts';
import { RouteReader } from './routes/reader.ts';
import { finishRoute } from './routes/finish.ts';
import { withResource } from './routes/resource.ts';
import { SchemaReader } from './schemas/schema-reader.ts';
import { readSecuritySchemes } from './parts/security.ts';

/** What an input's code says, whatever its language. */
export interface CodeModel {
  /** Files that were parsed; none: the input holds no code that is known. */
  readonly modules: readonly Module[];
  /** Files that are no code: templates, catalogs. */
  readonly others: readonly CodeFile[];
  readonly project: Project;
  readonly routes: readonly Route[];
  /** Failures that no route tells. */
  readonly generalErrors: readonly RouteResponse[];
  /** Named types, by their component name; those the routes use come first. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly security: ReadonlyMap<string, SecurityScheme>;
  readonly reader: RouteReader;
}

/** The languages that an input is written in. */
export function languagesOf(input: string): Set<CodeLanguage> {
  return new Set(splitFiles(input).flatMap((file) => detectCodeLanguage(file) ?? []));
}

/** Reads all code of an input. Syntax errors leave out only what they spoil. */
export function readCode(input: string, parser: CodeParser): CodeModel {
  const modules: Module[] = [];
  const others: CodeFile[] = [];
  for (const file of withAnnotatedAliases(splitFiles(input))) {
    const module = parseFile(file, parser);
    if (module) modules.push(module);
    else others.push(file);
  }
  const project = new Project(modules);
  const reader = new RouteReader(project, DIALECTS);
  reader.read();
  for (const read of ROUTE_READERS) read(reader);
  const schemas = new SchemaReader(project);
  const context = {
    reader,
    schemas,
    values: new ValueSchemas(reader, schemas),
    errors: new ErrorAnswers(project),
    raised: new RaisedErrors(project, reader),
    reach: new ErrorReach(project),
  };
  const routes = reader.routes.flatMap((raw) => {
    const read = HANDLER_READERS[raw.framework];
    return finishRoute(raw, read ?? (() => {}), context);
  });
  const unique = withResource(
    [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()],
    modules,
  );
  return {
    modules,
    others,
    project,
    routes: unique,
    generalErrors: generalErrors(unique, reader, context.errors, context.values),
    schemas: schemas.components,
    security: readSecuritySchemes(unique, modules),
    reader,
  };
}

function parseFile(file: CodeFile, parser: CodeParser): Module | undefined {
  const language = detectCodeLanguage(file);
  const lower = language && LOWERINGS[language];
  // A part of a PHP file without its opening tag would be text to show.
  const text = language === 'php' && !file.text.includes('<?') ? `<?php\n${file.text}` : file.text;
  const root = lower && parser.parse(language, text);
  return root && { path: file.path, language, text, statements: lower(root, text) };
}
