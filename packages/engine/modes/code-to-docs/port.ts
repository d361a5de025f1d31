import type { Setting } from '../../code/model.ts';
import type { CodeModel } from '../../code/read-code.ts';
import { code } from './types.ts';

/** Where the code itself has the service listen. */
const FIXED =
  /(?:\.listen\(\s*|(?<![\w.-])(?:set\s+)?:?port\s*[:=,]\s*|ListenAndServe(?:TLS)?\(\s*"(?:localhost|[\d.]+)?:|\.(?:Run|Start|run)\(\s*"(?:https?:\/\/(?:localhost|[\d.+*]+))?:|\bbind\(\(?"[\d.]+",?\s*:?|"(?:0\.0\.0\.0|127\.0\.0\.1):|SocketAddr::from\(\(\[[\d, ]+\],\s*)['"]?(?<port>\d{4,5})\b/g;

/** Ports of databases, queues, caches and mail servers that services call. */
const OTHERS = /^(?:1025|1433|1521|2525|3306|4222|5432|5672|6379|9042|9092|9200|11211|27017)$/;

/** Variables of where the service itself listens: `PORT`, `HTTP_PORT`. */
const VARIABLE = /^(?:(?:APP|API|SERVER|SERVICE|HTTP|WEB|LISTEN|NODE)_)?PORT$/;

/** Where the service listens: `` `4000`, unless the environment variable `PORT` says otherwise ``; empty where the code doesn't say. */
export function describePort({ modules }: CodeModel, settings: readonly Setting[]): string {
  const setting = settings.find(({ name }) => VARIABLE.test(name));
  const given = /^:?(\d{2,5})$/.exec(setting?.fallback ?? '')?.[1];
  const text = modules.map((module) => module.text).join('\n');
  const fixed = [...text.matchAll(FIXED)]
    .map(({ groups }) => groups?.['port'] ?? '')
    .find((one) => !OTHERS.test(one));
  const port = given ?? fixed;
  if (!setting) return port === undefined ? '' : code(port);
  const variable = `the environment variable ${code(setting.name)}`;
  return port === undefined ? `from ${variable}` : `${code(port)}, unless ${variable} says otherwise`;
}
