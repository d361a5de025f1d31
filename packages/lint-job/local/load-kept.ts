import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { attempt } from '../attempt.ts';

type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, __filename: string) => void;

/** The last line of a bundle, which tells it from others: a comment of so many hexadecimal digits. */
const MARK_LENGTH = 16;

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
  const cachedData = attempt(
    () => readFileSync(kept),
    () => undefined,
  );
  const script = new Script(text, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} };
  (script.runInThisContext() as Wrapper)(module, createRequire(file), file);
  if (script.cachedDataRejected !== false) process.prependOnceListener('exit', () => keep(script, kept));
  return module.exports;
}

/** For the next start. Who installed the package may have been somebody else: then each start compiles. */
function keep(script: Script, file: string): void {
  attempt(
    () => {
      mkdirSync(path.dirname(file), { recursive: true });
      // Others that start now never see half of it.
      const draft = `${file}-${process.pid}`;
      writeFileSync(draft, script.createCachedData());
      renameSync(draft, file);
    },
    () => undefined,
  );
}
