import type { FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { RawRoute } from '../routes/router.ts';
import type { SchemaReader } from '../schemas/schema-reader.ts';
import type { ErrorAnswers } from './error-answers.ts';
import type { ErrorReach } from './error-reach.ts';
import type { FactsDraft } from './facts.ts';
import type { RaisedErrors } from './raised-errors.ts';
import type { Uses } from './uses.ts';
import type { ValueSchemas } from './value-schemas.ts';

/** What a handler's reader works with. */
export interface HandlerContext {
  readonly reader: RouteReader;
  readonly schemas: SchemaReader;
  readonly values: ValueSchemas;
  readonly errors: ErrorAnswers;
  readonly raised: RaisedErrors;
  readonly reach: ErrorReach;
  /** Of the handler's statements. */
  readonly uses: Uses;
  readonly draft: FactsDraft;
}

/** Reads what a route's handler takes and answers into the draft. */
export type HandlerReader = (
  context: HandlerContext,
  handler: { readonly declaration: FunctionDecl; readonly scope: Scope } | undefined,
  route: RawRoute,
) => void;
