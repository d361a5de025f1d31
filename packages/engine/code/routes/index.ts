import { readAnnotatedHandler } from '../handlers/annotations.ts';
import { readGoHandler } from '../handlers/go.ts';
import { readKtorHandler } from '../handlers/kotlin.ts';
import { readLaravelHandler } from '../handlers/php.ts';
import { readFlaskHandler } from '../handlers/flask.ts';
import { readFastApiHandler } from '../handlers/python.ts';
import { readRubyHandler } from '../handlers/ruby.ts';
import { readRustHandler } from '../handlers/rust.ts';
import { readGrapeHandler } from '../handlers/grape.ts';
import { readScriptHandler } from '../handlers/script.ts';
import { readSymfonyHandler } from '../handlers/symfony.ts';
import { readTornadoHandler } from '../handlers/tornado.ts';
import type { HandlerReader } from '../handlers/types.ts';
import { readRouteFolders } from './autoload.ts';
import { readControllers } from './controllers.ts';
import { readCommentedRoutes } from './commented.ts';
import { readConventions } from './conventions.ts';
import { CSHARP_DIALECT } from './csharp.ts';
import type { Dialect } from './dialect.ts';
import { readDjango } from './django.ts';
import { GO_DIALECT } from './go.ts';
import { KOTLIN_DIALECT } from './kotlin.ts';
import { readFileRoutes } from './next.ts';
import { PHP_DIALECT } from './php.ts';
import { PYTHON_DIALECT } from './python.ts';
import type { RouteReader } from './reader.ts';
import { readRouteTables } from './route-tables.ts';
import { RUBY_DIALECT } from './ruby.ts';
import { RUST_DIALECT } from './rust.ts';
import { SCRIPT_DIALECT } from './script.ts';
import { readStated } from './stated.ts';
import { readSymfony } from './symfony.ts';
import { readTornado } from './tornado.ts';
import { readWarp } from './warp.ts';
import { JAVA_DIALECT } from './webflux.ts';

/** Routes that calls state, by language. */
export const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['typescript', SCRIPT_DIALECT],
  ['tsx', SCRIPT_DIALECT],
  ['javascript', SCRIPT_DIALECT],
  ['python', PYTHON_DIALECT],
  ['java', JAVA_DIALECT],
  ['kotlin', KOTLIN_DIALECT],
  ['go', GO_DIALECT],
  ['php', PHP_DIALECT],
  ['ruby', RUBY_DIALECT],
  ['rust', RUST_DIALECT],
  ['csharp', CSHARP_DIALECT],
]);

/** Routes that are stated otherwise: by annotations, by file names. */
export const ROUTE_READERS: readonly ((reader: RouteReader) => void)[] = [
  readRouteFolders,
  readControllers,
  readFileRoutes,
  readDjango,
  readStated,
  readSymfony,
  readTornado,
  readWarp,
  readRouteTables,
  readCommentedRoutes,
  // Last, since it asks whether there is any other.
  readConventions,
];

/** Who reads the handlers of a framework. */
export const HANDLER_READERS: Readonly<Record<string, HandlerReader>> = {
  Express: readScriptHandler,
  Koa: readScriptHandler,
  Fastify: readScriptHandler,
  Hono: readScriptHandler,
  Elysia: readScriptHandler,
  'Next.js': readScriptHandler,
  FastAPI: readFastApiHandler,
  Flask: readFlaskHandler,
  Django: readFlaskHandler,
  'net/http': readGoHandler,
  Gin: readGoHandler,
  Echo: readGoHandler,
  Fiber: readGoHandler,
  axum: readRustHandler,
  'actix-web': readRustHandler,
  Rocket: readRustHandler,
  Laravel: readLaravelHandler,
  Symfony: readSymfonyHandler,
  Tornado: readTornadoHandler,
  aiohttp: readTornadoHandler,
  Grape: readGrapeHandler,
  warp: readRustHandler,
  Javalin: readKtorHandler,
  Rails: readRubyHandler,
  Sinatra: readRubyHandler,
  Ktor: readKtorHandler,
  NestJS: readAnnotatedHandler,
  Spring: readAnnotatedHandler,
  'JAX-RS': readAnnotatedHandler,
  'ASP.NET minimal': readAnnotatedHandler,
  'ASP.NET Core': readAnnotatedHandler,
};
