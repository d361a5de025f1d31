import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { attempt } from '../attempt.ts';

type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, __filename: string) => void;

/** The last line of a bundle, which tells it from others: a comment of so many hexadecimal digits. */
const MARK_LENGTH = 16;

/** The starts that add what they compiled: the first text calls for half of what the others do. */
const STARTS = 3;

/**
 * Runs a bundle with what an earlier start compiled of it, and gives what it exports. Node.js itself keeps only what was
 * compiled when a module was loaded: half of what a check needs is compiled later.
 * @param file a function of ASCII characters around a CommonJS bundle, with its mark behind
 */
export function loadKept(file: string): unknown {
  const text = readFileSync(file, 'latin1');
  const kept = path.join(
    path.dirname(file),
    'compiled',
    `${text.slice(-MARK_LENGTH - 1, -1)}-${process.version}-${process.arch}.bin`,
  );
  // The last byte counts the starts that it is from.
  const known = attempt(
    () => readFileSync(kept),
    () => Buffer.of(0),
  );
  const cachedData = known.subarray(0, -1);
  const script = new Script(text, {
    filename: file,
    ...(cachedData.length > 0 && { cachedData }),
  });
  const module = { exports: {} };
  (script.runInThisContext() as Wrapper)(module, createRequire(file), file);
  const starts = script.cachedDataRejected === false ? (known.at(-1) ?? 0) : 0;
  if (starts < STARTS) process.prependOnceListener('exit', () => keep(script, kept, starts + 1));
  return module.exports;
}

/** For the next start. Who installed the package may have been somebody else: then each start compiles. */
function keep(script: Script, file: string, starts: number): void {
  attempt(
    () => {
      mkdirSync(path.dirname(file), { recursive: true });
      // Others that start now never see half of it.
      const draft = `${file}-${process.pid}`;
      // Where nothing may be written, nothing is gathered either.
      writeFileSync(draft, '');
      writeFileSync(draft, Buffer.concat([script.createCachedData(), Buffer.of(starts)]));
      renameSync(draft, file);
    },
    () => undefined,
  );
}
