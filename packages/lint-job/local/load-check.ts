import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import type { AnalyzeRequest, AnalyzeResult } from '@housestyle/contract';

/** `check.ts` of the service. */
export interface CheckModule {
  /** Null where a service is needed. */
  check(request: AnalyzeRequest): Promise<AnalyzeResult | null>;
}

type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, __filename: string) => void;

/** The last line of a bundle, which tells it from others: a comment of so many hexadecimal digits. */
const MARK_LENGTH = 16;

/**
 * Loads the sources, or the bundle with what an earlier start compiled of it. Node.js itself keeps only what was compiled when
 * a module was loaded: half of what a check needs is compiled later.
 */
export function loadCheck(file: string): CheckModule {
  if (file.endsWith('.ts')) return createRequire(import.meta.url)(file) as CheckModule;
  // A short process tries most patterns a few times: interpreted first, they would be compiled twice.
  setFlagsFromString('--no-regexp-tier-up --no-flush-bytecode');
  const text = readFileSync(file, 'utf8');
  const kept = path.join(
    path.dirname(file),
    'compiled',
    `${text.trimEnd().slice(-MARK_LENGTH)}-${process.version}-${process.arch}.bin`,
  );
  const cachedData = readIfThere(kept);
  const script = new Script(`(module, require, __filename) => {${text}\n}`, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} };
  (script.runInThisContext() as Wrapper)(module, createRequire(file), file);
  if (script.cachedDataRejected !== false) process.once('exit', () => keep(script, kept));
  return module.exports as CheckModule;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** For the next start. Who installed the package may have been somebody else: then each start compiles. */
function keep(script: Script, file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // Others that start now never see half of it.
    const draft = `${file}-${process.pid}`;
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, file);
  } catch {
    return;
  }
}
