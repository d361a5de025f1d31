/** The subset of OpenAPI 3.0's Schema Object in which every type is described. */
export interface Schema {
  /** The name of a type that the input doesn't hold. */
  title?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  description?: string;
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  default?: unknown;
  example?: unknown;
  enum?: (string | number | boolean)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  exclusiveMaximum?: boolean;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

export const REF = '#/components/schemas/';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  /** Undefined where the code doesn't say. */
  readonly schema?: Schema;
  readonly description?: string;
}

export interface Body {
  readonly mediaType: string;
  readonly required: boolean;
  readonly schema?: Schema;
  /** As the code calls it, where the input doesn't hold the type. */
  readonly typeName?: string;
  /** How large it may be: `256 KB`. */
  readonly limit?: string;
}

export interface RouteResponse {
  readonly status: number;
  readonly schema?: Schema;
  readonly description?: string;
  /** The description is what a comment says, and no message that is sent. */
  readonly isStated?: boolean;
  readonly mediaType?: string;
  /** The code answers with a status alone. */
  readonly isEmpty?: boolean;
  /** What the code sets besides the body, by its name. */
  readonly headers?: Readonly<Record<string, Schema>>;
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const;

export interface Route {
  /** Upper case; `ANY` where the code serves every method. */
  readonly method: string;
  /** From the root, parameters as `{name}`. */
  readonly path: string;
  readonly framework: string;
  /** The handler's name in the code. */
  readonly name: string;
  /** Where the handler stands, where the input names its files. */
  readonly file?: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly responses: readonly RouteResponse[];
  /** Names of security schemes; several are alternatives. */
  readonly security: readonly string[];
  readonly deprecated: boolean;
  /** All of which a caller needs. */
  readonly rights?: readonly Right[];
  /** Policies that the service names, all of which a caller must meet. */
  readonly policies?: readonly string[];
  /** How often callers may send it: `100 requests a minute`. */
  readonly rate?: string;
  /** The input doesn't hold the code that answers. */
  readonly isElsewhere?: boolean;
  /** What answers is not in the input, so that its methods may be others. */
  readonly isUnseen?: boolean;
  /** The input doesn't show the routes: method and path are what the framework's conventions make of a controller. */
  readonly isAssumed?: boolean;
  /** The service leaves it out of what it says of itself. */
  readonly isHidden?: boolean;
}

/** A role, a scope or a permission; of several names, any one will do. */
export interface Right {
  /** Undefined where the code doesn't say. */
  readonly kind?: 'role' | 'scope' | 'permission' | undefined;
  readonly names: readonly string[];
}

export interface SecurityScheme {
  readonly type: 'http' | 'apiKey' | 'oauth2';
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly in?: 'header' | 'query' | 'cookie';
  readonly name?: string;
  /** Of OAuth 2: where a user name and a password are sent for a token. */
  readonly flows?: {
    readonly password: { readonly tokenUrl: string; readonly scopes: Readonly<Record<string, string>> };
  };
  readonly description?: string;
}

/** An option or argument of a command. */
export interface CliOption {
  /** As typed: `-p, --port <number>`. */
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly required: boolean;
  readonly fallback: string;
  /** The environment variable that its default comes from; without that it is `fallback`. */
  readonly variable?: string;
  /** What its value must be, in a word, where the code says so and the name doesn't: `integer`. */
  readonly type?: string;
  /** Takes several values. */
  readonly isMany?: boolean;
}

export interface CliCommand {
  readonly name: string;
  /** Other names of it, without those of the command that it is a part of. */
  readonly aliases?: readonly string[];
  readonly description: string;
  readonly options: readonly CliOption[];
  readonly arguments: readonly CliOption[];
  /** Calls of it, as a shell takes them; empty where the code shows none. */
  readonly example: string;
}

/** What a program ends with. */
export interface CliExit {
  readonly code: number;
  /** What the program says in front of it; none where the code says nothing. */
  readonly meanings: readonly string[];
}

/** An environment variable or a setting. */
export interface Setting {
  readonly name: string;
  /** Read from the service's configuration, and not from an environment variable alone. */
  readonly isConfigured?: boolean;
  readonly type: string;
  readonly required: boolean;
  readonly fallback: string;
  readonly description: string;
  /** What its value must keep to. */
  readonly limits?: Schema;
}
